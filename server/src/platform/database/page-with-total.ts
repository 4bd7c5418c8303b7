import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, lookedUp, type Sought } from './contains.ts';
import type { Queryable } from './database.ts';

/** What a search finds in a table whose changes are logged. Its sieve is used where few rows are sought. */
export interface Search extends Sought {
  table: keyof typeof logs;
  /** The columns that its pages need. */
  columns: RawBuilder<unknown>;
  /** The order of its pages, by those columns. */
  order: RawBuilder<unknown>;
  /** Whether the columns of the log can say the condition as well. */
  isLogged: boolean;
  /** Conditions that part the rows so that an index has each part in the order of the pages; none: it has all of them. */
  parts?: readonly RawBuilder<SqlBool>[];
  /** To whom all rows that are found belong: where these are few, rows are read by them. */
  belongingTo?: readonly Owners[];
}

/** Whom rows belong to. */
export interface Owners {
  /** The name of theirs in the statement. */
  name: string;
  /** The statement that finds them. */
  ids: RawBuilder<unknown>;
  /** The column that refers to them. */
  column: string;
  /** What the search asks of a row besides that it is theirs. */
  where: RawBuilder<SqlBool>;
}

const logs = {
  citizens: 'citizen_changes',
  findable_numbers: 'number_changes',
  expiries: 'expiry_changes',
} as const;

/** From how many rows on a total is remembered. Fewer are quickly counted, and a page of few is best made of all. */
const MANY = 500;
/** From how many rows on a page of them is sooner read in order than made of all. */
const DENSE = 2_000;
/** Up to so many owners are few. */
const FEW_OWNERS = 2_000;
/** How many totals are remembered of a database; what was not asked for longest is forgotten first. */
const MOST = 500;

/** A total, and the snapshot it was counted in: the transactions whose changes are part of it. */
interface Remembered {
  total: number;
  snapshot: string;
}

/** The totals that this process remembers of a database, by what was searched for; they go with it. */
const remembered = new WeakMap<Queryable, Map<string, Remembered>>();

/**
 * Reads a page of what a search finds, and how much there is in all: exactly, as the statement's snapshot sees it. One
 * statement. A total of many is counted once; afterwards it is the remembered one and what the log tells of
 * transactions that were not over then (migration 0015), so that it costs what has changed, not what there is, and the
 * page is read in order as far as it goes.
 * @param answer the columns of the answer, made from the rows of `page`
 */
export async function pageWithTotal<Answer>(
  db: Queryable,
  search: Search,
  { offset, size }: { offset: number; size: number },
  answer: RawBuilder<unknown>,
): Promise<(Answer & { total: number }) | undefined> {
  const { order, isLogged } = search;
  // A transaction sees what it has changed itself before others may.
  const known = isLogged && !db.isTransaction ? totalsOf(db) : null;
  const asked = rowsOf(search, search.where).compile(db);
  const name = JSON.stringify([asked.sql, asked.parameters]);
  const before = known?.get(name);
  const end = offset + size;
  const way = before === undefined ? lookedFor(search, end) : asTheyCome(search, before, end);
  const { reading, rows, total, areMany } = way;
  const { rows: answers } = await sql<Answer & Remembered & { are_many: boolean }>`
    with ${sql.join(reading)},
    page as materialized (select * from ${rows} order by ${order} limit ${size} offset ${offset})
    select ${total} as total, ${areMany} as are_many, pg_current_snapshot()::text as snapshot,
      ${answer}`.execute(db);
  const [answered] = answers;
  if (answered !== undefined && known !== null) {
    // The order of a map is that of putting in.
    known.delete(name);
    if (answered.are_many && answered.total >= MANY) remember(known, name, answered);
  }
  return answered;
}

/** How a statement reads what is found: parts of its `with` clause, where the page lies, and how much there is. */
interface Way {
  reading: readonly RawBuilder<unknown>[];
  rows: RawBuilder<unknown>;
  total: RawBuilder<number>;
  /** Whether all that is found was looked through as it comes, because it belongs to many. */
  areMany: RawBuilder<SqlBool>;
}

