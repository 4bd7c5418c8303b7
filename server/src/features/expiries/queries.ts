import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { ExpiryReport, ExpiryRow } from '@rto-desk/contract/endpoints/expiries';
import { type KindSlug, kindOf, kinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import { endName, holderUntil } from '../../facts/later-ends.ts';
import { notifiedRows } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  countedPageMeta,
  countUpTo,
  type FoundPage,
  type PageQuery,
  spanOfParts,
} from '../../platform/database/paging.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { rowsInParts, rowsWithin, within } from '../../scope/within.ts';
import { findPage } from '../../search/page.ts';
import type { Services } from '../../services.ts';
import { type ExpiryFilter, matches } from './filter.ts';
import { documentKey, recordsOf } from './records.ts';

/** An expiring document and its owner. */
interface FoundExpiry {
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

const order = sql`expiry_date, kind, document_id, end_field`;
const columns = sql`kind, document_id, end_field, citizen_id, vehicle_id, expiry_date, superseded`;

/** One page of the report: by expiry date, then kind and id. Two statements. */
export async function expiriesPage(
  services: Pick<Services, 'db' | 'fileKey'>,
  caller: Viewer,
  filter: ExpiryFilter,
  page: number,
  perPage: number,
): Promise<ExpiryReport> {
  const isText = filter.owner !== null || filter.vehicle !== null;
  const find = isText ? searched : listed;
  const { found, ...counts } = await find(services.db, caller, filter, { page, per_page: perPage });
  const records = await recordsOf(services, caller, found);
  const data = found.flatMap(row => asRow(row, records.get(documentKey(row))));
  return { data, ...countedPageMeta({ page, perPage, rows: data.length, ...counts }) };
}

/** A page of what a filter without a text finds. */
async function listed(
  db: Queryable,
  caller: Caller,
  filter: ExpiryFilter,
  { page, per_page }: PageQuery,
): Promise<FoundPage<FoundExpiry>> {
  // unscoped: the rows of `partsOf` are within reach
  const finds = partsOf(caller, filter).map(
    rows => sql`select ${columns} from ${rows} where ${matches(filter)}`,
  );
  const onPage = spanOfParts(finds, order, { offset: (page - 1) * per_page, limit: per_page + 1 });
  // unscoped: the documents that were found within reach
  const { rows } = await sql<{ found: FoundExpiry[]; counted: number }>`
    select array(select ${asFound} from (${onPage}) as page order by ${order}) as found,
      ${countUpTo(sql`${sql.join(finds, sql` union all `)}`)} as counted`.execute(db);
  const { found = [], counted = 0 } = rows[0] ?? {};
  return { found: found.slice(0, per_page), counted, hasNext: found.length > per_page };
}

/** The same where it has a text. */
function searched(
  db: Queryable,
  caller: Caller,
  filter: ExpiryFilter,
  query: PageQuery,
): Promise<FoundPage<FoundExpiry>> {
  const finds = sql`
    select ${columns} from ${rowsWithin(caller, filter.left ? 'left_expiries' : 'expiries')} where ${matches(filter)}`;
  return findPage(db, { finds, order, shown: asFound }, query);
}

/** The rows of `expiries` that a filter chooses from, for a `from` clause each. */
function partsOf(caller: Caller, { left }: ExpiryFilter): readonly RawBuilder<unknown>[] {
  if (left) return [rowsWithin(caller, 'left_expiries')];
  return isStaff(caller.role) ? rowsInParts(caller, 'expiries') : [rowsWithin(caller, 'expiries')];
}

/** A row of `page` with its owner and vehicle, as JSON. */
// unscoped: the holder and the vehicle of a document within reach
const asFound = sql<FoundExpiry>`(
  select json_build_object(
    'kind', page.kind, 'document_id', page.document_id, 'end_field', page.end_field, 'citizen_id', page.citizen_id,
    'expiry_date', page.expiry_date, 'superseded', page.superseded, 'owner_name', citizens.name,
    'owner_mobile', citizens.mobile, 'vehicle_no', vehicles.registration_no, 'told', ${notifiedRows('page')})
  from citizens left join vehicles on vehicles.id = page.vehicle_id
  where citizens.id = page.citizen_id)`;

function asRow(row: FoundExpiry, full_record: DocumentRecord | undefined): ExpiryRow[] {
  if (full_record === undefined) return [];
  const kind = kindOf(row.kind);
  const number = kind.number === null ? null : full_record[kind.number];
  const {
    document_id,
    citizen_id,
    end_field,
    expiry_date,
    superseded,
    owner_name,
    owner_mobile,
    vehicle_no,
    told,
  } = row;
  const identifier = typeof number === 'string' ? number : (vehicle_no ?? owner_name);
  const whose = { citizen_id, owner_name, owner_mobile, vehicle_no };
  return [
    {
      type: kind.type,
      end: full_record.ends.length > 1 ? end_field : null,
      expiry_date,
      superseded,
      holder_until: full_record.ends.find(one => one.end === end_field)?.holder_until ?? null,
      told,
      ...whose,
      slug: kind.slug,
      record_id: document_id,
      identifier,
      full_record,
    },
  ];
}

/** A line of the report as CSV. */
export interface ExpiryLine extends Omit<FoundExpiry, 'told'> {
  /** When the last notice about it went out (ISO 8601). */
  told_at: string | null;
  identifier: string | null;
  holder_until: string | null;
  /** The field of this end, where the document has more than one. */
  end: string | null;
}

/** Streams every matching document within reach, in the report's order, in constant memory. */
export async function* expiryLines(
  db: Queryable,
  caller: Caller,
  filter: ExpiryFilter,
): AsyncGenerator<ExpiryLine> {
  const { expiries, leftExpiries } = within(db, caller);
  const lines = (filter.left ? leftExpiries() : expiries())
    // unscoped: the holder of a document within reach
    .innerJoin('citizens', 'citizens.id', 'expiries.citizen_id')
    // unscoped: the vehicle of a document within reach
    .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
    .select([
      'expiries.kind',
      'expiries.document_id',
      'expiries.end_field',
      'expiries.citizen_id',
      'expiries.expiry_date',
      'expiries.superseded',
      'citizens.name as owner_name',
      'citizens.mobile as owner_mobile',
      'vehicles.registration_no as vehicle_no',
      identifier.as('identifier'),
      holderUntil.as('holder_until'),
      endName.as('end'),
      sql<string | null>`${notifiedRows('expiries')} ->> 'at'`.as('told_at'),
    ])
    .where(matches(filter))
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.kind')
    .orderBy('expiries.document_id')
    .orderBy('expiries.end_field');
  yield* lines.stream(500);
}

// unscoped: of a row of expiries, which its statement has limited
const holderName = sql`(select name from citizens where id = expiries.citizen_id)`;

/** What identifies a document of any kind: its number; where there is none the vehicle's, of a licence its holder's name. */
// unscoped: of a row of expiries, which its statement has limited
export const identifier = sql<string | null>`coalesce(case expiries.kind ${sql.join(
  kinds.flatMap(({ slug, number, collection }) =>
    number === null
      ? []
      : sql`when ${sql.lit(slug)} then (select ${sql.ref(number)} from ${sql.table(collection)} where id = expiries.document_id)`,
  ),
  sql` `,
)} end, vehicles.registration_no, ${holderName})`;

/**
 * Whether the office has entered all that identifies the document: itself, its vehicle and, where a licence without a
 * number goes by its holder's name, that name.
 */
// unscoped: of a row of expiries, which its statement has limited
export const isIdentifiedByOffice = sql<boolean>`(
  expiries.origin = 'office' and coalesce(vehicles.origin, 'office') = 'office'
  and (expiries.vehicle_id is not null or not expiries.incomplete or exists (
    select from citizens where id = expiries.citizen_id and name_by_holder_at is null)))`;
