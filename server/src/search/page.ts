import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { countedPageMeta, listPage, TEXT_COUNT_LIMIT } from '../platform/database/paging.ts';

/** What a search finds. */
export interface Search<Row> {
  /** A statement without order, one row for each find, with an `id` and the columns that `order` and `rows` need. */
  finds: Expression<unknown>;
  /** The order of the list, by columns of the finds. */
  order: RawBuilder<unknown>;
  /** The row that is shown of the find `page`, with an `id`. */
  rows: Expression<Row>;
}

/**
 * One page of what a search for a text finds, in one statement. Finds are counted up to `limit`, and further where the page
 * lies beyond: PostgreSQL then reads a frequent text in the order of the list and a rare one from its index, as it sees fit.
 */
export async function searchPage<Row extends { id: number }>(
  db: Queryable,
  { finds, order, rows }: Search<Row>,
  page: number,
  perPage: number,
  limit = TEXT_COUNT_LIMIT,
): Promise<Page<Row>> {
  const offset = (page - 1) * perPage;
  const { rows: answered } = await sql<{ counted: number } & (Row | { id: null })>`
    with found as materialized (
      select * from (${finds}) as finds order by ${order} limit ${Math.max(limit, offset + perPage) + 1}),
    page as materialized (select * from found order by ${order} limit ${perPage} offset ${offset})
    select count.counted, listed.*
    from (select count(*)::integer as counted from found) as count
      left join (select *, row_number() over (order by ${order}) as place from page) as page on true
      left join lateral (${rows}) as listed on true
    order by page.place`.execute(db);
  const counted = answered[0]?.counted ?? 0;
  const data = answered.filter((row): row is { counted: number } & Row => row.id !== null);
  const hasNext = counted > offset + perPage;
  return { data, meta: countedPageMeta({ page, perPage, counted, limit, rows: data.length, hasNext }) };
}

/** A select of rows with an `id`, as Kysely builds it. */
interface Rows<Row> extends Expression<Row> {
  where(condition: Expression<SqlBool>): Rows<Row>;
  orderBy(by: Expression<unknown>): Rows<Row>;
  execute(): Promise<Row[]>;
}

/**
 * One page of a list, newest first, which may be searched for a text: one statement with a text, two without. Only the rows
 * of the page are put together, and none of those before it.
 * @param id the column of `rows` that is the id
 * @param finds the ids of all that match, the text included
 */
export async function newestPage<Row extends { id: number }>(
  db: Queryable,
  query: { q?: string | undefined; page: number; per_page: number },
  id: string,
  finds: Expression<unknown>,
  rows: Rows<Row>,
): Promise<Page<Row>> {
  const { q, page, per_page } = query;
  const column = sql.ref<number>(id);
  if (q) {
    const found = rows.where(sql<SqlBool>`${column} = page.id`);
    return searchPage(db, { finds, order: sql`id desc`, rows: found }, page, per_page);
  }
  return listPage(db, query, finds, ({ offset, limit }) => {
    // unscoped: `finds` are within reach
    const onPage = sql`select id from ${finds} as finds order by id desc limit ${limit} offset ${offset}`;
    return rows.where(sql<SqlBool>`${column} = any(array(${onPage}))`).orderBy(sql`${column} desc`).execute();
  });
}
