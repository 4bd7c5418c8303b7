import { isDummyMobile } from '@rto-desk/contract/normalise';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type SqlBool, sql } from 'kysely';

/** Whether a column holds a mobile number that is nobody's: `citizens.mobile`. */
export const isDummy = (column: string) => sql<SqlBool>`is_dummy_mobile(${sql.ref(column)})`;

/** A mobile number as a ground for finding people: null where it is nobody's. */
export function realMobile(mobile: string | null): string | null {
  return mobile === null || isDummyMobile(mobile) ? null : mobile;
}

/** What answers say beside a mobile number that is nobody's: `warnings`; nothing beside any other. */
export function mobileWarning(
  words: PublicWords,
  mobile: string | null | undefined,
): { warnings?: { mobile: string[] } } {
  if (!mobile || !isDummyMobile(mobile)) return {};
  return { warnings: { mobile: [words.validation.dummyMobile(mobile)] } };
}
