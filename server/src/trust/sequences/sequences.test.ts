import type { Role } from '@rto-desk/contract/access';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runImport } from '../../features/imports/run.ts';
import type { Messenger } from '../../platform/messenger.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { isLong, times } from '../../testing/long.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { type Action, actionsOf, type Call, callOf, listColumns, listOf } from './actions.ts';
import { type Model, openModel, PASSWORD } from './model.ts';
import { clientsOf, visibleSecrets } from './visibility.ts';

/** How many sequences for each of the two; the long forms draw other ones each time. */
const SEQUENCES = times({ short: 1, long: 16, trust: 600 });
const seed = times({ short: 20_261_124, long: 0, trust: 0 }) || Number(process.env.SEED ?? Date.now());

/** A provider is connected, so that codes and links are written; the test reads them where they wait. */
const postbox: Messenger = { send: async () => ({ became: 'sent', provider_id: null }), perSecond: null };

const desk = await deskForFile({ messengers: { whatsapp: postbox, mail: postbox } });
const passwordHash = await hashPassword(PASSWORD);

/** Calls are drawn until this many were allowed. */
const ALLOWED = 6;

function sequencesOf(role: Role): fc.Arbitrary<{ victim: number; drawn: Action[] }> {
  const actions = actionsOf(role);
  // What actions people, accounts and contacts about is drawn more often than the rest.
  const likely = actions.filter(key =>
    /^\S+ \/(citizens\/\{id\}|vehicles\/\{id\}\/(transfers|noc)|transfers|claims|merges|admin\/users|me|password|imports)\b/.test(
      key,
    ),
  );
  const choices = fc.array(fc.nat(1000), { minLength: 12, maxLength: 12 });
  const action = fc.record({
    key: fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...likely) }, fc.constantFrom(...actions)),
    choices,
  });
  return fc.record({ victim: fc.nat(20), drawn: fc.array(action, { minLength: 3, maxLength: 30 }) });
}

describe.each([
  ['manager of a branch', 'manager'],
  ['citizen', 'user'],
] as const)('a %s', (actor, role) => {
  test('sees nothing more through any sequence of their own calls', { timeout: 600_000 }, async () => {
    const tally = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(sequencesOf(role), async ({ victim, drawn }) => {
        const model = await openModel(desk, passwordHash, actor);
        const { gained, calls } = await gainedBy(model, drawnCalls(model, victim, drawn), tally);
        expect(gained, `by ${JSON.stringify(calls, null, 1)}`).toEqual([]);
      }),
      { numRuns: SEQUENCES, seed },
    );
    // Sequences of nothing but refusals would prove nothing.
    const done = (tally.get(200) ?? 0) + (tally.get(201) ?? 0);
    expect(done, JSON.stringify([...tally])).toBeGreaterThan(SEQUENCES);
  });
});

