import type { Said } from './entry.ts';
import type { PlanStep } from './judgement.ts';

/** What is kept of a row in JSON, which nobody but this feature writes. */
export const readSaid = (kept: unknown[]): Said[] => kept as Said[];
export const readPlan = (kept: unknown[]): PlanStep[] => kept as PlanStep[];
