import type { CellNote, CellProblem } from '@rto-desk/contract/imports/cell';
import {
  IGNORED,
  kindFieldOf,
  listFields,
  listFieldsOfVehicle,
  longListFields,
} from '@rto-desk/contract/imports/fields';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { normaliseText } from '@rto-desk/contract/normalise';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { readCell } from './cells.ts';
import type { DayFormat } from './dates.ts';
import { type NamedPerson, personIn, relationIn } from './names.ts';

/** What is said of a row, kept without a language: what is wrong with a cell, what was made of one, or of the row itself. */
export interface RowIssue {
  /** The field of its column. */
  field: string;
  cell?: CellProblem;
  note?: CellNote;
  row?: { code: keyof ServerWords['imports']['rows']['messages']; text?: string };
  /** Whether it only tells, and stands in the way of nothing. */
  isNote?: boolean;
}

/** Values by their fields; what is empty is not there. */
type Values = Record<string, string>;

/** A document that a row tells of. */
export interface ParsedDocument {
  kind: AnyKind;
  /** By the kind's own names. */
  values: Values;
  /** Whether the row says the kind, as in a long list. */
  isOfRow: boolean;
}

/** The column that a field of a document stands in. */
export function columnOf({ kind, isOfRow }: ParsedDocument, field: string): string {
  const role = roleOf(kind, field);
  return isOfRow ? role : `${kind.slug}.${role}`;
}

/** What a row says. */
export interface ParsedRow {
  line: number;
  citizen: Values;
  vehicle: Values;
  documents: ParsedDocument[];
  issues: RowIssue[];
  /** The cell of the name as it came, where more than a name stands in it: earlier lists were stored so. */
  wholeName?: string;
  /** The citizen that a user has chosen for it. */
  citizen_id: number | null;
  new_citizen: boolean;
  skipped: boolean;
}

/** What the columns of a list are taken for, and whether its numbers count days from 1904. */
export interface MappedList {
  columns: readonly MappedColumn[];
  date_1904: boolean;
}

interface MappedColumn {
  index: number;
  field: string;
  /** What else stands in each cell, behind a comma. */
  also?: string;
  /** Whether a person has said that its days have the month first. */
  month_first?: boolean;
  /** Whether a person has said that years of two digits come first. */
  year_first?: boolean;
  /** Whether a cell in it means that its row has more cells than there are headings. */
  is_surplus?: boolean;
}

/** A row as it is kept. */
export interface StoredRow {
  line: number;
  cells: readonly string[];
  citizen_id: number | null;
  new_citizen: boolean;
  skipped: boolean;
}

const vehicleFieldNames: Readonly<Record<string, string>> = listFieldsOfVehicle;

/** Reads the cells of a row for what its columns are taken for. */
export function parseRow({ columns, date_1904 }: MappedList, row: StoredRow): ParsedRow {
  const { line, cells, citizen_id, new_citizen, skipped } = row;
  const entry: ParsedRow = {
    ...{ line, citizen_id, new_citizen, skipped },
    citizen: {},
    vehicle: {},
    documents: [],
    issues: [],
  };
  if (columns.some(({ index, field, is_surplus }) => is_surplus && field === IGNORED && cells[index])) {
    entry.issues.push({ field: 'registration_no', row: { code: 'tooManyCells' } });
    return entry;
  }
  const read: CellReader = (column, field, text, format) =>
    readCellOf(entry, column, field, text, { date1904: date_1904, ...format });
  const people: NamedPerson[] = [];
  const taken = columns.filter(({ field }) => field !== IGNORED);
  const ofRow = taken.filter(({ field }) => longListFields.includes(field));
  for (const { index, field, also, ...order } of taken) {
    if (longListFields.includes(field)) continue;
    const [text, rest] = also === undefined ? [cells[index] ?? '', ''] : parted(cells[index] ?? '');
    const person = field === 'name' ? personIn(text) : null;
    if (person !== null) {
      people.push(person);
      entry.wholeName = normaliseText(text);
    }
    const value = read(field, field, person?.name ?? text, formatOf(order));
    if (value !== null) place(entry, field, value);
    const relation = field === 'relation_name' ? relationIn(text)?.type : null;
    if (relation && value !== null) entry.citizen.relation_type = relation;
    if (also === undefined || rest === '' || taken.some(other => other.field === also)) continue;
    const second = read(also, also, rest, {});
    if (second !== null) place(entry, also, second);
  }
  for (const person of people) takeRestOfName(entry, person, read);
  takeMobileOfName(entry);
  if (ofRow.length > 0) readDocumentOfRow(entry, read, ofRow, cells);
  takeRestOfPeriods(entry);
  return entry;
}

/** How the days of a column are written. */
function formatOf({ month_first, year_first }: Pick<MappedColumn, 'month_first' | 'year_first'>): DayFormat {
  return { monthFirst: month_first ?? false, yearFirst: year_first ?? false };
}

/** A cell of two things, such as a name and an address: what stands before the first comma, and the rest. */
function parted(cell: string): [string, string] {
  const at = cell.indexOf(',');
  return at === -1 ? [cell, ''] : [cell.slice(0, at).trim(), cell.slice(at + 1).trim()];
}

/** What a cell of names says beside the name, where no cell of its own says it. */
function takeRestOfName(entry: ParsedRow, person: NamedPerson, read: CellReader): void {
  const { citizen, issues } = entry;
  const note = (field: string, note: CellNote) => issues.push({ field, note, isNote: true });
  if (person.careOf !== '') note('name', { code: 'digitsLeftOut', left: person.careOf });
  for (const field of ['relation_name', 'address'] as const) {
    const text = person[field];
    if (text === '') continue;
    const value = citizen[field] === undefined ? read('name', field, text, {}) : null;
    if (value === null) {
      note('name', { code: 'digitsLeftOut', left: text });
      continue;
    }
    citizen[field] = value;
    note(field, { code: 'partOfName', left: value });
    if (field === 'relation_name' && person.relation_type !== null)
      citizen.relation_type = person.relation_type;
  }
}

