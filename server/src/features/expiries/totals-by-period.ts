import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { expiryCountsWithin } from '../../scope/counts.ts';
import { rowsWithin } from '../../scope/within.ts';
import { everyExpiry } from './filter.ts';
import { matches } from './report-page.ts';

/** How many documents of a kind end in a period that begins with a day. */
export interface ExpiryTotal {
  /** The first day of the period, `YYYY-MM-DD`; weeks begin on Monday. */
  period: string;
  kind: KindSlug;
  documents: number;
}

/**
 * How many current documents within reach end in a range of days, both included, by kind and by day, week or
 * month; periods and kinds without any are left out. Milliseconds at any size for staff. One statement.
 */
export async function expiryTotals(
  db: Queryable,
  caller: Caller,
  range: { from: string; until: string },
  by: 'day' | 'week' | 'month',
): Promise<ExpiryTotal[]> {
  const { kept, changed } = expiryCountsWithin(caller);
  const days = sql`not superseded and day between ${range.from}::date and ${range.until}::date`;
  const counted = isStaff(caller.role)
    ? sql`
        select day, kind, documents from expiry_counts where compacted and ${kept} and not monthly and ${days}
        union all
        select day, kind, documents from expiry_counts where not compacted and ${changed} and ${days}`
    : sql`select expiry_date as day, kind, 1 as documents from ${rowsWithin(caller, 'expiries')}
        where ${matches({ ...everyExpiry, ...range })}`;
  // The first day of the calendar was a Monday; `date_trunc` makes a moment of each day and takes longer than all the rest.
  const period = by === 'week' ? sql`day - (day - date '0001-01-01') % 7` : sql`date_trunc(${by}, day)::date`;
  const { rows } = await sql<ExpiryTotal>`
    select ${period} as period, kind, sum(documents)::integer as documents from (${counted}) as counted
    group by 1, 2 having sum(documents) > 0 order by 1, 2`.execute(db);
  return rows;
}
