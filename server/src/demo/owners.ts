import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { keeper } from '../features/demo/logins.ts';
import { transferVehicle } from '../features/transfers/transfer.ts';
import type { Db } from '../platform/database/database.ts';

/** Vehicles that the office keeps, of people whom no account keeps, the first of each branch's last. */
function vehiclesOfOffice(db: Db) {
  return db
    .selectFrom('vehicles')
    .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
    .select(['vehicles.id', 'vehicles.citizen_id', 'vehicles.chassis_no', 'vehicles.registration_no'])
    .where('citizens.owner_id', 'is', null)
    .where('vehicles.origin', '=', 'office')
    .orderBy('vehicles.id');
}

/** A fortnight ago one citizen sold a vehicle to another. */
export async function sellVehicle(db: Db, clerk: number): Promise<void> {
  const vehicle = await vehiclesOfOffice(db).executeTakeFirstOrThrow();
  const buyer = await vehiclesOfOffice(db)
    .where('vehicles.citizen_id', '<>', vehicle.citizen_id)
    .executeTakeFirstOrThrow();
  const caller = { id: clerk, role: 'manager', branch_id: null, citizen_id: null } as const;
  await transferVehicle(db, caller, vehicle.id, {
    to_citizen_id: buyer.citizen_id,
    new_citizen: false,
    kind: 'sale',
    on: addPeriod(today(), { days: -14 }),
    remarks: 'फ़ॉर्म 29 और 30 देखे गए',
  });
}

/** The demo's user claims the office's profile that has one of their vehicles. */
export async function addClaim(db: Db): Promise<void> {
  const { id: user_id } = await db
    .selectFrom('users')
    .select('id')
    .where('phone', '=', keeper.phone)
    .executeTakeFirstOrThrow();
  const { id: citizen } = await db
    .insertInto('citizens')
    .values({
      name: 'रमेश वर्मा',
      mobile: '7700090041',
      dob: '1984-03-12',
      branch_id: null,
      owner_id: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const vehicle = await vehiclesOfOffice(db).offset(2).executeTakeFirstOrThrow();
  await db.updateTable('vehicles').set({ citizen_id: citizen }).where('id', '=', vehicle.id).execute();
  const { registration_no, chassis_no } = vehicle;
  await db
    .insertInto('claims')
    .values({ user_id, registration_no, chassis_last5: chassis_no?.slice(-5) ?? null })
    .execute();
}