/** A cell that holds a period says the other of its two ends as well, where no cell of its own does. */
function takeRestOfPeriods({ documents, issues }: ParsedRow): void {
  for (const { field, note } of issues) {
    if (note?.code !== 'period') continue;
    const document = documents.find(one =>
      ['until', 'from'].some(role => columnOf(one, one.kind[role as 'until' | 'from']) === field),
    );
    if (document === undefined) continue;
    const { kind, values } = document;
    values[kind.from] ??= note.from;
    values[kind.until] ??= note.until;
  }
}

/** Where no mobile is said, that which was left out of the name is it. */
function takeMobileOfName({ citizen, issues }: ParsedRow): void {
  if (citizen.mobile !== undefined || issues.some(({ field, isNote }) => field === 'mobile' && !isNote))
    return;
  for (const { field, note } of issues) {
    if (field !== 'name' || note?.code !== 'digitsLeftOut') continue;
    const reading = readCell('mobile', note.left);
    if ('problem' in reading || reading.value === null) return;
    citizen.mobile = reading.value;
    issues.push({ field: 'mobile', note: { code: 'mobileOfName', left: reading.value }, isNote: true });
    return;
  }
}

/** The value of a cell, read for a field; what is said of it stands with the column. Null where it is empty or cannot be taken. */
type CellReader = (column: string, field: string, text: string, format: DayFormat) => string | null;

function readCellOf(
  entry: ParsedRow,
  column: string,
  field: string,
  text: string,
  format: DayFormat,
): string | null {
  const reading = readCell(field, text, format);
  if ('problem' in reading) {
    if (mayBeLeftOut(field, reading.problem)) {
      const note: CellNote = {
        code: 'leftOut',
        text: text.slice(0, LONGEST_QUOTE),
        problem: reading.problem,
      };
      entry.issues.push({ field: column, note, isNote: true });
    } else entry.issues.push({ field: column, cell: reading.problem });
    return null;
  }
  if (reading.note !== undefined) entry.issues.push({ field: column, note: reading.note, isNote: true });
  return reading.value;
}

/** So much of a cell is repeated. */
const LONGEST_QUOTE = 100;

/**
 * Whether a cell that cannot be read is left out, so that its row keeps its dates. An error stays what says whose a row is, a
 * day of a document, a number whose digits are lost, and a name that cheats or is written in an old font.
 */
function mayBeLeftOut(field: string, problem: CellProblem): boolean {
  if (problem.code === 'scientific') return false;
  if (problem.code === 'legacyFont') return field === 'name_hi' || field === 'relation_name_hi';
  if (problem.code === 'refused' && problem.problem.code === 'nameLink') return false;
  if (field === 'registration_no' || field === 'mobile' || field === 'kind') return false;
  return !(kindFieldOf(field) !== null && listFields.get(field)?.type === 'date');
}

function place(entry: ParsedRow, field: string, value: string): void {
  const ofKind = kindFieldOf(field);
  const ofVehicle = vehicleFieldNames[field];
  if (ofKind !== null) documentOf(entry, ofKind.kind).values[ofKind.name] = value;
  else if (ofVehicle !== undefined) entry.vehicle[ofVehicle] = value;
  else entry.citizen[field] = value;
}

function documentOf({ documents }: ParsedRow, kind: AnyKind): ParsedDocument {
  const there = documents.find(document => document.kind === kind);
  if (there !== undefined) return there;
  const document: ParsedDocument = { kind, values: {}, isOfRow: false };
  documents.push(document);
  return document;
}

/** In a long list the row itself says which kind of document it tells of, and the cells beside it are read for that. */
function readDocumentOfRow(
  entry: ParsedRow,
  read: CellReader,
  columns: MappedList['columns'],
  cells: readonly string[],
): void {
  const textOf = (field: string) => cells[columns.find(column => column.field === field)?.index ?? -1] ?? '';
  const slug = read('kind', 'kind', textOf('kind'), {});
  const kind = kinds.find(candidate => candidate.slug === slug);
  if (kind === undefined) {
    const isSaid = entry.issues.some(({ field, isNote }) => field === 'kind' && !isNote);
    if (!isSaid) entry.issues.push({ field: 'kind', row: { code: 'noKind' } });
    return;
  }
  const values: Values = {};
  for (const role of ['until', 'from', 'number'] as const) {
    const name = role === 'number' ? kind.number : kind[role];
    const format = formatOf(columns.find(column => column.field === role) ?? {});
    const value = name === null ? null : read(role, `${kind.slug}.${role}`, textOf(role), format);
    if (name !== null && value !== null) values[name] = value;
  }
  const there = entry.documents.find(document => document.kind === kind);
  const ends = [there?.values[kind.until], values[kind.until]];
  // The columns of a kind and the row's own may tell of one document: of two ends there are two.
  if (there === undefined || (ends[0] !== ends[1] && !ends.includes(undefined))) {
    entry.documents.push({ kind, values, isOfRow: true });
  } else {
    there.values = { ...values, ...there.values };
  }
}

/** A kind's field as columns name it: `until`, `from`, `number`, or what the kind calls it. */
function roleOf(kind: AnyKind, field: string): string {
  if (field === kind.until) return 'until';
  if (field === kind.from) return 'from';
  return field === kind.number ? 'number' : field;
}
