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
import { readyLearners } from '../learners/queries.ts';
import { waitsByHand } from '../messages/manual.ts';
import { openPrivacyRequests } from '../privacy-requests/requests.ts';
import { IS_OPEN_ENTRY } from '../register/list.ts';
import { documentUpdatedAt, isDeclared } from '../self-declared/queries.ts';

/** What waits for a caller on a day, and for their office, within their reach; counted up to one more than a thousand. One statement. */
export async function workOf(db: Queryable, caller: Caller, day: string): Promise<Work> {
  const [found] = await workWithin(db, caller, day, addPeriod(day, { days: 7 }));
  if (found === undefined) throw new Error('A select without a table gave no row');
  const { first_unassigned, breach_due_at, aged, ...counts } = found;
  const oldest = mapped(aged, ({ oldest }) => oldest);
  return { ...counts, ...mapped(aged, ({ count }) => count), oldest, first_unassigned, breach_due_at };
}

/** What is told with the age of its oldest. */
type Aged = keyof Work['oldest'];
type Counted = Exclude<keyof Work, Aged | 'oldest' | 'first_unassigned' | 'breach_due_at'>;

interface Found extends Record<Counted, number> {
  first_unassigned: number | null;
  breach_due_at: string | null;
  aged: Record<Aged, { count: number; oldest: string | null }>;
}

const workWithin = preparedQuery((db, caller: Caller, day: string, inAWeek: string) => {
  const jobs = sql`select created_at as since from ${requestsWithin(caller)} where ${IS_OPEN}`;
  return sql<Found>`
    select ${counted({
      papers_to_return: sql`select 1 from ${requestsWithin(caller)} where ${HAS_ORIGINALS}`,
      learners_ready: readyLearners(db, caller, day),
      inquiries: sql`select 1 from ${inquiriesWithin(caller)} where status = 'new'`,
      to_call: within(db, caller).followUps().select('follow_ups.id').where(isDue(day)),
      breaches: openBreaches(caller),
      inbox: sql`select 1 from ${rowsWithin(caller, 'inbound_messages')} where read_at is null`,
      ending: sql`select 1 from ${rowsWithin(caller, 'expiries')} where ${matches({ ...everyExpiry, from: day, until: inAWeek })}`,
    })},
      json_build_object(${aged({
        mine: sql`${jobs} and assignee_id = ${caller.id}`,
        unassigned: sql`${jobs} and assignee_id is null`,
        overdue: sql`${jobs} and due_on < ${day}::date`,
        self_declared: sql`select ${documentUpdatedAt} as since from ${rowsWithin(caller, 'expiries')} where ${isDeclared}`,
        claims: openClaims(caller),
        to_send: sql`select created_at as since from ${rowsWithin(caller, 'messages')} where ${waitsByHand}`,
        register: sql`
          select created_at as since from ${rowsWithin(caller, 'register_entries')}
          where ${IS_OPEN_ENTRY} and assigned_to = ${caller.id}`,
        privacy_requests: openPrivacyRequests(caller),
      })}) as aged,
      (select id from ${requestsWithin(caller)} where ${IS_OPEN} and assignee_id is null
        order by ${orderOf({})} limit 1) as first_unassigned,
      ${firstBreachDue(caller)} as breach_due_at`;
});

/** The columns of a select: how many rows each query finds. */
function counted(finds: Record<Counted, Expression<unknown>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(finds).map(
      ([name, rows]) => sql`${countUpTo(rows, WORK_COUNT_LIMIT)} as ${sql.ref(name)}`,
    ),
  );
}

/** The parts of an object: how many rows each query finds, and where all are counted the first `since` of them. */
function aged(finds: Record<Aged, RawBuilder<unknown>>): RawBuilder<unknown> {
  return sql.join(
    Object.entries(finds).map(
      ([name, rows]) => sql`${sql.lit(name)}, (
        select json_build_object('count', found, 'oldest', (
          select min(since) from (${rows}) as every where found <= ${sql.lit(WORK_COUNT_LIMIT)}))
        from (select ${countUpTo(rows, WORK_COUNT_LIMIT)} as found) as counted)`,
    ),
  );
}

/** An object with the same names, and another value for each. */
function mapped<Name extends string, From, To>(
  values: Record<Name, From>,
  change: (value: From) => To,
): Record<Name, To> {
  const changed: Partial<Record<Name, To>> = {};
  for (const name in values) changed[name] = change(values[name]);
  return changed as Record<Name, To>;
}
