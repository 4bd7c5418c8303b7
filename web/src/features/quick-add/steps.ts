import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import { compactNumber, mobile as mobileField, problem, required, tidy } from '@rto-desk/contract/fields';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { call } from '../../api/call.ts';
import { documentCalls } from '../../api/documents.ts';

interface Person {
  id: number;
  name: string;
}

/** What is known of where a document goes to, and what is asked for next. */
export type Step =
  | { ask: 'holder' }
  | { ask: 'mobile'; kind: AnyKind; registration: string }
  | { ask: 'name'; kind: AnyKind; mobile: string; registration: string | null }
  | { ask: 'registration'; kind: AnyKind; person: Person }
  | { ask: 'which'; kind: AnyKind; of: string; choices: readonly Choice[] }
  | { ask: 'document'; kind: AnyKind; ownerId: number; of: string; renewed: DocumentRecord | undefined };

export interface Choice {
  /** Null stands for one that is not kept yet. */
  label: string | null;
  next: () => Promise<Step>;
}

const phone = mobileField(required);
const plate = compactNumber(20, required);

/** The next step for a mobile or registration number as it was typed. */
export function fromHolder(kind: AnyKind, typed: string): Promise<Step> {
  const mobile = tidy(phone, typed);
  return problem(phone, mobile) === null
    ? fromMobile(kind, mobile, null)
    : fromRegistration(kind, tidy(plate, typed));
}

async function fromRegistration(kind: AnyKind, registration: string): Promise<Step> {
  const { data } = await call('GET /search/vehicle', { query: { vehicle_no: registration } });
  const vehicles = data.filter(vehicle => vehicle.registration_no === registration);
  if (vehicles.length === 0) return { ask: 'mobile', kind, registration };
  const choices = vehicles.map(vehicle => ({
    label: `${vehicle.registration_no}, ${vehicle.citizen.name}`,
    next: () =>
      kind.owner === 'vehicle'
        ? document(kind, vehicle.id, `${vehicle.registration_no}, ${vehicle.citizen.name}`)
        : document(kind, vehicle.citizen.id, vehicle.citizen.name),
  }));
  return oneOf(kind, registration, choices);
}

/** @param registration of a vehicle that is not kept yet, or null */
export async function fromMobile(kind: AnyKind, mobile: string, registration: string | null): Promise<Step> {
  const { data } = await call('GET /citizens', { query: { mobile } });
  const people = data.filter(person => person.mobile === mobile);
  if (people.length === 0) return { ask: 'name', kind, mobile, registration };
  const choices = people.map(person => ({
    label: person.name,
    next: () => fromPerson(kind, person, registration),
  }));
  return oneOf(kind, mobile, choices);
}

/**
 * Keeps a new person; with what was typed before, the next step. Whoever tries again after the network was lost in
 * between finds the one that was kept.
 */
export async function fromName(
  kind: AnyKind,
  name: string,
  mobile: string,
  registration: string | null,
): Promise<Step> {
  const { data } = await call('GET /citizens', { query: { mobile } });
  const known = data.find(person => person.mobile === mobile && person.name === name);
  const person = known ?? (await call('POST /citizens', { body: { name, mobile } }));
  return fromPerson(kind, person, registration);
}

async function fromPerson(kind: AnyKind, person: Person, registration: string | null): Promise<Step> {
  if (kind.owner === 'citizen') return document(kind, person.id, person.name);
  if (registration !== null) return fromNewVehicle(kind, person, registration);
  const { data: vehicles } = await call('GET /citizens/{id}/vehicles', { params: { id: person.id } });
  const another: Step = { ask: 'registration', kind, person };
  if (vehicles.length === 0) return another;
  const choices = vehicles.map(vehicle => ({
    label: vehicle.registration_no,
    next: () => document(kind, vehicle.id, `${vehicle.registration_no}, ${person.name}`),
  }));
  return {
    ask: 'which',
    kind,
    of: person.name,
    choices: [...choices, { label: null, next: async () => another }],
  };
}

/** Keeps a new vehicle of a person, where an earlier attempt has not, and goes on to its document. */
export async function fromNewVehicle(kind: AnyKind, person: Person, registration: string): Promise<Step> {
  const params = { id: person.id };
  const { data } = await call('GET /citizens/{id}/vehicles', { params });
  const known = data.find(vehicle => vehicle.registration_no === registration);
  const body = { registration_no: registration };
  const vehicle = known ?? (await call('POST /citizens/{id}/vehicles', { params, body }));
  return document(kind, vehicle.id, `${vehicle.registration_no}, ${person.name}`);
}

/** Where there is but one, nobody is asked. */
async function oneOf(kind: AnyKind, of: string, choices: readonly Choice[]): Promise<Step> {
  const [only, ...others] = choices;
  return only !== undefined && others.length === 0 ? only.next() : { ask: 'which', kind, of, choices };
}

/** The document itself: it begins with what the current one of its kind tells of the next. */
async function document(kind: AnyKind, ownerId: number, of: string): Promise<Step> {
  const { data } = await documentCalls(kind).list(ownerId, 1);
  const current = data.find(record => !record.superseded && typeof record[kind.until] === 'string');
  return { ask: 'document', kind, ownerId, of, renewed: current };
}
