import type { Caller } from '@rto-desk/contract/access';
import type { Work } from '@rto-desk/contract/endpoints/work';
import { WORK_COUNT_LIMIT } from '@rto-desk/contract/job';
import { addPeriod } from '@rto-desk/contract/period';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { countUpTo } from '../../platform/database/paging.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { inquiriesWithin, requestsWithin, rowsWithin, within } from '../../scope/within.ts';
import { firstBreachDue, openBreaches } from '../breaches/breaches.ts';
import { openClaims } from '../claims/named.ts';
import { everyExpiry, matches } from '../expiries/filter.ts';
import { isDue } from '../follow-ups/queries.ts';
import { HAS_ORIGINALS, IS_OPEN, orderOf } from '../jobs/list.ts';
import { learnersOfTab } from '../learners/queries.ts';
import { waitsByHand } from '../messages/manual.ts';
import { openPrivacyRequests } from '../privacy-requests/requests.ts';
import { IS_OPEN_ENTRY } from '../register/list.ts';
import { isDeclared } from '../self-declared/queries.ts';

/** What waits for a caller on a day, and for their office, within their reach; counted up to one more than a thousand. One statement. */
export async function workOf(db: Queryable, caller: Caller, day: string): Promise<Work> {
  const [found] = await workWithin(db, caller, day, addPeriod(day, { days: 7 }));
  return found ?? nothing;
}

const workWithin = preparedQuery((db, caller: Caller, day: string, inAWeek: string) => {
  const openJobs = sql`select 1 from ${requestsWithin(caller)} where ${IS_OPEN}`;
  const expiries = sql`select 1 from ${rowsWithin(caller, 'expiries')}`;
  return sql<Work>`
    select ${counted({
      mine: sql`${openJobs} and assignee_id = ${caller.id}`,
      unassigned: sql`${openJobs} and assignee_id is null`,
      overdue: sql`${openJobs} and due_on < ${day}::date`,
      papers_to_return: sql`select 1 from ${requestsWithin(caller)} where ${HAS_ORIGINALS}`,
      learners_ready: learnersOfTab(db, caller, 'ready', day),
      self_declared: sql`${expiries} where ${isDeclared}`,
      claims: openClaims(caller),
      inquiries: sql`select 1 from ${inquiriesWithin(caller)} where status = 'new'`,
      to_send: sql`select 1 from ${rowsWithin(caller, 'messages')} where ${waitsByHand}`,
      register: sql`select 1 from ${rowsWithin(caller, 'register_entries')} where ${IS_OPEN_ENTRY} and assigned_to = ${caller.id}`,
      to_call: within(db, caller).followUps().select('follow_ups.id').where(isDue(day)),
      breaches: openBreaches(caller),
      privacy_requests: openPrivacyRequests(caller),
      inbox: sql`select 1 from ${rowsWithin(caller, 'inbound_messages')} where read_at is null`,
      ending: sql`${expiries} where ${matches({ ...everyExpiry, from: day, until: inAWeek })}`,
    })},
      (select id from ${requestsWithin(caller)} where ${IS_OPEN} and assignee_id is null
        order by ${orderOf({})} limit 1) as first_unassigned,
      ${firstBreachDue(caller)} as breach_due_at`;
});

/** The columns of a select: how many rows each query finds. */
function counted(
  finds: Record<Exclude<keyof Work, 'first_unassigned' | 'breach_due_at'>, Expression<unknown>>,
): RawBuilder<unknown> {
  return sql.join(
    Object.entries(finds).map(
      ([name, rows]) => sql`${countUpTo(rows, WORK_COUNT_LIMIT)} as ${sql.ref(name)}`,
    ),
  );
}

const nothing: Work = {
  mine: 0,
  unassigned: 0,
  first_unassigned: null,
  overdue: 0,
  papers_to_return: 0,
  learners_ready: 0,
  self_declared: 0,
  claims: 0,
  inquiries: 0,
  to_send: 0,
  register: 0,
  to_call: 0,
  breaches: 0,
  breach_due_at: null,
  privacy_requests: 0,
  inbox: 0,
  ending: 0,
};
