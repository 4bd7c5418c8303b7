import { listFields } from '@rto-desk/contract/imports/fields';
import type { Meaning } from '@rto-desk/contract/imports/synonyms';
import type { KindSlug } from '@rto-desk/contract/kinds/index';

/** Which of the fields that each kind has. A `date` is a beginning or an end: only a person can say which. */
export type Role = 'until' | 'from' | 'number' | 'date';

/**
 * What a heading says.
 * - `field`: what its column holds. `also` is what else stands in each cell, behind a comma; an exact one goes before others, and
 *   a start before the day of issue.
 * - `kind`: a kind alone, whose end or number it is.
 * - `role`: a role alone, of a kind that stands elsewhere.
 * - `driver`: a field of a driver, who is the holder in a list of licences but not the owner in a list of vehicles.
 * - `unsure`: known words that leave a choice, which a person makes.
 * - `nothing`: certainly not imported; the cells do not matter.
 */
export type Heading =
  | {
      says: 'field';
      field: string;
      also?: string;
      isNational?: boolean;
      isExact?: boolean;
      isIssued?: boolean;
    }
  | { says: 'kind'; slug: KindSlug; isNational: boolean }
  | { says: 'role'; role: Role | 'amount'; isIssued?: boolean }
  | { says: 'driver'; field: string }
  | { says: 'unsure'; options: string[] }
  | { says: 'nothing' };

/** A heading over a field. */
export const field = (name: string): Heading => ({ says: 'field', field: name });
/** A heading that leaves a choice of fields; what is no field is left out. */
export const unsure = (...options: string[]): Heading => ({
  says: 'unsure',
  options: [...new Set(options)].filter(option => listFields.has(option)),
});
/** A heading over what is not imported. */
export const nothing: Heading = { says: 'nothing' };

/** Meanings without some of them, and with others. */
export function replaced(all: ReadonlySet<Meaning>, without: Meaning[], more: Meaning[]): Set<Meaning> {
  return new Set([...all, ...more].filter(one => !without.includes(one)));
}
