import { MERGE_UNDO_DAYS } from '@rto-desk/contract/merge';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Erases the undo data of merges that can no longer be undone. The account of the merged person stays, so that its
 * deletion also clears the history.
 */
export async function eraseMerges(db: Db): Promise<void> {
  // unscoped: all merges
  const old = sql`merge_id in (
    select id from merges where created_at < now() - make_interval(days => ${MERGE_UNDO_DAYS + 1}))`;
  const gone = sql`record = 'citizens' and after is null`;
  await db.transaction().execute(async transaction => {
    // unscoped: all merges
    await sql`delete from merge_records where ${old} and not (${gone})`.execute(transaction);
    // unscoped: all merges
    await sql`delete from follow_ups using merges where set_aside_by = merges.id
      and merges.created_at < now() - make_interval(days => ${MERGE_UNDO_DAYS + 1})`.execute(transaction);
    // unscoped: all merges
    await sql`update merge_records set before = jsonb_build_object('owner_id', before -> 'owner_id')
      where ${old} and ${gone} and before ? 'name'`.execute(transaction);
  });
}
