import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Import } from '@rto-desk/contract/endpoints/imports';
import type { ImportRemark, ImportSheet, StoredColumn } from '@rto-desk/contract/imports/column';
import { IGNORED } from '@rto-desk/contract/imports/fields';
import { catalogues } from '@rto-desk/contract/words/languages';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { importDetails } from './queries.ts';
import { batches } from './read/child-process.ts';
import type { ColumnFacts } from './read/column-facts.ts';
import { gapsIn } from './read/groups.ts';
import { isWorthRemembering, type Memory, memoryKey, memoryKind } from './read/memory.ts';
import { type Proposal, proposeColumns, shapeOf } from './read/proposals.ts';
import { readList } from './read/read-list.ts';
import type { Column } from './read/table.ts';

/** How many of the latest lists are asked what columns were taken for. */
const EARLIER = 50;
/** A list as it was read. What is absent was not looked at. */
export interface ReadRows {
  columns: readonly (Column & Partial<ColumnFacts>)[];
  rows: readonly { line: number; cells: readonly string[]; isHidden?: boolean }[];
  about?: string;
  sheet?: string | null;
  sheets?: ImportSheet[];
  date1904?: boolean;
}

/**
 * Reads a list and stores its rows, each column with what it is probably. Throws Invalid for what cannot be read.
 * @param given an Excel or CSV file, or pasted text
 * @param sheet the sheet of a workbook that a person has chosen
 */
export async function createImport(
  db: Db,
  caller: Caller,
  given: Buffer | string,
  name: string | null,
  sheet: string | null,
  words: ServerWords,
): Promise<Import> {
  return storeImport(db, caller, await readList(given, name ?? undefined, undefined, sheet), name, words);
}

/** Stores the rows of a list that has been read. */
export async function storeImport(
  db: Db,
  caller: Caller,
  reading: ReadRows,
  name: string | null,
  words: ServerWords = catalogues.en,
): Promise<Import> {
  const proposals = proposeColumns(reading, await rememberedChoices(db, caller));
  const columns = reading.columns.map((column, at) => storedColumn(column, proposals[at]));
  return db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('imports')
      .values({
        name,
        columns: JSON.stringify(columns),
        shape: shapeOf(proposals.map(({ field }) => field)),
        rows: reading.rows.length,
        sheet: reading.sheet ?? null,
        sheets: JSON.stringify(reading.sheets ?? []),
        remarks: JSON.stringify(remarksOn(reading, columns)),
        date_1904: reading.date1904 ?? false,
        branch_id: branchOf(caller),
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRows(transaction, id, reading.rows);
    return importDetails(transaction, caller, id, words);
  });
}

function storedColumn(
  {
    index,
    header,
    holds = null,
    days = null,
    isPast,
    isHidden,
    isSurplus,
    saysMonthFirst,
  }: ReadRows['columns'][number],
  proposal: Proposal | undefined,
): StoredColumn {
  const { field = IGNORED, isUnsure = false, options = [], also } = proposal ?? {};
  return {
    ...{ index, header, field, proposed: field, holds, days },
    ...(isUnsure && { is_unsure: true, options }),
    ...(also !== undefined && { also }),
    ...(saysMonthFirst && { says_month_first: true, month_first: true }),
    ...(days?.yearFirst === 'likely' && { year_first: true }),
    ...(isPast && { is_past: true }),
    ...(isHidden && { is_hidden: true }),
    ...(isSurplus && { is_surplus: true }),
  };
}

function remarksOn(
  { rows, sheets = [], sheet = null }: ReadRows,
  columns: readonly StoredColumn[],
): ImportRemark[] {
  const gaps = gapsIn(columns, rows);
  const count = rows.filter(({ isHidden }) => isHidden).length;
  const hidden = sheets.filter(one => one.is_hidden && one.name !== sheet);
  return [
    ...(count === 0 ? [] : [{ code: 'hiddenRows' as const, count, of: rows.length }]),
    ...(hidden.length === 0
      ? []
      : [{ code: 'hiddenSheets' as const, names: hidden.map(({ name }) => name) }]),
    ...(gaps === 0 ? [] : [{ code: 'gaps' as const, count: gaps, of: rows.length }]),
  ];
}

async function insertRows(db: Queryable, importId: number, rows: ReadRows['rows']): Promise<void> {
  for (const some of batches(rows)) {
    await sql`
      insert into import_rows (import_id, line, cells)
      select ${importId}, line, array(select cell from jsonb_array_elements_text(cells) with ordinality as listed (cell, at) order by at)
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as imported (line integer, cells jsonb)`.execute(
      db,
    );
  }
}

/**
 * What people have chosen for headings of earlier imports that the caller sees: only choices that differ from what was proposed
 * and were committed, each for lists about the same kinds. The latest counts.
 */
async function rememberedChoices(db: Queryable, caller: Caller): Promise<Memory> {
  const lists = await within(db, caller)
    .imports()
    .select('imports.columns')
    .where('imports.committed_at', 'is not', null)
    .where('imports.undone_at', 'is', null)
    .orderBy('imports.id', 'desc')
    .limit(EARLIER)
    .execute();
  const choices = new Map<string, string>();
  for (const { columns } of lists) {
    const kindOfList = memoryKind(columns.map(({ header }) => header));
    for (const { header, field, proposed } of columns) {
      const key = memoryKey(header, kindOfList);
      const isChosen = proposed !== undefined && proposed !== field && isWorthRemembering(header, field);
      if (isChosen && !choices.has(key)) choices.set(key, field);
    }
  }
  return choices;
}
