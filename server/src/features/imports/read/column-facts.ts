import { isCalendarDate, today } from '@rto-desk/contract/expiry';
import { plainSigns } from '@rto-desk/contract/normalise';
import { readCell } from './cells.ts';
import { isMark, isMobile } from './samples.ts';
import type { Row } from './table.ts';

/** What the cells of a column look like. Does not depend on its heading. */
export interface ColumnFacts {
  /** What most of its cells look like; null where they look like nothing that is imported. */
  holds: 'days' | 'mobiles' | 'plates' | null;
  /** Where its days contradict each other; null where they do not. */
  days: DayOrder | null;
  /** Whether it holds days, and none of them is to come. */
  isPast: boolean;
  /** Whether its heading says that the month comes first. */
  saysMonthFirst?: boolean;
  /** Whether the sheet hides it. */
  isHidden?: boolean;
}

/** How days and months stand in the cells of a column. */
interface DayOrder {
  /** Texts that are days only with the month first, such as 03/25/2027. */
  monthFirst: number;
  /** Texts that may be read either way, such as 03/05/2027. */
  either: number;
  /** Days of the workbook's own that a program has probably swapped: none lies behind the 12th, while texts do. */
  swapped: number;
  /** Whether days such as 27-03-05 have the year first. */
  yearFirst?: YearFirst;
}

/** The year comes first as far as the column says; or it may, where each of its days can be read either way. */
export type YearFirst = 'likely' | 'possible';

/** What most of so many cells look like says what a column holds. */
const LOOKED_AT = 200;

const DAY_AND_MONTH = /^(\d{1,2})[-/.](\d{1,2})[-/.]\d{2,4}(?:\s|$)/;
const YEAR_FIRST = /^\d{4}-\d{2}-(\d{2})/;
const NAMED_MONTH = /^\d{1,2}[-/ .]*\p{L}{3,10}[-/ .,]*\d{2,4}$/u;

/** "Insurance Upto (MM/DD/YYYY)". */
const MONTH_BEFORE_DAY = /\bmm?[-/. ]dd?[-/. ]yy/i;

export const saysMonthFirst = (header: string): boolean => MONTH_BEFORE_DAY.test(header.slice(0, 200));

/** Looks at all cells of a column. */
export function factsOf(rows: readonly Row[], at: number, header = ''): ColumnFacts {
  const seen = { days: 0, mobiles: 0, plates: 0, all: 0 };
  const order = { monthFirst: 0, dayFirst: 0, either: 0, early: 0, late: 0 };
  const short: string[] = [];
  const now = today();
  let comes = false;
  for (const { cells } of rows) {
    const typed = cells[at] ?? '';
    if (typed === '' || typed.length > 40) continue;
    const cell = plainSigns(typed);
    const isDay = noteDay(cell, order) || NAMED_MONTH.test(cell);
    if (isDay && SHORT.test(cell)) short.push(cell);
    comes ||= isDay && dayOf(cell) >= now;
    if (seen.all === LOOKED_AT) continue;
    seen.all += 1;
    if (isDay) seen.days += 1;
    else if (isMobile(cell)) seen.mobiles += 1;
    else if (isMark(cell)) seen.plates += 1;
  }
  const held = (['days', 'mobiles', 'plates'] as const).find(one => seen[one] > seen.all / 2) ?? null;
  const isOfDays = held === 'days';
  const isMonthFirst = isOfDays && saysMonthFirst(header);
  const days = isOfDays ? contradiction(order, short) : null;
  return {
    ...{ holds: held, days, isPast: isOfDays && !comes && days?.yearFirst !== 'likely' },
    ...(isMonthFirst && { saysMonthFirst: true }),
  };
}

function dayOf(cell: string): string {
  const read = readCell('insurances.until', cell);
  return 'value' in read ? (read.value ?? '') : '';
}

type Order = Record<'monthFirst' | 'dayFirst' | 'either' | 'early' | 'late', number>;

/** Counts a day by what its order may be; answers whether it is one. */
function noteDay(cell: string, order: Order): boolean {
  const [, first, second] = DAY_AND_MONTH.exec(cell) ?? [];
  if (first !== undefined && second !== undefined) {
    const [one, other] = [Number(first), Number(second)];
    if (one > 12 && other <= 12) order.dayFirst += 1;
    else if (one <= 12 && other > 12) order.monthFirst += 1;
    else if (one !== other) order.either += 1;
    return true;
  }
  const day = YEAR_FIRST.exec(cell)?.[1];
  if (day === undefined) return false;
  order[Number(day) > 12 ? 'late' : 'early'] += 1;
  return true;
}

function contradiction(
  { monthFirst, dayFirst, either, early, late }: Order,
  short: readonly string[],
): DayOrder | null {
  const swapped = late === 0 && dayFirst > 0 ? early : 0;
  const yearFirst = yearFirstIn(short);
  if (monthFirst === 0 && swapped === 0 && yearFirst === null) return null;
  return { monthFirst, either, swapped, ...(yearFirst !== null && { yearFirst }) };
}

/** A day with a year of two digits: 05-03-27, or 27-03-05. */
const SHORT = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{2})(?:\s|$)/;

/** Whether the years stand first: where a day exists only so, or where most days are of our time only so. */
function yearFirstIn(short: readonly string[]): YearFirst | null {
  const seen = { onlyDayFirst: 0, onlyYearFirst: 0, dayFirst: 0, yearFirst: 0 };
  for (const cell of short) {
    const [, first = '', month = '', last = ''] = SHORT.exec(cell) ?? [];
    const isDayFirst = isShortDate(last, month, first);
    const isYearFirst = first.length === 2 && isShortDate(first, month, last);
    if (isDayFirst && !isYearFirst) seen.onlyDayFirst += 1;
    if (isYearFirst && !isDayFirst) seen.onlyYearFirst += 1;
    if (isDayFirst && isOfOurTime(last)) seen.dayFirst += 1;
    if (isYearFirst && isOfOurTime(first)) seen.yearFirst += 1;
  }
  if (seen.onlyDayFirst > 0) return null;
  if (seen.onlyYearFirst > 0 || seen.yearFirst > seen.dayFirst) return 'likely';
  return seen.yearFirst > 0 && seen.yearFirst === seen.dayFirst ? 'possible' : null;
}

const isShortDate = (year: string, month: string, day: string) =>
  isCalendarDate(`20${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);

/** Years in which documents of a list begin and end. */
const OUR_TIME = { before: 12, after: 20 };

function isOfOurTime(year: string): boolean {
  const ahead = Number(`20${year}`) - Number(today().slice(0, 4));
  return ahead >= -OUR_TIME.before && ahead <= OUR_TIME.after;
}
