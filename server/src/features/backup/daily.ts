import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LastBackup } from '@rto-desk/contract/endpoints/backup';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Db } from '../../platform/database/database.ts';
import { tell } from '../history/tell.ts';
import { writeArchive } from './archive.ts';

/** Held while a backup is made, so that of several processes one makes it. */
const LOCK = 7354;

const hourInIndia = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kolkata',
  hour: '2-digit',
  hour12: false,
});

/**
 * Makes the day's backup once its hour has come, unless it is there already; the oldest ones beyond the number to keep
 * go. A failure is written down and thrown, and tried again the next time.
 */
export async function backUpDaily(desk: Desk, now = new Date()): Promise<void> {
  const { backups, pool } = desk;
  if (backups === null || Number(hourInIndia.format(now)) % 24 < backups.hour) return;
  const client = await pool.connect();
  try {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCK]);
    if (!rows[0].held) return;
    try {
      if (!(await isMade(desk.db, today(now)))) await backUp(desk, backups);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [LOCK]);
    }
  } finally {
    client.release();
  }
}

async function isMade(db: Db, day: string): Promise<boolean> {
  const made = await db
    .selectFrom('backups')
    .select('id')
    .where('finished_at', 'is not', null)
    .where(sql<boolean>`(started_at at time zone 'Asia/Kolkata')::date >= ${day}::date`)
    .executeTakeFirst();
  return made !== undefined;
}

async function backUp(desk: Desk, { folder, keep }: NonNullable<Desk['backups']>): Promise<void> {
  const { db } = desk;
  const { id } = await db
    .insertInto('backups')
    .values({ file: '' })
    .returning('id')
    .executeTakeFirstOrThrow();
  try {
    const { file, bytes } = await writeArchive(desk, folder);
    await db
      .updateTable('backups')
      .set({ file, bytes, finished_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    await tell(db, { action: 'backed_up', title: file });
    await removeOldest(folder, keep);
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'failed';
    await db.updateTable('backups').set({ error: why }).where('id', '=', id).execute();
    throw error;
  }
}

/** Only files that are named as ours are, and what broke off. */
async function removeOldest(folder: string, keep: number): Promise<void> {
  const names = (await readdir(folder)).filter(name => /^backup-[\d_-]+\.zip(\.partial)?$/.test(name)).sort();
  const whole = names.filter(name => name.endsWith('.zip'));
  const old = [...whole.slice(0, -keep), ...names.filter(name => name.endsWith('.partial'))];
  for (const name of old) await rm(join(folder, name), { force: true });
}

/** The last backup that the desk made by itself, and whether a later try failed. */
export async function lastBackup({ db, backups }: Desk): Promise<LastBackup> {
  const rows = await db
    .selectFrom('backups')
    .select(['file', 'bytes', 'finished_at', 'error', 'started_at'])
    .orderBy('id', 'desc')
    .limit(50)
    .execute();
  const good = rows.find(row => row.finished_at !== null);
  return {
    scheduled: backups !== null,
    good: good?.finished_at
      ? { file: good.file, bytes: Number(good.bytes), finished_at: good.finished_at }
      : null,
    failed_at: rows[0]?.error ? rows[0].started_at : null,
  };
}
