import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { ImportMode, ImportVerdict } from '@rto-desk/contract/imports/import';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import type { Queryable } from '../../../platform/database/database.ts';
import { NotFound } from '../../../platform/errors.ts';
import { within } from '../../../scope/within.ts';
import type { ParsedRow, RowIssue } from '../read/parse-row.ts';
import type { KnownRecords, Operation, RecordName } from './known-records.ts';

/** What a row would do, kept without a language. Names stand in it only as far as the row itself says them. */
export type PlanStep =
  | { does: 'person'; name: string | null }
  /** For the owner, who is told by the name that the reader may know. */
  | { does: 'known' }
  | { does: 'vehicle'; registration_no: string }
  | { does: 'document' | 'superseded'; kind: KindSlug; until: string }
  /** What its owner has declared becomes the office's. */
  | { does: 'takeOver'; of: 'vehicles' }
  | { does: 'fill' | 'replace'; of: RecordName; fields: string[] }
  | { does: 'intoBranch' };

export interface RowPlan {
  verdict: ImportVerdict;
  issues: RowIssue[];
  plan: PlanStep[];
  /** Who may be meant, of those who are kept. */
  candidates: number[];
  /** The owner of the row; a new citizen has an id below zero. Null where the owner cannot be known. */
  of: number | null;
  /** The documents of the row, found or added. */
  document_ids: number[];
  operations: Operation[];
}

/** How rows are planned: what may be done, and which branch people come to. */
export interface PlanRules {
  mode: ImportMode;
  /** The branch that the list is imported into, or null. */
  branch_id: number | null;
}

/** What is being found out of a row. */
export interface PlanContext {
  records: KnownRecords;
  rules: PlanRules;
  entry: ParsedRow;
  issues: RowIssue[];
  plan: PlanStep[];
  operations: Operation[];
  document_ids: number[];
  candidates: number[];
  isAmbiguous: boolean;
}

/** Says that a row cannot be taken, or only tells something of it. */
export function addIssue(
  { issues }: PlanContext,
  field: string,
  code: NonNullable<RowIssue['row']>['code'],
  text?: string,
  isNote = false,
): void {
  issues.push({ field, row: { code, ...(text !== undefined && { text }) }, ...(isNote && { isNote }) });
}

export function planFills({ plan }: PlanContext, of: RecordName, filled: string[], replaced: string[]): void {
  if (filled.length > 0) plan.push({ does: 'fill', of, fields: filled });
  if (replaced.length > 0) plan.push({ does: 'replace', of, fields: replaced });
}

/** The branch that a list is imported into: a manager's own, else the one that was chosen, or none. */
export function branchOfList(caller: Caller, list: { branch_id: number | null }): number | null {
  return branchOf(caller) ?? list.branch_id;
}

/**
 * The caller by whose reach the rows of an import are planned: a manager of the branch it goes into, as the whole branch sees
 * the plan and may commit it.
 */
export function planningCaller(caller: Caller, list: { branch_id: number | null }): Caller {
  return list.branch_id === null ? caller : { ...caller, role: 'manager', branch_id: list.branch_id };
}

/** Throws NotFound for a citizen out of reach. */
export async function assertWithinReach(db: Queryable, caller: Caller, id: number): Promise<void> {
  const chosen = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', id)
    .executeTakeFirst();
  if (chosen === undefined) throw new NotFound();
}
