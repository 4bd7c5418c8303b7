import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Import } from '@rto-desk/contract/endpoints/imports';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { StoredColumn } from '@rto-desk/contract/imports/column';
import { IGNORED, kindFieldOf, listFieldNamed, longListFields } from '@rto-desk/contract/imports/fields';
import type { ImportMode } from '@rto-desk/contract/imports/import';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertIdentityProven } from '../../facts/profile-trust.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { assertWithinReach, planningCaller } from './plan/plan-context.ts';
import {
  type ImportRecord,
  importDetails,
  isTooLate,
  lockImport,
  mayBeCommitted,
  mayBeMapped,
  mayBeUndone,
  mayUndo,
  mayUseMode,
} from './queries.ts';
import { enqueueImport } from './run.ts';

export interface Mapping {
  columns: readonly {
    index: number;
    field: string;
    month_first?: boolean | undefined;
    year_first?: boolean | undefined;
  }[];
  mode: ImportMode;
  /** Whether rows without an owner belong to the row above. */
  use_row_above?: boolean | undefined;
  branch_id?: number | null | undefined;
  /** Whose all rows are. */
  citizen_id?: number | null | undefined;
  proof?: Proof | null | undefined;
  updated_at?: string | null | undefined;
}

/**
 * Says what the columns of a list are, and has it checked. Throws NotFound for a list or branch out of reach, Conflict where
 * it is too late, Invalid for columns that make no list, and Forbidden for writing over what is kept by who sees a branch.
 */
export function startDryRun(
  db: Db,
  caller: Caller,
  id: number,
  mapping: Mapping,
  words: ServerWords,
): Promise<Import> {
  return db.transaction().execute(async transaction => {
    const list = await lockImport(transaction, caller, id);
    assertFresh(mapping.updated_at, list);
    if (!mayBeMapped(list)) throw refusal(list);
    assertMayOverwrite(caller, mapping.mode);
    const columns = mappedColumns(list.columns, mapping.columns);
    const branch_id = await chosenBranch(transaction, caller, mapping.branch_id ?? null);
    const remarks = JSON.stringify(
      list.remarks.map(remark =>
        remark.code === 'gaps' && mapping.use_row_above !== undefined
          ? { ...remark, is_filled: mapping.use_row_above }
          : remark,
      ),
    );
    const shape = columns.some(({ field }) => field === 'kind') ? 'long' : 'wide';
    // unscoped: locked within reach above
    await transaction
      .updateTable('imports')
      .set({ columns: JSON.stringify(columns), mode: mapping.mode, branch_id, shape, remarks })
      .where('id', '=', id)
      .execute();
    await chooseOwnerOfAll(transaction, planningCaller(caller, { ...list, branch_id }), id, mapping);
    // Choices for rows stay; the rows are planned again.
    // unscoped: of a list within reach
    await transaction
      .updateTable('import_rows')
      .set({ verdict: null, problems: '[]', plan: '[]', candidates: [], owner_id: null })
      .where('import_id', '=', id)
      .where('verdict', 'is not', null)
      .execute();
    return begin(transaction, caller, id, 'checking', list.rows, words);
  });
}

/** Has what was checked carried out. Throws NotFound, Conflict where that is not possible now, and Forbidden. */
export function startCommit(
  db: Db,
  caller: Caller,
  id: number,
  { words, lastSeen }: { words: ServerWords; lastSeen: string | null | undefined },
): Promise<Import> {
  return db.transaction().execute(async transaction => {
    const list = await lockImport(transaction, caller, id);
    assertFresh(lastSeen, list);
    if (!mayBeCommitted(list)) throw refusal(list);
    assertMayOverwrite(caller, list.mode);
    // unscoped: of a list within reach
    const { rows } = await transaction
      .selectFrom('import_rows')
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('rows'))
      .where('import_id', '=', id)
      .where('done', '=', false)
      .where('verdict', 'in', ['create', 'fill', 'same'])
      .executeTakeFirstOrThrow();
    return begin(transaction, caller, id, 'committing', rows, words);
  });
}

/** Has a commit taken back. Throws NotFound, Conflict where that is not possible any more, and Forbidden. */
export function startUndo(
  db: Db,
  caller: Caller,
  id: number,
  { words, lastSeen }: { words: ServerWords; lastSeen: string | null | undefined },
): Promise<Import> {
  return db.transaction().execute(async transaction => {
    const list = await lockImport(transaction, caller, id);
    assertFresh(lastSeen, list);
    if (list.committed_at !== null && isTooLate(list.committed_at))
      throw new Conflict(words => words.imports.rows.tooLate);
    if (!mayBeUndone(list)) throw refusal(list);
    if (!mayUndo(caller, list)) throw new Forbidden(words => words.imports.rows.notYours);
    // unscoped: of a list within reach
    const { records } = await transaction
      .selectFrom('import_records')
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('records'))
      .where('import_id', '=', id)
      .where('outcome', 'is', null)
      .executeTakeFirstOrThrow();
    return begin(transaction, caller, id, 'undoing', records, words);
  });
}

