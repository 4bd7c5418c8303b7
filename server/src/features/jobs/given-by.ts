import { branchOf, type Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { escaped } from '../../platform/database/like.ts';
import { within } from '../../scope/within.ts';

/** How many are offered. */
const OFFERED = 20;

/** Who has given jobs to one's own branch, those who gave most first, for what has been typed of their name. */
export async function giversLike(db: Queryable, caller: Caller, typed: string): Promise<string[]> {
  const own = branchOf(caller);
  const rows = await within(db, caller)
    .jobs()
    .select(sql<string>`mode() within group (order by given_by)`.as('name'))
    .where('given_by', 'is not', null)
    .where('given_by', 'ilike', `${escaped(typed)}%`)
    .$if(own !== null, query => query.where('branch_id', '=', own))
    .groupBy(sql`lower(given_by)`)
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy('name')
    .limit(OFFERED)
    .execute();
  return rows.map(({ name }) => name);
}
