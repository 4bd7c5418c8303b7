import { importLimits } from '@rto-desk/contract/imports/import';
import { type Line, ListRefused } from './delimited.ts';
import {
  type Archive,
  attribute,
  openArchive,
  otherFile,
  partOf,
  relationsOf,
  workbookPath,
} from './workbook-archive.ts';
import { type CellStyle, cellText, type Handlers, parseXml, stylesIn } from './workbook-cells.ts';

/** A workbook as it is read: its sheets in their order, and whether it counts days from 1904. */
interface Workbook {
  sheets: Sheet[];
  date1904: boolean;
}

/** A sheet: its lines that are not empty, a text for each cell. */
interface Sheet {
  name: string;
  isHidden: boolean;
  lines: Line[];
  /** The places of hidden columns among the cells, from 0. */
  hiddenColumns: number[];
}

/** The most characters of all cells together, and of the texts that cells share. */
const MAX_CHARACTERS = 40 * 1024 * 1024;
const MAX_SHEETS = 250;
/** More lines than a list and its titles may have: what follows is not read. */
const MAX_LINES = importLimits.rows + 1000;
const MAX_COLUMNS = 16_384;
const MAX_USED_COLUMNS = 2000;
const MAX_MERGES = 10_000;
const MAX_FILLED = 500_000;

/**
 * The sheets of a workbook as any program writes them, a text for each cell: a day as `YYYY-MM-DD`, a number with the digits
 * that stand in the file, of a formula what it gave when the workbook was saved. Cells that are merged downwards all hold
 * the text of the first.
 */
export async function readSheets(bytes: Buffer): Promise<Workbook> {
  const archive = await openArchive(bytes);
  try {
    return await readParts(archive);
  } catch (failure) {
    throw failure instanceof ListRefused ? failure : new ListRefused('damaged');
  }
}

async function readParts(archive: Archive): Promise<Workbook> {
  const path = (await workbookPath(archive)) ?? refuse(await otherFile(archive));
  const { sheets, date1904 } = await readWorkbookPart(archive, path);
  if (sheets.length > MAX_SHEETS) throw new ListRefused('tooMuch');
  const relations = await relationsOf(archive, path);
  const ofType = (type: string) => [...relations.values()].find(one => one.type === type)?.target;
  const room = { characters: MAX_CHARACTERS };
  const styles = await stylesIn(partOf(archive, ofType('styles')));
  const shared = await sharedStrings(archive, ofType('sharedStrings'));
  const read: Sheet[] = [];
  for (const { name, isHidden, id } of sheets) {
    const relation = relations.get(id);
    if (relation?.type !== 'worksheet') continue;
    const grid = await readSheet(archive, relation.target, { styles, shared, date1904, room });
    read.push({ name, isHidden, ...grid });
  }
  return { sheets: read, date1904 };
}

function refuse(refusal: 'openDocument' | 'binaryExcel' | 'notAList' | 'damaged'): never {
  throw new ListRefused(refusal);
}

interface NamedSheet {
  name: string;
  isHidden: boolean;
  id: string;
}

async function readWorkbookPart(
  archive: Archive,
  path: string,
): Promise<{ sheets: NamedSheet[]; date1904: boolean }> {
  const sheets: NamedSheet[] = [];
  let date1904 = false;
  await parseXml(partOf(archive, path), {
    open(name, attributes) {
      if (name === 'workbookPr') date1904 = isTrue(attributes.date1904);
      if (name !== 'sheet') return;
      const { name: called = '', state } = attributes;
      const isHidden = state === 'hidden' || state === 'veryHidden';
      sheets.push({ name: called, isHidden, id: attribute(attributes, 'id') ?? '' });
    },
  });
  return { sheets, date1904 };
}

const isTrue = (value: string | undefined) => value === '1' || value === 'true' || value === 'on';

/** The texts that cells share, by their places. */
async function sharedStrings(archive: Archive, path: string | undefined): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let phonetic = false;
  let characters = 0;
  await parseXml(partOf(archive, path), {
    open(name) {
      if (name === 'si') text = '';
      if (name === 'rPh') phonetic = true;
      isText = name === 't' && !phonetic;
    },
    text(piece) {
      if (isText) text += piece;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') phonetic = false;
      if (name !== 'si') return;
      strings.push(text);
      characters += text.length;
      if (characters > MAX_CHARACTERS) throw new ListRefused('tooMuch');
    },
  });
  return strings;
}

interface Context {
  styles: readonly CellStyle[];
  shared: readonly string[];
  date1904: boolean;
  room: { characters: number };
}

interface Found {
  line: number;
  isHidden: boolean;
  /** The place of a cell, from 0, and its text. */
  cells: Map<number, string>;
}

/** Ends the reading of a sheet before its end. */
class Enough extends Error {}

