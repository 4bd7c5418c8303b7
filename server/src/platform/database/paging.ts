import type { Page, PageMeta } from '@rto-desk/contract/endpoints/endpoint';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from './database.ts';

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

/** The rows of a list are counted up to this many; beyond it `meta.total` is this number and `more` is true. */
export const COUNT_LIMIT = 10_000;
/** The same of a list that is searched for a text. */
export const TEXT_COUNT_LIMIT = 1_000;

interface CountedPage {
  page: number;
  perPage: number;
  /** How many rows match, counted up to one more than `limit`. */
  counted: number;
  limit?: number;
  /** How many rows the page has. */
  rows: number;
  /** Whether rows follow the page; as the count says where absent. */
  hasNext?: boolean;
}

/**
 * Where a page stands in its list; `from` and `to` are null on an empty page. Beyond the limit of counting, `last_page`
 * is one more than the page while rows follow, so that a client that goes from page to page reads every row.
 */
export function countedPageMeta({
  page,
  perPage,
  counted,
  limit = COUNT_LIMIT,
  rows,
  hasNext = false,
}: CountedPage): PageMeta {
  const before = (page - 1) * perPage;
  const isMore = counted > limit;
  const total = Math.min(counted, limit);
  const lastCounted = Math.max(1, Math.ceil(total / perPage));
  const lastWithRows = hasNext ? page + 1 : rows > 0 ? page : 1;
  return {
    current_page: page,
    last_page: isMore ? Math.max(lastCounted, lastWithRows) : lastCounted,
    from: rows > 0 ? before + 1 : null,
    to: rows > 0 ? before + rows : null,
    total,
    ...(isMore && { more: true }),
    per_page: perPage,
  };
}

/** Where a page stands in a list that was counted to its end. */
export function pageMeta(page: number, perPage: number, total: number, rows: number): PageMeta {
  return countedPageMeta({ page, perPage, counted: total, limit: Number.POSITIVE_INFINITY, rows });
}

/** The page of a list that a call asks for. */
export interface PageQuery {
  page: number;
  per_page: number;
}

/** What stands on a page, before it is shown. */
export interface FoundPage<Find> extends Pick<CountedPage, 'counted' | 'limit'> {
  found: Find[];
  hasNext: boolean;
}

/** Which rows of a list are wanted: at most `limit` after the first `offset`. */
export interface Span {
  offset: number;
  limit: number;
}

/**
 * One page of a list: one statement reads its rows, another counts what matches, unless the page is the last.
 * @param finds a query for all that match, without an order; what it selects does not matter
 * @param rows reads a span of them in the order of the list
 */
export async function listPage<Row>(
  db: Queryable,
  { page, per_page }: PageQuery,
  finds: Expression<unknown>,
  rows: (span: Span) => Promise<Row[]>,
): Promise<Page<Row>> {
  const offset = (page - 1) * per_page;
  const found = await rows({ offset, limit: per_page + 1 });
  const data = found.slice(0, per_page);
  const hasNext = found.length > per_page;
  const isLast = !hasNext && (data.length > 0 || page === 1);
  const counted = isLast ? offset + data.length : await countFinds(db, finds);
  return { data, meta: countedPageMeta({ page, perPage: per_page, counted, rows: data.length, hasNext }) };
}

/** How a list is read whose rows are read by their ids. */
interface ListById<Row> {
  /** A query for all that match, without an order; what it selects does not matter. */
  finds: Expression<unknown>;
  /** A query for the ids of a span of them, in the order of the list. */
  onPage: (span: Span) => Expression<unknown>;
  /** Reads rows by their ids, in any order. */
  rows: (ids: number[]) => Promise<Row[]>;
}

/** One page of a list in two statements: one finds the ids on the page and counts what matches, another reads the rows. */
export async function pageById<Row extends { id: number }>(
  db: Queryable,
  { page, per_page }: PageQuery,
  { finds, onPage, rows }: ListById<Row>,
): Promise<Page<Row>> {
  const span = { offset: (page - 1) * per_page, limit: per_page + 1 };
  const { rows: answered } = await sql<{ ids: number[]; counted: number }>`
    select array(${onPage(span)}) as ids, ${countUpTo(finds)} as counted`.execute(db);
  const { ids = [], counted = 0 } = answered[0] ?? {};
  const data = await rowsInOrder(ids.slice(0, per_page), rows);
  const hasNext = ids.length > per_page;
  return { data, meta: countedPageMeta({ page, perPage: per_page, counted, rows: data.length, hasNext }) };
}

/** Rows read by their ids, in the order of these; one that has gone meanwhile is left out. */
export async function rowsInOrder<Row extends { id: number }>(
  ids: number[],
  read: (ids: number[]) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read(ids)).map(row => [row.id, row]));
  return ids.flatMap(id => byId.get(id) ?? []);
}

/**
 * SQL for a span of rows that several selects find, each in an order that an index holds: of each no more is read than the
 * span needs.
 */
export function spanOfParts(
  parts: readonly RawBuilder<unknown>[],
  order: RawBuilder<unknown>,
  { offset, limit }: { offset: number | RawBuilder<number>; limit: number | RawBuilder<number> },
): RawBuilder<unknown> {
  const reads = parts.map(
    part => sql`(${part} order by ${order} limit ${offset}::bigint + ${limit}::bigint)`,
  );
  return sql`
    select * from (${sql.join(reads, sql` union all `)}) as page
    order by ${order} limit ${limit}::bigint offset ${offset}::bigint`;
}

/** How many rows a query finds, counted up to one more than `limit`, as an integer in SQL. */
export function countUpTo(finds: Expression<unknown>, limit = COUNT_LIMIT): RawBuilder<number> {
  return sql<number>`(select count(*)::integer from (${finds} limit ${sql.lit(limit + 1)}) as counted)`;
}

async function countFinds(db: Queryable, finds: Expression<unknown>): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select ${countUpTo(finds)} as counted`.execute(db);
  return rows[0]?.counted ?? 0;
}