async function begin(
  db: Queryable,
  caller: Caller,
  id: number,
  status: 'checking' | 'committing' | 'undoing',
  of: number,
  words: ServerWords,
): Promise<Import> {
  // unscoped: locked within reach by who calls
  await db
    .updateTable('imports')
    .set({
      status,
      ordered_by: caller.id,
      ordered_token: sql`acting_token()`,
      progress_done: 0,
      progress_of: of,
    })
    .where('id', '=', id)
    .execute();
  await enqueueImport(db, id);
  return importDetails(db, caller, id, words);
}

/** Why nothing of this is possible now. */
export function refusal({ erased_at }: ImportRecord): Conflict {
  return new Conflict(words => (erased_at === null ? words.imports.rows.notNow : words.imports.rows.erased));
}

function assertMayOverwrite(caller: Caller, mode: ImportMode | null): void {
  if (!mayUseMode(caller, mode)) throw new Forbidden(words => words.imports.rows.overwriteForAll);
}

/** The branch that the list is imported into. Throws NotFound for another than one's own. */
async function chosenBranch(db: Queryable, caller: Caller, chosen: number | null): Promise<number | null> {
  const own = branchOf(caller);
  if (own !== null) {
    if (chosen !== null && chosen !== own) throw new NotFound();
    return own;
  }
  if (chosen === null) return null;
  const branch = await db.selectFrom('branches').select('id').where('id', '=', chosen).executeTakeFirst();
  if (branch === undefined) throw new NotFound();
  return branch.id;
}

/** Says whose all rows are, where a person has chosen. Throws NotFound out of reach, and IdentityUnproven where staff want to be asked. */
async function chooseOwnerOfAll(
  db: Queryable,
  caller: Caller,
  id: number,
  { citizen_id, proof }: Mapping,
): Promise<void> {
  if (citizen_id === undefined) return;
  if (citizen_id !== null) {
    await assertWithinReach(db, caller, citizen_id);
    if (proof === 'ask') await assertIdentityProven(db, caller, citizen_id, proof);
  }
  // unscoped: of a list that is locked within reach
  await db.updateTable('import_rows').set({ citizen_id }).where('import_id', '=', id).execute();
}

/** The columns of a list, each with what it is taken for; those that are not named are left out. Throws Invalid. */
function mappedColumns(columns: readonly StoredColumn[], chosen: Mapping['columns']): StoredColumn[] {
  const fields = new Map<number, string>();
  const orders = new Map(
    chosen.map(({ index, month_first, year_first }) => [index, { month_first, year_first }]),
  );
  for (const { index, field } of chosen) {
    const known = listFieldNamed(field);
    if (!columns.some(column => column.index === index)) throw invalid(rows => rows.noColumn);
    if (known === undefined) throw invalid(rows => rows.noField(field));
    if (known !== IGNORED && [...fields.values()].includes(known))
      throw invalid(rows => rows.columnTwice(field));
    fields.set(index, known);
  }
  const mapped = columns.map(column => {
    const { also: _, ...rest } = column;
    const field = fields.get(column.index) ?? IGNORED;
    const kept = field === column.proposed ? column : rest;
    const order = orders.get(column.index);
    return {
      ...{ ...kept, field },
      month_first: order?.month_first ?? column.month_first ?? false,
      year_first: order?.year_first ?? column.year_first ?? false,
    };
  });
  assertKeyColumns(mapped.map(({ field }) => field));
  return mapped;
}

/** A list without plates is one of licences; one in which rows name a kind says its end in a column as well. */
function assertKeyColumns(fields: readonly string[]): void {
  const isLong = fields.some(field => longListFields.includes(field));
  if (isLong && !(fields.includes('kind') && fields.includes('until'))) throw invalid(rows => rows.needsEnds);
  const ofLicence = fields.some(field => kindFieldOf(field)?.kind.owner === 'citizen');
  if (!isLong && !ofLicence && !fields.includes('registration_no')) throw invalid(rows => rows.needsColumn);
}

function invalid(say: (rows: ServerWords['imports']['rows']) => string): Invalid {
  return new Invalid({ columns: words => say(words.imports.rows) });
}

/** Notes that an admin allows reminders to those whom an import has added; again it changes nothing. */
export async function allowReminders(db: Db, caller: Caller, id: number): Promise<void> {
  await db.transaction().execute(async transaction => {
    const list = await lockImport(transaction, caller, id);
    if (list.committed_at === null) throw refusal(list);
    // unscoped: locked within reach above
    await transaction
      .updateTable('imports')
      .set({ reminders_allowed_at: sql<string>`coalesce(reminders_allowed_at, now())` })
      .where('id', '=', id)
      .execute();
  });
}
