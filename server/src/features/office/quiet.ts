import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { hourInIndia } from '../../platform/india-time.ts';
import { isOpenDay } from './open-days.ts';

/** When nothing goes out by itself. */
export type Quiet = Pick<
  ReminderSettings,
  'quiet_from' | 'quiet_until' | 'closed_weekdays' | 'closed_dates' | 'hour'
>;

/** Whether nothing goes out by itself at a moment: on closed days, and in the quiet hours. */
export function isQuiet(now: Date, settings: Quiet): boolean {
  const closed = { weekdays: settings.closed_weekdays, dates: settings.closed_dates };
  return !isOpenDay(today(now), closed) || isQuietHour(hourInIndia(now), settings);
}

function isQuietHour(hour: number, { quiet_from: from, quiet_until: until }: Quiet): boolean {
  if (from === null || until === null) return false;
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}

const HOUR = 3_600_000;
/** Hours begin at half past in UTC. */
const INDIA = 5.5 * HOUR;

/**
 * When something may go out by itself: now, or at the full hour at which the quiet is over, on another day not before
 * reminders go out.
 */
export function nextOpening(now: Date, settings: Quiet): Date {
  let moment = now;
  while (isQuiet(moment, settings) || (today(moment) !== today(now) && hourInIndia(moment) < settings.hour)) {
    moment = new Date((Math.floor((moment.getTime() + INDIA) / HOUR) + 1) * HOUR - INDIA);
  }
  return moment;
}
