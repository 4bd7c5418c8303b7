import { sql } from 'kysely';
import type { Queryable } from '../../../platform/database/database.ts';
import type { ImportRecord } from '../queries.ts';
import { AS_ABOVE, isGap, ownColumns, SIGNS, withAbove } from '../read/groups.ts';
import type { ParsedRow, StoredRow } from '../read/parse-row.ts';
import { parseRows } from '../read/parse-rows.ts';

/** Parses rows of an import as `withRowsAbove` has them, with a note where something came from another row. */
export async function parseWithRowsAbove(
  db: Queryable,
  list: ImportRecord,
  rows: readonly StoredRow[],
): Promise<ParsedRow[]> {
  const filled = await withRowsAbove(db, list, rows);
  const entries = await parseRows(list, filled);
  for (const [at, entry] of entries.entries()) {
    if (usesRowsAbove(list) && namesOwnerAlone(entry)) {
      entry.skipped = true;
      entry.issues.push({ field: 'name', row: { code: 'ownerOfRowsBelow' }, isNote: true });
    }
    const from = filled[at]?.from ?? null;
    if (from === null) continue;
    entry.issues.push({ field: 'name', row: { code: 'ofRowAbove', text: String(from) }, isNote: true });
  }
  return entries;
}

/**
 * Rows of an import. Where a person has said that rows without an owner belong to the row above, as below a merged cell, they have
 * its owner, in a list with a document in each row its registration number, too; `from` is its line.
 */
export async function withRowsAbove<R extends { line: number; cells: readonly string[] }>(
  db: Queryable,
  list: ImportRecord,
  rows: readonly R[],
): Promise<(R & { from?: number })[]> {
  const groups = ownColumns(list.columns);
  const gaps = usesRowsAbove(list) ? rows.filter(({ cells }) => isGap(groups, cells)) : [];
  if (gaps.length === 0) return [...rows];
  const lines = gaps.map(({ line }) => line);
  const above = await rowsAbove(db, list, lines);
  return rows.map(row => {
    const source = isGap(groups, row.cells) ? above.get(row.line) : undefined;
    if (source === undefined) return row;
    return { ...row, cells: withAbove(groups, row.cells, source.cells), from: source.line };
  });
}

/** Whether a row only names the owner of those below it. */
const namesOwnerAlone = ({ citizen, vehicle, documents, issues }: ParsedRow): boolean =>
  citizen.name !== undefined &&
  Object.keys(vehicle).length + documents.length === 0 &&
  issues.every(({ isNote }) => isNote);

/** Whether a person has said that rows without an owner belong to the row above. */
export const usesRowsAbove = ({ remarks }: Pick<ImportRecord, 'remarks'>): boolean =>
  remarks.some(remark => remark.code === 'gaps' && remark.is_filled === true);

/** A line, the lines above it that hold its owner and its registration number (0 where none does), and their cells. */
interface RowAbove {
  line: number;
  of_owner: number;
  owner: string[] | null;
  of_plate: number;
  plate: string[] | null;
}

/** Of some lines, the nearest line above that has a value in each column of its own. */
async function rowsAbove(
  db: Queryable,
  { id, columns }: ImportRecord,
  lines: readonly number[],
): Promise<Map<number, { line: number; cells: string[] }>> {
  const { owner, plate } = ownColumns(columns);
  const holds = (places: readonly number[]) =>
    sql.join(
      places.map(
        place =>
          sql`lower(btrim(translate(cells[${place + 1}::integer], ${SIGNS}, ''))) <> all(${[...AS_ABOVE]}::text[])`,
      ),
      sql` or `,
    );
  // The owner of the nearest row that has one; the registration number of the nearest row that has one, of the same owner.
  const at = (places: readonly number[]) =>
    places.length === 0
      ? sql`0`
      : sql`coalesce(max(line) filter (where ${holds(places)}) over (order by line), 0)`;
  // unscoped: of a list within reach
  const { rows } = await sql<RowAbove>`
    select own.line, own.of_owner, owners.cells as owner, own.of_plate, plates.cells as plate
    from (select line, ${at(owner)} as of_owner, ${at(plate)} as of_plate
      from import_rows where import_id = ${id} and line <= ${Math.max(...lines)}) as own
    left join import_rows as owners on owners.import_id = ${id} and owners.line = own.of_owner
    left join import_rows as plates on plates.import_id = ${id} and plates.line = own.of_plate
    where own.line = any(${[...lines]}::integer[])`.execute(db);
  return new Map(
    rows.flatMap(({ line, ...found }) => {
      const cells = columns.map(() => '');
      for (const place of owner) cells[place] = found.owner?.[place] ?? '';
      if (found.of_plate >= found.of_owner)
        for (const place of plate) cells[place] = found.plate?.[place] ?? '';
      const from = Math.max(found.of_owner, found.of_plate);
      return from === 0 ? [] : [[line, { line: from, cells }] as const];
    }),
  );
}
