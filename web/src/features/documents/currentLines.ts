import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { type AnyKind, type KindSlug, vehicleKinds } from '@rto-desk/contract/kinds/index';
import type { DocumentLine } from './DocumentLines.tsx';
import { currentEnds } from './documentValues.ts';

const first: readonly KindSlug[] = ['insurances', 'puccs', 'fitnesses', 'taxes', 'permits', 'vltds'];

/** The kinds that vehicles have as details list them: what is asked for most first, then as they are declared. */
export const detailKinds = [
  ...first.flatMap(slug => vehicleKinds.filter(kind => kind.slug === slug)),
  ...vehicleKinds.filter(({ slug }) => !first.includes(slug)),
];

/** Kinds, and the documents of an owner in their lists, as All Details answers them. */
type Kinds<C extends AnyKind['collection']> = readonly (AnyKind & { collection: C })[];
type Nested<C extends AnyKind['collection']> = Readonly<Record<C, readonly DocumentRecord[]>>;

/** All documents of an owner, kind by kind. */
export function linesOf<C extends AnyKind['collection']>(kinds: Kinds<C>, owner: Nested<C>): DocumentLine[] {
  return kinds.flatMap(kind => owner[kind.collection].map(record => ({ kind, record })));
}

/** Those that no later one has taken the place of. */
export function currentLines<C extends AnyKind['collection']>(
  kinds: Kinds<C>,
  owner: Nested<C>,
): DocumentLine[] {
  return linesOf(kinds, owner).filter(({ record }) => !record.superseded);
}

/** Vehicles by what of theirs ends first; those of which nothing is known to end are last, but for those that have left. */
export function vehiclesByFirstExpiry<
  V extends Nested<(typeof vehicleKinds)[number]['collection']> & { noc: unknown },
>(vehicles: readonly V[]): V[] {
  const ends = (vehicle: V) => (vehicle.noc === null ? firstEnd(vehicle) : 'left');
  const firstEnd = (vehicle: V) =>
    currentLines(vehicleKinds, vehicle)
      .flatMap(({ record }) => currentEnds(record).map(({ date }) => date))
      .sort()[0] ?? '9';
  return [...vehicles].sort((one, other) => ends(one).localeCompare(ends(other)));
}
