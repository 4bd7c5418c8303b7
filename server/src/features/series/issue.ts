import { today } from '@rto-desk/contract/expiry';
import { longestNumber, numberText, type SeriesName } from '@rto-desk/contract/series';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';
import { isToCheck, lockBook, storeLastSerial } from './books.ts';

/** What gets a number. */
export interface Numbered {
  series: SeriesName;
  branch_id: number | null;
  /** Of the record in the table of its series. */
  record_id: number;
}

/**
 * Issues the next number of a book, `L/2026/00007`, in the transaction that makes the record final. It locks the book until
 * that transaction ends, so that no serial is missing or issued twice: do everything else before. Throws Conflict where the
 * book is full, or is to be checked after a restore.
 * @param day the day in India, `YYYY-MM-DD`
 */
export async function issueNumber(
  db: Queryable,
  { series, branch_id, record_id }: Numbered,
  day: string = today(),
): Promise<string> {
  const book = await lockBook(db, series, branch_id, day);
  if (await isToCheck(db, book)) throw new Conflict(words => words.numberSeries.isToCheck);
  const serial = book.last + 1;
  const number = numberText({ ...book, serial });
  if (number.length > longestNumber(series)) throw new Conflict(words => words.numberSeries.isFull);
  await storeLastSerial(db, book, serial);
  await db
    .insertInto('issued_numbers')
    .values({
      ...{ series, branch_id, book: book.book, year: book.year, serial, number },
      ...{ issued_on: day, record_id, reason: null },
    })
    .execute();
  return number;
}
