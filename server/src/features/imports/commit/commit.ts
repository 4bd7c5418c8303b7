import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { holdPlatesAndMobiles } from '../../../facts/candidates.ts';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import { BATCH, type JudgedRow, judgeRows, keepJudged, keptRowColumns, rulesOf } from '../plan/dry-run.ts';
import { emptyWorld, plateOf } from '../plan/known-records.ts';
import { parseAndFindVehicles } from '../plan/load-known-records.ts';
import { judgingCaller } from '../plan/plan-context.ts';
import type { ImportRecord } from '../queries.ts';
import type { KeptRow, Said } from '../read/parse-row.ts';
import { apply, isOfRecords, withRetries } from './apply.ts';

/**
 * Carries out the next rows of a list that were checked and not left out, some hundred in a transaction that also says so of
 * them: a row that is done is never done again, whenever this is killed. Each is judged anew, by what the office keeps now.
 * Answers whether there may be more.
 */
export async function commitBatch(db: Db, caller: Caller, list: ImportRecord): Promise<boolean> {
  const rows = await nextRows(db, list.id);
  if (rows.length > 0) {
    await carryOut(db, caller, list, rows);
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
function nextRows(db: Queryable, importId: number): Promise<KeptRow[]> {
  // unscoped: of a list within reach
  return db
    .selectFrom('import_rows')
    .select(keptRowColumns)
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
async function carryOut(db: Db, caller: Caller, list: ImportRecord, rows: readonly KeptRow[]): Promise<void> {
  try {
    return await withRetries(() => carryOutTogether(db, caller, list, rows), isOfRecords);
  } catch (error) {
    if (!isOfRecords(error)) throw error;
  }
  for (const row of rows) {
    try {
      await withRetries(() => carryOutTogether(db, caller, list, [row]), isOfRecords);
    } catch (error) {
      if (!isOfRecords(error)) throw error;
      await refuseRow(db, list, row);
    }
  }
}

async function carryOutTogether(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  rows: readonly KeptRow[],
): Promise<void> {
  const entries = await parseAndFindVehicles(db, caller, list, rows);
  return db.transaction().execute(async transaction => {
    await holdPlatesAndMobiles(
      transaction,
      entries.flatMap(entry => plateOf(entry) ?? []),
      entries.flatMap(({ citizen }) => citizen.mobile ?? []),
    );
    const rules = rulesOf(caller, list);
    const judged = await judgeRows(transaction, caller, list, rules, emptyWorld(), entries);
    const operations = judged.flatMap(row => row.operations);
    const idOf = await apply(transaction, judgingCaller(caller, list), list.id, operations);
    const settled = judged.map(row => ({ ...row, owner_id: row.of === null ? null : idOf(row.of) }));
    await keepJudged(transaction, list.id, settled, null);
    await noteDone(transaction, list.id, settled);
  });
}

/** Says of rows that they are done; those that have become something else are left out, as they would have been before. */
async function noteDone(db: Queryable, importId: number, judged: readonly JudgedRow[]): Promise<void> {
  const lines = judged.flatMap(({ line, verdict }) => (isCarriedOut(verdict) ? [line] : []));
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
      progress_done: sql<number>`progress_done + ${judged.length}`,
      committed_at: sql<string>`coalesce(committed_at, now())`,
    })
    .where('id', '=', importId)
    .execute();
}

function isCarriedOut(verdict: JudgedRow['verdict']): boolean {
  return verdict === 'create' || verdict === 'fill' || verdict === 'same';
}

/** A row that the database would not take is an error. */
async function refuseRow(db: Db, list: ImportRecord, row: KeptRow): Promise<void> {
  const problem: Said = { field: 'registration_no', row: { code: 'refused' } };
  // unscoped: of a list within reach
  await db
    .updateTable('import_rows')
    .set({ verdict: 'error', problems: JSON.stringify([problem]), plan: '[]' })
    .where('import_id', '=', list.id)
    .where('line', '=', row.line)
    .execute();
}
