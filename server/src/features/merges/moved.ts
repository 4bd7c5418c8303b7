import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** A column that says whose a row is. */
interface Moved {
  table: string;
  column: string;
  /** The columns by which a row is known. */
  key: readonly string[];
  /** What a row is called, where staff are told of it. */
  title?: string;
}

/** A merge whose two citizens are held. */
export interface LockedMerge {
  id: number;
  from_id: number;
  into_id: number;
  created_at: string;
}

/**
 * All that names a citizen and goes to another with what is theirs; a test holds it against the catalogue. Documents follow
 * their vehicle, searches and reports follow the records, all by the database.
 */
export const moved: readonly Moved[] = [
  { table: 'vehicles', column: 'citizen_id', key: ['id'], title: 'registration_no' },
  ...citizenKinds.map(({ collection, number }) => ({
    table: collection,
    column: 'citizen_id',
    key: ['id'],
    title: number ?? 'id',
  })),
  { table: 'messages', column: 'citizen_id', key: ['id'] },
  { table: 'follow_ups', column: 'citizen_id', key: ['id'] },
  {
    table: 'message_documents',
    column: 'citizen_id',
    key: ['message_id', 'kind', 'document_id', 'end_field'],
  },
  { table: 'service_requests', column: 'citizen_id', key: ['id'] },
  { table: 'register_entries', column: 'citizen_id', key: ['id'] },
  { table: 'breach_persons', column: 'citizen_id', key: ['id'] },
  { table: 'consents', column: 'citizen_id', key: ['id'] },
  { table: 'privacy_notices_given', column: 'citizen_id', key: ['id'] },
  { table: 'privacy_requests', column: 'citizen_id', key: ['id'] },
  { table: 'receipts', column: 'citizen_id', key: ['id'] },
  { table: 'payouts', column: 'citizen_id', key: ['id'] },
  { table: 'letters', column: 'citizen_id', key: ['id'] },
  { table: 'letters', column: 'to_citizen_id', key: ['id'] },
  { table: 'transfers', column: 'from_citizen_id', key: ['id'] },
  { table: 'transfers', column: 'to_citizen_id', key: ['id'] },
  { table: 'import_rows', column: 'citizen_id', key: ['import_id', 'line'] },
  { table: 'import_rows', column: 'owner_id', key: ['import_id', 'line'] },
  { table: 'import_records', column: 'citizen_id', key: ['import_id', 'record', 'record_id'] },
  { table: 'claims', column: 'citizen_id', key: ['id'] },
  { table: 'merges', column: 'holder_id', key: ['id'] },
];

/** Says whether rows go to another citizen from here on, in this transaction, which is no change of what they say. */
export async function asMerging<T>(db: Queryable, work: () => Promise<T>): Promise<T> {
  await sql`select set_config('desk.merging', 'on', true)`.execute(db);
  const done = await work();
  await sql`select set_config('desk.merging', '', true)`.execute(db);
  return done;
}

/** The columns of a key as one value, of a row of the table. */
function keyOf({ table, key }: Moved): RawBuilder<unknown> {
  const parts = key.flatMap(column => [sql`${sql.lit(column)}`, sql.ref(`${table}.${column}`)]);
  return sql`jsonb_build_object(${sql.join(parts)})`;
}

/** A message is of the branch that its citizen is of, and a citizen is called on one day. */
function change({ table, column }: Moved, citizenId: number, mergeId: number): RawBuilder<unknown> {
  const holder = sql`${sql.ref(column)} = ${citizenId}`;
  if (table === 'messages') {
    // unscoped: of the citizens that are held
    return sql`${holder}, branch_id = (select branch_id from citizens where id = ${citizenId})`;
  }
  if (table === 'follow_ups') return sql`${holder}, set_aside_by = ${setAsideBy(citizenId, mergeId)}`;
  return holder;
}

/** The target keeps its follow-up day; that of the source is set aside until the merge is undone. */
function setAsideBy(citizenId: number, mergeId: number): RawBuilder<unknown> {
  // unscoped: of the citizens that are held
  return sql`case
    when follow_ups.set_aside_by = ${mergeId} then null
    when follow_ups.set_aside_by is null and exists (select from follow_ups as kept where kept.citizen_id = ${citizenId}
      and kept.vehicle_id is null and kept.set_aside_by is null) then ${mergeId}::integer
    else follow_ups.set_aside_by end`;
}

