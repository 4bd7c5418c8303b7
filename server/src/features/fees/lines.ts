import type { Caller } from '@rto-desk/contract/access';
import type { FeeLine } from '@rto-desk/contract/endpoints/fees';
import { age, today } from '@rto-desk/contract/expiry';
import type { Service } from '@rto-desk/contract/services';
import { isTransport } from '@rto-desk/contract/vehicle';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound, Unauthenticated } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** What the fees of a service depend on; null where it is not known. */
interface FeeFacts {
  type: string | null;
  age: number | null;
  transport: boolean | null;
}

export interface FeeQuery {
  service: Service;
  vehicle_id?: number | null | undefined;
  type?: string | undefined;
  age?: number | undefined;
  transport?: 'yes' | 'no' | undefined;
  on?: string | null | undefined;
}

export interface Fees {
  lines: FeeLine[];
  total: string | null;
  documents: string[];
  as_of: string;
}

/** What a service costs by law on a day, and the documents that it needs. Throws NotFound for a vehicle out of reach, Unauthenticated for a visitor who names one. */
export async function feesFor(
  db: Queryable,
  caller: Caller | null,
  query: FeeQuery,
  language: string,
): Promise<Fees> {
  const on = query.on ?? today();
  const facts =
    typeof query.vehicle_id === 'number'
      ? await factsOfVehicle(db, caller, query.vehicle_id, on)
      : factsTyped(query);
  const found = await linesFor(db, query.service, facts, on, language);
  const total = found[0]?.total ?? null;
  const documents = await documentsFor(db, query.service, language);
  return { lines: found.map(({ total, ...line }) => line), total, documents, as_of: on };
}

async function documentsFor(db: Queryable, service: Service, language: string): Promise<string[]> {
  const rows = await db
    .selectFrom('service_papers')
    .select(language === 'hi' ? 'name_hi as name' : 'name_en as name')
    .where('service', '=', service)
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(({ name }) => name);
}

function factsTyped({ type, age, transport }: FeeQuery): FeeFacts {
  const byType = type === undefined ? null : isTransport(type);
  return {
    type: type ?? null,
    age: age ?? null,
    transport: transport === undefined ? byType : transport === 'yes',
  };
}

async function factsOfVehicle(
  db: Queryable,
  caller: Caller | null,
  id: number,
  on: string,
): Promise<FeeFacts> {
  if (caller === null) throw new Unauthenticated();
  const vehicle = await within(db, caller)
    .vehicles()
    .select(['vehicles.type', 'vehicles.registered_on'])
    // unscoped: the permits of a vehicle that was found within the caller's reach
    .select(
      sql<boolean>`exists (select from permits where permits.vehicle_id = vehicles.id)`.as('has_permit'),
    )
    .where('vehicles.id', '=', id)
    .executeTakeFirst();
  if (vehicle === undefined) throw new NotFound();
  const { type, registered_on, has_permit } = vehicle;
  return {
    type,
    age: registered_on === null || registered_on > on ? null : age(registered_on, on),
    transport: has_permit ? true : type === null ? null : isTransport(type),
  };
}

/**
 * The lines of a service. A condition on a fact that is not known is told in `only_for` and leaves the line in. The total
 * is the same on every line.
 */
async function linesFor(
  db: Queryable,
  service: Service,
  { type, age, transport }: FeeFacts,
  on: string,
  language: string,
): Promise<(FeeLine & { total: string | null })[]> {
  const { rows } = await sql<FeeLine & { total: string | null }>`
    with lines as (
      select *, late is true as is_late,
        case when ${type}::text is null then types else '{}' end as open_types,
        case when ${transport}::boolean is null then transport end as open_transport,
        case when ${age}::integer is null then age_from end as open_from,
        case when ${age}::integer is null then age_to end as open_to
      from fee_rules
      where off is null and ${service} = any (services)
        and coalesce(since <= ${on}::date, true) and coalesce(until >= ${on}::date, true)
        and (types = '{}' or ${type}::text is null or ${type}::text = any (types))
        and (transport is null or ${transport}::boolean is null or transport = ${transport}::boolean)
        and coalesce(age_from <= ${age}::integer, true) and coalesce(age_to > ${age}::integer, true)
    ), told as (
      select *, num_nonnulls(open_transport, open_from, open_to) > 0 or open_types <> '{}' as is_open from lines
    )
    select code, kind, case when ${language} = 'hi' then coalesce(what_hi, what) else what end as what,
      amount::text, percent::text, percent_of, per, is_late as late, since, source, confidence,
      case when ${language} = 'hi' then coalesce(note_hi, note) else note end as note,
      case when is_open then jsonb_build_object('types', open_types,
        'transport', case open_transport when true then 'yes' when false then 'no' end,
        'age_from', open_from, 'age_to', open_to) end as only_for,
      case when bool_or(not is_late and (amount is null or confidence = 'L' or is_open)) over () then null
        else sum(amount) filter (where not is_late) over () end::text as total
    from told order by is_late, id`.execute(db);
  return rows;
}
