import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { belongsTo, type Role } from '@rto-desk/contract/access';
import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { kindOf } from '@rto-desk/contract/kinds/index';
import type { FastifyInstance } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import type { Client, SignedInClient } from '../testing/client.ts';
import { isLong } from '../testing/long.ts';
import { pdf, sampleOf } from '../testing/samples.ts';
import { standaloneOptions } from '../testing/standalone-options.ts';
import { deskForFile } from '../testing/test-desk.ts';
import { type ExpectedAccess, expectedAccess, furtherExpectedAccess } from './expected-access.ts';
import { type Fixture, openFixture, type Someone } from './fixture.ts';

const desk = await deskForFile();
const branch = await desk.branch('04');
const people = {
  owner: await desk.signIn('user'),
  // Without a profile of their own, which is a condition of its own.
  other: await desk.signIn('user', { profile: false }),
  // The mobile is unverified.
  unverified: await desk.signIn('user', { unverified: true }),
  claimant: await desk.signIn('user'),
  ofBranch: await desk.signIn('manager', { branch_id: branch }),
  ofOtherBranch: await desk.signIn('manager', { branch_id: await desk.branch('10') }),
  ofNoBranch: await desk.signIn('manager'),
  admin: await desk.signIn('admin'),
};

const everyone: readonly Someone[] = [
  'visitor',
  'other',
  'unverified',
  'claimant',
  'ofOtherBranch',
  'owner',
  'ofBranch',
  'ofNoBranch',
  'admin',
];
const roleOf: Record<Someone, Role | null> = {
  visitor: null,
  owner: 'user',
  other: 'user',
  unverified: 'user',
  claimant: 'user',
  ofBranch: 'manager',
  ofOtherBranch: 'manager',
  ofNoBranch: 'manager',
  admin: 'admin',
};
const far: readonly Someone[] = ['other', 'unverified', 'claimant', 'ofOtherBranch'];

/** What the office's rules say: let in, or turned away with a status. */
function ruled({ who }: ExpectedAccess, someone: Someone): 'in' | 401 | 403 | 404 {
  const role = roleOf[someone];
  if (who === 'anyone') return 'in';
  if (role === null) return 401;
  if (who === 'signedIn') return 'in';
  if (who === 'user' || who === 'admin') return role === who ? 'in' : 403;
  if (who === 'own') return someone === 'owner' ? 'in' : 404;
  if (who !== 'kept' && role === 'user') return 403;
  if (who === 'everywhere') return role === 'admin' || someone === 'ofNoBranch' ? 'in' : 404;
  if (who === 'assigns') return role === 'admin' || someone === 'ofNoBranch' ? 'in' : 403;
  if (who === 'hidden') return role === 'admin' ? 'in' : 404;
  return who !== 'staff' && far.includes(someone) ? 404 : 'in';
}

test('every call has a rule, and every rule a call', () => {
  expect(Object.keys(expectedAccess).sort()).toEqual(Object.keys(endpoints).sort());
});

describe.each(Object.keys(endpoints) as EndpointKey[])('%s', key => {
  const rule = expectedAccess[key];
  test.runIf(rule)('allows exactly the expected roles', async () => {
    if (rule === undefined) throw new Error('no rule');
    await assertAnswer(key, rule);
  });
});

describe.each(furtherExpectedAccess)('$call of $of', ({ call, rule }) => {
  test('allows exactly the expected roles', () => assertAnswer(call, rule));
});

async function assertAnswer(key: EndpointKey, rule: ExpectedAccess): Promise<void> {
  const fixture = openFixture(desk, people, branch);
  const [method = ''] = key.split(' ');
  // Ending one's own session would end the test.
  const callers = everyone.filter(someone => key !== 'POST /logout' || someone === 'visitor');
  // What one deletes, or has of their own, is made again; what one only changes is still there for the next.
  const isAnew = (someone: Someone) =>
    ruled(rule, someone) === 'in' && (method === 'DELETE' || rule.who === 'own');
  /** Callers who change the same record act one after the other; all others at once. */
  const isShared = (someone: Someone) =>
    ruled(rule, someone) === 'in' && method !== 'GET' && rule.of !== undefined && !isAnew(someone);
  await Promise.all(callers.filter(someone => !isShared(someone)).map(checkOne));
  for (const someone of callers.filter(isShared)) await checkOne(someone);

  async function checkOne(someone: Someone): Promise<void> {
    const expected = ruled(rule, someone);
    const acts = isAnew(someone) ? openFixture(desk, people, branch) : fixture;
    const { status, body } = await attempt(key, rule, someone, acts);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const told = `${someone}: ${status} ${text.slice(0, 200)}`;
    if (rule.finds !== undefined) {
      // A list leaves out what is beyond reach; it is not refused.
      const isListed = expected === 'in';
      if (expected === 401 || expected === 403) expect(status, told).toBe(expected);
      // Where what comes first is asked for, there may be none.
      else expect([status === 204 ? 200 : status, text.includes(acts.canary)], told).toEqual([200, isListed]);
    } else if (expected === 'in') {
      // What is asked for by role alone may be nothing that the person has.
      const absent = rule.of === undefined ? [404] : [];
      expect([200, 201, 202, 400, 409, 422, ...absent], told).toContain(status);
    } else {
      expect(status, told).toBe(expected);
      expect(text, 'tells of what is out of reach').not.toContain(acts.canary);
    }
  }
}

