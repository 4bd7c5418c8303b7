import type { ImportColumn, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { officeDate } from '@rto-desk/contract/expiry';
import { columnLabel } from '@rto-desk/contract/imports/cell';
import { IGNORED, listFields, longListFields } from '@rto-desk/contract/imports/fields';
import { kinds } from '@rto-desk/contract/kinds/index';
import { catalogues } from '@rto-desk/contract/words/languages';
import type { ServerWords } from '@rto-desk/contract/words/words';
import writeWorkbook, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { readCell } from './read/cells.ts';
import { saysMonthFirst } from './read/column-facts.ts';
import { EXAMPLE } from './read/own-files.ts';
import { proposeFields } from './read/proposals.ts';

/** A row that is given back: where it stands in the file, its cells and a sentence for each thing that is wrong. */
export interface GivenRow {
  line: number;
  cells: readonly string[];
  reasons: readonly string[];
}

/** Rows as a sheet that can be corrected and imported again: the columns as they came, then the line and what is wrong. */
export function rowsWorkbook(
  headers: readonly string[],
  rows: readonly GivenRow[],
  words: ServerWords,
): Promise<Buffer> {
  const { workbooks } = words.imports;
  const header = [...headers, workbooks.line, workbooks.reason].map(heading);
  const data: Row[] = rows.map(({ line, cells, reasons }) => [
    ...headers.map((_, at) => textCell(cells[at] ?? '')),
    { value: line, type: Number },
    { ...textCell(reasons.join(' ')), wrap: true },
  ]);
  const widths = [...headers.map(() => 18), 8, 60];
  return written([
    { sheet: workbooks.list, data: [header, ...data], columns: widths.map(width => ({ width })) },
  ]);
}

/** The columns of a wide list of vehicles, empty; an example of it; and the rules, in the reader's language and the other. */
export function templateWorkbook(words: ServerWords): Promise<Buffer> {
  const own = words.imports;
  const fields = ['registration_no', 'name', 'mobile', 'vehicle_type', 'make_model', 'chassis_no'].concat(
    kinds.filter(({ owner }) => owner === 'vehicle').map(({ slug }) => `${slug}.until`),
    // What few lists have, and letters print.
    ['pincode', 'name_hi', 'relation_name_hi', 'address_hi', 'body_type', 'cylinders', 'cubic_capacity'],
    'registering_authority',
  );
  const header = fields.map(field => heading(columnLabel(field, words)));
  const columns = fields.map(() => ({ width: 20 }));
  const other = catalogues[words.language === 'hi' ? 'en' : 'hi'].imports;
  const rules = [own, other].flatMap(({ workbooks }) => [
    [heading(workbooks.rules)],
    ...workbooks.howTo.map((text): Row => [{ value: text, type: String, wrap: true }]),
    [],
  ]);
  return written([
    { sheet: own.workbooks.list, data: [header], columns, stickyRowsCount: 1 },
    { sheet: own.workbooks.example, data: [header, exampleRow(fields)], columns },
    { sheet: `${own.workbooks.rules} ${other.workbooks.rules}`, data: rules, columns: [{ width: 110 }] },
  ]);
}

function exampleRow(fields: readonly string[]): Row {
  return fields.map(field => textCell(EXAMPLE[field] ?? ''));
}

/** Always a text: what begins with "=" is no formula, and a long number keeps its digits. */
function textCell(value: string): CellObject | null {
  return value === '' ? null : { value, type: String, format: '@' };
}

function heading(value: string): CellObject {
  return { value, type: String, fontWeight: 'bold', wrap: true };
}

function written(sheets: Sheet<Buffer>[]): Promise<Buffer> {
  return writeWorkbook(sheets).toBuffer();
}

export const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list to fill in, for `sendFile`. */
export async function* templateSheet(words: ServerWords): AsyncGenerator<Buffer> {
  yield await templateWorkbook(words);
}

/** What of a list says how its cells are given back. */
interface ExportedList {
  columns: readonly (Pick<ImportColumn, 'header' | 'field'> & {
    month_first?: boolean | null;
    year_first?: boolean | null;
  })[];
  date_1904: boolean;
}

type Page = readonly Pick<ImportRow, 'line' | 'cells' | 'problems' | 'notes'>[];

/**
 * Rows with what is wrong with each, and what was made of it, for `sendFile`. Each says by itself what the list said of it: the rows
 * above may not be in the file.
 * @param filled puts into rows what they take from the rows above
 */
export async function* rowsSheet(
  { columns, date_1904 }: ExportedList,
  pages: AsyncIterable<Page>,
  filled: (page: Page) => Promise<Page>,
  words: ServerWords,
): AsyncGenerator<Buffer> {
  const rows: Parameters<typeof rowsWorkbook>[1][number][] = [];
  for await (const page of pages) {
    for (const { line, cells, problems, notes } of await filled(page)) {
      const given = cells.map((cell, at) => exportedCell(columns[at], cell, date_1904));
      rows.push({ line, cells: given, reasons: [...problems, ...notes].map(({ message }) => message) });
    }
  }
  const headers = columns.map(({ header, field }) => exportedHeading(header, field, words));
  yield await rowsWorkbook(headers, rows, words);
}

/**
 * A heading as it came, where by itself it says what the column was taken for; else our own name of that. A heading such as "Valid
 * Upto" would say nothing without the title of its list.
 */
function exportedHeading(header: string, field: string, words: ServerWords): string {
  const [alone] = proposeFields({ columns: [{ header, samples: [] }] });
  if (field === IGNORED || alone === field || longListFields.includes(field)) return header;
  return columnLabel(field, words);
}

/**
 * A cell as it came, but as its day what the same text alone would not say: a number that was taken for a day, since the sheet
 * counts its days from 1900, whatever the list did; and a day of which the heading or a person says how it is written.
 */
function exportedCell(
  column: ExportedList['columns'][number] | undefined,
  cell: string,
  date1904: boolean,
): string {
  const { field = '', header = '', month_first, year_first } = column ?? {};
  if (listFields.get(field)?.type !== 'date') return cell;
  const monthFirst = month_first ?? false;
  const yearFirst = year_first ?? false;
  const read = readCell(field, cell, { date1904, monthFirst, yearFirst });
  if (!('value' in read) || read.value === null || read.note?.code === 'period') return cell;
  // With the year first a day is read alike below every heading.
  if (monthFirst || yearFirst || saysMonthFirst(header)) return read.value;
  return read.note?.code === 'serial' ? officeDate(read.value) : cell;
}
