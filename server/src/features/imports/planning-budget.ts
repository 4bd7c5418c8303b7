import { setImmediate as turn } from 'node:timers/promises';

/** For so long rows are planned before others have a turn, in milliseconds. */
const SHARE = 15;
/** For so long all rows of a list may be planned, in milliseconds of work. */
const MOST = 120_000;

/** A list whose rows take too long to plan. It fails at once, since another attempt would take as long. */
export class PlanningTooSlow extends Error {}

export interface PlanningBudget {
  /** Lets others have a turn where it is time. Throws PlanningTooSlow. */
  pause(): Promise<void>;
  /** Runs what no await interrupts, and counts it. */
  spend<T>(act: () => T): T;
}

export function openBudget(most = MOST): PlanningBudget {
  let spent = 0;
  let sincePause = 0;
  return {
    spend: act => {
      const start = performance.now();
      const result = act();
      sincePause += performance.now() - start;
      return result;
    },
    pause: async () => {
      if (sincePause < SHARE) return;
      spent += sincePause;
      sincePause = 0;
      if (spent > most) throw new PlanningTooSlow('The rows of this list take too long to plan');
      await turn();
    },
  };
}
