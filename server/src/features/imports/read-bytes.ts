import { importLimits } from '@rto-desk/contract/imports/import';
import { readDelimited } from './delimited.ts';
import { proposeFields, shapeOf } from './proposals.ts';
import { ListRefused } from './refused.ts';
import { type Column, MOST_COLUMNS, type Row, type Table, tableIn } from './table.ts';
import { readSheets } from './workbook.ts';

/** A list as it was read. */
export interface ReadList {
  columns: Column[];
  rows: Row[];
  /** A column for each date, or a document in each row. */
  shape: 'wide' | 'long';
  /** What its titles, its sheet and its file are called, which may say what it is about. */
  about: string;
  /** The sheet of it, where there are several; else null. */
  sheet: string | null;
  /** Whether numbers count its days from 1904. */
  date1904: boolean;
}

/**
 * Reads a list from what an office brought: a workbook by its content, whatever its name, else text. Of many sheets the one
 * with the most rows under headings that are known is taken. Throws `ListRefused`.
 */
export async function readBytes(bytes: Buffer, name: string): Promise<ReadList> {
  const refusal = foreign(bytes);
  if (refusal !== null) throw new ListRefused(refusal);
  const { sheets, date1904 } = isWorkbook(bytes)
    ? await readSheets(bytes)
    : { sheets: [{ name: '', grid: readDelimited(bytes) }], date1904: false };
  const tables = sheets.map(({ name, grid }) => ({ sheet: name, ...tableIn(grid) }));
  const list = tables.reduce<(Table & { sheet: string }) | undefined>(
    (best, other) => (best === undefined || worth(other) > worth(best) ? other : best),
    undefined,
  );
  if (list === undefined || list.rows.length === 0) throw new ListRefused('empty');
  if (list.rows.length > importLimits.rows) throw new ListRefused('tooManyRows');
  if (list.columns.length > MOST_COLUMNS) throw new ListRefused('tooManyColumns');
  const { columns, rows } = list;
  const about = [list.titles, list.sheet, name.replace(/\.\w+$/, '')].filter(text => text !== '').join(' ');
  const sheet = sheets.length > 1 ? list.sheet : null;
  return { columns, rows, shape: shapeOf(proposeFields({ columns, about })), about, sheet, date1904 };
}

/** Rows count where two headings or more are known. */
function worth({ known, rows }: Table): number {
  return rows.length + (known >= 2 && rows.length > 0 ? 10_000_000 : 0);
}

/** Whether it is an archive, as workbooks are. */
export const isWorkbook = (bytes: Buffer): boolean => bytes.subarray(0, 2).toString('latin1') === 'PK';

/** What a file is that cannot be a list; null for what may be one. */
function foreign(bytes: Buffer): 'locked' | 'oldExcel' | 'webPage' | 'notAList' | 'empty' | null {
  if (bytes.length === 0) return 'empty';
  if (bytes.subarray(0, 4).toString('hex') === 'd0cf11e0') {
    return bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'locked' : 'oldExcel';
  }
  const start = bytes
    .subarray(0, 1000)
    .toString('latin1')
    .replace(/^\W+(?=<)/, '')
    .trimStart()
    .toLowerCase();
  if (/^<(?:!doctype|html|table|meta|head|\?xml)/.test(start)) return 'webPage';
  return /^(?:%pdf|\x89png|\xff\xd8\xff|gif8)/.test(start) ? 'notAList' : null;
}
