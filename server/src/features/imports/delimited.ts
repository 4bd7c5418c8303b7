import { parse } from 'csv-parse/sync';
import { ListRefused } from './refused.ts';

/** A sheet as it is read: a text for each cell, line by line from the first. */
export type Grid = string[][];

/**
 * A CSV file or cells as they are pasted. Text is UTF-8, UTF-16 or, where it is neither, Windows-1252; cells are divided by
 * tabs, semicolons or commas, whichever the first lines do alike.
 */
export function readDelimited(bytes: Uint8Array): Grid {
  const text = decoded(bytes).replace(/^\ufeff/, '');
  if (UNPRINTABLE.test(text)) throw new ListRefused('notAList');
  // The first line that some programs put there for Excel.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = told?.[1] ?? delimiterOf(text);
  const body = told === null ? text : `\n${text.slice(told[0].length)}`;
  try {
    return cellsOf(body, delimiter, '"');
  } catch {
    // A quotation mark that is never closed, an inch for example, is one like any other character.
    return cellsOf(body, delimiter, null);
  }
}

function cellsOf(text: string, delimiter: string, quote: string | null): Grid {
  return parse(text, {
    delimiter,
    quote,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    // Columns that are empty to the end of a line are none, however many there are.
    on_record: (cells: string[]) => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1),
  });
}

/** What stands in no text: control characters but tabs and breaks of lines. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it is them that are looked for
const UNPRINTABLE = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const odd = bytes.subarray(0, 200).filter((byte, at) => at % 2 === 1 && byte === 0).length;
  if (bytes.length > 3 && odd > Math.min(bytes.length, 200) / 4)
    return new TextDecoder('utf-16le').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return windows1252(bytes);
  }
}

/** What Windows-1252 has where ISO 8859-1 has control characters. Node's own decoder takes the one for the other. */
const WINDOWS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

function windows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, sign => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

const DELIMITERS = ['\t', ';', ','];

/** The delimiter that most of the first lines have as often as the others do; of two such, the one that makes more cells. */
function delimiterOf(text: string): string {
  const lines = text
    .slice(0, 20_000)
    // Cells in quotation marks may break the line.
    .replace(/"(?:[^"]|"")*"/g, '')
    .split(/\r\n|\n|\r/)
    .filter(line => line.trim() !== '')
    .slice(0, 20);
  const ranked = DELIMITERS.map(delimiter => {
    const counts = lines.map(line => line.split(delimiter).length - 1).filter(count => count > 0);
    const alike = counts.filter(count => count === counts[counts.length - 1]).length;
    return { delimiter, score: alike * 1000 + counts.reduce((sum, count) => sum + count, 0) };
  });
  return ranked.reduce((best, other) => (other.score > best.score ? other : best)).delimiter;
}
