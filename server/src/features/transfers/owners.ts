import { belongsTo, type Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { FormerVehicle, Owner } from '@rto-desk/contract/endpoints/transfers';
import { UNDO_DAYS } from '@rto-desk/contract/transfer';
import { sql } from 'kysely';
import { countOfCitizen } from '../../facts/count-of-citizen.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** Owners, or vehicles, on a page. */
const PER_PAGE = 20;

/**
 * One page of the owners of a vehicle within reach, the present one first. Each transfer ends the time of one owner and
 * begins that of the next. Throws NotFound.
 */
export async function ownersPage(
  db: Queryable,
  caller: Caller,
  vehicleId: number,
  page: number,
): Promise<Page<Owner>> {
  const vehicle = await within(db, caller)
    .vehicles()
    // unscoped: a caller who sees a vehicle sees its owner
    .innerJoin('citizens as owner', 'owner.id', 'vehicles.citizen_id')
    .select(['owner.id', 'owner.name'])
    .where('vehicles.id', '=', vehicleId)
    .executeTakeFirst();
  if (vehicle === undefined) throw new NotFound();
  // unscoped: of a vehicle within reach
  const transfers = await db
    .selectFrom('transfers')
    .leftJoin(
      within(db, caller).citizens().select(['citizens.id', 'citizens.name']).as('giver'),
      'giver.id',
      'transfers.from_citizen_id',
    )
    .select([
      'transfers.id',
      'from_citizen_id',
      'giver.name as giver_name',
      'kind',
      'transferred_on',
      'remarks',
    ])
    .select(sql<boolean>`transfers.created_at > now() - make_interval(days => ${UNDO_DAYS})`.as('is_young'))
    .where('vehicle_id', '=', vehicleId)
    .where('undone_on', 'is', null)
    .orderBy('transfers.id', 'desc')
    .execute();
  type Transfer = (typeof transfers)[number];
  const giverOf = ({ from_citizen_id: id, giver_name: name }: Transfer) =>
    id === null || name === null ? null : { id, name };
  const mayUndo = belongsTo('admin', caller.role);
  const ownerAt = (at: number): Owner => {
    const [came, went] = [transfers[at], at === 0 ? undefined : transfers[at - 1]];
    const isLast = at === 0 && came !== undefined && came.is_young && came.from_citizen_id !== null;
    return {
      transfer_id: came?.id ?? null,
      citizen: went === undefined ? vehicle : giverOf(went),
      from: came?.transferred_on ?? null,
      until: went?.transferred_on ?? null,
      kind: came?.kind ?? null,
      remarks: came?.remarks ?? null,
      undoable: mayUndo && isLast ? came.id : null,
    };
  };
  const owners = Array.from({ length: transfers.length + 1 }, (_, at) => ownerAt(at));
  const data = owners.slice((page - 1) * PER_PAGE, page * PER_PAGE);
  return { data, meta: pageMeta(page, PER_PAGE, owners.length, data.length) };
}

/** One page of the vehicles that a citizen within reach has given away, the last one first. Throws NotFound. */
export async function formerVehiclesPage(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  page: number,
): Promise<Page<FormerVehicle>> {
  // unscoped: of a citizen within reach
  const given = sql<number>`(select count(*)::integer from transfers
    where from_citizen_id = citizens.id and undone_on is null)`;
  const total = await countOfCitizen(db, caller, citizenId, given);
  // unscoped: of a citizen within reach, and nothing of who has the vehicle now
  const data = await db
    .selectFrom('transfers')
    .select(['id', 'registration_no', 'kind', 'transferred_on as until'])
    .where('from_citizen_id', '=', citizenId)
    .where('undone_on', 'is', null)
    .orderBy('id', 'desc')
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { data, meta: pageMeta(page, PER_PAGE, total, data.length) };
}
