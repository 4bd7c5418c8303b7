import type { Field } from '../fields.ts';
import { normaliseTyped, problem } from '../fields.ts';
import { type AnyKind, type KindSlug, kindOf, kinds } from '../kinds/index.ts';
import { marksIn } from '../registration-mark.ts';
import { datesIn, endsWithinDate, withoutDates } from './dates-in.ts';
import { type Hit, labelsIn, MARK_LABELS, patternOf } from './row-labels.ts';

/** A line of text as it stands on a page: pages and lines are counted from 1. */
export interface TextRow {
  page: number;
  line: number;
  text: string;
}

/** A value with the place that it was read from: page 0 is the name of the file, line 0 a QR code. */
export interface Found {
  value: string;
  page: number;
  line: number;
}

/** Values by field. */
export type FoundValues = Readonly<Record<string, Found>>;

/** Longer rows and documents are no forms: what lies beyond is not read, so that hostile text costs little. */
const LONGEST_ROW = 400;
const MAX_ROWS = 6_000;
/** Labels of a field beside which no value stood: after so many the field is not looked for any more. */
const MAX_TRIED = 40;
/** A mark without a label is looked for where a document begins. */
const MAX_UNLABELLED = 60;

/** The rows in plain signs: ligatures as letters, digits in ASCII, without Devanagari and without "Page 1 of 4". */
export function plainRows(rows: readonly TextRow[]): TextRow[] {
  return rows.slice(0, MAX_ROWS).map(row => ({ ...row, text: plainText(row.text.slice(0, LONGEST_ROW)) }));
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0900-\u097f\u200b-\u200d]+/g, ' ')
    .replace(/[‐-―−]/g, '-')
    .replace(/\bdate ?(?:&|and|\/) ?time\b/gi, 'date')
    .replace(/\bpage \d{1,4} ?(?:of|\/) ?\d{1,4}/gi, ' ')
    .trim();
}

/** The kind whose title stands first, or that the name of a file from DigiLocker says; null where none does. */
export function recogniseKind(rows: readonly TextRow[], fileName: string): KindSlug | null {
  const named = digiLockerName(fileName);
  if (named !== null) return named.kind;
  for (const { text } of rows) {
    const hits = kinds.flatMap(({ slug, reads }) =>
      reads.titles.filter(title => patternOf(title).test(text)).map(title => ({ slug, title })),
    );
    const [longest] = hits.sort((one, other) => other.title.length - one.title.length);
    if (longest !== undefined) return longest.slug;
  }
  return null;
}

/** Rows with the mark that the vehicle had before, or that of another one. */
const OTHER_MARK = /\b(?:previous|prev|old|former|temporary|trailer) (?:vehicle |regn|registration|reg\b)/i;

/** The registration mark of the vehicle: that beside its label, else the first of the document. */
export function readMark(rows: readonly TextRow[], fileName: string): Found | null {
  const named = digiLockerName(fileName);
  if (named?.kind === 'registrations') return { value: named.number, page: 0, line: 0 };
  const isLabel = (row: TextRow | undefined) =>
    row !== undefined && MARK_LABELS.some(label => patternOf(label).test(row.text));
  const labelled = rows.filter((row, at) => isLabel(row) || isLabel(rows[at - 1])).slice(0, MAX_TRIED);
  const tried = [...labelled, ...rows.slice(0, MAX_UNLABELLED)].filter(({ text }) => !OTHER_MARK.test(text));
  for (const { text, page, line } of tried) {
    const [mark] = marksIn(text);
    if (mark !== undefined) return { value: mark, page, line };
  }
  return null;
}

/** The values of a kind's fields that the rows state. Each has passed the rules of its field. */
export function readFields(slug: KindSlug, rows: readonly TextRow[], fileName: string): FoundValues {
  const kind = kindOf(slug);
  const found: Record<string, Found> = {};
  const named = digiLockerName(fileName);
  if (named?.kind === slug && slug === 'dl' && kind.number !== null)
    found[kind.number] = { value: named.number, page: 0, line: 0 };
  const hits = labelsIn(
    kind,
    rows.map(({ text }) => text),
  );
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = found[name] ?? labelled(kind, name, field, rows, hits) ?? meant(kind, name, field, rows);
    if (value !== undefined && problem(field, value.value) === null) found[name] = value;
  }
  const { [kind.from]: start, [kind.until]: end } = found;
  if (start !== undefined && end !== undefined && end.value <= start.value) delete found[kind.until];
  return mainPeriod(kind, found);
}

