/**
 * Dates are `YYYY-MM-DD` strings and never pass through a time zone. Such strings compare in calendar
 * order, so `<` and `>` are used on them directly. "Today" is the day in Chhattisgarh, in any time zone of the machine.
 */

const DAY = 86_400_000;
/** How far the clocks of India are ahead of UTC, all year since 1945, in milliseconds. */
const AHEAD = 5.5 * 3_600_000;

/** A moment in Asia/Kolkata, `2026-11-20T14:05:09`. Not by `Intl`, which takes a cheap phone 80 ms to begin with. */
export function inIndia(moment: Date): string {
  return new Date(moment.getTime() + AHEAD).toISOString().slice(0, 19);
}

/** How far this device's clock is behind the server's, in milliseconds; 0 on the server itself. */
let behind = 0;

/**
 * Sets the clock by which `now` and `today` go on a device: the server's, since many devices tell a wrong time. Until the
 * server has answered, the device's own clock counts.
 */
export function followClock(serverTime: number): void {
  const difference = serverTime - Date.now();
  // A correct clock is not moved by the time that an answer takes.
  behind = Math.abs(difference) > CLOCK_TOLERANCE ? difference : 0;
}
const CLOCK_TOLERANCE = 60_000;

/** This moment, by the server's clock where it is known. */
export function now(): Date {
  return new Date(Date.now() + behind);
}

/** Today in Asia/Kolkata, `YYYY-MM-DD`. */
export function today(at: Date = now()): string {
  return inIndia(at).slice(0, 10);
}

/** The time of day of a moment in Asia/Kolkata, `14:05`. */
export function officeTime(moment: Date): string {
  return inIndia(moment).slice(11, 16);
}

/** Whether the text is a day that exists: `2026-02-31` is not one. */
export function isCalendarDate(value: string): boolean {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(value)) return false;
  const day = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
}

/** Whole days from one date to another; negative when `to` lies before `from`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

/** Completed years since a date of birth, on a given day. */
export function age(dob: string, on: string = today()): number {
  const years = Number(on.slice(0, 4)) - Number(dob.slice(0, 4));
  return on.slice(5) < dob.slice(5) ? years - 1 : years;
}

export type Validity =
  | { state: 'none' }
  | { state: 'superseded' }
  | { state: 'expired' | 'soon' | 'valid'; days: number };

/** A document expires at the end of its last day; within 30 days of it, it is due soon. */
const SOON_DAYS = 30;

/**
 * The validity of a document by its dates, apart from any status set by hand: `days` is days left, negative once
 * expired. A document without an end has no validity; one followed by a later one is superseded.
 */
export function validityOf(until: string | null, superseded: boolean, on: string = today()): Validity {
  if (until === null) return { state: 'none' };
  if (superseded) return { state: 'superseded' };
  const days = daysBetween(on, until);
  return { state: days < 0 ? 'expired' : days <= SOON_DAYS ? 'soon' : 'valid', days };
}

/** `2026-11-20` as offices write it: `20-11-2026`. */
export function officeDate(date: string): string {
  return date.split('-').reverse().join('-');
}
