import type { CitizenValues } from '@rto-desk/contract/citizen';
import type { ManagedBy } from '@rto-desk/contract/endpoints/citizens';
import { type AnyKind, type KindSlug, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import type { FilledField } from '../../../platform/database/schema.ts';
import type { ReceivedFile } from '../../../platform/storage/storage.ts';
import type { CitizenInput } from '../../citizens/mutations.ts';
import { readCell } from '../read/cells.ts';
import type { ParsedRow } from '../read/parse-row.ts';

/** A person that rows are planned on. One that the import would add has an id below zero, and the line that adds it. */
export interface KnownPerson {
  id: number;
  name: string;
  mobile: string;
  name_known: boolean;
  relation_type: CitizenValues['relation_type'];
  relation_name: string | null;
  dob: string | null;
  address: string | null;
  state: CitizenValues['state'];
  city: string | null;
  pincode: string | null;
  name_hi: string | null;
  relation_name_hi: string | null;
  address_hi: string | null;
  email: string | null;
  branch_id: number | null;
  kept_by_account: ManagedBy | null;
  updated_at: string;
  /** Whether this very import has added them. */
  isOfList: boolean;
  line: number | null;
}

export interface KnownVehicle {
  id: number;
  citizen_id: number;
  registration_no: string;
  type: string | null;
  make_model: string | null;
  chassis_no: string | null;
  engine_no: string | null;
  registered_on: string | null;
  body_type: string | null;
  cylinders: number | null;
  cubic_capacity: number | null;
  registering_authority: string | null;
  origin: 'office' | 'self';
  updated_at: string;
  line: number | null;
}

export interface KnownDocument {
  id: number;
  kind: AnyKind;
  citizen_id: number;
  vehicle_id: number | null;
  origin: 'office' | 'self';
  updated_at: string;
  /** Of the kind's own fields. */
  values: Record<string, string | null>;
  line: number | null;
}

/** A number that the office keeps: whose it is where that is within reach. */
interface KnownNumber {
  document: KnownDocument | null;
  line: number | null;
}

/** The records that rows name, with what the rows before them would do to them. */
export interface KnownRecords {
  persons: Map<number, KnownPerson>;
  /** The people of a mobile, the first entered first. */
  byMobile: Map<string, KnownPerson[]>;
  /** By plate; null for one that is kept out of reach. Only vehicles that the office keeps. */
  vehicles: Map<string, KnownVehicle | null>;
  /** What people have declared, by owner and plate. */
  declared: Map<string, KnownVehicle>;
  /** By kind and owner, a vehicle's or a citizen's id. */
  documents: Map<string, KnownDocument[]>;
  /** By kind and number. */
  numbers: Map<string, KnownNumber>;
  /** Below the last id that something has which is not there yet. */
  nextId: number;
}

export function noKnownRecords(): KnownRecords {
  return {
    persons: new Map(),
    byMobile: new Map(),
    vehicles: new Map(),
    declared: new Map(),
    documents: new Map(),
    numbers: new Map(),
    nextId: -1,
  };
}

export const ownedKey = (kind: AnyKind, ownerId: number) => `${kind.slug} ${ownerId}`;
export const numberedKey = (kind: AnyKind, number: string) => `${kind.slug} ${numberKey(number)}`;
export const declaredKey = (citizenId: number, plate: string) => `${citizenId} ${plate}`;

/** The plate of a row as it is compared; null where it has none. */
export function plateOf({ vehicle }: ParsedRow): string | null {
  return vehicle.registration_no === undefined ? null : numberKey(vehicle.registration_no);
}

/** No cell with a plate is longer. */
const LONGEST_PLATE = 100;

/** The plate that a cell names, as `plateOf` gives it; null where it names none. */
export function plateIn(cell: string): string | null {
  if (cell.length > LONGEST_PLATE) return null;
  const read = readCell('registration_no', cell);
  return 'value' in read && read.value !== null ? numberKey(read.value) : null;
}

/** Forgets a vehicle and its documents, to be loaded again where another row names it. */
export function forgetVehicle(records: KnownRecords, plate: string): void {
  const vehicle = records.vehicles.get(plate);
  records.vehicles.delete(plate);
  if (vehicle) for (const kind of vehicleKinds) records.documents.delete(ownedKey(kind, vehicle.id));
}

/** What a record is in lists and plans: a person, a vehicle, or a document of a kind. */
export type RecordName = 'citizens' | 'vehicles' | KindSlug;

type Changes = Record<string, FilledField>;

/** What carrying a row out does to the records, in this order. Ids below zero are of what an earlier one makes. */
export type Operation =
  | { does: 'addPerson'; person: KnownPerson; input: CitizenInput & { name_known: boolean } }
  | { does: 'addVehicle'; vehicle: KnownVehicle }
  | { does: 'addDocument'; document: KnownDocument; file?: ReceivedFile }
  | { does: 'changePerson'; person: KnownPerson; changes: Changes }
  | { does: 'changeVehicle'; vehicle: KnownVehicle; changes: Changes }
  | { does: 'changeDocument'; document: KnownDocument; changes: Changes };

/** Applies operations to known records, so that the next row is planned on what this one will do. */
export function applyToKnown(records: KnownRecords, operations: readonly Operation[]): void {
  for (const operation of operations) {
    switch (operation.does) {
      case 'addPerson':
        addPerson(records, operation.person);
        break;
      case 'addVehicle':
        records.vehicles.set(numberKey(operation.vehicle.registration_no), operation.vehicle);
        break;
      case 'addDocument':
        addDocument(records, operation.document);
        break;
      case 'changePerson':
        changePerson(records, operation.person, after(operation.changes));
        break;
      case 'changeVehicle':
        Object.assign(operation.vehicle, after(operation.changes));
        takeOver(records, operation.vehicle);
        break;
      case 'changeDocument':
        changeDocument(records, operation.document, after(operation.changes));
        break;
    }
  }
}

function addPerson(records: KnownRecords, person: KnownPerson): void {
  records.persons.set(person.id, person);
  const others = records.byMobile.get(person.mobile) ?? [];
  records.byMobile.set(person.mobile, [...others, person]);
}

function changePerson(records: KnownRecords, person: KnownPerson, values: Record<string, unknown>): void {
  const before = person.mobile;
  Object.assign(person, values);
  if (person.mobile === before) return;
  records.byMobile.set(
    before,
    (records.byMobile.get(before) ?? []).filter(other => other !== person),
  );
  // Of a mobile that nothing has been learnt of yet, all its people are learnt when it is asked for.
  const others = records.byMobile.get(person.mobile);
  if (others !== undefined) records.byMobile.set(person.mobile, [...others, person]);
}

function addDocument(records: KnownRecords, document: KnownDocument): void {
  const { kind, vehicle_id, citizen_id, values } = document;
  const key = ownedKey(kind, vehicle_id ?? citizen_id);
  records.documents.set(key, [...(records.documents.get(key) ?? []), document]);
  const number = kind.number === null ? null : values[kind.number];
  if (number) records.numbers.set(numberedKey(kind, number), { document, line: document.line });
}

function changeDocument(
  records: KnownRecords,
  document: KnownDocument,
  values: Record<string, unknown>,
): void {
  for (const [name, value] of Object.entries(values)) {
    document.values[name] = value === null ? null : String(value);
  }
  const number = document.kind.number === null ? null : document.values[document.kind.number];
  if (number) records.numbers.set(numberedKey(document.kind, number), { document, line: document.line });
}

/** A declared vehicle that has become the office's is the one of its plate. */
function takeOver(records: KnownRecords, vehicle: KnownVehicle): void {
  const plate = numberKey(vehicle.registration_no);
  if (vehicle.origin !== 'office' || records.vehicles.has(plate)) return;
  records.vehicles.set(plate, vehicle);
  records.declared.delete(declaredKey(vehicle.citizen_id, plate));
}

function after(changes: Changes): Record<string, FilledField['after']> {
  return Object.fromEntries(Object.entries(changes).map(([name, { after }]) => [name, after]));
}
