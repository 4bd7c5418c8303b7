import cluster, { type Worker } from 'node:cluster';
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openWorkerSlot } from './worker-slot.ts';

/** The workers that were started, and when, in milliseconds. */
let started: { worker: EventEmitter; at: number }[];
beforeEach(() => {
  vi.useFakeTimers();
  started = [];
  // Real processes would take minutes to die so often; what counts here is when the next one is started.
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = Object.assign(new EventEmitter(), { isDead: () => true });
    started.push({ worker, at: performance.now() });
    return worker as unknown as Worker;
  });
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Lets the latest worker live for a while and end; answers how long its place stays empty, in milliseconds. */
async function pauseAfter(living: number): Promise<number> {
  await vi.advanceTimersByTimeAsync(living);
  const many = started.length;
  const ended = performance.now();
  started.at(-1)?.worker.emit('exit', 1, null);
  for (let waited = 0; started.length === many && waited < 60; waited += 1) {
    await vi.advanceTimersByTimeAsync(waited === 0 ? 0 : 1_000);
  }
  return (started.at(-1)?.at ?? 0) - ended;
}

test('a worker that crashes at start is replaced with growing delays, which a long-lived one resets', async () => {
  const slot = openWorkerSlot(new Promise(() => undefined));
  const pauses: number[] = [];
  for (const living of [100, 100, 100, 100, 100, 100, 100]) pauses.push(await pauseAfter(living));
  expect(pauses).toEqual([0, 1_000, 2_000, 5_000, 10_000, 30_000, 30_000]);
  expect([await pauseAfter(20_000), await pauseAfter(100), await pauseAfter(100)]).toEqual([0, 0, 1_000]);

  started.at(-1)?.worker.emit('exit', 1, null);
  await slot.stop();
  const many = started.length;
  await vi.advanceTimersByTimeAsync(120_000);
  expect(started).toHaveLength(many);
});
