import { type AnyKind, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { UNDO_DAYS } from '@rto-desk/contract/transfer';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';

/** A document of a declared vehicle that has moved to the transferred one. */
interface Moved {
  slug: string;
  id: number;
  /** Its number, where the transferred vehicle has a document with the same one; it is left out of the moved one. */
  number: string | null;
}

interface Transferred {
  /** The transfer's id, the vehicle's, and its new owner's. */
  id: number;
  vehicleId: number;
  taker: number;
  registration_no: string;
}

/**
 * Joins the vehicle that the next owner had declared under the same mark with the transferred one, so that they see one: its
 * documents and jobs move, and the documents stay self-declared. It stays as it is where an office document of it has a number
 * that the transferred vehicle's documents have, too. The caller has locked both citizens and the vehicle.
 */
export async function joinDeclaredCopy(db: Queryable, transfer: Transferred): Promise<void> {
  const { vehicleId, taker } = transfer;
  // unscoped: of the taker, whom the caller has locked within reach
  const copy = await db
    .selectFrom('vehicles')
    .selectAll()
    .where('citizen_id', '=', taker)
    .where('origin', '=', 'self')
    .where(sql`number_key(registration_no)`, '=', numberKey(transfer.registration_no))
    .where('id', '!=', vehicleId)
    .executeTakeFirst();
  if (copy === undefined) return;
  const found = sql.join(
    vehicleKinds.map(kind => documentsOf(kind, copy.id, vehicleId)),
    sql` union all `,
  );
  // unscoped: the documents of that vehicle
  const { rows } = await sql<Moved & { origin: string }>`${found}`.execute(db);
  if (rows.some(({ origin, number }) => origin === 'office' && number !== null)) return;
  for (const kind of vehicleKinds) {
    const leftOut = rows.filter(({ slug, number }) => slug === kind.slug && number !== null);
    const number =
      kind.number === null || leftOut.length === 0
        ? sql``
        : sql`, ${sql.ref(kind.number)} = case when id = any(${leftOut.map(({ id }) => id)}::integer[])
            then null else ${sql.ref(kind.number)} end`;
    // unscoped: the documents of that vehicle
    await sql`
      update ${sql.table(kind.collection)} set vehicle_id = ${vehicleId} ${number}
      where vehicle_id = ${copy.id}`.execute(db);
  }
  // unscoped: the jobs of that vehicle
  const jobs = await db
    .updateTable('service_requests')
    .set({ vehicle_id: vehicleId })
    .where('vehicle_id', '=', copy.id)
    .returning('id')
    .execute();
  // unscoped: of the taker
  await db.deleteFrom('vehicles').where('id', '=', copy.id).execute();
  await db
    .insertInto('transfer_copies')
    .values({
      transfer_id: transfer.id,
      vehicle: JSON.stringify(copy),
      documents: JSON.stringify(rows.map(({ slug, id, number }) => ({ slug, id, number }))),
      jobs: jobs.map(({ id }) => id),
    })
    .execute();
}

/** The documents of a kind on one vehicle, each with its number where another vehicle has a document with the same one. */
function documentsOf(kind: AnyKind, copyId: number, vehicleId: number): RawBuilder<unknown> {
  const number = kind.number === null ? sql`null::text` : sql.ref(`own.${kind.number}`);
  const sameEnd = kind.keepsNumber
    ? sql`and other.${sql.ref(kind.until)} = own.${sql.ref(kind.until)}`
    : sql``;
  const clashes =
    kind.number === null
      ? sql`false`
      : // unscoped: of vehicles that the caller holds
        sql`exists (select from ${sql.table(kind.collection)} as other where other.vehicle_id = ${vehicleId}
          and number_key(other.${sql.ref(kind.number)}) = number_key(${number}) ${sameEnd})`;
  // unscoped: of vehicles that the caller holds
  return sql`
    select ${sql.lit(kind.slug)} as slug, own.id, own.origin, case when ${clashes} then ${number} end as number
    from ${sql.table(kind.collection)} as own where own.vehicle_id = ${copyId}`;
}

/**
 * Restores what `joinDeclaredCopy` joined, before the vehicle goes back: the declared vehicle with those of its documents that
 * are still self-declared. What staff have confirmed since stays with the vehicle. The caller has locked the vehicle and its
 * owner.
 */
export async function restoreDeclaredCopy(
  db: Queryable,
  transferId: number,
  vehicleId: number,
): Promise<void> {
  // unscoped: of a transfer of a vehicle that the caller holds
  const kept = await db
    .deleteFrom('transfer_copies')
    .where('transfer_id', '=', transferId)
    .returningAll()
    .executeTakeFirst();
  if (kept === undefined) return;
  const columns = sql.join(Object.keys(kept.vehicle).map(name => sql.ref(name)));
  const row = JSON.stringify(kept.vehicle);
  // The owner may have been merged into another person, and the account that entered it deleted.
  // unscoped: of a vehicle that the caller has locked
  const { rows } = await sql<{ id: number }>`
    insert into vehicles (${columns}) overriding system value
    select ${columns} from jsonb_populate_record(null::vehicles, ${row}::jsonb || jsonb_build_object(
      'citizen_id', (select citizen_id from vehicles where id = ${vehicleId}),
      'created_by', (select id from users where id = (${row}::jsonb ->> 'created_by')::integer)))
    on conflict do nothing returning id`.execute(db);
  const [copy] = rows;
  // The owner has declared a vehicle of that mark again.
  if (copy === undefined) return;
  for (const { slug, id, number } of kept.documents as Moved[]) {
    const kind = vehicleKinds.find(one => one.slug === slug);
    if (kind === undefined) continue;
    const restored =
      kind.number === null || number === null
        ? sql``
        : sql`, ${sql.ref(kind.number)} = coalesce(${sql.ref(kind.number)}, ${number})`;
    // unscoped: the documents of that vehicle
    await sql`
      update ${sql.table(kind.collection)} set vehicle_id = ${copy.id} ${restored}
      where id = ${id} and vehicle_id = ${vehicleId} and origin = 'self'`.execute(db);
  }
  // unscoped: the jobs of that vehicle
  await db
    .updateTable('service_requests')
    .set({ vehicle_id: copy.id })
    .where('id', '=', sql<number>`any(${kept.jobs}::integer[])`)
    .where('vehicle_id', '=', vehicleId)
    .execute();
}

/** Erases what no transfer can restore any more. */
export async function eraseDeclaredCopies(db: Db): Promise<void> {
  await db.transaction().execute(transaction =>
    // unscoped: of all transfers
    sql`delete from transfer_copies using transfers where transfers.id = transfer_id
      and transfers.created_at < now() - make_interval(days => ${UNDO_DAYS + 1})`.execute(transaction),
  );
}
