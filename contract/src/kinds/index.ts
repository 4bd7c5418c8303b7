import { drivingLicence } from './driving-licence.ts';
import { fitness } from './fitness.ts';
import { insurance } from './insurance.ts';
import type { Kind } from './kind.ts';
import { learnerLicence } from './learner-licence.ts';
import { permit } from './permit.ts';
import { pucc } from './pucc.ts';
import { speedGovernor } from './speed-governor.ts';
import { tax } from './tax.ts';
import { vltd } from './vltd.ts';

/** The document kinds, in the order in which reports and menus name them. */
const declared = [
  learnerLicence,
  drivingLicence,
  insurance,
  pucc,
  fitness,
  permit,
  vltd,
  speedGovernor,
  tax,
] as const;

export type DeclaredKind = (typeof declared)[number];
export type KindSlug = DeclaredKind['slug'];

export const kinds: readonly (Kind & {
  slug: KindSlug;
  collection: DeclaredKind['collection'];
  type: DeclaredKind['type'];
})[] = declared;
export type AnyKind = (typeof kinds)[number];

export const citizenKinds = kinds.filter(kind => kind.owner === 'citizen');
export const vehicleKinds = kinds.filter(kind => kind.owner === 'vehicle');
export const documentTypes = kinds.map(kind => kind.type);

/** The kind with a slug; throws for a slug that no kind declares. */
export function kindOf(slug: KindSlug): AnyKind {
  const kind = kinds.find(candidate => candidate.slug === slug);
  if (kind === undefined) throw new Error(`No document kind is called ${slug}`);
  return kind;
}
