import { setTimeout } from 'node:timers/promises';

/** How long work on a list rests, as a share of what it has just worked. */
const SHARE = 0.5;

/**
 * Leaves the machine and the database to the people at work for a while, after some hundred rows. A list takes half as long again, and those
 * who work beside it wait about twice as long as without it where they waited three times (`docs/bench.md`).
 * @param begun when the work began, as `performance.now()` tells it
 * @param signal ends the rest, which throws then
 */
export async function rest(begun: number, signal: AbortSignal | undefined): Promise<void> {
  await setTimeout((performance.now() - begun) * SHARE, undefined, { signal });
}
