import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isTold, toldOf } from '../../facts/told.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hiddenFromPlanner, preparedQuery } from '../../platform/database/prepared-query.ts';
import { rowsInParts } from '../../scope/within.ts';
import { hasNumber, hasText } from '../../search/text.ts';
import { type ExpiryFilter, isEmpty } from './filter.ts';
import { type CountedPage, chunksOf, countedPageOf, pageStepsOf } from './report-by-counts.ts';

/** An expiring document and its owner. */
export interface FoundExpiry {
  kind: KindSlug;
  document_id: number;
  end_field: string;
  citizen_id: number;
  expiry_date: string;
  superseded: boolean;
  owner_name: string;
  owner_mobile: string;
  vehicle_no: string | null;
  told: ExpiryRow['told'];
}

export interface FoundPage {
  total: number;
  found: FoundExpiry[];
}

/** Whether the kept counts know how many documents a scan has: staff ask, for no text, for complete ones as well, and for what is here. */
export function isCounted(caller: Caller, filter: ExpiryFilter): boolean {
  return (
    filter.owner === null &&
    filter.vehicle === null &&
    !filter.incomplete &&
    !filter.left &&
    !filter.notTold &&
    isStaff(caller.role)
  );
}

/**
 * The documents of a counted scan within reach, soonest first, then by kind and id: `size` of them after the first
 * `offset`, and how many there are in all. One statement. The counts say on which days the page lies: the last page
 * costs what the first does.
 */
export async function countedExpiries(
  db: Queryable,
  caller: Caller,
  filter: ExpiryFilter,
  { offset, size }: { offset: number; size: number },
): Promise<FoundPage> {
  if (isEmpty(filter)) return nothing;
  const [page] = await countedPage(db, caller, countedPageOf(filter, { offset, size }));
  return page ?? nothing;
}

// unscoped: `page_steps` and their documents are within reach
const countedPage = preparedQuery(
  (_db, caller: Caller, page: CountedPage) => sql<FoundPage>`
    with ${chunksOf(caller, page)}, ${pageStepsOf(caller, page)},
    page as materialized (
      select expiries.* from page_steps cross join lateral (${documentsOfStep(caller, page)}) as document
        join expiries on expiries.kind = page_steps.kind and expiries.document_id = document.document_id
          and expiries.end_field = document.end_field)
    select (select coalesce(sum(documents), 0)::integer from chunks) as total, ${asRows} as found`,
);

/** The wanted documents of one of the `page_steps`: ordered reads of an index alone, one for each branch and state. */
function documentsOfStep(caller: Caller, page: CountedPage): RawBuilder<unknown> {
  // unscoped: `rowsInParts` are within reach
  const reads = rowsInParts(caller, 'expiries').flatMap(rows =>
    [false, true].map(
      superseded => sql`(
        select document_id, end_field from ${rows}
        where expiry_date = page_steps.day and kind = page_steps.kind and superseded = ${sql.lit(superseded)}
          and ${superseded ? hiddenFromPlanner(page.superseded, 'boolean') : sql`true`}
        order by document_id, end_field limit page_steps.skipped + page_steps.taken)`,
    ),
  );
  return sql`
    select * from (${sql.join(reads, sql` union all `)}) as reads
    order by document_id, end_field limit page_steps.taken offset page_steps.skipped`;
}

const nothing: FoundPage = { total: 0, found: [] };

/** The condition on `expiries` that a filter comes to. */
export function matches(filter: ExpiryFilter) {
  const { from, until, kind, superseded, incomplete, notTold, owner, vehicle } = filter;
  const conditions = [sql<SqlBool>`true`];
  const add = (condition: RawBuilder<SqlBool>) => conditions.push(condition);
  if (kind !== null) add(sql`expiries.kind = ${kind}`);
  if (from !== null) add(sql`expiries.expiry_date >= ${from}::date`);
  if (until !== null) add(sql`expiries.expiry_date <= ${until}::date`);
  if (!superseded) add(sql`not expiries.superseded`);
  if (incomplete) add(sql`expiries.incomplete`);
  if (notTold) add(sql`not ${isTold}`);
  if (owner !== null) {
    const name = sql`(' ' || lower(name))`;
    // unscoped: only narrows what is within reach
    add(sql`expiries.citizen_id in (
      select id from citizens where ${hasText(sql`search_text`, owner)} and ${hasText(name, owner)})`);
  }
  if (vehicle !== null)
    // unscoped: only narrows what is within reach
    add(sql`expiries.vehicle_id in (
      select record_id from searchable_numbers where record = 'vehicles' and ${hasNumber(sql`number`, vehicle)})`);
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** The rows of `page`, with owner and vehicle, as one JSON array in the report's order. */
// unscoped: the holder and the vehicle of a document within reach
const asRows = sql<FoundExpiry[]>`(
  select coalesce(json_agg(json_build_object(
      'kind', page.kind, 'document_id', page.document_id, 'end_field', page.end_field, 'citizen_id', page.citizen_id,
      'expiry_date', page.expiry_date, 'superseded', page.superseded,
      'owner_name', citizens.name, 'owner_mobile', citizens.mobile, 'vehicle_no', vehicles.registration_no, 'told', (${toldOf('page')}))
    order by page.expiry_date, page.kind, page.document_id, page.end_field), '[]')
  from page
    join citizens on citizens.id = page.citizen_id
    left join vehicles on vehicles.id = page.vehicle_id)`;
