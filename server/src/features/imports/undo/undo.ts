import type { Caller } from '@rto-desk/contract/access';
import { importDays } from '@rto-desk/contract/imports/import';
import { sql } from 'kysely';
import { lockCitizensUnscoped } from '../../../facts/lock-citizens.ts';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import { inArray } from '../../../platform/database/prepared-query.ts';
import type { FilledField, UndoReason } from '../../../platform/database/schema.ts';
import { within } from '../../../scope/within.ts';
import { withDocuments } from '../../documents/table.ts';
import { isOfRecords, tableNamed } from '../commit/apply.ts';
import type { RecordName } from '../plan/known-records.ts';
import type { ImportRecord } from '../queries.ts';
import { rest } from '../rest.ts';
import { holds, notifiedTo, officeWorkOn, usesOf } from './uses.ts';

/** How many records are taken back in one transaction. */
const BATCH = 250;

interface UndoneRecord {
  record: RecordName;
  record_id: number;
  citizen_id: number;
  made: boolean;
  fields: Record<string, FilledField>;
  noted_at: string;
  touched: boolean;
}

type Outcome = { outcome: 'removed' | 'restored' } | { outcome: 'kept'; reason: UndoReason };

/**
 * Undoes some of the changes of an import, record by record, documents before vehicles before citizens. A record that it made
 * and that has not been changed since is removed; a field that it filled and that is still so gets its old value. Other records
 * stay, with the reason; also those that belong to a citizen out of the caller's reach by now. Answers whether there may be more.
 * `signal` ends it between records that are taken back one by one, and it throws then.
 */
export async function undoBatch(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  signal?: AbortSignal,
): Promise<boolean> {
  const records = await nextRecords(db, list.id);
  if (records.length > 0) {
    await takeBackAll(db, caller, list.id, records, signal);
    return true;
  }
  // unscoped: found within reach
  await db
    .updateTable('imports')
    .set({ status: 'undone', undone_at: sql<string>`now()` })
    .where('id', '=', list.id)
    .where('status', '=', 'undoing')
    .execute();
  return false;
}

/** Takes records back together, or each by itself where the database refuses one: that one stays. */
async function takeBackAll(
  db: Db,
  caller: Caller,
  importId: number,
  records: readonly UndoneRecord[],
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    return await inTransaction(db, caller, importId, records);
  } catch (error) {
    if (!isOfRecords(error)) throw error;
  }
  for (const one of records) {
    const begun = performance.now();
    try {
      await inTransaction(db, caller, importId, [one]);
    } catch (error) {
      if (!isOfRecords(error)) throw error;
      await storeOutcome(db, importId, one.record, [one.record_id], { outcome: 'kept', reason: 'used' });
    }
    await rest(begun, signal);
  }
}

function inTransaction(
  db: Db,
  caller: Caller,
  importId: number,
  records: readonly UndoneRecord[],
): Promise<void> {
  return db.transaction().execute(async transaction => {
    // An undo is no deletion of a citizen's data: rows of other imports about them stay (`forget_in_imports`).
    await sql`select set_config('desk.undoing', 'on', true)`.execute(transaction);
    await lockCitizensUnscoped(
      transaction,
      records.map(one => one.citizen_id),
    );
    for (const record of new Set(records.map(one => one.record))) {
      const { ofRecord, gone } = await parted(
        transaction,
        caller,
        record,
        records.filter(one => one.record === record),
      );
      await storeOutcome(transaction, importId, record, gone, { outcome: 'kept', reason: 'outOfReach' });
      const removed = await removeUntouched(transaction, record, ofRecord);
      await storeOutcome(transaction, importId, record, [...removed], { outcome: 'removed' });
      for (const one of ofRecord) {
        if (removed.has(one.record_id)) continue;
        await storeOutcome(transaction, importId, record, [one.record_id], await undoOne(transaction, one));
      }
    }
    // unscoped: found within reach
    await transaction
      .updateTable('imports')
      .set({ progress_done: sql<number>`progress_done + ${records.length}` })
      .where('id', '=', importId)
      .execute();
  });
}

