import type { ImportColumn, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { officeDate } from '@rto-desk/contract/expiry';
import { columnLabel } from '@rto-desk/contract/imports/cell';
import { IGNORED, listFields, longListFields } from '@rto-desk/contract/imports/fields';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { readCell } from './cells.ts';
import { proposeFields } from './proposals.ts';
import { rowsWorkbook, templateWorkbook } from './workbooks.ts';

export const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list to fill in, for `sendFile`. */
export async function* templateSheet(words: ServerWords): AsyncGenerator<Buffer> {
  yield await templateWorkbook(words);
}

/** What of a list says how its cells are given back. */
interface GivenList {
  columns: readonly Pick<ImportColumn, 'header' | 'field'>[];
  date_1904: boolean;
}

/** Rows with what is wrong with each, and what was made of it, for `sendFile`. */
export async function* rowsSheet(
  { columns, date_1904 }: GivenList,
  pages: AsyncIterable<readonly Pick<ImportRow, 'line' | 'cells' | 'problems' | 'notes'>[]>,
  words: ServerWords,
): AsyncGenerator<Buffer> {
  const rows: Parameters<typeof rowsWorkbook>[1][number][] = [];
  for await (const page of pages) {
    for (const { line, cells, problems, notes } of page) {
      const given = cells.map((cell, at) => givenCell(columns[at]?.field ?? '', cell, date_1904));
      rows.push({ line, cells: given, reasons: [...problems, ...notes].map(({ message }) => message) });
    }
  }
  const headers = columns.map(({ header, field }) => givenHeading(header, field, words));
  yield await rowsWorkbook(headers, rows, words);
}

/**
 * A heading as it came, where by itself it says what the column was taken for; else our own name of that. A heading such as "Valid
 * Upto" would say nothing without the title of its list.
 */
function givenHeading(header: string, field: string, words: ServerWords): string {
  const [alone] = proposeFields({ columns: [{ header, samples: [] }] });
  if (field === IGNORED || alone === field || longListFields.includes(field)) return header;
  return columnLabel(field, words);
}

/**
 * A cell as it came, but a number that was taken for a day as that day: the sheet counts its days from 1900, whatever the
 * list did, and would be read four years earlier.
 */
function givenCell(field: string, cell: string, date1904: boolean): string {
  if (listFields.get(field)?.type !== 'date') return cell;
  const read = readCell(field, cell, { date1904 });
  return 'value' in read && read.note?.code === 'serial' ? officeDate(read.note.date) : cell;
}
