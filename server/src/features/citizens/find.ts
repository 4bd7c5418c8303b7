import { type Caller, reachOf } from '@rto-desk/contract/access';
import { expressionBuilder, type SqlBool, sql } from 'kysely';
import {
  allSought,
  type Branches,
  namesContain,
  numberContains,
  type Sought,
} from '../../platform/database/contains.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lookup, unseen } from '../../platform/database/lookup.ts';
import { pageOfIds, type Search } from '../../platform/database/page-with-total.ts';
import type { Database } from '../../platform/database/schema.ts';
import { branchesOf, eachBranch } from '../../scope/branches.ts';
import { visibleCitizens } from '../../scope/citizens.ts';
import { keptCount } from '../../scope/counts.ts';

export interface CitizenFilter {
  /** Part of a name, a father's or relation's name, or an e-mail address. */
  q?: string | undefined;
  /** Part of a mobile number. */
  mobile?: string | undefined;
  page: number;
  per_page: number;
}

export interface FoundCitizens {
  total: number;
  /** The citizens of the page, newest first. */
  ids: number[];
}

/** One page of the citizens within a caller's reach that a filter finds, newest first. One statement. */
export async function findCitizens(
  db: Queryable,
  caller: Caller,
  filter: CitizenFilter,
): Promise<FoundCitizens> {
  const parts = partsOf(caller, filter);
  const isOwn = reachOf(caller).sees === 'own';
  if (parts.length === 0 && !isOwn) {
    const { page, per_page } = filter;
    const [found] = await newest(db, caller, page * per_page, per_page);
    return found ?? { total: 0, ids: [] };
  }
  const reach = visibleCitizens(caller)(expressionBuilder<Database, 'citizens'>());
  const { where, sieve } = allSought([{ where: sql<SqlBool>`${reach}`, sieve: null }, ...parts]);
  const search: Search = {
    table: 'citizens',
    columns: sql`id`,
    order: sql`id desc`,
    where,
    // One's own are few enough without.
    sieve: isOwn ? null : sieve,
    isLogged: !isOwn,
    parts: eachBranch(caller, sql`coalesce(branch_id, 0)`),
  };
  return pageOfIds(db, search, filter.page, filter.per_page);
}

/** Without a text to look for, the count is kept and the page that ends after so many is read in order. */
const newest = lookup((_db, caller: Caller, end: number, size: number) => {
  const upTo = sql`order by id desc limit ${unseen(end, 'bigint')}`;
  const branches = branchesOf(caller);
  const ofBranch = (branch: number) =>
    sql`(select id from citizens where coalesce(branch_id, 0) = ${branch} ${upTo})`;
  const found =
    branches === null
      ? sql`select id from citizens ${upTo}`
      : sql.join(branches.map(ofBranch), sql` union all `);
  return sql<FoundCitizens>`
    select ${keptCount(caller, 'citizens')} as total,
      array(select id from (${found}) as found order by id desc
        limit ${unseen(size, 'bigint')} offset ${unseen(end, 'bigint')} - ${unseen(size, 'bigint')}) as ids`;
});

function partsOf(caller: Caller, { q, mobile }: CitizenFilter): Sought[] {
  const branches = branchesOf(caller);
  const parts: Sought[] = [];
  if (q) parts.push(namesContain(sql`search_text`, q.toLowerCase(), branches));
  if (mobile) parts.push(hasMobile(mobile.replace(/[\s-]/g, ''), branches));
  return parts;
}

/** A mobile number that contains a whole one is that one. */
function hasMobile(part: string, branches: Branches): Sought {
  return /^[0-9]{10}$/.test(part)
    ? { where: sql<SqlBool>`mobile = ${part}`, sieve: null }
    : numberContains('mobile', part, branches);
}
