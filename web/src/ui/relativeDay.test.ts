import { en } from '@rto-desk/contract/words/en';
import { describe, expect, it } from 'vitest';
import { relativeDay } from './relativeDay.ts';

describe('how far a day lies away', () => {
  it.each([
    ['2026-11-20', 'today'],
    ['2026-11-21', 'tomorrow'],
    ['2026-11-19', 'yesterday'],
    ['2026-12-02', 'in 12 days'],
    ['2026-10-21', '30 days ago'],
    ['2027-02-20', 'in 3 months'],
    ['2026-05-20', '6 months ago'],
    ['2046-11-20', 'in 20 years'],
    ['2016-11-19', '10 years ago'],
  ])('%s is %s on 20-11-2026', (date, said) => {
    expect(relativeDay(date, en, '2026-11-20')).toBe(said);
  });
});
