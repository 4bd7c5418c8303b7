import { importDays } from '@rto-desk/contract/imports/import';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Erases what lists say when it is no longer needed: 30 days after the commit, or 7 days after a list was last touched that
 * was never committed. That there was a list, who brought it and what came of it stays.
 */
export async function eraseLists(db: Db): Promise<void> {
  const days = (count: number) => sql`make_interval(days => ${count})`;
  await db.transaction().execute(async transaction => {
    // unscoped: everybody's lists
    const { rows } = await sql<{ id: number }>`
      update imports set erased_at = now(), name = null, sheet = null, sheets = '[]', remarks = '[]'
      where erased_at is null and status not in ('checking', 'committing', 'undoing')
        and case when committed_at is null then updated_at < now() - ${days(importDays.uncommitted)}
          else committed_at < now() - ${days(importDays.committed)} end
      returning id`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    // unscoped: everybody's lists
    await sql`update import_rows set cells = '{}', plate = null, mobile = null, problems = '[]', plan = '[]', candidates = '{}',
      citizen_id = null, owner_id = null where import_id = any(${ids}::integer[])`.execute(transaction);
    // unscoped: everybody's lists
    await sql`update import_records set fields = '{}' where import_id = any(${ids}::integer[])`.execute(
      transaction,
    );
  });
}
