import { officeDate } from '../expiry.ts';
import type { Problem } from '../fields.ts';
import { labelOf, problemSentence } from '../sentences.ts';
import type { ServerWords, Words } from '../words/words.ts';
import { kindFieldOf, listFields, longListFields } from './fields.ts';

/** What is wrong with a cell: `text` is what stands in it. Kept as it is; `cellSentence` says it in a language. */
export type CellProblem =
  | {
      code:
        | 'noDate'
        | 'noSuchDay'
        | 'tooEarly'
        | 'scientific'
        | 'shownAsDay'
        | 'legacyFont'
        | 'noKind'
        | 'noMobile'
        | 'twoPlates'
        | 'noPlate';
      text: string;
    }
  | { code: 'noOption'; text: string; options: readonly string[] }
  | { code: 'refused'; problem: Problem };

/** What was made of a cell that says something else than it seems to. */
export type CellNote =
  | { code: 'emptied' | 'landline' | 'maybeLandline'; text: string }
  | { code: 'digitsLeftOut' | 'mobileOfName'; left: string }
  /** The relation or address beside a name. */
  | { code: 'partOfName'; left: string }
  | { code: 'firstOfTwo'; taken: string; left: string }
  /** Both ends of a period in one cell, as days. */
  | { code: 'period'; text: string; from: string; until: string }
  | { code: 'serial'; text: string; date: string }
  /** A registration mark that was mended. */
  | { code: 'readAs'; text: string; value: string }
  /** A cell that is not needed and cannot be read. */
  | { code: 'leftOut'; text: string; problem: CellProblem };

/** What a column is taken for, as people read it: "Insurance: Valid until". */
export function columnLabel(listField: string, words: Words): string {
  const { columns } = words.imports;
  const ofKind = kindFieldOf(listField);
  if (ofKind !== null) {
    const role = listField.slice(listField.indexOf('.') + 1);
    return columns.ofKind(words.kinds[ofKind.kind.slug].short, roleLabel(role, words));
  }
  if (listField === 'ignore' || listField === 'name' || listField === 'mobile') return columns[listField];
  if (longListFields.includes(listField)) return roleLabel(listField, words);
  return listFields.has(listField) ? labelOf(listField, words) : columns.ignore;
}

function roleLabel(name: string, words: Words): string {
  if (name === 'kind' || name === 'until' || name === 'from' || name === 'number')
    return words.imports.columns[name];
  return labelOf(name, words);
}

/** The sentence for what is wrong with a cell of a column. */
export function cellSentence(found: CellProblem, listField: string, words: ServerWords): string {
  const { cells } = words.imports;
  const label = columnLabel(listField, words);
  switch (found.code) {
    case 'refused':
      return problemSentence(found.problem, kindFieldOf(listField)?.name ?? listField, words);
    case 'noKind':
    case 'noMobile':
    case 'twoPlates':
    case 'noPlate':
      return cells[found.code](found.text);
    case 'noOption':
      return cells.noOption(label, found.text, found.options.join(', '));
    default:
      return cells[found.code](label, found.text);
  }
}

/** The sentence for what was made of a cell of a column. */
export function noteSentence(note: CellNote, listField: string, words: ServerWords): string {
  const { cells } = words.imports;
  const label = columnLabel(listField, words);
  switch (note.code) {
    case 'emptied':
      return cells.emptied(label, note.text);
    case 'landline':
    case 'maybeLandline':
      return cells[note.code](note.text);
    case 'digitsLeftOut':
    case 'mobileOfName':
      return cells[note.code](note.left);
    case 'partOfName':
      return cells.partOfName(label, note.left);
    case 'firstOfTwo':
      return cells.firstOfTwo(note.taken, note.left);
    case 'period':
      return cells.period(label, note.text, officeDate(note.from), officeDate(note.until));
    case 'leftOut':
      return cells.leftOut(cellSentence(note.problem, listField, words));
    case 'readAs':
      return cells.readAs(label, note.text, note.value);
    case 'serial':
      return cells.serial(label, note.text, officeDate(note.date));
  }
}
