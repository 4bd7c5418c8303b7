import type { Caller } from '@rto-desk/contract/access';
import { addPeriod } from '@rto-desk/contract/period';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ALL_BRANCHES, branchesOf } from '../search/reach.ts';
import type { ExpiryScan } from './scan.ts';

/**
 * A range of days as whole months and the days before and after them, so that counts of many years are read
 * from a few rows. `end` is the first day after the range; the months are those from `firstMonth` to before
 * `lastMonth`, and there may be none.
 */
interface Span {
  from: string;
  firstMonth: string;
  lastMonth: string;
  end: string;
}

function spanOf({ from, until }: Pick<ExpiryScan, 'from' | 'until'>): Span {
  const end = until === null ? 'infinity' : addPeriod(until, { days: 1 });
  const firstMonth = from === null ? '-infinity' : monthFrom(from);
  const lastMonth = until === null ? 'infinity' : monthOf(end);
  const within = firstMonth === '-infinity' || lastMonth === 'infinity' || firstMonth <= lastMonth;
  return within
    ? { from: from ?? '-infinity', firstMonth, lastMonth, end }
    : { from: from ?? '-infinity', firstMonth: end, lastMonth: end, end };
}

/** The conditions on the kept counts, and on their changes, that a scan by staff comes to. */
function conditions(caller: Caller, { type, superseded }: ExpiryScan) {
  const branches = branchesOf(caller);
  const what = [
    type === null ? sql<SqlBool>`true` : sql<SqlBool>`type = ${type}`,
    superseded ? sql<SqlBool>`true` : sql<SqlBool>`not superseded`,
  ];
  const both = (branch: RawBuilder<SqlBool>) => sql<SqlBool>`${branch} and ${sql.join(what, sql` and `)}`;
  return branches === null
    ? { kept: both(sql`branch_id = ${ALL_BRANCHES}`), changed: both(sql`true`) }
    : {
        kept: both(sql`branch_id in (${sql.join(branches)})`),
        changed: both(sql`branch_id in (${sql.join(branches)})`),
      };
}

/**
 * SQL for a `with` clause: `chunks (monthly, day, documents, upto)`, how many documents of the scan end in each
 * whole month and each day outside one, in order, `upto` counting from the first. For staff only: the counts know
 * branches, not owners.
 */
export function chunksOf(caller: Caller, scan: ExpiryScan): RawBuilder<unknown> {
  const { kept, changed } = conditions(caller, scan);
  const { from, firstMonth, lastMonth, end } = spanOf(scan);
  return sql`
    changes as materialized (
      select day, type, documents from expiry_count_changes
      where ${changed} and day >= ${from}::date and day < ${end}::date),
    chunks as materialized (
      select monthly, day, sum(documents) as documents, sum(sum(documents)) over (order by day) as upto
      from (
        select monthly, day, documents from expiry_counts
        where ${kept} and monthly and day >= ${firstMonth}::date and day < ${lastMonth}::date
        union all
        select monthly, day, documents from expiry_counts
        where ${kept} and not monthly and day >= ${from}::date and day < ${firstMonth}::date
        union all
        select monthly, day, documents from expiry_counts
        where ${kept} and not monthly and day >= ${lastMonth}::date and day < ${end}::date
        union all
        select day >= ${firstMonth}::date and day < ${lastMonth}::date,
          case when day >= ${firstMonth}::date and day < ${lastMonth}::date
            then date_trunc('month', day)::date else day end, documents
        from changes) as parts
      group by monthly, day)`;
}

/**
 * SQL for a `with` clause after `chunksOf`: `page_steps (day, type, skipped, taken)`, the documents of which type and
 * day are on a page, and where among those it begins.
 */
export function pageStepsOf(
  caller: Caller,
  scan: ExpiryScan,
  offset: number,
  size: number,
): RawBuilder<unknown> {
  const { kept } = conditions(caller, scan);
  const first = sql.lit(offset);
  const end = sql.lit(offset + size);
  return sql`
    page_chunks as materialized (
      select day, upto - documents as before,
        (day + case when monthly then interval '1 month' else interval '1 day' end)::date as until
      from chunks where upto > ${first} and upto - documents < ${end}),
    steps as (
      select parts.day, parts.type, sum(parts.documents) as documents,
        sum(sum(parts.documents)) over (order by parts.day, parts.type) + (select min(before) from page_chunks) as upto
      from page_chunks, lateral (
        select day, type, documents from expiry_counts
        where ${kept} and not monthly and day >= page_chunks.day and day < page_chunks.until
        union all
        select day, type, documents from changes where day >= page_chunks.day and day < page_chunks.until) as parts
      group by parts.day, parts.type),
    page_steps as (
      select day, type, greatest(${first} - (upto - documents), 0)::integer as skipped,
        (least(upto, ${end}) - greatest(upto - documents, ${first}))::integer as taken
      from steps where upto > ${first} and upto - documents < ${end} and documents > 0)`;
}

/** The first of the month at or after a day. */
function monthFrom(day: string): string {
  return day.endsWith('-01') ? day : addPeriod(monthOf(day), { months: 1 });
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
