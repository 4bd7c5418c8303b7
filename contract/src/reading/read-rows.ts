import type { Field } from '../fields.ts';
import { problem, tidy } from '../fields.ts';
import { type AnyKind, type KindSlug, kindOf, kinds } from '../kinds/index.ts';
import { marksIn } from '../registration-mark.ts';
import { datesIn, endsWithinDate } from './dates-in.ts';

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
const MOST_ROWS = 6_000;
/** Labels of a field beside which no value stood: after so many the field is not looked for any more. */
const MOST_TRIED = 40;
/** A mark without a label is looked for where a document begins. */
const MOST_UNLABELLED = 60;

/** Labels of what stands beside a kind's own values: a value ends where one of them begins. */
const MARK_LABELS = [
  'registration number',
  'registration no',
  'registration mark',
  'regn no',
  'reg no',
  'vehicle number',
  'vehicle no',
];
const OTHER_LABELS = [
  ...MARK_LABELS,
  'chassis',
  'engine',
  'name',
  'mobile',
  'make',
  'fuel',
  'time',
  'fee',
  'test result',
  'idv',
];

/** The rows in plain signs: ligatures as letters, digits in ASCII, without Devanagari and without "Page 1 of 4". */
export function plainRows(rows: readonly TextRow[]): TextRow[] {
  return rows.slice(0, MOST_ROWS).map(row => ({ ...row, text: plainText(row.text.slice(0, LONGEST_ROW)) }));
}

function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[०-९]/g, digit => String(digit.charCodeAt(0) - 0x966))
    .replace(/[\u0900-\u097f\u200b-\u200d]+/g, ' ')
    .replace(/[‐-―−]/g, '-')
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

