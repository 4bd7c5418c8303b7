import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which form of the tests runs: `npm test`, `npm run test:long` or `npm run test:trust` (`vitest.config.ts`). */
    form: 'short' | 'long' | 'trust';
  }
}

/**
 * How often a test does what it does, in each form of the tests. A test file that imports this module has a long
 * form, and is run by `npm run test:long` and `npm run test:trust`, too.
 */
export function times({ short, long, trust }: { short: number; long: number; trust: number }): number {
  return { short, long, trust }[inject('form')];
}

/** What the short form leaves out: `if (isLong()) test(...)`. */
export const isLong = (): boolean => inject('form') !== 'short';

/** How many examples a property is tried on: a tenth of them in `npm test`. */
export function numRuns(all: number): number {
  return times({ short: Math.ceil(all / 10), long: all, trust: all });
}

/**
 * The time, in milliseconds, within which a test expects what the product promises within `promised`: exactly that in
 * `npm run test:trust`, where nothing else keeps the machine busy, and four times as long in `npm run test:long`.
 * `npm test` must not fail because a machine is slow: it waits three minutes for anything.
 */
export function timeLimit(promised: number): number {
  return { short: 180_000, long: 4 * promised, trust: promised }[inject('form')];
}
