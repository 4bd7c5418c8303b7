import { setImmediate as turn } from 'node:timers/promises';
import type { Caller } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import type { ImportRecord } from '../queries.ts';
import type { Entry, KeptRow } from '../read/parse-row.ts';
import { accept, emptyWorld, forgetVehicle, plateIn, plateOf, type World } from './known-records.ts';
import { learn, parseAndFindVehicles } from './load-known-records.ts';
import { branchOfList, type Judgement, judgingCaller, type Rules } from './plan-context.ts';
import { judge } from './plan-row.ts';

/** How many rows are judged together: what they need to know is asked for at once. */
export const BATCH = 250;

/** By which rules the rows of a list are judged. */
export function rulesOf(caller: Caller, list: ImportRecord): Rules {
  if (list.mode === null) throw new Error('The columns of the list are not known yet');
  return { mode: list.mode, branch_id: branchOfList(caller, list) };
}

/** In how many turns rows are judged that need what rows after them make. */
const TURNS = 4;

/**
 * Judges all rows of a list, from the first; that changes no record. What cannot be said of a row yet, such as whose its
 * vehicle is or whether a paper of its end is kept there, may follow from a later one: such rows have another turn, until that
 * says no more.
 */
export async function checkRows(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  signal?: AbortSignal,
): Promise<void> {
  const check = { db, caller, list, world: emptyWorld(), rules: rulesOf(caller, list), signal };
  const turns = { ...check, shared: await sharedPlates(db, list), budget: openBudget() };
  let settled = await judgeTurn(turns, 1);
  for (let turn = 2; turn <= TURNS && settled > 0; turn += 1) settled = await judgeTurn(turns, turn);
  // unscoped: found within reach
  await db
    .updateTable('imports')
    .set({ status: 'checked', progress_done: list.rows, progress_of: list.rows })
    .where('id', '=', list.id)
    .where('status', '=', 'checking')
    .execute();
}

/**
 * The plates that more than one row names. What a row says of a vehicle that no other row names is forgotten after it: of
 * 20,000 rows with five dates each everything would be a hundred thousand documents in memory.
 */
async function sharedPlates(db: Queryable, { id, columns }: ImportRecord): Promise<ReadonlySet<string>> {
  const column = columns.find(({ field }) => field === 'registration_no');
  if (column === undefined) return new Set();
  // unscoped: of a list within reach
  const rows = await db
    .selectFrom('import_rows')
    .select(sql<string | null>`cells[${column.index + 1}::integer]`.as('cell'))
    .where('import_id', '=', id)
    .execute();
  const named = new Set<string>();
  const shared = new Set<string>();
  for (const { cell } of rows) {
    const plate = plateIn(cell ?? '');
    if (plate === null) continue;
    if (named.has(plate)) shared.add(plate);
    named.add(plate);
  }
  return shared;
}

interface Check {
  db: Db;
  caller: Caller;
  list: ImportRecord;
  rules: Rules;
  world: World;
  /** The plates that more than one row names. */
  shared: ReadonlySet<string>;
  budget: PlanningBudget;
  signal: AbortSignal | undefined;
}

/** Judges the rows of one turn; answers how many have come to do something. */
async function judgeTurn(
  { db, caller, list, rules, world, shared, budget, signal }: Check,
  turn: number,
): Promise<number> {
  let settled = 0;
  let done = 0;
  for (let line = 0; ; ) {
    signal?.throwIfAborted();
    const rows = await rowsAfter(db, list.id, line, turn);
    const last = rows.at(-1);
    if (last === undefined) return settled;
    const entries = await parseAndFindVehicles(db, caller, list, rows);
    const judged = await judgeRows(db, caller, list, rules, world, entries, budget);
    await keepJudged(db, list.id, judged, turn);
    for (const { plate } of judged) if (plate !== null && !shared.has(plate)) forgetVehicle(world, plate);
    settled += judged.filter(({ operations }) => operations.length > 0).length;
    done += rows.length;
    if (turn === 1) await noteProgress(db, list.id, done, list.rows);
    line = last.line;
  }
}

/** A row with what it was judged to be. */
export interface JudgedRow extends Judgement {
  line: number;
  plate: string | null;
  mobile: string | null;
  /** Whom it is of, of those who are kept. */
  owner_id: number | null;
}

