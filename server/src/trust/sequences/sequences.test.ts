import type { Role } from '@rto-desk/contract/access';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Messenger } from '../../platform/messenger.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { openTestDesk, type TestDesk } from '../../testing/desk.ts';
import { times } from '../../testing/long.ts';
import { callOf, type Move, movesOf } from './moves.ts';
import { clientsOf, secretsSeenBy } from './reach.ts';
import { openWorld, PASSWORD, type World } from './world.ts';

/** How many sequences for each of the two; the long forms draw other ones each time. */
const SEQUENCES = times({ short: 6, long: 60, trust: 600 });
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
  const likely = moves.filter(key => /^\S+ \/(citizens\/\{id\}|admin\/users|me|password)\b/.test(key));
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
        const before = await secretsSeenBy(world.actor, world);
        const made = await act(world, victim, drawn, tally);
        // What the calls answered counts as seen, too.
        const after = new Set(world.secrets.filter(secret => made.answers.includes(secret)));
        for (const client of await clientsOf(desk, world, made.logins)) {
          for (const secret of await secretsSeenBy(client, world)) after.add(secret);
        }
        const gained = [...after].filter(secret => !before.has(secret));
        expect(gained, `by ${JSON.stringify(made.calls, null, 1)}`).toEqual([]);
      }),
      { numRuns: SEQUENCES, seed },
    );
    // Sequences of nothing but refusals would prove nothing.
    const done = (tally.get(200) ?? 0) + (tally.get(201) ?? 0);
    expect(done, JSON.stringify([...tally])).toBeGreaterThan(2 * SEQUENCES);
  });
});

/** Makes the calls one after the other; returns what was sent and answered, and the logins that came of it. */
async function act(world: World, victim: number, drawn: readonly Move[], tally: Map<number, number>) {
  const logins: { phone: string; password: string }[] = [
    { phone: world.contacts[0] ?? '', password: PASSWORD },
  ];
  const calls: unknown[] = [];
  let answers = '';
  let allowed = 0;
  for (const one of drawn) {
    if (allowed === ALLOWED) break;
    const { method, address, body } = callOf(one, world, victim);
    const { status, body: answer } = await send(world, method, address, body);
    tally.set(status, (tally.get(status) ?? 0) + 1);
    if (status < 300) allowed += 1;
    answers += JSON.stringify(answer);
    calls.push({ call: `${method} ${address}`, body, status });
    if (status === 201 && typeof body?.phone === 'string')
      logins.push({ phone: body.phone, password: PASSWORD });
    remember(world, address, status, answer);
  }
  return { logins, calls, answers };
}

/** What the actor makes can be named by later calls. */
function remember({ ids, documents }: World, address: string, status: number, answer: { id?: number }) {
  if (status !== 201 || typeof answer?.id !== 'number') return;
  if (address === '/citizens') ids.citizen.push(answer.id);
  else if (address === '/admin/users') ids.account.push(answer.id);
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