/**
 * Which records of a table are the caller's to take back now, and the ids of those of a citizen out of reach. Holds the records,
 * so that none is given away meanwhile.
 */
async function parted(
  db: Queryable,
  caller: Caller,
  record: RecordName,
  records: readonly UndoneRecord[],
): Promise<{ ofRecord: UndoneRecord[]; gone: number[] }> {
  const column = sql.ref(record === 'citizens' ? 'held.id' : 'held.citizen_id');
  // unscoped: whose it is now; who is within reach is asked below
  const { rows } = await sql<{ id: number; citizen_id: number }>`
    select held.id, ${column} as citizen_id from ${sql.table(tableNamed(record))} as held
    where held.id = ${inArray(records.map(one => one.record_id))} order by held.id for update`.execute(db);
  const reached = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', inArray(rows.map(row => row.citizen_id)))
    .execute();
  const citizens = new Set(reached.map(({ id }) => id));
  const gone = new Set(rows.flatMap(row => (citizens.has(row.citizen_id) ? [] : [row.id])));
  return { ofRecord: records.filter(one => !gone.has(one.record_id)), gone: [...gone] };
}

/** Removes what was made and stands as the list left it, with nothing on it: all of it in one statement. Answers the ids. */
async function removeUntouched(
  db: Queryable,
  record: RecordName,
  records: readonly UndoneRecord[],
): Promise<ReadonlySet<number>> {
  const made = records.filter(one => one.made && !one.touched);
  if (made.length === 0) return new Set();
  const id = sql.ref('held.id');
  const hangOn = [...usesOf(record, id), ...(record === 'citizens' ? [notifiedTo(id)] : [])];
  const isFree = hangOn.map(find => sql`and not exists (${find})`);
  const noted = JSON.stringify(made.map(({ record_id, noted_at }) => ({ record_id, noted_at })));
  // unscoped: what a list within reach has made
  const { rows } = await sql<{ id: number }>`
    delete from ${sql.table(tableNamed(record))} as held
    using jsonb_to_recordset(${noted}::jsonb) as noted (record_id integer, noted_at timestamptz(3))
    where held.id = noted.record_id and held.updated_at = noted.noted_at ${sql.join(isFree, sql` `)}
    returning held.id`.execute(db);
  return new Set(rows.map(row => row.id));
}

function nextRecords(db: Queryable, importId: number): Promise<UndoneRecord[]> {
  // unscoped: of a list within reach
  return db
    .selectFrom('import_records')
    .select(['record', 'record_id', 'citizen_id', 'made', 'fields', 'noted_at', 'touched'])
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy(sql`case record when 'citizens' then 2 when 'vehicles' then 1 else 0 end`)
    .orderBy('record')
    .orderBy('record_id', 'desc')
    .limit(BATCH)
    .execute();
}

async function storeOutcome(
  db: Queryable,
  importId: number,
  record: RecordName,
  ids: readonly number[],
  outcome: Outcome,
): Promise<void> {
  // unscoped: of a list within reach
  await db
    .updateTable('import_records')
    .set({ outcome: outcome.outcome, reason: 'reason' in outcome ? outcome.reason : null })
    .where('import_id', '=', importId)
    .where('record', '=', record)
    .where('record_id', '=', inArray(ids))
    .execute();
}

async function undoOne(db: Queryable, one: UndoneRecord): Promise<Outcome> {
  const now = await lockRecord(db, one);
  // It was removed meanwhile: nothing is left to undo.
  if (now === null) return { outcome: 'removed' };
  return one.made ? removeMade(db, one, now) : restoreFields(db, one, now);
}

/** The record as it stands, held until the transaction ends; null where it is gone. */
async function lockRecord(
  db: Queryable,
  { record, record_id }: UndoneRecord,
): Promise<Record<string, unknown> | null> {
  const table = sql.table(tableNamed(record));
  // unscoped: what a list within reach has made or filled
  const { rows } = await sql<{ updated_at: string; now: Record<string, unknown> }>`
    select updated_at, to_jsonb(held) as now from ${table} as held where id = ${record_id} for update`.execute(
    db,
  );
  const [row] = rows;
  return row === undefined ? null : { ...row.now, updated_at: row.updated_at };
}

