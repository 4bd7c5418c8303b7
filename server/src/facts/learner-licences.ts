import type { Caller } from '@rto-desk/contract/access';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { ENDING_BEFORE, type LearnerTab, READY_AFTER, RETEST_AFTER } from '@rto-desk/contract/learner';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { documentsOfAll, within } from '../scope/within.ts';

/** The last day of a learner licence, `document`: six months less two days after its first where none is stored. */
export const lastDay = sql<string>`coalesce(document.expiry_date, (document.issue_date + interval '6 months')::date - 2)`;

/** Its first day: by the same rule before its last where only that is known. */
export const firstDay = sql<string>`coalesce(document.issue_date, (document.expiry_date + 2 - interval '6 months')::date)`;

/** How far the holder of a licence, `document`, has come on a day, with what is known of the test, `tests`. */
export function tabOn(day: string): RawBuilder<LearnerTab> {
  return sql<LearnerTab>`case
    when ${lastDay} < ${day}::date then 'ended'
    when tests.test_result = 'failed' and ${day}::date < tests.test_on + ${sql.lit(RETEST_AFTER)} then 'failed'
    when ${lastDay} - ${day}::date < ${sql.lit(ENDING_BEFORE)} then 'ending'
    when ${day}::date - ${firstDay} < ${sql.lit(READY_AFTER)} then 'waiting'
    else 'ready' end`;
}

/**
 * Whether `tabOn` is `ready`, for licences whose last day is stored or for the others: in plain comparisons of columns, of which
 * PostgreSQL knows how many rows they find.
 */
export function isReadyOn(day: string, which: 'with end' | 'without end'): RawBuilder<SqlBool> {
  const begunBy = sql`${day}::date - ${sql.lit(READY_AFTER)}`;
  const mayBeTested = sql`(tests.test_result = 'failed' and ${day}::date < tests.test_on + ${sql.lit(RETEST_AFTER)}) is not true`;
  return which === 'with end'
    ? sql<SqlBool>`(document.expiry_date >= ${day}::date + ${sql.lit(ENDING_BEFORE)} and ${mayBeTested}
        and (document.issue_date <= ${begunBy} or document.issue_date is null and ${firstDay} <= ${begunBy}))`
    : sql<SqlBool>`(document.expiry_date is null and ${mayBeTested} and ${lastDay} >= ${day}::date + ${sql.lit(ENDING_BEFORE)}
        and document.issue_date between (${day}::date - interval '6 months')::date and ${begunBy})`;
}

const classesOf = (table: string) => sql`string_to_array(${sql.ref(`${table}.vehicle_class`)}, ', ')`;

/** Whether the holder has a driving licence that was issued since, or that covers every class of the learner's. */
// unscoped: of the citizen around it
export const hasLicence = sql<boolean>`exists (
  select from driving_licenses as licence
  where licence.citizen_id = document.citizen_id
    and (licence.issue_date >= ${firstDay}
      or document.vehicle_class <> '' and ${classesOf('document')} <@ ${classesOf('licence')}))`;

/** The learner licences within reach, as `document`, with how far their holders have come on a day; all for the desk itself. */
export function licences(db: Queryable, caller: Caller | null, day: string) {
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

/** The licences of a citizen that were notified on a day, and whose holder may still apply for the test. */
export function readyLicencesOf(db: Queryable, citizen: number, notifiedOn: string, day: string) {
  return learners(db, null, day)
    .select('citizens.name_known')
    .select(sql<boolean>`citizens.name_by_holder_at is not null`.as('named_by_holder'))
    .where('document.citizen_id', '=', citizen)
    .where('tests.told_on', '=', notifiedOn)
    .where(sql<SqlBool>`${tabOn(day)} in ('ready', 'ending')`)
    .orderBy('document.id')
    .execute();
}
