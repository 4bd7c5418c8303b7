import type { Role } from '@rto-desk/contract/access';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workOn } from '../../features/imports/work.ts';
import type { Messenger } from '../../platform/messenger.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { times } from '../../testing/long.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { type Call, callOf, listColumns, listOf, type Move, movesOf } from './moves.ts';
import { clientsOf, secretsSeenBy } from './reach.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

/** How many sequences for each of the two; the long forms draw other ones each time. */
const SEQUENCES = times({ short: 3, long: 40, trust: 600 });
const seed = times({ short: 20_261_123, long: 0, trust: 0 }) || Number(process.env.SEED ?? Date.now());

/** A provider is connected, so that codes and links are written; the test reads them where they wait. */
const postbox: Messenger = { send: async () => ({ became: 'sent', provider_id: null }), perSecond: null };

let desk: TestDesk;
let passwordHash: string;
beforeAll(async () => {
  desk = await openTestDesk({ messengers: { whatsapp: postbox, mail: postbox } });
  passwordHash = await hashPassword(PASSWORD);
});
afterAll(() => desk.close());

/** Calls are drawn until this many were allowed. */
const ALLOWED = 6;

function sequencesOf(role: Role): fc.Arbitrary<{ victim: number; drawn: Move[] }> {
  const moves = movesOf(role);
  // What moves people, accounts and contacts about is drawn more often than the rest.
  const likely = moves.filter(key =>
    /^\S+ \/(citizens\/\{id\}|vehicles\/\{id\}\/(transfers|noc)|admin\/users|me|password|imports)\b/.test(
      key,
    ),
  );
  const choices = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
  const move = fc.record({
    key: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...moves)),
    choices,
  });
  return fc.record({ victim: fc.nat(20), drawn: fc.array(move, { minLength: 3, maxLength: 30 }) });
}

describe.each([
  ['manager of a branch', 'manager'],
  ['citizen', 'user'],
] as const)('a %s', (actor, role) => {
  test('sees nothing more for anything that they do by themself', { timeout: 600_000 }, async () => {
    const tally = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(sequencesOf(role), async ({ victim, drawn }) => {
        const world = await openWorld(desk, passwordHash, actor);
        const { gained, calls } = await gainedBy(world, drawnCalls(world, victim, drawn), tally);
        expect(gained, `by ${JSON.stringify(calls, null, 1)}`).toEqual([]);
      }),
      { numRuns: SEQUENCES, seed },
    );
    // Sequences of nothing but refusals would prove nothing.
    const done = (tally.get(200) ?? 0) + (tally.get(201) ?? 0);
    expect(done, JSON.stringify([...tally])).toBeGreaterThan(2 * SEQUENCES);
  });
});

/** Ways that were open once, or would be with one guard less. */
const knownWays: Record<
  string,
  { actor: 'manager of a branch' | 'citizen'; calls(world: World): Iterable<Call> }
> = {
  'giving somebody who keeps people of two branches another mobile, and asking for its link': {
    actor: 'manager of a branch',
    calls: ({ ids, contacts }) =>
      ids.account.flatMap(id => [
        ...ids.citizen.map(citizen => put(`/citizens/${citizen}`, { name: 'Renamed', mobile: contacts[0] })),
        put(`/admin/users/${id}`, { name: 'Renamed', phone: contacts[0], email: null }),
        post(`/admin/users/${id}/send-reset-link`),
      ]),
  },
  'entering a paper on every plate, and for everybody': {
    actor: 'manager of a branch',
    calls: ({ ids, known }) => {
      const entry = { kind: 'puccs', until: '2031-05-17', name: 'Renamed By Hand', proof: 'seen' };
      const ofPlate = known.plates.map(registration_no => ({ registration_no }));
      const ofMobile = known.phones.map(mobile => ({ registration_no: freshNumber('CG04'), mobile }));
      const ofPerson = ids.citizen.map(citizen_id => ({ registration_no: freshNumber('CG04'), citizen_id }));
      return [...ofPlate, ...ofMobile, ...ofPerson].map(more =>
        post('/quick-entries', { ...entry, ...more }),
      );
    },
  },
  'bringing a list of every plate and everybody, choosing people, carrying it out and taking it back': {
    actor: 'manager of a branch',
    *calls({ ids, known }) {
      yield post('/imports', { text: listOf(known.plates, known.phones) });
      const id = ids.list.at(-1);
      yield put(`/imports/${id}/mapping`, { columns: listColumns, mode: 'fill' });
      for (const [at, citizen_id] of ids.citizen.entries()) {
        yield { method: 'PATCH', address: `/imports/${id}/rows/${at + 2}`, body: { citizen_id } };
      }
      yield post(`/imports/${id}/commit`);
      yield post(`/imports/${id}/undo`);
    },
  },
  'adding a manager to sign in as': {
    actor: 'manager of a branch',
    calls: ({ contacts, ids }) =>
      [null, ...ids.branch].map((branch_id, at) => {
        const account = { name: 'Second', phone: contacts[at] ?? freshMobile(), password: PASSWORD };
        return post('/admin/users', { ...account, role: 'manager', branch_id });
      }),
  },
  'typing the address of somebody else, and asking for its link': {
    actor: 'citizen',
    calls: ({ known }) =>
      known.emails.flatMap(email => [
        put('/me', { name: 'Renamed', email }),
        post('/me/verification', { contact: 'email' }),
        post('/password/forgot', { email }),
      ]),
  },
};

