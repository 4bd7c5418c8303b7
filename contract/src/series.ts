import { integer, longText, number, required } from './fields.ts';

/** What the office numbers. */
export const seriesNames = ['letter', 'inward', 'outward', 'receipt', 'payout'] as const;
export type SeriesName = (typeof seriesNames)[number];

/** Money is numbered from April to March, as GST asks for receipts; everything else by the calendar year. */
const isFinancial = (series: SeriesName) => series === 'receipt' || series === 'payout';

/** The most characters of a number: 16 of receipts and payouts (GST rules 46 and 50), 30 of the others. */
export const longestNumber = (series: SeriesName): number => (isFinancial(series) ? 16 : 30);

/** The year of a series on a day of India, `YYYY-MM-DD`, as its numbers write it: `2026`, or `26-27` from April to March. */
export function yearOfSeries(series: SeriesName, day: string): string {
  if (!isFinancial(series)) return day.slice(0, 4);
  const first = Number(day.slice(0, 4)) - (day.slice(5) < '04-01' ? 1 : 0);
  return `${String(first).slice(-2)}-${String(first + 1).slice(-2)}`;
}

/** The first day of the year of a series that a day lies in, `YYYY-MM-DD`; of a later one with `years`. */
export function firstDayOfSeries(series: SeriesName, day: string, years = 0): string {
  const year = Number(day.slice(0, 4)) + years;
  if (!isFinancial(series)) return `${year}-01-01`;
  return `${day.slice(5) < '04-01' ? year - 1 : year}-04-01`;
}

/** What a number consists of. */
export interface NumberParts {
  prefix: string;
  /** Of the branch; empty where it has none. */
  code: string;
  year: string;
  /** The least width of the serial. */
  digits: number;
  serial: number;
}

/** `RRPR/26-27/00042` */
export function numberText({ prefix, code, year, digits, serial }: NumberParts): string {
  return `${prefix}${code}/${year}/${String(serial).padStart(digits, '0')}`;
}

/** What a number may consist of. */
export const NUMBER_CHARACTERS = /^[A-Z0-9/-]+$/;
/** What stands for a branch in numbers. */
export const BRANCH_CODE = /^[A-Z]{2,3}$/;

export const seriesFields = { prefix: number(20, required), digits: integer(3, 6, required) };

/** The last serial of the widest number. */
export const LAST_SERIAL = 999_999;
export const nextFields = { next: integer(1, LAST_SERIAL, required) };
export const skipFields = { to: integer(1, LAST_SERIAL, required), reason: longText(500, required) };

/** The most numbers that are skipped at once: a mistyped one does not use up the book. */
export const MAX_SKIPPED = 1_000;
/** A reason that is given has at least so many characters. */
export const SHORTEST_REASON = 3;
