import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import { vehicleKinds } from '@rto-desk/contract/kinds/index';
import { UNDO_DAYS } from '@rto-desk/contract/transfer';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { lockVehicle } from '../vehicles/queries.ts';
import { restoreDeclaredCopy } from './declared-copy.ts';
import { moveVehicle } from './transfer.ts';

/**
 * Takes the last transfer of a vehicle back, in one transaction: the vehicle goes back with its documents and with what was
 * added to it since, and what the taker had declared of it is theirs again; its documents open again, and those that were photographed for the taker open for staff alone. Throws NotFound, and Conflict for a stale copy of the vehicle and where it is
 * too late for that: after thirty days, another transfer, or the deletion of who gave it.
 */
export function undoTransfer(
  db: Db,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<void> {
  return db.transaction().execute(async transaction => {
    const found = await within(transaction, caller)
      .vehicles()
      // unscoped: a transfer of a vehicle within reach
      .innerJoin('transfers', 'transfers.vehicle_id', 'vehicles.id')
      .select(['vehicles.id', 'transfers.from_citizen_id'])
      .where('transfers.id', '=', id)
      .executeTakeFirst();
    if (found === undefined) throw new NotFound();
    const giver = found.from_citizen_id === null ? [] : [found.from_citizen_id];
    assertFresh(lastSeen, await lockVehicle(transaction, caller, found.id, giver));
    // Read once the rows are locked.
    // unscoped: of a vehicle within reach
    const last = await transaction
      .selectFrom('transfers')
      .select(['id', 'from_citizen_id'])
      .select(sql<boolean>`created_at > now() - make_interval(days => ${UNDO_DAYS})`.as('is_young'))
      .where('vehicle_id', '=', found.id)
      .where('undone_on', 'is', null)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst();
    // The seller may be another person by now, who is not locked: a merge has been undone.
    if (last?.id === id && last.from_citizen_id !== found.from_citizen_id) {
      throw new Conflict(words => words.errors.changedMeanwhile);
    }
    if (last?.id !== id || last.from_citizen_id === null || !last.is_young) {
      throw new Conflict(words => words.transfers.tooLate);
    }
    await restoreDeclaredCopy(transaction, id, found.id);
    await moveVehicle(transaction, found.id, last.from_citizen_id);
    await swapFiles(transaction, found.id, id);
    // unscoped: of a vehicle within reach
    await transaction.updateTable('transfers').set({ undone_on: today() }).where('id', '=', id).execute();
  });
}

/** What `closeFiles` has closed is open again; files that are open and have come since are not for who gets the vehicle back. */
async function swapFiles(db: Queryable, vehicleId: number, transferId: number): Promise<void> {
  const held = vehicleKinds.map(
    // unscoped: of a vehicle within reach
    ({ collection }) => sql`select file_id from ${sql.table(collection)} where vehicle_id = ${vehicleId}`,
  );
  // unscoped: of a vehicle within reach
  await sql`
    update files set closed_by = case when closed_by is null then ${transferId}::integer end
    where closed_by = ${transferId} or closed_by is null and id in (${sql.join(held, sql` union all `)})
      and created_at > (select created_at from transfers where id = ${transferId})`.execute(db);
}
