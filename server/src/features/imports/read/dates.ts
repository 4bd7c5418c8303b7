import { isCalendarDate, today } from '@rto-desk/contract/expiry';
import { type DateField, problem } from '@rto-desk/contract/fields';
import type { CellNote, CellProblem } from '@rto-desk/contract/imports/cell';
import { kindFieldOf } from '@rto-desk/contract/imports/fields';

type ReadDate = { value: string; note?: CellNote } | { problem: CellProblem };

/** How the days of a column are written. */
export interface DayFormat {
  /** Whether numbers count the days from 1904, as some workbooks do. */
  date1904?: boolean;
  /** Whether a person has said that the month stands before the day. */
  monthFirst?: boolean;
  /** Whether a person has said that a year of two digits stands before the month: 27-03-05. */
  yearFirst?: boolean;
}

/** A day of a column. Of a document it cannot lie before 1950. */
export function readDay(listField: string, field: DateField, text: string, format: DayFormat): ReadDate {
  const isOfDocument = listField === 'from' || listField === 'until' || kindFieldOf(listField) !== null;
  const day = text.replace(BEFORE_DAY, '').replace(BEHIND_DAY, '').trimEnd();
  const said = (isOfDocument && readPeriod(listField, field, day, format)) || readDate(field, day, format);
  const read =
    'problem' in said && said.problem.code === 'noDate' ? { problem: { ...said.problem, text } } : said;
  return isOfDocument && 'value' in read && read.value < FIRST_DAY
    ? { problem: { code: 'tooEarly', text } }
    : read;
}

/** "01.04.2024 to 31.03.2025": the end that the column is about, and both in a note. Null for what is no period. */
function readPeriod(listField: string, field: DateField, text: string, format: DayFormat): ReadDate | null {
  if (text.length < SHORTEST_PERIOD) return null;
  const bare = text.replace(/^(?:valid )?from[\s:.-]+/i, '');
  for (const { 0: word, index } of bare.matchAll(BETWEEN_DAYS)) {
    const [from, until] = [bare.slice(0, index), bare.slice(index + word.length)].map(part => {
      const read = readDate(field, part.trim(), format);
      return 'value' in read && read.note === undefined ? read.value : null;
    });
    if (!from || !until || from >= until || from < FIRST_DAY) continue;
    return {
      value: /(?:^|\.)from$/.test(listField) ? from : until,
      note: { code: 'period', text, from, until },
    };
  }
  return null;
}

/** 1/4/24-1/4/25 */
const SHORTEST_PERIOD = 13;
const BETWEEN_DAYS = /\s(?:to|up ?to|till?|until|se|से)\s|\s?[-–~]\s?/gi;

/** No document in use is older: such a day is a number that a program has shown as one, or a wrong year. */
const FIRST_DAY = '1950-01-01';

/** "Valid upto 05-03-2027", "05-03-2027 तक". */
const BEFORE_DAY =
  /^(?:(?:valid(?:ity)?|up ?to|till?|until|exp(?:iry|ires|ired|\.)?(?: date| on)?|due(?: date| on)?|date|dt|dated|वैधता|वैध|दिनांक)[\s:.-]+){1,3}(?=\S)/i;
const BEHIND_DAY = /(?:तक|tak|only|renewed|\([^()\d]*\))$/i;

/**
 * The day that a cell says, digits being western. The day comes first: `05-03-2026`, `5/3/26`, `5.3.26`; then
 * `2026-03-05`, `5 Mar 2026` and the day's number in Excel. A time of day behind it is left out, unless it has a time zone:
 * then it is the day in India. Years of two digits are 1970 to 2069; of a day that lies in the past, none is to come.
 */
function readDate(field: DateField, text: string, format: DayFormat = {}): ReadDate {
  const parts = partsOf(text, format);
  if (parts === null) return { problem: { code: 'noDate', text } };
  const { day, month, year, serial } = parts;
  const value = [fullYear(year, `${month}-${day}`, field.past), month, day].join('-');
  if (!isCalendarDate(value)) return { problem: { code: 'noSuchDay', text } };
  const found = problem(field, value);
  if (found !== null) return { problem: { code: 'refused', problem: found } };
  return serial === true ? { value, note: { code: 'serial', text, date: value } } : { value };
}

interface Parts {
  /** Two digits each; the year two or four. */
  day: string;
  month: string;
  year: string;
  /** Whether it was told as Excel's number. */
  serial?: boolean;
}