/** A document with one period gets the end that all documents of its kind have, whatever its label. */
function mainPeriod(kind: AnyKind, found: Record<string, Found>): FoundValues {
  const [other] = kind.ends ?? [];
  const end = other === undefined ? undefined : found[other];
  if (other === undefined || end === undefined) return found;
  if (found[kind.until] !== undefined) return found;
  const { [other]: _moved, ...others } = found;
  return { ...others, [kind.until]: end };
}

/**
 * The value beside or below the first label of a field that has one; labels are tried in the order of the declaration. The end of a
 * period may stand behind its start.
 */
function labelled(
  kind: AnyKind,
  name: string,
  field: Field,
  rows: readonly TextRow[],
  hits: readonly (readonly Hit[])[],
): Found | undefined {
  let left = MAX_TRIED;
  const { labels } = kind.reads;
  const ofStart = labels[kind.from] ?? [];
  const ofField = labels[name] ?? [];
  const ofOtherEnds = (kind.ends ?? []).flatMap(end => labels[end] ?? []);
  const startsAlone = name === kind.until ? ofStart.filter(label => !ofOtherEnds.includes(label)) : [];
  for (const label of new Set([...ofField, ...startsAlone])) {
    const isOfPeriod = ofStart.includes(label);
    const part = name !== kind.from ? (isOfPeriod ? 'end of period' : 'end') : 'start';
    for (const [at, row] of rows.entries()) {
      for (const hit of hits[at] ?? []) {
        if (hit.label !== label || hit.names.length === 0 || left === 0) continue;
        left -= 1;
        // One that follows at once, as in "Own Damage Policy Period", is a part of the label.
        const isApart = (other: Hit) =>
          other.start >= hit.end &&
          (other.names.length === 0 || !/^ (?:[a-z]{1,12} )?$/i.test(row.text.slice(hit.end, other.start)));
        const after = (hits[at] ?? []).find(isApart);
        const beside = row.text.slice(hit.end, after?.start);
        const below = rows[at + 1];
        const isFree = below !== undefined && below.page === row.page && (hits[at + 1] ?? []).length === 0;
        const rest = after === undefined && isFree ? continued(beside, rows, hits, at, part) : beside;
        const value = valueIn(field, rest, part);
        if (value !== null) return { value, page: row.page, line: row.line };
        if (!isFree || /\d/.test(beside) || NOT_APPLICABLE.test(beside)) continue;
        const cell = cellBelow(row.text, below.text, hit.start);
        const told = cell === null ? (after === undefined ? below.text : '') : `${beside} ${cell}`;
        const under = valueIn(field, told, part);
        if (under !== null) return { value: under, page: below.page, line: below.line };
      }
    }
  }
  return undefined;
}

const NOT_APPLICABLE = /^[^a-z0-9]*(?:na|n\/a|nil|none|not applicable)(?![a-z0-9])/i;
/** What follows of a period on the next lines. */
const GOES_ON = /^[^a-z0-9]*(?:from|to|till|until|upto|up to)(?![a-z0-9])/i;

/** What stands beside a label, with the lines below on which a date or a period goes on. */
function continued(
  beside: string,
  rows: readonly TextRow[],
  hits: readonly (readonly Hit[])[],
  at: number,
  part: Part,
): string {
  let text = beside;
  const page = rows[at]?.page;
  for (const below of rows.slice(at + 1, at + 3)) {
    const goesOn = endsWithinDate(text) || (part === 'end of period' && GOES_ON.test(below.text));
    if (!goesOn || below.page !== page || (hits[rows.indexOf(below)] ?? []).length > 0) break;
    text = `${text} ${below.text}`;
  }
  return text;
}

const GAP = / {2,}/;

/** The cell below one of a row that has as many cells as the row below; null where they are no columns. */
function cellBelow(text: string, below: string, start: number): string | null {
  const cells = below.trim().split(GAP);
  const place = text.slice(0, start).split(GAP).length - 1;
  return cells.length > 1 && text.trim().split(GAP).length === cells.length ? (cells[place] ?? null) : null;
}

