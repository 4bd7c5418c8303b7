import { isCalendarDate, today } from './expiry.ts';
import { plainSigns } from './normalise.ts';
import { addPeriod } from './period.ts';

/**
 * The day that a person in an office means by what they typed, `YYYY-MM-DD`, or null where that is no day, or could
 * be two. The day comes first, always: `05-08-2026`, `5/8/26`, `5.8.26`, `5 8 26`, `050826`, `5826`. `+6m` is six
 * months from today; `d`, `w`, `m` and `y` stand for days, weeks, months and years. `2026-08-05` is read as well.
 * @param past whether the day lies in the past, as a birth does, so that a year of two digits never means one to come
 */
export function typedDate(typed: string, past = false, now: string = today()): string | null {
  const text = plainSigns(typed).toLowerCase();
  if (isCalendarDate(text)) return text;
  const ahead = /^\+\s*(\d{1,4})\s*([dwmy])$/.exec(text);
  if (ahead !== null) return later(now, Number(ahead[1]), ahead[2] ?? '');
  const parts = /^(\d{1,2})[-/. ]+(\d{1,2})[-/. ]+(\d{2}|\d{4})$/.exec(text);
  if (parts !== null) return dayOf(parts[1], parts[2], parts[3], past, now);
  if (!/^\d{4,8}$/.test(text)) return null;
  const readings = [1, 2].flatMap(days =>
    [1, 2].flatMap(months => {
      const year = text.slice(days + months);
      // Eight digits are a day, a month and a whole year of two, two and four.
      const isWhole = year.length === 2 || (year.length === 4 && days + months === 4);
      const day = dayOf(text.slice(0, days), text.slice(days, days + months), year, past, now);
      return isWhole && day !== null ? [day] : [];
    }),
  );
  const [only] = readings;
  return readings.length === 1 && only !== undefined ? only : null;
}

function later(now: string, count: number, unit: string): string | null {
  const periods = {
    d: { days: count },
    w: { days: 7 * count },
    m: { months: count },
    y: { months: 12 * count },
  };
  const day = addPeriod(
    now,
    unit === 'd' || unit === 'w' || unit === 'm' || unit === 'y' ? periods[unit] : {},
  );
  return isCalendarDate(day) ? day : null;
}

/** Years of two digits are those of this century up to 69, of the last one from 70 on. */
function dayOf(day = '', month = '', year = '', past: boolean, now: string): string | null {
  const century = Number(year) < 70 ? '20' : '19';
  const whole = year.length === 4 ? year : `${century}${year}`;
  const read = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (!isCalendarDate(read)) return null;
  return past && year.length === 2 && read > now ? `19${read.slice(2)}` : read;
}
