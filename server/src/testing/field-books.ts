import { archiveOf } from './archives.ts';

/** A cell as XML, to be as odd as programs write it; its place is put in. */
export interface CellXml {
  xml: string;
}
type BookRow = readonly (string | CellXml)[];

interface BookStyle {
  name?: string;
  /** Lines, from 1, and columns, from 1. */
  hiddenRows?: readonly number[];
  hiddenColumns?: readonly number[];
  merges?: readonly string[];
  others?: readonly { name: string; rows: readonly BookRow[]; state?: string }[];
  workbookPart?: string;
  sheetPart?: string;
  /** Whether cells and rows say where they stand. */
  references?: boolean;
  prefix?: string;
  shared?: boolean;
  /** So many rows of formats alone behind the last. */
  emptyRows?: number;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook as one program or another writes it. Style 1 is a day, style 2 a month. */
export function bookOf(rows: readonly BookRow[], style: BookStyle = {}): Promise<Buffer> {
  const { workbookPart = 'xl/workbook.xml', sheetPart = 'xl/worksheets/sheet1.xml', others = [] } = style;
  const folder = workbookPart.slice(0, workbookPart.lastIndexOf('/'));
  const name = workbookPart.slice(folder.length + 1);
  const strings: string[] = [];
  const sheets = [
    { name: style.name ?? 'List', part: sheetPart, state: undefined, xml: sheetXml(rows, style, strings) },
    ...others.map((other, at) => ({
      ...{ name: other.name, part: `xl/worksheets/other${at}.xml`, state: other.state },
      xml: sheetXml(other.rows, {}, strings),
    })),
  ];
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const listed = sheets.map(
    (sheet, at) =>
      `<sheet name="${sheet.name}" sheetId="${at + 1}"${sheet.state ? ` state="${sheet.state}"` : ''} r:id="s${at}"/>`,
  );
  return archiveOf({
    '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation('w', 'officeDocument', workbookPart)}</Relationships>`,
    [workbookPart]: `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`,
    [`${folder}/_rels/${name}.rels`]: `<Relationships xmlns="${RELATIONS}">${sheets
      .map(({ part }, at) => relation(`s${at}`, 'worksheet', `/${part}`))
      .join(
        '',
      )}${relation('y', 'styles', 'styles.xml')}${relation('t', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    [`${folder}/styles.xml`]: `<styleSheet xmlns="${MAIN}"><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="17"/></cellXfs></styleSheet>`,
    [`${folder}/sharedStrings.xml`]: `<sst xmlns="${MAIN}">${strings.map(text => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    ...Object.fromEntries(sheets.map(({ part, xml }) => [part, xml])),
  });
}

function sheetXml(rows: readonly BookRow[], style: BookStyle, strings: string[]): string {
  const {
    hiddenRows = [],
    hiddenColumns = [],
    merges = [],
    references = true,
    prefix = '',
    emptyRows = 0,
  } = style;
  const p = prefix;
  const cell = (text: string | CellXml, reference: string) => {
    const at = references ? ` r="${reference}"` : '';
    if (typeof text !== 'string') return text.xml.replace('<c', `<${p}c${at}`).replace('</c>', `</${p}c>`);
    if (style.shared) return `<${p}c${at} t="s"><${p}v>${strings.push(text) - 1}</${p}v></${p}c>`;
    return `<${p}c${at} t="inlineStr"><${p}is><${p}t>${escaped(text)}</${p}t></${p}is></${p}c>`;
  };
  const row = (cells: BookRow, line: number) => {
    const hidden = hiddenRows.includes(line) ? ' hidden="1"' : '';
    const all = cells.map((text, at) => cell(text, `${letterOf(at)}${line}`)).join('');
    return `<${p}row${references ? ` r="${line}"` : ''}${hidden}>${all}</${p}row>`;
  };
  const empty = Array.from({ length: emptyRows }, (_, at) => {
    const line = rows.length + at + 1;
    return `<row r="${line}" s="1" customFormat="1"><c r="A${line}" s="1"/><c r="B${line}" s="1"/></row>`;
  });
  const columns = hiddenColumns.map(column => `<col min="${column}" max="${column}" hidden="1"/>`).join('');
  const merged = merges.map(reference => `<mergeCell ref="${reference}"/>`).join('');
  return `<${p}worksheet xmlns${p ? `:${p.slice(0, -1)}` : ''}="${MAIN}">${columns && `<cols>${columns}</cols>`}<${p}sheetData>${rows
    .map((cells, at) => row(cells, at + 1))
    .join(
      '',
    )}${empty.join('')}</${p}sheetData>${merged && `<mergeCells>${merged}</mergeCells>`}</${p}worksheet>`;
}

const letterOf = (at: number): string =>
  at < 26 ? String.fromCharCode(65 + at) : `${letterOf(Math.floor(at / 26) - 1)}${letterOf(at % 26)}`;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
