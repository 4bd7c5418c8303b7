import { branchOf, type Caller } from '@rto-desk/contract/access';
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
    .select('given_by')
    .where('given_by', 'is not', null)
    .where('given_by', 'ilike', `${escaped(typed)}%`)
    .$if(own !== null, query => query.where('branch_id', '=', own))
    .groupBy('given_by')
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy('given_by')
    .limit(OFFERED)
    .execute();
  return rows.flatMap(({ given_by }) => (given_by === null ? [] : [given_by]));
}
