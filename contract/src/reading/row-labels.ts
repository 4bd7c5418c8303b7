import type { AnyKind, KindSlug } from '../kinds/index.ts';

/** Labels of the registration mark. */
export const MARK_LABELS = [
  'registration number',
  'registration no',
  'registration mark',
  'regn number',
  'regn no',
  'reg no',
  'vehicle number',
  'vehicle no',
];

/** Labels of what stands beside a kind's own values: a value ends where one of them begins. */
const OTHER_LABELS = [
  ...MARK_LABELS,
  ...['chassis', 'engine', 'name', 'mobile', 'make', 'fuel', 'time', 'fee', 'test result', 'idv', 'gstin'],
  ...['date of registration', 'registration date', 'date of regn', 'regn date', 'date of first issue'],
  ...['date of birth', 'birth date', 'dob', 'proposal date', 'date of proposal', 'invoice date'],
  ...['date of issue', 'issue date', 'issued on', 'receipt date', 'month year'],
];

/** Words that say of which document a label speaks: `Insurance Valid Upto` on a permit is none of the permit's. */
const WORDS: Readonly<Record<KindSlug, string>> = {
  insurances: 'insurance|policy',
  puccs: 'pucc?|pollution',
  fitnesses: 'fitness',
  taxes: 'tax',
  'green-taxes': 'green tax',
  permits: 'permit',
  authorisations: 'authori[sz]ation',
  registrations: 'registration|regn|rc',
  dl: 'driving licen[cs]e|licen[cs]e|dl',
  ll: "learner'?s? licen[cs]e|licen[cs]e|ll",
  vltds: 'vltd',
  'speed-governors': 'speed governor',
};
/** Labels of these words alone say nothing of what is valid: the word before them does, as in `SIM Valid Upto`. */
const GENERAL = new Set(
  'valid validity upto up to until till from expiry expire expires will on date of issue issued paid'.split(
    ' ',
  ),
);
/** Words that may stand before such a label on any document. */
const PLAIN = new Set(
  'a and be certificate fitment for initial inspection is it its payment period receipt test testing the this was'.split(
    ' ',
  ),
);
/** More words before a label are a sentence, and no name of something. */
const LONGEST_NAME = 4;
const isPlain = (word: string) => PLAIN.has(word) || GENERAL.has(word);
/** What a date may be of. */
const OTHER_DATE = /^[^a-z0-9]{0,3}of (?!(?:the )?(?:test|testing|issue|inspection)\b)/i;
/** The number of another document before a label, as in `Permit No NP-1 valid from`; marks stand on every document. */
const NUMBERED = new RegExp(
  `\\b(${Object.entries(WORDS)
    .flatMap(([slug, words]) => (slug === 'registrations' ? [] : [words]))
    .join('|')}) (?:no|number)[^a-z0-9]{1,4}[a-z0-9/-]{1,30} $`,
  'i',
);
/** Words of what is no document of the vehicle's or of this time. */
const NEVER = 'previous|prev|expiring|birth|nominee|proposal|invoice|manufacture|manufacturing|mfg';
const SPEAKS_OF = new RegExp(`\\b(?:${Object.values(WORDS).join('|')}|${NEVER})\\b`, 'gi');
const OWN = new Map(
  Object.entries(WORDS).map(([slug, words]) => [slug, new RegExp(`^(?:${words})$`, 'i')] as const),
);
/** What is said of the policy before this one, or of a driver's badge, stands in the rest of the row, and below a heading. */
const PREVIOUS = new RegExp(
  `\\b(?:previous|prev|expiring|badge|(?:last|old|earlier|existing) (?:certificate|${Object.values(WORDS).join('|')}))\\b`,
  'i',
);
const BELOW_HEADING = 2;
const AFTER = new RegExp(`^[^a-z0-9]{0,3}(?:of |for )?(?:the )?(?:${NEVER})\\b`, 'i');
/** What words before a label do not reach over. */
const APART = / {3}|[\d:|;,]/;
/** A label may stand twice in a row: the heads of two columns. */
const MAX_IN_ROW = 3;

/** A label in a row. */
export interface Hit {
  /** The fields whose label it is; empty for a label of something else. */
  names: readonly string[];
  label: string;
  start: number;
  end: number;
}

/** The labels in each of some rows, in order. */
export function labelsIn(kind: AnyKind, texts: readonly string[]): Hit[][] {
  let heading = -BELOW_HEADING - 1;
  return texts.map((text, at) => {
    const previous = text.search(PREVIOUS);
    if (previous >= 0 && !/\d/.test(text)) heading = at;
    const from = at - heading <= BELOW_HEADING ? 0 : previous < 0 ? text.length : previous;
    return hitsIn(kind, text).map(hit =>
      hit.end > from || isForeign(kind, text, hit) ? { ...hit, names: [] } : hit,
    );
  });
}

/** Whether the words around a label say that it belongs to another document, or to something else on this one. */
function isForeign({ slug }: AnyKind, text: string, { label, start, end }: Hit): boolean {
  const before =
    text
      .slice(Math.max(0, start - 40), start)
      .split(APART)
      .at(-1) ?? '';
  const last = [...before.matchAll(SPEAKS_OF)].at(-1);
  const named = last?.[0] ?? NUMBERED.exec(text.slice(Math.max(0, start - 60), start))?.[1];
  if (named !== undefined && OWN.get(slug)?.test(named) !== true) return true;
  const behind = text.slice(end, end + 40);
  if (AFTER.test(behind) || (label === 'date' && OTHER_DATE.test(behind))) return true;
  const between = last === undefined ? before : (before.split(last[0]).at(-1) ?? '');
  const words = between.match(/[a-z]+/gi) ?? [];
  const isGeneral = label.split(' ').every(word => GENERAL.has(word));
  return isGeneral && words.length <= LONGEST_NAME && words.some(word => !isPlain(word.toLowerCase()));
}

/** Where labels stand in a row; one within a longer one is none of its own, as "transport" in "non transport". */
function hitsIn(kind: AnyKind, text: string): Hit[] {
  const labels = new Map<string, string[]>(OTHER_LABELS.map(label => [label, []]));
  for (const [name, own] of Object.entries(kind.reads.labels)) {
    for (const label of own ?? []) labels.set(label, [...(labels.get(label) ?? []), name]);
  }
  const hits: Hit[] = [];
  const lower = text.toLowerCase();
  for (const [label, names] of labels) {
    // Most labels are in no row; looking for their first letters is quicker than the pattern.
    if (!lower.includes(label.slice(0, 5).split(' ')[0] ?? '')) continue;
    let from = 0;
    for (let count = 0; count < MAX_IN_ROW; count += 1) {
      const match = patternOf(label).exec(text.slice(from));
      if (match === null) break;
      const start = from + match.index + (match[1]?.length ?? 0);
      from += match.index + match[0].length;
      hits.push({ names, label, start, end: from });
    }
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

const patterns = new Map<string, RegExp>();

/** A label as a pattern: whole words in any known spelling, with any signs between them. */
export function patternOf(label: string): RegExp {
  const known = patterns.get(label);
  if (known !== undefined) return known;
  const spelt = label.replaceAll('authorisation', 'authori[sz]ation').replaceAll('licence', 'licen[cs]e');
  const pattern = new RegExp(`(^|[^a-z0-9])${spelt.replaceAll(' ', '[^a-z0-9]{1,4}')}(?![a-z0-9])`, 'i');
  patterns.set(label, pattern);
  return pattern;
}
