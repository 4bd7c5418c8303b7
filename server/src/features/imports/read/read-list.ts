import { importLimits } from '@rto-desk/contract/imports/import';
import { Invalid } from '../../../platform/errors.ts';
import { keyedMutex } from '../../../platform/keyed-mutex.ts';
import { startProcess } from './child-process.ts';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { type Line, ListRefused, type Refusal, readDelimited, withCellsApart } from './delimited.ts';
import { markOf } from './marks.ts';
import { isOwnExport } from './own-files.ts';
import { proposeFields, shapeOf } from './proposals.ts';
import { type Column, MAX_COLUMNS, type Row, type Table, tableIn } from './table.ts';
import { readSheets } from './workbook.ts';

/** A list as it was read. */
export interface ReadList {
  columns: (Column & ColumnFacts)[];
  rows: Row[];
  /** A column for each date, or a document in each row. */
  shape: 'wide' | 'long';
  /** What its titles, its sheet and its file are called, which may say what it is about. */
  about: string;
  /** The sheet of it, where there are several; else null. */
  sheet: string | null;
  /** All sheets with rows, where there are several. */
  sheets: SheetSummary[];
  /** Whether numbers count its days from 1904. */
  date1904: boolean;
}

interface SheetSummary {
  name: string;
  rows: number;
  is_hidden: boolean;
}

/** A sheet with the list in it. */
interface SheetTable extends Table {
  name: string;
  isHidden: boolean;
  hiddenColumns: readonly number[];
  /** Whether it is a file of ours with records that are here already. */
  isOwn: boolean;
}

/**
 * Reads a list from a file: a workbook, recognised by its content and not by its name, else text. Of many sheets it takes the chosen one,
 * else the visible one with the most rows under headings that are known. Throws `ListRefused`.
 */
export async function readBytes(
  bytes: Buffer,
  name: string,
  chosen: string | null = null,
): Promise<ReadList> {
  const refusal = foreign(bytes);
  if (refusal !== null) throw new ListRefused(refusal);
  const { tables, date1904 } = await readTables(bytes, name);
  // Another sheet than the chosen one must not be read instead.
  if (chosen && isWorkbook(bytes) && !tables.some(table => table.name === chosen)) {
    throw new ListRefused('noSheet');
  }
  const list = tables.find(table => table.name === chosen) ?? best(tables);
  if (list?.isOwn) throw new ListRefused('ownExport');
  if (list === undefined || list.rows.length === 0) throw new ListRefused('empty');
  if (list.rows.length > importLimits.rows) throw new ListRefused('tooManyRows');
  if (list.columns.length > MAX_COLUMNS) throw new ListRefused('tooManyColumns');
  if (list.isTurned) throw new ListRefused('turned');
  if (list.hasAnother) throw new ListRefused('severalLists');
  const { rows } = list;
  const about = [list.titles, list.name, name.replace(/\.\w+$/, '')].filter(text => text !== '').join(' ');
  const hidden = new Set(list.hiddenColumns);
  const columns = list.columns.map((column, at) => ({
    ...column,
    ...factsOf(rows, at, column.header),
    ...(hidden.has(list.places[at] ?? -1) && { isHidden: true }),
  }));
  return {
    ...{ columns, rows, about, date1904 },
    shape: shapeOf(proposeFields({ columns, about })),
    sheet: tables.length > 1 ? list.name : null,
    sheets: tables.length > 1 ? tables.filter(table => table.rows.length > 0).map(summaryOf) : [],
  };
}

async function readTables(
  bytes: Buffer,
  fileName: string,
): Promise<{ tables: SheetTable[]; date1904: boolean }> {
  if (!isWorkbook(bytes)) {
    const { lines, delimiter } = readDelimited(bytes);
    return {
      tables: [
        tableOf({ name: '', isHidden: false, hiddenColumns: [], lines }, fileName, delimiter !== '\t'),
      ],
      date1904: false,
    };
  }
  const { sheets, date1904 } = await readSheets(bytes);
  return { tables: sheets.map(sheet => tableOf(sheet, fileName)), date1904 };
}

function tableOf(
  {
    lines,
    ...sheet
  }: { name: string; isHidden: boolean; hiddenColumns: readonly number[]; lines: readonly Line[] },
  fileName: string,
  divided = false,
): SheetTable {
  return { ...tableIn(withCellsApart(lines), divided), ...sheet, isOwn: isOwnExport(lines, fileName) };
}

const summaryOf = ({ name, rows, isHidden }: SheetTable): SheetSummary => ({
  ...{ name, rows: rows.length },
  is_hidden: isHidden,
});

/**
 * The sheet with the list: one of which two columns are understood goes before all others, be it empty, then a visible one with
 * rows, then the one with the most rows.
 */
function best(tables: readonly SheetTable[]): SheetTable | undefined {
  const visible = tables.filter(({ isHidden, rows }) => !isHidden && rows.length > 0);
  const offered = visible.length > 0 ? tables.filter(({ isHidden }) => !isHidden) : tables;
  const understood = offered.filter(({ known }) => known >= 2);
  return (understood.length > 0 ? understood : offered).reduce<SheetTable | undefined>(
    (one, other) => (one === undefined || other.rows.length > one.rows.length ? other : one),
    undefined,
  );
}

