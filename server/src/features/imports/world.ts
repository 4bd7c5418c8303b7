import type { CitizenValues } from '@rto-desk/contract/citizen';
import type { KeptBy } from '@rto-desk/contract/endpoints/citizens';
import { type AnyKind, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { numberKey } from '@rto-desk/contract/normalise';
import { readCell } from './cells.ts';
import type { Entry } from './entry.ts';

/** A person as judging knows them. What a list would make has an id below zero and the line that makes it. */
export interface KnownPerson {
  id: number;
  name: string;
  mobile: string;
  name_known: boolean;
  relation_name: string | null;
  dob: string | null;
  address: string | null;
  state: CitizenValues['state'];
  city: string | null;
  email: string | null;
  branch_id: number | null;
  kept_by_account: KeptBy | null;
  updated_at: string;
  /** Whether this very list has brought them. */
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

/** What the office keeps of what some rows tell of, and what rows before them would make of it. */
export interface World {
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

export function emptyWorld(): World {
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
export function plateOf({ vehicle }: Entry): string | null {
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

/** Makes a world as if nothing had told of a vehicle: what is asked for again is learnt again. */
export function forgetVehicle(world: World, plate: string): void {
  const vehicle = world.vehicles.get(plate);
  world.vehicles.delete(plate);
  if (vehicle) for (const kind of vehicleKinds) world.documents.delete(ownedKey(kind, vehicle.id));
}
