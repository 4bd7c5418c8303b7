import { type Caller, mayAssignBranch, maySeeSecrets } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Import, ImportColumn, ImportSummary } from '@rto-desk/contract/endpoints/imports';
import type { StoredColumn } from '@rto-desk/contract/imports/column';
import { IGNORED } from '@rto-desk/contract/imports/fields';
import {
  type ImportMode,
  importDays,
  importPageSizes,
  importVerdicts,
} from '@rto-desk/contract/imports/import';
import { kinds } from '@rto-desk/contract/kinds/index';
import { catalogues } from '@rto-desk/contract/words/languages';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { usesRowsAbove } from './plan/rows-above.ts';
import { columnNotes, remarkSentence } from './sentences.ts';

/** One page of the lists within a caller's reach, newest first. Two statements. */
export async function importsPage(db: Queryable, caller: Caller, page: number): Promise<Page<ImportSummary>> {
  const listed = within(db, caller).imports().select('imports.id');
  const imports = await listPage(db, { page, per_page: importPageSizes.lists }, listed, ({ offset, limit }) =>
    importRecords(db, caller).orderBy('imports.id', 'desc').limit(limit).offset(offset).execute(),
  );
  return { ...imports, data: imports.data.map(row => asSummary(caller, row)) };
}

/** A list within reach. Throws NotFound. */
export async function foundImport(db: Queryable, caller: Caller, id: number): Promise<ImportRecord> {
  const row = await importRecords(db, caller).where('imports.id', '=', id).executeTakeFirst();
  if (row === undefined) throw new NotFound();
  return row;
}

/** The same, locked until the transaction ends, so that no other call starts work on it meanwhile. */
export async function lockImport(db: Queryable, caller: Caller, id: number): Promise<ImportRecord> {
  const imports = within(db, caller).imports().select('imports.id');
  await imports.where('imports.id', '=', id).forUpdate().execute();
  return foundImport(db, caller, id);
}

/** Lists within reach, each as `asSummary` takes it. */
function importRecords(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .imports()
      // unscoped: who imported a list is shown to all who see it
      .leftJoin('users as creators', 'creators.id', 'imports.created_by')
      .leftJoin('branches', 'branches.id', 'imports.branch_id')
      .selectAll('imports')
      .select(['creators.name as creator_name', 'branches.name as branch_name'])
      .select([counts.as('counts'), ready.as('ready')])
  );
}

// unscoped: of a list that the statement around it has limited
const counts = sql<Partial<ImportSummary['counts']>>`(
  select coalesce(jsonb_object_agg(verdict, rows), '{}') from (
    select verdict, count(*) as rows from import_rows
    where import_rows.import_id = imports.id and verdict is not null group by verdict) as counted)`;

/** How many rows of a committed list have been mended or decided since, so that another commit would carry them out. */
// unscoped: of a list that the statement around it has limited
const ready = sql<ImportSummary['ready']>`(
  select jsonb_build_object('create', count(*) filter (where verdict = 'create'), 'fill', count(*) filter (where verdict = 'fill'))
  from import_rows where import_rows.import_id = imports.id and not done
    and imports.status = 'committed' and imports.erased_at is null)`;

export type ImportRecord = Awaited<ReturnType<ReturnType<typeof importRecords>['execute']>>[number];

/** What a row of `importRecords` is to those who see it, with what the caller may do now. */
function asSummary(caller: Caller, row: ImportRecord): ImportSummary {
  const { id, status, shape, name, sheet, rows, mode } = row;
  const { committed_at, undone_at, erased_at, created_at, updated_at, ready } = row;
  return {
    ...{ id, status, shape, name, sheet, rows, mode, ready },
    ...{ committed_at, undone_at, erased_at, created_at, updated_at },
    branch: named(row.branch_id, row.branch_name),
    creator: named(row.created_by, row.creator_name),
    progress: { done: row.progress_done, of: row.progress_of },
    // One for each verdict, which TypeScript cannot follow through the loop.
    counts: Object.fromEntries(
      importVerdicts.map(verdict => [verdict, row.counts[verdict] ?? 0]),
    ) as ImportSummary['counts'],
    permissions: {
      mend: isEditable(row),
      commit: mayBeCommitted(row) && mayUseMode(caller, row.mode),
      undo: mayBeUndone(row) && mayUndo(caller, row),
      overwrite: mayAssignBranch(caller),
      remind: maySeeSecrets(caller) && row.committed_at !== null && row.reminders_allowed_at === null,
    },
  };
}

