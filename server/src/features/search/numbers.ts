import { type Caller, reachOf } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/fields';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { NumberedRecord } from '../../platform/database/schema.ts';
import { keptCount } from './counts.ts';
import { branchesOf, withinReach } from './reach.ts';

/** Rows on a page of a search (decisions 2). */
export const SEARCH_PAGE = 10;

/** What is looked for: parts of numbers as typed. Empty ones, and those of spaces and hyphens only, ask for nothing. */
export interface NumberSearch {
  record: NumberedRecord;
  number?: string | undefined;
  application?: string | undefined;
  page: number;
}

export interface FoundNumbers {
  total: number;
  /** The records of the page, newest first. */
  ids: number[];
}

/** One page of the records within reach whose numbers contain the parts, newest first. One statement. */
export async function findNumbers(
  db: Queryable,
  caller: Caller,
  search: NumberSearch,
): Promise<FoundNumbers> {
  const parts = partsOf(search);
  const query =
    parts.length > 0 || reachOf(caller).sees === 'own'
      ? matching(caller, search, parts)
      : newest(caller, search);
  const { rows } = await query.execute(db);
  return rows[0] ?? { total: 0, ids: [] };
}

function matching(caller: Caller, { record, page }: NumberSearch, parts: RawBuilder<SqlBool>[]) {
  const conditions = [sql`record = ${record}`, withinReach(caller, 'findable_numbers'), ...parts];
  return sql<FoundNumbers>`
    with found as materialized (select record_id from findable_numbers where ${sql.join(conditions, sql` and `)})
    select (select count(*)::integer from found) as total,
      array(select record_id from found order by record_id desc
        limit ${SEARCH_PAGE} offset ${(page - 1) * SEARCH_PAGE}) as ids`;
}

/** Without a part to look for, the count is kept and the page is read in order. */
function newest(caller: Caller, { record, page }: NumberSearch) {
  const end = page * SEARCH_PAGE;
  const all = sql`select record_id from findable_numbers where record = ${record}`;
  const ordered = (branch: number) =>
    sql`(${all} and branch_id = ${branch} order by record_id desc limit ${end})`;
  const branches = branchesOf(caller);
  const found = branches === null ? all : sql.join(branches.map(ordered), sql` union all `);
  return sql<FoundNumbers>`
    select ${keptCount(caller, record)} as total,
      array(select record_id from (${found}) as found order by record_id desc
        limit ${SEARCH_PAGE} offset ${end - SEARCH_PAGE}) as ids`;
}

function partsOf({ record, number, application }: NumberSearch): RawBuilder<SqlBool>[] {
  const parts: RawBuilder<SqlBool>[] = [];
  const numberPart = numberKey(number ?? '');
  const applicationPart = numberKey(application ?? '');
  if (numberPart !== '') parts.push(contains(sql`number`, numberPart));
  if (applicationPart !== '') {
    const matches = contains(sql`application`, applicationPart);
    parts.push(record === 'vehicles' ? ofApplicants(matches) : matches);
  }
  return parts;
}

/** A vehicle has no application number of its own: it is found by those of its owner's licences. */
function ofApplicants(matches: RawBuilder<SqlBool>): RawBuilder<SqlBool> {
  const licences = sql.join(citizenKinds.map(kind => sql`${kind.collection}`));
  return sql<SqlBool>`citizen_id in (
    select citizen_id from findable_numbers where record in (${licences}) and ${matches})`;
}
