import type { citizenList } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import { compactNumber, mobile as mobileField, problem, required, tidy } from '@rto-desk/contract/fields';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { call } from '../../api/call.ts';
import { documentCalls } from '../../api/documents.ts';

interface Person {
  id: number;
  name: string;
}

/** A person with what tells them from another of the same name. */
type Marked = Pick<Citizen, 'name' | 'dob' | 'father_name' | 'kept_by'>;

/** What is known of where a document goes to, and what is asked for next. */
export type Step =
  | { ask: 'holder' }
  | { ask: 'mobile'; kind: AnyKind; registration: string }
  | { ask: 'name'; kind: AnyKind; mobile: string; registration: string | null; isShared: boolean }
  | { ask: 'registration'; kind: AnyKind; person: Person }
  | { ask: 'which'; kind: AnyKind; of: string; choices: readonly Choice[] }
  | { ask: 'whose'; kind: AnyKind; mobile: string; registration: string | null; choices: readonly Choice[] }
  | { ask: 'unproven'; kind: AnyKind; person: Marked; choices: readonly Choice[] }
  | {
      ask: 'document';
      kind: AnyKind;
      ownerId: number;
      of: string;
      renewed: DocumentRecord | undefined;
      proof: Proof;
    };

export interface Choice {
  key: number | 'another' | 'seen';
  /** What a vehicle or a person is called, or which of the two is still to be asked for. */
  label: string | { another: 'vehicle' | 'person' } | { person: Marked; plate?: string } | { seen: true };
  next: () => Promise<Step>;
}

/** The most people of one mobile that are offered: a page of the list. */
const MOST: (typeof citizenList.sizes)[number] = 50;

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
  const another: Step = { ask: 'mobile', kind, registration };
  const byOffice = vehicles.toSorted(
    (one, other) => Number(one.origin === 'self') - Number(other.origin === 'self'),
  );
  const choices = byOffice.map(
    ({ id, registration_no, origin, citizen: person }): Choice => ({
      key: id,
      // Whose a vehicle is that somebody has only declared is never taken for known.
      label:
        person.kept_by === 'unverified' || origin === 'self'
          ? { person, plate: registration_no }
          : `${registration_no}, ${person.name}`,
      next: async () => {
        const { is_unproven } = await call('GET /citizens/{id}', { params: { id: person.id } });
        return whenSure(kind, { ...person, is_unproven }, another, proof =>
          kind.owner === 'vehicle'
            ? document(kind, id, `${registration_no}, ${person.name}`, proof)
            : document(kind, person.id, person.name, proof),
        );
      },
    }),
  );
  return oneOf(kind, registration, choices, another);
}

/** Asks before the office's first paper goes to somebody who may be anybody. */
async function whenSure(
  kind: AnyKind,
  person: Marked & { is_unproven: boolean },
  another: Step,
  next: (proof: Proof) => Promise<Step>,
): Promise<Step> {
  if (!person.is_unproven) return next('ask');
  const choices: Choice[] = [
    anotherPerson(another),
    { key: 'seen', label: { seen: true }, next: () => next('seen') },
  ];
  return { ask: 'unproven', kind, person, choices };
}

const anotherPerson = (step: Step): Choice => ({
  key: 'another',
  label: { another: 'person' },
  next: async () => step,
});

/**
 * Whoever uses the mobile is chosen, however few they are: families share a phone, so that the one who is known need
 * not be the one who is meant.
 * @param registration of a vehicle that is not kept yet, or null; it is kept for the one who is chosen
 */
export async function fromMobile(kind: AnyKind, mobile: string, registration: string | null): Promise<Step> {
  const people = await peopleOf(mobile);
  const named: Step = { ask: 'name', kind, mobile, registration, isShared: people.length > 0 };
  if (people.length === 0) return named;
  const choices = people.map(person => ({
    key: person.id,
    label: person.kept_by === 'unverified' ? { person } : person.name,
    next: () => whenSure(kind, person, named, proof => fromPerson(kind, person, registration, proof)),
  }));
  return {
    ask: 'whose',
    kind,
    mobile,
    registration,
    choices: [...choices, anotherPerson(named)],
  };
}

async function peopleOf(mobile: string): Promise<Citizen[]> {
  const { data } = await call('GET /citizens', { query: { mobile, per_page: MOST } });
  return data.filter(person => person.mobile === mobile);
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
  const known = (await peopleOf(mobile)).find(person => person.name === name && person.kept_by === null);
  const person = known ?? (await call('POST /citizens', { body: { name, mobile } }));
  return fromPerson(kind, person, registration, 'ask');
}

async function fromPerson(
  kind: AnyKind,
  person: Person,
  registration: string | null,
  proof: Proof,
): Promise<Step> {
  if (kind.owner === 'citizen') return document(kind, person.id, person.name, proof);
  if (registration !== null) return fromNewVehicle(kind, person, registration);
  const { data: vehicles } = await call('GET /citizens/{id}/vehicles', { params: { id: person.id } });
  const another: Step = { ask: 'registration', kind, person };
  if (vehicles.length === 0) return another;
  const choices = vehicles.map(vehicle => ({
    key: vehicle.id,
    label: vehicle.registration_no,
    next: () => document(kind, vehicle.id, `${vehicle.registration_no}, ${person.name}`, proof),
  }));
  return {
    ask: 'which',
    kind,
    of: person.name,
    choices: [...choices, { key: 'another', label: { another: 'vehicle' }, next: async () => another }],
  };
}

/** Keeps a new vehicle of a person, where an earlier attempt has not, and goes on to its document. */
export async function fromNewVehicle(kind: AnyKind, person: Person, registration: string): Promise<Step> {
  const { data } = await call('GET /search/vehicle', { query: { vehicle_no: registration } });
  const known = data.find(
    ({ registration_no, citizen }) => registration_no === registration && citizen.id === person.id,
  );
  const body = { registration_no: registration };
  const vehicle = known ?? (await call('POST /citizens/{id}/vehicles', { params: { id: person.id }, body }));
  return document(kind, vehicle.id, `${vehicle.registration_no}, ${person.name}`, 'ask');
}

/** Where there is but one, nobody is asked, unless whose it is may be anybody. */
async function oneOf(kind: AnyKind, of: string, choices: readonly Choice[], another: Step): Promise<Step> {
  const [only, ...others] = choices;
  if (only === undefined || others.length > 0) return { ask: 'which', kind, of, choices };
  const next = await only.next();
  return typeof only.label === 'string' || next.ask === 'unproven'
    ? next
    : { ask: 'which', kind, of, choices: [only, anotherPerson(another)] };
}

/** The document itself: it begins with what the current one of its kind tells of the next, the office's where the holder declared another. */
async function document(kind: AnyKind, ownerId: number, of: string, proof: Proof): Promise<Step> {
  const { data } = await documentCalls(kind).list(ownerId, 1);
  const current = data.filter(record => !record.superseded && typeof record[kind.until] === 'string');
  const renewed = current.find(record => record.holder_until !== null) ?? current[0];
  return { ask: 'document', kind, ownerId, of, renewed, proof };
}
