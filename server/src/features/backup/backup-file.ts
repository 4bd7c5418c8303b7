import { stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { writeArchive } from './archive.ts';

/**
 * Writes a backup of database and documents into a folder and records it, in the history too. A failure is recorded and
 * rethrown. Returns the file's name and its size in bytes.
 * @param scheduled true for the daily backup, false for one started by hand
 */
export async function backUpInto(
  services: Pick<Services, 'db' | 'pool' | 'storage' | 'backupPassphrase'>,
  folder: string,
  scheduled: boolean,
): Promise<{ file: string; bytes: number }> {
  const { db } = services;
  const { id } = await db
    .insertInto('backups')
    .values({ file: '', folder, host: hostname(), scheduled })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const { file, bytes } = await writeArchive(services, folder);
    await db
      .updateTable('backups')
      .set({ file, bytes, finished_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    await recordEvent(db, { action: 'backed_up', title: file });
    return { file, bytes };
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    await db.updateTable('backups').set({ error: why }).where('id', '=', id).execute();
    throw error;
  }
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