test.each(Object.entries(knownWays))('%s shows nothing more', async (_, { actor, calls }) => {
  const world = await openWorld(desk, passwordHash, actor);
  expect((await gainedBy(world, calls(world), new Map())).gained).toEqual([]);
});

const put = (address: string, body: Call['body']): Call => ({ method: 'PUT', address, body });
const post = (address: string, body?: Call['body']): Call => ({ method: 'POST', address, body });

/** The drawn calls, each filled in when its turn has come, until enough were allowed. */
function* drawnCalls(world: World, victim: number, drawn: readonly Move[]): Generator<Call, void, boolean> {
  let allowed = 0;
  for (const one of drawn) {
    if (yield callOf(one, world, victim)) allowed += 1;
    if (allowed === ALLOWED) return;
  }
}

/** Makes the calls one after the other; returns the secrets that the actor knows only since, and what was called. */
async function gainedBy(
  world: World,
  calls: Iterable<Call, void, boolean>,
  tally: Map<number, number>,
): Promise<{ gained: string[]; calls: unknown[] }> {
  const before = await secretsSeenBy(world.actor, world);
  const logins = world.contacts.map(phone => ({ phone, password: PASSWORD }));
  const made: unknown[] = [];
  let answers = '';
  const each = calls[Symbol.iterator]();
  for (let next = each.next(false); !next.done; ) {
    const { method, address, body } = next.value;
    const { status, body: answer } = await send(world, method, address, body);
    tally.set(status, (tally.get(status) ?? 0) + 1);
    answers += JSON.stringify(answer);
    made.push({ call: `${method} ${address}`, body, status });
    if (status === 201 && typeof body?.phone === 'string') {
      logins.push({ phone: body.phone, password: PASSWORD });
    }
    if (status === 202 && typeof answer?.id === 'number') await workOn(desk, answer.id);
    remember(world, address, status, answer);
    next = each.next(status < 300);
  }
  // What the calls answered counts as seen, too.
  const after = new Set(world.secrets.filter(secret => answers.includes(secret)));
  for (const client of await clientsOf(desk, world, logins)) {
    for (const secret of await secretsSeenBy(client, world)) after.add(secret);
  }
  return { gained: [...after].filter(secret => !before.has(secret)), calls: made };
}

/** What the actor makes can be named by later calls. */
function remember({ ids, documents }: World, address: string, status: number, answer: { id?: number }) {
  if (status !== 201 || typeof answer?.id !== 'number') return;
  if (address === '/citizens') ids.citizen.push(answer.id);
  else if (address === '/admin/users') ids.account.push(answer.id);
  else if (address === '/imports') ids.list.push(answer.id);
  else if (address.endsWith('/vehicles')) ids.vehicle.push(answer.id);
  else if (/^\/(citizens|vehicles)\/\d+\//.test(address))
    documents.push({ slug: address.split('/').at(-1) ?? '', id: answer.id });
}

function send({ actor }: World, method: string, address: string, body: Record<string, unknown> | undefined) {
  switch (method) {
    case 'POST':
      return actor.post(address, body);
    case 'PUT':
      return actor.put(address, body);
    case 'PATCH':
      return actor.patch(address, body);
    default:
      return actor.delete(address);
  }
}
