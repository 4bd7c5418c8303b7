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
import { reachKey } from '../../scope/reach.ts';
import { inquiriesWithin, requestsWithin, rowsWithin, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { everyExpiry, matches } from '../expiries/filter.ts';
import { identifier } from '../expiries/queries.ts';
import { expiryTotals } from '../expiries/totals-by-period.ts';
import { unreadCount } from '../messages/inbox.ts';
import { weeksAhead, weeksBack } from './weeks.ts';

type Counting = Pick<Services, 'db' | 'largeCounts'>;

/** What `what` counts within a caller's reach, as `LargeCounts` names it. */
const keyOf = (what: string, caller: Caller) => `${what} ${reachKey(caller)}`;

/** What waits for staff, and how much there is, within their reach. Two statements. */
export async function staffStats({ db, largeCounts }: Counting, caller: Caller) {
  const totals = await largeCounts.get(
    keyOf('totals', caller),
    async () => (await totalsWithin(db, caller))[0] ?? { total_citizens: 0, total_users: 0 },
    ({ total_citizens, total_users }) => total_citizens + total_users,
  );
  const [waiting] = await pendingRequests(db, caller);
  return { pending_requests: waiting?.pending_requests ?? 0, ...totals };
}

const totalsWithin = preparedQuery(
  (_db, caller: Caller) => sql<{ total_citizens: number; total_users: number }>`
    select
      (select count(*)::int from ${rowsWithin(caller, 'citizens')}) as total_citizens,
      (select count(*)::int from ${rowsWithin(caller, 'users')}) as total_users`,
);

const pendingRequests = preparedQuery(
  (_db, caller: Caller) => sql<{ pending_requests: number }>`
    select count(*)::int as pending_requests from ${requestsWithin(caller)} where status = 'pending'`,
);

/** What waits for staff on a day, within their reach. Two statements. */
export async function waitingOf(
  { db, largeCounts, messengers }: Counting & Pick<Services, 'messengers'>,
  caller: Caller,
  day: string,
): Promise<Waiting> {
  const { expiring, to_complete } = await largeCounts.get(
    keyOf(`waiting ${day}`, caller),
    () => documentsWaiting(db, caller, { from: day, until: addPeriod(day, { days: 7 }) }),
    counts => counts.expiring + counts.to_complete,
  );
  const { rows } = await sql<Omit<Waiting, 'expiring' | 'to_complete'>>`
    select
      (select ${countAndOldest} from ${requestsWithin(caller)} where status = 'pending') as requests,
      (select ${countAndOldest} from ${inquiriesWithin(caller)} where status = 'new') as inquiries,
      (
        select json_build_object(
          'manual', count(*) filter (where state = 'manual'),
          'failed', count(*) filter (where state = 'failed'),
          'unknown', count(*) filter (where state = 'unknown'))
        from ${rowsWithin(caller, 'messages')} where state in ('manual', 'failed', 'unknown')
      ) as messages,
      ${unreadCount(messengers, caller)} as inbox`.execute(db);
  return { ...(rows[0] ?? nothingWaits), expiring, to_complete };
}

/** How many current documents end in a range of days, both included, and how many are to be completed. One statement. */
async function documentsWaiting(db: Queryable, caller: Caller, range: { from: string; until: string }) {
  const { rows } = await sql<{ expiring: number; to_complete: number }>`
    select
      (select count(*)::int from ${rowsWithin(caller, 'expiries')} where ${matches({ ...everyExpiry, ...range })}) as expiring,
      (
        select count(*)::int from ${rowsWithin(caller, 'expiries')} where incomplete and not superseded
      ) as to_complete`.execute(db);
  return rows[0] ?? { expiring: 0, to_complete: 0 };
}

const countAndOldest = sql`json_build_object('count', count(*)::integer, 'oldest', min(created_at))`;
const nothingWaits = {
  requests: { count: 0, oldest: null },
  inquiries: { count: 0, oldest: null },
  messages: { manual: 0, failed: 0, unknown: 0 },
  inbox: null,
};

/** What a user keeps, over all their profiles. One statement. */
export async function userStats(db: Queryable, caller: Caller) {
  const [found] = await managedByUser(db, caller);
  return found ?? { pending_requests_count: 0, ll_count: 0, dl_count: 0, vehicle_count: 0 };
}

const managedByUser = preparedQuery((db, caller: Caller) => {
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

/** How many documents expire in each of the weeks from a day on, by kind. One statement at most. */
export async function expiringWeeks(
  { db, largeCounts }: Counting,
  caller: Caller,
  day: string,
): Promise<ExpiringWeek[]> {
  const weeks = weeksAhead(day, dashboardWeeks);
  const range = { from: day, until: weeks.at(-1)?.until ?? day };
  const totals = await largeCounts.get(
    keyOf(`expiring ${day}`, caller),
    () => expiryTotals(db, caller, range),
    found => found.reduce((sum, { documents }) => sum + documents, 0),
  );
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

/** How many messages were written in each of the weeks up to a day, by the state they have now. One statement at most. */
export async function messageWeeks(
  { db, largeCounts }: Counting,
  caller: Caller,
  day: string,
): Promise<MessagesWeek[]> {
  const weeks = weeksBack(day, dashboardWeeks);
  const rows = await largeCounts.get(
    keyOf(`messages ${day}`, caller),
    () => messagesByWeek(db, caller, weeks[0]?.from),
    found => found.reduce((sum, { messages }) => sum + messages, 0),
  );
  return weeks.map(({ monday, from, until }) => ({
    from,
    until,
    counts: rows.filter(row => row.week === monday).map(({ state, messages }) => ({ state, messages })),
  }));
}

async function messagesByWeek(db: Queryable, caller: Caller, from: string | undefined) {
  const { rows } = await sql<{ week: string; state: MessageState; messages: number }>`
    select date_trunc('week', created_at at time zone 'Asia/Kolkata')::date as week, state, count(*)::int as messages
    from ${rowsWithin(caller, 'messages')}
    where ${inDays('created_at', { from })}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
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