/** Ways that were open once, or would be with one guard less. */
const knownWays: Record<
  string,
  { actor: 'manager of a branch' | 'citizen'; calls(model: Model): Iterable<Call> }
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
  'giving every vehicle to everybody, and having that taken back': {
    actor: 'manager of a branch',
    *calls({ ids }) {
      for (const vehicle of ids.vehicle) {
        for (const to_citizen_id of ids.citizen) {
          const given = { to_citizen_id, kind: 'sale', on: '2026-01-05' };
          yield post(`/vehicles/${vehicle}/transfers`, given);
          yield { ...post(`/transfers/${ids.transfer.at(-1) ?? 0}/undo`), byAdmin: true };
        }
      }
    },
  },
  'making everybody one with everybody, and undoing it': {
    actor: 'manager of a branch',
    *calls({ ids }) {
      for (const one of ids.citizen) {
        for (const into of ids.citizen) {
          yield post(`/citizens/${one}/merge`, { into, seen_at_counter: 'Identity card' });
          yield post(`/merges/${ids.merge.at(-1) ?? 0}/undo`);
        }
        yield post(`/citizens/${one}/merge`, { into: ids.citizen[0] ?? 0 });
      }
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
  'claiming every plate, being refused, claiming again and taking that back': {
    actor: 'citizen',
    *calls({ ids, known }) {
      for (const registration_no of [...known.plates, ...known.plates]) {
        yield post('/claims', { registration_no });
        const claim = ids.ownClaim[0];
        yield post(`/claims/${claim}/approve`, {});
        yield { ...post(`/claims/${claim}/refuse`, { reason: 'Not the owner' }), byAdmin: true };
      }
      for (const claim of [...ids.claim, ...ids.ownClaim]) {
        yield { method: 'DELETE', address: `/claims/${claim}`, body: undefined };
      }
    },
  },
  'approving every claim, ending it and refusing it': {
    actor: 'manager of a branch',
    calls: ({ ids }) =>
      ids.claim.flatMap(claim => [
        ...ids.citizen.map(citizen_id => post(`/claims/${claim}/approve`, { citizen_id })),
        { method: 'DELETE', address: `/claims/${claim}`, body: undefined },
        post(`/claims/${claim}/refuse`, { reason: 'Not the owner' }),
      ]),
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

// The first in `npm test`, beside the drawn sequences, which make the same calls.
const ways = Object.entries(knownWays).slice(0, isLong() ? undefined : 1);
test.each(ways)('%s shows nothing more', async (_, { actor, calls }) => {
  const model = await openModel(desk, passwordHash, actor);
  expect((await gainedBy(model, calls(model), new Map())).gained).toEqual([]);
});

const put = (address: string, body: Call['body']): Call => ({ method: 'PUT', address, body });
const post = (address: string, body?: Call['body']): Call => ({ method: 'POST', address, body });

/** The drawn calls, each filled in when its turn has come, until enough were allowed. */
function* drawnCalls(model: Model, victim: number, drawn: readonly Action[]): Generator<Call, void, boolean> {
  let allowed = 0;
  for (const one of drawn) {
    if (yield callOf(one, model, victim)) allowed += 1;
    if (allowed === ALLOWED) return;
  }
}

/** Makes the calls one after the other; returns the secrets that the actor knows only since, and what was called. */
async function gainedBy(
  model: Model,
  calls: Iterable<Call, void, boolean>,
  tally: Map<number, number>,
): Promise<{ gained: string[]; calls: unknown[] }> {
  const before = await visibleSecrets(model.actor, model);
  const logins = model.contacts.map(phone => ({ phone, password: PASSWORD }));
  const made: unknown[] = [];
  let answers = '';
  const each = calls[Symbol.iterator]();
  for (let next = each.next(false); !next.done; ) {
    const { address, body, byAdmin = false } = next.value;
    const { status, body: answer } = await send(model, next.value);
    tally.set(status, (tally.get(status) ?? 0) + 1);
    // What an admin is answered, the actor does not read.
    if (!byAdmin) answers += JSON.stringify(answer);
    made.push({ ...next.value, status });
    if (status === 201 && typeof body?.phone === 'string') {
      logins.push({ phone: body.phone, password: PASSWORD });
    }
    if (status === 202 && typeof answer?.id === 'number') await runImport(desk, answer.id);
    remember(model, address, status, answer);
    if (address === '/claims' && status === 202) await rememberClaims(model);
    next = each.next(status < 300);
  }
  // What the calls answered counts as seen, too.
  const after = new Set(model.secrets.filter(secret => answers.includes(secret)));
  for (const client of await clientsOf(desk, model, logins)) {
    for (const secret of await visibleSecrets(client, model)) after.add(secret);
  }
  return { gained: [...after].filter(secret => !before.has(secret)), calls: made };
}

/** Which claims the actor has made, which the call does not answer. */
async function rememberClaims({ actor, ids }: Model): Promise<void> {
  const { body } = await actor.get('/me/claims');
  ids.ownClaim = body.data.map((claim: { id: number }) => claim.id);
}

/** What the actor makes can be named by later calls. */
function remember(
  { ids, documents }: Model,
  address: string,
  status: number,
  answer: { id?: number; merge_id?: number },
) {
  if (status !== 201 || typeof answer?.id !== 'number') return;
  if (answer.merge_id !== undefined) {
    ids.merge.push(answer.merge_id);
    return;
  }
  if (address === '/citizens') ids.citizen.push(answer.id);
  else if (address === '/admin/users') ids.account.push(answer.id);
  else if (address === '/imports') ids.list.push(answer.id);
  else if (address.endsWith('/transfers')) ids.transfer.push(answer.id);
  else if (address.endsWith('/vehicles')) ids.vehicle.push(answer.id);
  else if (/^\/(citizens|vehicles)\/\d+\//.test(address))
    documents.push({ slug: address.split('/').at(-1) ?? '', id: answer.id });
}

function send({ actor, admin }: Model, { method, address, body, byAdmin = false }: Call) {
  const who = byAdmin ? admin : actor;
  switch (method) {
    case 'POST':
      return who.post(address, body);
    case 'PUT':
      return who.put(address, body);
    case 'PATCH':
      return who.patch(address, body);
    default:
      return who.delete(address);
  }
}
