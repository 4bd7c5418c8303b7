// @ts-check
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

/** The folder of a Linux whose files stay in memory. */
const MEMORY = '/dev/shm';
const NAME = 'rto-desk-tests-';
/** What all tests together may take there, in bytes, and what has to be left of the memory then. */
const ROOM = 4 * 1024 ** 3;

/**
 * Has temporary files written to memory, where there is plenty: the databases of the tests are copied hundreds of times,
 * and on a disk that is half of what the tests cost. They are gone when this process ends.
 */
export function keepTemporaryFilesInMemory() {
  if (process.platform !== 'linux' || !hasRoom()) return;
  removeLeftovers();
  const folder = mkdtempSync(join(MEMORY, `${NAME}${process.pid}-`));
  // PostgreSQL, which never runs as root, has to walk through it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
}

function hasRoom() {
  try {
    const mounts = readFileSync('/proc/mounts', 'utf8').split('\n');
    const options = mounts.find(line => line.split(' ')[1] === MEMORY)?.split(' ')[3] ?? 'noexec';
    const { bavail, bsize } = statfsSync(MEMORY);
    // PostgreSQL's own account may need copies of its programs there.
    return !options.split(',').includes('noexec') && bavail * bsize > ROOM && freemem() > 2 * ROOM;
  } catch {
    return false;
  }
}

/** What runs that were killed have left. */
function removeLeftovers() {
  for (const name of readdirSync(MEMORY)) {
    const pid = new RegExp(`^${NAME}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid)))
      rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
