import { expect, test } from 'vitest';
import { choice, classes, date, problem, tidy } from './fields.ts';

test.each([
  ['09-05-2026', '2026-05-09'],
  [' 2026-05-09 ', '2026-05-09'],
  // Half typed, or no such day: as it is, and refused.
  ['9-5-2026', '9-5-2026'],
  ['09/05/2026', '09/05/2026'],
])('the date %s is read as %s', (typed, read) => {
  expect(tidy(date(), typed)).toBe(read);
});

test('a date that does not exist is refused in every notation', () => {
  expect(problem(date(), tidy(date(), '31-02-2026'))).toEqual({ code: 'date' });
});

test('a choice is taken in any case, and written as it is offered', () => {
  const type = choice(['LMV', 'HalfYearly']);
  expect(tidy(type, 'halfyearly')).toBe('HalfYearly');
  expect(problem(type, tidy(type, 'lmvx'))).toEqual({ code: 'choice' });
  expect(tidy(classes(['LMV', 'MCWG']), 'lmv, mcwg,LMV')).toBe('LMV, MCWG');
});
