import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** A column of a CSV file: its heading, and what a row says there; null and undefined are an empty cell. */
export interface CsvColumn<Row> {
  heading: string;
  cell(row: Row): string | number | null | undefined;
}

/**
 * Answers a call with a CSV download as offices open it (decisions 8): UTF-8 with BOM, CRLF, a heading row, cells
 * that a spreadsheet would take for a formula defused. Rows pass through as they come; none are gathered. An error
 * before the first row is answered as any other; one in the middle cuts the download off, so that nobody takes
 * half of it for all.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const source = rows[Symbol.asyncIterator]();
  const first = await source.next();
  // Nobody would read, or end, the rest.
  if (reply.request.raw.socket.destroyed) return void (await source.return?.());
  const lines = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true });
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store');
  const writing = pipeline(cellsOf(columns, first, source), lines);
  // The reply reads the same stream and fails with it; without this the failure would count as unheard.
  writing.catch(() => undefined);
  await reply.send(lines);
}

async function* cellsOf<Row>(
  columns: readonly CsvColumn<Row>[],
  first: IteratorResult<Row>,
  source: AsyncIterator<Row>,
) {
  yield columns.map(column => column.heading);
  try {
    for (let row = first; !row.done; row = await source.next()) {
      const { value } = row;
      yield columns.map(column => column.cell(value) ?? '');
    }
  } finally {
    // Whoever stops reading in the middle gives the database its connection back.
    await source.return?.();
  }
}
