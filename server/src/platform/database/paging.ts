import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** Days of India, `YYYY-MM-DD`, both included; null or absent means open. */
export interface Days {
  from?: string | null | undefined;
  until?: string | null | undefined;
}

/** The condition that a timestamp lies within days of India. */
export function inDays(column: string, { from, until }: Days): RawBuilder<SqlBool> {
  const start = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::integer)::timestamp at time zone 'Asia/Kolkata')`;
  return sql<SqlBool>`(${from ? sql`${sql.ref(column)} >= ${start(from, 0)}` : sql`true`}
    and ${until ? sql`${sql.ref(column)} < ${start(until, 1)}` : sql`true`})`;
}

/**
 * Conditions that select days from a table of counts: on its compacted rows, which hold a sum per day and one for all
 * days (`-infinity`), and on changes that are not compacted yet.
 */
export function countedInDays({ from, until }: Days): {
  kept: RawBuilder<SqlBool>;
  changes: RawBuilder<SqlBool>;
} {
  if (!from && !until) return { kept: sql<SqlBool>`day = '-infinity'`, changes: sql<SqlBool>`true` };
  const within = sql<SqlBool>`(${from ? sql`day >= ${from}::date` : sql`day > '-infinity'`}
    and ${until ? sql`day <= ${until}::date` : sql`true`})`;
  return { kept: within, changes: within };
}

/** Matches of a text search are counted and paged up to this many; beyond it the answer says "more". */
export const COUNT_LIMIT = 10_000;

/**
 * Where a page stands in its list; `from` and `to` are null on an empty page.
 * @param total `more` than are counted
 */
export function pageMeta(
  page: number,
  perPage: number,
  total: number | 'more',
  rowsOnPage: number,
): PageMeta {
  const before = (page - 1) * perPage;
  const counted = total === 'more' ? COUNT_LIMIT : total;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(counted / perPage)),
    from: rowsOnPage > 0 ? before + 1 : null,
    to: rowsOnPage > 0 ? before + rowsOnPage : null,
    total: counted,
    ...(total === 'more' && { more: true }),
    per_page: perPage,
  };
}
