import { type Caller, reachOf } from '@rto-desk/contract/access';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains, namesContain } from '../../platform/database/contains.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { type Owners, pageWithTotal, type Search } from '../../platform/database/page-with-total.ts';
import { branchesOf, withinReach } from '../search/reach.ts';
import { chunksOf, pageDaysOf } from './counted.ts';
import { type ExpiryScan, isEmpty } from './scan.ts';

/** A document that ends, and whose it is. */
export interface FoundExpiry {
  type: AnyKind['type'];
  document_id: number;
  citizen_id: number;
  expiry_date: string;
  superseded: boolean;
  owner_name: string;
  owner_mobile: string;
  vehicle_no: string | null;
}

export interface FoundPage {
  total: number;
  found: FoundExpiry[];
}

/**
 * The documents of a scan within reach, soonest first, then by type and id: `size` of them after the first
 * `offset`, and how many there are in all. One statement. Without a text to look for, what staff ask is answered
 * from the kept counts, which say on which days the page lies: the last page costs what the first does.
 */
export async function findExpiries(
  db: Queryable,
  caller: Caller,
  scan: ExpiryScan,
  { offset, size }: { offset: number; size: number },
): Promise<FoundPage> {
  if (isEmpty(scan)) return nothing;
  const byCounts = scan.owner === null && scan.vehicle === null && reachOf(caller).sees !== 'own';
  if (!byCounts) return matchedPage(db, caller, scan, offset, size);
  const { rows } = await countedPage(caller, scan, offset, size).execute(db);
  return rows[0] ?? nothing;
}

function countedPage(caller: Caller, scan: ExpiryScan, offset: number, size: number) {
  return sql<FoundPage>`
    with ${chunksOf(caller, scan)}, ${pageDaysOf(caller, scan, offset, size)},
    page as materialized (
      select document.* from page_days, lateral (${documentsOfDay(caller, scan)}) as document)
    select (select coalesce(sum(documents), 0)::integer from chunks) as total, ${asRows} as found`;
}

/** The wanted rows of one of the `page_days`: ordered reads of an index, one for each branch and state. */
function documentsOfDay(caller: Caller, scan: ExpiryScan): RawBuilder<unknown> {
  const states = scan.superseded ? [false, true] : [false];
  const branches = branchesOf(caller) ?? [null];
  const reads = branches.flatMap(branch =>
    states.map(
      superseded => sql`(
        select * from expiries
        where expiry_date = page_days.day and superseded = ${sql.lit(superseded)}
          and ${branch === null ? sql`true` : sql`branch_id = ${branch}`} and ${isOfType(scan)}
        order by type, document_id limit page_days.skipped + page_days.taken)`,
    ),
  );
  return sql`
    select * from (${sql.join(reads, sql` union all `)}) as reads
    order by type, document_id limit page_days.taken offset page_days.skipped`;
}

async function matchedPage(db: Queryable, caller: Caller, scan: ExpiryScan, offset: number, size: number) {
  const belongingTo: Owners[] = [];
  if (scan.owner !== null)
    belongingTo.push({ name: 'owners', ids: ownersOf(scan.owner), column: 'citizen_id' });
  if (scan.vehicle !== null)
    belongingTo.push({ name: 'their_vehicles', ids: vehiclesOf(scan.vehicle), column: 'vehicle_id' });
  const search: Search = {
    table: 'expiries',
    columns: sql`type, document_id, citizen_id, vehicle_id, expiry_date, superseded`,
    order: sql`expiry_date, type, document_id`,
    where: saysOfItself(caller, scan),
    isLogged: reachOf(caller).sees !== 'own',
    parts: (branchesOf(caller) ?? []).map(branch => sql<SqlBool>`branch_id = ${branch}`),
    belongingTo,
  };
  const found = await pageWithTotal<FoundPage>(db, search, { offset, size }, sql`${asRows} as found`);
  return found ?? nothing;
}

function ownersOf(name: string): RawBuilder<unknown> {
  return sql`select id from citizens where ${namesContain(sql`lower(name)`, name.toLowerCase())}`;
}

function vehiclesOf(part: string): RawBuilder<unknown> {
  return sql`select record_id from findable_numbers where record = 'vehicles' and ${contains(sql`number`, part)}`;
}

const nothing: FoundPage = { total: 0, found: [] };

/** The condition on `expiries` that a scan comes to, within reach. */
export function matches(caller: Caller, scan: ExpiryScan): RawBuilder<SqlBool> {
  const conditions = [saysOfItself(caller, scan)];
  // Said of owner and vehicle as well, which an index finds where they are few.
  if (scan.owner !== null) conditions.push(sql<SqlBool>`expiries.citizen_id in (${ownersOf(scan.owner)})`);
  if (scan.vehicle !== null)
    conditions.push(sql<SqlBool>`expiries.vehicle_id in (${vehiclesOf(scan.vehicle)})`);
  return all(conditions);
}

/** The same condition, by what stands in the row itself. */
function saysOfItself(caller: Caller, scan: ExpiryScan): RawBuilder<SqlBool> {
  const conditions = [withinReach(caller, 'expiries'), isOfType(scan)];
  if (scan.from !== null) conditions.push(sql<SqlBool>`expiries.expiry_date >= ${scan.from}::date`);
  if (scan.until !== null) conditions.push(sql<SqlBool>`expiries.expiry_date <= ${scan.until}::date`);
  if (!scan.superseded) conditions.push(sql<SqlBool>`not expiries.superseded`);
  if (scan.owner !== null) conditions.push(contains(sql`expiries.owner_name`, scan.owner.toLowerCase()));
  if (scan.vehicle !== null) conditions.push(contains(sql`expiries.registration`, scan.vehicle));
  return all(conditions);
}

function all(conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`;
}

function isOfType({ type }: ExpiryScan): RawBuilder<SqlBool> {
  return type === null ? sql<SqlBool>`true` : sql<SqlBool>`expiries.type = ${type}`;
}

/** The rows of `page`, with owner and vehicle, as one JSON array in the report's order. */
const asRows = sql<FoundExpiry[]>`(
  select coalesce(json_agg(json_build_object(
      'type', page.type, 'document_id', page.document_id, 'citizen_id', page.citizen_id,
      'expiry_date', page.expiry_date, 'superseded', page.superseded,
      'owner_name', citizens.name, 'owner_mobile', citizens.mobile, 'vehicle_no', vehicles.registration_no)
    order by page.expiry_date, page.type, page.document_id), '[]')
  from page
    join citizens on citizens.id = page.citizen_id
    left join vehicles on vehicles.id = page.vehicle_id)`;
