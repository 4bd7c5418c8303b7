import { IGNORED, kindFieldOf, longListFields } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { headingOf, kindsNamed } from './headings.ts';

/* What is remembered of the columns that people have matched in earlier imports. */

/** What a person has chosen for headings of earlier lists, by `memoryKey`. */
export type Memory = ReadonlyMap<string, string>;

/** Under what a choice for a heading is remembered: the heading, and the kinds that its list is about. */
export const memoryKey = (header: string, kindOfList: string): string =>
  `${kindOfList}: ${headerKey(header)}`;

/** The kinds that the headings of a list name, as one text. */
export function memoryKind(headers: readonly string[]): string {
  return [...new Set(headers.flatMap(kindsNamed))].sort().join(' ');
}

/**
 * Whether a choice for a heading may be remembered: not one to leave a column out, nor a field of long lists, nor one for a
 * heading that only says a role ("Valid Upto", "No"), nor one that contradicts the kind that the heading names.
 */
export function isWorthRemembering(header: string, field: string): boolean {
  const heading = headingOf(header);
  if (headerKey(header) === '' || field === IGNORED || longListFields.includes(field)) return false;
  if (heading?.says === 'role' || heading?.says === 'field' || heading?.says === 'nothing') return false;
  const named = kindsNamed(header);
  const ofKind = kindFieldOf(field)?.kind.slug;
  return ofKind === undefined || named.length === 0 || named.includes(ofKind);
}
