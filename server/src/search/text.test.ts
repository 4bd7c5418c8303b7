import { expect, test } from 'vitest';
import { isOfFew } from './text.ts';

test.each([
  ['CG04 1234', 'vehicles', true],
  ['2019', 'vehicles', true],
  ['CG04', 'vehicles', false],
  ['4711', 'driving_licenses', true],
  ['CG04 2019 0012345', 'driving_licenses', true],
  ['CG04 2024123', 'learner_licenses', true],
  ['CG04', 'driving_licenses', false],
  ['CG04 20', 'driving_licenses', false],
  ['CG04 2019', 'driving_licenses', false],
  ['20191', 'driving_licenses', false],
  ['1202', 'learner_licenses', false],
  ['0100', 'learner_licenses', false],
] as const)('%s is a part of few numbers of %s: %s', (typed, record, few) => {
  expect(isOfFew(typed, record)).toBe(few);
});
