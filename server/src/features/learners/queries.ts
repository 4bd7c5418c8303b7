import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Learner } from '@rto-desk/contract/endpoints/learners';
import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import {
  ENDING_BEFORE,
  type LearnerTab,
  READY_AFTER,
  RETEST_AFTER,
  type TestResult,
} from '@rto-desk/contract/learner';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { refuseStale } from '../../platform/database/refuse-stale.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { byReach } from '../../scope/reach.ts';
import { documentsOfAll, rowsWithin, within } from '../../scope/within.ts';

/** The last day of a learner licence, `document`: six months less two days after its first where none is stored. */
const lastDay = sql<string>`coalesce(document.expiry_date, (document.issue_date + interval '6 months')::date - 2)`;

/** Its first day: by the same rule before its last where only that is known. */
const firstDay = sql<string>`coalesce(document.issue_date, (document.expiry_date + 2 - interval '6 months')::date)`;

/** How far the holder of a licence, `document`, has come on a day, with what is known of the test, `tests`. */
function tabOn(day: string): RawBuilder<LearnerTab> {
  return sql<LearnerTab>`case
    when ${lastDay} < ${day}::date then 'ended'
    when tests.test_result = 'failed' and ${day}::date < tests.test_on + ${sql.lit(RETEST_AFTER)} then 'failed'
    when ${lastDay} - ${day}::date < ${sql.lit(ENDING_BEFORE)} then 'ending'
    when ${day}::date - ${firstDay} < ${sql.lit(READY_AFTER)} then 'waiting'
    else 'ready' end`;
}

const classesOf = (table: string) => sql`string_to_array(${sql.ref(`${table}.vehicle_class`)}, ', ')`;

/** Whether the holder has a driving licence that was issued since, or that covers every class of the learner's. */
// unscoped: of the citizen around it
const hasLicence = sql<boolean>`exists (
  select from driving_licenses as licence
  where licence.citizen_id = document.citizen_id
    and (licence.issue_date >= ${firstDay}
      or document.vehicle_class <> '' and ${classesOf('document')} <@ ${classesOf('licence')}))`;

/** The learner licences within reach, as `document`, with how far their holders have come on a day; all for the desk itself. */
function licences(db: Queryable, caller: Caller | null, day: string) {
  const ll = kindOf('ll');
  return (
    (caller === null ? documentsOfAll(db, ll) : within(db, caller).documents(ll))
      // unscoped: the tests of a licence within reach
      .leftJoin('learner_tests as tests', 'tests.ll_id', 'document.id')
      .select(['document.id as ll_id', 'document.origin', 'citizens.id as citizen_id', 'citizens.name'])
      .select(['citizens.mobile', 'tests.test_on', 'tests.test_result', 'tests.told_on', 'tests.updated_at'])
      .select([
        sql<string | null>`ll_no`.as('ll_no'),
        sql<string | null>`issue_date`.as('issue_date'),
        sql<string | null>`expiry_date`.as('expiry_date'),
        sql<string | null>`vehicle_class`.as('vehicle_class'),
        sql<string | null>`office`.as('office'),
        sql<string | null>`application_no`.as('application_no'),
        tabOn(day).as('tab'),
      ])
  );
}

/** Those whose holders have no driving licence for it. */
export function learners(db: Queryable, caller: Caller | null, day: string) {
  return licences(db, caller, day).where(sql<SqlBool>`not ${hasLicence}`);
}

/** Those of a tab within reach. Where a branch asks for licences that have not ended, they are found by the ends that it has. */
export function learnersOfTab(db: Queryable, caller: Caller, tab: LearnerTab, day: string) {
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

/** Those of a tab; the days first that an index knows. */
export function isOfTab(tab: LearnerTab, day: string): RawBuilder<SqlBool> {
  const range =
    tab === 'ended'
      ? sql`(expiry_date < ${day}::date or expiry_date is null)`
      : sql`(expiry_date >= ${day}::date or expiry_date is null)`;
  return sql<SqlBool>`(${range} and ${lastDay} is not null and ${tabOn(day)} = ${tab})`;
}

/** In which order a tab is gone through: whoever has waited longest, or has least time left, comes first. */
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
      // Null is what somebody was shown who has seen no test; that the learner was told meanwhile is none.
      if (updated_at === null && before.test_on !== null) {
        throw new Conflict(words => words.errors.changedMeanwhile, before);
      }
      refuseStale(updated_at, before);
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
