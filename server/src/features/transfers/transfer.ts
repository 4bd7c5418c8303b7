import type { Caller } from '@rto-desk/contract/access';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { numberKey } from '@rto-desk/contract/fields';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import type { TransferKind } from '@rto-desk/contract/transfer';
import { sql } from 'kysely';
import { candidatesOf, holdPlatesAndMobiles, meantOf } from '../../facts/candidates.ts';
import { refuseUnproven } from '../../facts/keeping.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { refuseStale } from '../../platform/database/refuse-stale.ts';
import { Conflict, Invalid, NotFound, Undecided } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { type CitizenInput, insertCitizen } from '../citizens/mutations.ts';
import { citizenOf } from '../citizens/queries.ts';
import { lockVehicle } from '../vehicles/queries.ts';

/** Who takes a vehicle, and how. */
export interface NewTransfer {
  to_citizen_id?: number | null | undefined;
  to?: CitizenInput | null | undefined;
  /** Whether somebody has chosen that `to` is nobody who is known. */
  new_citizen: boolean;
  kind: TransferKind;
  /** `YYYY-MM-DD` */
  on: string;
  remarks?: string | null | undefined;
  updated_at?: string | null | undefined;
  proof?: Proof | null | undefined;
}

/**
 * Gives a vehicle within reach to another owner within reach, in one transaction: its documents follow it, and the papers
 * that are there open for staff alone from now on. The vehicle becomes the office's. Throws NotFound, Conflict for a
 * stale copy, Invalid, Undecided where somebody has to choose, Unproven.
 */
export function transferVehicle(db: Db, caller: Caller, vehicleId: number, transfer: NewTransfer) {
  return db.transaction().execute(async transaction => {
    if (transfer.to) await holdPlatesAndMobiles(transaction, [], [transfer.to.mobile]);
    const vehicle = await lockVehicle(transaction, caller, vehicleId);
    refuseStale(transfer.updated_at, vehicle);
    await refuseEarlier(transaction, vehicleId, transfer.on);
    const taker = await takerOf(transaction, caller, transfer);
    if (taker === vehicle.citizen_id) {
      throw new Invalid({ to_citizen_id: words => words.transfers.sameOwner });
    }
    await refuseUnproven(transaction, caller, taker, transfer.proof);
    const copies = await declaredCopies(transaction, caller, vehicle.registration_no);
    await moveVehicle(transaction, vehicleId, taker);
    const { id } = await transaction
      .insertInto('transfers')
      .values({
        vehicle_id: vehicleId,
        registration_no: vehicle.registration_no,
        from_citizen_id: vehicle.citizen_id,
        to_citizen_id: taker,
        kind: transfer.kind,
        transferred_on: transfer.on,
        remarks: transfer.remarks ?? null,
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await closeFiles(transaction, vehicleId, id);
    return { id, to_citizen_id: taker, copies };
  });
}

/** Gives a vehicle and, through the database, its documents to a citizen. Throws Conflict where they have declared it themselves. */
export async function moveVehicle(db: Queryable, vehicleId: number, citizenId: number): Promise<void> {
  // unscoped: whether the citizen has an entry of their own under that mark; who calls has found both within reach
  const own = await db
    .selectFrom('vehicles')
    .select('id')
    .where('citizen_id', '=', citizenId)
    .where('id', '<>', vehicleId)
    .where(
      sql`number_key(registration_no)`,
      '=',
      // unscoped: of the vehicle that the caller has locked
      sql`(select number_key(registration_no) from vehicles where id = ${vehicleId})`,
    )
    .executeTakeFirst();
  if (own !== undefined) throw new Conflict(words => words.transfers.ownCopy);
  // unscoped: locked within reach by who calls
  await db
    .updateTable('vehicles')
    .set({ citizen_id: citizenId, origin: 'office' })
    .where('id', '=', vehicleId)
    .execute();
}

/** A vehicle changes hands one time after the other. */
async function refuseEarlier(db: Queryable, vehicleId: number, on: string): Promise<void> {
  // unscoped: of a vehicle within reach, the day alone
  const last = await db
    .selectFrom('transfers')
    .select('transferred_on')
    .where('vehicle_id', '=', vehicleId)
    .where('undone_on', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (last !== undefined && on < last.transferred_on) {
    throw new Invalid({ on: words => words.transfers.tooEarly });
  }
}

/**
 * Who takes the vehicle: who was chosen, the one person of that name and mobile, or somebody new. As where a paper is
 * entered, nobody is chosen by the mobile alone, nor a profile that an unverified account keeps.
 */
async function takerOf(db: Queryable, caller: Caller, transfer: NewTransfer): Promise<number> {
  const { to_citizen_id, to, new_citizen } = transfer;
  if (to_citizen_id) {
    const chosen = await citizenOf(db, caller, to_citizen_id);
    if (chosen === undefined) throw new NotFound();
    return chosen.id;
  }
  if (!to) throw new Invalid({ to_citizen_id: words => words.transfers.nobody });
  const candidates = new_citizen ? [] : await candidatesOf(db, caller, to.mobile);
  if (candidates.length === 0) return insertCitizen(db, caller, to);
  const meant = meantOf(candidates, to.name);
  if (meant !== null) return meant.id;
  throw new Undecided(words => words.quickAdd.candidates(to.mobile), { candidates });
}

/** Who has declared a vehicle of that mark, within reach. */
function declaredCopies(db: Queryable, caller: Caller, mark: string) {
  return within(db, caller)
    .vehicles()
    .select(['vehicles.citizen_id', 'citizens.name'])
    .where(sql`number_key(vehicles.registration_no)`, '=', numberKey(mark))
    .where('vehicles.origin', '=', 'self')
    .orderBy('vehicles.id')
    .limit(20)
    .execute();
}

/** What was photographed of the papers of the former owner is not for the next one. */
async function closeFiles(db: Queryable, vehicleId: number, transferId: number): Promise<void> {
  const held = vehicleKinds.map(
    // unscoped: of a vehicle within reach
    ({ collection }) => sql`select file_id from ${sql.table(collection)} where vehicle_id = ${vehicleId}`,
  );
  // unscoped: of a vehicle within reach
  await sql`
    update files set closed_by = ${transferId}
    where closed_by is null and id in (${sql.join(held, sql` union all `)})`.execute(db);
}
