import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LastBackup } from '@rto-desk/contract/endpoints/backup';
import { today } from '@rto-desk/contract/expiry';
import type { Db } from '../../platform/database/database.ts';
import { hourInIndia } from '../../platform/india-time.ts';
import type { Services } from '../../services.ts';
import { backUpInto, backupLocation, outdatedBackups, withBackupLock } from './backup-file.ts';

/**
 * Makes the day's backup once its hour has come, unless it is there already; then the backups of all but the last `keep`
 * days that have one go. A failure is recorded and thrown, and tried again the next time.
 * @param stop ends the work; the unfinished file is removed
 */
export async function backUpDaily(services: Services, now = new Date(), stop?: AbortSignal): Promise<void> {
  const { backups } = services;
  if (backups === null || hourInIndia(now) < backups.hour) return;
  await withBackupLock(services, async () => {
    if (await isMade(services.db, today(now), backups)) return;
    await backUpInto(services, backups.folder, true, stop);
    for (const name of outdatedBackups(await readdir(backups.folder), backups.keep)) {
      await rm(join(backups.folder, name), { force: true });
    }
  });
}

/** Whether there is a backup of the day: one whose file has gone since is made again. */
async function isMade(db: Db, day: string, backups: Services['backups']): Promise<boolean> {
  const made = await db
    .selectFrom('backups')
    .select(['file', 'bytes', 'folder', 'host'])
    .where('scheduled', '=', true)
    .where('finished_at', 'is not', null)
    // A backup of a later day, which a wrong clock has made, is not this day's.
    .where('file', 'like', `backup-${day}%`)
    .execute();
  for (const backup of made) if ((await backupLocation(backup, backups)) !== 'gone') return true;
  return false;
}

/** How many of the latest backups are looked through for a good one. */
const LOOKED_AT = 50;

/** The last backup whose file is there, whether that of a later day has gone, and whether the daily one fails. */
export async function lastBackup({ db, backups, backupCopies }: Services): Promise<LastBackup> {
  const rows = await db
    .selectFrom('backups')
    .select(['file', 'bytes', 'folder', 'host', 'scheduled', 'finished_at', 'error', 'started_at'])
    .select(['copied_at', 'copy_error'])
    .orderBy('id', 'desc')
    .limit(LOOKED_AT)
    .execute();
  const latest = rows.find(({ scheduled }) => scheduled);
  const status = {
    scheduled: backups !== null,
    failed_at: latest?.error ? latest.started_at : null,
    copies: backupCopies === null ? null : copyStatus(rows),
  };
  let gone_at: string | null = null;
  for (const { finished_at, ...row } of rows) {
    if (finished_at === null) continue;
    const place = await backupLocation(row, backups);
    if (place !== 'gone') {
      const machine = place === 'elsewhere' ? row.host : null;
      return { ...status, good: { file: row.file, bytes: Number(row.bytes), finished_at, machine }, gone_at };
    }
    // What was asked for at the machine may have been meant to be taken away.
    if (row.scheduled) gone_at ??= finished_at;
  }
  return { ...status, good: null, gone_at };
}

interface Copied {
  started_at: string;
  copied_at: string | null;
  copy_error: string | null;
}

/** When the last copy was made, and of when the backup is whose copy failed, if that was the last one to be copied. */
function copyStatus(latestFirst: readonly Copied[]): NonNullable<LastBackup['copies']> {
  const tried = latestFirst.find(({ copied_at, copy_error }) => copied_at !== null || copy_error !== null);
  const copied = latestFirst.find(({ copied_at }) => copied_at !== null);
  return {
    copied_at: copied?.copied_at ?? null,
    failed_at: tried?.copied_at === null ? tried.started_at : null,
  };
}
