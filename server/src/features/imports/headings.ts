import { columnLabel } from '@rto-desk/contract/imports/cell';
import { kindFieldOf, listFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { ownFieldWords, recordWords, roleWords } from '@rto-desk/contract/imports/synonyms';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { en } from '@rto-desk/contract/words/en';
import { hi } from '@rto-desk/contract/words/hi';
import { namesOf } from './kind-names.ts';

/** Which of the fields that each kind has. */
export type Role = 'until' | 'from' | 'number';

/**
 * What a heading says: the field itself; a kind, perhaps with one of its fields; or only one of the fields that each kind has,
 * of which the kind stands elsewhere.
 */
export type Heading =
  | { says: 'field'; field: string }
  | { says: 'kind'; slug: KindSlug; role: Role | null }
  | { says: 'role'; role: Role };

/** The most characters that are looked at: a longer heading is a title or a remark. */
const LONGEST = 500;

/** What a heading says; undefined for one that says nothing that is known. */
export function headingOf(header: string): Heading | undefined {
  const key = headerKey(header.slice(0, LONGEST));
  if (key === '') return undefined;
  const field = wholeHeadings.get(key);
  if (field !== undefined) return { says: 'field', field };
  const role = wholeRoles.get(key);
  if (role !== undefined) return { says: 'role', role };
  const [slug, rest] = kindIn(key) ?? [];
  if (slug === undefined || rest === undefined) return undefined;
  if (rest === '') return { says: 'kind', slug, role: null };
  const own = ownField(slug, rest);
  if (own !== undefined) return { says: 'field', field: own };
  const said = roleIn(rest);
  return said === null ? undefined : { says: 'kind', slug, role: said };
}

/** The kind that a text names, where it names exactly one. */
export function subjectOf(text: string): KindSlug | null {
  const words = ` ${headerKey(text.slice(0, LONGEST))} `;
  const named = kinds.filter(({ slug }) =>
    spokenNames.some(([name, own]) => own === slug && name.length > 2 && words.includes(` ${name} `)),
  );
  return named.length === 1 ? (named[0]?.slug ?? null) : null;
}

const wholeHeadings: ReadonlyMap<string, string> = new Map(
  [
    // The last one counts: what offices write comes before what only we call so.
    ...[...listFields.keys(), 'ignore'].flatMap(field =>
      [columnLabel(field, en), columnLabel(field, hi)].map(label => [label, field]),
    ),
    ...entriesOf(ownFieldWords),
    ...entriesOf(recordWords),
  ]
    .map(([text = '', field = '']): [string, string] => [headerKey(text), field])
    .filter(([, field]) => !(field in roleWords)),
);

const wholeRoles: ReadonlyMap<string, Role> = new Map(
  (['until', 'from', 'number'] as const).flatMap(role =>
    roleWords[role].map((word): [string, Role] => [headerKey(word), role]),
  ),
);

function entriesOf(words: Readonly<Record<string, readonly string[]>>): string[][] {
  return Object.entries(words).flatMap(([field, texts]) => texts.map(text => [text, field]));
}

/** Names of kinds as they are compared, the longest first, so that "green tax" is not taken for tax. */
const spokenNames: readonly [string, KindSlug][] = kinds
  .flatMap(({ slug }) => namesOf(slug).map((name): [string, KindSlug] => [headerKey(name), slug]))
  .sort(([one], [other]) => other.length - one.length);

/** The kind that a heading names, with what else it says. */
function kindIn(key: string): [KindSlug, string] | undefined {
  const words = ` ${key} `;
  const found = spokenNames.find(([name]) => words.includes(` ${name} `));
  if (found === undefined) return undefined;
  const [name, slug] = found;
  return [slug, words.replace(` ${name} `, ' ').trim().replace(/\s+/g, ' ')];
}

/** The field of a kind's own that the rest of a heading names: "amount" of "tax amount". */
function ownField(slug: KindSlug, rest: string): string | undefined {
  return Object.keys(kindOf(slug).fields)
    .map(name => `${slug}.${name}`)
    .filter(field => listFields.has(field))
    .find(field => [en, hi].some(words => headerKey(labelIn(words, field)) === rest));
}

function labelIn(words: typeof en, field: string): string {
  const name = kindFieldOf(field)?.name ?? '';
  return name in words.fields ? words.fields[name as keyof typeof words.fields] : '';
}

/** What the words beside a kind's name say of its field; from goes before until, as in "valid from". */
function roleIn(rest: string): Role | null {
  const whole = wholeRoles.get(rest);
  if (whole !== undefined) return whole;
  const said = rest.split(' ').map(word => wholeRoles.get(word));
  return (['from', 'until', 'number'] as const).find(role => said.includes(role)) ?? null;
}
