import type { PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The condition that a moment lies in days of India, both included; null or absent means open. */
export function inDays(
  column: string,
  { from, until }: { from?: string | null | undefined; until?: string | null | undefined },
): RawBuilder<SqlBool> {
  const start = (day: string, plus: number) =>
    sql`((${day}::date + ${plus}::integer)::timestamp at time zone 'Asia/Kolkata')`;
  return sql<SqlBool>`(${from ? sql`${sql.ref(column)} >= ${start(from, 0)}` : sql`true`}
    and ${until ? sql`${sql.ref(column)} < ${start(until, 1)}` : sql`true`})`;
}

/** Where a page stands in its list; `from` and `to` are null on an empty page. */
export function pageMeta(page: number, perPage: number, total: number, rowsOnPage: number): PageMeta {
  const before = (page - 1) * perPage;
  return {
    current_page: page,
    last_page: Math.max(1, Math.ceil(total / perPage)),
    from: rowsOnPage > 0 ? before + 1 : null,
    to: rowsOnPage > 0 ? before + rowsOnPage : null,
    total,
    per_page: perPage,
  };
}
