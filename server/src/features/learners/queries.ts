import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Learner } from '@rto-desk/contract/endpoints/learners';
import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { ENDING_BEFORE, type LearnerTab, type TestResult } from '@rto-desk/contract/learner';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  firstDay,
  hasLicence,
  isReadyOn,
  lastDay,
  learners,
  licences,
  tabOn,
} from '../../facts/learner-licences.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { byReach } from '../../scope/reach.ts';
import { rowsWithin, within } from '../../scope/within.ts';

/** Those of a tab within reach. Where a branch asks for licences that have not ended, they are found by the ends that it has. */
function learnersOfTab(db: Queryable, caller: Caller, tab: LearnerTab, day: string) {
  const found = learners(db, caller, day).where(isOfTab(tab, day));
  if (tab === 'ended') return found;
  const all = () => found;
  // unscoped: only narrows what is within reach
  const current = sql`
    select document_id from ${rowsWithin(caller, 'expiries')} where kind = 'll' and expiry_date >= ${day}::date
    union all select id from learner_licenses where expiry_date is null`;
  const ofBranch = () => found.where(sql<SqlBool>`document.id in (${current})`);
  return byReach(caller, { everything: all, branch: ofBranch, own: all });
}

/**
 * Those of the tab `ready`, to be counted: in two parts, those with an end and those without one, each of which an index holds,
 * so that counting up to some number reads little more.
 */
export function readyLearners(db: Queryable, caller: Caller, day: string): RawBuilder<unknown> {
  const current = sql`
    select document_id from ${rowsWithin(caller, 'expiries')}
    where kind = 'll' and expiry_date >= ${day}::date + ${sql.lit(ENDING_BEFORE)}`;
  const isCurrent = () => sql<SqlBool>`document.id = any(array(${current}))`;
  const reach = byReach(caller, { everything: () => sql<SqlBool>`true`, branch: isCurrent, own: isCurrent });
  // unscoped: limited by `reach`
  return sql`
    select document.id from learner_licenses as document left join learner_tests as tests on tests.ll_id = document.id
    where ${reach} and ${isReadyOn(day, 'with end')} and not ${hasLicence}
    union all ${learners(db, caller, day).where(isReadyOn(day, 'without end')).clearSelect().select('document.id')}`;
}

/** Those of a tab; the days first that an index knows. */
export function isOfTab(tab: LearnerTab, day: string): RawBuilder<SqlBool> {
  const range =
    tab === 'ended'
      ? sql`(expiry_date < ${day}::date or expiry_date is null)`
      : sql`(expiry_date >= ${day}::date or expiry_date is null)`;
  return sql<SqlBool>`(${range} and ${lastDay} is not null and ${tabOn(day)} = ${tab})`;
}

/** The order of a tab: the longest waiting, or the least time left, first. */
const orders: Record<LearnerTab, RawBuilder<unknown>> = {
  waiting: firstDay,
  ready: firstDay,
  ending: sql`expiry_date`,
  ended: sql`expiry_date desc nulls last`,
  failed: sql`tests.test_on`,
};

/** One page of a tab. Two statements. */
export async function learnersPage(
  db: Queryable,
  caller: Caller,
  { tab = 'ready', page, per_page }: { tab?: LearnerTab | undefined; page: number; per_page: number },
): Promise<Page<Learner>> {
  const day = today();
  const found = learnersOfTab(db, caller, tab, day);
  return listPage(db, { page, per_page }, found, ({ offset, limit }) =>
    found.orderBy(orders[tab]).orderBy('document.id').limit(limit).offset(offset).execute(),
  );
}

export interface TestChange {
  test_on?: string | null | undefined;
  test_result?: TestResult | null | undefined;
  updated_at?: string | null | undefined;
}

/** Writes down the test for a learner licence within reach; what is absent stays. Throws NotFound, Conflict and Invalid. */
export function setTest(
  db: Db,
  caller: Caller,
  id: number,
  { updated_at, ...change }: TestChange,
): Promise<Learner> {
  return db.transaction().execute(async transaction => {
    const licence = await within(transaction, caller)
      .documents(kindOf('ll'))
      .select('document.id')
      .where('document.id', '=', id)
      .forUpdate('document')
      .executeTakeFirst();
    if (licence === undefined) throw new NotFound();
    // unscoped: of a licence that is locked within reach
    const before = await transaction
      .selectFrom('learner_tests')
      .selectAll()
      .where('ll_id', '=', id)
      .executeTakeFirst();
    if (before !== undefined) {
      // Null is what a reader saw before any test; a notice to the learner meanwhile is no test.
      if (updated_at === null && before.test_on !== null) {
        throw new Conflict(words => words.errors.changedMeanwhile, before);
      }
      assertFresh(updated_at, before);
    }
    const after = {
      test_on: change.test_on === undefined ? (before?.test_on ?? null) : change.test_on,
      test_result: change.test_result === undefined ? (before?.test_result ?? null) : change.test_result,
    };
    if (after.test_result !== null && after.test_on === null) {
      throw new Invalid({ test_on: words => words.jobAnswers.dayOfTest });
    }
    // unscoped: as above
    await transaction
      .insertInto('learner_tests')
      .values({ ll_id: id, ...after })
      .onConflict(conflict => conflict.column('ll_id').doUpdateSet(after))
      .execute();
    const found = await licences(transaction, caller, today())
      .where('document.id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw new NotFound();
    return found;
  });
}
