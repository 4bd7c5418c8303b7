import { daysBetween, today } from '@rto-desk/contract/expiry';
import type { Words } from '@rto-desk/contract/words/words';

const MONTH = 30.44;
const YEAR = 365.25;

/** How far a date (`YYYY-MM-DD`) lies from another day, in words: "in 12 days", "3 months ago". */
export function relativeDay(date: string, words: Words, on: string = today()): string {
  return relativeText(daysBetween(on, date), words);
}

/** A number of days from now in words; negative ones lie behind. */
export function relativeText(days: number, words: Words): string {
  const far = Math.abs(days);
  const { relative } = words.documents;
  if (days === 0) return relative.today;
  if (days === 1) return relative.tomorrow;
  if (days === -1) return relative.yesterday;
  if (far < 60) return days > 0 ? relative.inDays(far) : relative.daysAgo(far);
  if (far < 2 * YEAR) {
    const months = Math.floor(far / MONTH);
    return days > 0 ? relative.inMonths(months) : relative.monthsAgo(months);
  }
  const years = Math.floor(far / YEAR);
  return days > 0 ? relative.inYears(years) : relative.yearsAgo(years);
}
