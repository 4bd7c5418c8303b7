import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { hourInIndia } from '../../platform/india-time.ts';
import { type ClosedDays, isOpenDay, nextOpenDay } from './open-days.ts';

/** When nothing goes out by itself. */
export type Quiet = Pick<
  ReminderSettings,
  'quiet_from' | 'quiet_until' | 'closed_weekdays' | 'closed_dates' | 'hour'
>;

/** Whether nothing goes out by itself at a moment: on closed days, and in the quiet hours. */
export function isQuiet(now: Date, settings: Quiet): boolean {
  return !isOpenDay(today(now), closedDays(settings)) || isQuietHour(hourInIndia(now), settings);
}

function isQuietHour(
  hour: number,
  { quiet_from: from, quiet_until: until }: Pick<Quiet, 'quiet_from' | 'quiet_until'>,
): boolean {
  if (from === null || until === null) return false;
  return from < until ? from <= hour && hour < until : hour >= from || hour < until;
}

/** The hours of a day that are not quiet. */
function openHours(settings: Pick<Quiet, 'quiet_from' | 'quiet_until'>): number[] {
  return Array.from({ length: 24 }, (_, hour) => hour).filter(hour => !isQuietHour(hour, settings));
}

/** Whether reminders ever come to their hour: some hour from it on is not quiet. */
export function isEverOpen(settings: Pick<Quiet, 'quiet_from' | 'quiet_until' | 'hour'>): boolean {
  return openHours(settings).some(hour => hour >= settings.hour);
}

/** From which hour of a day reminders go out: the one that is set, or the first after it, or else of the day, that is not quiet. */
export function reminderHour(settings: Pick<Quiet, 'quiet_from' | 'quiet_until' | 'hour'>): number {
  const hours = openHours(settings);
  return hours.find(hour => hour >= settings.hour) ?? hours[0] ?? settings.hour;
}

/**
 * When something may go out by itself: now, or at the full hour at which the quiet is over, on another day not before
 * reminders go out.
 */
export function nextOpening(now: Date, settings: Quiet): Date {
  if (!isQuiet(now, settings)) return now;
  const day = today(now);
  const later = openHours(settings).find(hour => hour > hourInIndia(now));
  if (later === undefined || !isOpenDay(day, closedDays(settings))) return openingAfter(day, settings);
  return atHour(day, later);
}

/** When reminders go out on the first open day after a day (`YYYY-MM-DD`). */
export function openingAfter(day: string, settings: Quiet): Date {
  const next = nextOpenDay(addPeriod(day, { days: 1 }), closedDays(settings));
  return atHour(next, reminderHour(settings));
}

function closedDays({ closed_weekdays, closed_dates }: Quiet): ClosedDays {
  return { weekdays: closed_weekdays, dates: closed_dates };
}

function atHour(day: string, hour: number): Date {
  return new Date(`${day}T${String(hour).padStart(2, '0')}:00:00+05:30`);
}