/** The choice that words anywhere mean, or a whole line that is known by its words, such as the name of an insurer. */
function meant(kind: AnyKind, name: string, field: Field, rows: readonly TextRow[]): Found | undefined {
  const means = Object.entries(kind.reads.means?.[name] ?? {});
  for (const { text, page, line } of rows) {
    for (const [value, texts] of means) {
      if (!texts.some(said => patternOf(said).test(text))) continue;
      return { value: field.type === 'choice' ? value : normaliseTyped(field, text), page, line };
    }
  }
  return undefined;
}

/** What a date beside a label is: the start of a period, its end, or its end beside a label that the start has, too. */
type Part = 'start' | 'end' | 'end of period';

const UNTIL = /\b(?:to|till|until|upto|expir[a-z]{1,4}|ends?)\b/i;

/** The day that a text states. One alone in a period is its start, unless the words before say that it is the end. */
function dayIn(text: string, part: Part): string | null {
  const [first, second] = datesIn(text);
  if (first === undefined) return null;
  const isEnd = UNTIL.test(/^[^0-9]*/.exec(text)?.[0] ?? '');
  if (part === 'start') return isEnd ? null : first;
  if (second !== undefined) return second > first ? second : part === 'end' ? first : null;
  return part === 'end' || isEnd ? first : null;
}

/** A number in groups, each with a digit: `2312 1003 4567`, `CG04 20180001234`. */
function numberIn(plain: string): string | null {
  const [first = ''] = /^[a-z0-9][a-z0-9/-]{1,39}/i.exec(plain) ?? [];
  const [groups = ''] =
    /^[a-z0-9]{1,7}(?: \/?(?=[a-z/-]{0,9}[0-9])[a-z0-9/-]{2,20}(?![a-z0-9:.]))+/i.exec(plain) ?? [];
  const number = first.length < 8 && datesIn(groups).length === 0 && groups !== '' ? groups : first;
  const isNumber = number.length > 2 && /\d/.test(number) && datesIn(plain.slice(0, 24))[0] === undefined;
  return isNumber ? number.replace(/[/-]{1,40}$/, '') : null;
}

/** The value of a field that a text begins with, or null. */
function valueIn(field: Field, text: string, part: Part): string | null {
  const plain = text.replace(/^[\s:.\-=|()/]+/, '');
  switch (field.type) {
    case 'date':
      return dayIn(plain, part);
    case 'number': {
      const number = numberIn(plain);
      return number === null ? null : normaliseTyped(field, number);
    }
    case 'money': {
      const amount = /^(?:rs\.?|inr|₹)?\s?([0-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)/i.exec(
        withoutDates(plain),
      )?.[1];
      return amount === undefined ? null : normaliseTyped(field, amount.replaceAll(',', ''));
    }
    case 'choice':
    case 'classes': {
      const letters = (option: string) => option.toLowerCase().replace(/[^a-z0-9]/g, '');
      const words = plain.toLowerCase().split(/[\s,;/]+/);
      const chosen = field.options.filter(option =>
        field.type === 'choice'
          ? letters(plain).startsWith(letters(option))
          : words.some(word => letters(word) === letters(option)),
      );
      return chosen.length === 0 ? null : chosen.join(', ');
    }
    default: {
      const [first = ''] = plain.split(/\s{2,}/);
      return /[a-z]{3}/i.test(first) ? normaliseTyped(field, first) : null;
    }
  }
}

/** Files that DigiLocker gives out name the kind and the number: `in.gov.transport-RVCER-CG04AB1234.pdf`. */
function digiLockerName(fileName: string): { kind: KindSlug; number: string } | null {
  const name = /^in\.gov\.transport-(DRVLC|RVCER)-([A-Z0-9-]{5,30})(?: ?\(\d{1,3}\))?\.(?:pdf|xml)$/i.exec(
    fileName.slice(0, 120),
  );
  const [, type = '', number = ''] = name ?? [];
  if (number === '') return null;
  return { kind: type.toUpperCase() === 'DRVLC' ? 'dl' : 'registrations', number: number.toUpperCase() };
}
