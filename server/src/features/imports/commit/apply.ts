import type { Caller } from '@rto-desk/contract/access';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import pg from 'pg';
import { lockCitizens } from '../../../facts/lock-citizens.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import type { FilledField } from '../../../platform/database/schema.ts';
import { Conflict, NotFound } from '../../../platform/errors.ts';
import { insertCitizens } from '../../citizens/mutations.ts';
import { insertDocuments } from '../../documents/queries.ts';
import { tableOf, withDocuments } from '../../documents/table.ts';
import { insertVehicles } from '../../vehicles/queries.ts';
import type { Operation, RecordName } from '../plan/known-records.ts';

/** What an import has done to a record, which an undo takes back. */
interface UndoEntry {
  record: RecordName;
  record_id: number;
  citizen_id: number;
  made: boolean;
  fields: Record<string, FilledField>;
  noted_at: string;
  /** How the record stood when it was first touched; null for one that was made. */
  found_at: string | null;
}

/**
 * Carries out the operations of some rows within a transaction, all of one kind in one statement, and notes what was done.
 * Throws ChangedMeanwhile where a record is not as it was planned any more, and NotFound where a citizen is out of the caller's
 * reach by now. Answers the ids of what was made by those below
 * zero that stood for them.
 * @param importId the import that can be undone; null for a quick entry
 */
export async function applyOperations(
  db: Queryable,
  caller: Caller,
  importId: number | null,
  operations: readonly Operation[],
): Promise<RealId> {
  const noted = new Map<string, UndoEntry>();
  const ids = new Map<number, number>();
  const real = (id: number) => ids.get(id) ?? id;
  const note = (one: UndoEntry) => {
    const key = `${one.record} ${one.record_id}`;
    const before = noted.get(key);
    noted.set(
      key,
      before === undefined
        ? one
        : { ...before, fields: merged(before.fields, one.fields), noted_at: one.noted_at },
    );
  };
  await lockCitizens(
    db,
    caller,
    operations.map(citizenIn).filter(id => id > 0),
  );
  await addPersons(db, caller, operations, ids, note);
  await addVehicles(db, caller, operations, ids, real, note);
  for (const kind of kinds) await addDocuments(db, caller, kind, operations, ids, real, note);
  for (const operation of operations) await change(db, operation, real, note);
  if (importId !== null) await writeUndoEntries(db, importId, [...noted.values()]);
  return real;
}

/** Whose the record of an operation is. */
function citizenIn(operation: Operation): number {
  if ('person' in operation) return operation.person.id;
  return 'vehicle' in operation ? operation.vehicle.citizen_id : operation.document.citizen_id;
}

/** The first that stood there before, and the last that was written. */
function merged(
  one: Record<string, FilledField>,
  other: Record<string, FilledField>,
): Record<string, FilledField> {
  const both = Object.entries(other).map(([name, { before, after }]) => [
    name,
    { before: (one[name] ?? { before }).before, after },
  ]);
  return { ...one, ...Object.fromEntries(both) };
}

type Note = (one: UndoEntry) => void;
type RealId = (id: number) => number;

async function addPersons(
  db: Queryable,
  caller: Caller,
  operations: readonly Operation[],
  ids: Map<number, number>,
  note: Note,
): Promise<void> {
  const adding = operations.flatMap(operation => (operation.does === 'addPerson' ? [operation] : []));
  const added = await insertCitizens(
    db,
    caller,
    adding.map(({ input }) => input),
  );
  for (const [at, { id, updated_at }] of added.entries()) {
    const person = adding[at]?.person;
    if (person === undefined) continue;
    ids.set(person.id, id);
    person.updated_at = updated_at;
    note({ record: 'citizens', record_id: id, citizen_id: id, ...made(updated_at) });
  }
}

async function addVehicles(
  db: Queryable,
  caller: Caller,
  operations: readonly Operation[],
  ids: Map<number, number>,
  real: RealId,
  note: Note,
): Promise<void> {
  const adding = operations.flatMap(operation =>
    operation.does === 'addVehicle' ? [operation.vehicle] : [],
  );
  const inputs = adding.map(({ id: _, line: _line, origin: _origin, updated_at: _at, type, ...vehicle }) => ({
    ...vehicle,
    // A cell was taken for the type only where it is one.
    type: type as Parameters<typeof insertVehicles>[2][number]['type'],
    citizen_id: real(vehicle.citizen_id),
  }));
  const added = await insertVehicles(db, caller, inputs);
  for (const [at, { id, citizen_id, updated_at }] of added.entries()) {
    const vehicle = adding[at];
    if (vehicle === undefined) continue;
    ids.set(vehicle.id, id);
    vehicle.updated_at = updated_at;
    note({ record: 'vehicles', record_id: id, citizen_id, ...made(updated_at) });
  }
}

