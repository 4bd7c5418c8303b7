import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { type Expression, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import {
  countedPageMeta,
  type FoundPage,
  type PageQuery,
  pageById,
  rowsInOrder,
  type Span,
  TEXT_COUNT_LIMIT,
} from '../platform/database/paging.ts';

/** What a text finds. */
interface Finds<Find> {
  /** A statement without order, one row for each find, with the columns that `order` and `shown` need. */
  finds: Expression<unknown>;
  /** The order of the list, by columns of the finds. */
  order: RawBuilder<unknown>;
  /** What is read of a find on the page, a row `page`. */
  shown: RawBuilder<Find>;
  /** How far they are counted; as of a text where absent. */
  limit?: number;
}

/**
 * One page of what a search for a text finds, in one statement. Finds are counted up to `limit`, and further where the page
 * lies beyond: PostgreSQL then reads a frequent text in the order of the list and a rare one from its index, as it sees fit.
 */
export async function findPage<Find>(
  db: Queryable,
  { finds, order, shown, limit = TEXT_COUNT_LIMIT }: Finds<Find>,
  { page, per_page }: PageQuery,
): Promise<FoundPage<Find>> {
  const offset = (page - 1) * per_page;
  const most = Math.max(limit, offset + per_page) + 1;
  const { rows } = await sql<{ found: Find[]; counted: number }>`
    with found as materialized (select * from (${finds}) as finds order by ${order} limit ${most})
    select (select count(*)::integer from found) as counted,
      array(select ${shown} from (select * from found order by ${order} limit ${per_page} offset ${offset}) as page
        order by ${order}) as found`.execute(db);
  const { found = [], counted = 0 } = rows[0] ?? {};
  return { found, counted, limit, hasNext: counted > offset + per_page };
}

/** What a search finds, with an `id`. */
interface Search<Row> extends Omit<Finds<number>, 'shown'> {
  /** Reads the rows of a page by their ids, in any order. */
  rows(ids: number[]): Promise<Row[]>;
}

/**
 * One page of what a search for a text finds, in two statements: the first is planned for the very text, the second reads the
 * rows by their ids, for which a prepared query keeps its plan. Planned together, most calls spent more time on the plan than on the rest.
 */
export async function searchPage<Row extends { id: number }>(
  db: Queryable,
  { rows, ...finds }: Search<Row>,
  query: PageQuery,
): Promise<Page<Row>> {
  const { page, per_page: perPage } = query;
  const id = sql<number>`page.id::float8`;
  const { found, ...counts } = await findPage(db, { ...finds, shown: id }, query);
  const data = await rowsInOrder(found, rows);
  return { data, meta: countedPageMeta({ page, perPage, rows: data.length, ...counts }) };
}

/**
 * One page of a list, newest first, which may be searched for a text. Two statements.
 * @param finds the ids of all that match, the text included
 * @param rows reads the rows of a page by their ids, in any order
 */
export function newestPage<Row extends { id: number }>(
  db: Queryable,
  query: PageQuery & { q?: string | undefined },
  finds: Expression<unknown>,
  rows: (ids: number[]) => Promise<Row[]>,
): Promise<Page<Row>> {
  if (query.q) return searchPage(db, { finds, order: sql`id desc`, rows }, query);
  // unscoped: `finds` are within reach
  const onPage = ({ offset, limit }: Span) =>
    sql`select id from ${finds} as finds order by id desc limit ${limit} offset ${offset}`;
  return pageById(db, query, { finds, onPage, rows });
}
