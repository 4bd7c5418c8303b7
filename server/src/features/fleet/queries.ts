import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { FLEET_PAGE, type FleetEnd, type FleetRow } from '@rto-desk/contract/endpoints/fleet';
import { today, validityOf } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import type { fleetList } from '@rto-desk/contract/vehicle';
import { sql } from 'kysely';
import { endName } from '../../facts/later-ends.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** A page of `fleetOf`. Two statements. Throws NotFound out of reach. */
export async function fleetPage(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  { page, ...filter }: QueryOf<typeof fleetList>,
): Promise<Page<FleetRow>> {
  const { vehicles } = await fleetOf(db, caller, citizenId, filter);
  const from = (page - 1) * FLEET_PAGE;
  const data = vehicles.slice(from, from + FLEET_PAGE);
  return { data, meta: pageMeta(page, FLEET_PAGE, vehicles.length, data.length) };
}

/**
 * All vehicles of a citizen with every current end of each: by the end that is nearest, and those of which nothing is known to
 * end after them; or instead of them those that have left, of which nothing ends here. Throws NotFound for a citizen out of
 * reach.
 */
export async function fleetOf(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  { left = false }: Omit<QueryOf<typeof fleetList>, 'page'>,
): Promise<{ name: string; vehicles: FleetRow[] }> {
  const owned = within(db, caller)
    .vehicles()
    .select(['vehicles.id', 'vehicles.registration_no', 'vehicles.type', 'vehicles.make_model'])
    .select(sql<boolean>`vehicles.noc_on is not null`.as('has_left'))
    .where('vehicles.citizen_id', '=', citizenId)
    .where('vehicles.noc_on', left ? 'is not' : 'is', null);
  const found = await within(db, caller)
    .citizens()
    // unscoped: within reach as it is
    .leftJoin(owned.as('owned'), join => join.onTrue())
    .selectAll('owned')
    .select('citizens.name')
    .where('citizens.id', '=', citizenId)
    .orderBy('owned.registration_no')
    .execute();
  const [citizen] = found;
  if (citizen === undefined) throw new NotFound();
  // A holder without vehicles is a row without one.
  const vehicles = found.flatMap(({ name, id, registration_no, has_left, ...rest }) =>
    id === null || registration_no === null
      ? []
      : [{ id, registration_no, has_left: has_left === true, ...rest }],
  );
  const ends = await within(db, caller)
    .expiries()
    .select(['expiries.vehicle_id', 'expiries.kind as slug', 'expiries.document_id as record_id'])
    .select(['expiries.expiry_date', endName.as('end')])
    .select(sql<boolean>`expiries.origin = 'self'`.as('declared'))
    .where('expiries.citizen_id', '=', citizenId)
    .where('expiries.vehicle_id', 'is not', null)
    .where('expiries.superseded', '=', false)
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.kind')
    .orderBy('expiries.document_id')
    .execute();
  const day = today();
  const ofVehicle = new Map<number, FleetEnd[]>(vehicles.map(({ id }) => [id, []]));
  for (const { vehicle_id, ...end } of ends) {
    ofVehicle.get(vehicle_id ?? 0)?.push({ ...end, state: stateOf(end.expiry_date, day) });
  }
  const rows = vehicles.map(vehicle => ({ ...vehicle, ends: ofVehicle.get(vehicle.id) ?? [] }));
  const place = ({ ends: [nearest] }: FleetRow) => nearest?.expiry_date ?? '9';
  rows.sort((one, other) => place(one).localeCompare(place(other), 'en'));
  return { name: citizen.name, vehicles: rows };
}

function stateOf(until: string, day: string): FleetEnd['state'] {
  const { state } = validityOf(until, false, day);
  return state === 'expired' || state === 'soon' ? state : 'valid';
}
