import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inIndia } from './expiry.ts';

test('India time agrees with the time zone database', () => {
  const told = new Intl.DateTimeFormat('sv-SE', {
    timeZone: 'Asia/Kolkata',
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const moments = fc.date({ min: new Date('1946-01-01'), max: new Date('2200-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, moment => {
      expect(inIndia(moment)).toBe(told.format(moment).replace(' ', 'T'));
    }),
  );
});
