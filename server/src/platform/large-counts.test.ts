import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LargeCounts } from './large-counts.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => void vi.useRealTimers());

let rows = 0;
const asked = (counts: LargeCounts) =>
  counts.get(
    'rows',
    async () => rows,
    found => found,
  );

test('a large figure is taken from memory for a minute', async () => {
  const counts = new LargeCounts();
  rows = 10_001;
  expect(await asked(counts)).toBe(10_001);
  rows = 10_002;
  vi.advanceTimersByTime(59_999);
  expect(await asked(counts)).toBe(10_001);
  vi.advanceTimersByTime(1);
  expect(await asked(counts)).toBe(10_002);
});

test('a large figure includes at once what was added, and within five seconds where much is added', async () => {
  const counts = new LargeCounts();
  rows = 20_000;
  await asked(counts);
  const add = () => {
    rows += 1;
    counts.changed();
    return asked(counts);
  };
  expect(await add()).toBe(20_001);
  for (let second = 1; second < 5; second += 1) {
    vi.advanceTimersByTime(1_000);
    expect(await add()).toBe(20_001);
  }
  vi.advanceTimersByTime(1_000);
  expect(await asked(counts)).toBe(20_005);
  expect(await add()).toBe(20_006);
});

test('a small figure is counted each time', async () => {
  const counts = new LargeCounts();
  rows = 10_000;
  expect(await asked(counts)).toBe(10_000);
  rows = 9_999;
  expect(await asked(counts)).toBe(9_999);
});
