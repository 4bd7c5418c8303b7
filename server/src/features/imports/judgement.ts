import type { ImportVerdict } from '@rto-desk/contract/imports/import';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import type { FilledField } from '../../platform/database/schema.ts';
import type { CitizenInput } from '../citizens/mutations.ts';
import type { Said } from './entry.ts';
import {
  declaredKey,
  type KnownDocument,
  type KnownPerson,
  type KnownVehicle,
  numberedKey,
  ownedKey,
  type World,
} from './world.ts';

/** What a record is in lists and plans: a person, a vehicle, or a document of a kind. */
export type RecordName = 'citizens' | 'vehicles' | KindSlug;

/** What a row would do, kept without a language. Names stand in it only as far as the row itself says them. */
export type PlanStep =
  | { does: 'person'; name: string | null }
  /** For the owner, who is told by the name that the reader may know. */
  | { does: 'known' }
  | { does: 'vehicle'; registration_no: string }
  | { does: 'document' | 'superseded'; kind: KindSlug; until: string }
  /** What its owner has declared becomes the office's. */
  | { does: 'takeOver'; of: 'vehicles' }
  | { does: 'fill' | 'replace'; of: RecordName; fields: string[] }
  | { does: 'intoBranch' };

type Changes = Record<string, FilledField>;

/** What carrying a row out does to the records, in this order. Ids below zero are of what an earlier one makes. */
export type Operation =
  | { does: 'addPerson'; person: KnownPerson; input: CitizenInput & { name_known: boolean } }
  | { does: 'addVehicle'; vehicle: KnownVehicle }
  | { does: 'addDocument'; document: KnownDocument }
  | { does: 'changePerson'; person: KnownPerson; changes: Changes }
  | { does: 'changeVehicle'; vehicle: KnownVehicle; changes: Changes }
  | { does: 'changeDocument'; document: KnownDocument; changes: Changes };

export interface Judgement {
  verdict: ImportVerdict;
  said: Said[];
  plan: PlanStep[];
  /** Who may be meant, of those who are kept. */
  candidates: number[];
  /** Whom the row is of, somebody new by an id below zero; null where that cannot be said. */
  of: number | null;
  /** The documents of the row, found or added. */
  document_ids: number[];
  operations: Operation[];
}

/** Makes a world as it is once these operations are done. */
export function accept(world: World, operations: readonly Operation[]): void {
  for (const operation of operations) {
    switch (operation.does) {
      case 'addPerson':
        addPerson(world, operation.person);
        break;
      case 'addVehicle':
        world.vehicles.set(numberKey(operation.vehicle.registration_no), operation.vehicle);
        break;
      case 'addDocument':
        addDocument(world, operation.document);
        break;
      case 'changePerson':
        changePerson(world, operation.person, after(operation.changes));
        break;
      case 'changeVehicle':
        Object.assign(operation.vehicle, after(operation.changes));
        takeOver(world, operation.vehicle);
        break;
      case 'changeDocument':
        changeDocument(world, operation.document, after(operation.changes));
        break;
    }
  }
}

function addPerson(world: World, person: KnownPerson): void {
  world.persons.set(person.id, person);
  const others = world.byMobile.get(person.mobile) ?? [];
  world.byMobile.set(person.mobile, [...others, person]);
}

function changePerson(world: World, person: KnownPerson, values: Record<string, unknown>): void {
  const before = person.mobile;
  Object.assign(person, values);
  if (person.mobile === before) return;
  world.byMobile.set(
    before,
    (world.byMobile.get(before) ?? []).filter(other => other !== person),
  );
  // Of a mobile that nothing has been learnt of yet, all its people are learnt when it is asked for.
  const others = world.byMobile.get(person.mobile);
  if (others !== undefined) world.byMobile.set(person.mobile, [...others, person]);
}

function addDocument(world: World, document: KnownDocument): void {
  const { kind, vehicle_id, citizen_id, values } = document;
  const key = ownedKey(kind, vehicle_id ?? citizen_id);
  world.documents.set(key, [...(world.documents.get(key) ?? []), document]);
  const number = kind.number === null ? null : values[kind.number];
  if (number) world.numbers.set(numberedKey(kind, number), { document, line: document.line });
}

function changeDocument(world: World, document: KnownDocument, values: Record<string, unknown>): void {
  for (const [name, value] of Object.entries(values)) {
    document.values[name] = value === null ? null : String(value);
  }
  const number = document.kind.number === null ? null : document.values[document.kind.number];
  if (number) world.numbers.set(numberedKey(document.kind, number), { document, line: document.line });
}

/** A declared vehicle that has become the office's is the one of its plate. */
function takeOver(world: World, vehicle: KnownVehicle): void {
  const plate = numberKey(vehicle.registration_no);
  if (vehicle.origin !== 'office' || world.vehicles.has(plate)) return;
  world.vehicles.set(plate, vehicle);
  world.declared.delete(declaredKey(vehicle.citizen_id, plate));
}

function after(changes: Changes): Record<string, FilledField['after']> {
  return Object.fromEntries(Object.entries(changes).map(([name, { after }]) => [name, after]));
}
