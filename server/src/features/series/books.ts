import { type NumberParts, type SeriesName, yearOfSeries } from '@rto-desk/contract/series';
import { sql } from 'kysely';
import type { ClientBase } from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';

/** The book of the branches without a code, and of no branch. */
export const SHARED_BOOK = 0;

/** A book that is locked until the transaction ends: its last serial, and what its numbers consist of. */
export interface LockedBook extends Omit<NumberParts, 'serial'> {
  series: SeriesName;
  /** A branch, or `SHARED_BOOK`. */
  book: number;
  last: number;
}

/**
 * Locks the book that a branch uses on a day, `YYYY-MM-DD`. A branch stays in the book in which it has a number of the year.
 * Prefix and digits are those of the year's first number, else those that are set. Throws NotFound for an unknown branch.
 */
export async function lockBook(
  db: Queryable,
  series: SeriesName,
  branch_id: number | null,
  day: string,
): Promise<LockedBook> {
  const year = yearOfSeries(series, day);
  // Admins lock the same row to change prefix, digits or a branch's code.
  const set = await db
    .selectFrom('number_series')
    .select(['prefix', 'digits'])
    .where('series', '=', series)
    .forShare()
    .executeTakeFirstOrThrow();
  const { book, code } = await bookOfBranch(db, series, branch_id, year);
  const { rows } = await sql<{ last: number; code: string | null }>`
    insert into number_books (series, book, year, last) values (${series}, ${book}, ${year}, 0)
    on conflict (series, book, year) do update set last = number_books.last
    returning last, code`.execute(db);
  const [found] = rows;
  if (found === undefined) throw new Error('A book is inserted or found');
  const begun = await db
    .selectFrom('number_books')
    .select(['prefix', 'digits'])
    .where('series', '=', series)
    .where('year', '=', year)
    .where('prefix', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return {
    ...{ series, book, year, last: found.last },
    prefix: begun?.prefix ?? set.prefix,
    digits: begun?.digits ?? set.digits,
    code: found.code ?? code,
  };
}

/** The book that a branch uses in a year, and the code that stands for it there. */
async function bookOfBranch(
  db: Queryable,
  series: SeriesName,
  branch_id: number | null,
  year: string,
): Promise<{ book: number; code: string }> {
  if (branch_id === null) return { book: SHARED_BOOK, code: '' };
  const branch = await db
    .selectFrom('branches')
    .select('number_code')
    .select(eb =>
      eb
        .selectFrom('issued_numbers')
        .select('issued_numbers.book')
        .whereRef('issued_numbers.branch_id', '=', 'branches.id')
        .where('issued_numbers.series', '=', series)
        .where('issued_numbers.year', '=', year)
        .limit(1)
        .as('used'),
    )
    .where('id', '=', branch_id)
    .executeTakeFirstOrThrow(() => new NotFound());
  const book = branch.used ?? (branch.number_code === null ? SHARED_BOOK : branch_id);
  return { book, code: book === SHARED_BOOK ? '' : (branch.number_code ?? '') };
}

/** Writes the last serial of a locked book, and fixes what its numbers consist of for the year. */
export async function storeLastSerial(
  db: Queryable,
  { series, book, year, prefix, code, digits }: LockedBook,
  last: number,
): Promise<void> {
  await db
    .updateTable('number_books')
    .set({ last, prefix, code, digits })
    .where('series', '=', series)
    .where('book', '=', book)
    .where('year', '=', year)
    .execute();
}

/** Whether a book waits for an admin to say which of its numbers exist on paper. */
export async function isToCheck(
  db: Queryable,
  { series, book }: Pick<LockedBook, 'series' | 'book'>,
): Promise<boolean> {
  const found = await db
    .selectFrom('number_checks')
    .select('book')
    .where('series', '=', series)
    .where('book', '=', book)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Marks every book of the series that are in use as to be checked: what was issued since the backup exists on paper alone. Answers
 * whether there are any. A backup of an older version has no numbers.
 */
export async function markToCheck(client: ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ there: boolean }>(
    "select to_regclass('public.number_checks') is not null as there",
  );
  if (!rows[0]?.there) return false;
  const { rowCount } = await client.query(`
    insert into number_checks (series, book)
    select in_use.series, books.book
    from (select distinct series from number_books where last > 0) as in_use,
      (select 0 as book union select id from branches where number_code is not null union select book from number_books) as books
    on conflict do nothing`);
  return (rowCount ?? 0) > 0;
}
