import { isTransport } from '../vehicle.ts';
import { declared } from './declared.ts';
import type { Kind } from './kind.ts';

export type DeclaredKind = (typeof declared)[number];
export type KindSlug = DeclaredKind['slug'];

export const kinds: readonly (Kind & {
  slug: KindSlug;
  collection: DeclaredKind['collection'];
  type: DeclaredKind['type'];
})[] = declared;
export type AnyKind = (typeof kinds)[number];

/** The lists in which answers nest the documents of an owner. */
export type CollectionOf<O extends AnyKind['owner']> = Extract<DeclaredKind, { owner: O }>['collection'];
export type CitizenKind = AnyKind & { owner: 'citizen'; collection: CollectionOf<'citizen'> };
export type VehicleKind = AnyKind & { owner: 'vehicle'; collection: CollectionOf<'vehicle'> };

export const citizenKinds = kinds.filter((kind): kind is CitizenKind => kind.owner === 'citizen');
export const vehicleKinds = kinds.filter((kind): kind is VehicleKind => kind.owner === 'vehicle');
/** The kinds that vehicles have, in the order of the buttons that lead to them. */
export const vehicleButtons = [...vehicleKinds].sort((one, other) => one.place - other.place);
export const documentTypes = kinds.map(kind => kind.type);

/** The kind with a slug; throws for a slug that no kind declares. */
export function kindOf(slug: KindSlug): AnyKind {
  const kind = kinds.find(candidate => candidate.slug === slug);
  if (kind === undefined) throw new Error(`No document kind is called ${slug}`);
  return kind;
}

/** The kind that the report calls by a type, such as "Speed Gov."; undefined where none is called so. */
export function kindOfType(type: string): AnyKind | undefined {
  return kinds.find(kind => kind.type === type);
}

/** The fields by which documents of a kind end, that which all have first. */
export function endFields({ until, ends = [] }: Kind): readonly string[] {
  return [until, ...ends];
}

/**
 * Whether what tells the series of a kind apart says that two documents are of two, as permits of two types are. Texts are
 * compared without case; what is empty may be of any.
 */
export function isOfOtherSeries(
  { series = [] }: Kind,
  one: Readonly<Record<string, unknown>>,
  other: Readonly<Record<string, unknown>>,
): boolean {
  const said = (values: Readonly<Record<string, unknown>>, field: string) =>
    String(values[field] ?? '').toLowerCase();
  return series.some(field => {
    const [first, second] = [said(one, field), said(other, field)];
    return first !== '' && second !== '' && first !== second;
  });
}

/** Whether vehicles of a type usually have a document of a kind. */
export function isUsual({ usualFor }: AnyKind, vehicleType: string | null): boolean {
  return usualFor === undefined || (usualFor === 'transport' && isTransport(vehicleType));
}

/** The fields by which people look for documents of a kind: its numbers, such as `ll_no` and `application_no`. */
export function searchedNumbers(kind: AnyKind): string[] {
  return Object.entries(kind.fields)
    .filter(([, field]) => field.type === 'number')
    .map(([name]) => name);
}
