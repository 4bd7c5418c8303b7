import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { expect, it } from 'vitest';
import { detailKinds } from './currentLines.ts';

it('details list what vehicles have in the order in which it is asked for', () => {
  expect(detailKinds.slice(0, 7).map(({ slug }) => slug)).toEqual([
    'insurances',
    'puccs',
    'fitnesses',
    'taxes',
    'permits',
    'vltds',
    'speed-governors',
  ]);
  expect(new Set(detailKinds)).toEqual(new Set(vehicleKinds));
});
