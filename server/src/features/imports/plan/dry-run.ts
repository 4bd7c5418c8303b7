import { setImmediate as turn } from 'node:timers/promises';
import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../../platform/database/database.ts';
import type { ImportRecord } from '../queries.ts';
import { isGap, ownColumns } from '../read/groups.ts';
import type { ParsedRow, StoredRow } from '../read/parse-row.ts';
import { rest } from '../rest.ts';
import {
  applyToKnown,
  forgetVehicle,
  type KnownRecords,
  noKnownRecords,
  plateIn,
  plateOf,
} from './known-records.ts';
import { loadKnownRecords } from './load-known-records.ts';
import { fullChassisKey, parseAndFindVehicles, platesByChassis } from './parse-stored-rows.ts';
import { branchOfList, type PlanRules, planningCaller, type RowPlan } from './plan-context.ts';
import { planRow } from './plan-row.ts';
import { usesRowsAbove } from './rows-above.ts';

/** How many rows are planned together: what they need to know is asked for at once. */
export const BATCH = 250;

/** By which rules the rows of a list are planned. */
export function rulesOf(caller: Caller, list: ImportRecord): PlanRules {
  if (list.mode === null) throw new Error('The columns of the list are not known yet');
  return { mode: list.mode, branch_id: branchOfList(caller, list) };
}

/** In how many turns rows are planned that need what rows after them make. */
const TURNS = 4;

/**
 * Plans all rows of a list, from the first; that changes no record. What cannot be said of a row yet, such as whose its
 * vehicle is or whether a document of its end is kept there, may follow from a later one: such rows have another turn, until that
 * says no more.
 */
export async function runDryRun(
  db: Db,
  caller: Caller,
  list: ImportRecord,
  signal?: AbortSignal,
): Promise<void> {
  const check = { db, caller, list, records: noKnownRecords(), rules: rulesOf(caller, list), signal };
  const turns = { ...check, shared: await sharedPlates(db, caller, list), budget: openBudget() };
  let settled = await planTurn(turns, 1);
  for (let turn = 2; turn <= TURNS && settled > 0; turn += 1) settled = await planTurn(turns, turn);
  // unscoped: found within reach
  await db
    .updateTable('imports')
    .set({ status: 'checked', progress_done: list.rows, progress_of: list.rows })
    .where('id', '=', list.id)
    .where('status', '=', 'checking')
    .execute();
}

/**
 * The plates that more than one row names, by themselves or by the chassis number of a vehicle on record. What a row says of a
 * vehicle that no other row names is forgotten after it: of 20,000 rows with five dates each everything would be a hundred
 * thousand documents in memory.
 */
async function sharedPlates(db: Queryable, caller: Caller, list: ImportRecord): Promise<ReadonlySet<string>> {
  const cellOf = (wanted: string) => {
    const column = list.columns.find(({ field }) => field === wanted);
    return column === undefined ? sql<null>`null` : sql<string | null>`cells[${column.index + 1}::integer]`;
  };
  // unscoped: of a list within reach
  const rows = await db
    .selectFrom('import_rows')
    .select([cellOf('registration_no').as('plate'), cellOf('chassis_no').as('chassis')])
    .select(usesRowsAbove(list) ? 'cells' : sql<string[] | null>`null`.as('cells'))
    .where('import_id', '=', list.id)
    .orderBy('line')
    .execute();
  const groups = ownColumns(list.columns);
  const named = new Map<string, number>();
  const chassis = new Map<string, number>();
  const count = (counts: Map<string, number>, key: string, by = 1) =>
    counts.set(key, (counts.get(key) ?? 0) + by);
  let above: string | null = null;
  for (const row of rows) {
    const own = plateIn(row.plate ?? '');
    const isOfAbove =
      own === null && groups.plate.length > 0 && row.cells !== null && isGap(groups, row.cells);
    const plate: string | null = isOfAbove ? above : own;
    above = plate;
    const key = plate === null ? fullChassisKey((row.chassis ?? '').slice(0, LONGEST_CHASSIS)) : null;
    if (plate !== null) count(named, plate);
    else if (key !== null) count(chassis, key);
  }
  const found = await platesByChassis(db, planningCaller(caller, list), [...chassis.keys()]);
  for (const [key, plate] of found) if (plate !== null) count(named, numberKey(plate), chassis.get(key) ?? 0);
  return new Set([...named].flatMap(([plate, rows]) => (rows > 1 ? plate : [])));
}

/** No cell with a chassis number is longer. */
const LONGEST_CHASSIS = 100;

