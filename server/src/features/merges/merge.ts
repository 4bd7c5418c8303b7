import type { Caller } from '@rto-desk/contract/access';
import type { CitizenFieldName } from '@rto-desk/contract/citizen';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type MergeSide, mergedFieldNames } from '@rto-desk/contract/merge';
import { sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import { lockProfileAccounts } from '../../facts/lock-accounts.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inArray } from '../../platform/database/prepared-query.ts';
import { Conflict, NotFound, RuleViolation } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { inDistrict } from '../citizens/mutations.ts';
import { citizenOf } from '../citizens/queries.ts';
import { changesOf, type MergedPerson, mergedFields } from './fields.ts';
import { asMerging, moved, moveRows } from './moved.ts';
import { assertMergeProven, managingAccountsOf, notifyBoth } from './proof.ts';

/** The target of a merge, and which values to store. */
export interface NewMerge {
  into: number;
  keep?: Partial<Record<CitizenFieldName, MergeSide>> | null | undefined;
  updated_at?: string | null | undefined;
  into_updated_at?: string | null | undefined;
  /** Why staff are sure, where an account gets what the office has kept. */
  seen_at_counter?: string | null | undefined;
}

/**
 * Merges a citizen into another, both within reach, in one transaction: all records move to the target, which gets the
 * chosen value of each field; the source is gone. `undoMerge` gives everything back. Throws NotFound, RuleViolation for one
 * person, and Conflict for a stale copy, for profiles of two accounts, for one of an account and one of the office
 * without proof at the counter, and where both have declared one number.
 */
export function mergeCitizens(
  { db, messengers }: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  fromId: number,
  merge: NewMerge,
): Promise<{ id: number; merge_id: number; into_id: number }> {
  const { into: intoId } = merge;
  const seen_at_counter = merge.seen_at_counter || null;
  return db.transaction().execute(async transaction => {
    if (fromId === intoId) throw new RuleViolation(words => words.merges.onePerson);
    const held = await lockProfileAccounts(transaction, [fromId, intoId]);
    await lockTwo(transaction, caller, fromId, intoId);
    const [from, into] = await Promise.all([
      personOf(transaction, caller, fromId),
      personOf(transaction, caller, intoId),
    ]);
    assertFresh(merge.updated_at, from.shown);
    assertFresh(merge.into_updated_at, into.shown);
    const keepers = await managingAccountsOf(transaction, fromId, intoId, held);
    assertMergeProven(keepers, seen_at_counter);
    await assertNoSharedNumber(transaction, fromId, intoId);
    const office = officeSide(isOffices(from, keepers.from), isOffices(into, keepers.into));
    const kept = inDistrict(mergedFields(from.values, into.values, merge.keep ?? {}, office));
    const { id } = await transaction
      .insertInto('merges')
      .values({
        from_id: fromId,
        into_id: intoId,
        holder_id: intoId,
        name: from.values.name,
        seen_at_counter,
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await asMerging(transaction, async () => {
      for (const one of moved) await moveRows(transaction, id, one, fromId, intoId);
    });
    await moveDifferences(transaction, id, fromId, intoId);
    await removeOne(transaction, id, fromId, intoId);
    await changeOther(transaction, id, intoId, changesOf(into.values, kept));
    if (seen_at_counter !== null) {
      // The account's last, whose message it is where both have one mobile.
      const people = [
        { ...from.values, account: keepers.from[0] },
        { ...into.values, account: keepers.into[0] },
      ].toSorted((one, other) => (one.account ?? 0) - (other.account ?? 0));
      await notifyBoth(transaction, { messengers }, intoId, people);
    }
    return { id, merge_id: id, into_id: intoId };
  });
}

/** Whether what a profile says is the office's word: no account keeps it, or by a claim alone. */
const isOffices = ({ isClaimed }: { isClaimed: boolean }, keepers: readonly number[]) =>
  isClaimed || keepers.length === 0;

/** The side that is the office's, where the other is an account's. */
function officeSide(fromIsOffices: boolean, intoIsOffices: boolean): MergeSide | null {
  if (fromIsOffices === intoIsOffices) return null;
  return fromIsOffices ? 'from' : 'into';
}

/** Holds both until the transaction ends, the one with the smaller id first, as all do who hold several. Throws NotFound. */
async function lockTwo(db: Queryable, caller: Caller, one: number, other: number): Promise<void> {
  const held = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', inArray([one, other]))
    .orderBy('citizens.id')
    .forUpdate()
    .execute();
  if (held.length < 2) throw new NotFound();
}

/** A citizen who is held: as staff see them, and what is kept of them. */
async function personOf(db: Queryable, caller: Caller, id: number) {
  const shown = await citizenOf(db, caller, id);
  if (shown === undefined) throw new NotFound();
  const { is_claimed, ...values } = await within(db, caller)
    .citizens()
    .select(mergedFieldNames.map(name => `citizens.${name}` as const))
    .select([
      'citizens.name_known',
      'citizens.name_by_holder_at',
      'citizens.branch_id',
      'citizens.owner_id',
      'citizens.reminders_off',
      'citizens.guardian_name',
      'citizens.guardian_relation',
      'citizens.guardian_consent_on',
      isClaimed.as('is_claimed'),
    ])
    .where('citizens.id', '=', id)
    .executeTakeFirstOrThrow();
  const own: MergedPerson = values;
  return { shown, values: own, isClaimed: is_claimed };
}

/** A citizen declares a vehicle or licence of one number once: if both have it, they say first which is right. */
async function assertNoSharedNumber(db: Queryable, from: number, into: number): Promise<void> {
  const numbered = [{ table: 'vehicles', number: 'registration_no' }, ...numberedLicences];
  // unscoped: of the citizens that are held
  const declared = numbered.map(
    ({ table, number }) => sql`
      select one.${sql.ref(number)} as number from ${sql.table(table)} as one
      join ${sql.table(table)} as other on number_key(one.${sql.ref(number)}) = number_key(other.${sql.ref(number)})
      where one.citizen_id = ${from} and other.citizen_id = ${into} and one.origin = 'self' and other.origin = 'self'`,
  );
  // unscoped: of the citizens that are held
  const { rows } = await sql<{ number: string }>`${sql.join(declared, sql` union all `)} limit 1`.execute(db);
  const [twice] = rows;
  if (twice !== undefined) throw new Conflict(words => words.merges.declaredTwice(twice.number));
}

const numberedLicences = citizenKinds.flatMap(({ collection, number }) =>
  number === null ? [] : { table: collection, number },
);

/** People marked as different from the source are marked as different from the target. */
async function moveDifferences(db: Queryable, mergeId: number, from: number, into: number): Promise<void> {
  // unscoped: of the citizens that are held
  await sql`
    with gone as (
      delete from different_people where ${from} in (one_id, other_id) returning *),
    noted as (
      insert into merge_records (merge_id, record, key, before)
      select ${mergeId}, 'different_people', jsonb_build_object('one_id', one_id, 'other_id', other_id), to_jsonb(gone) from gone),
    known as (
      select least(other, ${into}) as one_id, greatest(other, ${into}) as other_id, said_by, said_at
      from gone cross join lateral (select case one_id when ${from} then other_id else one_id end as other) as whom
      where other <> ${into}),
    added as (
      insert into different_people (one_id, other_id, said_by, said_at) select * from known
      on conflict do nothing returning *)
    insert into merge_records (merge_id, record, key, before, after)
    select ${mergeId}, 'different_people', jsonb_build_object('one_id', one_id, 'other_id', other_id), '{}', to_jsonb(added) from added`.execute(
    db,
  );
}

/** Removes who goes, and gives the account that had the profile for its own the other. */
async function removeOne(db: Queryable, mergeId: number, from: number, into: number): Promise<void> {
  // unscoped: held within reach above
  await sql`
    with own as (update users set citizen_id = ${into} where citizen_id = ${from} returning id)
    insert into merge_records (merge_id, record, key, before, after)
    select ${mergeId}, 'users', jsonb_build_object('id', id), jsonb_build_object('citizen_id', ${from}::integer),
      jsonb_build_object('citizen_id', ${into}::integer) from own`.execute(db);
  await asMerging(db, async () => {
    // unscoped: held within reach above
    await sql`
      with gone as (delete from citizens where id = ${from} returning *)
      insert into merge_records (merge_id, record, key, before)
      select ${mergeId}, 'citizens', jsonb_build_object('id', id), to_jsonb(gone) - 'search_text' from gone`.execute(
      db,
    );
  });
}

async function changeOther(
  db: Queryable,
  mergeId: number,
  id: number,
  { before, after }: ReturnType<typeof changesOf>,
): Promise<void> {
  if (Object.keys(after).length === 0) return;
  // unscoped: held within reach above
  await db.updateTable('citizens').set(after).where('id', '=', id).execute();
  await db
    .insertInto('merge_records')
    .values({
      merge_id: mergeId,
      record: 'citizens',
      key: JSON.stringify({ id }),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute();
}
