import { isCalendarDate } from '@rto-desk/contract/expiry';
import { IGNORED, kindFieldOf } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { markForm } from '@rto-desk/contract/registration-mark';
import { saysNoPlate } from './cells.ts';
import type { Line } from './delimited.ts';
import { partOf } from './heading-parts.ts';
import { withoutExample } from './heading-words.ts';
import { headingOf, subjectOf } from './headings.ts';
import { withJoinedColumns } from './joined-columns.ts';
import { isExample } from './own-files.ts';
import { proposeFields } from './proposals.ts';

/** A column of a list, by its place among those that are not empty, from 0. */
export interface Column {
  index: number;
  /** Its heading; that of a group of columns stands before it. Empty where there is none. */
  header: string;
  /** What stands in its first cells that are not empty, at most five different ones. */
  samples: string[];
  /** Whether it stands behind the last heading of a file in which a comma divides cells: rows have one too many. */
  isSurplus?: boolean;
}

/** A row of a list: `line` as the file counts, from 1, and the text of each column. */
export interface Row {
  line: number;
  cells: string[];
  isHidden?: boolean;
}

/** A list as it stands in a sheet: what its titles say, its columns, its rows without headings, totals and signatures. */
export interface Table {
  titles: string;
  columns: Column[];
  rows: Row[];
  /** Where each column stands in the sheet's cells. */
  places: number[];
  /** How many columns are understood by themselves. */
  known: number;
  /** Whether another list stands below or beside it: its cells would be read under headings that are not theirs. */
  hasAnother: boolean;
  /** Whether its headings stand in its first column, one below the other. */
  isTurned: boolean;
}

/** The most columns of a list, empty ones not counted. */
export const MAX_COLUMNS = 200;
/** Lines in which a list begins. */
const MAX_TITLES = 40;
const MAX_SAMPLES = 5;
/** What a cell may hold; nothing that is kept is longer. */
const LONGEST = 5000;

/**
 * Finds the list in a sheet.
 * @param divided whether a character divides its cells that cells may hold as well, a comma
 */
export function tableIn(sheet: readonly Line[], divided = false): Table {
  const lines = sheet
    .map((line): Row => ({ ...line, cells: line.cells.map(storableCell) }))
    .filter(({ cells }) => cells.some(cell => cell !== ''));
  const { at, height, header } = headerOf(lines);
  const titles = lines.slice(0, at).flatMap(({ cells }) => cells.filter(cell => cell !== ''));
  const body = withoutRepeatedHeader(lines.slice(at + height), lines.slice(at, at + height)).filter(
    ({ cells }) => !isExample(cells),
  );
  // One column more than a list may have says that there are too many, and costs no more.
  const filled = filledPlaces(header, body).slice(0, MAX_COLUMNS + 1);
  const { heads, ...joined } = withJoinedColumns(
    filled.map(place => header[place] ?? ''),
    body.map(row => ({ ...row, cells: filled.map(place => row.cells[place] ?? '') })),
  );
  const places = joined.kept.map(at => filled[at] ?? 0);
  const rows = withoutTotals(joined.rows, heads);
  const lastHead = heads.findLastIndex(text => text !== '');
  const columns = heads.map((text, index): Column => {
    const isSurplus = divided && height > 0 && index > lastHead;
    return { index, header: text, samples: samplesOf(rows, index), ...(isSurplus && { isSurplus }) };
  });
  const known = proposeFields({ columns }).filter(field => field !== IGNORED).length;
  const hasAnother =
    height > 0 &&
    (hasListBeside(heads) || hasListBelow(rows, columns) || hasSections(body, columns, titles.join(' ')));
  return {
    ...{ titles: titles.join(' '), columns, rows, places, known, hasAnother },
    isTurned: known < 2 && isTurned(lines),
  };
}

/** Whether most lines begin with a heading and go on with something else, two of them with what is said of a person or vehicle. */
function isTurned(lines: readonly Row[]): boolean {
  const heads = lines
    .slice(0, MAX_TITLES)
    .map(line => textsOf(line))
    .filter(texts => texts.length > 1);
  const named = heads.filter(([first = '', second = '']) => isSure(first) && !isHeading(second));
  const fields = new Set(
    named.flatMap(([first = '']) => {
      const heading = headingOf(first);
      return heading?.says === 'field' ? [heading.field] : [];
    }),
  );
  return fields.size > 1 && named.length > 2 && named.length > heads.length / 2;
}

/** Without breaks of lines, control characters and halves of characters, which can neither be kept nor written. */
const storableCell = (cell: string) =>
  cell
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    // Some programs put single quotation marks around each cell.
    .replace(/^'(.+)'$/, '$1')
    .slice(0, LONGEST);

const isHeading = (text: string) => headingOf(text) !== undefined;

/** Whether a text is a heading that leaves no choice. */
function isSure(text: string): boolean {
  const says = headingOf(text)?.says;
  return says === 'field' || says === 'kind' || says === 'role' || says === 'driver';
}

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

