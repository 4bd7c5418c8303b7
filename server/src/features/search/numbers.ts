import { type Caller, reachOf } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/fields';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { allSought, lookedUp, numberContains, type Sought } from '../../platform/database/contains.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lookup, unseen } from '../../platform/database/lookup.ts';
import { pageOfIds, type Search } from '../../platform/database/page-with-total.ts';
import type { NumberedRecord } from '../../platform/database/schema.ts';
import { branchesOf, eachBranch, withinReach } from '../../scope/branches.ts';
import { keptCount } from '../../scope/counts.ts';
import { ofKind } from '../documents/of-kind.ts';

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
  const { own, ofApplicants } = partsOf(caller, search);
  const isOwn = reachOf(caller).sees === 'own';
  if (own.length === 0 && ofApplicants === null && !isOwn) {
    const [found] = await newest(search.record)(db, caller, search.page * SEARCH_PAGE);
    return found ?? { total: 0, ids: [] };
  }
  const isOfRecord = sql<SqlBool>`record = ${search.record}`;
  const within = sql<SqlBool>`${isOfRecord} and ${withinReach(caller, 'findable_numbers')}`;
  const sought = [{ where: within, sieve: null }, ...own];
  if (ofApplicants !== null) sought.push({ where: ofApplicants, sieve: null });
  const { where, sieve } = allSought(sought);
  const found: Search = {
    table: 'findable_numbers',
    columns: sql`record_id`,
    order: sql`record_id desc`,
    where,
    // The record by itself, since it says which partition to look in. One's own are few enough without.
    sieve: sieve === null || isOwn ? null : sql`${isOfRecord} and ${sieve}`,
    isLogged: !isOwn && ofApplicants === null,
    parts: eachBranch(caller, sql`branch_id`),
  };
  return pageOfIds(db, found, search.page, SEARCH_PAGE);
}

/** Without a part to look for, the count is kept and the page that ends after so many is read in order. */
const newest = ofKind((record: NumberedRecord) =>
  lookup((_db, caller: Caller, end: number) => {
    const all = sql`select record_id from findable_numbers where record = ${sql.lit(record)}`;
    const upTo = sql`order by record_id desc limit ${unseen(end, 'bigint')}`;
    const branches = branchesOf(caller);
    const ofBranch = (branch: number) => sql`(${all} and branch_id = ${branch} ${upTo})`;
    const found =
      branches === null ? sql`${all} ${upTo}` : sql.join(branches.map(ofBranch), sql` union all `);
    return sql<FoundNumbers>`
      select ${keptCount(caller, record)} as total,
        array(select record_id from (${found}) as found order by record_id desc
          limit ${sql.lit(SEARCH_PAGE)} offset ${unseen(end, 'bigint')} - ${sql.lit(SEARCH_PAGE)}) as ids`;
  }),
);

/** What is looked for among the record's own numbers, and for a vehicle among those of its owner's licences. */
function partsOf(caller: Caller, { record, number, application }: NumberSearch) {
  const own: Sought[] = [];
  const branches = branchesOf(caller);
  const numberPart = numberKey(number ?? '');
  const applicationPart = numberKey(application ?? '');
  if (numberPart !== '') own.push(numberContains('number', numberPart, branches));
  if (applicationPart === '') return { own, ofApplicants: null };
  const matches = numberContains('application', applicationPart, branches);
  return record === 'vehicles'
    ? { own, ofApplicants: isOfApplicant(matches) }
    : { own: [...own, matches], ofApplicants: null };
}

/** A vehicle has no application number of its own: it is found by those of its owner's licences. */
function isOfApplicant(matches: Sought): RawBuilder<SqlBool> {
  const licences = sql.join(citizenKinds.map(kind => sql`${kind.collection}`));
  return sql<SqlBool>`citizen_id in (
    select citizen_id from findable_numbers where record in (${licences}) and ${lookedUp(matches)})`;
}