/** Whether it is an archive, as workbooks are. */
const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** What a file is that cannot be a list; null for what may be one. */
function foreign(
  bytes: Buffer,
): 'locked' | 'oldExcel' | 'webPage' | 'richText' | 'notAList' | 'empty' | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'oldExcel';
  }
  const start = bytes
    .subarray(0, 2000)
    .toString('latin1')
    .replaceAll('\u0000', '')
    .replace(/^\W+(?=<)/, '')
    .trimStart()
    .toLowerCase();
  if (start.startsWith('{\\rtf')) return 'richText';
  // Excel 2003 could save as XML.
  if (start.startsWith('<?xml') && start.includes('office:spreadsheet')) return 'oldExcel';
  if (/^<(?:!--|!doctype|html|table|meta|head|body|div|style|center|script|title|tr|\?xml)/.test(start))
    return 'webPage';
  if (/^(?:mime-version:|from:|content-type:|subject:)/.test(start) && start.includes('mime-version'))
    return 'webPage';
  return OTHER_FILE.test(start) ? 'notAList' : null;
}

/** How pictures, PDFs, calendars, JSON, SQL and encrypted backups begin. */
const OTHER_FILE = /^(?:%pdf|\x89png|\xff\xd8\xff|gif8|begin:v|age-encryption\.org|-- rto desk|[{[]\s*["{[])/;

/** What reading may take, so that a hostile workbook costs no more: megabytes of memory and milliseconds. */
const limits = { memory: 192, timeoutMs: 30_000 };

/**
 * Text of so many bytes, with so many signs that may divide cells, is read at once: it can neither unpack nor take long,
 * whatever it holds. Each cell may be a heading, which takes longer to find out than its bytes do.
 */
const SMALL = { bytes: 32 * 1024, dividers: 1000 };

/** Lists are read one after the other, so that many of them cost no more memory than one. */
const queue = keyedMutex();

/**
 * Reads a list, a file's bytes or pasted text. Throws Invalid on `file`, with what to do, for what is none, is locked,
 * damaged or too large. Workbooks and long texts are read in a process of
 * their own.
 * @param name the file's, which may say what the list is about; how it ends says nothing
 * @param sheet the one to read, where a person has chosen it
 */
export async function readList(
  given: Buffer | string,
  name = '',
  { memory, timeoutMs } = limits,
  sheet: string | null = null,
): Promise<ReadList> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  if (bytes.length > importLimits.bytes) throw refused('tooLarge');
  if (isSmall(bytes) && !isWorkbook(bytes)) return readAtOnce(bytes, name);
  return queue('read', () => inProcess({ bytes, name, sheet }, memory, timeoutMs));
}

/** A row, by the number that it is looked up by (`marks.ts`). */
export interface Marked {
  line: number;
  mark: string;
}

/**
 * The numbers that the rows of a list are looked up by, found where the list is read. Rows without one are left out.
 * Throws Invalid as `readList` does.
 */
export async function readMarks(given: Buffer | string): Promise<Marked[]> {
  const bytes = typeof given === 'string' ? Buffer.from(given) : given;
  if (bytes.length > importLimits.bytes) throw refused('tooLarge');
  const isAtOnce = isSmall(bytes) && !isWorkbook(bytes);
  const asked = { bytes, name: '', sheet: null, marksOnly: true };
  const { rows } = isAtOnce
    ? await readAtOnce(bytes, '')
    : await queue('read', () => inProcess(asked, limits.memory, limits.timeoutMs));
  const marks = isAtOnce ? rows.map(({ cells, ...row }) => ({ ...row, cells: [markOf(cells)] })) : rows;
  return marks.flatMap(({ line, cells: [mark = ''] }) => (mark === '' ? [] : [{ line, mark }]));
}

function isSmall(bytes: Buffer): boolean {
  if (bytes.length > SMALL.bytes) return false;
  return bytes.filter(byte => DIVIDERS.includes(byte)).length <= SMALL.dividers;
}

const DIVIDERS = Buffer.from('\t;,|\n\r"');

async function readAtOnce(bytes: Buffer, name: string): Promise<ReadList> {
  try {
    return await readBytes(bytes, name);
  } catch (failure) {
    throw failure instanceof ListRefused ? refused(failure.refusal) : failure;
  }
}

/** What the process answers: rows in batches, the rest of the list after them, or why it is refused. */
export interface Answer {
  rows?: ReadList['rows'];
  list?: Omit<ReadList, 'rows'>;
  refusal?: Refusal;
}

/** What the process is given. */
export interface Given {
  bytes: Uint8Array;
  name: string;
  sheet: string | null;
  /** Whether of each row only the number that it is looked up by is wanted. */
  marksOnly?: boolean;
}

function inProcess(given: Given, memory: number, timeoutMs: number): Promise<ReadList> {
  return new Promise((resolve, reject) => {
    const reader = startProcess('reader-process', memory);
    let refusal: Refusal = 'tooMuch';
    const timer = setTimeout(() => {
      refusal = 'tooSlow';
      reader.kill('SIGKILL');
    }, timeoutMs);
    const rows: ReadList['rows'] = [];
    reader.on('message', (answer: Answer) => {
      for (const row of answer.rows ?? []) rows.push(row);
      if (answer.list !== undefined) resolve({ ...answer.list, rows });
      else refusal = answer.refusal ?? refusal;
    });
    reader.once('error', reject);
    // After an answer this changes nothing; without one it has run out of memory.
    reader.once('exit', () => {
      clearTimeout(timer);
      reject(refused(refusal));
    });
    reader.send(given, failure => failure && reader.kill('SIGKILL'));
  });
}

function refused(refusal: Refusal): Invalid {
  return new Invalid({
    file: words => {
      const { files } = words.imports;
      if (refusal === 'tooManyRows') return files.tooManyRows(importLimits.rows.toLocaleString('en-IN'));
      return refusal === 'tooManyColumns' ? files.tooManyColumns(String(MAX_COLUMNS)) : files[refusal];
    },
  });
}