function named(id: number | null, name: string | null) {
  return id === null || name === null ? null : { id, name };
}

/** A list as its page shows it. */
function asImport(
  caller: Caller,
  row: ImportRecord,
  samples: ReadonlyMap<number, string[]>,
  words: ServerWords,
): Import {
  return {
    ...asSummary(caller, row),
    columns: row.columns.map(column => ({
      ...asColumn(column, words),
      samples: samples.get(column.index) ?? [],
    })),
    notes: row.remarks.map(remark => remarkSentence(remark, words)),
    sheets: row.sheets,
    use_row_above: row.remarks.some(({ code }) => code === 'gaps') ? usesRowsAbove(row) : null,
    summary: null,
    kept: [],
    kept_count: 0,
    reminders_allowed_at: row.reminders_allowed_at,
  };
}

function asColumn(column: StoredColumn, words: ServerWords): Omit<ImportColumn, 'samples'> {
  const { index, header, field, is_unsure = false, options = [], days = null } = column;
  const isChoice = column.says_month_first === true || (days !== null && days.monthFirst > 0);
  return {
    ...{ index, header, field, is_unsure, options },
    notes: columnNotes(column, words),
    month_first: isChoice ? (column.month_first ?? false) : null,
    year_first: days?.yearFirst === undefined ? null : (column.year_first ?? false),
  };
}

/** How many rows are looked at for samples, and how many each column shows. */
const SAMPLES = { rows: 25, shown: 3 };

/** What stands in the first cells of each column that are not empty. */
async function samplesOf(db: Queryable, importId: number): Promise<ReadonlyMap<number, string[]>> {
  // unscoped: of a list within reach
  const rows = await db
    .selectFrom('import_rows')
    .select('cells')
    .where('import_id', '=', importId)
    .orderBy('line')
    .limit(SAMPLES.rows)
    .execute();
  const samples = new Map<number, string[]>();
  for (const { cells } of rows) {
    for (const [index, cell] of cells.entries()) {
      const shown = samples.get(index) ?? [];
      if (cell !== '' && shown.length < SAMPLES.shown) samples.set(index, [...shown, cell]);
    }
  }
  return samples;
}

/** Whether the columns may be mapped, and all rows checked. */
export function mayBeMapped({ status, committed_at, erased_at }: ImportRecord): boolean {
  return (
    erased_at === null &&
    committed_at === null &&
    (status === 'mapping' || status === 'checked' || status === 'failed')
  );
}

/** Whether rows may be mended, decided or left out: until the list is committed, and then those that were left out. */
export function isEditable({ status, erased_at }: ImportRecord): boolean {
  return erased_at === null && (status === 'checked' || status === 'committed');
}

/**
 * Whether what was checked may be carried out; what failed on the way goes on where it stopped, and what was left out follows
 * once it is mended or decided.
 */
export function mayBeCommitted(list: ImportRecord): boolean {
  const { status, mode, committed_at, erased_at, counts, ready } = list;
  if (erased_at !== null || mode === null) return false;
  if (status === 'committed') return ready.create + ready.fill > 0;
  const { create = 0, fill = 0, same = 0 } = counts;
  const isChecked = status === 'checked' || (status === 'failed' && committed_at !== null);
  return isChecked && create + fill + same > 0;
}

/** Whether there is something to undo, and time left. */
export function mayBeUndone({ status, committed_at, erased_at }: ImportRecord): boolean {
  return (
    erased_at === null &&
    committed_at !== null &&
    !isTooLate(committed_at) &&
    (status === 'committed' || status === 'failed')
  );
}

const DAY = 86_400_000;

export function isTooLate(committed_at: string, now = Date.now()): boolean {
  return now - Date.parse(committed_at) > importDays.committed * DAY;
}

/** Rule: those who see a branch alone do not write over what is kept. */
export function mayUseMode(caller: Caller, mode: ImportMode | null): boolean {
  return mode !== 'overwrite' || mayAssignBranch(caller);
}

/** Rule: the user who uploaded an import may undo it, and users who see all branches. */
export function mayUndo(caller: Caller, { created_by }: Pick<ImportRecord, 'created_by'>): boolean {
  return created_by === caller.id || mayAssignBranch(caller);
}

/** How many records are named that an undo has left. */
const MOST = 500;

/** A list within reach, as its page shows it. Throws NotFound. */
export async function importDetails(
  db: Queryable,
  caller: Caller,
  id: number,
  words: ServerWords = catalogues.en,
): Promise<Import> {
  const record = await foundImport(db, caller, id);
  const list = asImport(caller, record, await samplesOf(db, id), words);
  if (list.status === 'checked') return { ...list, summary: await plannedSummary(db, record) };
  if (list.undone_at === null && list.status !== 'undoing') return list;
  return { ...list, ...(await undoLeftovers(db, caller, id, words)) };
}

