import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { DuplicatePair } from '@rto-desk/contract/endpoints/merges';
import type { Likeness } from '@rto-desk/contract/merge';
import { sql } from 'kysely';
import { candidateRows } from '../../facts/candidates.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { inArray } from '../../platform/database/prepared-query.ts';
import { NotFound, RuleViolation } from '../../platform/errors.ts';
import { rowsWithin, within } from '../../scope/within.ts';
import { recordEvent } from '../history/record-event.ts';
import { groupsAround, pairsIn } from './alike.ts';

/** Pairs on a page. */
const PAGE = 20;
/** This many pairs are offered at once; once they are decided, further ones follow. */
const OFFERED = 500;
/** As many people whom no search has looked at are looked at when the pairs are asked for. */
const NEWEST = 50;

/**
 * One page of the pairs within reach that may be one person: of one licence number; of one mobile or birth date, with
 * names that sound alike; the latest entries first. Pairs that staff have marked as different are left out.
 */
export async function duplicatesPage(
  db: Queryable,
  caller: Caller,
  page: number,
): Promise<Page<DuplicatePair>> {
  const pairs = await pairsOf(db, caller);
  const shown = pairs.slice((page - 1) * PAGE, page * PAGE);
  const ids = shown.flatMap(({ one_id, other_id }) => [one_id, other_id]);
  const rows =
    ids.length === 0 ? [] : await candidateRows(db, caller).where('citizens.id', '=', inArray(ids)).execute();
  const people = new Map(rows.map(row => [row.id, row]));
  const data = shown.flatMap(({ one_id, other_id, reason }): DuplicatePair[] => {
    const [one, other] = [people.get(one_id), people.get(other_id)];
    return one && other ? [{ reason, one, other }] : [];
  });
  return { data, meta: pageMeta(page, PAGE, pairs.length, data.length) };
}

interface Pair {
  one_id: number;
  other_id: number;
  reason: Likeness;
}

/**
 * The first pairs in their order: those that the last search has found, and those of the newest people, whom it has not
 * looked at. However many people there are, it takes no longer than there are pairs.
 */
async function pairsOf(db: Queryable, caller: Caller): Promise<Pair[]> {
  const people = rowsWithin(caller, 'citizens');
  const numbers = rowsWithin(caller, 'searchable_numbers');
  // unscoped: whether they are different people, of those who are within reach
  const isOffered = sql`not exists (select from different_people as different
    where different.one_id = pairs.one_id and different.other_id = pairs.other_id)`;
  const newestFirst = sql`order by other_id desc, one_id desc limit ${OFFERED}`;
  // unscoped: pairs of those who are within reach
  const { rows } = await sql<Pair>`
    with newest as materialized (
      select id, mobile, dob from ${people}
      where id > coalesce((select looked_until from pair_searches), 0) order by id desc limit ${NEWEST}),
    groups as materialized (
      ${groupsAround(sql`newest`, people, numbers)}),
    found as (
      (select one_id, other_id, reason from likely_pairs as pairs
        where ${isOffered} and one_id in (select id from ${people}) and other_id in (select id from ${people}) ${newestFirst})
      union all
      (select * from (${pairsIn(sql`groups`)}) as pairs where ${isOffered} ${newestFirst}))
    select one_id, other_id, (array_agg(reason order by array_position(array['licence', 'mobile', 'dob'], reason)))[1] as reason
    from found group by one_id, other_id ${newestFirst}`.execute(db);
  return rows;
}

interface SeenPair {
  one_id: number;
  other_id: number;
  one_updated_at?: string | null | undefined;
  other_updated_at?: string | null | undefined;
}

/** Remembers that two people within reach are not the same. Throws NotFound, and Conflict where one has changed since they were shown. */
export function dismissPair(db: Db, caller: Caller, pair: SeenPair): Promise<void> {
  const { one_id: first, other_id: second } = pair;
  return db.transaction().execute(async transaction => {
    if (first === second) throw new RuleViolation(words => words.merges.onePerson);
    const known = await within(transaction, caller)
      .citizens()
      .select(['citizens.id', 'citizens.updated_at'])
      .where('citizens.id', '=', inArray([first, second]))
      .orderBy('citizens.id')
      .forShare()
      .execute();
    const [one, other] = known;
    if (one === undefined || other === undefined) throw new NotFound();
    const seen = new Map([
      [first, pair.one_updated_at],
      [second, pair.other_updated_at],
    ]);
    for (const person of known) assertFresh(seen.get(person.id), person);
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('different_people')
      .values({ one_id: one.id, other_id: other.id, said_by: caller.id })
      .onConflict(conflict => conflict.doNothing())
      .executeTakeFirstOrThrow();
    if (added === 0n) return;
    for (const { id } of known)
      await recordEvent(transaction, { action: 'created', record: 'different_people', citizen_id: id });
  });
}
