import { belongsTo, type Role } from '@rto-desk/contract/access';
import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { type AnyKind, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { z } from 'zod';
import { freshMobile, freshNumber, sampleOf } from '../../testing/samples.ts';
import { type Model, PASSWORD } from './model.ts';

/** One call of a sequence: which one, and numbers that its choices are made by. */
export interface Action {
  key: EndpointKey;
  choices: readonly number[];
}

/** A call as it is sent. */
export interface Call {
  method: string;
  address: string;
  body: Record<string, unknown> | undefined;
  /** Whether an admin makes it for the actor, who may not. */
  byAdmin?: boolean;
}

/** What an admin does about what the actor has done. */
const answeredByAdmin: Partial<Record<Role, EndpointKey[]>> = {
  manager: ['POST /transfers/{id}/undo'],
  // Of others: an approved user sees the claimed profile.
  user: ['POST /claims/{id}/approve', 'POST /claims/{id}/refuse'],
};

/** Calls that end the test itself, or concern all people by their nature; each with its reason. */
const left: Partial<Record<EndpointKey, string>> = {
  'POST /logout': 'ends the session that is looked through',
  'POST /login': 'every password that the actor knows is tried at the end',
  'POST /password/reset': 'every link that the actor receives is opened at the end',
};

/**
 * Every call of a role that changes something, but for those that are left out with a reason, and what an admin answers
 * to it.
 */
export function actionsOf(role: Role): EndpointKey[] {
  const own = Object.entries(endpoints)
    .filter(([, { audience }]) => belongsTo(audience, role))
    .map(([key]) => key as EndpointKey)
    .filter(key => !key.startsWith('GET ') && !(key in left));
  return [...own, ...(answeredByAdmin[role] ?? [])];
}

/** What an id in an address is of, by how the address begins. */
const targets: readonly [start: string, of: keyof Model['ids']][] = [
  ['/citizens/', 'citizen'],
  ['/vehicles/', 'vehicle'],
  ['/admin/users/', 'account'],
  ['/service-requests/', 'request'],
  ['/jobs/', 'request'],
  ['/admin/document-inquiries/', 'inquiry'],
  ['/admin/messages/', 'message'],
  ['/admin/branches/', 'branch'],
  ['/imports/', 'list'],
  ['/transfers/', 'transfer'],
  ['/claims/', 'claim'],
  ['/merges/', 'merge'],
];

/** The call as it is sent: choices made, the address and body filled in. */
export function callOf({ key, choices }: Action, model: Model, victim: number): Call {
  let next = 0;
  const choice = () => {
    next += 1;
    return choices[next % choices.length] ?? 0;
  };
  const pick = <T>(from: readonly T[]): T | undefined => from[choice() % from.length];
  const person = model.people[victim % model.people.length];
  /** One of the victim's in three cases out of four. */
  const pickNear = <T>(near: readonly T[], all: readonly T[]) =>
    pick(near.length > 0 && choice() % 4 > 0 ? near : all);
  const [method = '', path = ''] = key.split(' ');
  const kind =
    path === '/quick-entries'
      ? pick(vehicleKinds)
      : kinds.find(({ slug }) => path.startsWith(`/${slug}/{id}`) || path.endsWith(`/{id}/${slug}`));
  const address = path.replace(/\{line\}|\{paper\}/, String(2 + (choice() % 3))).replace(/\{\w+\}/, () => {
    const target = targets.find(([start]) => path.startsWith(start));
    if (target) return String(pickNear(person?.ids[target[1]] ?? [], model.ids[target[1]]) ?? 0);
    const ofKind = (documents: Model['documents']) =>
      documents.filter(({ slug }) => slug === kind?.slug).map(({ id }) => id);
    return String(pickNear(ofKind(person?.documents ?? []), ofKind(model.documents)) ?? 1);
  });
  const byAdmin = answeredByAdmin[model.actor.caller.role]?.includes(key) ?? false;
  return { method, address, body: bodyOf(key, kind, model, pick), byAdmin };
}

type Pick = <T>(from: readonly T[]) => T | undefined;
interface Schema {
  enum?: unknown[];
  const?: unknown;
  type?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

function bodyOf(
  key: EndpointKey,
  kind: AnyKind | undefined,
  model: Model,
  pick: Pick,
): Record<string, unknown> | undefined {
  const { body } = endpoints[key] ?? {};
  if (body === undefined) return undefined;
  const schema = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as Schema;
  const sample = kind === undefined ? {} : sampleOf(kind);
  // A quick entry names the kind, and its end by a name of its own.
  const own: Record<string, unknown> =
    key === 'POST /quick-entries' && kind !== undefined
      ? { kind: kind.slug, until: sample[kind.until], values: {}, proof: 'seen' }
      : sample;
  const values = propertiesOf(schema).map(({ name, of, isRequired }) => {
    const chosen = chosenFor(name, model, pick) ?? own[name] ?? (isRequired ? plain(of, pick) : undefined);
    return [name, chosen];
  });
  return Object.fromEntries(values);
}

/** What an attacker would type into a field of this name; undefined where it leads nowhere. */
function chosenFor(name: string, { contacts, known, ids }: Model, pick: Pick): unknown {
  const [phones, emails] = [contacts.filter(isPhone), contacts.filter(contact => !isPhone(contact))];
  switch (name) {
    case 'phone':
    case 'mobile':
    case 'contact_phone':
    case 'owner_mobile':
      return pick([...phones, freshMobile(), pick(known.phones)]);
    case 'email':
      return pick([...emails, null, null, ...known.emails]);
    case 'branch_id':
      return pick([...ids.branch, null]);
    case 'citizen_id':
    case 'to_citizen_id':
    case 'into':
    case 'one_id':
    case 'other_id':
      return pick(ids.citizen);
    case 'vehicle_id':
      return pick(ids.vehicle);
    case 'user_id':
    case 'owner_id':
      return pick(ids.account);
    case 'registration_no':
    case 'vehicle_no':
      return pick([...known.plates, freshNumber('CG04')]);
    case 'password':
    case 'current_password':
    case 'new_password':
    case 'password_confirmation':
    case 'new_password_confirmation':
      return PASSWORD;
    case 'role':
      return pick(['user', 'manager', 'manager', 'admin']);
    case 'contact':
      // Of an account it is a value, of one's own a kind.
      return pick(['phone', 'email', ...contacts, ...known.phones]);
    case 'text':
      return listOf([pick(known.plates)], [pick([...phones, ...known.phones])]);
    case 'columns':
      return listColumns;
    case 'cells':
      return [pick(known.plates), pick(known.phones), 'Renamed By Hand', '17-05-2031'];
    case 'mode':
      return pick(['add', 'fill', 'overwrite']);
    case 'seen_at_counter':
      return pick(['Identity card', null]);
    case 'skip':
      return false;
    case 'on':
      return '2026-01-05';
    case 'code':
      return '000000';
    case 'name':
    case 'contact_name':
      return 'Renamed By Hand';
    default:
      return undefined;
  }
}

/** A list with a row for each plate and each mobile. */
export function listOf(
  plates: readonly (string | undefined)[],
  phones: readonly (string | undefined)[],
): string {
  const rows = plates.flatMap((plate, at) => [
    `${plate}\t\t\t17-05-2031`,
    `${plate}\t${phones[at]}\tSomebody\t17-05-2031`,
  ]);
  const others = phones.map(phone => `${freshNumber('CG04')}\t${phone}\tSomebody\t17-05-2031`);
  return [`Vehicle No\tMobile\tName\tPUC upto`, ...rows, ...others].join('\n');
}

/** What its columns are. */
export const listColumns = ['registration_no', 'mobile', 'name', 'puccs.until'].map((field, index) => ({
  index,
  field,
}));

function isPhone(contact: string): boolean {
  return /^\d{10}$/.test(contact);
}

/** A value that a field of this shape takes. */
function plain(schema: Schema, pick: Pick): unknown {
  const shape = schema.anyOf?.[0] ?? schema;
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return pick(shape.enum);
  if (shape.type === 'array') return [plain(shape.items ?? {}, pick)];
  if (shape.type === 'boolean') return true;
  if (shape.type === 'integer' || shape.type === 'number') return 1;
  return 'Come by on Monday.';
}

function propertiesOf(schema: Schema): { name: string; of: Schema; isRequired: boolean }[] {
  const required = new Set(schema.required);
  const own = Object.entries(schema.properties ?? {}).map(([name, of]) => ({
    name,
    of,
    isRequired: required.has(name),
  }));
  return [...own, ...[...(schema.allOf ?? []), ...(schema.anyOf ?? [])].flatMap(propertiesOf)];
}
