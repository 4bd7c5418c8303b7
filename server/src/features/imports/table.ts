import { isCalendarDate } from '@rto-desk/contract/expiry';
import { kindFieldOf } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { markForm } from '@rto-desk/contract/registration-mark';
import type { Grid } from './delimited.ts';
import { headingOf } from './headings.ts';
import { proposeFields } from './proposals.ts';

/** A column of a list, by its place among those that are not empty, from 0. */
export interface Column {
  index: number;
  /** Its heading; that of a group of columns stands before it. Empty where there is none. */
  header: string;
  /** What stands in its first cells that are not empty, at most five different ones. */
  samples: string[];
}

/** A row of a list: `line` as the file counts, from 1, and the text of each column. */
export interface Row {
  line: number;
  cells: string[];
}

/** A list as it stands in a sheet: what its titles say, its columns, its rows without headings, totals and signatures. */
export interface Table {
  titles: string;
  columns: Column[];
  rows: Row[];
  /** How many headings are known. */
  known: number;
}

/** The most columns of a list, empty ones not counted. */
export const MOST_COLUMNS = 200;
/** Lines in which a list begins. */
const MOST_TITLES = 40;
const MOST_SAMPLES = 5;
/** What a cell may hold; nothing that is kept is longer. */
const LONGEST = 5000;

/** Finds the list in a sheet. */
export function tableIn(grid: Grid): Table {
  const lines = grid
    .map((cells, at): Row => ({ line: at + 1, cells: cells.map(tidy) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const { at, height, header } = headerOf(lines);
  const titles = lines.slice(0, at).flatMap(({ cells }) => cells.filter(cell => cell !== ''));
  const body = withoutRepeatedHeader(lines.slice(at + height), header);
  // One column more than a list may have says that there are too many, and costs no more.
  const filled = filledPlaces(header, body).slice(0, MOST_COLUMNS + 1);
  const all = body.map(({ line, cells }) => ({ line, cells: filled.map(place => cells[place] ?? '') }));
  const heads = filled.map(place => header[place] ?? '');
  const rows = withoutTotals(all, heads);
  const columns = heads.map((text, index) => ({ index, header: text, samples: samplesOf(rows, index) }));
  return { titles: titles.join(' '), columns, rows, known: heads.filter(isHeading).length };
}

/** Without breaks of lines, control characters and halves of characters, which can neither be kept nor written. */
const tidy = (cell: string) =>
  cell
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST);

const isHeading = (text: string) => headingOf(text) !== undefined;

/** The places at which the heading or any row has a text, in their order: in one pass, since a line may have thousands of cells. */
function filledPlaces(header: readonly string[], rows: readonly Row[]): number[] {
  const filled = new Set<number>();
  const add = (cell: string, place: number) => void (cell !== '' && filled.add(place));
  header.forEach(add);
  for (const { cells } of rows) cells.forEach(add);
  return [...filled].sort((one, other) => one - other);
}

interface Header {
  /** Where it begins among the lines that are not empty, and in how many of them it stands. */
  at: number;
  height: number;
  header: string[];
}

/**
 * The line with the most known headings among the first; below one with headings of groups, together with it. Without a known
 * one it is the first line, where that says nothing that a row would say, or there is none.
 */
function headerOf(lines: readonly Row[]): Header {
  const first = lines.slice(0, MOST_TITLES);
  const known = first.map(({ cells }) => (cells.some(isDatum) ? 0 : cells.filter(isHeading).length));
  const most = Math.max(0, ...known);
  const at = known.indexOf(most);
  if (most < 2 && !(most === 1 && isLikely(lines, at))) return unknownHeader(lines);
  const cells = lines[at]?.cells ?? [];
  const below = lines[at + 1]?.cells ?? [];
  if (isOfGroups(below)) return { at, height: 2, header: joined(cells, below) };
  const above = lines[at - 1]?.cells ?? [];
  const isGrouped = isOfGroups(cells) && above.filter(isHeading).length > 0;
  return isGrouped
    ? { at: at - 1, height: 2, header: joined(above, cells) }
    : { at, height: 1, header: cells };
}

/** A line with one known heading is the header where it is as wide as what follows, and not a title above that. */
function isLikely(lines: readonly Row[], at: number): boolean {
  const texts = (row: Row | undefined) => (row?.cells ?? []).filter(cell => cell !== '').length;
  return texts(lines[at]) >= texts(lines[at + 1]);
}

function unknownHeader(lines: readonly Row[]): Header {
  const at = lines.findIndex(({ cells }) => cells.filter(cell => cell !== '').length > 1);
  const cells = lines[at]?.cells ?? [];
  const isRow = at === -1 || lines.length === 1 || cells.some(cell => isDatum(cell) || /\d{4}/.test(cell));
  return isRow ? { at: Math.max(0, at), height: 0, header: [] } : { at, height: 1, header: cells };
}

/** Whether a cell says what only rows say: a mark, a mobile number, a day. */
function isDatum(cell: string): boolean {
  const bare = cell.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (
    /^(?:91|0)?[6-9]\d{9}$/.test(bare) ||
    markForm(bare) !== null ||
    isCalendarDate(cell) ||
    /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(cell)
  );
}

/** Whether a line says only "No", "From", "Upto" and the like, under headings of groups. */
function isOfGroups(cells: readonly string[]): boolean {
  const said = cells.filter(cell => cell !== '');
  return (
    said.length > 1 &&
    said.every(cell => headingOf(cell)?.says === 'role') &&
    new Set(said).size < cells.length
  );
}

/** The heading of a group stands before each of its columns: "Insurance Upto". */
function joined(groups: readonly string[], heads: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(groups.length, heads.length) }, (_, place) => {
    const own = heads[place] ?? '';
    const above = groups[place] ?? '';
    group = above !== '' || own === '' ? above : group;
    return [group, own].filter(text => text !== '').join(' ');
  });
}

