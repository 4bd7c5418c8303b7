import { expect, test } from 'vitest';
import {
  choice,
  classes,
  date,
  integer,
  mobile,
  normaliseTyped,
  number,
  pastMonth,
  problem,
  text,
} from './fields.ts';
import { fieldSchema } from './validation.ts';

test.each([
  ['09-05-2026', '2026-05-09'],
  [' 2026-05-09 ', '2026-05-09'],
  // Half typed, or no such day: as it is, and refused.
  ['9-5-2026', '9-5-2026'],
  ['09/05/2026', '09/05/2026'],
])('the date %s is read as %s', (typed, read) => {
  expect(normaliseTyped(date(), typed)).toBe(read);
});

test('a date that does not exist is refused in every notation', () => {
  expect(problem(date(), normaliseTyped(date(), '31-02-2026'))).toEqual({ code: 'date' });
});

test('a choice is taken in any case, and written as it is offered', () => {
  const type = choice(['LMV', 'HalfYearly']);
  expect(normaliseTyped(type, 'halfyearly')).toBe('HalfYearly');
  expect(problem(type, normaliseTyped(type, 'lmvx'))).toEqual({ code: 'choice' });
  expect(normaliseTyped(classes(['LMV', 'MCWG']), 'lmv, mcwg,LMV')).toBe('LMV, MCWG');
});

test('a text longer than any field is refused without being parsed', () => {
  const long = ` ${'lmv,'.repeat(2500)}`;
  for (const field of [classes(['LMV']), number(20), text(255), date(), mobile()]) {
    expect(normaliseTyped(field, long)).toBe(long);
    expect(problem(field, long)).not.toBeNull();
  }
});

test.each([
  ['03-2021', '2021-03'],
  ['3/21', '2021-03'],
  ['3.1999', '1999-03'],
  ['12 98', '1998-12'],
  ['032021', '2021-03'],
  [' 2021-03 ', '2021-03'],
  // Half typed, or no such month: as it is, and refused.
  ['3', '3'],
  ['32021', '32021'],
  ['03-202', '03-202'],
])('the month %s is read as %s', (typed, read) => {
  expect(normaliseTyped(pastMonth(), typed)).toBe(read);
});

test('a month that does not exist, or is to come, is refused', () => {
  expect(problem(pastMonth(), normaliseTyped(pastMonth(), '13-2021'))).toEqual({ code: 'month' });
  expect(problem(pastMonth(), '1899-12')).toEqual({ code: 'month' });
  expect(problem(pastMonth(), '2199-01')).toEqual({ code: 'futureMonth' });
  expect(problem(pastMonth(), '2021-12')).toBeNull();
});

test('a whole number lies within its range, in plain digits', () => {
  const weight = integer(1, 1000);
  const refused = { code: 'integer', min: 1, max: 1000 };
  expect(normaliseTyped(weight, ' 1,0 00 ')).toBe('1000');
  expect(normaliseTyped(weight, '007')).toBe('7');
  for (const wrong of ['0', '1001', '1.5', '-1', '1e3', 'x', '०']) {
    expect(problem(weight, normaliseTyped(weight, wrong)), wrong).toEqual(refused);
  }
  expect(problem(weight, '1000')).toBeNull();
});

test.each(['-', ' ', '0', 'NA', 'n/a'])('a mobile of %j is an empty one', typed => {
  expect(fieldSchema(mobile()).parse(typed)).toBeNull();
});

test('a value that is not text is refused', () => {
  const schema = fieldSchema(classes(['LMV', 'MCWG']));
  expect(schema.parse(['LMV', 'MCWG'])).toBe('LMV, MCWG');
  expect(schema.safeParse([{ toString: 1 }]).success).toBe(false);
});
