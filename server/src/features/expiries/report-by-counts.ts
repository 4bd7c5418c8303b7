import type { Caller } from '@rto-desk/contract/access';
import { addPeriod } from '@rto-desk/contract/period';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hiddenFromPlanner } from '../../platform/database/prepared-query.ts';
import { expiryCountsWithin } from '../../scope/counts.ts';
import type { ExpiryFilter } from './filter.ts';

/** A page of the report without a text filter, as the prepared query takes it. */
export type CountedPage = Span & {
  kind: ExpiryFilter['kind'];
  superseded: boolean;
  /** The number of documents before the page, and up to its end. */
  before: number;
  after: number;
};

/**
 * A range of days split into whole months and the days before and after them, so that the counts of many years are read
 * from a few rows. `end` is the first day after the range; the months run from `firstMonth` to before `lastMonth`, and
 * there may be none.
 */
type Span = {
  from: string;
  firstMonth: string;
  lastMonth: string;
  end: string;
};

/** The page with `size` documents after the first `offset`. */
export function countedPageOf(
  filter: ExpiryFilter,
  { offset, size }: { offset: number; size: number },
): CountedPage {
  const { kind, superseded } = filter;
  return { ...spanOf(filter), kind, superseded, before: offset, after: offset + size };
}

function spanOf({ from, until }: Pick<ExpiryFilter, 'from' | 'until'>): Span {
  const end = until === null ? 'infinity' : addPeriod(until, { days: 1 });
  const firstMonth = from === null ? '-infinity' : monthFrom(from);
  const lastMonth = until === null ? 'infinity' : monthOf(end);
  const within = firstMonth === '-infinity' || lastMonth === 'infinity' || firstMonth <= lastMonth;
  return within
    ? { from: from ?? '-infinity', firstMonth, lastMonth, end }
    : { from: from ?? '-infinity', firstMonth: end, lastMonth: end, end };
}

/** The conditions on the kept counts, and on their changes, that a page for staff comes to. */
function conditions(caller: Caller, { kind, superseded }: CountedPage) {
  const { kept, changed } = expiryCountsWithin(caller);
  const what = [
    kind === null ? sql<SqlBool>`true` : sql<SqlBool>`kind = ${hiddenFromPlanner(kind, 'text')}`,
    sql<SqlBool>`(not superseded or ${hiddenFromPlanner(superseded, 'boolean')})`,
  ];
  const both = (within: RawBuilder<SqlBool>) => sql<SqlBool>`${within} and ${sql.join(what, sql` and `)}`;
  return { kept: both(sql`compacted and ${kept}`), changed: both(changed) };
}

/**
 * SQL for a `with` clause: `chunks (monthly, day, documents, upto)`, how many documents of the page's scan end in each
 * whole month and each day outside one, in order, `upto` counting from the first. For staff only: the counts know
 * branches, not owners.
 */
export function chunksOf(caller: Caller, page: CountedPage): RawBuilder<unknown> {
  const { kept, changed } = conditions(caller, page);
  const from = hiddenFromPlanner(page.from, 'date');
  const firstMonth = hiddenFromPlanner(page.firstMonth, 'date');
  const lastMonth = hiddenFromPlanner(page.lastMonth, 'date');
  const end = hiddenFromPlanner(page.end, 'date');
  return sql`
    changes as materialized (
      select day, kind, documents from expiry_counts
      where not compacted and ${changed} and day >= ${from} and day < ${end}),
    chunks as materialized (
      select monthly, day, sum(documents) as documents, sum(sum(documents)) over (order by day) as upto
      from (
        select monthly, day, documents from expiry_counts
        where ${kept} and monthly and day >= ${firstMonth} and day < ${lastMonth}
        union all
        select monthly, day, documents from expiry_counts
        where ${kept} and not monthly and day >= ${from} and day < ${firstMonth}
        union all
        select monthly, day, documents from expiry_counts
        where ${kept} and not monthly and day >= ${lastMonth} and day < ${end}
        union all
        select day >= ${firstMonth} and day < ${lastMonth},
          case when day >= ${firstMonth} and day < ${lastMonth}
            then date_trunc('month', day)::date else day end, documents
        from changes) as parts
      group by monthly, day)`;
}

/**
 * SQL for a `with` clause after `chunksOf`: `page_steps (day, kind, skipped, taken)`, the documents of which kind and
 * day are on a page, and where among those it begins.
 */
export function pageStepsOf(caller: Caller, page: CountedPage): RawBuilder<unknown> {
  const { kept } = conditions(caller, page);
  const before = hiddenFromPlanner(page.before, 'bigint');
  const after = hiddenFromPlanner(page.after, 'bigint');
  return sql`
    page_chunks as materialized (
      select day, upto - documents as before,
        (day + case when monthly then interval '1 month' else interval '1 day' end)::date as until
      from chunks where upto > ${before} and upto - documents < ${after}),
    steps as (
      select parts.day, parts.kind, sum(parts.documents) as documents,
        sum(sum(parts.documents)) over (order by parts.day, parts.kind) + (select min(before) from page_chunks) as upto
      from page_chunks, lateral (
        select day, kind, documents from expiry_counts
        where ${kept} and not monthly and day >= page_chunks.day and day < page_chunks.until
        union all
        select day, kind, documents from changes where day >= page_chunks.day and day < page_chunks.until) as parts
      group by parts.day, parts.kind),
    page_steps as (
      select day, kind, greatest(${before} - (upto - documents), 0)::integer as skipped,
        (least(upto, ${after}) - greatest(upto - documents, ${before}))::integer as taken
      from steps where upto > ${before} and upto - documents < ${after} and documents > 0)`;
}

/** The first of the month at or after a day. */
function monthFrom(day: string): string {
  return day.endsWith('-01') ? day : addPeriod(monthOf(day), { months: 1 });
}

function monthOf(day: string): string {
  return `${day.slice(0, 7)}-01`;
}
