import { addPeriod } from '@rto-desk/contract/period';

/** A week as a picture covers it: from Monday, or the first day that counts, to Sunday, or the last. */
export interface Week {
  /** Its Monday, by which counts are grouped. */
  monday: string;
  from: string;
  until: string;
}

/** The weeks that begin with the one of a day; of that one only what is left of it. */
export function weeksAhead(day: string, count: number): Week[] {
  return mondays(mondayOf(day), count).map((monday, at) => ({
    monday,
    from: at === 0 ? day : monday,
    until: addPeriod(monday, { days: 6 }),
  }));
}

/** The weeks that end with the one of a day; of that one only what has been of it. */
export function weeksBack(day: string, count: number): Week[] {
  const first = addPeriod(mondayOf(day), { days: -7 * (count - 1) });
  return mondays(first, count).map((monday, at) => ({
    monday,
    from: monday,
    until: at === count - 1 ? day : addPeriod(monday, { days: 6 }),
  }));
}

function mondays(first: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => addPeriod(first, { days: 7 * at }));
}

function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addPeriod(day, { days: -((weekday + 6) % 7) });
}
