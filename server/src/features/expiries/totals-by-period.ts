import type { Caller } from '@rto-desk/contract/access';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { rowsWithin } from '../../scope/within.ts';
import { everyExpiry, matches } from './filter.ts';

/** How many documents of a kind end in a week. */
export interface ExpiryTotal {
  /** Its Monday, `YYYY-MM-DD`. */
  period: string;
  kind: KindSlug;
  documents: number;
}

/**
 * How many current documents within reach end in a range of days, both included, by kind and week; weeks and kinds
 * without any are left out. One statement.
 */
export async function expiryTotals(
  db: Queryable,
  caller: Caller,
  range: { from: string; until: string },
): Promise<ExpiryTotal[]> {
  // The first day of the calendar was a Monday; `date_trunc` makes a moment of each day and takes longer than all the rest.
  const { rows } = await sql<ExpiryTotal>`
    select expiry_date - (expiry_date - date '0001-01-01') % 7 as period, kind, sum(documents)::integer as documents
    from (
      select expiry_date, kind, count(*) as documents from ${rowsWithin(caller, 'expiries')}
      where ${matches({ ...everyExpiry, ...range })} group by expiry_date, kind) as by_day
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}
