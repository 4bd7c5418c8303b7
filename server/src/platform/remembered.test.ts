import { expect, test } from 'vitest';
import { memoiseAsync } from './remembered.ts';

test('a failed value is made again by the next caller, once', async () => {
  let tries = 0;
  const ask = memoiseAsync(async () => {
    tries += 1;
    if (tries === 1) throw new Error('out of memory');
    return tries;
  });
  await expect(ask()).rejects.toThrow('out of memory');
  expect(await Promise.all([ask(), ask()])).toEqual([2, 2]);
  expect(await ask()).toBe(2);
});