const changing = (Object.keys(endpoints) as EndpointKey[]).filter(
  key => /^(PUT|PATCH|DELETE) /.test(key) && expectedAccess[key]?.of,
);

// All addresses are normalised in one place, before the call is found: every fifth shows that.
describe.each(changing.filter((_, at) => isLong() || at % 5 === 0))('%s', key => {
  const rule = expectedAccess[key];
  test('refuses the same people when it is sent as a POST', async () => {
    if (rule?.of === undefined) throw new Error('no rule');
    const fixture = openFixture(desk, people, branch);
    const [method = '', path = ''] = key.split(' ');
    const id = await rule.of(fixture);
    const at = (record: number) => `${addressOf(path, record)}?_method=${method.toLowerCase()}`;
    const body = await rule.body?.(fixture);
    const turnedAway = everyone.filter(someone => ruled(rule, someone) !== 'in');
    await Promise.all(
      turnedAway.map(async someone => {
        const client = someone === 'visitor' ? desk.visitor : people[someone];
        expect((await client.post(at(id), body)).status, someone).toBe(ruled(rule, someone));
      }),
    );
    // What is not there is not there for those who may everything, however the call is spelt.
    const absent = 2_147_483_647;
    const nothing = rule.who === 'own' ? people.owner : people.admin;
    expect((await nothing.post(at(absent), body)).status).toBe(404);
  });
});

