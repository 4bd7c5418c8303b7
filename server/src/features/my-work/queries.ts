import type { Caller } from '@rto-desk/contract/access';
import type { Work } from '@rto-desk/contract/endpoints/work';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { inquiriesWithin, requestsWithin, rowsWithin } from '../../scope/within.ts';
import { openClaims } from '../claims/named.ts';
import { expiryTotals } from '../expiries/totals-by-period.ts';
import { IS_OPEN, orderOf, TO_RETURN } from '../jobs/list.ts';
import { countReady } from '../learners/queries.ts';
import { waitsByHand } from '../messages/manual.ts';
import { isDeclared } from '../self-declared/queries.ts';

/** What waits for a caller on a day, and for their office, within their reach. Three statements. */
export async function workOf(db: Queryable, caller: Caller, day: string): Promise<Work> {
  const days = { from: day, until: addPeriod(day, { days: 7 }) };
  const ending = await expiryTotals(db, caller, days, 'month');
  const { total } = await countReady(db, caller, day).executeTakeFirstOrThrow();
  const { rows } = await sql<Omit<Work, 'ending' | 'learners_ready'>>`
    select open_jobs.*,
      (select count(*)::integer from ${requestsWithin(caller)} where ${TO_RETURN}) as papers_to_return,
      (select count(*)::integer from ${rowsWithin(caller, 'expiries')} where ${isDeclared}) as self_declared,
      ${openClaims(caller)} as claims,
      (select id from ${requestsWithin(caller)} where ${IS_OPEN} and assignee_id is null
        order by ${orderOf({})} limit 1) as first_unassigned,
      (select count(*)::integer from ${inquiriesWithin(caller)} where status = 'new') as inquiries,
      (select count(*)::integer from ${rowsWithin(caller, 'messages')} where ${waitsByHand}) as to_send,
      (select count(*)::integer from ${rowsWithin(caller, 'inbound_messages')} where read_at is null) as inbox
    from (
      select count(*) filter (where assignee_id = ${caller.id})::integer as mine,
        count(*) filter (where assignee_id is null)::integer as unassigned,
        count(*) filter (where due_on < ${day}::date)::integer as overdue
      from ${requestsWithin(caller)} where ${IS_OPEN}) as open_jobs`.execute(db);
  const [counts = nothing] = rows;
  return {
    ...counts,
    learners_ready: total,
    ending: ending.reduce((sum, { documents }) => sum + documents, 0),
  };
}

const nothing = {
  ...{ mine: 0, unassigned: 0, first_unassigned: null, overdue: 0, papers_to_return: 0 },
  ...{ self_declared: 0, claims: 0, inquiries: 0, to_send: 0, inbox: 0 },
};
