import { PassThrough, type Readable } from 'node:stream';
import readWorkbook from 'read-excel-file/node';
import yauzl from 'yauzl';
import { ZipFile } from 'yazl';
import type { Grid } from './delimited.ts';
import { ListRefused } from './refused.ts';

/** A workbook as it is read: its sheets in their order, and whether it counts days from 1904. */
export interface Workbook {
  sheets: { name: string; grid: Grid }[];
  date1904: boolean;
}

/**
 * What an Excel workbook may unpack to, in bytes: 20,000 rows of thirty columns are 40 MB. Only what is read is unpacked:
 * no pictures, no macros, no links to other files; of formulas what they gave when the workbook was saved.
 */
const MOST_UNPACKED = 96 * 1024 * 1024;

/**
 * The sheets of a workbook, a text for each cell; a day as `YYYY-MM-DD`, whatever its format and the workbook's first day. A
 * number without the format of a day may stand for one, too: only its column says so.
 */
export async function readSheets(bytes: Buffer): Promise<Workbook> {
  const parts = await unpacked(bytes);
  const workbook = parts.get('xl/workbook.xml');
  if (workbook === undefined) throw new ListRefused(otherFile(bytes, parts));
  const about = workbook.toString('utf8');
  if (about.split(A_SHEET, MOST_SHEETS + 2).length > MOST_SHEETS + 1) throw new ListRefused('tooMuch');
  const date1904 = COUNTS_FROM_1904.test(about);
  try {
    const sheets = await readWorkbook(repacked(parts), {
      parseNumber: text => new StoredNumber(text),
    });
    const room = { characters: MOST_CHARACTERS };
    return {
      date1904,
      sheets: sheets.map(({ sheet, data }) => ({
        name: sheet,
        grid: (data ?? []).map(row => row.map(cell => counted(room, textOf(cell)))),
      })),
    };
  } catch (failure) {
    throw failure instanceof ListRefused ? failure : new ListRefused('damaged');
  }
}

/**
 * The most characters of all cells together. The file says nothing of that: one text is stored once, however many cells show
 * it, and is as many texts once they are sent on or stored.
 */
const MOST_CHARACTERS = 40 * 1024 * 1024;

function counted(room: { characters: number }, cell: string): string {
  room.characters -= cell.length;
  if (room.characters < 0) throw new ListRefused('tooMuch');
  return cell;
}

/** Each sheet that a workbook names is read, be they all the same one. */
const A_SHEET = /<(?:\w+:)?sheet\s/;
const MOST_SHEETS = 250;
const COUNTS_FROM_1904 = /<(?:\w+:)?workbookPr\b[^<>]*\bdate1904\s*=\s*["'](?:1|true)["']/;

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return dayOf(cell);
  if (typeof cell === 'boolean') return cell ? 'TRUE' : 'FALSE';
  return cell instanceof StoredNumber ? plainNumber(cell.text) : String(cell);
}

/** A cell that holds a number, apart from a text that only looks like one: of the text `9.98E+09` the digits are lost. */
class StoredNumber {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** A number with all its digits and without what binary fractions add: `9.87654321E9` is 9876543210. */
function plainNumber(text: string): string {
  const value = Number(Number(text).toPrecision(15));
  if (Number.isNaN(value)) return text;
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? BigInt(value).toString() : String(value);
}

function dayOf(date: Date): string {
  if (Number.isNaN(date.getTime())) return '';
  const moment = date.toISOString();
  // A time of day without a day counts from the day before Excel's first.
  return moment.startsWith('18') ? moment.slice(11, 16) : moment.slice(0, 10);
}

/** The parts of a workbook that hold its cells, by their names. */
export function unpacked(bytes: Buffer): Promise<Map<string, Buffer>> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(new ListRefused('damaged'));
    yauzl.fromBuffer(bytes, { lazyEntries: true }, (failure, zip) => {
      if (failure) return refuse();
      const parts = new Map<string, Buffer>();
      // What the archive says, and what really comes out.
      let size = 0;
      let unpackedSize = 0;
      zip.on('error', refuse);
      zip.on('end', () => resolve(parts));
      zip.on('entry', (entry: yauzl.Entry) => {
        if (entry.isEncrypted()) return reject(new ListRefused('locked'));
        if (!HOLDS_CELLS.test(entry.fileName) && !TELLS_PROGRAM.test(entry.fileName)) return zip.readEntry();
        // A part that is larger than it says fails when it is read.
        size += entry.uncompressedSize;
        if (size > MOST_UNPACKED) return reject(new ListRefused('tooMuch'));
        zip.openReadStream(entry, (unreadable, stream) => {
          if (unreadable) return refuse();
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => {
            unpackedSize += chunk.length;
            if (unpackedSize > MOST_UNPACKED) stream.destroy(new ListRefused('tooMuch'));
            else chunks.push(chunk);
          });
          stream.on('error', failure => (failure instanceof ListRefused ? reject(failure) : refuse()));
          stream.on('end', () => {
            parts.set(entry.fileName, Buffer.concat(chunks));
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

const HOLDS_CELLS =
  /^xl\/(?!(?:theme|drawings|charts|media|pivot\w*|externalLinks|comments|printerSettings)\b).*\.xml(?:\.rels)?$/i;
const TELLS_PROGRAM = /^mimetype$/;

/**
 * The same parts as an archive that nothing else is in, part by part, so that it is never whole in memory; the programs that
 * write "true" for 1904 are read like the others.
 */
function repacked(parts: Map<string, Buffer>): Readable {
  const archive = new ZipFile();
  for (const [name, part] of parts) {
    const isWorkbook = name === 'xl/workbook.xml';
    const content = isWorkbook
      ? Buffer.from(part.toString('utf8').replace(/date1904="true"/, 'date1904="1"'))
      : part;
    archive.addBuffer(content, name, { compress: false });
  }
  parts.clear();
  archive.end();
  return archive.outputStream.pipe(new PassThrough());
}

/** What an archive is that is no workbook of this kind; its parts' names stand in it as they are. */
function otherFile(
  bytes: Buffer,
  parts: ReadonlyMap<string, Buffer>,
): 'openDocument' | 'binaryExcel' | 'notAList' {
  if (parts.get('mimetype')?.includes('opendocument.spreadsheet')) return 'openDocument';
  return bytes.includes('xl/workbook.bin') ? 'binaryExcel' : 'notAList';
}
