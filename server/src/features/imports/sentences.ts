import { officeDate } from '@rto-desk/contract/expiry';
import { cellSentence, columnLabel, noteSentence } from '@rto-desk/contract/imports/cell';
import type { ImportRemark, StoredColumn } from '@rto-desk/contract/imports/column';
import { kindFieldOf } from '@rto-desk/contract/imports/fields';
import { endFields, kindOf } from '@rto-desk/contract/kinds/index';
import { labelOf } from '@rto-desk/contract/sentences';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { RecordName } from './plan/known-records.ts';
import type { PlanStep } from './plan/plan-context.ts';
import type { RowIssue } from './read/parse-row.ts';

/** What is said of a row, in the reader's language. */
export function issueSentence({ field, cell, note, row }: RowIssue, words: ServerWords): string {
  if (cell !== undefined) return cellSentence(cell, field, words);
  if (note !== undefined) return noteSentence(note, field, words);
  if (row === undefined) return columnLabel(field, words);
  const text = row.text !== undefined && DAY.test(row.text) ? officeDate(row.text) : row.text;
  return words.imports.rows.messages[row.code](text ?? '');
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What a row would do, as a sentence.
 * @param owner the name of its owner; null where the reader may not see the owner
 */
export function planSentence(step: PlanStep, owner: string | null, words: ServerWords): string | null {
  const { plan } = words.imports.rows;
  switch (step.does) {
    case 'person':
      return step.name === null ? plan.nameless() : plan.person(step.name);
    case 'known':
      return owner === null ? null : plan.known(owner);
    case 'vehicle':
      return plan.vehicle(step.registration_no);
    case 'document':
    case 'superseded':
      return plan[step.does](words.kinds[step.kind].one, officeDate(step.until));
    case 'takeOver':
      return plan.takeOver(recordLabel(step.of, words));
    case 'fill':
    case 'replace':
      return plan[step.does](
        recordLabel(step.of, words),
        step.fields.map(name => labelOf(name, words)).join(', '),
      );
    case 'intoBranch':
      return plan.intoBranch();
  }
}

function recordLabel(of: RecordName, words: ServerWords): string {
  const { plan } = words.imports.rows;
  if (of === 'citizens') return plan.citizen;
  return of === 'vehicles' ? plan.vehicles : words.kinds[kindOf(of).slug].one;
}

/** What reading a file has found, in the reader's language. */
export function remarkSentence(remark: ImportRemark, words: ServerWords): string {
  const { notes } = words.imports;
  switch (remark.code) {
    case 'hiddenRows':
      return notes.hiddenRows(remark.count, remark.of);
    case 'hiddenSheets':
      return notes.hiddenSheets(remark.names.join(', '));
    case 'gaps':
      return notes.gaps(remark.count, remark.of);
  }
}

/** What the user of an import should know of a column. */
export function columnNotes(
  { field, days, is_past, is_hidden, is_surplus, says_month_first }: StoredColumn,
  words: ServerWords,
): string[] {
  const { notes } = words.imports;
  const kind = kindFieldOf(field);
  const isEnd = field === 'until' || (kind !== null && endFields(kind.kind).includes(kind.name));
  return [
    ...(is_surplus ? [notes.surplus] : []),
    ...(is_hidden ? [notes.hiddenColumn] : []),
    ...(is_past && isEnd ? [notes.past] : []),
    ...(says_month_first ? [notes.saysMonthFirst] : []),
    ...(!says_month_first && days && days.monthFirst > 0
      ? [notes.monthFirst(days.monthFirst, days.either)]
      : []),
    ...(days?.yearFirst ? [notes.yearFirst[days.yearFirst]] : []),
    ...(days && days.swapped > 0 ? [notes.swapped(days.swapped)] : []),
  ];
}

/** The issues and plan of a row, stored as JSON by this feature alone. */
export const readIssues = (kept: unknown[]): RowIssue[] => kept as RowIssue[];
export const readPlan = (kept: unknown[]): PlanStep[] => kept as PlanStep[];
