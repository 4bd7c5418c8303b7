import { type Caller, reachOf } from '@rto-desk/contract/access';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  allOf,
  allSought,
  contains,
  lookedUp,
  namesContain,
  numberContains,
} from '../../platform/database/contains.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { lookup, unseen } from '../../platform/database/lookup.ts';
import { type Owners, pageWithTotal, type Search } from '../../platform/database/page-with-total.ts';
import type { Database } from '../../platform/database/schema.ts';
import { branchesOf, eachBranch, withinReach } from '../../scope/branches.ts';
import { visibleCitizens } from '../../scope/citizens.ts';
import { type CountedPage, chunksOf, countedPageOf, pageStepsOf } from './counted.ts';
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
  const [page] = await countedPage(db, caller, countedPageOf(scan, { offset, size }));
  return page ?? nothing;
}

const countedPage = lookup(
  (_db, caller: Caller, page: CountedPage) => sql<FoundPage>`
    with ${chunksOf(caller, page)}, ${pageStepsOf(caller, page)},
    page as materialized (
      select expiries.* from page_steps cross join lateral (${documentsOfStep(caller, page)}) as document
        join expiries on expiries.type = page_steps.type and expiries.document_id = document.document_id)
    select (select coalesce(sum(documents), 0)::integer from chunks) as total, ${asRows} as found`,
);

/** The wanted documents of one of the `page_steps`: ordered reads of an index alone, one for each branch and state. */
function documentsOfStep(caller: Caller, page: CountedPage): RawBuilder<unknown> {
  const branches = branchesOf(caller) ?? [null];
  const reads = branches.flatMap(branch =>
    [false, true].map(
      superseded => sql`(
        select document_id from expiries
        where expiry_date = page_steps.day and type = page_steps.type and superseded = ${sql.lit(superseded)}
          and ${superseded ? unseen(page.superseded, 'boolean') : sql`true`}
          and ${branch === null ? sql`true` : sql`branch_id = ${branch}`}
        order by document_id limit page_steps.skipped + page_steps.taken)`,
    ),
  );
  return sql`
    select * from (${sql.join(reads, sql` union all `)}) as reads
    order by document_id limit page_steps.taken offset page_steps.skipped`;
}

async function matchedPage(db: Queryable, caller: Caller, scan: ExpiryScan, offset: number, size: number) {
  const belongingTo: Owners[] = [];
  if (scan.owner !== null)
    belongingTo.push({
      name: 'owners',
      ids: ownersOf(caller, scan.owner),
      column: 'citizen_id',
      where: saysOfItself(caller, { ...scan, owner: null }),
    });
  if (scan.vehicle !== null)
    belongingTo.push({
      name: 'their_vehicles',
      ids: vehiclesOf(caller, scan.vehicle),
      column: 'vehicle_id',
      where: saysOfItself(caller, { ...scan, vehicle: null }),
    });
  const search: Search = {
    table: 'expiries',
    columns: sql`type, document_id, citizen_id, vehicle_id, expiry_date, superseded`,
    order: sql`expiry_date, type, document_id`,
    where: saysOfItself(caller, scan),
    sieve: null,
    isLogged: reachOf(caller).sees !== 'own',
    parts: eachBranch(caller, sql`branch_id`),
    belongingTo,
  };
  const found = await pageWithTotal<FoundPage>(db, search, { offset, size }, sql`${asRows} as found`);
  return found ?? nothing;
}

function ownersOf(caller: Caller, name: string): RawBuilder<unknown> {
  const within = sql<SqlBool>`${visibleCitizens(caller)(expressionBuilder<Database, 'citizens'>())}`;
  const called = namesContain(sql`lower(name)`, name.toLowerCase(), branchesOf(caller));
  return sql`select id from citizens where ${lookedUp(allSought([{ where: within, sieve: null }, called]))}`;
}

function vehiclesOf(caller: Caller, part: string): RawBuilder<unknown> {
  const within = withinReach(caller, 'findable_numbers');
  const numbered = numberContains('number', part, branchesOf(caller));
  return sql`
    select record_id from findable_numbers
    where record = 'vehicles' and ${lookedUp(allSought([{ where: within, sieve: null }, numbered]))}`;
}

const nothing: FoundPage = { total: 0, found: [] };

/** The condition on `expiries` that a scan comes to, within reach. */
export function matches(caller: Caller, scan: ExpiryScan): RawBuilder<SqlBool> {
  const conditions = [saysOfItself(caller, scan)];
  // Said of owner and vehicle as well, which an index finds where they are few.
  if (scan.owner !== null)
    conditions.push(sql<SqlBool>`expiries.citizen_id in (${ownersOf(caller, scan.owner)})`);
  if (scan.vehicle !== null)
    conditions.push(sql<SqlBool>`expiries.vehicle_id in (${vehiclesOf(caller, scan.vehicle)})`);
  return allOf(conditions);
}

/** The same condition, by what stands in the row itself. */
function saysOfItself(caller: Caller, scan: ExpiryScan): RawBuilder<SqlBool> {
  const conditions = [withinReach(caller, 'expiries'), isOfType(scan)];
  if (scan.from !== null) conditions.push(sql<SqlBool>`expiries.expiry_date >= ${scan.from}::date`);
  if (scan.until !== null) conditions.push(sql<SqlBool>`expiries.expiry_date <= ${scan.until}::date`);
  if (!scan.superseded) conditions.push(sql<SqlBool>`not expiries.superseded`);
  if (scan.owner !== null) conditions.push(contains(sql`expiries.owner_name`, scan.owner.toLowerCase()));
  if (scan.vehicle !== null) conditions.push(contains(sql`expiries.registration`, scan.vehicle));
  return allOf(conditions);
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
