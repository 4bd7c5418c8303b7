import { finished, pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { FastifyReply } from 'fastify';

/** A column of a CSV file: its heading, and what a row says there; null and undefined are an empty cell. */
export interface CsvColumn<Row> {
  heading: string;
  cell(row: Row): string | number | null | undefined;
}

/**
 * Streams a CSV download that office programs open correctly: UTF-8 with BOM, CRLF, a heading row, and cells that a
 * spreadsheet would take for formulas defused. Rows are passed on one by one. An error before the first row becomes an
 * ordinary error answer; a later one aborts the download, so that half of it is not taken for the whole. Resolves when
 * the client has read all of it or has gone.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  fileName: string,
  columns: readonly CsvColumn<Row>[],
  rows: AsyncIterable<Row>,
): Promise<void> {
  const source = rows[Symbol.asyncIterator]();
  const first = await source.next();
  // The client has gone: nothing would read or close the remaining rows.
  if (reply.request.raw.socket.destroyed) return void (await source.return?.());
  const lines = stringify({ bom: true, record_delimiter: 'windows', escape_formulas: true });
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${fileName}"`)
    .header('cache-control', 'no-store');
  const writing = pipeline(cellsOf(columns, first, source), lines);
  // The reply handles a failure of this stream, too; without a handler here it would count as an unhandled rejection.
  writing.catch(() => undefined);
  reply.send(lines);
  // The reply itself does not hear of a client that goes while the answer waits behind others of its connection.
  await finished(lines).catch(() => undefined);
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
    // A reader that stops in the middle returns its connection to the pool.
    await source.return?.();
  }
}