function partsOf(
  text: string,
  { date1904 = false, monthFirst: isMonthFirst = false, yearFirst: isYearFirst = false }: DayFormat,
): Parts | null {
  const whole = text.toLowerCase().replace(/(?<![.,;:*/\s-])[.,;:*/\s-]+$/, '');
  const moment = dayOfMoment(whole);
  if (moment !== null) return moment;
  const plain = withoutTime(whole).replace(WEEKDAY, '');
  const byNumbers = /^(\d{1,2})[-/.,\\|_\s]+(\d{1,2})[-/.,\\|_\s]+(\d{4}|\d{2})$/.exec(plain);
  if (byNumbers !== null) {
    const [, first, second, year] = byNumbers;
    if (isYearFirst && first?.length === 2 && year?.length === 2) return parts(year, second, first);
    return isMonthFirst ? parts(second, first, year) : parts(first, second, year);
  }
  // Of eight digits one order alone is a day: a year begins with 19 or 20, and no month does.
  const [, early, inner, late] = /^(\d{2})(\d{2})(\d{4})$/.exec(plain) ?? [];
  if (early !== undefined && Number(inner) <= 12) return parts(early, inner, late);
  const yearFirst = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(plain);
  if (yearFirst !== null) return parts(yearFirst[3], yearFirst[2], yearFirst[1]);
  const compact = /^((?:19|20)\d{2})(\d{2})(\d{2})$/.exec(plain);
  if (compact !== null) return parts(compact[3], compact[2], compact[1]);
  const named = /^(\d{1,2})(?:st|nd|rd|th)?[-/.,\s]*([\p{L}\p{M}]+)[-/.,'’\s]*(\d{4}|\d{2})$/u.exec(plain);
  if (named !== null) return ofMonth(named[1], named[2], named[3]);
  const monthFirst = /^([\p{L}\p{M}]+)[-/.,\s]*(\d{1,2})(?:st|nd|rd|th)?[,\s]+(\d{4})$/u.exec(plain);
  if (monthFirst !== null) return ofMonth(monthFirst[2], monthFirst[1], monthFirst[3]);
  return serialDay(plain, date1904);
}

const WEEKDAY = /^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[,.]?\s+/;

/** A moment with a time zone: 2027-03-04T18:30:00.000Z is 5 March in India. */
const MOMENT =
  /^(?:\d{4}-\d{2}-\d{2}[t ]|[a-z]{3},? [a-z\d]{1,3} [a-z\d]{2,3} (?:\d{4} )?)\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)? ?(?:z|utc|gmt|(?:gmt|utc)?[+-]\d{2}:?\d{2})(?: \d{4})?(?: \([a-z ]{1,40}\))?$/;
const INDIA = 5.5 * 3_600_000;

function dayOfMoment(text: string): Parts | null {
  if (!MOMENT.test(text)) return null;
  const moment = Date.parse(
    text
      .toUpperCase()
      .replace(/^(\d{4}-\d{2}-\d{2}) /, '$1T')
      .replace(/ ?UTC$/, 'Z'),
  );
  if (Number.isNaN(moment)) return null;
  const [year, month, day] = new Date(moment + INDIA).toISOString().slice(0, 10).split('-');
  return parts(day, month, year);
}

const withoutTime = (text: string) =>
  text.replace(/(?<=\d)[t\s,]+\d{1,2}:\d{2}(:\d{2}(\.\d+)?)?\s*([ap]\.?m\.?)?z?$/, '').trim();

function parts(day = '', month = '', year = ''): Parts {
  return { day: day.padStart(2, '0'), month: month.padStart(2, '0'), year };
}

/** Months by how they begin, in English and Hindi; nuktas and vowel signs differ between writers. */
const months: readonly (readonly string[])[] = [
  ['jan', 'जन'],
  ['feb', 'फर', 'फ़र'],
  ['mar', 'मार्च'],
  ['apr', 'अप्र'],
  ['may', 'मई'],
  ['jun', 'जून'],
  ['jul', 'जुल'],
  ['aug', 'अग'],
  ['sep', 'सित'],
  ['oct', 'अक्ट', 'अक्तू'],
  ['nov', 'नव'],
  ['dec', 'दिस'],
];

const ENGLISH_MONTH =
  /^(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)$/;

function ofMonth(day: string | undefined, name = '', year: string | undefined): Parts | null {
  if (/^[a-z]/.test(name) && !ENGLISH_MONTH.test(name)) return null;
  const at = months.findIndex(beginnings => beginnings.some(beginning => name.startsWith(beginning)));
  return at === -1 ? null : parts(day, String(at + 1), year);
}

/** Whether a text is the name of a month with digits around it. */
export function namesMonth(text: string): boolean {
  const [, day = '', name = '', year = ''] =
    /^(\d{0,2})[-/.,\s]*([\p{L}\p{M}]{3,12})[-/.,'’\s]*(\d{0,4})$/u.exec(text) ?? [];
  return day + year !== '' && ofMonth(day, name, year) !== null;
}

/** Excel counts days from the last of 1899, and a 29 February of 1900 that never was: days from 1927 to 2099. */
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
const LAST_DAY = Date.UTC(2099, 11, 31);
const DAY = 86_400_000;

function serialDay(text: string, date1904: boolean): Parts | null {
  const digits = /^([1-7]\d{4})(?:\.\d+)?$/.exec(text)?.[1];
  const moment = (date1904 ? EPOCH_1904 : EPOCH) + Number(digits) * DAY;
  if (digits === undefined || moment > LAST_DAY) return null;
  const [year, month, day] = new Date(moment).toISOString().slice(0, 10).split('-');
  return { ...parts(day, month, year), serial: true };
}

function fullYear(year: string, monthAndDay: string, past: boolean): string {
  if (year.length === 4) return year;
  const ofThisCentury = `20${year}`;
  if (Number(year) >= 70) return `19${year}`;
  return past && `${ofThisCentury}-${monthAndDay}` > today() ? `19${year}` : ofThisCentury;
}
