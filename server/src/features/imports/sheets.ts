import type { ImportColumn, ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { Words } from '@rto-desk/contract/words/words';
import { rowsWorkbook, templateWorkbook } from './workbooks.ts';

export const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** A list to fill in, for `sendFile`. */
export async function* templateSheet(words: Words): AsyncGenerator<Buffer> {
  yield await templateWorkbook(words);
}

/** Rows with what is wrong with each, and what was made of it, for `sendFile`. */
export async function* rowsSheet(
  columns: readonly Pick<ImportColumn, 'header'>[],
  pages: AsyncIterable<readonly ImportRow[]>,
  words: Words,
): AsyncGenerator<Buffer> {
  const rows: Parameters<typeof rowsWorkbook>[1][number][] = [];
  for await (const page of pages) {
    for (const { line, cells, problems, notes } of page) {
      rows.push({ line, cells, reasons: [...problems, ...notes].map(({ message }) => message) });
    }
  }
  const headers = columns.map(({ header }) => header);
  yield await rowsWorkbook(headers, rows, words);
}
