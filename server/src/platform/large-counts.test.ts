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

test('a large figure includes what was added once it is five seconds old, however often something is added', async () => {
  const counts = new LargeCounts();
  rows = 20_000;
  const add = () => {
    rows += 1;
    counts.changed();
    return asked(counts);
  };
  await asked(counts);
  for (let second = 0; second < 5; second += 1) {
    expect(await add()).toBe(20_000);
    vi.advanceTimersByTime(1_000);
  }
  expect(await asked(counts)).toBe(20_005);
  vi.advanceTimersByTime(5_000);
  expect(await add(), 'at once').toBe(20_006);
});

test('what is added while a figure is counted shows up as soon', async () => {
  const counts = new LargeCounts();
  rows = 20_000;
  await counts.get(
    'rows',
    async () => {
      counts.changed();
      return 20_000;
    },
    found => found,
  );
  rows = 20_001;
  vi.advanceTimersByTime(5_000);
  expect(await asked(counts)).toBe(20_001);
});

test('a small figure is counted each time', async () => {
  const counts = new LargeCounts();
  rows = 10_000;
  expect(await asked(counts)).toBe(10_000);
  rows = 9_999;
  expect(await asked(counts)).toBe(9_999);
});
