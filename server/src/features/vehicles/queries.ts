import { type Caller, mayEditRecord, originOf } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { SavedVehicle, Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { numberKey } from '@rto-desk/contract/normalise';
import { markForm } from '@rto-desk/contract/registration-mark';
import type { VehicleValues } from '@rto-desk/contract/vehicle';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type Selectable, sql } from 'kysely';
import { lockCallersAccount } from '../../facts/lock-accounts.ts';
import { lockCitizens } from '../../facts/lock-citizens.ts';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { inOrderOfValues } from '../../platform/database/rows.ts';
import type { VehiclesTable } from '../../platform/database/schema.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { countRecord } from '../../platform/limits.ts';
import { ofEachCitizen, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';

/** Vehicles on a page. */
const PER_PAGE = 10;

/** A vehicle's values as a form gives them: what is absent stays as it is, null clears. */
export type VehicleInput = Partial<VehicleValues> & Pick<VehicleValues, 'registration_no'>;

interface WithProof {
  proof?: Proof | null | undefined;
}

/** One page of a citizen's vehicles, newest first. Two statements. Throws NotFound for a citizen out of reach. */
export async function vehiclesPage(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  page: number,
): Promise<Page<Vehicle>> {
  const [owner] = await owners(db, caller, citizenId);
  if (owner === undefined) throw new NotFound();
  const rows = await vehiclesOf(db, caller, citizenId, (page - 1) * PER_PAGE);
  const data = rows.map(row => asVehicle(caller, row));
  return { data, meta: pageMeta(page, PER_PAGE, owner.total, data.length) };
}

const owners = preparedQuery((db, caller: Caller, citizenId: number) =>
  within(db, caller)
    .citizens()
    .select(
      ofEachCitizen(db)
        .vehicles()
        .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
        .$asScalar()
        .$notNull()
        .as('total'),
    )
    .where('citizens.id', '=', citizenId),
);

const vehiclesOf = preparedQuery((db, caller: Caller, citizenId: number, offset: number) =>
  vehicleRows(db, caller)
    .where('vehicles.citizen_id', '=', citizenId)
    .orderBy('vehicles.id', 'desc')
    .limit(PER_PAGE)
    .offset(offset),
);

/** Adds a vehicle to a citizen within reach. Throws NotFound, IdentityUnproven, and TooMany. */
export async function addVehicle(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  caller: Caller,
  citizenId: number,
  { proof, ...input }: VehicleInput & WithProof,
): Promise<Vehicle> {
  const owner = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', citizenId)
    .executeTakeFirst();
  if (owner === undefined) throw new NotFound();
  await countRecord(limits, caller);
  return db.transaction().execute(async transaction => {
    await lockCallersAccount(transaction, caller);
    await lockCitizens(transaction, caller, [owner.id]);
    await assertOnlyOne(transaction, owner.id, input.registration_no);
    await assertIdentityProven(transaction, caller, owner.id, proof);
    return insertVehicle(transaction, caller, owner.id, input);
  });
}

/** Adds a vehicle within a transaction to a citizen that is known to be within reach. */
async function insertVehicle(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  input: VehicleInput,
): Promise<Vehicle> {
  const [vehicle] = await insertVehicles(db, caller, [{ ...input, citizen_id: citizenId }]);
  if (vehicle === undefined) throw new Error('A vehicle was not added');
  return vehicle;
}

/** Adds vehicles as `insertVehicle` does, in one statement; returns them in their order. */
export async function insertVehicles(
  db: Queryable,
  caller: Caller,
  inputs: readonly (VehicleInput & { citizen_id: number })[],
): Promise<Vehicle[]> {
  if (inputs.length === 0) return [];
  const rows = inputs.map(({ citizen_id, ...input }) => ({
    ...withFinancier(input),
    citizen_id,
    origin: originOf(caller),
    created_by: caller.id,
  }));
  const added = await db.insertInto('vehicles').values(rows).returningAll().execute();
  return inOrderOfValues(added).map(row => asVehicle(caller, row));
}

/**
 * A citizen (locked by the caller) cannot have two vehicles of one number; only a transfer brings one beside what its
 * taker has declared. Throws Invalid.
 */
async function assertOnlyOne(db: Queryable, citizenId: number, mark: string): Promise<void> {
  // unscoped: of a citizen within reach
  const there = await db
    .selectFrom('vehicles')
    .select('id')
    .where('citizen_id', '=', citizenId)
    .where(sql`number_key(registration_no)`, '=', numberKey(mark))
    .executeTakeFirst();
  if (there !== undefined) {
    throw new Invalid({ registration_no: words => words.validation.taken(words.fields.registration_no) });
  }
}

/** The day on which a vehicle was financed goes with its financier, also where another comes. Throws Invalid for a day without one. */
function withFinancier(input: VehicleInput, current?: Vehicle): VehicleInput {
  const financier = input.financier === undefined ? (current?.financier ?? null) : input.financier;
  if (financier !== null) {
    const isAnother = current !== undefined && current.financier !== financier;
    return isAnother ? { ...input, financed_on: input.financed_on ?? null } : input;
  }
  const wasFinanced = current !== undefined && current.financier !== null;
  if (input.financed_on && !wasFinanced)
    throw new Invalid({ financier: words => words.validation.required(words.fields.financier) });
  return { ...input, financed_on: null };
}

/** Changes a vehicle within reach; what staff save becomes the office's. Throws Conflict for a stale copy, and IdentityUnproven. */
export function changeVehicle(
  db: Db,
  caller: Caller,
  id: number,
  { updated_at, proof, ...input }: VehicleInput & WithProof & { updated_at?: string | null | undefined },
): Promise<Vehicle> {
  return db.transaction().execute(async transaction => {
    const current = await lockVehicle(transaction, caller, id);
    assertFresh(updated_at, current);
    if (numberKey(input.registration_no) !== numberKey(current.registration_no)) {
      await assertOnlyOne(transaction, current.citizen_id, input.registration_no);
    }
    await assertIdentityProven(transaction, caller, current.citizen_id, proof);
    // unscoped: locked within reach above
    const row = await transaction
      .updateTable('vehicles')
      .set({ ...withFinancier(input, current), origin: originOf(caller) })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return asVehicle(caller, row);
  });
}

/** Deletes a vehicle that no document refers to; with documents the database refuses (409). Throws Conflict for a stale copy. */
export function deleteVehicle(
  db: Db,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<void> {
  return db.transaction().execute(async transaction => {
    assertFresh(lastSeen, await lockVehicle(transaction, caller, id));
    // unscoped: locked within reach above
    await transaction.deleteFrom('vehicles').where('id', '=', id).execute();
  });
}

/**
 * The vehicle, its owner and any further citizens, locked until the transaction ends. Throws NotFound, Forbidden, and
 * Conflict where it was transferred while the lock was waited for.
 */
export async function lockVehicle(
  db: Queryable,
  caller: Caller,
  id: number,
  others: readonly number[] = [],
): Promise<Vehicle> {
  const of = vehicleRows(db, caller).where('vehicles.id', '=', id);
  const found = await of.executeTakeFirst();
  if (found === undefined) throw new NotFound();
  await lockCitizens(db, caller, [found.citizen_id, ...others]);
  const row = await of.forUpdate('vehicles').executeTakeFirst();
  if (row === undefined) throw new NotFound();
  if (!mayEditRecord(caller, row)) throw new Forbidden();
  const vehicle = asVehicle(caller, row);
  if (row.citizen_id !== found.citizen_id)
    throw new Conflict(words => words.errors.changedMeanwhile, vehicle);
  return vehicle;
}

/** The vehicles within reach, joined with `citizens`, each as `asVehicle` takes it. */
export function vehicleRows(db: Queryable, caller: Caller) {
  return within(db, caller).vehicles().selectAll('vehicles');
}

/** What a row of `vehicles` is to a caller. */
export function asVehicle(caller: Caller, row: Selectable<VehiclesTable>): Vehicle {
  const { created_by: _, noc_on: on, noc_to_office: to_office, noc_number, ...vehicle } = row;
  const noc = on === null || to_office === null ? null : { on, to_office, noc_number };
  return { ...vehicle, noc, can_edit: mayEditRecord(caller, row) };
}

/** Nothing is refused for the form of its registration mark: one of no known form is kept, and told. */
export function withWarnings(vehicle: Vehicle, words: ServerWords): SavedVehicle {
  if (markForm(vehicle.registration_no) !== null) return vehicle;
  return { ...vehicle, warnings: { registration_no: [words.vehicles.unknownMark(vehicle.registration_no)] } };
}