/** Looks for all that is found: owner by owner where these are few, else as it comes. One of the ways is open. */
function lookedFor(search: Search, end: number): Way {
  const { belongingTo = [] } = search;
  if (belongingTo.length === 0) {
    const everything = rowsOf(search, lookedUp(search));
    const reading = [sql`found as materialized (${everything})`];
    return { reading, rows: sql`found`, total: countOf(sql`found`), areMany: sql`true` };
  }
  const owners = belongingTo.map(({ name, ids, column, where }) => ({
    where,
    reading: sql`${sql.table(name)} (id) as materialized (${ids} limit ${FEW_OWNERS + 1})`,
    areMany: sql<SqlBool>`(select count(*) from ${sql.table(name)}) > ${FEW_OWNERS}`,
    areFew: sql<SqlBool>`(select count(*) from ${sql.table(name)}) <= ${FEW_OWNERS}
      and ${sql.ref(column)} in (select id from ${sql.table(name)})`,
  }));
  const many = owners.map(({ areMany }) => areMany);
  const areMany = allOf(many);
  const ofFew = owners.map(({ where, areFew }, place) =>
    rowsOf(search, allOf([where, ...many.slice(0, place), areFew])),
  );
  // Counted without being kept, and read once more for the page: so many would take longer to keep than to read.
  const ofMany = rowsOf(search, allOf([areMany, search.where]));
  return {
    reading: [
      ...owners.map(({ reading }) => reading),
      sql`found as materialized (${sql.join(ofFew, sql` union all `)})`,
    ],
    rows: sql`(select * from found union all select * from ${inOrder(search, ofMany, end)}) as rows`,
    total: sql`${countOf(sql`found`)} + ${countOf(sql`(${ofMany}) as many`)}`,
    areMany,
  };
}

/** Reads what is found in the order of the pages, as far as the page goes, and makes no more of it. */
function asTheyCome(search: Search, before: Remembered, end: number): Way {
  const all = rowsOf(search, before.total < DENSE ? lookedUp(search) : search.where);
  return {
    reading: [sql`found as not materialized (${all})`],
    rows: inOrder(search, all, end),
    total: broughtUpToDate(before, search, countOf(sql`found`)),
    areMany: sql`true`,
  };
}

/** The first rows of a statement, as far as a page goes, by each index that has them in order. */
function inOrder({ order, parts = [] }: Search, all: RawBuilder<unknown>, end: number): RawBuilder<unknown> {
  const each = parts.length === 0 ? [sql`true`] : parts;
  const first = each.map(part => sql`(${all} and ${part} order by ${order} limit ${end})`);
  return sql`(${sql.join(first, sql` union all `)}) as parts`;
}

const countOf = (rows: RawBuilder<unknown>) => sql<number>`(select count(*)::integer from ${rows})`;

function rowsOf({ table, columns }: Search, where: RawBuilder<SqlBool>): RawBuilder<unknown> {
  return sql`select ${columns} from ${sql.table(table)} where ${where}`;
}

/** The same for a list whose pages are the ids of records, the only column of the search. */
export async function pageOfIds(
  db: Queryable,
  search: Search,
  page: number,
  size: number,
): Promise<{ total: number; ids: number[] }> {
  const ids = sql`array(select ${search.columns} from page order by ${search.order}) as ids`;
  const found = await pageWithTotal<{ ids: number[] }>(db, search, { offset: (page - 1) * size, size }, ids);
  return found ?? { total: 0, ids: [] };
}

function broughtUpToDate(
  { total, snapshot }: Remembered,
  { table, where }: Search,
  counted: RawBuilder<number>,
): RawBuilder<number> {
  const then = sql`${snapshot}::pg_snapshot`;
  return sql<number>`case
    when exists (select from change_logs where log = ${logs[table]} and lost < pg_snapshot_xmin(${then}))
    then ${total}::integer + (
      select coalesce(sum(difference), 0)::integer from ${sql.table(logs[table])} as ${sql.table(table)}
      where changed_by >= pg_snapshot_xmin(${then}) and not pg_visible_in_snapshot(changed_by, ${then}) and ${where})
    else ${counted} end`;
}

function totalsOf(db: Queryable): Map<string, Remembered> {
  const found = remembered.get(db) ?? new Map<string, Remembered>();
  remembered.set(db, found);
  return found;
}

function remember(known: Map<string, Remembered>, name: string, { total, snapshot }: Remembered): void {
  known.set(name, { total, snapshot });
  const [oldest] = known.keys();
  if (known.size > MOST && oldest !== undefined) known.delete(oldest);
}
