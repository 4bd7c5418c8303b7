import { expect, test } from 'vitest';
import { isTooMuchCash, paise, rupees, sumOf } from './sums.ts';

test('adds amounts without losing paise', () => {
  expect(sumOf(['0.10', '0.20', '1999.99'])).toBe('2000.29');
  expect(rupees(paise('-12.5'))).toBe('-12.50');
  expect(paise('abc')).toBe(0);
});

test.each([
  ['cash', '200000', '0.00', true],
  ['cash', '199999.99', '0.00', false],
  ['cash', '1', '199999.00', true],
  ['cash', '', '200000.00', false],
  ['upi', '500000', '0.00', false],
])(
  'warns of cash of 2,00,000 and more from one payer on a day: %s %s after %s',
  (mode, amount, before, warns) => {
    expect(isTooMuchCash(mode, amount, before)).toBe(warns);
  },
);
