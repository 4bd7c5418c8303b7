import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Takes who leaves out of the merges into their profiles, which can be undone no more: what stood in another profile of
 * theirs, or in any whose holder goes; one that they kept by a claim was the office's. Those that were undone name them as
 * well. Answers who those were, with the names and mobiles that they had.
 */
export async function forgetMerges(
  db: Queryable,
  account: number,
  citizens: readonly number[],
  own: readonly number[],
  gone: readonly number[],
): Promise<{ from_id: number; name: string; mobile: string | null }[]> {
  // unscoped: merges into the profiles of who leaves
  const { rows } = await sql<{ id: number; from_id: number; name: string; mobile: string | null }>`
    select id, from_id, name, (select before ->> 'mobile' from merge_records
      where merge_id = merges.id and record = 'citizens' and after is null) as mobile
    from merges
    where holder_id = any(${[...gone]}::integer[])
      or holder_id = any(${[...citizens]}::integer[]) and exists (
        select from merge_records where merge_id = merges.id and record = 'citizens' and after is null
          and (before ->> 'owner_id')::integer = ${account})
        and not exists (select from merge_records where merge_id = merges.id and record = 'claims')`.execute(
    db,
  );
  // unscoped: merges into the profiles of who leaves
  await sql`delete from merge_records where merge_id in (
    select id from merges where holder_id = any(${[...citizens]}::integer[]))`.execute(db);
  const theirs = [...own, ...rows.map(({ from_id }) => from_id)];
  // unscoped: merges of the profiles of who leaves
  await sql`
    update merges set name = '-', seen_at_counter = null where id = any(${rows.map(({ id }) => id)}::integer[])
      or undone_at is not null and from_id = any(${theirs}::integer[])`.execute(db);
  return rows.map(({ from_id, name, mobile }) => ({ from_id, name, mobile }));
}