/** What a commit of a checked list would do. */
async function plannedSummary(db: Queryable, { id, columns }: ImportRecord): Promise<Import['summary']> {
  // unscoped: of a list within reach
  const { rows: documents } = await sql<NonNullable<Import['summary']>['documents'][number]>`
    select step ->> 'kind' as kind, count(*)::integer as count, min(step ->> 'until') as first, max(step ->> 'until') as last
    from import_rows, jsonb_array_elements(plan) as step
    where import_id = ${id} and not done and verdict in ('create', 'fill') and ${isDocument}
    group by 1 order by 2 desc, 1`.execute(db);
  // unscoped: of a list within reach
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from import_rows
    where import_id = ${id} and not done and verdict in ('create', 'fill')
      and not exists (select from jsonb_array_elements(plan) as step where ${isDocument})`.execute(db);
  return {
    documents,
    without_document: rows[0]?.count ?? 0,
    left_out: columns.flatMap(({ header, field, holds }) =>
      field === IGNORED && holds != null ? { header, holds } : [],
    ),
  };
}

const isDocument = sql<boolean>`step ->> 'does' in ('document', 'superseded')`;

/** What an undo has left, as far as it is within reach: a person by name, anything of a vehicle by its plate. */
async function undoLeftovers(db: Queryable, caller: Caller, id: number, words: ServerWords) {
  const { reasons } = words.imports.rows;
  // unscoped: how much of a list within reach has stayed
  const { total } = await db
    .selectFrom('import_records')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where('import_id', '=', id)
    .where('outcome', '=', 'kept')
    .executeTakeFirstOrThrow();
  const vehicle = sql<string | null>`case kept.record when 'citizens' then null
    when 'vehicles' then (${plateOf('kept.record_id')})
    ${sql.join(
      kinds
        .filter(({ owner }) => owner === 'vehicle')
        .map(
          ({ slug, collection }) =>
            // unscoped: of a record of a citizen within reach
            sql`when ${slug} then (select (${plateOf('document.vehicle_id')}) from ${sql.table(collection)} as document
              where document.id = kept.record_id)`,
        ),
      sql` `,
    )} end`;
  const rows = await within(db, caller)
    .citizens()
    // unscoped: what a list within reach has done to citizens within reach
    .innerJoin('import_records as kept', 'kept.citizen_id', 'citizens.id')
    .select(['kept.record', 'kept.reason', 'citizens.id', 'citizens.name', vehicle.as('plate')])
    .where('kept.import_id', '=', id)
    .where('kept.outcome', '=', 'kept')
    .where('kept.reason', '!=', 'outOfReach')
    .orderBy('kept.citizen_id')
    .orderBy('kept.record')
    .orderBy('kept.record_id')
    .limit(MOST)
    .execute();
  const kept = rows.map(row => ({
    title: titleOf(row, words),
    url: `/citizens/${row.id}`,
    reason: reasons[row.reason ?? 'changed'],
  }));
  // Of what belongs to another branch now, only what the list itself made.
  // unscoped: of a list within reach, without whose they are
  const gone = await db
    .selectFrom('import_records')
    .select('record')
    .where('import_id', '=', id)
    .where('reason', '=', 'outOfReach')
    .orderBy('record')
    .limit(MOST)
    .execute();
  const left = gone.map(({ record }) => ({
    title: titleOfKind(record, words),
    url: `/imports/${id}`,
    reason: reasons.outOfReach,
  }));
  return { kept: [...kept, ...left], kept_count: total };
}

// unscoped: of a record of a citizen within reach
const plateOf = (id: string) => sql`select registration_no from vehicles where vehicles.id = ${sql.ref(id)}`;

function titleOf(
  { record, name, plate }: { record: string; name: string; plate: string | null },
  words: ServerWords,
) {
  const kind = kinds.find(({ slug }) => slug === record);
  const of = plate ?? name;
  return kind === undefined ? of : `${words.kinds[kind.slug].one}: ${of}`;
}

function titleOfKind(record: string, words: ServerWords): string {
  const { plan } = words.imports.rows;
  const kind = kinds.find(({ slug }) => slug === record);
  if (kind !== undefined) return words.kinds[kind.slug].one;
  return record === 'vehicles' ? plan.vehicles : plan.citizen;
}