/** In how many lines headings stand at most: groups, what is in them, and the same in another language. */
const MAX_HEIGHT = 3;

/**
 * The line with the most known headings among the first, with those above and below it that hold headings as well: groups,
 * another language, numbers. Without a known one it is the first line, where that says nothing that a row would say, or there is
 * none.
 */
function headerOf(lines: readonly Row[]): Header {
  const first = lines.slice(0, MAX_TITLES);
  const known = first.map(({ cells }) => (cells.some(holdsDatum) ? 0 : cells.filter(isHeading).length));
  const most = Math.max(0, ...known);
  const best = known.indexOf(most);
  if (most < 2 && !(most === 1 && isLikely(lines, best))) return unknownHeader(lines);
  const at = isGroups(lines[best - 1]) ? best - 1 : best;
  let end = best + 1;
  while (end - at < MAX_HEIGHT && isMoreHeadings(lines[end])) end += 1;
  const header = lines
    .slice(at, end)
    .map(({ cells }) => cells)
    .reduce(joined);
  return { at, height: end - at + (isNumbering(lines[end]) ? 1 : 0), header };
}

/** Whether a line above the headings holds groups of them: more than a title does. */
function isGroups(line: Row | undefined): boolean {
  const texts = textsOf(line);
  return (
    texts.length > 1 && !texts.some(text => /\d/.test(text)) && texts.filter(isSure).length > texts.length / 2
  );
}

/** Whether a line below the headings holds nothing but headings. */
function isMoreHeadings(line: Row | undefined): boolean {
  const texts = textsOf(line);
  const isPart = (text: string) => partOf(text)?.of === 'day';
  const areHeadings =
    texts.length > 1 && texts.every(text => (isHeading(text) || isPart(text)) && !hasData(text));
  return areHeadings && texts.filter(text => isSure(text) || isPart(text)).length >= texts.length / 2;
}

/** Whether a line only numbers the columns: (1), (2), (3). */
function isNumbering(line: Row | undefined): boolean {
  const texts = textsOf(line).map(text => /^[([]?(\d{1,3})[)\].]?$/.exec(text)?.[1]);
  return texts.length > 2 && texts.every((text, at) => Number(text) === Number(texts[0]) + at);
}

const textsOf = (line: Row | undefined) => (line?.cells ?? []).filter(cell => cell !== '');

/** A line with one known heading is the header where it is as wide as what follows, and not a title above that. */
function isLikely(lines: readonly Row[], at: number): boolean {
  const texts = (row: Row | undefined) => (row?.cells ?? []).filter(cell => cell !== '').length;
  return texts(lines[at]) >= texts(lines[at + 1]);
}

function unknownHeader(lines: readonly Row[]): Header {
  const at = lines.findIndex(({ cells }) => cells.filter(cell => cell !== '').length > 1);
  const cells = lines[at]?.cells ?? [];
  const isRow = at === -1 || lines.length === 1 || cells.some(cell => hasData(cell) || /\d{4}/.test(cell));
  return isRow ? { at: Math.max(0, at), height: 0, header: [] } : { at, height: 1, header: cells };
}

/** Whether a cell says what only rows say: a mark, a mobile number, a day. */
function hasData(cell: string): boolean {
  const bare = cell.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return (
    /^(?:91|0)?[6-9]\d{9}$/.test(bare) ||
    markForm(bare) !== null ||
    isCalendarDate(cell) ||
    /^\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4}$/.test(cell)
  );
}

/** Whether a cell is such a datum or has a mark or a mobile number among its words, as a line of a chat has. */
const holdsDatum = (cell: string): boolean =>
  hasData(cell) ||
  withoutExample(cell)
    .split(' ')
    .some(word => word.length > 7 && !/^\d{1,2}[-/.]/.test(word) && hasData(word));

/** The heading of a group stands before each of its columns: "Insurance Upto". */
function joined(groups: readonly string[], heads: readonly string[]): string[] {
  let group = '';
  return Array.from({ length: Math.max(groups.length, heads.length) }, (_, place) => {
    const own = heads[place] ?? '';
    const above = groups[place] ?? '';
    if (above !== '' || own === '') group = own === '' ? '' : above;
    const before = above !== '' ? above : group;
    return headerKey(before) === headerKey(own) ? own : [before, own].filter(text => text !== '').join(' ');
  });
}

/** Programs that print by pages repeat the headings. */
function withoutRepeatedHeader(rows: readonly Row[], header: readonly Row[]): Row[] {
  const keyOf = ({ cells }: Row) => cells.map(headerKey).join('|');
  const repeated = new Set(header.map(keyOf));
  return rows.filter(row => !repeated.has(keyOf(row)));
}

/** So many lines are looked at whether they are headings. */
const MAX_HEADINGS = 50;

