import { execFileSync, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chownSync, closeSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';

/** The repository's folder. */
export const root = join(import.meta.dirname, '../..');

/** The machines in the namespace of this process, by number: the one that votes, the store's servers and its cache, and the desks. */
const HERE = [1, 13, 14, 15, 16, 17, 21, 22];
/** The ports that the files of `deploy/` name. */
const PORTS = ['2379', '2380', '3000', '5000', '5432', '8008', '8080'];

/**
 * Machines in one network of this machine, on a bridge. Those with a database have a network namespace each, so that the drills can cut
 * their cable; all others share the namespace of this process. The ports of `deploy/` are replaced by free ones, and all files lie below
 * one folder.
 */
export interface Environment {
  folder: string;
  /** Gives a machine a network namespace of its own; answers its name, for `serve`. */
  addNamespace(machine: Machine): string;
  /** Takes a machine's network cable out, or puts it back in. */
  plug(machine: Machine, isIn: boolean): void;
  /** Mounts a file system in memory, or gives the mounted one another size, in bytes. */
  mountSmall(path: string, size: number): void;
  /** Of a machine, by the last number of its address in `deploy/`. */
  addressOf(machine: number): string;
  portOf(usual: number): number;
  /** What a word that stands for a secret in `deploy/` stands for here. */
  secretOf(word: string): string;
  /**
   * Writes a file of `deploy/` as an administrator does who copies it to a machine; returns its path.
   * @param here what is otherwise here than on machines of their own
   */
  place(file: string, machine: Machine, here?: readonly (readonly [string, string])[]): string;
}

/** A machine's name and the last number of its address in `deploy/`. */
export interface Machine {
  name: string;
  number: number;
}

export async function openEnvironment(folder: string): Promise<Environment> {
  // 198.18.0.0/15 is for tests of networks: no real machine has such an address (RFC 2544).
  const network = `198.${18 + (process.pid % 2)}.${process.pid % 250}.`;
  const bridge = `rd${process.pid}`;
  const cableOf = ({ number }: Machine) => `${bridge}-${number}`;
  asRoot('ip', ['link', 'add', bridge, 'type', 'bridge']);
  process.once('exit', () => quietly('ip', ['link', 'del', bridge]));
  asRoot('ip', ['link', 'set', bridge, 'up']);
  for (const number of HERE) asRoot('ip', ['address', 'add', `${network}${number}/24`, 'dev', bridge]);
  const mounted = new Set<string>();
  const ports = new Map<string, number>();
  for (const port of PORTS) ports.set(port, await freePort());
  const secretOf = (word: string) => createHash('sha256').update(`${folder}${word}`).digest('hex');
  const addressOf = (machine: number) => `${network}${machine}`;
  const portOf = (usual: number) => {
    const port = ports.get(String(usual));
    if (port === undefined) throw new Error(`No file of deploy/ names the port ${usual}`);
    return port;
  };
  return {
    folder,
    addressOf,
    portOf,
    secretOf,
    addNamespace(machine) {
      const [namespace, cable] = [`${bridge}-${machine.name}`, cableOf(machine)];
      const inside = (...args: string[]) => asRoot('ip', ['-n', namespace, ...args]);
      asRoot('ip', ['netns', 'add', namespace]);
      // Its end of the cable goes with it.
      process.once('exit', () => quietly('ip', ['netns', 'del', namespace]));
      asRoot('ip', ['link', 'add', cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', namespace]);
      asRoot('ip', ['link', 'set', cable, 'master', bridge, 'up']);
      inside('address', 'add', `${addressOf(machine.number)}/24`, 'dev', 'eth0');
      inside('link', 'set', 'eth0', 'up');
      inside('link', 'set', 'lo', 'up');
      return namespace;
    },
    plug: (machine, isIn) => asRoot('ip', ['link', 'set', cableOf(machine), isIn ? 'up' : 'down']),
    mountSmall(path, size) {
      const how = mounted.has(path) ? 'remount,' : '';
      asRoot('mount', ['-t', 'tmpfs', '-o', `${how}size=${size}`, 'tmpfs', path]);
      if (!mounted.has(path)) process.once('exit', () => quietly('umount', ['--lazy', path]));
      mounted.add(path);
      chownSync(path, account.uid, account.gid);
    },
    place(file, { name, number }, here = []) {
      let text = readFileSync(join(root, 'deploy', file), 'utf8')
        .replace(/\bNAME\b/g, name)
        .replace(/\bADDRESS\b/g, `10.0.0.${number}`)
        .replaceAll('127.0.0.1', `10.0.0.${number}`)
        .replaceAll('10.0.0.', network)
        .replace(/\b(?:SECRET_OF|ID_AT)_\w+/g, secretOf)
        .replace(new RegExp(`\\b(${PORTS.join('|')})\\b`, 'g'), port => String(portOf(Number(port))));
      for (const [there, instead] of here) {
        if (!text.includes(there)) throw new Error(`deploy/${file} does not say "${there}"`);
        text = text.replaceAll(there, instead);
      }
      const path = join(folderOf(folder, name), file);
      writeFileSync(path, text);
      return path;
    },
  };
}

/** The folder of a machine, which belongs to the account that its services run as. */
export function folderOf(folder: string, ...parts: string[]): string {
  let path = folder;
  for (const part of parts) {
    path = join(path, part);
    mkdirSync(path, { recursive: true });
    chownSync(path, account.uid, account.gid);
  }
  return path;
}

/** PostgreSQL refuses to run as root; this is the account of Debian's package. */
export const account = {
  get uid() {
    return Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' }));
  },
  get gid() {
    return Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' }));
  },
};

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '0.0.0.0');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  server.close();
  await once(server, 'close');
  return port;
}

/** The processes that were started, by their ids; all are killed when the drills end, however they end. */
const started = new Set<number>();

/**
 * Starts a service in the background as the account of the services, with its output in a file beside its configuration; answers its
 * process id.
 * @param options its environment beside `PATH`, and the network namespace it runs in; that of this process where none is given
 */
export function serve(
  program: string,
  args: readonly string[],
  log: string,
  { env = {}, namespace = null }: { env?: Record<string, string>; namespace?: string | null } = {},
): number {
  const output = openSync(log, 'a');
  // Only root enters a namespace. Each of these programs becomes the next one, so that the process id stays.
  const enter = namespace === null ? [] : ['ip', 'netns', 'exec', namespace];
  const become = ['setpriv', `--reuid=${account.uid}`, `--regid=${account.gid}`, '--clear-groups', '--'];
  const [first = '', ...more] = [...enter, ...become, program, ...args];
  const child = spawn(first, more, {
    cwd: '/',
    env: { PATH: `${process.env.PATH}`, LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  closeSync(output);
  child.on('error', error => console.error(`${program}: ${error.message}`));
  const { pid } = child;
  if (pid === undefined) throw new Error(`${program} does not start`);
  started.add(pid);
  child.once('exit', () => started.delete(pid));
  return pid;
}

/** Runs a command as the account of the services; throws with what it said where it fails. */
export function command(
  program: string,
  args: readonly string[],
  env: Record<string, string | undefined> = process.env,
): string {
  return run(program, args, { uid: account.uid, gid: account.gid, cwd: '/', env });
}

/** Runs a command as root; throws with what it said where it fails. */
export function asRoot(program: string, args: readonly string[], options: SpawnSyncOptions = {}): string {
  return run(program, args, options);
}

/** Undoes something at the end, whether or not it was done. */
function quietly(program: string, args: readonly string[]): void {
  spawnSync(program, args);
}

function run(program: string, args: readonly string[], options: SpawnSyncOptions): string {
  const { status, stdout, stderr } = spawnSync(program, args, { ...options, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr || stdout}`);
  return stdout;
}

/** Sends a signal to processes and all below them; those that have gone are left out. */
export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids.flatMap(withChildren)) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended since.
    }
  }
}

/** Those of the services that were started which have not ended: another process may have the id of one that has. */
export function alive(pids: readonly number[]): number[] {
  return pids.filter(pid => started.has(pid));
}

/** A process and all below it. */
function withChildren(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(name => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        return [{ id: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) }];
      } catch {
        return [];
      }
    });
  const below = (id: number): number[] => [
    id,
    ...parents.filter(({ parent }) => parent === id).flatMap(child => below(child.id)),
  ];
  return below(pid);
}

/** Kills the processes that still run. */
export function killAll(others: readonly number[] = []): void {
  signal([...started, ...others], 'SIGKILL');
}

/** Waits until something holds; throws, naming it, where it does not within so many seconds. */
export async function until(what: string, holds: () => Promise<boolean>, seconds = 120): Promise<void> {
  const end = Date.now() + seconds * 1000;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > end) throw new Error(`Not within ${seconds} seconds: ${what}`);
    await after(200);
  }
}
