import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { ImportRow } from '@rto-desk/contract/endpoints/imports';
import type { QuickEntryCandidate } from '@rto-desk/contract/endpoints/quick-entries';
import { type ImportVerdict, importPageSizes } from '@rto-desk/contract/imports/import';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { candidateRows } from '../../facts/candidates.ts';
import { provenanceRank } from '../../facts/profile-trust.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { foundImport } from './queries.ts';
import { issueSentence, planSentence, readIssues, readPlan } from './sentences.ts';

interface Filter {
  verdict?: ImportVerdict | undefined;
  page: number;
}

/** One page of the rows of a list, by line. Two statements. Throws NotFound. */
export async function rowsPage(
  db: Queryable,
  caller: Caller,
  id: number,
  { verdict, page }: Filter,
  words: ServerWords,
): Promise<Page<ImportRow>> {
  const { rows: all, counts } = await foundImport(db, caller, id);
  const total = verdict === undefined ? all : (counts[verdict] ?? 0);
  const size = importPageSizes.rows;
  const rows = await rowRecords(db, caller, id)
    .$if(verdict !== undefined, query => query.where('import_rows.verdict', '=', verdict ?? null))
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const data = asRows(rows, words);
  return { data, meta: pageMeta(page, size, total, data.length) };
}

/** A row of a list within reach. Throws NotFound. */
export async function foundRow(
  db: Queryable,
  caller: Caller,
  id: number,
  line: number,
  words: ServerWords,
): Promise<ImportRow> {
  const rows = await rowRecords(db, caller, id).where('import_rows.line', '=', line).execute();
  const [row] = asRows(rows, words);
  if (row === undefined) throw new NotFound();
  return row;
}

/** All rows of a verdict, some hundred at a time, for a file. */
export async function* eachRow(
  db: Queryable,
  caller: Caller,
  id: number,
  verdict: ImportVerdict | undefined,
  words: ServerWords,
): AsyncGenerator<ImportRow[]> {
  for (let line = 0; ; ) {
    const rows = await rowRecords(db, caller, id)
      .$if(verdict !== undefined, query => query.where('import_rows.verdict', '=', verdict ?? null))
      .where('import_rows.line', '>', line)
      .limit(500)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    yield asRows(rows, words);
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
      peopleOf(db, caller).as('people'),
    ])
    .where('import_rows.import_id', '=', id)
    .orderBy('import_rows.line');
}

type RowRecord = Awaited<ReturnType<ReturnType<typeof rowRecords>['execute']>>[number];

/**
 * Rows as the caller sees them: a user who may see an import may not see all the citizens it was matched to, so only those
 * within the caller's reach are named.
 */
function asRows(rows: readonly RowRecord[], words: ServerWords): ImportRow[] {
  return rows.map(row => {
    const { line, verdict, cells, citizen_id, new_citizen, skipped, done, updated_at } = row;
    const issues = readIssues(row.problems);
    const told = (isNote: boolean) =>
      issues
        .filter(one => (one.isNote ?? false) === isNote)
        .map(one => ({ field: one.field, message: issueSentence(one, words) }));
    const personOf = (id: number | null) => row.people.find(person => person.id === id);
    const owner = personOf(row.owner_id)?.name ?? null;
    return {
      ...{ line, verdict, cells, citizen_id, new_citizen, done, updated_at },
      skip: skipped,
      problems: told(false),
      notes: told(true),
      ...(verdict === 'ambiguous' && {
        candidates: row.people.filter(({ id }) => row.candidates.includes(id)),
        may_be_new: issues.some(one => one.row?.code === 'knownMobile'),
      }),
      plan: readPlan(row.plan).flatMap(step => planSentence(step, owner, words) ?? []),
    };
  });
}

/** Who is told of with a row, as far as they are within the reader's reach; profiles of the office first. */
function peopleOf(db: Queryable, caller: Caller) {
  const people = candidateRows(db, caller)
    .where(sql<boolean>`citizens.id = any(import_rows.candidates || import_rows.owner_id)`)
    .orderBy(provenanceRank(caller))
    .orderBy('citizens.id');
  // unscoped: limited by `candidateRows`
  return sql<QuickEntryCandidate[]>`(select coalesce(jsonb_agg(person), '[]') from ${people} as person)`;
}