/** Judges rows one after the other in a world that learns what they need to know; each sees what those before it would make. */
export async function judgeRows(
  db: Queryable,
  caller: Caller,
  list: ImportRecord,
  rules: Rules,
  world: World,
  entries: readonly Entry[],
  budget = openBudget(),
): Promise<JudgedRow[]> {
  await learn(db, judgingCaller(caller, list), list.id, world, entries);
  const judged: JudgedRow[] = [];
  for (const entry of entries) {
    await budget.pause();
    judged.push(budget.spend(() => judgeEntry(world, rules, entry)));
  }
  return judged;
}

function judgeEntry(world: World, rules: Rules, entry: Entry): JudgedRow {
  const judgement = judge(world, rules, entry);
  accept(world, judgement.operations);
  const { of } = judgement;
  const owner_id = of !== null && of > 0 ? of : null;
  const { line, citizen } = entry;
  return { ...judgement, line, owner_id, plate: plateOf(entry), mobile: citizen.mobile ?? null };
}

export const keptRowColumns = ['line', 'cells', 'citizen_id', 'new_citizen', 'skipped'] as const;

/** What a row was refused for that a later row may settle: whose its vehicle is, or which paper of that end is kept there. */
const OPEN_CODES = [
  'noMobile',
  'noOwner',
  'otherEnd',
  'otherEndOfLicence',
  'numberOfLine',
  'numberTaken',
  'endBeforeStart',
];

/** The next rows of a list after a line: all of them in the first turn, those that may have become clear in a later one. */
function rowsAfter(db: Queryable, importId: number, line: number, turn: number): Promise<KeptRow[]> {
  const isOpen = sql<boolean>`(verdict = 'ambiguous' or exists (
    select from jsonb_array_elements(problems) as said where said -> 'row' ->> 'code' = any(${OPEN_CODES}::text[])))`;
  // unscoped: of a list within reach
  return db
    .selectFrom('import_rows')
    .select(keptRowColumns)
    .where('import_id', '=', importId)
    .where('line', '>', line)
    .$if(turn > 1, query => query.where('verdict', 'in', ['error', 'ambiguous']).where(isOpen))
    .orderBy('line')
    .limit(BATCH)
    .execute();
}

/** Keeps what rows were judged to be, in one statement; their turn stays where none is said. */
export async function keepJudged(
  db: Queryable,
  importId: number,
  judged: readonly JudgedRow[],
  turn: number | null,
): Promise<void> {
  const rows = judged.map(({ line, plate, mobile, verdict, said, plan, candidates, owner_id }) => ({
    ...{ line, plate, mobile, verdict, problems: said, plan, candidates, owner_id },
  }));
  // unscoped: of a list within reach
  await sql`
    update import_rows set plate = judged.plate, mobile = judged.mobile, verdict = judged.verdict,
      problems = judged.problems, plan = judged.plan, candidates = judged.candidates, owner_id = judged.owner_id,
      turn = coalesce(${turn}::smallint, turn)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as judged (line integer, plate text, mobile text, verdict text,
      problems jsonb, plan jsonb, candidates integer[], owner_id integer)
    where import_rows.import_id = ${importId} and import_rows.line = judged.line`.execute(db);
}

async function noteProgress(db: Queryable, id: number, done: number, of: number): Promise<void> {
  // unscoped: of a list within reach
  await db
    .updateTable('imports')
    .set({ progress_done: done, progress_of: of })
    .where('id', '=', id)
    .execute();
}

/** For so long rows are planned before others have a turn, in milliseconds. */
const SHARE = 15;
/** For so long all rows of a list may be planned, in milliseconds of work. */
const MOST = 120_000;

/** A list whose rows take too long to plan. It fails at once, since another attempt would take as long. */
export class PlanningTooSlow extends Error {}

export interface PlanningBudget {
  /** Lets others have a turn where it is time. Throws PlanningTooSlow. */
  pause(): Promise<void>;
  /** Runs what no await interrupts, and counts it. */
  spend<T>(act: () => T): T;
}

export function openBudget(most = MOST): PlanningBudget {
  let spent = 0;
  let sincePause = 0;
  return {
    spend: act => {
      const start = performance.now();
      const result = act();
      sincePause += performance.now() - start;
      return result;
    },
    pause: async () => {
      if (sincePause < SHARE) return;
      spent += sincePause;
      sincePause = 0;
      if (spent > most) throw new PlanningTooSlow('The rows of this list take too long to plan');
      await turn();
    },
  };
}
