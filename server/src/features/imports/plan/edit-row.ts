import type { Caller } from '@rto-desk/contract/access';
import type { ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertIdentityProven } from '../../../facts/profile-trust.ts';
import { assertFresh } from '../../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import { Conflict, Invalid } from '../../../platform/errors.ts';
import { recordEvent } from '../../history/record-event.ts';
import { type ImportRecord, isEditable, lockImport } from '../queries.ts';
import type { StoredRow } from '../read/parse-row.ts';
import { foundRow } from '../rows.ts';
import { refusal } from '../start.ts';
import { planRows, rulesOf, storedRowColumns, storePlans } from './dry-run.ts';
import { noKnownRecords, plateOf } from './known-records.ts';
import { parseAndFindVehicles } from './parse-stored-rows.ts';
import { assertWithinReach, planningCaller } from './plan-context.ts';

export interface RowEdit {
  cells?: string[] | undefined;
  citizen_id?: number | null | undefined;
  new_citizen?: boolean | undefined;
  skip?: boolean | undefined;
  proof?: Proof | null | undefined;
  updated_at?: string | null | undefined;
}

/** The most rows that are planned again together with one. */
const MOST = 500;

/**
 * Changes the cells of a row that is not committed yet, or what was chosen for it, and plans it again, with the other rows that
 * have its plate or mobile. Throws NotFound for an import or a chosen citizen out of reach, Conflict where the import is not in
 * a state to be edited or the row has changed meanwhile, IdentityUnproven where proof of identity is asked for, and Invalid for
 * a number of cells other than that of the columns.
 */
export function editRow(
  db: Db,
  caller: Caller,
  id: number,
  line: number,
  mending: RowEdit,
  words: ServerWords,
): Promise<ImportRow> {
  return db.transaction().execute(async transaction => {
    const list = await lockImport(transaction, caller, id);
    const before = await foundRow(transaction, caller, id, line, words);
    if (!isEditable(list)) throw refusal(list);
    assertFresh(mending.updated_at, before);
    if (before.done) throw new Conflict(words => words.imports.rows.notNow);
    const { cells = before.cells, citizen_id, skip, proof } = mending;
    if (cells.length !== list.columns.length) {
      throw new Invalid({ cells: words => words.imports.rows.cellsDiffer(list.columns.length) });
    }
    if (citizen_id) await assertWithinReach(transaction, planningCaller(caller, list), citizen_id);
    // A dry run confirms nothing: staff who have seen proof of identity say so by choosing the citizen.
    if (citizen_id && proof === 'ask') await assertIdentityProven(transaction, caller, citizen_id, proof);
    const after = { cells, ...choiceOf(before, mending), skipped: skip ?? before.skip };
    // unscoped: of a list that is locked within reach above
    await transaction
      .updateTable('import_rows')
      .set(after)
      .where('import_id', '=', id)
      .where('line', '=', line)
      .execute();
    // Moves `updated_at`: the list has been touched.
    // unscoped: locked within reach above
    await transaction.updateTable('imports').set({ status: list.status }).where('id', '=', id).execute();
    await recordEvent(transaction, { action: 'updated', record: 'imports', record_id: id, after: { line } });
    await replanRows(transaction, caller, list, [
      { ...after, line, cells: before.cells },
      { ...after, line },
    ]);
    return foundRow(transaction, caller, id, line, words);
  });
}

/** The chosen owner of a row: a new choice replaces the former one. */
function choiceOf(
  before: Pick<ImportRow, 'citizen_id' | 'new_citizen'>,
  { citizen_id, new_citizen }: RowEdit,
) {
  if (citizen_id) return { citizen_id, new_citizen: false };
  if (new_citizen) return { citizen_id: null, new_citizen };
  return {
    citizen_id: citizen_id === undefined ? before.citizen_id : citizen_id,
    new_citizen: new_citizen ?? before.new_citizen,
  };
}

/**
 * Plans the rows that share a plate or mobile with one as it was or as it is, or a number by which one of them was refused, in
 * the order of the list. What is done stays.
 */
async function replanRows(
  db: Queryable,
  caller: Caller,
  list: ImportRecord,
  [before, after]: [StoredRow, StoredRow],
): Promise<void> {
  const entries = await parseAndFindVehicles(db, caller, list, [before, after]);
  const plates = entries.flatMap(entry => plateOf(entry) ?? []);
  const mobiles = entries.flatMap(({ citizen }) => citizen.mobile ?? []);
  const sameNumber = sql`jsonb_build_array(jsonb_build_object('row',
    jsonb_build_object('code', 'numberOfLine', 'text', ${String(after.line)}::text)))`;
  // unscoped: of a list that is locked within reach
  const ofSameNumber = sql`select (said -> 'row' ->> 'text')::integer
    from import_rows as own, jsonb_array_elements(own.problems) as said
    where own.import_id = ${list.id} and own.line = ${after.line} and said -> 'row' ->> 'code' = 'numberOfLine'`;
  // unscoped: of a list that is locked within reach
  const rows = await db
    .selectFrom('import_rows')
    .select(storedRowColumns)
    .where('import_id', '=', list.id)
    .where('done', '=', false)
    .where(
      sql<boolean>`(line = ${after.line} or plate = any(${plates}::text[]) or mobile = any(${mobiles}::text[])
        or verdict = 'error' and problems @> ${sameNumber} or line in (${ofSameNumber}))`,
    )
    .orderBy(sql`line <> ${after.line}`)
    .orderBy('line')
    .limit(MOST)
    .execute();
  const inOrder = await parseAndFindVehicles(
    db,
    caller,
    list,
    rows.sort((one, other) => one.line - other.line),
  );
  const records = noKnownRecords();
  const rules = rulesOf(caller, list);
  const planned = await planRows(db, caller, list, rules, records, inOrder);
  await storePlans(db, list.id, planned, 1);
  // What follows from a later line, as when the whole list is checked.
  const open = new Set(
    planned.filter(({ verdict }) => verdict === 'ambiguous' || verdict === 'error').map(({ line }) => line),
  );
  const again = await planRows(
    db,
    caller,
    list,
    rules,
    records,
    inOrder.filter(({ line: one }) => open.has(one)),
  );
  await storePlans(db, list.id, again, 2);
}
