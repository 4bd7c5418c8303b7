import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';

/** What an engineer would write for one call alone: a statement, its values for an address, and its answer. */
export interface ByHand {
  text: string;
  /** `id` is that of what the server answered, which for `/me` is the caller whom the session told. */
  values(address: URL, id: number): unknown[];
  /** Totals and ids in their order, from the answer of the server as from the row of this statement. */
  told(answer: string): unknown[];
}

interface Row {
  id: number;
}
interface List {
  data: readonly Row[];
  total?: number;
  meta?: { total: number };
}
interface Expiries {
  data: readonly { slug: string; record_id: number }[];
  total: number;
}
type Documents = Partial<Record<AnyKind['collection'], readonly Row[]>>;
type Everything = Row & Documents & { vehicles: readonly (Row & Documents)[] };
interface Stats {
  pending_requests: number;
  total_citizens: number;
  total_users: number;
}

const ONE = ({ id }: Row) => [id];
const LIST = ({ data, total, meta }: List) => [total ?? meta?.total, data.map(({ id }) => id)];

const FATHER = `coalesce(father_name,
    case when relation_type in ('Son of', 'Daughter of') then relation_name end) as father_name`;

const COUNTS = `
  exists (select from users where citizen_id = citizens.id) as is_primary_profile_for_user,
  (select count(*)::integer from learner_licenses where citizen_id = citizens.id) as learner_licenses_count,
  (select count(*)::integer from driving_licenses where citizen_id = citizens.id) as driving_licenses_count,
  (select count(*)::integer from vehicles where citizen_id = citizens.id) as vehicles_count`;

const CITIZEN = `
  citizens.id, citizens.name, relation_type, relation_name, mobile, citizens.email, dob, address, state, city,
  citizens.branch_id, reminders_off, citizens.created_by, citizens.created_at, citizens.updated_at,
  creators.name as creator_name, branches.name as branch_name, ${FATHER}, ${COUNTS}`;

const WITH_NAMES = `
  left join users creators on creators.id = citizens.created_by
  left join branches on branches.id = citizens.branch_id`;

/** The citizens of a page by their ids, newest first. */
const citizensOf = (ids: string) => `
  (select coalesce(json_agg(citizen), '[]') from (
    select ${CITIZEN} from (${ids}) page join citizens using (id) ${WITH_NAMES} order by id desc) citizen) as data`;

/** As a list counts: up to one more than ten thousand. */
const COUNT_OF_CITIZENS = '(select count(*)::integer from (select 1 from citizens limit 10001) counted)';

/** A document with what is told of its file. */
const withFile = ({ collection }: AnyKind) => `
  select document.*, files.media_type as file_type
  from ${collection} document left join files on files.id = document.file_id`;

/** The documents of a kind of citizen $1, as `told` reads them. */
const documentsOf = (kind: AnyKind) => `
  (select coalesce(json_agg(found order by ${newestFirst(kind, 'found')}), '[]') from (
    select document.*, ${superseded(kind)} from (${withFile(kind)} where document.citizen_id = $1) document) found
  ) as ${kind.collection}`;

const newestFirst = ({ owner, until }: AnyKind, of: string) =>
  owner === 'citizen' ? `${of}.id desc` : `${of}.vehicle_id desc, ${of}.${until} desc, ${of}.id desc`;

const superseded = ({ slug, succession }: AnyKind) =>
  succession
    ? `(select coalesce(bool_and(superseded), false) from expiries where kind = '${slug}' and document_id = document.id) as superseded`
    : 'false as superseded';

/** The documents of one kind that belong to $1, and how many they are. */
const pageOf = (kind: AnyKind, owner: string) => `
  (select count(*)::integer from ${kind.collection} where ${owner} = $1) as total,
  (select coalesce(json_agg(page), '[]') from (
    select document.*, ${superseded(kind)} from (${withFile(kind)}) document where ${owner} = $1
    order by ${newestFirst(kind, 'document')} limit 10) page) as data`;

function kindOf(slug: AnyKind['slug']): AnyKind {
  const found = kinds.find(kind => kind.slug === slug);
  if (found === undefined) throw new Error(`No kind ${slug}`);
  return found;
}

