import type { Caller } from '@rto-desk/contract/access';
import type { UndoLeftover } from '@rto-desk/contract/endpoints/merges';
import { MERGE_UNDO_DAYS } from '@rto-desk/contract/merge';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { citizenOf } from '../citizens/queries.ts';
import { searchPairsOf } from '../duplicates/search.ts';
import { changedSince } from './changed.ts';
import { asMerging, type LockedMerge, undoMoves } from './moved.ts';

/** Whether a merge is young enough to be undone. */
export const isUndoable = sql<boolean>`(merges.undone_at is null and merges.holder_id = merges.into_id
  and merges.created_at > now() - make_interval(days => ${MERGE_UNDO_DAYS}))`;

/**
 * Undoes a merge within reach, in one transaction: the source is back under its id with its records. What was changed
 * since stays, and is named: a field of the target, a removed record; a changed record goes back with its new values.
 * Throws NotFound, and Conflict for a stale copy of the target and where it is too late: after thirty days, after an
 * undo, or when the target was merged into another citizen.
 */
export function undoMerge(
  db: Db,
  caller: Caller,
  id: number,
  { words, lastSeen }: { words: ServerWords; lastSeen: string | null | undefined },
): Promise<{ id: number; kept: UndoLeftover[] }> {
  return db.transaction().execute(async transaction => {
    await lockAccounts(transaction, id);
    const merge = await heldMerge(transaction, caller, id, lastSeen);
    const { from_id, into_id } = merge;
    await asMerging(transaction, async () => {
      await restoreOne(transaction, merge);
      await undoMoves(transaction, id, from_id, into_id);
    });
    // unscoped: the account that had the profile for its own
    await sql`
      update users set citizen_id = ${from_id} from merge_records as noted
      where noted.merge_id = ${id} and noted.record = 'users' and users.id = (noted.key ->> 'id')::integer
        and users.citizen_id = ${into_id}`.execute(transaction);
    // A caller who could not reach the source cannot undo any of it.
    if ((await citizenOf(transaction, caller, from_id)) === undefined) throw new NotFound();
    const kept = await changedSince(transaction, merge, words);
    await restoreOther(transaction, merge);
    await restoreDifferences(transaction, merge);
    await searchPairsOf(transaction, from_id);
    // unscoped: held within reach above
    await transaction
      .updateTable('merges')
      .set({ undone_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    // Its undo data is no longer needed.
    // unscoped: locked within reach above
    await transaction.deleteFrom('merge_records').where('merge_id', '=', id).execute();
    return { id: from_id, kept };
  });
}

/** Holds the accounts that kept who went and that keep who stayed, before any citizen is held. */
async function lockAccounts(db: Queryable, id: number): Promise<void> {
  // unscoped: nothing of them is told
  await sql`
    select from users where id in (
      select (key ->> 'id')::integer from merge_records where merge_id = ${id} and record = 'users'
      union select (before ->> 'owner_id')::integer from merge_records
        where merge_id = ${id} and record = 'citizens' and after is null
      union select owner_id from citizens join merges on merges.holder_id = citizens.id where merges.id = ${id})
    order by id for update`.execute(db);
}

/** Holds who stayed, and the merge afterwards. */
async function heldMerge(
  db: Queryable,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<LockedMerge> {
  const holder = await within(db, caller)
    .citizens()
    .select(['citizens.id', 'citizens.updated_at'])
    // unscoped: who has what was merged, within reach
    .where('citizens.id', '=', db.selectFrom('merges').select('holder_id').where('merges.id', '=', id))
    .forUpdate()
    .executeTakeFirst();
  if (holder === undefined) throw new NotFound();
  // unscoped: of a citizen within reach
  const merge = await db
    .selectFrom('merges')
    .select(['id', 'from_id', 'into_id', 'created_at', isUndoable.as('undoable')])
    .where('id', '=', id)
    .where('holder_id', '=', holder.id)
    .forUpdate()
    .executeTakeFirst();
  if (merge === undefined) throw new NotFound();
  if (!merge.undoable) throw new Conflict(words => words.merges.tooLate);
  assertFresh(lastSeen, holder);
  return merge;
}

/**
 * Puts the one who went back as they were; who is gone meanwhile, of the accounts and branches, is none of theirs. Nor is an
 * account that keeps who stayed no more: it has got that by the merge where it kept who went, and was taken from it since.
 */
async function restoreOne(db: Queryable, { id, from_id, into_id }: LockedMerge): Promise<void> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ before: Record<string, unknown> }>`
    select before from merge_records
    where merge_id = ${id} and record = 'citizens' and after is null and (key ->> 'id')::integer = ${from_id}`.execute(
    db,
  );
  const before = rows[0]?.before;
  if (before === undefined) throw new Conflict(words => words.merges.tooLate);
  const columns = sql.join(Object.keys(before).map(name => sql.ref(name)));
  // unscoped: accounts by their ids alone, and one that kept whom the caller has held
  const { rows: there } = await sql<{ known: object }>`
    select jsonb_build_object(
      'owner_id', (select owner_id from citizens where id = ${into_id} and owner_id = ${before.owner_id}),
      'created_by', (select id from users where id = ${before.created_by}),
      'branch_id', (select id from branches where id = ${before.branch_id})) as known`.execute(db);
  const row = JSON.stringify({ ...before, ...there[0]?.known });
  // unscoped: the caller has locked the merge within reach
  await sql`
    insert into citizens (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::citizens, ${row}::jsonb)`.execute(db);
}

/** Puts back each field of who stayed that still says what the merge has written. */
async function restoreOther(db: Queryable, { id, into_id }: LockedMerge): Promise<void> {
  // unscoped: the caller has locked the merge within reach
  const { rows } = await sql<{ name: string; before: unknown }>`
    select changed.key as name, noted.before -> changed.key as before
    from merge_records as noted cross join jsonb_each(noted.after) as changed
    join citizens on citizens.id = ${into_id}
    -- As the table says it: a moment is written in more than one way.
    cross join lateral to_jsonb(jsonb_populate_record(null::citizens, noted.after)) as written
    where noted.merge_id = ${id} and noted.record = 'citizens' and noted.after is not null
      and to_jsonb(citizens) -> changed.key is not distinct from written -> changed.key`.execute(db);
  if (rows.length === 0) return;
  const before = Object.fromEntries(rows.map(({ name, before }) => [name, before]));
  const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
  // unscoped: the caller has locked the merge within reach
  await sql`
    update citizens set (${columns}) = (select ${columns} from jsonb_populate_record(null::citizens, ${JSON.stringify(before)}::jsonb))
    where id = ${into_id}`.execute(db);
}

/** Restores the "different person" marks from before, and removes those that followed from the merge. */
async function restoreDifferences(db: Queryable, { id }: LockedMerge): Promise<void> {
  const noted = sql`merge_records where merge_id = ${id} and record = 'different_people'`;
  // unscoped: the caller has locked the merge within reach
  await sql`
    delete from different_people using (select key from ${noted} and after is not null) as added
    where one_id = (added.key ->> 'one_id')::integer and other_id = (added.key ->> 'other_id')::integer`.execute(
    db,
  );
  // unscoped: the caller has locked the merge within reach
  await sql`
    insert into different_people (one_id, other_id, said_by, said_at)
    select row.one_id, row.other_id, users.id, row.said_at
    from (select before from ${noted} and after is null) as gone
    cross join jsonb_populate_record(null::different_people, gone.before) as row
    join citizens as one on one.id = row.one_id join citizens as other on other.id = row.other_id
    left join users on users.id = row.said_by
    on conflict do nothing`.execute(db);
}

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
