import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { COUNT_LIMIT, pageMeta } from '../platform/database/paging.ts';

/** What a search finds. */
export interface Search<Row> {
  /** A statement without order, one row for each find, with an `id` and whatever `order` and `rows` need. */
  finds: RawBuilder<unknown>;
  /** The order of the list, by columns of the finds. */
  order: RawBuilder<unknown>;
  /** The row that is shown of the find `page`, with an `id`. */
  rows: Expression<Row>;
}

/**
 * One page of what a search for a text finds, and how much that is, in one statement. Counting stops behind 10,000:
 * PostgreSQL then reads a frequent text in the order of the list and a rare one from its index, as it sees fit.
 */
export async function searchPage<Row extends { id: number }>(
  db: Queryable,
  { finds, order, rows }: Search<Row>,
  page: number,
  perPage: number,
): Promise<Page<Row>> {
  const offset = (page - 1) * perPage;
  const size = Math.max(0, Math.min(perPage, COUNT_LIMIT - offset));
  const { rows: answered } = await sql<{ total: number } & (Row | { id: null })>`
    with found as materialized (select * from (${finds}) as finds order by ${order} limit ${COUNT_LIMIT + 1}),
    page as materialized (select * from found order by ${order} limit ${size} offset ${offset})
    select counted.total, listed.*
    from (select count(*)::integer as total from found) as counted
      left join (select *, row_number() over (order by ${order}) as place from page) as page on true
      left join lateral (${rows}) as listed on true
    order by page.place`.execute(db);
  const found = answered[0]?.total ?? 0;
  const data = answered.filter((row): row is { total: number } & Row => row.id !== null);
  return { data, meta: pageMeta(page, perPage, found > COUNT_LIMIT ? 'more' : found, data.length) };
}