test('what is sensitive wants the password again, and nothing else does', async () => {
  const asking = (of: Record<string, { password?: string; confirm?: string }>) =>
    Object.entries(of).flatMap(([key, { password, confirm }]) =>
      (password ?? confirm) ? [[key, password ?? confirm]] : [],
    );
  expect(asking(endpoints).sort()).toEqual(asking(expectedAccess).sort());
  const admin = await desk.signIn('admin');
  await desk.db
    .updateTable('sessions')
    .set({ confirmed_at: '2020-01-01' })
    .where('user_id', '=', admin.caller.id)
    .execute();
  for (const [key, { password }] of Object.entries(expectedAccess)) {
    if (password !== 'always') continue;
    const [method = '', path = ''] = key.split(' ');
    const answer = await fetch(`${desk.address}/api${addressOf(path, 1)}`, {
      method,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([answer.status, await answer.json()], key).toMatchObject([403, { confirm: true }]);
  }
});

const endings: Record<string, (person: SignedInClient) => Promise<unknown>> = {
  'was ended': person => person.post('/logout'),
  'has expired': ({ caller }) =>
    desk.db
      .updateTable('sessions')
      .set({ expires_at: '2020-01-01' })
      .where('user_id', '=', caller.id)
      .execute(),
  'is of a deleted account': ({ caller }) =>
    desk.db.deleteFrom('users').where('id', '=', caller.id).execute(),
};

describe.each(Object.entries(endings))('a session that %s', (how, end) => {
  test('opens nothing that needs sign-in', async () => {
    const person = await desk.signIn('admin');
    await end(person);
    // All calls find a session in one place: with the other endings every fifth shows that.
    const closed = Object.entries(endpoints)
      .filter(([, { audience }]) => !belongsTo(audience, null))
      .filter((_, at) => isLong() || how === 'was ended' || at % 5 === 0);
    await inTens(closed, async ([key]) => {
      const [method = '', path = ''] = key.split(' ');
      const { status, body } = await called(person, method, addressOf(path, 1));
      expect([status, body], key).toEqual([401, { message: 'Unauthenticated.' }]);
    });
  });
});

/** Does something with each, ten at a time. */
async function inTens<T>(all: readonly T[], each: (one: T) => Promise<void>): Promise<void> {
  for (let at = 0; at < all.length; at += 10) await Promise.all(all.slice(at, at + 10).map(each));
}

/** The address of a record, and of what is in it; of a list it is the first of its lines that is meant. */
function addressOf(path: string, id: number | string, inner = 2): string {
  return path.replace(/\{\w+\}/, String(id)).replace(/\{\w+\}/, String(inner));
}

async function attempt(key: EndpointKey, rule: ExpectedAccess, someone: Someone, fixture: Fixture) {
  const [method = '', path = ''] = key.split(' ');
  // A list is asked for what is there.
  if (rule.finds !== undefined) await fixture.document(kindOf('ll'));
  const id = rule.of === undefined ? 'citizens' : await rule.of(fixture);
  const query = (await rule.finds?.(fixture)) ?? (await rule.query?.(fixture)) ?? '';
  const address = addressOf(path, id, await rule.inner?.(fixture)) + query;
  const body = await rule.body?.(fixture);
  return called(someone === 'visitor' ? desk.visitor : people[someone], method, address, body);
}

function called(client: Client, method: string, address: string, body?: unknown) {
  switch (method) {
    case 'GET':
      return client.get(address);
    case 'POST':
      return client.post(address, body);
    case 'PUT':
      return client.put(address, body);
    case 'PATCH':
      return client.patch(address, body);
    default:
      return client.delete(address);
  }
}

test('a document link stops working once its user has signed out', async () => {
  const fixture = openFixture(desk, people, branch);
  const viewer = await desk.signIn('manager', { branch_id: branch });
  const file = { content: pdf, name: 'paper.pdf', type: 'application/pdf' };
  const { body } = await viewer.form(
    'POST',
    `/citizens/${await fixture.citizen()}/ll`,
    sampleOf(kindOf('ll')),
    file,
  );
  expect((await desk.open(body.file_path)).status).toBe(200);
  await viewer.post('/logout');
  expect((await desk.open(body.file_path)).status).toBe(403);
});

/** What the server answers beside the calls of the contract, and with which status it meets a stranger. */
const besideTheContract: Record<string, number> = {
  'GET /healthz': 200,
  'GET /readyz': 200,
  // It opens for its own token alone.
  'GET /metrics': 401,
  'GET /api/openapi.json': 200,
  'GET /api/docs': 200,
  'GET /api/docs/static/index.html': 302,
  'GET /api/docs/static/swagger-initializer.js': 200,
  'GET /api/docs/json': 200,
  'GET /api/docs/yaml': 200,
  'GET /api/docs/static/*': 404,
  // Its links are signed, and so is what the provider tells.
  'GET /storage/:name': 403,
  'GET /webhooks/whatsapp': 403,
  'POST /webhooks/whatsapp': 403,
};

/** A server, and every route that it was given, `GET /api/citizens/:id`. */
async function serverWithRoutes(): Promise<{ app: FastifyInstance; routes: Set<string> }> {
  const routes = new Set<string>();
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const one of [method].flat()) routes.add(`${one} ${url}`);
    });
  };
  subscribe('fastify.initialization', listen);
  const webhook = { appSecret: 'a secret', verifyToken: 'a token', phoneNumberId: '1050' };
  const metrics = { token: 'a token', count: () => undefined, collect: async () => '' };
  const app = await createApp(desk, { ...standaloneOptions, webhook, metrics }).finally(() =>
    unsubscribe('fastify.initialization', listen),
  );
  await app.ready();
  return { app, routes };
}

test('the server answers the calls of the contract and a few that are named here, and no other', async () => {
  const { app, routes } = await serverWithRoutes();
  onTestFinished(() => app.close());
  const routePattern = (key: string) => key.replace(/^(\S+) /, '$1 /api').replace(/\{(\w+)\}/g, ':$1');
  const calls = new Set(Object.keys(endpoints).map(routePattern));
  const paths = new Set([...calls].map(key => key.split(' ')[1]));
  for (const call of calls) expect(routes, call).toContain(call);
  const others: string[] = [];
  let refused = 0;
  for (const route of routes) {
    const [method = '', url = ''] = route.split(' ');
    if (method === 'HEAD' ? routes.has(`GET ${url}`) : calls.has(route)) continue;
    if (paths.has(url)) {
      // An address of the contract takes no more methods than that gives it, which is seen to in one place.
      refused += 1;
      if (!isLong() && refused % 5 > 0) continue;
      const answer = await app.inject({
        method: method as 'GET',
        url: url.replace(/:\w+/g, '1'),
        headers: { authorization: `Bearer ${people.admin.token}` },
      });
      expect(answer.statusCode, route).toBe(405);
    } else {
      others.push(route);
    }
  }
  expect(others.sort()).toEqual(Object.keys(besideTheContract).sort());
  const met = Object.keys(besideTheContract).map(async route => {
    const [method = '', url = ''] = route.split(' ');
    const answer = await app.inject({ method: method as 'GET', url: url.replace(/:\w+|\*/, 'nothing') });
    return [route, answer.statusCode];
  });
  expect(Object.fromEntries(await Promise.all(met))).toEqual(besideTheContract);
});
