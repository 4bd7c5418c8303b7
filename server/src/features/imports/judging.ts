import type { ImportMode } from '@rto-desk/contract/imports/import';
import type { Entry, Said } from './entry.ts';
import type { Operation, PlanStep, RecordName } from './judgement.ts';
import type { World } from './world.ts';

/** How rows are judged: what may be done, and which branch people come to. */
export interface Rules {
  mode: ImportMode;
  /** The branch that the list is brought into, or null. */
  branch_id: number | null;
}

/** What is being found out of a row. */
export interface Judging {
  world: World;
  rules: Rules;
  entry: Entry;
  said: Said[];
  plan: PlanStep[];
  operations: Operation[];
  document_ids: number[];
  candidates: number[];
  isAmbiguous: boolean;
}

/** Says that a row cannot be taken, or only tells something of it. */
export function say(
  { said }: Judging,
  field: string,
  code: NonNullable<Said['row']>['code'],
  text?: string,
  isNote = false,
): void {
  said.push({ field, row: { code, ...(text !== undefined && { text }) }, ...(isNote && { isNote }) });
}

export function planFills({ plan }: Judging, of: RecordName, filled: string[], replaced: string[]): void {
  if (filled.length > 0) plan.push({ does: 'fill', of, fields: filled });
  if (replaced.length > 0) plan.push({ does: 'replace', of, fields: replaced });
}
