import { kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { RecordName } from '../plan/known-records.ts';

/* What keeps a record that an import has made or filled from being taken back. */

/** What hangs on a record and would go with it, or stand in its way. */
export function usesOf(record: RecordName, id: RawBuilder<unknown>): RawBuilder<unknown>[] {
  if (record === 'vehicles')
    return [jobsOf('vehicle_id', id), entriesOf('vehicle_id', id), lettersOfVehicle(id), ...documentsOf(id)];
  if (record !== 'citizens') return [];
  return [
    ...['vehicles', ...kinds.map(({ collection }) => collection)].map(
      // unscoped: of a person whom a list within reach has made
      table => sql`select from ${sql.table(table)} where citizen_id = ${id}`,
    ),
    jobsOf('citizen_id', id),
    entriesOf('citizen_id', id),
    // unscoped: whether this person has paid something or got it back
    sql`select from receipts where citizen_id = ${id}`,
    // unscoped: as above
    sql`select from payouts where citizen_id = ${id}`,
    // unscoped: whether a letter is about this person
    sql`select from letters where ${id} in (citizen_id, to_citizen_id)`,
    // unscoped: whether this person has agreed to anything
    sql`select from consents where citizen_id = ${id}`,
    // unscoped: whether an account has this person for its own
    sql`select from users where citizen_id = ${id}`,
    // unscoped: whether a vehicle has gone from this person, or to them
    sql`select from transfers where ${id} in (from_citizen_id, to_citizen_id)`,
    // unscoped: whether another citizen was merged into this one
    sql`select from merges where holder_id = ${id}`,
  ];
}

function jobsOf(column: 'citizen_id' | 'vehicle_id', id: RawBuilder<unknown>): RawBuilder<unknown> {
  // unscoped: whether the office has anything in hand for what a list within reach has made or filled
  return sql`select from service_requests where ${sql.ref(column)} = ${id}`;
}

function entriesOf(column: 'citizen_id' | 'vehicle_id', id: RawBuilder<unknown>): RawBuilder<unknown> {
  // unscoped: whether the register names what a list within reach has made
  return sql`select from register_entries where ${sql.ref(column)} = ${id}`;
}

function lettersOfVehicle(id: RawBuilder<unknown>): RawBuilder<unknown> {
  // unscoped: whether a letter is about a vehicle that a list within reach has made
  return sql`select from letter_vehicles where vehicle_id = ${id}`;
}

function documentsOf(vehicle: RawBuilder<unknown>): RawBuilder<unknown>[] {
  return vehicleKinds.map(
    // unscoped: of a vehicle that a list within reach has made or filled
    ({ collection }) => sql`select origin from ${sql.table(collection)} where vehicle_id = ${vehicle}`,
  );
}

/** What the office has of a vehicle beside the vehicle itself. */
export function officeWorkOn(vehicle: number): RawBuilder<unknown>[] {
  const documents = documentsOf(sql`${vehicle}`).map(find => sql`${find} and origin = 'office'`);
  return [jobsOf('vehicle_id', sql`${vehicle}`), ...documents];
}

export function notifiedTo(id: RawBuilder<unknown>): RawBuilder<unknown> {
  // unscoped: whether anything was written to a person whom a list within reach has made
  return sql`select from messages where citizen_id = ${id}`;
}

export async function holds(db: Queryable, ...finds: RawBuilder<unknown>[]): Promise<boolean> {
  if (finds.length === 0) return false;
  const { rows } = await sql<{ found: boolean }>`
    select ${sql.join(
      finds.map(find => sql`exists (${find})`),
      sql` or `,
    )} as found`.execute(db);
  return rows[0]?.found ?? false;
}
