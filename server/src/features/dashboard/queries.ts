import type { Caller } from '@rto-desk/contract/access';
import {
  dashboardWeeks,
  type ExpiringWeek,
  type MessagesWeek,
  type RequestsWeek,
  type Upcoming,
  upcomingDocuments,
  type Waiting,
} from '@rto-desk/contract/endpoints/dashboard';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { MessageState } from '@rto-desk/contract/message-states';
import { addPeriod } from '@rto-desk/contract/period';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import { type Expression, sql } from 'kysely';
import { documentUrl } from '../../facts/document-tab.ts';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inDays } from '../../platform/database/paging.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { accountCount, keptCount } from '../../scope/counts.ts';
import { inquiriesWithin, requestsWithin, rowsWithin, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { identifier } from '../expiries/queries.ts';
import { expiryTotals } from '../expiries/totals-by-period.ts';
import { messageCounts } from '../messages/counts.ts';
import { unreadCount } from '../messages/inbox.ts';
import { weeksAhead, weeksBack } from './weeks.ts';

/** What waits for staff, within their reach. One statement. */
export async function staffStats(db: Queryable, caller: Caller) {
  const [found] = await waitingForStaff(db, caller);
  return found ?? { pending_requests: 0, total_citizens: 0, total_users: 0 };
}

const waitingForStaff = preparedQuery(
  (_db, caller: Caller) => sql<{ pending_requests: number; total_citizens: number; total_users: number }>`
    select
      (select count(*)::int from ${requestsWithin(caller)} where status = 'pending') as pending_requests,
      ${keptCount(caller, 'citizens')} as total_citizens,
      ${accountCount(caller)} as total_users`,
);

/** What waits for staff on a day, within their reach. Two statements. */
export async function waitingOf(
  db: Queryable,
  messengers: Services['messengers'],
  caller: Caller,
  day: string,
): Promise<Waiting> {
  const days = { from: day, until: addPeriod(day, { days: 7 }) };
  const expiring = await expiryTotals(db, caller, days, 'month');
  const { rows } = await sql<Omit<Waiting, 'expiring'>>`
    select
      (select ${countAndOldest} from ${requestsWithin(caller)} where status = 'pending') as requests,
      (select ${countAndOldest} from ${inquiriesWithin(caller)} where status = 'new') as inquiries,
      (
        select count(*)::integer from ${rowsWithin(caller, 'expiries')} where incomplete and not superseded
      ) as to_complete,
      (
        select json_build_object(
          'manual', coalesce(sum(messages) filter (where state = 'manual'), 0)::integer,
          'failed', coalesce(sum(messages) filter (where state = 'failed'), 0)::integer,
          'unknown', coalesce(sum(messages) filter (where state = 'unknown'), 0)::integer)
        from ${messageCounts(caller, {})}
      ) as messages,
      ${unreadCount(messengers, caller)} as inbox`.execute(db);
  const [waits = nothingWaits] = rows;
  return {
    ...waits,
    expiring: expiring.reduce((sum, { documents }) => sum + documents, 0),
  };
}

const countAndOldest = sql`json_build_object('count', count(*)::integer, 'oldest', min(created_at))`;
const nothingWaits = {
  requests: { count: 0, oldest: null },
  inquiries: { count: 0, oldest: null },
  to_complete: 0,
  messages: { manual: 0, failed: 0, unknown: 0 },
  inbox: null,
};

/** What a user keeps, over all their profiles. One statement. */
export async function userStats(db: Queryable, caller: Caller) {
  const [found] = await keptByUser(db, caller);
  return found ?? { pending_requests_count: 0, ll_count: 0, dl_count: 0, vehicle_count: 0 };
}

const keptByUser = preparedQuery((db, caller: Caller) => {
  const { documents, vehicles } = within(db, caller);
  // unscoped: counts what its caller has limited
  const count = (rows: Expression<unknown>) => sql`(select count(*)::int from ${rows} as kept)`;
  return sql<{
    pending_requests_count: number;
    ll_count: number;
    dl_count: number;
    vehicle_count: number;
  }>`
    select
      (select count(*)::int from ${requestsWithin(caller)} where status = 'pending') as pending_requests_count,
      ${count(documents(kindOf('ll')))} as ll_count,
      ${count(documents(kindOf('dl')))} as dl_count,
      ${count(vehicles())} as vehicle_count`;
});

/** How many documents expire in each of the weeks from a day on, by kind. One statement. */
export async function expiringWeeks(db: Queryable, caller: Caller, day: string): Promise<ExpiringWeek[]> {
  const weeks = weeksAhead(day, dashboardWeeks);
  const range = { from: day, until: weeks.at(-1)?.until ?? day };
  const totals = await expiryTotals(db, caller, range, 'week');
  return weeks.map(({ monday, from, until }) => ({
    from,
    until,
    counts: totals
      .filter(total => total.period === monday)
      .map(({ kind, documents }) => ({ type: kindOf(kind).type, documents })),
  }));
}

/** How many requests came in each of the weeks up to a day, by the status they have now. One statement. */
export async function requestWeeks(db: Queryable, caller: Caller, day: string): Promise<RequestsWeek[]> {
  const weeks = weeksBack(day, dashboardWeeks);
  const { rows } = await sql<{ week: string; status: RequestStatus; requests: number }>`
    select date_trunc('week', created_at at time zone 'Asia/Kolkata')::date as week, status, count(*)::int as requests
    from ${requestsWithin(caller)}
    where ${inDays('created_at', { from: weeks[0]?.from })}
    group by 1, 2 order by 1, 2`.execute(db);
  return weeks.map(({ monday, from, until }) => ({
    from,
    until,
    counts: rows.filter(row => row.week === monday).map(({ status, requests }) => ({ status, requests })),
  }));
}

/** How many messages were written in each of the weeks up to a day, by the state they have now. One statement. */
export async function messageWeeks(db: Queryable, caller: Caller, day: string): Promise<MessagesWeek[]> {
  const weeks = weeksBack(day, dashboardWeeks);
  // unscoped: kept counts within reach
  const { rows } = await sql<{ week: string; state: MessageState; messages: number }>`
    select date_trunc('week', day)::date as week, state, sum(messages)::int as messages
    from ${messageCounts(caller, { from: weeks[0]?.from })}
    group by 1, 2 having sum(messages) > 0 order by 1, 2`.execute(db);
  return weeks.map(({ monday, from, until }) => ({
    from,
    until,
    counts: rows.filter(row => row.week === monday).map(({ state, messages }) => ({ state, messages })),
  }));
}

/** The caller's own current documents that have expired, all of them, and those that do next. One statement. */
export async function upcomingOf(db: Queryable, caller: Caller, day: string): Promise<Upcoming[]> {
  const own = within(db, caller)
    .expiries()
    // unscoped: the holder of a document within reach
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    // unscoped: the vehicle of a document within reach
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select([
      'expiries.kind',
      'expiries.citizen_id',
      'expiries.expiry_date',
      'citizens.name as citizen_name',
      'vehicles.registration_no as vehicle_no',
      identifier.as('identifier'),
      endName.as('end'),
      holderUntil.as('holder_until'),
      sql<number>`count(*) filter (where expiries.expiry_date >= ${day})
        over (order by expiries.expiry_date, expiries.kind rows unbounded preceding)`.as('ahead'),
    ])
    .where('expiries.superseded', '=', false);
  // unscoped: limited above
  const rows = await db
    .selectFrom(own.as('own'))
    .select([
      'kind',
      'citizen_id',
      'expiry_date',
      'citizen_name',
      'vehicle_no',
      'identifier',
      'end',
      'holder_until',
    ])
    .where('ahead', '<=', upcomingDocuments)
    .orderBy('expiry_date')
    .orderBy('kind')
    .execute();
  return rows.map(({ kind, ...row }) => ({
    ...row,
    type: kindOf(kind).type,
    identifier: row.identifier ?? '',
    url: documentUrl(row.citizen_id, kind),
  }));
}
