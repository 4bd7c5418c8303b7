import { columnLabel } from '@rto-desk/contract/imports/cell';
import { kinds } from '@rto-desk/contract/kinds/index';
import { catalogues } from '@rto-desk/contract/words/languages';
import type { ServerWords } from '@rto-desk/contract/words/words';
import writeWorkbook, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { EXAMPLE } from './own-files.ts';

/** A row that is given back: where it stands in the file, its cells and a sentence for each thing that is wrong. */
export interface GivenRow {
  line: number;
  cells: readonly string[];
  reasons: readonly string[];
}

/** Rows as a sheet that can be mended and brought again: the columns as they came, then the line and what is wrong. */
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