/** Whether other headings stand among the rows. */
function hasListBelow(rows: readonly Row[], columns: readonly Column[]): boolean {
  const fields = proposeFields({ columns });
  const lines = rows.filter(
    ({ cells }) => !cells.some(cell => /\d/.test(cell)) && textsOf({ line: 0, cells }).length > 2,
  );
  return lines.slice(0, MAX_HEADINGS).some(line => {
    if (!isMoreHeadings(line)) return false;
    const heads = line.cells.map((header, index): Column => ({ index, header, samples: [] }));
    // The same columns in other words are headings that a program has repeated.
    return proposeFields({ columns: heads }).some((field, at) => field !== fields[at]);
  });
}

/** Whether a line among the rows names another kind, as "PUC LIST" does, while the headings leave the kind to such a line. */
function hasSections(lines: readonly Row[], columns: readonly Column[], titles: string): boolean {
  const fields = proposeFields({ columns });
  const leavesKind = columns.some(({ header }) => headingOf(header)?.says === 'role');
  if (!leavesKind || fields.includes('kind') || columns.length < 3) return false;
  const own = subjectOf(titles);
  return lines.some(line => {
    const [text = '', ...others] = textsOf(line);
    if (others.length > 0 || text.split(' ').length > MAX_TITLE_WORDS || CLOSING.test(text)) return false;
    const subject = subjectOf(text);
    return subject !== null && subject !== own;
  });
}

const MAX_TITLE_WORDS = 5;

/** Whether the headings begin again: the registration number and another heading stand there twice, in one order. */
function hasListBeside(heads: readonly string[]): boolean {
  const keys = heads.map(headerKey);
  const second = keys.findIndex(
    (key, at) => key !== '' && keys.indexOf(key) < at && isRegistration(heads[at] ?? ''),
  );
  const before = new Set(keys.slice(0, Math.max(0, second)).filter(key => key !== ''));
  return second > 0 && keys.slice(second + 1).some(key => before.has(key) && key !== keys[second]);
}

function isRegistration(header: string): boolean {
  const heading = headingOf(header);
  return heading?.says === 'field' && heading.field === 'registration_no';
}

/** Without totals, wherever they stand, and without signatures and remarks below the last row. */
function withoutTotals(all: readonly Row[], heads: readonly string[]): Row[] {
  const withGroups = all.filter(
    ({ cells }) => !(cells.some(cell => TOTAL.test(cell)) && !cells.some(hasData)),
  );
  const columns = heads.map((header, index) => ({ header, samples: samplesOf(withGroups, index) }));
  const fields = proposeFields({ columns });
  const rows = withGroups.filter(({ cells }) => !isGroupTitle(cells, fields));
  const naming = [...fields.keys()].filter(at => isNaming(fields[at] ?? ''));
  const last = rows.findLastIndex(({ cells }) => {
    if (cells.some(cell => CLOSING.test(cell)) && !cells.some(hasData)) return false;
    if (naming.length > 0 && naming.some(at => isName(cells[at] ?? ''))) return true;
    // A row without a name that has a day tells of something; it must not be lost.
    if (naming.length > 0) return cells.some(hasData) && cells.filter(cell => cell !== '').length > 1;
    return cells.filter(cell => cell !== '').length > (cells.length > 2 ? 1 : 0);
  });
  return rows.slice(0, last + 1);
}

/** Whether a row only names those below it, such as "DEPOT: RAIPUR": one cell without a digit that is no name of a person. */
function isGroupTitle(cells: readonly string[], fields: readonly string[]): boolean {
  const [at, ...others] = [...cells.keys()].filter(place => cells[place] !== '');
  if (at === undefined || others.length > 0 || cells.length < 3) return false;
  const text = cells[at] ?? '';
  if (fields[at] === 'name' || /\p{N}/u.test(text) || !/\p{L}{3}/u.test(text)) return false;
  // "New Regn" alone is a row that says too little.
  return !saysNoPlate(text);
}

/** What stands in a line of totals by itself, at most with the number, or counts pages; a firm may be called "Total Transport". */
const TOTAL =
  /^(?:(?:grand|sub)[ -]?)?totals?(?: (?:vehicles?|nos?|rows|records|count|amount))?[\s:=.(-]*(?:[\d,][\d,.]*)?\)?$|^(?:कुल|योग|महायोग|कुल योग|उप ?योग)[\s:=.-]*(?:[\d०-९,][\d०-९,.]*)?$|^(?:page|पृष्ठ)[ :.-]{0,3}\d{1,4}(?: ?(?:of|\/|में से) ?\d{1,4})?$/i;

/** How lines below the last row begin. */
const CLOSING =
  /^(?:(?:grand|sub)[ -]?)?total\b|^(?:कुल|योग|महायोग)(?:\s|$|:)|^(?:prepared|checked|verified|printed|generated) (?:by|on)\b|^(?:n\.?b\.?|notes?|disclaimer|टीप|नोट)[ ]?[:.-]/i;

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
    if (samples.size === MAX_SAMPLES) break;
  }
  return [...samples];
}