/** The registration mark of the vehicle: that beside its label, else the first of the document. */
export function readMark(rows: readonly TextRow[], fileName: string): Found | null {
  const named = digiLockerName(fileName);
  if (named?.kind === 'registrations') return { value: named.number, page: 0, line: 0 };
  const isLabel = (row: TextRow | undefined) =>
    row !== undefined && MARK_LABELS.some(label => patternOf(label).test(row.text));
  const labelled = rows.filter((row, at) => isLabel(row) || isLabel(rows[at - 1])).slice(0, MOST_TRIED);
  for (const { text, page, line } of [...labelled, ...rows.slice(0, MOST_UNLABELLED)]) {
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
  const hits = rows.map(({ text }) => labelsIn(kind, text));
  for (const [name, field] of Object.entries(kind.fields)) {
    const value = found[name] ?? labelled(kind, name, field, rows, hits) ?? meant(kind, name, field, rows);
    if (value !== undefined && problem(field, value.value) === null) found[name] = value;
  }
  return mainPeriod(kind, found);
}

/** A document with one period, whichever label it has, ends by the end that all documents of its kind have. */
function mainPeriod(kind: AnyKind, found: Record<string, Found>): FoundValues {
  const [other] = kind.ends ?? [];
  const end = other === undefined ? undefined : found[other];
  if (other === undefined || end === undefined) return found;
  if (found[kind.until] !== undefined) return found;
  const { [other]: _moved, ...others } = found;
  return { ...others, [kind.until]: end };
}

interface Hit {
  /** The field whose label it is; empty for a label of something else. */
  names: readonly string[];
  label: string;
  start: number;
  end: number;
}

/** Where the labels first stand in a row, in order; one within a longer one is none of its own, as "transport" in "non transport". */
function labelsIn(kind: AnyKind, text: string): Hit[] {
  const labels = new Map<string, string[]>(OTHER_LABELS.map(label => [label, []]));
  for (const [name, own] of Object.entries(kind.reads.labels)) {
    for (const label of own ?? []) labels.set(label, [...(labels.get(label) ?? []), name]);
  }
  const hits: Hit[] = [];
  for (const [label, names] of labels) {
    const match = patternOf(label).exec(text);
    if (match === null) continue;
    const start = match.index + (match[1]?.length ?? 0);
    hits.push({ names, label, start, end: match.index + match[0].length });
  }
  const isWithin = (one: Hit, other: Hit) =>
    other !== one &&
    other.start <= one.start &&
    other.end >= one.end &&
    other.end - other.start > one.end - one.start;
  return hits
    .filter(hit => !hits.some(other => isWithin(hit, other)))
    .sort((one, other) => one.start - other.start);
}

/** The value beside or below the first label of a field that has one; labels are tried in the order of the declaration. */
function labelled(
  kind: AnyKind,
  name: string,
  field: Field,
  rows: readonly TextRow[],
  hits: readonly (readonly Hit[])[],
): Found | undefined {
  let left = MOST_TRIED;
  for (const label of kind.reads.labels[name] ?? []) {
    for (const [at, row] of rows.entries()) {
      for (const hit of hits[at] ?? []) {
        if (hit.label !== label || left === 0) continue;
        left -= 1;
        const next = (hits[at] ?? []).find(other => other.start >= hit.end && !other.names.includes(name));
        const beside = row.text.slice(hit.end, next?.start);
        const below = rows[at + 1];
        const isFree = below !== undefined && below.page === row.page && (hits[at + 1] ?? []).length === 0;
        const isLast = kind.from !== name;
        if (isFree && next === undefined && endsWithinDate(beside)) {
          const value = valueIn(field, `${beside} ${below.text}`, isLast);
          if (value !== null) return { value, page: row.page, line: row.line };
        }
        const value = valueIn(field, beside, isLast);
        if (value !== null) return { value, page: row.page, line: row.line };
        const under = isFree && next === undefined ? valueIn(field, below.text, isLast) : null;
        if (under !== null && below !== undefined)
          return { value: under, page: below.page, line: below.line };
      }
    }
  }
  return undefined;
}

/** The choice that words anywhere mean, or a whole line that is known by its words, such as the name of an insurer. */
function meant(kind: AnyKind, name: string, field: Field, rows: readonly TextRow[]): Found | undefined {
  const means = Object.entries(kind.reads.means?.[name] ?? {});
  for (const { text, page, line } of rows) {
    for (const [value, texts] of means) {
      if (!texts.some(said => patternOf(said).test(text))) continue;
      return { value: field.type === 'choice' ? value : tidy(field, text), page, line };
    }
  }
  return undefined;
}

/** The value of a field that a text begins with, or null. Of two days the last is the end of a period. */
function valueIn(field: Field, text: string, isLast: boolean): string | null {
  const plain = text.replace(/^[\s:.\-=|()/]+/, '');
  switch (field.type) {
    case 'date': {
      const days = datesIn(plain).slice(0, 2);
      return (isLast ? days.at(-1) : days[0]) ?? null;
    }
    case 'number': {
      const [number] = /^[a-z0-9][a-z0-9/-]{2,39}/i.exec(plain) ?? [];
      const isNumber =
        number !== undefined && /\d/.test(number) && datesIn(plain.slice(0, 24))[0] === undefined;
      return isNumber ? tidy(field, number.replace(/[/-]{1,40}$/, '')) : null;
    }
    case 'money': {
      const amount = /^(?:rs\.?|inr|₹)?\s?([0-9][0-9,]{0,12}(?:\.[0-9]{1,2})?)/i.exec(plain)?.[1];
      return amount === undefined ? null : tidy(field, amount.replaceAll(',', ''));
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
      return /[a-z]{3}/i.test(first) ? tidy(field, first) : null;
    }
  }
}

const patterns = new Map<string, RegExp>();

/** A label as a pattern: whole words, whatever signs stand between them. */
export function patternOf(label: string): RegExp {
  const known = patterns.get(label);
  if (known !== undefined) return known;
  const pattern = new RegExp(`(^|[^a-z0-9])${label.replaceAll(' ', '[^a-z0-9]{1,4}')}(?![a-z0-9])`, 'i');
  patterns.set(label, pattern);
  return pattern;
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
