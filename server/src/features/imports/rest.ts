import { setTimeout } from 'node:timers/promises';

/** How long work on a list rests, as a share of what its last rows took, and in milliseconds at most: they may have waited for others. */
const SHARE = 0.5;
const MOST = 2000;

/**
 * Leaves the machine and the database to the people at work for a while, after some hundred rows, or after each that is carried
 * out by itself. What that costs a list, and what others have of it, is measured in `docs/bench.md`.
 * @param begun when work on the rows began, as `performance.now()` tells it
 * @param signal ends the rest, which throws then
 */
export async function rest(begun: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout(Math.min((performance.now() - begun) * SHARE, MOST), undefined, { signal });
}
