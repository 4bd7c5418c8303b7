import type { Caller } from '@rto-desk/contract/access';
import { type AnyKind, kinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { knownPlates } from '../../../facts/candidates.ts';
import { managedBy } from '../../../facts/profile-trust.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { inArray } from '../../../platform/database/prepared-query.ts';
import { within } from '../../../scope/within.ts';
import type { ParsedRow } from '../read/parse-row.ts';
import {
  declaredKey,
  type KnownDocument,
  type KnownPerson,
  type KnownRecords,
  numberedKey,
  ownedKey,
  plateOf,
} from './known-records.ts';

/**
 * Loads the records that some rows name, in a handful of statements for any number of rows. What is known already stays as it
 * is: rows before may have changed it.
 * @param importId the import whose own people count as its own; null for a quick entry
 */
export async function loadKnownRecords(
  db: Queryable,
  caller: Caller,
  importId: number | null,
  records: KnownRecords,
  entries: readonly ParsedRow[],
): Promise<void> {
  const plates = fresh(records.vehicles, entries.map(plateOf));
  await loadVehicles(db, caller, records, plates);
  const mobiles = fresh(
    records.byMobile,
    entries.map(({ citizen }) => citizen.mobile ?? null),
  );
  const chosen = entries.flatMap(({ citizen_id }) => citizen_id ?? []);
  await loadNumbers(db, caller, records, entries);
  await loadPersons(db, caller, importId, records, mobiles, [
    ...chosen,
    ...[...records.vehicles.values()].flatMap(vehicle => vehicle?.citizen_id ?? []),
    ...[...records.numbers.values()].flatMap(({ document }) => document?.citizen_id ?? []),
  ]);
  await loadDeclared(db, caller, records, entries, plates);
  await loadDocuments(db, caller, records, entries);
}

/** Those of some keys that a map has not, each once. */
function fresh(known: ReadonlyMap<string, unknown>, keys: readonly (string | null)[]): string[] {
  return [...new Set(keys.filter(key => key !== null))].filter(key => !known.has(key));
}

const vehicleColumns = [
  'vehicles.id',
  'vehicles.citizen_id',
  'vehicles.registration_no',
  'vehicles.type',
  'vehicles.make_model',
  'vehicles.chassis_no',
  'vehicles.engine_no',
  'vehicles.registered_on',
  'vehicles.body_type',
  'vehicles.cylinders',
  'vehicles.cubic_capacity',
  'vehicles.registering_authority',
  'vehicles.origin',
  'vehicles.updated_at',
] as const;

async function loadVehicles(
  db: Queryable,
  caller: Caller,
  records: KnownRecords,
  plates: readonly string[],
): Promise<void> {
  if (plates.length === 0) return;
  const kept = await knownPlates(db, plates);
  const rows = await within(db, caller)
    .vehicles()
    .select(vehicleColumns)
    .where('vehicles.id', '=', inArray([...kept.values()]))
    .execute();
  const byId = new Map(rows.map(row => [row.id, { ...row, line: null }]));
  for (const [plate, id] of kept) records.vehicles.set(plate, byId.get(id) ?? null);
}

/** What the people of these rows have declared themselves under these plates. */
async function loadDeclared(
  db: Queryable,
  caller: Caller,
  records: KnownRecords,
  entries: readonly ParsedRow[],
  plates: readonly string[],
): Promise<void> {
  const isNew = plates.filter(plate => !records.vehicles.has(plate));
  if (isNew.length === 0 || entries.length === 0) return;
  const rows = await within(db, caller)
    .vehicles()
    .select(vehicleColumns)
    .where(sql`number_key(vehicles.registration_no)`, '=', sql`any(${isNew}::text[])`)
    .where('vehicles.citizen_id', '=', inArray(personsOf(records, entries).filter(id => id > 0)))
    .where('vehicles.origin', '=', 'self')
    .execute();
  for (const row of rows) {
    records.declared.set(declaredKey(row.citizen_id, numberKey(row.registration_no)), { ...row, line: null });
  }
}

async function loadPersons(
  db: Queryable,
  caller: Caller,
  importId: number | null,
  records: KnownRecords,
  mobiles: readonly string[],
  ids: readonly number[],
): Promise<void> {
  for (const mobile of mobiles) records.byMobile.set(mobile, []);
  // Each by its own index, which a condition of both would not take.
  if (mobiles.length > 0) {
    const sharing = personRows(db, caller, importId).where(
      'citizens.mobile',
      '=',
      sql<string>`any(${[...mobiles]}::text[])`,
    );
    for (const row of await sharing.execute()) records.byMobile.get(row.mobile)?.push(know(records, row));
  }
  const missing = [...new Set(ids)].filter(id => id > 0 && !records.persons.has(id));
  if (missing.length === 0) return;
  const named = personRows(db, caller, importId).where('citizens.id', '=', inArray(missing));
  for (const row of await named.execute()) know(records, row);
}

/** The person as known by now, with what earlier rows change. */
function know(records: KnownRecords, row: Omit<KnownPerson, 'line'>): KnownPerson {
  const person = records.persons.get(row.id) ?? { ...row, line: null };
  records.persons.set(row.id, person);
  return person;
}

function personRows(db: Queryable, caller: Caller, importId: number | null) {
  // unscoped: whom this very import has added
  const isOfList = sql<boolean>`exists (select from import_records as added
    where added.import_id = ${importId} and added.made and added.record = 'citizens'
      and added.record_id = citizens.id)`;
  return within(db, caller)
    .citizens()
    .select([
      'citizens.id',
      'citizens.name',
      'citizens.mobile',
      'citizens.name_known',
      'citizens.relation_type',
      'citizens.relation_name',
      'citizens.dob',
      'citizens.address',
      'citizens.state',
      'citizens.city',
      'citizens.pincode',
      'citizens.name_hi',
      'citizens.relation_name_hi',
      'citizens.address_hi',
      'citizens.email',
      'citizens.branch_id',
      'citizens.updated_at',
      managedBy(caller).as('kept_by_account'),
      isOfList.as('isOfList'),
    ])
    .orderBy('citizens.id');
}

/** The documents of office records that bear the numbers of these rows, within reach or not. */
async function loadNumbers(
  db: Queryable,
  caller: Caller,
  records: KnownRecords,
  entries: readonly ParsedRow[],
): Promise<void> {
  for (const kind of kinds) {
    const { number } = kind;
    if (number === null) continue;
    const given = entries.flatMap(({ documents }) =>
      documents.filter(document => document.kind === kind).flatMap(({ values }) => values[number] ?? []),
    );
    const unknown = [...new Set(given.map(numberKey))].filter(
      key => !records.numbers.has(`${kind.slug} ${key}`),
    );
    if (unknown.length === 0) continue;
    const isOfOffice = sql`document.origin = 'office'
      and number_key(${sql.ref(`document.${number}`)}) = any(${unknown}::text[])`;
    // Two conditions, one for each index: that of the numbers that are decided about, and that of those to review.
    const isOneOf = sql<boolean>`(${isOfOffice} and not document.needs_review or ${isOfOffice} and document.needs_review)`;
    // unscoped: whether the office keeps a number at all; of one out of reach that alone is told
    const { rows } = await sql<{ key: string }>`
      select number_key(${sql.ref(`document.${number}`)}) as key from ${sql.table(kind.collection)} as document
      where ${isOneOf}`.execute(db);
    for (const { key } of rows) records.numbers.set(`${kind.slug} ${key}`, { document: null, line: null });
    const reached = await documentsKnown(db, caller, kind, isOneOf);
    for (const document of reached) {
      const own = document.values[number];
      if (own) records.numbers.set(numberedKey(kind, own), { document, line: null });
    }
  }
}

/** All documents of the kinds that these rows tell of, of the vehicles and people that they are of. */
async function loadDocuments(
  db: Queryable,
  caller: Caller,
  records: KnownRecords,
  entries: readonly ParsedRow[],
): Promise<void> {
  for (const kind of kinds) {
    const telling = entries.filter(({ documents }) => documents.some(document => document.kind === kind));
    if (telling.length === 0) continue;
    const owners = kind.owner === 'vehicle' ? vehiclesOf(records, telling) : personsOf(records, telling);
    const missing = owners.filter(id => id > 0 && !records.documents.has(ownedKey(kind, id)));
    if (missing.length === 0) continue;
    for (const id of missing) records.documents.set(ownedKey(kind, id), []);
    const column = sql.ref<number>(`document.${kind.owner}_id`);
    const rows = await documentsKnown(db, caller, kind, sql<boolean>`${column} = ${inArray(missing)}`);
    for (const document of rows) {
      const owner = kind.owner === 'vehicle' ? (document.vehicle_id ?? 0) : document.citizen_id;
      records.documents.get(ownedKey(kind, owner))?.push(document);
    }
  }
}

function vehiclesOf(records: KnownRecords, entries: readonly ParsedRow[]): number[] {
  const plates = entries.flatMap(entry => plateOf(entry) ?? []);
  const known = plates.flatMap(plate => records.vehicles.get(plate)?.id ?? []);
  const wanted = new Set(plates);
  const declared = [...records.declared.values()].filter(({ registration_no }) =>
    wanted.has(numberKey(registration_no)),
  );
  return [...new Set([...known, ...declared.map(({ id }) => id)])];
}

function personsOf(records: KnownRecords, entries: readonly ParsedRow[]): number[] {
  const ids = entries.flatMap(entry => {
    const plate = plateOf(entry);
    const owner = plate === null ? undefined : records.vehicles.get(plate)?.citizen_id;
    const { mobile } = entry.citizen;
    const ofMobile = mobile === undefined ? [] : (records.byMobile.get(mobile) ?? []);
    const numbered = entry.documents.flatMap(({ kind, values }) => {
      const number = kind.number === null ? undefined : values[kind.number];
      return number === undefined
        ? []
        : (records.numbers.get(numberedKey(kind, number))?.document?.citizen_id ?? []);
    });
    return [owner ?? [], entry.citizen_id ?? [], ofMobile.map(({ id }) => id), numbered].flat();
  });
  return [...new Set(ids)];
}

async function documentsKnown(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  condition: ReturnType<typeof sql<boolean>>,
): Promise<KnownDocument[]> {
  const fields = Object.keys(kind.fields);
  const rows = await within(db, caller)
    .documents(kind)
    .select(['document.id', 'document.citizen_id', 'document.origin', 'document.updated_at'])
    .select(
      kind.owner === 'vehicle'
        ? sql.ref<number | null>('document.vehicle_id').as('vehicle_id')
        : sql<number | null>`null::integer`.as('vehicle_id'),
    )
    // Dates and amounts as the text that cells are read as.
    .select(fields.map(name => sql<string | null>`${sql.ref(`document.${name}`)}::text`.as(`of_${name}`)))
    .where(condition)
    .orderBy('document.origin')
    .orderBy('document.id')
    .execute();
  return rows.map(row => {
    const { id, citizen_id, vehicle_id, origin, updated_at } = row;
    const told: Record<string, unknown> = { ...row };
    const values = fields.map(name => [name, textOrNull(told[`of_${name}`])]);
    return {
      ...{ id, citizen_id, vehicle_id, origin, updated_at },
      kind,
      values: Object.fromEntries(values),
      line: null,
    };
  });
}

const textOrNull = (value: unknown) => (typeof value === 'string' ? value : null);
