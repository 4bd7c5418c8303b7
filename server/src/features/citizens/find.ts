import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { citizenList } from '@rto-desk/contract/citizen';
import { mobile as mobileField, normaliseTyped, problem, required } from '@rto-desk/contract/fields';
import type { QueryOf } from '@rto-desk/contract/list';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { provenanceRank } from '../../facts/profile-trust.ts';
import { rowsInParts, rowsWithin } from '../../scope/within.ts';
import { hasMobile, hasText } from '../../search/text.ts';

const phone = mobileField(required);

/** Part of a name, a father's or relation's name, or an e-mail address in `q`; part of a mobile number in `mobile`. */
export type CitizenFilter = QueryOf<typeof citizenList>;

/**
 * What a search of the citizens within reach finds, with the `provenance` of each (`provenanceRank`) where a whole mobile is
 * asked for; null where they are listed without a text.
 */
export function citizenMatches(
  caller: Caller,
  { q, mobile, incomplete }: CitizenFilter,
): RawBuilder<unknown> | null {
  if (!q && !mobile) return null;
  const conditions = [sql<SqlBool>`true`];
  if (q) conditions.push(hasText(sql`search_text`, q));
  if (mobile) conditions.push(hasMobile(sql`mobile`, mobile));
  if (incomplete) conditions.push(isNameless);
  const provenance = mobile && wholeMobile(mobile) !== null ? provenanceRank(caller) : sql`0`;
  return sql`select id, ${provenance} as provenance from ${rowsWithin(caller, 'citizens')} where ${sql.join(conditions, sql` and `)}`;
}

const isNameless = sql<SqlBool>`not name_known`;

/** A mobile that is asked for with all of its digits, to find whom a document is for, as it is stored; else null. */
function wholeMobile(mobile: string): string | null {
  const stored = normaliseTyped(phone, mobile);
  return problem(phone, stored) === null ? stored : null;
}

/** The whole mobile that alone is asked for, as it is stored; else null. */
export function onlyMobile({ q, mobile, incomplete }: CitizenFilter): string | null {
  return mobile && !q && !incomplete ? wholeMobile(mobile) : null;
}

/** The ids of the citizens within reach with a mobile, without an order. */
export const withMobile = (caller: Caller, mobile: string) =>
  sql`select id from ${rowsWithin(caller, 'citizens')} where mobile = ${mobile}`;

/** The citizens within reach that a list without a text shows, in parts that an index holds by `id`. */
export function listedCitizens(caller: Caller, incomplete: true | null): readonly RawBuilder<unknown>[] {
  const parts = isStaff(caller.role) ? rowsInParts(caller, 'citizens') : [rowsWithin(caller, 'citizens')];
  const isListed = incomplete === null ? sql`true` : isNameless;
  // unscoped: `parts` are within reach
  return parts.map(rows => sql`select id from ${rows} where ${isListed}`);
}
