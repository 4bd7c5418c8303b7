/** Rows are batched into chunks of this many bytes. */
const BATCH = 64 * 1024;
const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/** The byte order mark by which Excel recognises UTF-8. */
const BOM = Buffer.from('\uFEFF');

/**
 * Converts PostgreSQL's CSV for office programs: with a BOM, and CR LF line ends. Line breaks within a quoted cell
 * stay.
 */
export async function* asOfficeCsv(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield BOM;
  let quoted = false;
  let wide = Buffer.allocUnsafe(BATCH);
  let length = 0;
  for await (const piece of pieces) {
    if (length + piece.length * 2 > wide.length) {
      yield wide.subarray(0, length);
      wide = Buffer.allocUnsafe(Math.max(BATCH, piece.length * 2));
      length = 0;
    }
    for (const byte of piece) {
      if (byte === QUOTE) quoted = !quoted;
      if (byte === NEWLINE && !quoted) wide[length++] = RETURN;
      wide[length++] = byte;
    }
  }
  yield wide.subarray(0, length);
}