/** Gives all rows of a column to another citizen, and notes each. */
export async function moveRows(
  db: Queryable,
  mergeId: number,
  one: Moved,
  from: number,
  into: number,
): Promise<void> {
  const { table, column } = one;
  const named = sql.lit(column);
  const title = one.title === undefined ? sql`null::text` : sql`${sql.ref(one.title)}::text`;
  // unscoped: of the citizens that are held
  await sql`
    with gone as (
      update ${sql.table(table)} set ${change(one, into, mergeId)} where ${sql.ref(column)} = ${from} returning ${keyOf(one)} as key, ${title} as title)
    insert into merge_records (merge_id, record, key, before, after)
    select ${mergeId}, ${table}, key,
      jsonb_strip_nulls(jsonb_build_object(${named}, ${from}::integer, 'title', title)), jsonb_build_object(${named}, ${into}::integer)
    from gone`.execute(db);
}

/** Gives back everything that `moveRows` moved and the target still has. */
export async function undoMoves(db: Queryable, mergeId: number, from: number, into: number): Promise<void> {
  for (const one of moved) {
    if (one.table !== 'vehicles') await moveRowsBack(db, mergeId, one, from, into);
  }
  await moveVehiclesBack(db, mergeId, from, into);
}

/**
 * Gives vehicles to the owner they would have without the merge, once the transfers that it moved are back: one may
 * have been sold since, or an earlier sale undone. A sale since becomes the source's, so that undoing it later returns
 * the vehicle to them.
 */
async function moveVehiclesBack(db: Queryable, mergeId: number, from: number, into: number): Promise<void> {
  // unscoped: of the citizens that are held
  const touched = sql`(
    select (key ->> 'id')::integer from merge_records where merge_id = ${mergeId} and record = 'vehicles'
    union select vehicle_id from merge_records
      join transfers on transfers.id = (key ->> 'id')::integer where merge_id = ${mergeId} and record = 'transfers')`;
  // unscoped: of the citizens that are held
  const merged = sql`(select created_at from merges where id = ${mergeId})`;
  /**
   * Whose a vehicle is by its transfers up to some point: who has taken it last, or had it first. One that was not given away
   * before the merge was who went's.
   */
  // unscoped: of the citizens that are held
  const ownerBy = (vehicle: RawBuilder<unknown>, earlier: RawBuilder<boolean>) => sql<number>`coalesce(
    (select to_citizen_id from transfers as earlier
      where vehicle_id = ${vehicle} and undone_on is null and ${earlier} order by id desc limit 1),
    (select from_citizen_id from transfers as earlier
      where vehicle_id = ${vehicle} and created_at <= ${merged} order by id limit 1),
    ${from})`;
  // unscoped: of the citizens that are held
  await sql`
    update transfers set from_citizen_id = ${from}
    where vehicle_id in ${touched} and from_citizen_id = ${into}
      and created_at > ${merged}
      and ${ownerBy(sql`transfers.vehicle_id`, sql`earlier.id < transfers.id`)} = ${from}`.execute(db);
  // unscoped: of the citizens that are held
  await sql`
    update vehicles set citizen_id = ${from}
    where id in ${touched} and citizen_id = ${into} and ${ownerBy(sql`vehicles.id`, sql`true`)} = ${from}`.execute(
    db,
  );
}

async function moveRowsBack(
  db: Queryable,
  mergeId: number,
  one: Moved,
  from: number,
  into: number,
): Promise<void> {
  const { table, column } = one;
  // unscoped: of the citizens that are held
  await sql`
    update ${sql.table(table)} set ${change(one, from, mergeId)} from merge_records as noted
    where noted.merge_id = ${mergeId} and noted.record = ${table} and noted.before ? ${column}
      and ${sql.ref(`${table}.${column}`)} = ${into} and ${keyOf(one)} = noted.key`.execute(db);
}
