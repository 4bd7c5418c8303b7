import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { closeSync, constants, openSync } from 'node:fs';
import { createServer } from 'node:net';

/** A lock that the kernel frees when the last process holding it ends, however it ends. */
export interface Lock {
  /** Handed to a child as a descriptor, the lock is held for as long as that child or its children live. */
  readonly descriptor: number | undefined;
  release(): Promise<void>;
}

/** `O_EXLOCK` of the BSD family: opening takes the lock in the same step. Node does not name it. */
const OPEN_LOCKED = 0x20;

/**
 * Takes the lock that the file stands for, or answers undefined when another process holds it.
 * There is no process id to compare and no stale file to clean up, so nothing can be raced or mistaken.
 */
export async function takeLock(file: string): Promise<Lock | undefined> {
  if (process.platform === 'win32') return listenOnPipe(file);
  const descriptor = process.platform === 'linux' ? openThenFlock(file) : openLocked(file);
  if (descriptor === undefined) return undefined;
  return { descriptor, release: async () => closeSync(descriptor) };
}

/**
 * Node cannot call flock(2), but a lock belongs to the open file, not to who asked for it: the command
 * locks the descriptor it inherits, ends, and this process keeps the lock.
 */
function openThenFlock(file: string): number | undefined {
  const descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT, 0o600);
  const asked = spawnSync('flock', ['-xn', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] });
  if (asked.status === 0) return descriptor;
  closeSync(descriptor);
  if (asked.error) {
    throw new Error(`The database needs the command flock (package util-linux): ${asked.error.message}`);
  }
  return undefined;
}

function openLocked(file: string): number | undefined {
  const { O_RDWR, O_CREAT, O_NONBLOCK } = constants;
  try {
    return openSync(file, O_RDWR | O_CREAT | O_NONBLOCK | OPEN_LOCKED, 0o600);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return undefined;
    throw error;
  }
}

/** Windows gives the name of a pipe to one process only, until that process ends. */
function listenOnPipe(file: string): Promise<Lock | undefined> {
  const name = createHash('sha256').update(file.toLowerCase()).digest('hex');
  const server = createServer();
  return new Promise(resolve => {
    server.once('error', () => resolve(undefined));
    server.listen(`\\\\.\\pipe\\rto-desk-${name}`, () => {
      server.unref();
      const release = () => new Promise<void>(done => server.close(() => done()));
      resolve({ descriptor: undefined, release });
    });
  });
}
