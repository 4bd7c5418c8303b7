import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * The message with the same key that was written on a day in India (`YYYY-MM-DD`), unless it failed or was cancelled.
 * Takes an advisory lock on the key until the transaction ends, so that of two concurrent writers one finds the
 * other's.
 */
export async function findDuplicate(db: Queryable, day: string, dedup_key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${dedup_key}, 7352))`.execute(db);
  // unscoped: the same text is sent once, from any author
  return db
    .selectFrom('messages')
    .select(['id', 'state', 'created_at'])
    .where('dedup_key', '=', dedup_key)
    .where('state', 'not in', ['failed', 'cancelled'])
    .where(sql<boolean>`(created_at at time zone 'Asia/Kolkata')::date = ${day}::date`)
    .executeTakeFirst();
}
