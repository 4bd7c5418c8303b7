import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { lockPlatesAndMobiles } from '../../../facts/candidates.ts';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import { BATCH, type PlannedRow, planRows, rulesOf, storedRowColumns, storePlans } from '../plan/dry-run.ts';
import { noKnownRecords, plateOf } from '../plan/known-records.ts';
import { parseAndFindVehicles } from '../plan/parse-stored-rows.ts';
import { planningCaller } from '../plan/plan-context.ts';
import type { ImportRecord } from '../queries.ts';
import type { RowIssue, StoredRow } from '../read/parse-row.ts';
import { rest } from '../rest.ts';
import { applyOperations, isOfRecords, withRetries } from './apply.ts';

/**
 * Carries out the next rows of a list that were checked and not left out, some hundred in a transaction that also says so of
 * them: a row that is done is never done again, whenever this is killed. Each is planned again, by what the office keeps now.
 * Answers whether there may be more. `signal` ends it between rows that are carried out one by one, and it throws then.
 */
export async function commitBatch(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  signal?: AbortSignal,
): Promise<boolean> {
  const rows = await nextRows(db, list.id);
  if (rows.length > 0) {
    await applyRows(db, caller, list, rows, signal);
    return true;
  }
  // unscoped: found within reach
  await db
    .updateTable('imports')
    .set({ status: 'committed', committed_at: sql<string>`coalesce(committed_at, now())` })
    .where('id', '=', list.id)
    .where('status', '=', 'committing')
    .execute();
  return false;
}

/** The rows that a commit still has to carry out, those of one turn after the other. */
function nextRows(db: Queryable, importId: number): Promise<StoredRow[]> {
  // unscoped: of a list within reach
  return db
    .selectFrom('import_rows')
    .select(storedRowColumns)
    .where('import_id', '=', importId)
    .where('done', '=', false)
    .where('verdict', 'in', ['create', 'fill', 'same'])
    .orderBy('turn')
    .orderBy('line')
    .limit(BATCH)
    .execute();
}

/**
 * Carries rows out together, or each by itself where that fails: what the database refuses of one row is an error of that
 * row, and none of the others.
 */
async function applyRows(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  rows: readonly StoredRow[],
  signal: AbortSignal | undefined,
): Promise<void> {
  try {
    return await withRetries(() => applyTogether(db, caller, list, rows), isOfRecords);
  } catch (error) {
    if (!isOfRecords(error)) throw error;
  }
  for (const row of rows) {
    const begun = performance.now();
    try {
      await withRetries(() => applyTogether(db, caller, list, [row]), isOfRecords);
    } catch (error) {
      if (!isOfRecords(error)) throw error;
      await rejectRow(db, list, row);
    }
    await rest(begun, signal);
  }
}

async function applyTogether(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  rows: readonly StoredRow[],
): Promise<void> {
  const entries = await parseAndFindVehicles(db, caller, list, rows);
  return db.transaction().execute(async transaction => {
    await lockPlatesAndMobiles(
      transaction,
      entries.flatMap(entry => plateOf(entry) ?? []),
      entries.flatMap(({ citizen }) => citizen.mobile ?? []),
    );
    const rules = rulesOf(caller, list);
    const planned = await planRows(transaction, caller, list, rules, noKnownRecords(), entries);
    const operations = planned.flatMap(row => row.operations);
    const idOf = await applyOperations(transaction, planningCaller(caller, list), list.id, operations);
    const settled = planned.map(row => ({ ...row, owner_id: row.of === null ? null : idOf(row.of) }));
    await storePlans(transaction, list.id, settled, null);
    await markDone(transaction, list.id, settled);
  });
}

/** Says of rows that they are done; those that have become something else are left out, as they would have been before. */
async function markDone(db: Queryable, importId: number, planned: readonly PlannedRow[]): Promise<void> {
  const lines = planned.flatMap(({ line, verdict }) => (isCarriedOut(verdict) ? [line] : []));
  // unscoped: of a list within reach
  await db
    .updateTable('import_rows')
    .set({ done: true })
    .where('import_id', '=', importId)
    .where('line', '=', sql<number>`any(${lines}::integer[])`)
    .execute();
  // unscoped: of a list within reach
  await db
    .updateTable('imports')
    .set({
      progress_done: sql<number>`progress_done + ${planned.length}`,
      committed_at: sql<string>`coalesce(committed_at, now())`,
    })
    .where('id', '=', importId)
    .execute();
}

function isCarriedOut(verdict: PlannedRow['verdict']): boolean {
  return verdict === 'create' || verdict === 'fill' || verdict === 'same';
}

/** A row that the database would not take is an error. */
async function rejectRow(db: Db, list: ImportRecord, row: StoredRow): Promise<void> {
  const problem: RowIssue = { field: 'registration_no', row: { code: 'refused' } };
  // unscoped: of a list within reach
  await db
    .updateTable('import_rows')
    .set({ verdict: 'error', problems: JSON.stringify([problem]), plan: '[]' })
    .where('import_id', '=', list.id)
    .where('line', '=', row.line)
    .execute();
}