/** By the names of the busiest calls (`calls.ts`), for an admin, who sees everything. */
export const byHand: ReadonlyMap<string, ByHand> = new Map([
  [
    'GET /me',
    statement(
      `select id, name, phone, email, role, branch_id, citizen_id, updated_at, two_factor,
        role <> 'user' and not two_factor and (select two_factor_required from office_settings) as two_factor_due,
        (select to_json(branch) from (select id, name from branches where id = branch_id) branch) as branch,
        (select to_json(citizen) from (
          select id, name, dob, address, mobile, email, state, city, ${FATHER}
          from citizens where id = citizen_id) citizen) as citizen
      from users, lateral (select exists (
        select from two_factors where user_id = users.id and confirmed_at is not null) as two_factor) confirmed
      where id = $1`,
      (_, id) => [id],
      ONE,
    ),
  ],
  [
    'GET /citizens',
    statement(
      `select least(${COUNT_OF_CITIZENS}, 10000) as total,
        ${citizensOf('select id from citizens order by id desc limit 10 offset $1')}`,
      address => [offsetOf(address, 10)],
      LIST,
    ),
  ],
  [
    'GET /citizens?q',
    statement(
      `with found as materialized (
        select id from citizens where search_text like $1)
      select (select count(*)::integer from found) as total,
        ${citizensOf('select id from found order by id desc limit 10')}`,
      ({ searchParams }) => [`%${searchParams.get('q')?.toLowerCase() ?? ''}%`],
      LIST,
    ),
  ],
  [
    'GET /citizens/{id}',
    statement(`select ${CITIZEN} from citizens ${WITH_NAMES} where citizens.id = $1`, ofOwner, ONE),
  ],
  [
    'GET /citizens/{id}/all-details',
    statement(
      `select ${CITIZEN}, ${kinds.map(documentsOf)},
        (select coalesce(json_agg(vehicles order by id desc), '[]') from vehicles where citizen_id = $1) as vehicles
      from citizens ${WITH_NAMES} where citizens.id = $1`,
      ofOwner,
      ({ id, vehicles, ...licences }: Everything) => [
        id,
        vehicles.map(vehicle => vehicle.id),
        kinds.map(({ collection }) =>
          [licences, ...vehicles].flatMap(owner => (owner[collection] ?? []).map(document => document.id)),
        ),
      ],
    ),
  ],
  [
    'GET /citizens/{id}/dl',
    statement(`select ${pageOf(kindOf('dl'), 'citizen_id')} from citizens where id = $1`, ofOwner, LIST),
  ],
  [
    'GET /vehicles/{id}/puccs',
    statement(`select ${pageOf(kindOf('puccs'), 'vehicle_id')} from vehicles where id = $1`, ofOwner, LIST),
  ],
  [
    'GET /search/vehicle',
    statement(
      `with found as materialized (
        select record_id from searchable_numbers where record = 'vehicles' and number like $1)
      select (select count(*)::integer from found) as total,
        (select coalesce(json_agg(page), '[]') from (
          select vehicles.*, name as holder_name, mobile as holder_mobile
          from (select record_id from found order by record_id desc limit 10) newest
            join vehicles on vehicles.id = record_id join citizens on citizens.id = citizen_id
          order by record_id desc) page) as data`,
      ({ searchParams }) => [`%${searchParams.get('vehicle_no')}%`],
      LIST,
    ),
  ],
  [
    'GET /reports/expiries',
    statement(
      `select
        (select least(count(*), 10000)::integer from (
          select 1 from expiries where not has_left and not superseded and expiry_date between $1 and $2 limit 10001) counted) as total,
        (select coalesce(json_agg(page), '[]') from (
          select page.kind as slug, document_id as record_id, page.citizen_id, expiry_date, superseded,
            name as owner_name, mobile as owner_mobile, registration_no as vehicle_no,
            case page.kind ${kinds.map(kind => `when '${kind.slug}' then (select to_json(document) from (${withFile(kind)} where document.id = document_id) document)`).join(' ')} end as full_record
          from (
            select * from expiries where not has_left and not superseded and expiry_date between $1 and $2
            order by expiry_date, kind, document_id, end_field limit 15 offset $3) page
            join citizens on citizens.id = page.citizen_id left join vehicles on vehicles.id = page.vehicle_id
          order by expiry_date, page.kind, document_id, end_field) page) as data`,
      address => [
        address.searchParams.get('start_date'),
        address.searchParams.get('end_date'),
        offsetOf(address, 15),
      ],
      ({ data, total }: Expiries) => [total, data.map(({ slug, record_id }) => [slug, record_id])],
    ),
  ],
  [
    'GET /dashboard/stats',
    statement(
      `select (select count(*)::integer from service_requests where status = 'pending') as pending_requests,
        (select count(*)::integer from citizens) as total_citizens,
        (select count(*)::integer from users) as total_users`,
      () => [],
      ({ pending_requests, total_citizens, total_users }: Stats) => [
        pending_requests,
        total_citizens,
        total_users,
      ],
    ),
  ],
]);

function statement<Answer>(
  text: string,
  values: ByHand['values'],
  told: (answer: Answer) => unknown[],
): ByHand {
  return { text, values, told: answer => told(JSON.parse(answer)) };
}

/** The id in an address like `/citizens/7/dl`. */
function ofOwner({ pathname }: URL): unknown[] {
  return [Number(/\d+/.exec(pathname)?.[0])];
}

function offsetOf({ searchParams }: URL, size: number): number {
  return (Number(searchParams.get('page')) - 1) * size;
}
