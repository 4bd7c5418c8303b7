import { expect, it } from 'vitest';
import { isEverOpen, isQuiet, nextOpening, type Quiet, reminderHour } from './quiet.ts';

/** A moment in India. */
const at = (moment: string) => new Date(`${moment}+05:30`);
// 2026-11-07 is a Saturday.
const night: Quiet = { quiet_from: 21, quiet_until: 8, closed_weekdays: [7], closed_dates: [], hour: 7 };

it('is quiet overnight and on closed days', () => {
  const quiet = (moment: string) => isQuiet(at(moment), night);
  expect(['20:59', '21:00', '23:59'].map(hour => quiet(`2026-11-06T${hour}`))).toEqual([false, true, true]);
  expect(['00:00', '07:59', '08:00'].map(hour => quiet(`2026-11-06T${hour}`))).toEqual([true, true, false]);
  expect(quiet('2026-11-08T12:00')).toBe(true);
  const noon = { ...night, quiet_from: 12, quiet_until: 14 };
  expect([11, 12, 13, 14].map(hour => isQuiet(at(`2026-11-06T${hour}:30`), noon))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const none = { ...night, quiet_from: null, quiet_until: null };
  expect(isQuiet(at('2026-11-06T03:00'), none)).toBe(false);
});

it('ends when the quiet hours do, on the next open day not before reminders go out', () => {
  const after = (moment: string, quiet = night) => nextOpening(at(moment), quiet);
  expect(after('2026-11-06T12:34')).toEqual(at('2026-11-06T12:34'));
  expect(after('2026-11-06T22:10')).toEqual(at('2026-11-07T08:00'));
  expect(after('2026-11-06T02:10')).toEqual(at('2026-11-06T08:00'));
  expect(after('2026-11-07T22:10')).toEqual(at('2026-11-09T08:00'));
  const sundays = { ...night, quiet_from: null, quiet_until: null, hour: 9 };
  expect(after('2026-11-08T10:00', sundays)).toEqual(at('2026-11-09T09:00'));
});

it('goes on in the first hour that is not quiet where all hours are from which reminders go out', () => {
  const never: Quiet = { ...night, quiet_from: 20, quiet_until: 8, hour: 20 };
  expect([isEverOpen(never), isEverOpen(night)]).toEqual([false, true]);
  expect([reminderHour(never), reminderHour(night), reminderHour({ ...night, hour: 9 })]).toEqual([8, 8, 9]);
  expect(nextOpening(at('2026-11-06T21:00'), never)).toEqual(at('2026-11-07T08:00'));
  // Whatever stands in the database.
  const one = { ...never, quiet_from: 0, quiet_until: 23, hour: 23 };
  expect(nextOpening(at('2026-11-06T05:00'), one)).toEqual(at('2026-11-06T23:00'));
  const closed_weekdays = [1, 2, 3, 4, 5, 6];
  const closed_dates = ['2026-11-08', '2026-11-15'];
  expect(nextOpening(at('2026-11-06T05:00'), { ...never, closed_weekdays, closed_dates })).toEqual(
    at('2026-11-22T08:00'),
  );
});
