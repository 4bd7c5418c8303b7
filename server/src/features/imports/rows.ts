import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { QuickEntryCandidate } from '@rto-desk/contract/endpoints/quick-entries';
import { type ImportVerdict, importPageSizes } from '@rto-desk/contract/imports/import';
import type { Words } from '@rto-desk/contract/words/words';
import { candidateRows } from '../../facts/candidates.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { inArray } from '../../platform/database/prepared-query.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { readPlan, readSaid } from './messages.ts';
import { foundImport } from './queries.ts';
import { planSentence, saidSentence } from './sentences.ts';

interface Filter {
  verdict?: ImportVerdict | undefined;
  page: number;
}

/** One page of the rows of a list, by line. Four statements. Throws NotFound. */
export async function rowsPage(
  db: Queryable,
  caller: Caller,
  id: number,
  { verdict, page }: Filter,
  words: Words,
): Promise<Page<ImportRow>> {
  const { rows: all, counts } = await foundImport(db, caller, id);
  const total = verdict === undefined ? all : (counts[verdict] ?? 0);
  const size = importPageSizes.rows;
  const rows = await rowRecords(db, caller, id)
    .$if(verdict !== undefined, query => query.where('import_rows.verdict', '=', verdict ?? null))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const data = await asRows(db, caller, rows, words);
  return { data, meta: pageMeta(page, size, total, data.length) };
}

/** A row of a list within reach. Throws NotFound. */
export async function foundRow(
  db: Queryable,
  caller: Caller,
  id: number,
  line: number,
  words: Words,
): Promise<ImportRow> {
  const rows = await rowRecords(db, caller, id).where('import_rows.line', '=', line).execute();
  const [row] = await asRows(db, caller, rows, words);
  if (row === undefined) throw new NotFound();
  return row;
}

/** All rows of a verdict, some hundred at a time, for a file. */
export async function* eachRow(
  db: Queryable,
  caller: Caller,
  id: number,
  verdict: ImportVerdict | undefined,
  words: Words,
): AsyncGenerator<ImportRow[]> {
  for (let line = 0; ; ) {
    const rows = await rowRecords(db, caller, id)
      .$if(verdict !== undefined, query => query.where('import_rows.verdict', '=', verdict ?? null))
      .where('import_rows.line', '>', line)
      .limit(500)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield await asRows(db, caller, rows, words);
    line = last.line;
  }
}

function rowRecords(db: Queryable, caller: Caller, id: number) {
  return within(db, caller)
    .importRows()
    .select([
      'import_rows.line',
      'import_rows.verdict',
      'import_rows.cells',
      'import_rows.problems',
      'import_rows.plan',
      'import_rows.candidates',
      'import_rows.owner_id',
      'import_rows.citizen_id',
      'import_rows.new_citizen',
      'import_rows.skipped',
      'import_rows.done',
      'import_rows.updated_at',
    ])
    .where('import_rows.import_id', '=', id)
    .orderBy('import_rows.line');
}

type RowRecord = Awaited<ReturnType<ReturnType<typeof rowRecords>['execute']>>[number];

/**
 * Rows as their reader sees them: who else may see a list may not see everybody whom it was judged to be of, so that people
 * are named as far as they are within the reader's reach.
 */
async function asRows(
  db: Queryable,
  caller: Caller,
  rows: readonly RowRecord[],
  words: Words,
): Promise<ImportRow[]> {
  const people = await peopleOf(db, caller, rows);
  return rows.map(row => {
    const { line, verdict, cells, citizen_id, new_citizen, skipped, done, updated_at } = row;
    const said = readSaid(row.problems);
    const told = (isNote: boolean) =>
      said
        .filter(one => (one.isNote ?? false) === isNote)
        .map(one => ({ field: one.field, message: saidSentence(one, words) }));
    const owner = row.owner_id === null ? null : (people.get(row.owner_id)?.name ?? null);
    return {
      ...{ line, verdict, cells, citizen_id, new_citizen, done, updated_at },
      skip: skipped,
      problems: told(false),
      notes: told(true),
      ...(verdict === 'ambiguous' && { candidates: row.candidates.flatMap(id => people.get(id) ?? []) }),
      plan: readPlan(row.plan).flatMap(step => planSentence(step, owner, words) ?? []),
    };
  });
}

async function peopleOf(
  db: Queryable,
  caller: Caller,
  rows: readonly RowRecord[],
): Promise<ReadonlyMap<number, QuickEntryCandidate>> {
  const ids = new Set(rows.flatMap(({ candidates, owner_id }) => [...candidates, owner_id ?? []].flat()));
  if (ids.size === 0) return new Map();
  const people = await candidateRows(db, caller)
    .where('citizens.id', '=', inArray([...ids]))
    .execute();
  return new Map(people.map(person => [person.id, person]));
}
