import { mkdir, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { Unavailable } from './errors.ts';
import { remembered } from './remembered.ts';

const MB = 1024 * 1024;

/**
 * Free bytes of a disk below which admins are warned, and below which no changes are taken. PostgreSQL ends when it cannot extend its
 * log, so the last part is left to what runs already: messages, jobs, sessions.
 */
const ENOUGH = { warn: 1024 * MB, change: 200 * MB };
/** For how long a look at the disk counts, and how often the output tells of it, in milliseconds. */
const LOOK_COUNTS = 1_000;
const WATCH_EVERY = 60_000;
/** How long a disk may take to answer, in milliseconds: one of another machine hangs while that is away. */
const ANSWERS = 1_000;
/** When a call that met a full disk may be sent again, in seconds. */
const RETRY_AFTER = 30;

/** A folder that the desk writes to, as the settings name it. */
export interface WrittenFolder {
  setting: 'DATA_DIR' | 'BACKUP_DIR';
  folder: string;
}

/** A folder and the free bytes of its disk: `low` is a warning, with `full` no changes are taken. */
export interface DiskSpace extends WrittenFolder {
  free: number;
  state: 'ok' | 'low' | 'full';
}

/** The disks that the desk writes to. */
export interface Disks {
  /** The space of each; leaves out folders that are not there yet, or whose disk does not answer. Never throws. */
  look(): Promise<DiskSpace[]>;
  /** Throws Unavailable where the disk of the embedded database is full. */
  assertSpace(): Promise<void>;
}

/**
 * @param holdsDatabase whether the embedded database lies in DATA_DIR
 * @param freeBytes asks a file system
 */
export function openDisks(
  folders: readonly WrittenFolder[],
  holdsDatabase: boolean,
  freeBytes = freeBytesOf,
): Disks {
  const asked = new Map<string, Promise<number | null>>();
  /** Asks a disk again only once it has answered: each question that hangs takes a thread of the process. */
  const askOnce = (folder: string) => {
    const running = asked.get(folder);
    if (running) return running;
    const asking = freeBytes(folder)
      .catch(() => null)
      .finally(() => asked.delete(folder));
    asked.set(folder, asking);
    return asking;
  };
  const lookAt = async (some: readonly WrittenFolder[]): Promise<DiskSpace[]> => {
    const spaces = await Promise.all(
      some.map(async written => {
        const free = await Promise.race([askOnce(written.folder), setTimeout(ANSWERS, null, { ref: false })]);
        return free === null ? [] : [{ ...written, free, state: stateOf(free) }];
      }),
    );
    return spaces.flat();
  };
  const ofData = folders.filter(({ setting }) => setting === 'DATA_DIR');
  const lookLately = remembered(() => lookAt(ofData), LOOK_COUNTS);
  return {
    look: () => lookAt(folders),
    async assertSpace() {
      if (!holdsDatabase) return;
      const spaces = await lookLately();
      if (spaces.some(({ state }) => state === 'full')) throw diskFull();
    },
  };
}

/** 503: nothing was saved, because a disk is full. */
export const diskFull = () =>
  new Unavailable({ retryAfter: RETRY_AFTER, sentence: words => words.errors.diskFull });

/**
 * Tells in a sentence when a disk gets low, full, or has room again.
 * @returns ends the watch
 */
export function watchDisks(disks: Disks, told: (sentence: string) => void): () => void {
  const before = new Map<string, DiskSpace['state']>();
  const look = async () => {
    for (const { setting, folder, free, state } of await disks.look()) {
      if ((before.get(folder) ?? 'ok') !== state) {
        const left = `The disk of ${setting} (${folder}) has ${Math.floor(free / MB)} MB left`;
        if (state === 'ok') told(`${left}, which is enough again.`);
        else if (state === 'low') told(`Warning: ${left}. Make room on it.`);
        else told(`Error: ${left}. ${FULL_MEANS[setting]} Make room on it.`);
      }
      before.set(folder, state);
    }
  };
  void look();
  const timer = setInterval(() => void look(), WATCH_EVERY);
  return () => clearInterval(timer);
}

const FULL_MEANS = {
  DATA_DIR: 'Changes are answered 503 until there is room.',
  BACKUP_DIR: 'No backup is made until there is room.',
};

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function stateOf(free: number): DiskSpace['state'] {
  if (free < ENOUGH.change) return 'full';
  return free < ENOUGH.warn ? 'low' : 'ok';
}

/**
 * Makes a folder and its parents.
 * @param mode of those that it makes
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode });
  } catch (error) {
    if (dirname(folder) === folder) throw error;
    // Node answers ENOENT for a disk that can only be read where it makes parents too; one by one, each folder fails with its own error.
    await makeFolder(dirname(folder), mode);
    await mkdir(folder, { mode });
  }
}

/** Whether the system could not read or write, for reasons other than the content: disk, permission or a file that is missing. */
export const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

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
