import type { ServerWords } from '@rto-desk/contract/words/words';
import { parse } from 'csv-parse/sync';

/** A line of a sheet: its number, from 1, and a text for each cell. */
export interface Line {
  line: number;
  cells: string[];
  isHidden?: boolean;
}

/**
 * A CSV file or cells as they are pasted. Text is UTF-8, UTF-16 or, where it is neither, Windows-1252; cells are divided by
 * tabs, semicolons, commas or bars: the one that the first lines agree on.
 */
export function readDelimited(bytes: Uint8Array): { lines: Line[]; delimiter: string } {
  const text = decodedOnce(decoded(bytes)).replace(/^\ufeff/, '');
  if (UNPRINTABLE.test(text)) throw new ListRefused('notAList');
  // The first line that some programs put there for Excel.
  const told = /^sep=(.)\r?\n/i.exec(text);
  const delimiter = told?.[1] ?? delimiterOf(text);
  const body = told === null ? text : `\n${text.slice(told[0].length)}`;
  const closed = withClosedQuotes(body, delimiter);
  try {
    return { lines: linesOf(closed, delimiter, '"'), delimiter };
  } catch {
    return { lines: linesOf(body, delimiter, null), delimiter };
  }
}

/** Lines whose cells all stand in the first one, with the same dividers in each, as lines of a text have them; others stay as they are. */
export function withCellsApart(lines: readonly Line[]): readonly Line[] {
  const texts = lines.map(({ cells: [first = '', ...others] }) =>
    others.some(cell => cell !== '') ? null : first,
  );
  const filled = texts.filter(text => text !== '');
  if (filled.length < 2 || !filled.every(text => text !== null)) return lines;
  const delimiter = delimiterOf(filled.join('\n'));
  const counts = filled.map(text => text.split(delimiter).length);
  if (Math.min(...counts.slice(0, 20)) < 3) return lines;
  return lines.map(line => {
    const [only] = linesOf((line.cells[0] ?? '').replace(/\s+/g, ' '), delimiter, '"');
    return { ...line, cells: only?.cells ?? [] };
  });
}

/** So many lines a cell in quotation marks has at most. */
const MAX_LINES = 50;

/**
 * A text in which each cell that begins with a quotation mark ends with one. A mark that is never closed, or that would swallow
 * lines which are rows by themselves, is a character like any other: those rows must not be lost in its cell.
 */
function withClosedQuotes(text: string, delimiter: string): string {
  if (!text.includes('"')) return text;
  const lines = text.split(/(?<=\n)|(?<=\r)(?!\n)/);
  const cellsIn = (line: string) => line.split(delimiter).length;
  const usual = cellsIn(lines.find(line => line.trim() !== '') ?? '');
  // Each line is looked at once, also after a quotation mark that is never closed.
  const signs = Uint8Array.from(lines, line => {
    const isRow = usual > 1 && cellsIn(line) === usual;
    return quotesIn(line, delimiter, false) | (quotesIn(line, delimiter, true) << 2) | (isRow ? IS_ROW : 0);
  });
  const kept: string[] = [];
  for (let at = 0; at < lines.length; ) {
    let sign = signs[at] ?? 0;
    let isBroken = (sign & BROKEN) > 0;
    let swallowsRow = false;
    let next = at + 1;
    for (let isOpen = (sign & OPEN) > 0; isOpen && next < lines.length && next - at < MAX_LINES; next += 1) {
      sign = (signs[next] ?? 0) >> 2;
      isOpen = (sign & OPEN) > 0;
      isBroken ||= (sign & BROKEN) > 0;
      swallowsRow ||= (sign & (IS_ROW >> 2)) > 0;
    }
    const isWhole = (sign & OPEN) === 0 && !(isBroken && swallowsRow);
    if (isWhole) for (let line = at; line < next; line += 1) kept.push(lines[line] ?? '');
    else kept.push(literal(lines[at] ?? '', delimiter));
    at = isWhole ? next : at + 1;
  }
  return kept.join('');
}

/** What a line does: whether a cell is open behind it, and whether something stands between a closing mark and the next cell. */
const OPEN = 1;
const BROKEN = 2;
const IS_ROW = 16;

function quotesIn(line: string, delimiter: string, isOpenBefore: boolean): number {
  let isOpen = isOpenBefore;
  let isBroken = false;
  for (let at = 0; at < line.length; ) {
    if (!isOpen) {
      if (line[at] === '"') {
        isOpen = true;
        at += 1;
        continue;
      }
      const end = line.indexOf(delimiter, at);
      if (end === -1) break;
      at = end + 1;
      continue;
    }
    const mark = line.indexOf('"', at);
    if (mark === -1) break;
    const behind = line[mark + 1];
    at = mark + 2;
    if (behind === '"') continue;
    isOpen = false;
    if (behind === undefined || behind === delimiter || behind === '\r' || behind === '\n') continue;
    isBroken = true;
    at = mark + 1;
  }
  return (isOpen ? OPEN : 0) | (isBroken ? BROKEN : 0);
}

/** A line in which a quotation mark is a character like any other. */
function literal(line: string, delimiter: string): string {
  const [, cells = '', end = ''] = /^([^\r\n]*)([\r\n]*)$/.exec(line) ?? [];
  const quoted = cells.split(delimiter).map(cell => `"${cell.replaceAll('"', '""')}"`);
  return quoted.join(delimiter) + end;
}

function linesOf(text: string, delimiter: string, quote: string | null): Line[] {
  const records: string[][] = parse(text, {
    delimiter,
    quote,
    // Files that several programs have written to mix them.
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    // Columns that are empty to the end of a line are none, however many there are.
    on_record: (cells: string[]) => cells.slice(0, cells.findLastIndex(cell => cell !== '') + 1),
  });
  return records.map((cells, at) => ({ line: at + 1, cells: cells.map(withoutFormula) }));
}

/** `="9826012345"` is how files for Excel say that a cell is text. */
const withoutFormula = (cell: string) => (cell.startsWith('="') ? cell.replace(/^="(.*)"$/s, '$1') : cell);

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

/** A text whose Devanagari a program has taken for Windows-1252 and encoded again: वाहन is `à¤µà¤¾à¤¹à¤¨` there. */
function decodedOnce(text: string): string {
  if (!/(?:à[¤¥][^\r\n]){2}/.test(text)) return text;
  const bytes = Uint8Array.from(text, sign => {
    const at = WINDOWS.indexOf(sign);
    return at === -1 ? sign.charCodeAt(0) : 0x80 + at;
  });
  const isOfBytes = [...text].every(sign => sign.charCodeAt(0) < 0x100 || WINDOWS.includes(sign));
  try {
    return isOfBytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : text;
  } catch {
    return text;
  }
}

function windows1252(bytes: Uint8Array): string {
  const text = Buffer.from(bytes).toString('latin1');
  return text.replace(/[\u0080-\u009f]/g, sign => WINDOWS[sign.charCodeAt(0) - 0x80] ?? sign);
}

const DELIMITERS = ['\t', ';', ',', '|'];

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

/** Why a list cannot be read, by the name of its sentence. */
export type Refusal = keyof ServerWords['imports']['files'];

/** Thrown where a list is read, in the process that reads it. */
export class ListRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(`The list is refused: ${refusal}`);
    this.refusal = refusal;
  }
}
