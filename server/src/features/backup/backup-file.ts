import { readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { OperatorError } from '../../operator-error.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { archiveName, UNFINISHED, writeArchive } from './archive.ts';

/** Held while a backup is written, so that only one process of all machines writes one. */
const LOCK = 7354;

/**
 * Runs work while no other process writes a backup of this database. Returns null, without running it, where another
 * one does.
 */
export async function withBackupLock<T>(
  { db, pool }: Pick<Services, 'db' | 'pool'>,
  work: () => Promise<T>,
): Promise<T | null> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (!rows[0].held) return null;
    try {
      await recordInterrupted(db);
      return await work();
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

/**
 * Writes a backup of database and documents into a folder and records it, in the history too. A failure is recorded and
 * rethrown. Call it within `withBackupLock`. Returns the file's name and its size in bytes.
 * @param scheduled true for the daily backup, false for one started by hand
 * @param stop ends the work; the unfinished file is removed
 */
export async function backUpInto(
  services: Pick<Services, 'db' | 'pool' | 'storage' | 'backupPassphrase'>,
  folder: string,
  scheduled: boolean,
  stop?: AbortSignal,
): Promise<{ file: string; bytes: number }> {
  const { db } = services;
  const now = new Date();
  const file = archiveName(now, services.backupPassphrase);
  // The name is recorded first: a kill after the file is whole must not leave a file that no row knows.
  const { id } = await db
    .insertInto('backups')
    .values({ file, folder, host: hostname(), scheduled })
    .returning('id')
    .executeTakeFirstOrThrow();
  const writing = async () => {
    await assertBackupFolder(folder);
    await removeUnfinished(folder);
    return writeArchive(services, folder, { now, stop });
  };
  const { bytes } = await writing().catch(async (error: unknown) => {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    await db.updateTable('backups').set({ error: why }).where('id', '=', id).execute();
    throw error;
  });
  // Where this fails, the next process that takes the lock does it.
  await recordWhole(db, { id, file, bytes });
  return { file, bytes };
}

/** Throws an OperatorError unless the folder exists. It is never created: its disk may not be mounted. */
export async function assertBackupFolder(folder: string): Promise<void> {
  const found = await stat(folder).catch(() => null);
  if (found?.isDirectory()) return;
  throw new OperatorError(
    `The folder for backups, ${folder}, does not exist, so no backup is written. Mount its disk, create the folder or set BACKUP_DIR.`,
  );
}

/** Removes what killed processes left, so that it takes no room from the next backup. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (dayOfBackup(name.slice(0, -UNFINISHED.length)) !== null && name.endsWith(UNFINISHED)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** Records the whole files of backups whose process ended before it could do so. */
async function recordInterrupted(db: Services['db']): Promise<void> {
  const interrupted = await db
    .selectFrom('backups')
    .select(['id', 'file', 'folder'])
    .where('finished_at', 'is', null)
    .where('error', 'is', null)
    .where('file', '<>', '')
    .where('host', '=', hostname())
    .execute();
  for (const { id, file, folder } of interrupted) {
    const bytes = await sizeOf(join(folder ?? '', file));
    if (bytes === null) {
      await db.updateTable('backups').set({ error: 'interrupted' }).where('id', '=', id).execute();
    } else {
      await recordWhole(db, { id, file, bytes });
    }
  }
}

async function recordWhole(
  db: Services['db'],
  { id, file, bytes }: { id: number; file: string; bytes: number },
): Promise<void> {
  await db
    .updateTable('backups')
    .set({ bytes, finished_at: sql<string>`now()` })
    .where('id', '=', id)
    .execute();
  await recordEvent(db, { action: 'backed_up', title: file });
}

/** The day in India (`YYYY-MM-DD`) of a whole backup by its name, or null where the name is not that of one. */
function dayOfBackup(name: string): string | null {
  return /^backup-(\d{4}-\d\d-\d\d)_[\d-]+\.zip(\.age)?$/.exec(name)?.[1] ?? null;
}

/**
 * Of the names in a folder, the backups of all days but the last `days` up to today that have one. Those of later days, which a wrong clock
 * has made, stay and do not count: otherwise the next backup would be the oldest, and go.
 */
export function outdatedBackups(names: readonly string[], days: number, now = new Date()): string[] {
  const past = (name: string) => {
    const day = dayOfBackup(name);
    return day !== null && day <= today(now) ? day : null;
  };
  const kept = new Set(
    [...new Set(names.map(past))]
      .filter(day => day !== null)
      .sort()
      .slice(-days),
  );
  return names.filter(name => {
    const day = past(name);
    return day !== null && !kept.has(day);
  });
}

/** A backup as it was noted. */
interface Noted {
  file: string;
  bytes: string | null;
  folder: string | null;
  host: string | null;
}

/**
 * Where a backup's file is: `here`, complete, in its folder or in that of the daily ones; `gone` from there; or
 * `elsewhere`, made by another machine in a folder that this one does not share.
 */
export async function backupLocation(
  backup: Noted,
  daily: Services['backups'],
): Promise<'here' | 'gone' | 'elsewhere'> {
  const isOurs = backup.host === null || backup.host === hostname();
  const folders = [isOurs ? backup.folder : null, daily?.folder ?? null];
  for (const folder of folders) {
    if (folder !== null && (await sizeOf(join(folder, backup.file))) === Number(backup.bytes)) return 'here';
  }
  return isOurs ? 'gone' : 'elsewhere';
}

/** The size of a file in bytes, or null where there is none that can be read. */
export async function sizeOf(path: string): Promise<number | null> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : null;
  } catch {
    return null;
  }
}
