import type { Caller } from '@rto-desk/contract/access';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import type { TransferKind } from '@rto-desk/contract/transfer';
import { sql } from 'kysely';
import { lockPlatesAndMobiles, matchByMobile } from '../../facts/candidates.ts';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { type CitizenInput, insertCitizen } from '../citizens/mutations.ts';
import { citizenOf } from '../citizens/queries.ts';
import { lockVehicle } from '../vehicles/queries.ts';
import { joinDeclaredCopy } from './declared-copy.ts';

/** Who takes a vehicle, and how. */
export interface NewTransfer {
  to_citizen_id?: number | null | undefined;
  to?: CitizenInput | null | undefined;
  /** Whether the user chose that `to` is a new person. */
  new_citizen: boolean;
  kind: TransferKind;
  /** `YYYY-MM-DD` */
  on: string;
  remarks?: string | null | undefined;
  updated_at?: string | null | undefined;
  proof?: Proof | null | undefined;
}

/**
 * Transfers a vehicle within reach to another owner within reach, in one transaction: its documents follow it, and
 * earlier files open for staff alone from now on. The vehicle becomes the office's, joined with what the next owner had
 * declared under its number. Throws NotFound, Conflict for a stale copy, Invalid, ChoiceRequired where a choice is needed,
 * IdentityUnproven.
 */
export function transferVehicle(db: Db, caller: Caller, vehicleId: number, transfer: NewTransfer) {
  return db.transaction().execute(async transaction => {
    if (transfer.to) await lockPlatesAndMobiles(transaction, [], [transfer.to.mobile]);
    const taker = await nextOwnerOf(transaction, caller, transfer);
    const vehicle = await lockVehicle(transaction, caller, vehicleId, [taker]);
    assertFresh(transfer.updated_at, vehicle);
    await assertNotEarlier(transaction, vehicleId, transfer.on);
    if (taker === vehicle.citizen_id) {
      throw new Invalid({ to_citizen_id: words => words.transfers.sameOwner });
    }
    await assertIdentityProven(transaction, caller, taker, transfer.proof);
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
    await closeFiles(transaction, vehicleId, id, transfer.on);
    const { registration_no } = vehicle;
    await joinDeclaredCopy(transaction, { id, vehicleId, taker, registration_no });
    return { id, to_citizen_id: taker, copies: await declaredCopies(transaction, caller, vehicle) };
  });
}

/**
 * Gives a vehicle and, through the database, its documents to a citizen, who is reminded of what is due.
 */
export async function moveVehicle(db: Queryable, vehicleId: number, citizenId: number): Promise<void> {
  // unscoped: locked within reach by who calls
  await db
    .updateTable('vehicles')
    .set({ citizen_id: citizenId, origin: 'office' })
    .where('id', '=', vehicleId)
    .execute();
  // Its new owner has not been notified of anything.
  // unscoped: locked within reach by the caller
  await sql`
    delete from reminders using expiries where expiries.vehicle_id = ${vehicleId}
      and reminders.kind = expiries.kind and reminders.document_id = expiries.document_id`.execute(db);
}

/** A vehicle changes hands one time after the other. */
async function assertNotEarlier(db: Queryable, vehicleId: number, on: string): Promise<void> {
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
 * The taker of the vehicle: the chosen person, the only match by name and mobile, or a new person. As for a new
 * document, a mobile alone selects no one, nor does a profile of an unverified account.
 */
async function nextOwnerOf(db: Queryable, caller: Caller, transfer: NewTransfer): Promise<number> {
  const { to_citizen_id, to, new_citizen } = transfer;
  if (to_citizen_id) {
    const chosen = await citizenOf(db, caller, to_citizen_id);
    if (chosen === undefined) throw new NotFound();
    return chosen.id;
  }
  if (!to) throw new Invalid({ to_citizen_id: words => words.transfers.nobody });
  const meant = new_citizen ? null : await matchByMobile(db, caller, to);
  return meant ?? insertCitizen(db, caller, to);
}

/** Who has declared a vehicle of the same mark, within reach. */
function declaredCopies(db: Queryable, caller: Caller, { id, registration_no }: Vehicle) {
  return within(db, caller)
    .vehicles()
    .select(['vehicles.citizen_id', 'citizens.name'])
    .where(sql`number_key(vehicles.registration_no)`, '=', numberKey(registration_no))
    .where('vehicles.origin', '=', 'self')
    .where('vehicles.id', '<>', id)
    .orderBy('vehicles.id')
    .limit(20)
    .execute();
}

/**
 * Files of the former owner are closed to the next one: those uploaded up to the day of the transfer, those of
 * documents that begin before it or without a beginning, and what the former owner declared. A document submitted after
 * that day, before the transfer was entered, is the next owner's.
 */
async function closeFiles(db: Queryable, vehicleId: number, transferId: number, on: string): Promise<void> {
  const held = vehicleKinds.map(
    // unscoped: of a vehicle within reach
    ({ collection, from }) => sql`
      select file_id, coalesce(${sql.ref(from)} >= ${on}, false) and origin = 'office' as is_later
      from ${sql.table(collection)} where vehicle_id = ${vehicleId}`,
  );
  // unscoped: of a vehicle within reach
  await sql`
    update files set closed_by = ${transferId}
    from (${sql.join(held, sql` union all `)}) as held
    where files.id = held.file_id and closed_by is null
      and not (is_later and (created_at at time zone 'Asia/Kolkata')::date > ${on})`.execute(db);
}