async function addDocuments(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  operations: readonly Operation[],
  ids: Map<number, number>,
  real: RealId,
  note: Note,
): Promise<void> {
  const adding = operations.flatMap(operation =>
    operation.does === 'addDocument' && operation.document.kind === kind ? [operation] : [],
  );
  const added = await insertDocuments(
    db,
    caller,
    kind,
    adding.map(({ document: { citizen_id, vehicle_id, values }, file = null }) => ({
      whose: {
        citizen_id: real(citizen_id),
        ...(vehicle_id !== null && { vehicle_id: real(vehicle_id) }),
      },
      input: values,
      file,
    })),
  );
  for (const [at, { id, updated_at }] of added.entries()) {
    const document = adding[at]?.document;
    if (document === undefined) continue;
    ids.set(document.id, id);
    document.updated_at = updated_at;
    note({ record: kind.slug, record_id: id, citizen_id: real(document.citizen_id), ...made(updated_at) });
  }
}

function made(noted_at: string) {
  return { made: true, fields: {}, noted_at, found_at: null };
}

async function change(db: Queryable, operation: Operation, real: RealId, note: Note): Promise<void> {
  switch (operation.does) {
    case 'changePerson': {
      const { person, changes } = operation;
      const id = real(person.id);
      await write('citizens', id, id, person, changes);
      break;
    }
    case 'changeVehicle': {
      const { vehicle, changes } = operation;
      await write('vehicles', real(vehicle.id), real(vehicle.citizen_id), vehicle, changes);
      break;
    }
    case 'changeDocument': {
      const { document, changes } = operation;
      await write(document.kind.slug, real(document.id), real(document.citizen_id), document, changes);
      break;
    }
  }

  async function write(
    record: RecordName,
    id: number,
    citizen_id: number,
    known: { updated_at: string },
    fields: Record<string, FilledField>,
  ): Promise<void> {
    const values = Object.entries(fields).map(([name, { after }]) => [name, after]);
    // unscoped: of a citizen who is held within reach, and unchanged since it was planned
    const row = await withDocuments(db)
      .updateTable(tableNamed(record))
      .set(Object.fromEntries(values))
      .where('id', '=', id)
      .where('updated_at', '=', known.updated_at)
      .returning('updated_at')
      .executeTakeFirst();
    if (row === undefined) throw new ChangedMeanwhile();
    note({
      ...{ record, record_id: id, citizen_id, made: false, fields },
      noted_at: row.updated_at,
      found_at: known.updated_at,
    });
    known.updated_at = row.updated_at;
  }
}

/** The table of a record under the name that `withDocuments` gives to all of them. */
export function tableNamed(record: RecordName): 'documents' {
  const kind = kinds.find(({ slug }) => slug === record);
  return kind === undefined ? (record as string as 'documents') : tableOf(kind);
}

/**
 * Records what was done to each record. Where this import has changed a record before, it also records whether a user
 * changed it in between.
 */
async function writeUndoEntries(db: Queryable, importId: number, noted: readonly UndoEntry[]): Promise<void> {
  if (noted.length === 0) return;
  // unscoped: records of citizens who are held within reach
  await sql`
    with noted as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(noted)}::jsonb) as noted (record text, record_id integer,
        citizen_id integer, made boolean, fields jsonb, noted_at timestamptz(3), found_at timestamptz(3))),
    again as (
      update import_records as kept set noted_at = noted.noted_at,
        touched = kept.touched or kept.noted_at is distinct from noted.found_at,
        fields = kept.fields || coalesce((
          select jsonb_object_agg(name, case when kept.fields ? name
            then filled || jsonb_build_object('before', kept.fields -> name -> 'before') else filled end)
          from jsonb_each(noted.fields) as written (name, filled)), '{}')
      from noted
      where kept.import_id = ${importId} and kept.record = noted.record and kept.record_id = noted.record_id
      returning kept.record, kept.record_id)
    insert into import_records (import_id, record, record_id, citizen_id, made, fields, noted_at)
    select ${importId}, record, record_id, citizen_id, made, fields, noted_at from noted
    where (record, record_id) not in (select record, record_id from again)`.execute(db);
}

/** A record has changed since it was planned: all rows of its batch are planned again. */
export class ChangedMeanwhile extends Conflict {
  constructor() {
    super(words => words.errors.changedMeanwhile);
  }
}

/** How often rows are planned again that changed before they were carried out. */
const TRIES = 4;

/** Runs a transaction again where it failed for a reason that passes. */
export async function withRetries<T>(
  act: () => Promise<T>,
  isPassing: (error: unknown) => boolean,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act();
    } catch (error) {
      if (tries === TRIES || !isPassing(error)) throw error;
    }
  }
}

/**
 * Whether something failed by what others do to the same records, or by what their values are, and not by the database
 * being away: broken constraints, values that it does not take, transactions that stood in each other's way, and citizens who
 * have gone out of reach meanwhile.
 */
export function isOfRecords(error: unknown): boolean {
  if (error instanceof ChangedMeanwhile || error instanceof NotFound) return true;
  return error instanceof pg.DatabaseError && /^(22|23|40)/.test(error.code ?? '');
}
