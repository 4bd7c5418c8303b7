import type { ImportColumn, ImportRow } from '@rto-desk/contract/endpoints/imports';
import { officeDate } from '@rto-desk/contract/expiry';
import { listFields } from '@rto-desk/contract/imports/fields';
import type { Words } from '@rto-desk/contract/words/words';
import { readCell } from './cells.ts';
import { rowsWorkbook, templateWorkbook } from './workbooks.ts';

export const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list to fill in, for `sendFile`. */
export async function* templateSheet(words: Words): AsyncGenerator<Buffer> {
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
  words: Words,
): AsyncGenerator<Buffer> {
  const rows: Parameters<typeof rowsWorkbook>[1][number][] = [];
  for await (const page of pages) {
    for (const { line, cells, problems, notes } of page) {
      const given = cells.map((cell, at) => givenCell(columns[at]?.field ?? '', cell, date_1904));
      rows.push({ line, cells: given, reasons: [...problems, ...notes].map(({ message }) => message) });
    }
  }
  const headers = columns.map(({ header }) => header);
  yield await rowsWorkbook(headers, rows, words);
}

/**
 * A cell as it came, but a number that was taken for a day as that day: the sheet counts its days from 1900, whatever the
 * list did, and would be read four years earlier.
 */
function givenCell(field: string, cell: string, date1904: boolean): string {
  if (listFields.get(field)?.type !== 'date') return cell;
  const read = readCell(field, cell, date1904);
  return 'value' in read && read.note?.code === 'serial' ? officeDate(read.note.date) : cell;
}
