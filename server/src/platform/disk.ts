import { statfs } from 'node:fs/promises';
import pg from 'pg';

const MB = 1024 * 1024;

/**
 * Free bytes of a disk below which admins are warned, and below which no changes are taken. PostgreSQL ends when it cannot extend its
 * log, so the last part is left to what runs already: messages, jobs, sessions.
 */
const ENOUGH = { warn: 1024 * MB, change: 200 * MB };

/** How much room a disk has: `low` is a warning, with `full` no changes are taken. */
export type Room = 'ok' | 'low' | 'full';

/** A folder that the desk writes to, as the settings name it. */
export interface WrittenFolder {
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  folder: string;
}

/** The room on the disk of a folder, in bytes and in a word; null where the folder is not there or cannot be asked about. */
export async function roomOf(folder: string): Promise<{ free: number; room: Room } | null> {
  try {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    return { free, room: free < ENOUGH.change ? 'full' : free < ENOUGH.warn ? 'low' : 'ok' };
  } catch {
    return null;
  }
}

/** Whether the system or PostgreSQL (53100) refused to write because the disk or a quota is full. */
export function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof pg.DatabaseError) return error.code === '53100';
  const code = codeOf(error);
  return code === 'ENOSPC' || code === 'EDQUOT' || error.message.includes('No space left on device');
}

/**
 * Names the folder and its setting in what the system says about a disk, which often names neither. Other errors stay as they are.
 * PostgreSQL's programs tell by their text alone.
 */
export function explainFolderError(error: unknown, { setting, folder }: WrittenFolder): unknown {
  if (!(error instanceof Error)) return error;
  const sentence = sentenceOf(error, setting, folder);
  return sentence === null ? error : new Error(sentence, { cause: error });
}

function sentenceOf(error: Error, setting: string, folder: string): string | null {
  const named = `${setting} (${folder})`;
  if (isDiskFull(error)) return `The disk of ${named} is full: make room on it, then try again.`;
  const code = codeOf(error);
  if (code === 'EROFS' || error.message.includes('Read-only file system'))
    return `The disk of ${named} can only be read: mount it for writing, or set another ${setting}.`;
  const { path } = error as NodeJS.ErrnoException;
  if (path === undefined || !(path.startsWith(folder) || folder.startsWith(path))) return null;
  switch (code) {
    case 'EACCES':
    case 'EPERM':
      return `This account may not write to ${path}: give it ${setting} (${folder}), or set another ${setting}.`;
    case 'EEXIST':
    case 'ENOTDIR':
      return `${named} is a file, or lies below one: set ${setting} to a folder.`;
    case 'ENOENT':
      return path.length > folder.length
        ? `${path} is missing, so ${named} is not whole: restore a backup into an empty folder.`
        : `The folder ${named} cannot be made: set another ${setting}.`;
    default:
      return null;
  }
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined);
