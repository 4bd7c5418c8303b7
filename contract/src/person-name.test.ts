import { expect, test } from 'vitest';
import { isSameName } from './person-name.ts';

test.each([
  ['Sita Bai', 'sita  bai'],
  ['Smt. Sita Bai', 'SITA BAI'],
  ['Shri R.K. Sahu', 'RK Sahu'],
  ['श्री राम साहू', 'राम साहू'],
  ['Mr Ram', 'ram.'],
])('%s is called %s', (one, other) => expect(isSameName(one, other)).toBe(true));

test.each([
  ['Sita Bai', 'Sita Bay'],
  ['Ram Sahu', 'Shyam Sahu'],
  ['Shri', 'Smt'],
  ['राम', 'Ram'],
])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false));
