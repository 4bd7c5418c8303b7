const QUOTE = 0x22;
const NEWLINE = 0x0a;
const RETURN = 0x0d;
/** The mark by which Excel knows UTF-8. */
const BOM = Buffer.from('\uFEFF');

/**
 * CSV as PostgreSQL writes it, made as offices open it: with a BOM, and every line ended by CR LF. Line breaks within a
 * quoted cell stay as they are.
 */
export async function* asOfficeCsv(pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield BOM;
  let quoted = false;
  for await (const piece of pieces) {
    const wide = Buffer.allocUnsafe(piece.length * 2);
    let length = 0;
    for (const byte of piece) {
      if (byte === QUOTE) quoted = !quoted;
      if (byte === NEWLINE && !quoted) wide[length++] = RETURN;
      wide[length++] = byte;
    }
    yield wide.subarray(0, length);
  }
}
