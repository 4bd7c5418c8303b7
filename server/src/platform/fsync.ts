import { open, rename } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const onWindows = process.platform === 'win32';
/** How long a rename is tried again on Windows, and how often, in milliseconds. */
const HELD_OPEN = { most: 10_000, every: 100 };
/** What Windows answers while a virus scanner or an indexer has the file, or one below the folder, open. */
const heldOpen = new Set(['EPERM', 'EACCES', 'EBUSY']);

/** Writes the content of a file through to the disk. */
export async function fsyncFile(path: string): Promise<void> {
  // Windows flushes only what is open for writing.
  await flush(path, 'r+');
}

/** Writes the names in a folder through to the disk. Windows has no call for it; NTFS logs names by itself. */
export async function fsyncFolder(path: string): Promise<void> {
  if (!onWindows) await flush(path, 'r');
}

async function flush(path: string, flags: string): Promise<void> {
  const handle = await open(path, flags);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Gives a whole file its name, so that both survive a power cut. The file is overwritten where the name is taken. */
export async function moveDurably(from: string, to: string): Promise<void> {
  await fsyncFile(from);
  await renameWithRetry(from, to);
  await fsyncFolder(dirname(to));
}

/**
 * Renames a file or a folder. On Windows it is tried again for ten seconds where another program has it open.
 * @param isRetried whether errors of that kind are tried again
 */
export async function renameWithRetry(
  from: string,
  to: string,
  { isRetried = onWindows, move = rename } = {},
): Promise<void> {
  const deadline = performance.now() + HELD_OPEN.most;
  for (;;) {
    try {
      return await move(from, to);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      if (!isRetried || !heldOpen.has(code) || performance.now() > deadline) throw error;
      await pause(HELD_OPEN.every);
    }
  }
}
