import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** When the office is closed. */
export interface ClosedDays {
  /** From 1, Monday, to 7; never all of them. */
  weekdays: readonly number[];
  /** `YYYY-MM-DD`. */
  dates: readonly string[];
}

/** When the office is closed, as an admin has set it. One statement. */
export function closedDaysOf(db: Queryable): Promise<ClosedDays> {
  return db
    .selectFrom('office_settings')
    .select(['closed_weekdays as weekdays', sql<string[]>`closed_dates::text[]`.as('dates')])
    .executeTakeFirstOrThrow();
}

/** Whether the office is open on a day, `YYYY-MM-DD`. */
export function isOpenDay(day: string, { weekdays, dates }: ClosedDays): boolean {
  return !weekdays.includes(weekdayOf(day)) && !dates.includes(day);
}

/** The first day from this one on, itself included, on which the office is open: `YYYY-MM-DD`. */
export function nextOpenDay(day: string, closed: ClosedDays): string {
  let next = day;
  while (!isOpenDay(next, closed)) next = addPeriod(next, { days: 1 });
  return next;
}

/** The day after which the office has been open on so many days before this one. */
export function openDaysBefore(day: string, count: number, closed: ClosedDays): string {
  let before = day;
  for (let open = 0; open < count; ) {
    before = addPeriod(before, { days: -1 });
    if (isOpenDay(before, closed)) open += 1;
  }
  return before;
}

/** The first of the closed days just before this one; itself where the office was open the day before. */
export function closedSince(day: string, closed: ClosedDays): string {
  let first = day;
  for (let before = addPeriod(day, { days: -1 }); !isOpenDay(before, closed); ) {
    first = before;
    before = addPeriod(before, { days: -1 });
  }
  return first;
}

function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7;
}