/** Reads a sheet, and stops behind the last line that a list may have. */
async function readSheet(
  archive: Archive,
  path: string,
  context: Context,
): Promise<Omit<Sheet, 'name' | 'isHidden'>> {
  const part = partOf(archive, path) ?? refuse('damaged');
  const found: Found[] = [];
  const hidden: [number, number][] = [];
  const merges: Range[] = [];
  let row: Found = { line: 0, isHidden: false, cells: new Map() };
  let place = -1;
  let cell = { type: '', style: 0, value: '', formula: null as string | null, hasValue: false };
  let into: 'value' | 'formula' | null = null;
  let phonetic = false;
  const handlers: Handlers = {
    open(name, attributes) {
      switch (name) {
        case 'col':
          if (isTrue(attributes.hidden) || attributes.width === '0')
            hidden.push([Number(attributes.min) - 1, Number(attributes.max) - 1]);
          break;
        case 'row':
          row = {
            line: Number(attributes.r ?? row.line + 1),
            isHidden: isTrue(attributes.hidden) || attributes.ht === '0',
            cells: new Map(),
          };
          place = -1;
          break;
        case 'c':
          place = attributes.r === undefined ? place + 1 : columnOf(attributes.r);
          if (!(place >= 0 && place < MAX_COLUMNS)) throw new ListRefused('damaged');
          cell = {
            ...{ type: attributes.t ?? 'n', style: Number(attributes.s ?? 0) },
            ...{ value: '', formula: null, hasValue: false },
          };
          break;
        case 'v':
          cell.hasValue = true;
          into = 'value';
          break;
        case 'f':
          cell.formula = '';
          into = 'formula';
          break;
        case 'rPh':
          phonetic = true;
          break;
        case 't':
          cell.hasValue = true;
          into = phonetic ? null : 'value';
          break;
        case 'mergeCell':
          if (merges.length < MAX_MERGES) merges.push(...rangeOf(attributes.ref ?? ''));
          break;
      }
    },
    text(piece) {
      if (into === 'value') cell.value += piece;
      else if (into === 'formula') cell.formula += piece;
    },
    close(name) {
      if (name === 'v' || name === 'f' || name === 't') into = null;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'c') {
        const text = cellText(cell, context);
        context.room.characters -= text.length;
        if (context.room.characters < 0) throw new ListRefused('tooMuch');
        if (text.trim() !== '') row.cells.set(place, text);
      } else if (name === 'row' && row.cells.size > 0) {
        found.push(row);
        if (found.length >= MAX_LINES) throw new Enough();
      }
    },
  };
  try {
    await parseXml(withoutEmptyCells(part), handlers);
  } catch (failure) {
    if (!(failure instanceof Enough)) throw failure;
  }
  fillMerged(found, merges);
  return asLines(found, hidden);
}

/**
 * The text of a sheet without cells and lines that hold nothing: formats alone, of which a sheet may have millions. What has no
 * reference stays, since it moves those behind it.
 */
async function* withoutEmptyCells(part: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of part) {
    const text = rest + piece;
    const end = text.lastIndexOf('>') + 1;
    rest = text.slice(end);
    if (rest.length > LONGEST_TAG) throw new ListRefused('damaged');
    yield text.slice(0, end).replace(EMPTY_CELL, '').replace(EMPTY_LINE, '');
  }
  yield rest;
}

const LONGEST_TAG = 1024 * 1024;
const EMPTY_CELL = /<(?:\w{1,20}:)?c r="[^"<>]*"(?: [^<>]*)?(?:\/>|><\/(?:\w{1,20}:)?c>)/g;
const EMPTY_LINE = /<(?:\w{1,20}:)?row r="[^"<>]*"(?: [^<>]*)?(?:\/>|><\/(?:\w{1,20}:)?row>)/g;

/** The place of a reference such as `AB12`, from 0. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.toUpperCase()) {
    if (letter < 'A' || letter > 'Z') break;
    column = column * 26 + letter.charCodeAt(0) - 64;
    if (column > MAX_COLUMNS) return column;
  }
  return column - 1;
}

interface Range {
  column: number;
  from: number;
  to: number;
}

/** The first column of merged cells with its lines; none for what is merged sideways alone. */
function rangeOf(reference: string): Range[] {
  const [, start = '', first, last] =
    /^\$?([A-Z]{1,3})\$?(\d{1,7}):\$?[A-Z]{1,3}\$?(\d{1,7})$/i.exec(reference) ?? [];
  const range = { column: columnOf(start), from: Number(first), to: Number(last) };
  return range.to > range.from ? [range] : [];
}

/** Merged cells count for all their lines. */
function fillMerged(found: readonly Found[], merges: readonly Range[]): void {
  const at = new Map(found.map(({ line }, place) => [line, place]));
  let left = MAX_FILLED;
  for (const { column, from, to } of merges) {
    const place = at.get(from);
    const text = place === undefined ? undefined : found[place]?.cells.get(column);
    if (place === undefined || text === undefined) continue;
    for (let next = place + 1; (found[next]?.line ?? Infinity) <= to; next += 1) {
      left -= 1;
      if (left < 0) return;
      if (!found[next]?.cells.has(column)) found[next]?.cells.set(column, text);
    }
  }
}

/** Lines with as many cells as there are columns in use. */
function asLines(
  found: readonly Found[],
  hidden: readonly [number, number][],
): Pick<Sheet, 'lines' | 'hiddenColumns'> {
  const used = new Set<number>();
  for (const { cells } of found) for (const place of cells.keys()) used.add(place);
  if (used.size > MAX_USED_COLUMNS) throw new ListRefused('tooManyColumns');
  const places = [...used].sort((one, other) => one - other);
  const isHidden = (place: number) => hidden.some(([min, max]) => place >= min && place <= max);
  return {
    lines: found.map(({ line, cells, isHidden }) => ({
      line,
      cells: places.map(place => cells.get(place) ?? ''),
      isHidden,
    })),
    hiddenColumns: places.flatMap((place, at) => (isHidden(place) ? at : [])),
  };
}
