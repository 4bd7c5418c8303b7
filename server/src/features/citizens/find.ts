import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { citizenList } from '@rto-desk/contract/citizen';
import { mobile as mobileField, problem, required, tidy } from '@rto-desk/contract/fields';
import type { QueryOf } from '@rto-desk/contract/list';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { provenanceRank } from '../../facts/keeping.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hiddenFromPlanner, preparedQuery } from '../../platform/database/prepared-query.ts';
import { keptCount } from '../../scope/counts.ts';
import { rowsInParts, rowsWithin } from '../../scope/within.ts';
import { hasNumber, hasText } from '../../search/text.ts';

const phone = mobileField(required);

/** Part of a name, a father's or relation's name, or an e-mail address in `q`; part of a mobile number in `mobile`. */
export type CitizenFilter = QueryOf<typeof citizenList>;

/**
 * The citizens within reach that match, with the `provenance` of each (`provenanceRank`) where a whole mobile is asked for;
 * null where they are listed without a text, from kept counts.
 */
export function citizenMatches(
  caller: Caller,
  { q, mobile, incomplete }: CitizenFilter,
): RawBuilder<unknown> | null {
  if (!q && !mobile && !incomplete && isStaff(caller.role)) return null;
  const conditions = [sql<SqlBool>`true`];
  if (q) conditions.push(hasText(sql`search_text`, q));
  if (mobile) conditions.push(hasNumber(sql`mobile`, mobile));
  if (incomplete) conditions.push(sql<SqlBool>`not name_known`);
  const provenance = mobile && isWhole(mobile) ? provenanceRank(caller) : sql`0`;
  return sql`select id, ${provenance} as provenance from ${rowsWithin(caller, 'citizens')} where ${sql.join(conditions, sql` and `)}`;
}

/** Whether a mobile is asked for with all of its digits, to find whom a paper is for. */
function isWhole(mobile: string): boolean {
  return problem(phone, tidy(phone, mobile)) === null;
}

/** The newest citizens within reach of staff: how many there are, and which are on the page. One statement. */
export async function newestCitizens(
  db: Queryable,
  caller: Caller,
  { page, per_page }: CitizenFilter,
): Promise<{ total: number; ids: number[] }> {
  const [found] = await newest(db, caller, page * per_page, per_page);
  return found ?? { total: 0, ids: [] };
}

/** The count is kept, and the page that ends after so many is read in order. */
const newest = preparedQuery((_db, caller: Caller, end: number, size: number) => {
  const upTo = sql`order by id desc limit ${hiddenFromPlanner(end, 'bigint')}`;
  // unscoped: `rowsInParts` are within reach
  const parts = rowsInParts(caller, 'citizens').map(rows => sql`(select id from ${rows} ${upTo})`);
  const found = sql.join(parts, sql` union all `);
  return sql<{ total: number; ids: number[] }>`
    select ${keptCount(caller, 'citizens')} as total,
      array(select id from (${found}) as found order by id desc
        limit ${hiddenFromPlanner(size, 'bigint')} offset ${hiddenFromPlanner(end, 'bigint')} - ${hiddenFromPlanner(size, 'bigint')}) as ids`;
});
