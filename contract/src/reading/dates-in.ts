import { isCalendarDate } from '../expiry.ts';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAMED = `(${MONTHS.join('|')})[a-z]{0,6}`;
/** `2026-04-03`; `03/04/2026` and `03-04-26`; `03 Apr 2026` and `3-Apr-2026`; `Mon Apr 03 06:09:38 UTC 2028`. */
const FORMS = [
  '(\\d{4})-(\\d{2})-(\\d{2})',
  '(\\d{1,2}) ?[-/.] ?(\\d{1,2}) ?[-/.] {0,3}(\\d{4}|\\d{2})',
  `(\\d{1,2})(?:st|nd|rd|th)?[-/. ]{1,2}${NAMED}[-/., ]{1,3}(\\d{4})`,
  `${NAMED} (\\d{1,2})(?: \\d{2}:\\d{2}:\\d{2}(?: [a-z]{3,4})?)?,? (\\d{4})`,
];
const ANY = new RegExp(`(?<!\\d)(?:${FORMS.join('|')})(?!\\d)`, 'gi');
const BROKEN_OFF = new RegExp(`\\d{1,2} ?[-/. ] ?(?:\\d{1,2} ?[-/.]|${NAMED}[-/., ]?) {0,5}$`, 'i');

/** The days that a text states, in its order, `YYYY-MM-DD`. The day stands before the month, always. */
export function datesIn(text: string): string[] {
  return [...text.matchAll(ANY)].flatMap(parts => {
    const [, year, month, day, d, m, y, dayNamed, name, yearNamed, american, dayAfter, yearAfter] = parts;
    const read =
      year !== undefined
        ? dayOf(year, month, day)
        : d !== undefined
          ? dayOf(y, m, d)
          : dayNamed !== undefined
            ? dayOf(yearNamed, monthOf(name), dayNamed)
            : dayOf(yearAfter, monthOf(american), dayAfter);
    return isCalendarDate(read) ? [read] : [];
  });
}

/** A text without its dates and what joins them in a period. */
export function withoutDates(text: string): string {
  return text.replace(ANY, ' ').replace(/^\s*(?:(?:from|to|-)\s*){1,2}/i, '');
}

/** Whether a text ends within a date whose year stands on the next line: `26/11/`, `26 Nov`. */
export function endsWithinDate(text: string): boolean {
  return BROKEN_OFF.test(text);
}

function monthOf(name = ''): string {
  return String(MONTHS.indexOf(name.toLowerCase()) + 1);
}

function dayOf(year = '', month = '', day = ''): string {
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
