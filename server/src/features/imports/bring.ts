import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Import, ImportColumn } from '@rto-desk/contract/endpoints/imports';
import { IGNORED } from '@rto-desk/contract/imports/fields';
import { headerKey } from '@rto-desk/contract/imports/header-key';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { batches } from './batches.ts';
import { wholeImport } from './kept.ts';
import { proposeFields, shapeOf } from './proposals.ts';
import { readList } from './reading.ts';

/** How many of the latest lists are asked what columns were taken for. */
const EARLIER = 50;
/** A list as it was read. */
export interface ReadRows {
  columns: readonly { index: number; header: string; samples: readonly string[] }[];
  rows: readonly { line: number; cells: readonly string[] }[];
  /** What stands beside the list and says what it is about. */
  about?: string;
  /** The sheet of a workbook of several. */
  sheet?: string | null;
  /** Whether numbers count its days from 1904. */
  date1904?: boolean;
}

/**
 * Reads a list and keeps its rows, each column with what it is probably. Throws Invalid for what cannot be read.
 * @param given an Excel or CSV file, or pasted text
 */
export async function bringList(
  db: Db,
  caller: Caller,
  given: Buffer | string,
  name: string | null,
): Promise<Import> {
  return keepList(db, caller, await readList(given, name ?? undefined), name);
}

/** Keeps the rows of a list that has been read. */
export async function keepList(
  db: Db,
  caller: Caller,
  reading: ReadRows,
  name: string | null,
): Promise<Import> {
  const fields = proposeFields(reading, await earlierChoices(db, caller));
  const columns = reading.columns.map(({ index, header }, at) => ({
    ...{ index, header },
    field: fields[at] ?? IGNORED,
  }));
  return db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('imports')
      .values({
        name,
        columns: JSON.stringify(columns),
        shape: shapeOf(fields),
        rows: reading.rows.length,
        sheet: reading.sheet ?? null,
        date_1904: reading.date1904 ?? false,
        branch_id: branchOf(caller),
        created_by: caller.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await keepRows(transaction, id, reading.rows);
    return wholeImport(transaction, caller, id);
  });
}

async function keepRows(db: Queryable, importId: number, rows: ReadRows['rows']): Promise<void> {
  for (const some of batches(rows)) {
    await sql`
      insert into import_rows (import_id, line, cells)
      select ${importId}, line, array(select cell from jsonb_array_elements_text(cells) with ordinality as listed (cell, at) order by at)
      from jsonb_to_recordset(${JSON.stringify(some)}::jsonb) as brought (line integer, cells jsonb)`.execute(
      db,
    );
  }
}

/** What columns were taken for when lists were mapped that the caller sees, by their headers; the latest choice counts. */
async function earlierChoices(db: Queryable, caller: Caller): Promise<ReadonlyMap<string, string>> {
  const lists = await within(db, caller)
    .imports()
    .select('imports.columns')
    .where('imports.mode', 'is not', null)
    .orderBy('imports.id', 'desc')
    .limit(EARLIER)
    .execute();
  const choices = new Map<string, string>();
  for (const { columns } of lists) for (const column of columns) note(choices, column);
  return choices;
}

function note(choices: Map<string, string>, { header, field }: Omit<ImportColumn, 'samples'>): void {
  const key = headerKey(header);
  if (key !== '' && !choices.has(key)) choices.set(key, field);
}