interface Check {
  db: Db;
  caller: Caller;
  list: ImportRecord;
  rules: PlanRules;
  records: KnownRecords;
  /** The plates that more than one row names. */
  shared: ReadonlySet<string>;
  budget: PlanningBudget;
  signal: AbortSignal | undefined;
}

/** Plans the rows of one turn; answers how many have come to do something. */
async function planTurn(
  { db, caller, list, rules, records, shared, budget, signal }: Check,
  turn: number,
): Promise<number> {
  let settled = 0;
  let done = 0;
  for (let line = 0; ; ) {
    signal?.throwIfAborted();
    const begun = performance.now();
    const rows = await rowsAfter(db, list.id, line, turn);
    const last = rows.at(-1);
    if (last === undefined) return settled;
    const entries = await parseAndFindVehicles(db, caller, list, rows);
    const planned = await planRows(db, caller, list, rules, records, entries, budget);
    await storePlans(db, list.id, planned, turn);
    for (const { plate } of planned) if (plate !== null && !shared.has(plate)) forgetVehicle(records, plate);
    settled += planned.filter(({ operations }) => operations.length > 0).length;
    done += rows.length;
    if (turn === 1) await noteProgress(db, list.id, done, list.rows);
    line = last.line;
    if (rows.length === BATCH) await rest(begun, signal);
  }
}

/** A row with what it was planned to be. */
export interface PlannedRow extends RowPlan {
  line: number;
  plate: string | null;
  mobile: string | null;
  /** Whom it is of, of those who are kept. */
  owner_id: number | null;
}

/** Plans rows one after the other on known records, loading what they need; each sees what those before it would make. */
export async function planRows(
  db: Queryable,
  caller: Caller,
  list: ImportRecord,
  rules: PlanRules,
  records: KnownRecords,
  entries: readonly ParsedRow[],
  budget = openBudget(),
): Promise<PlannedRow[]> {
  await loadKnownRecords(db, planningCaller(caller, list), list.id, records, entries);
  const planned: PlannedRow[] = [];
  for (const entry of entries) {
    await budget.pause();
    planned.push(budget.spend(() => planParsedRow(records, rules, entry)));
  }
  return planned;
}

function planParsedRow(records: KnownRecords, rules: PlanRules, entry: ParsedRow): PlannedRow {
  const plan = planRow(records, rules, entry);
  applyToKnown(records, plan.operations);
  const { of } = plan;
  const owner_id = of !== null && of > 0 ? of : null;
  const { line, citizen } = entry;
  return { ...plan, line, owner_id, plate: plateOf(entry), mobile: citizen.mobile ?? null };
}

export const storedRowColumns = ['line', 'cells', 'citizen_id', 'new_citizen', 'skipped'] as const;

/** What a row was refused for that a later row may settle: whose its vehicle is, or which document of that end is kept there. */
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
function rowsAfter(db: Queryable, importId: number, line: number, turn: number): Promise<StoredRow[]> {
  const isOpen = sql<boolean>`(verdict = 'ambiguous' or exists (
    select from jsonb_array_elements(problems) as said where said -> 'row' ->> 'code' = any(${OPEN_CODES}::text[])))`;
  // unscoped: of a list within reach
  return db
    .selectFrom('import_rows')
    .select(storedRowColumns)
    .where('import_id', '=', importId)
    .where('line', '>', line)
    .$if(turn > 1, query => query.where('verdict', 'in', ['error', 'ambiguous']).where(isOpen))
    .orderBy('line')
    .limit(BATCH)
    .execute();
}

/** Stores the plans of rows in one statement; their turn stays where none is given. */
export async function storePlans(
  db: Queryable,
  importId: number,
  planned: readonly PlannedRow[],
  turn: number | null,
): Promise<void> {
  const rows = planned.map(({ line, plate, mobile, verdict, issues, plan, candidates, owner_id }) => ({
    ...{ line, plate, mobile, verdict, problems: issues, plan, candidates, owner_id },
  }));
  // unscoped: of a list within reach
  await sql`
    update import_rows set plate = planned.plate, mobile = planned.mobile, verdict = planned.verdict,
      problems = planned.problems, plan = planned.plan, candidates = planned.candidates, owner_id = planned.owner_id,
      turn = coalesce(${turn}::smallint, turn)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as planned (line integer, plate text, mobile text, verdict text,
      problems jsonb, plan jsonb, candidates integer[], owner_id integer)
    where import_rows.import_id = ${importId} and import_rows.line = planned.line`.execute(db);
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
