import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, test } from 'vitest';
import { addPeriod } from './period.ts';

test.each([
  ['2025-08-31', { months: 6, days: -2 }, '2026-02-26'],
  ['2024-08-31', { months: 6 }, '2025-02-28'],
  ['2023-08-31', { months: 6 }, '2024-02-29'],
  ['2004-02-29', { years: 20 }, '2024-02-29'],
  ['2024-02-29', { years: 21 }, '2045-02-28'],
  ['2026-01-01', { days: -1 }, '2025-12-31'],
])('%s and %o is %s', (date, period, day) => {
  expect(addPeriod(date, period)).toBe(day);
});

test('agrees with the calendar of Temporal on every day and period', () => {
  const days = fc.date({ min: new Date('1900-01-01'), max: new Date('2200-12-31'), noInvalidDate: true });
  const part = (most: number) => fc.integer({ min: -most, max: most });
  fc.assert(
    fc.property(days, part(60), part(240), part(5000), (moment, years, months, days) => {
      const date = moment.toISOString().slice(0, 10);
      const expected = Temporal.PlainDate.from(date)
        .add({ months: years * 12 + months })
        .add({ days });
      expect(addPeriod(date, { years, months, days })).toBe(expected.toString());
    }),
  );
});
