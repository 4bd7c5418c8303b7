import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { dataDirectory, runTool, spawnOptions, type ToolEnvironment, toolError } from './tool.ts';

/** How long each way of stopping may take before the next, firmer one, in milliseconds. */
const PATIENCE = { fast: 30_000, immediate: 5_000 };
const READY = 'database system is ready to accept connections';

/** A running PostgreSQL server. */
export interface Postmaster {
  /** Resolves with a sentence when the server ended without being asked to. */
  readonly died: Promise<string>;
  /** Ends connections, writes everything to disk and ends. May be called again. */
  stop(): Promise<void>;
}

/**
 * Starts the server and waits until it answers. After a crash that includes the recovery, however long it
 * takes.
 * @throws Error with what PostgreSQL said when it ends instead
 */
export async function startPostmaster(
  cluster: string,
  settings: Record<string, string>,
  surroundings: ToolEnvironment,
  log: (line: string) => void,
): Promise<Postmaster> {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const child = spawn(`${surroundings.programs}/postgres`, ['-D', dataDirectory(cluster), ...options], {
    ...spawnOptions(cluster, surroundings),
    // Its own process group: Ctrl-C goes to the application, which stops PostgreSQL when it has drained. On Windows it has a
    // hidden console of its own instead; without any, each of its processes would open a window.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe', surroundings.lockDescriptor ?? 'ignore'],
  });
  const stopWatching = endWithThisProcess(child.pid);
  const ended = new Promise<void>(resolve => {
    child.once('exit', () => resolve());
    child.once('error', () => resolve());
  });
  void ended.then(stopWatching);
  await readiness(child, log);

  let asked = false;
  const died = new Promise<string>(resolve => {
    child.once('exit', (code, signal) => {
      if (!asked) resolve(`PostgreSQL ended unexpectedly (${signal ?? `exit code ${code}`}).`);
    });
  });
  const stop = async () => {
    asked = true;
    if (process.platform === 'win32') await stopOnWindows(cluster, surroundings);
    else await end(child, ended);
  };
  return { died, stop };
}

/** Resolves when the server says that it is ready, passing on its log line by line from then on too. */
async function readiness(child: ChildProcess, log: (line: string) => void): Promise<void> {
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    // 'close', not 'exit': by then all that it said has arrived.
    child.once('close', () => reject(toolError('PostgreSQL did not start', said.join(' '), child.exitCode)));
    if (!child.stderr) return;
    createInterface({ input: child.stderr }).on('line', line => {
      if (said.length < 20) said.push(line);
      log(line);
      if (line.includes(READY)) resolve();
    });
  });
}

/**
 * Stops the server when this process ends without having done so, be it by SIGKILL: a shell waits for the
 * end of a pipe that nothing but the end of this process closes.
 * @returns ends the watch
 */
function endWithThisProcess(pid: number | undefined): () => void {
  if (process.platform === 'win32' || pid === undefined) return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$0"', String(pid)], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  return () => void watcher.kill('SIGKILL');
}

/** Fast shutdown, then immediate (the next start recovers), then the end. */
async function end(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const timers = [
    setTimeout(() => child.kill('SIGQUIT'), PATIENCE.fast),
    setTimeout(() => child.kill('SIGKILL'), PATIENCE.fast + PATIENCE.immediate),
  ];
  child.kill('SIGINT');
  await ended;
  for (const timer of timers) clearTimeout(timer);
}

/** There a signal would be sudden death; PostgreSQL's own tool knows how to ask. */
export async function stopOnWindows(cluster: string, surroundings: ToolEnvironment): Promise<void> {
  await runTool('pg_ctl', ['stop', '-D', cluster, '-m', 'fast', '-w'], cluster, surroundings);
}
