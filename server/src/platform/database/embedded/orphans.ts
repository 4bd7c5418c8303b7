import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Lock, takeLock } from './lock.ts';

/**
 * How an orphan is asked to end, and how many milliseconds it has before it is asked more firmly. Nothing is
 * lost by firmness, the next start recovers; but the office waits.
 */
const STEPS: readonly (readonly [NodeJS.Signals, number])[] = [
  ['SIGINT', 1_500],
  ['SIGQUIT', 500],
  ['SIGKILL', 5_000],
];
const POLL_MS = 25;

/**
 * The name that the processes of one database folder carry in their command line. Made from the folder's
 * identity on disk, so that no other folder's processes are ever taken for this one's.
 */
export function processMarker(folder: string): string {
  const { dev, ino } = statSync(folder);
  return `rto-desk-${dev}-${ino}`;
}

/**
 * Takes the lock that every PostgreSQL process of the folder inherits. Processes that still hold it were
 * left behind by an application that was killed (the caller holds the application's own lock): they are
 * ended, gently at first.
 * @throws Error with a sentence when they do not end
 */
export async function takeLockFromOrphans(
  file: string,
  marker: string,
  log: (line: string) => void,
): Promise<Lock> {
  const free = await takeLock(file);
  if (free) return free;
  log('PostgreSQL of an earlier run is still there: stopping it.');
  for (const [signal, timeoutMs] of STEPS) {
    signalOrphans(marker, signal);
    for (let waited = 0; waited < timeoutMs; waited += POLL_MS) {
      const lock = await takeLock(file);
      if (lock) return lock;
      await pause(POLL_MS);
    }
  }
  throw new Error(`Processes of an earlier run still use ${file} and do not end: stop them and start again.`);
}

function signalOrphans(marker: string, signal: NodeJS.Signals): void {
  for (const { pid, command } of processes()) {
    const isPostmaster = command.includes(`cluster_name=${marker}`);
    // The postmaster passes a shutdown on. Only when it is to die at once do its children not hear of it.
    const isChild = signal === 'SIGKILL' && command.startsWith(`postgres: ${marker}: `);
    if (isPostmaster || isChild) send(pid, signal);
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself meanwhile, or is not ours: the lock tells.
  }
}

function processes(): { pid: number; command: string }[] {
  if (process.platform !== 'linux') return listedProcesses();
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => ({ pid: Number(name), command: commandOf(name) }));
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

function listedProcesses(): { pid: number; command: string }[] {
  const lines = execFileSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' }).split('\n');
  return lines.map(line => {
    const [pid = '', ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), command: command.join(' ') };
  });
}
