import type { citizenList } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import type { DocumentRecord } from '@rto-desk/contract/endpoints/documents';
import type { Proof } from '@rto-desk/contract/endpoints/proof';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import { call } from '../../api/call.ts';
import { documentCalls } from '../../api/documents.ts';

/** A person with what tells them from another of the same name. */
type Marked = Pick<Citizen, 'name' | 'dob' | 'father_name' | 'kept_by' | 'verified_by_branch'>;

/** What is known of whose licence it is, and what is asked for next. */
export type Step =
  | { ask: 'name'; kind: AnyKind; mobile: string; isShared: boolean }
  | { ask: 'whose'; kind: AnyKind; mobile: string; choices: readonly Choice[] }
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
  /** What a person is called, that another is meant, or that proof was seen. */
  label: string | { another: true } | { person: Marked } | { seen: true };
  next: () => Promise<Step>;
}

/** The most people of one mobile that are offered: a page of the list. */
const MOST: (typeof citizenList.sizes)[number] = 50;

/**
 * A user of the mobile is chosen even if there is only one: families share a phone, so the known person may not be the
 * one meant.
 */
export async function fromMobile(kind: AnyKind, mobile: string): Promise<Step> {
  const people = await peopleOf(mobile);
  const named: Step = { ask: 'name', kind, mobile, isShared: people.length > 0 };
  if (people.length === 0) return named;
  const another: Choice = { key: 'another', label: { another: true }, next: async () => named };
  const choices = people.map(
    (person): Choice => ({
      key: person.id,
      label: person.kept_by === 'unverified' ? { person } : person.name,
      next: () => whenSure(kind, person, another),
    }),
  );
  return { ask: 'whose', kind, mobile, choices: [...choices, another] };
}

/** Asks before the office's first document goes to an unproven profile. */
async function whenSure(kind: AnyKind, person: Citizen, another: Choice): Promise<Step> {
  if (!person.is_unproven) return licenceOf(kind, person, 'ask');
  const seen: Choice = {
    key: 'seen',
    label: { seen: true },
    next: () => licenceOf(kind, person, 'seen'),
  };
  return { ask: 'unproven', kind, person, choices: [another, seen] };
}

/** Stores a new person and goes on to the licence. A retry after a lost answer finds the person already stored. */
export async function fromName(kind: AnyKind, name: string, mobile: string): Promise<Step> {
  const known = (await peopleOf(mobile)).find(person => person.name === name && person.kept_by === null);
  const person = known ?? (await call('POST /citizens', { body: { name, mobile } }));
  return licenceOf(kind, person, 'ask');
}

async function peopleOf(mobile: string): Promise<Citizen[]> {
  const { data } = await call('GET /citizens', { query: { mobile, per_page: MOST } });
  return data.filter(person => person.mobile === mobile);
}

async function licenceOf(
  kind: AnyKind,
  { id, name }: Pick<Citizen, 'id' | 'name'>,
  proof: Proof,
): Promise<Step> {
  return { ask: 'document', kind, ownerId: id, of: name, renewed: await currentOf(kind, id), proof };
}

/**
 * The document that a new one of its kind follows: the current one, the office's where the holder declared another.
 * @param ownerId the citizen or the vehicle
 */
export async function currentOf(kind: AnyKind, ownerId: number): Promise<DocumentRecord | undefined> {
  const { data } = await documentCalls(kind).list(ownerId, 1);
  const current = data.filter(record => !record.superseded && typeof record[kind.until] === 'string');
  return current.find(record => record.holder_until !== null) ?? current[0];
}
