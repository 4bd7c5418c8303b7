import { en } from '@rto-desk/contract/words/en';
import { expect, it } from 'vitest';
import { quickRanges } from './quickRanges.ts';

const rangesOn = (today: string) =>
  Object.fromEntries(
    quickRanges.map(({ label, range }) => {
      const { start_date, end_date } = range(today);
      return [label(en), `${start_date} to ${end_date}`];
    }),
  );

it('count from today, which has not expired yet', () => {
  expect(rangesOn('2026-11-21')).toEqual({
    Expired: ' to 2026-11-20',
    'Next 7 days': '2026-11-21 to 2026-11-28',
    'Next 30 days': '2026-11-21 to 2026-12-21',
    'This month': '2026-11-01 to 2026-11-30',
  });
});

it('know the lengths of months and the turn of the year', () => {
  expect(rangesOn('2028-02-29')).toMatchObject({
    Expired: ' to 2028-02-28',
    'This month': '2028-02-01 to 2028-02-29',
  });
  expect(rangesOn('2026-12-31')).toMatchObject({
    'Next 7 days': '2026-12-31 to 2027-01-07',
    'This month': '2026-12-01 to 2026-12-31',
  });
});
