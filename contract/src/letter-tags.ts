import { citizenFields } from './citizen.ts';
import type { Field } from './fields.ts';
import { type AnyKind, citizenKinds, vehicleKinds } from './kinds/index.ts';
import { vehicleFields } from './vehicle.ts';

/** Where a tag's value comes from. */
export type TagSource = 'vehicle' | 'owner' | 'buyer' | 'document' | 'office' | 'job' | 'letter';

/** A tag that is filled from the records. */
export interface RecordTag {
  tag: string;
  source: TagSource;
  /** The field that it shows; null for texts that are no field. */
  field: Field | null;
  /** The name of the field, or of the text. */
  name: string;
  /** Of a document: its kind. */
  kind: AnyKind | null;
}

/** What a kind of document is called in tags: `insurance` for `insurances`. */
function tagOfKind({ slug }: Pick<AnyKind, 'slug'>): string {
  const names: Readonly<Record<string, string>> = {
    taxes: 'tax',
    'green-taxes': 'green_tax',
    fitnesses: 'fitness',
  };
  return names[slug] ?? slug.replaceAll('-', '_').replace(/s$/, '');
}

const ofFields = (
  prefix: string,
  source: TagSource,
  fields: Readonly<Record<string, Field>>,
  kind: AnyKind | null = null,
): RecordTag[] =>
  Object.entries(fields).map(([name, field]) => ({ tag: `${prefix}.${name}`, source, field, name, kind }));

const texts = (prefix: string, source: TagSource, names: readonly string[]): RecordTag[] =>
  names.map(name => ({
    tag: prefix === '' ? name : `${prefix}.${name}`,
    source,
    field: null,
    name,
    kind: null,
  }));

/** Every tag that is filled from the records. */
export const recordTags: readonly RecordTag[] = [
  ...ofFields('vehicle', 'vehicle', vehicleFields),
  ...ofFields('owner', 'owner', citizenFields),
  ...ofFields('buyer', 'buyer', citizenFields),
  ...[...vehicleKinds, ...citizenKinds].flatMap(kind =>
    ofFields(tagOfKind(kind), 'document', kind.fields, kind),
  ),
  ...texts('office', 'office', ['name', 'name_hi', 'contact', 'contact_hi']),
  ...texts('job', 'job', ['number', 'reference', 'services', 'services_hi', 'application_no']),
  ...texts('', 'letter', ['number', 'today']),
];

const byName = new Map(recordTags.map(one => [one.tag, one]));

export const recordTag = (tag: string): RecordTag | undefined => byName.get(tag);

/** Whether a tag differs from vehicle to vehicle: a letter of several is not answered once for all of them. */
export function isPerVehicle(tag: string): boolean {
  const known = recordTag(tag);
  return known?.source === 'vehicle' || known?.kind?.owner === 'vehicle';
}

/** What an input is: text, a day, an amount, or a text that is stored in the file alone. */
export type AskType = 'text' | 'date' | 'money' | 'private';

/** A question that a letter asks: `{ask.reason}`, `{ask.day:date}`, `{ask.amount:money:words_hi}`, `{ask.note?}`. */
export interface AskTag {
  /** The tag as it stands in the template, which may be one of several of the same input. */
  tag: string;
  /** The input: `ask.amount`. */
  input: string;
  type: AskType;
  /** How an amount is written: in figures or in words. */
  words: 'en' | 'hi' | null;
  required: boolean;
}

const ASK = /^(ask\.[a-z][a-z0-9_]{0,39})(\?)?((?::[a-z_]+)*)$/;

/** What an `ask` tag asks; null for another tag, and for one that is spelt wrongly. */
export function askTag(tag: string): AskTag | null {
  const [, input = '', optional, options = ''] = ASK.exec(tag) ?? [];
  if (input === '') return null;
  const ask = { tag, input, required: optional === undefined };
  switch (options) {
    case '':
      return { ...ask, type: 'text', words: null };
    case ':date':
    case ':money':
    case ':private':
      return {
        ...ask,
        type: options === ':date' ? 'date' : options === ':money' ? 'money' : 'private',
        words: null,
      };
    case ':money:words':
      return { ...ask, type: 'money', words: 'en' };
    case ':money:words_hi':
      return { ...ask, type: 'money', words: 'hi' };
    default:
      return null;
  }
}

/** The list that repeats what is in it for each vehicle. */
export const VEHICLES = 'vehicles';

/** The known tag that is nearest to an unknown one, by the fewest letters that differ. */
export function nearestTag(unknown: string): string {
  let nearest = { tag: '', distance: Number.POSITIVE_INFINITY };
  for (const { tag } of recordTags) {
    const found = distance(unknown.slice(0, 60), tag);
    if (found < nearest.distance) nearest = { tag, distance: found };
  }
  return nearest.tag;
}

/** How many letters have to be added, taken or changed (Levenshtein). */
function distance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const cost = one[row - 1] === other[column - 1] ? 0 : 1;
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + cost,
      );
    }
    previous = current;
  }
  return previous.at(-1) ?? 0;
}
