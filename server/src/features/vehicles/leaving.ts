import { type Caller, originOf } from '@rto-desk/contract/access';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { Noc, Vehicle } from '@rto-desk/contract/endpoints/vehicles';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { asVehicle, lockVehicle } from './queries.ts';

type NewNoc = Omit<Noc, 'noc_number'> & { noc_number?: string | null | undefined };

interface Saved {
  updated_at?: string | null | undefined;
  proof?: Proof | null | undefined;
}

/**
 * Notes that a vehicle within reach has left for another office: its documents stay, and expire no more here. Noting it
 * again corrects it. Throws NotFound, IdentityUnproven, and Conflict for a stale copy.
 */
export function markDeparted(
  db: Db,
  caller: Caller,
  id: number,
  { updated_at, proof, ...noc }: NewNoc & Saved,
): Promise<Vehicle> {
  return db.transaction().execute(async transaction => {
    const current = await lockVehicle(transaction, caller, id);
    assertFresh(updated_at, current);
    // It becomes the office's.
    await assertIdentityProven(transaction, caller, current.citizen_id, proof);
    return setNoc(transaction, caller, id, noc);
  });
}

/** Takes it back. Throws NotFound for a vehicle out of reach, and for one that has not left, and Conflict for a stale copy. */
export function undoDeparture(
  db: Db,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<Vehicle> {
  return db.transaction().execute(async transaction => {
    const current = await lockVehicle(transaction, caller, id);
    if (current.noc === null) throw new NotFound();
    assertFresh(lastSeen, current);
    return setNoc(transaction, caller, id, null);
  });
}

async function setNoc(db: Queryable, caller: Caller, id: number, noc: NewNoc | null): Promise<Vehicle> {
  // unscoped: locked within reach by who calls
  const row = await db
    .updateTable('vehicles')
    .set({
      noc_on: noc?.on ?? null,
      noc_to_office: noc?.to_office ?? null,
      noc_number: noc?.noc_number ?? null,
      origin: originOf(caller),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  // unscoped: the documents of that vehicle
  await db
    .updateTable('expiries')
    .set({ has_left: noc !== null })
    .where('vehicle_id', '=', id)
    .where('has_left', '<>', noc !== null)
    .execute();
  return asVehicle(caller, row);
}
