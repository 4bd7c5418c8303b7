import type { NumberBook, NumberSeries } from '@rto-desk/contract/endpoints/series';
import { today } from '@rto-desk/contract/expiry';
import {
  BRANCH_CODE,
  firstDayOfSeries,
  longestNumber,
  MAX_SKIPPED,
  NUMBER_CHARACTERS,
  numberText,
  type SeriesName,
  SHORTEST_REASON,
  seriesNames,
  yearOfSeries,
} from '@rto-desk/contract/series';
import type { FieldName, ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { lockBook, SHARED_BOOK, storeLastSerial } from './books.ts';

/** Every series with its books of the current year. */
export async function allSeries(db: Queryable, day: string = today()): Promise<NumberSeries[]> {
  const state = await readState(db, day);
  return seriesNames.map(series => shown(state, series));
}

/** One of them. */
async function oneSeries(db: Queryable, series: SeriesName, day: string = today()): Promise<NumberSeries> {
  return shown(await readState(db, day), series);
}

/**
 * Sets prefix and digits of a series: for this year where it has no number yet, otherwise for the next. Throws Conflict for a
 * stale copy, and Invalid for a number that would be too long or that another series produces.
 */
export function changeSeries(
  db: Db,
  series: SeriesName,
  { prefix, digits, updated_at }: { prefix: string; digits: number; updated_at?: string | null | undefined },
): Promise<NumberSeries> {
  if (!NUMBER_CHARACTERS.test(prefix)) throw new Invalid({ prefix: words => words.numberSeries.characters });
  return db.transaction().execute(async transaction => {
    await lockSeries(transaction);
    assertFresh(updated_at, await oneSeries(transaction, series));
    await transaction
      .updateTable('number_series')
      .set({ prefix, digits })
      .where('series', '=', series)
      .execute();
    await assertNumbersFit(transaction, 'prefix');
    return oneSeries(transaction, series);
  });
}

/**
 * Sets what stands for a branch in its numbers, or takes it off. Throws NotFound, Invalid for a code that does not fit, and
 * Conflict while a book is to be checked after a restore.
 */
export async function changeBranchCode(db: Queryable, branch_id: number, code: string | null): Promise<void> {
  if (code !== null && !BRANCH_CODE.test(code)) {
    throw new Invalid({ code: words => words.numberSeries.branchCode });
  }
  await lockSeries(db);
  const { number_code } = await db
    .selectFrom('branches')
    .select('number_code')
    .where('id', '=', branch_id)
    .executeTakeFirstOrThrow(() => new NotFound());
  if (number_code === code) return;
  const waiting = await db.selectFrom('number_checks').select('book').limit(1).executeTakeFirst();
  if (waiting !== undefined) throw new Conflict(words => words.numberSeries.isToCheck);
  await db.updateTable('branches').set({ number_code: code }).where('id', '=', branch_id).execute();
  await assertNumbersFit(db, 'code');
}

/** From which day a branch has its code in the numbers of all series, `YYYY-MM-DD`: a year with numbers of it keeps theirs. */
export async function codeHoldsFrom(
  db: Queryable,
  branch_id: number,
  code: string | null,
  day: string = today(),
): Promise<string> {
  const { books } = await readState(db, day);
  const used = await db
    .selectFrom('issued_numbers')
    .select(['series', 'book', 'year'])
    .distinct()
    .where('branch_id', '=', branch_id)
    .where('year', 'in', [...new Set(seriesNames.map(series => yearOfSeries(series, day)))])
    .execute();
  const later = used.flatMap(({ series, book }) => {
    const inUse = books.find(one => one.series === series && one.book === book)?.code ?? '';
    return inUse === (code ?? '') ? [] : [firstDayOfSeries(series, day, 1)];
  });
  return [day, ...later].sort().at(-1) ?? day;
}

/** Continues a book that was begun on paper. Throws Conflict where it has a number of this year. */
export function setNext(
  db: Db,
  series: SeriesName,
  { branch_id, next }: { branch_id: number | null; next: number },
): Promise<NumberSeries> {
  const day = today();
  return db.transaction().execute(async transaction => {
    const { book, year } = await lockBook(transaction, series, branch_id, day);
    const issued = await transaction
      .selectFrom('issued_numbers')
      .select('id')
      .where('series', '=', series)
      .where('book', '=', book)
      .where('year', '=', year)
      .limit(1)
      .executeTakeFirst();
    if (issued !== undefined) {
      throw new Conflict(words => words.numberSeries.hasNumbers, await oneSeries(transaction, series, day));
    }
    await transaction
      .updateTable('number_books')
      .set({ last: next - 1 })
      .where('series', '=', series)
      .where('book', '=', book)
      .where('year', '=', year)
      .execute();
    return oneSeries(transaction, series, day);
  });
}

/**
 * Writes a row without a record for each number up to the last one on paper, and says so much for a book that is to be
 * checked. Throws Invalid for a number that was issued already, for too many at once, and for too short a reason.
 */
export function skipNumbers(
  db: Db,
  series: SeriesName,
  { branch_id, to, reason }: { branch_id: number | null; to: number; reason: string },
): Promise<NumberSeries> {
  const day = today();
  if (reason.length < SHORTEST_REASON) {
    throw new Invalid({ reason: words => words.validation.tooShort(words.fields.reason, SHORTEST_REASON) });
  }
  return db.transaction().execute(async transaction => {
    const book = await lockBook(transaction, series, branch_id, day);
    const { last } = book;
    if (to < last) throw new Invalid({ to: words => words.numberSeries.issuedAlready(last) });
    if (to - last > MAX_SKIPPED) {
      throw new Invalid({ to: words => words.numberSeries.tooManySkipped(MAX_SKIPPED) });
    }
    if (numberText({ ...book, serial: to }).length > longestNumber(series)) {
      throw new Invalid({ to: words => words.numberSeries.isFull });
    }
    if (to > last) {
      await storeLastSerial(transaction, book, to);
      await transaction
        .insertInto('issued_numbers')
        .values(
          Array.from({ length: to - last }, (_, at) => ({
            ...{ series, branch_id, book: book.book, year: book.year, serial: last + 1 + at },
            number: numberText({ ...book, serial: last + 1 + at }),
            ...{ issued_on: day, record_id: null, reason },
          })),
        )
        .execute();
    }
    await transaction
      .deleteFrom('number_checks')
      .where('series', '=', series)
      .where('book', '=', book.book)
      .execute();
    return oneSeries(transaction, series, day);
  });
}

/** Declares that no number is missing in all books that are still to be checked. */
export function confirmNumbers(db: Db): Promise<NumberSeries[]> {
  return db.transaction().execute(async transaction => {
    await transaction.deleteFrom('number_checks').execute();
    return allSeries(transaction);
  });
}

/** Locks all series, so that no number is issued while prefix, digits or a code change. */
async function lockSeries(db: Queryable): Promise<void> {
  await db.selectFrom('number_series').select('series').orderBy('series').forUpdate().execute();
}

/** What the numbers of all series consist of, as it is set and as the books of the current year have it. */
interface State {
  day: string;
  series: { series: SeriesName; prefix: string; digits: number; updated_at: string }[];
  branches: { id: number; name: string; number_code: string | null }[];
  books: Book[];
  checks: { series: SeriesName; book: number }[];
}

interface Book {
  series: SeriesName;
  book: number;
  year: string;
  prefix: string | null;
  code: string | null;
  digits: number | null;
  last: number;
  issued: number;
}

async function readState(db: Queryable, day: string): Promise<State> {
  const years = [...new Set(seriesNames.map(series => yearOfSeries(series, day)))];
  return {
    day,
    series: await db
      .selectFrom('number_series')
      .select(['series', 'prefix', 'digits', 'updated_at'])
      .execute(),
    branches: await db.selectFrom('branches').select(['id', 'name', 'number_code']).orderBy('name').execute(),
    books: await db
      .selectFrom('number_books')
      .select(['series', 'book', 'year', 'prefix', 'code', 'digits', 'last'])
      .select(
        sql<number>`(select count(*)::integer from issued_numbers
          where (issued_numbers.series, issued_numbers.book, issued_numbers.year)
            = (number_books.series, number_books.book, number_books.year))`.as('issued'),
      )
      .where('year', 'in', years)
      .execute(),
    checks: await db.selectFrom('number_checks').select(['series', 'book']).execute(),
  };
}

function shown(state: State, series: SeriesName): NumberSeries {
  const { day, branches, books, checks } = state;
  const set = settingsOf(state, series);
  const begun = books.find(book => book.series === series && book.prefix !== null);
  const isHeld = begun !== undefined && (begun.prefix !== set.prefix || begun.digits !== set.digits);
  const listed = [null, ...branches].filter(
    branch =>
      branch === null ||
      branch.number_code !== null ||
      books.some(book => book.series === series && book.book === branch.id),
  );
  return {
    ...set,
    year: yearOfSeries(series, day),
    holds_from: isHeld
      ? firstDayOfSeries(series, day, 1)
      : begun === undefined
        ? day
        : firstDayOfSeries(series, day),
    books: listed.map((branch): NumberBook => {
      const id = branch?.id ?? SHARED_BOOK;
      const book = books.find(one => one.series === series && one.book === id);
      const next = (book?.last ?? 0) + 1;
      return {
        branch: branch && { id: branch.id, name: branch.name },
        next,
        next_number: numberText({
          ...{ year: yearOfSeries(series, day), serial: next },
          prefix: begun?.prefix ?? set.prefix,
          digits: begun?.digits ?? set.digits,
          code: book?.code ?? branch?.number_code ?? '',
        }),
        issued: book?.issued ?? 0,
        to_check: checks.some(check => check.series === series && check.book === id),
      };
    }),
  };
}

function settingsOf({ series }: State, name: SeriesName) {
  const found = series.find(one => one.series === name);
  if (found === undefined) throw new Error(`The series ${name} has no settings`);
  return found;
}

/** Throws Invalid on a field where a number of this year or the next would be too long, or two books would produce the same. */
async function assertNumbersFit(db: Queryable, field: FieldName): Promise<void> {
  const state = await readState(db, today());
  for (const heads of [headsOf(state, 'this year'), headsOf(state, 'next year')]) {
    if (new Set(heads.map(({ head }) => head)).size < heads.length) {
      throw new Invalid({ [field]: (words: ServerWords) => words.numberSeries.sameNumber });
    }
    for (const { series, head, digits } of heads) {
      const longest = longestNumber(series);
      if (head.length + 1 + digits > longest) {
        throw new Invalid({ [field]: (words: ServerWords) => words.numberSeries.numberTooLong(longest) });
      }
    }
  }
}

/** What the numbers of each book begin with, the year included. */
function headsOf(state: State, when: 'this year' | 'next year') {
  const { day, branches, books } = state;
  return seriesNames.flatMap(series => {
    const set = settingsOf(state, series);
    const ofSeries = when === 'this year' ? books.filter(book => book.series === series) : [];
    const begun = ofSeries.find(({ prefix }) => prefix !== null);
    const codes = [
      { id: SHARED_BOOK, code: '' },
      ...branches.flatMap(({ id, number_code }) => {
        const code = ofSeries.find(({ book }) => book === id)?.code ?? number_code;
        return code === null ? [] : [{ id, code }];
      }),
    ];
    return codes.map(({ code }) => ({
      series,
      head: `${begun?.prefix ?? set.prefix}${code}/${yearOfSeries(series, day)}`,
      digits: begun?.digits ?? set.digits,
    }));
  });
}
