import { isDummyMobile } from '@rto-desk/contract/normalise';
import type { PublicWords } from '@rto-desk/contract/words/words';
import { type SqlBool, sql } from 'kysely';

/** Whether a column holds a dummy mobile number: `citizens.mobile`. */
export const isDummy = (column: string) => sql<SqlBool>`is_dummy_mobile(${sql.ref(column)})`;

/** A mobile number to find people by: null for a dummy. */
export function realMobile(mobile: string | null): string | null {
  return mobile === null || isDummyMobile(mobile) ? null : mobile;
}

/** The `warnings` of an answer with a dummy mobile number; nothing beside any other. */
export function mobileWarning(
  words: PublicWords,
  mobile: string | null | undefined,
): { warnings?: { mobile: string[] } } {
  if (!mobile || !isDummyMobile(mobile)) return {};
  return { warnings: { mobile: [words.validation.dummyMobile(mobile)] } };
}
