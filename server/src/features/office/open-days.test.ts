import { expect, it } from 'vitest';
import { closedSince, isOpenDay, nextOpenDay, openDaysBefore } from './open-days.ts';

// 2026-11-07 is a Saturday.
const closed = { weekdays: [6, 7], dates: ['2026-11-09', '2026-11-10'] };
const never = { weekdays: [], dates: [] };

it('goes on to the first open day, the day itself included', () => {
  expect(nextOpenDay('2026-11-06', closed)).toBe('2026-11-06');
  expect(nextOpenDay('2026-11-07', closed)).toBe('2026-11-11');
  expect(nextOpenDay('2026-11-07', never)).toBe('2026-11-07');
  expect(isOpenDay('2026-11-08', closed)).toBe(false);
});

it('counts open days back', () => {
  expect(openDaysBefore('2026-11-12', 3, closed)).toBe('2026-11-05');
  expect(openDaysBefore('2026-11-12', 3, never)).toBe('2026-11-09');
});

it('finds when the office has closed', () => {
  expect(closedSince('2026-11-11', closed)).toBe('2026-11-07');
  expect(closedSince('2026-11-12', closed)).toBe('2026-11-12');
});
