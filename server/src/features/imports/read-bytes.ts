import { importLimits } from '@rto-desk/contract/imports/import';
import { type ColumnFacts, factsOf } from './column-facts.ts';
import { type Line, readDelimited } from './delimited.ts';
import { isOwnRegister } from './own-files.ts';
import { proposeFields, shapeOf } from './proposals.ts';
import { ListRefused } from './refused.ts';
import { type Column, MOST_COLUMNS, type Row, type Table, tableIn } from './table.ts';
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
}

/**
 * Reads a list from a file: a workbook by its content, whatever its name, else text. Of many sheets it takes the chosen one,
 * else the visible one with the most rows under headings that are known. Throws `ListRefused`.
 */
export async function readBytes(
  bytes: Buffer,
  name: string,
  chosen: string | null = null,
): Promise<ReadList> {
  const refusal = foreign(bytes);
  if (refusal !== null) throw new ListRefused(refusal);
  const { tables, date1904 } = await readTables(bytes);
  // Another sheet than the chosen one must not be read instead.
  if (chosen && isWorkbook(bytes) && !tables.some(table => table.name === chosen)) {
    throw new ListRefused('noSheet');
  }
  const list = tables.find(table => table.name === chosen) ?? best(tables);
  if (list === undefined || list.rows.length === 0) throw new ListRefused('empty');
  if (list.rows.length > importLimits.rows) throw new ListRefused('tooManyRows');
  if (list.columns.length > MOST_COLUMNS) throw new ListRefused('tooManyColumns');
  if (isOwnRegister(list.columns.map(({ header }) => header))) throw new ListRefused('ownExport');
  const { rows } = list;
  const about = [list.titles, list.name, name.replace(/\.\w+$/, '')].filter(text => text !== '').join(' ');
  const hidden = new Set(list.hiddenColumns);
  const columns = list.columns.map((column, at) => ({
    ...column,
    ...factsOf(rows, at),
    ...(hidden.has(list.places[at] ?? -1) && { isHidden: true }),
  }));
  return {
    ...{ columns, rows, about, date1904 },
    shape: shapeOf(proposeFields({ columns, about })),
    sheet: tables.length > 1 ? list.name : null,
    sheets: tables.length > 1 ? tables.filter(table => table.rows.length > 0).map(summaryOf) : [],
  };
}

async function readTables(bytes: Buffer): Promise<{ tables: SheetTable[]; date1904: boolean }> {
  if (!isWorkbook(bytes)) {
    const { lines, delimiter } = readDelimited(bytes);
    return {
      tables: [tableOf({ name: '', isHidden: false, hiddenColumns: [], lines }, delimiter !== '\t')],
      date1904: false,
    };
  }
  const { sheets, date1904 } = await readSheets(bytes);
  return { tables: sheets.map(sheet => tableOf(sheet)), date1904 };
}

function tableOf(
  {
    lines,
    ...sheet
  }: { name: string; isHidden: boolean; hiddenColumns: readonly number[]; lines: readonly Line[] },
  divided = false,
): SheetTable {
  return { ...tableIn(lines, divided), ...sheet };
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
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

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
  return /^(?:%pdf|\x89png|\xff\xd8\xff|gif8)/.test(start) ? 'notAList' : null;
}
