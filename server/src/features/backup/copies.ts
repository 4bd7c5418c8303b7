import { hostname } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { outdatedBackups, sizeOf } from './backup-file.ts';
import { ENCRYPTED } from './encrypted.ts';

/** The names of copies; other files beside them are left alone. */
const COPY = /^backup-[\d_-]+\.zip\.age$/;

/**
 * Copies the backups of this machine to the place of copies once there is a new one: that one, and those whose copy has
 * failed before; the copies of all but the last `keep` days that have one go. Only what is encrypted is copied. A failure is written
 * down and thrown, and the copy tried again with the next backup.
 */
export async function copyBackups({
  db,
  backupCopies,
}: Pick<Services, 'db' | 'backupCopies'>): Promise<void> {
  if (backupCopies === null) return;
  const { place, keep } = backupCopies;
  const made = await encryptedBackups(db, keep);
  const [latest] = made;
  if (latest === undefined || latest.copied_at !== null || latest.copy_error !== null) return;
  for (const backup of made) {
    if (backup.copied_at !== null || backup.folder === null) continue;
    const path = join(backup.folder, backup.file);
    if ((await sizeOf(path)) !== Number(backup.bytes)) continue;
    try {
      await place.put(backup.file, path);
    } catch (error) {
      await db
        .updateTable('backups')
        .set({ copy_error: reasonOf(error) })
        .where('id', '=', backup.id)
        .execute();
      throw error;
    }
    await db
      .updateTable('backups')
      .set({ copied_at: sql<string>`now()`, copy_error: null })
      .where('id', '=', backup.id)
      .execute();
  }
  const copies = (await place.list()).filter(name => COPY.test(name));
  for (const name of outdatedBackups(copies, keep)) await place.remove(name);
}

/** The latest encrypted backups of this machine, the last one first. */
async function encryptedBackups(db: Db, keep: number) {
  return db
    .selectFrom('backups')
    .select(['id', 'file', 'folder', 'bytes', 'copied_at', 'copy_error'])
    .where('finished_at', 'is not', null)
    .where('host', '=', hostname())
    .where('file', 'like', `%${ENCRYPTED}`)
    .orderBy('id', 'desc')
    .limit(keep)
    .execute();
}

/** What went wrong, in a word: a code of the system or the store, such as `ENOSPC` or `AccessDenied`. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'failed';
  return 'code' in error && error.code ? String(error.code) : error.constructor.name;
}
