import { IGNORED, listFieldNamed, listFields, longListFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { markForm } from '@rto-desk/contract/registration-mark';
import { readCell } from './cells.ts';
import { type Heading, headingOf, type Role, subjectOf } from './headings.ts';

export interface Heads {
  columns: readonly { header: string; samples: readonly string[] }[];
  /** What stands beside the list and says what it is about: its titles, its sheet's name, its file's. */
  about?: string;
}

/**
 * What the columns of a list are probably taken for, each field at most once, `ignore` where nothing is known.
 * @param earlier what columns were taken for before, by the `headerKey` of their headings
 */
export function proposeFields(
  { columns, about = '' }: Heads,
  earlier: ReadonlyMap<string, string> = new Map(),
): string[] {
  const guesses = columns.map(({ header, samples }) => guess(header, samples, earlier));
  const isLong = guesses.some(({ field }) => field === 'kind');
  const subject = isLong ? null : (subjectOf(about) ?? onlyOpenKind(guesses));
  const proposed = guesses.map(made => ({ ...made, field: resolved(made, isLong, subject) }));
  const best = new Map<string, number>();
  for (const [at, { field, weight }] of proposed.entries()) {
    const before = proposed[best.get(field) ?? -1];
    if (before === undefined || weight > before.weight) best.set(field, at);
  }
  return proposed.map(({ field }, at) => (best.get(field) === at ? field : IGNORED));
}

/** A document in each row where a column says its kind, else a column for each date. */
export function shapeOf(fields: readonly string[]): 'wide' | 'long' {
  return fields.includes('kind') ? 'long' : 'wide';
}

interface Guess {
  field: string;
  /** Where only the role is known, the field waits for its kind. */
  role?: Role;
  /** How sure it is: what was chosen before, a heading that says it, one that nearly does, the cells. */
  weight: number;
}

const UNKNOWN: Guess = { field: IGNORED, weight: 0 };

function guess(header: string, samples: readonly string[], earlier: ReadonlyMap<string, string>): Guess {
  const before = listFieldNamed(earlier.get(headerKey(header)) ?? '');
  if (before !== undefined) return { field: before, weight: 5 };
  const heading = headingOf(header);
  if (heading === undefined) return { field: byCells(header, samples), weight: 1 };
  return byHeading(heading, samples);
}

function byHeading(heading: Heading, samples: readonly string[]): Guess {
  if (heading.says === 'role') {
    const counts = heading.role === 'number' && isCounting(samples);
    return counts ? UNKNOWN : { field: IGNORED, role: heading.role, weight: 2 };
  }
  if (heading.says === 'kind') return { field: ofKind(heading.slug, heading.role, samples), weight: 3 };
  const { field } = heading;
  if (mostly(samples, sample => isKind(sample)) && (field === 'vehicle_type' || field === 'kind')) {
    return { field: 'kind', weight: 4 };
  }
  if (field === 'kind') return UNKNOWN;
  if (field === 'registration_no' && samples.length > 0 && !samples.some(sample => /\d/.test(sample))) {
    return { field: 'vehicle_type', weight: 1 };
  }
  return { field, weight: 4 };
}

/** A heading that names only a kind stands over its end, or over its number where no days stand under it. */
function ofKind(slug: KindSlug, role: Role | null, samples: readonly string[]): string {
  const { number } = kindOf(slug);
  const isNumber = role === 'number' || (role === null && samples.length > 0 && !mostly(samples, isDay));
  if (!isNumber) return `${slug}.${role ?? 'until'}`;
  return number === null ? IGNORED : `${slug}.number`;
}

function byCells(header: string, samples: readonly string[]): string {
  if (mostly(samples, isMark)) return 'registration_no';
  if (mostly(samples, isMobile)) return 'mobile';
  if (mostly(samples, sample => /^[^\s@]+@[^\s@]+\.\w+$/.test(sample))) return 'email';
  if (mostly(samples, sample => /^[A-HJ-NPR-Z0-9]{17}$/i.test(sample) && /\d/.test(sample)))
    return 'chassis_no';
  if (header === '' && mostly(samples, isKind)) return 'kind';
  if (header === '' && mostly(samples, sample => /^[\p{L}\p{M}.]+(?: [\p{L}\p{M}.]+)+$/u.test(sample)))
    return 'name';
  return IGNORED;
}

/** The kind of which columns tell, but none its end. */
function onlyOpenKind(guesses: readonly Guess[]): KindSlug | null {
  const told = guesses.map(({ field }) => field).filter(field => field.includes('.'));
  const slugs = told.map(field => field.slice(0, field.indexOf('.')));
  const open = kinds.filter(({ slug }) => slugs.includes(slug) && !told.includes(`${slug}.until`));
  return open.length === 1 ? (open[0]?.slug ?? null) : null;
}

function resolved({ field, role }: Guess, isLong: boolean, subject: KindSlug | null): string {
  if (role === undefined) return !isLong && longListFields.includes(field) ? IGNORED : field;
  if (isLong) return role;
  const ofSubject = `${subject}.${role}`;
  return listFields.has(ofSubject) ? ofSubject : IGNORED;
}

function mostly(samples: readonly string[], holds: (sample: string) => boolean): boolean {
  return samples.length > 0 && samples.filter(holds).length > samples.length / 2;
}

const isMark = (sample: string) => markForm(sample.toUpperCase().replace(/[^A-Z0-9]/g, '')) !== null;
const isMobile = (sample: string) => /^(?:\+?91|0)?[6-9]\d{9}$/.test(sample.replace(/[\s-]/g, ''));

function isKind(sample: string): boolean {
  const read = readCell('kind', sample);
  return 'value' in read && read.value !== null;
}

/** Whether a sample is a day, or says that there is none yet. */
function isDay(sample: string): boolean {
  return 'value' in readCell('taxes.until', sample);
}

/** Whether samples only count the rows. */
function isCounting(samples: readonly string[]): boolean {
  return samples.every((sample, at) => Number(sample) === Number(samples[0]) + at);
}