/** Programs that print by pages repeat the headings. */
function withoutRepeatedHeader(rows: readonly Row[], header: readonly string[]): Row[] {
  const repeated = header.map(headerKey).join('|');
  return rows.filter(({ cells }) => cells.map(headerKey).join('|') !== repeated);
}

/** Without totals, wherever they stand, and without signatures and remarks below the last row. */
function withoutTotals(all: readonly Row[], heads: readonly string[]): Row[] {
  const rows = all.filter(({ cells }) => !(cells.some(cell => TOTAL.test(cell)) && !cells.some(isDatum)));
  const columns = heads.map((header, index) => ({ header, samples: samplesOf(rows, index) }));
  const fields = proposeFields({ columns });
  const naming = [...fields.keys()].filter(at => isNaming(fields[at] ?? ''));
  const last = rows.findLastIndex(({ cells }) => {
    if (cells.some(cell => CLOSING.test(cell)) && !cells.some(isDatum)) return false;
    if (naming.length > 0) return naming.some(at => isName(cells[at] ?? ''));
    return cells.filter(cell => cell !== '').length > (cells.length > 2 ? 1 : 0);
  });
  return rows.slice(0, last + 1);
}

/** What stands in a line of totals by itself, at most with the number; a firm may be called "Total Transport". */
const TOTAL =
  /^(?:(?:grand|sub)[ -]?)?totals?[\s:=.-]*(?:[\d,][\d,.]*)?$|^(?:कुल|योग|महायोग|कुल योग|उप ?योग)[\s:=.-]*(?:[\d०-९,][\d०-९,.]*)?$/i;

/** How lines below the last row begin. */
const CLOSING =
  /^(?:(?:grand|sub)[ -]?)?total\b|^(?:कुल|योग|महायोग)(?:\s|$|:)|^(?:prepared|checked|verified) by\b/i;

/** Whether a column names whose or which a row is. */
function isNaming(field: string): boolean {
  const ofKind = kindFieldOf(field);
  const isLicence = ofKind !== null && ofKind.kind.owner === 'citizen' && ofKind.name === ofKind.kind.number;
  return isLicence || field === 'registration_no' || field === 'name' || field === 'mobile';
}

/** A count below the numbers of vehicles is none. */
const isName = (cell: string) => cell !== '' && !/^\d{1,5}$/.test(cell);

function samplesOf(rows: readonly Row[], index: number): string[] {
  const samples = new Set<string>();
  for (const { cells } of rows) {
    const cell = cells[index] ?? '';
    if (cell !== '') samples.add(cell.slice(0, 100));
    if (samples.size === MOST_SAMPLES) break;
  }
  return [...samples];
}