async function removeMade(db: Queryable, one: UndoneRecord, now: Record<string, unknown>): Promise<Outcome> {
  const { record, record_id } = one;
  if (isChanged(one, now)) return { outcome: 'kept', reason: 'changed' };
  if (record === 'citizens' && (await holds(db, notifiedTo(sql`${record_id}`))))
    return { outcome: 'kept', reason: 'told' };
  if (await holds(db, ...usesOf(record, sql`${record_id}`))) return { outcome: 'kept', reason: 'used' };
  // unscoped: what a list within reach has made
  await withDocuments(db).deleteFrom(tableNamed(record)).where('id', '=', record_id).execute();
  return { outcome: 'removed' };
}

/** Whether a user has changed a record after the import did, or between two changes of the import. */
function isChanged({ noted_at, touched }: UndoneRecord, now: Record<string, unknown>): boolean {
  return touched || Date.parse(String(now.updated_at)) !== Date.parse(noted_at);
}

/** Fields that say one thing together: whether a name is known is said of that name. */
const together: readonly (readonly string[])[] = [
  ['name', 'name_known'],
  ['state', 'city'],
];

/**
 * Puts back each field that still says what the list wrote; where one has been changed since, the rest goes back all the same.
 * A vehicle that the list took over goes back to its holder only as long as the office has done nothing to it.
 */
async function restoreFields(
  db: Queryable,
  one: UndoneRecord,
  now: Record<string, unknown>,
): Promise<Outcome> {
  const { record, record_id, fields } = one;
  const written = Object.entries(fields);
  const changed = written.flatMap(([name, { after }]) => (isSame(now[name], after) ? [] : [name]));
  const stay = new Set(changed.flatMap(name => together.find(some => some.includes(name)) ?? [name]));
  if ('origin' in fields && isChanged(one, now)) stay.add('origin');
  const isUsed = 'origin' in fields && (await holds(db, ...officeWorkOn(record_id)));
  const back = written.filter(([name]) => !stay.has(name) && !(isUsed && name === 'origin'));
  if (back.length > 0) {
    const before = Object.fromEntries(back.map(([name, { before }]) => [name, before]));
    // unscoped: what a list within reach has filled
    await withDocuments(db).updateTable(tableNamed(record)).set(before).where('id', '=', record_id).execute();
  }
  if (back.length === written.length) return { outcome: 'restored' };
  return { outcome: 'kept', reason: stay.size > 0 ? 'changed' : 'used' };
}

/** A value of a row in JSON, where amounts are numbers, and as it was written. */
function isSame(now: unknown, after: FilledField['after']): boolean {
  if (now === null || now === undefined || after === null) return (now ?? null) === after;
  return typeof now === 'number' ? now === Number(after) : String(now) === String(after);
}

/**
 * Erases what lists say when it is no longer needed: 30 days after the commit, or 7 days after a list was last touched that
 * was never committed. That there was a list, who imported it and what came of it stays.
 */
export async function eraseLists(db: Db): Promise<void> {
  const days = (count: number) => sql`make_interval(days => ${count})`;
  await db.transaction().execute(async transaction => {
    // unscoped: the imports of all users
    const { rows } = await sql<{ id: number }>`
      update imports set erased_at = now(), name = null, sheet = null, sheets = '[]', remarks = '[]'
      where erased_at is null and status not in ('checking', 'committing', 'undoing')
        and case when committed_at is null then updated_at < now() - ${days(importDays.uncommitted)}
          else committed_at < now() - ${days(importDays.committed)} end
      returning id`.execute(transaction);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return;
    // unscoped: the imports of all users
    await sql`update import_rows set cells = '{}', plate = null, mobile = null, problems = '[]', plan = '[]', candidates = '{}',
      citizen_id = null, owner_id = null where import_id = any(${ids}::integer[])`.execute(transaction);
    // unscoped: the imports of all users
    await sql`update import_records set fields = '{}' where import_id = any(${ids}::integer[])`.execute(
      transaction,
    );
  });
}
