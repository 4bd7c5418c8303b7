import type { EndpointKey } from '@rto-desk/contract/endpoints/endpoint';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { isScope, scopes, scopesFor } from '@rto-desk/contract/endpoints/scopes';
import { afterEach, describe, expect, test } from 'vitest';
import { type Client, clientOf, type SignedInClient } from '../testing/client.ts';
import { apiToken } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';
import { expectedAccess } from './expected-access.ts';
import { openFixture, type People } from './fixture.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const branch = await desk.branch('04');
const elsewhere = await desk.branch('10');
afterEach(() => endAll());

const keys = Object.keys(endpoints) as EndpointKey[];
/** A record that there is not. */
const ABSENT = '2147483647';

async function tokenOf(
  asked: readonly string[],
  branch_id: number | null = null,
  maker = admin,
): Promise<Client> {
  const { body } = await maker.post('/admin/tokens', apiToken({ scopes: asked, branch_id }));
  return clientOf(desk.address, body.token);
}

/** Few may be active at a time. */
const endAll = () => desk.db.updateTable('api_tokens').set({ ended_at: new Date().toISOString() }).execute();

function called(client: Client, key: string, id: string | number = ABSENT, body?: unknown, query = '') {
  const [method = '', path = ''] = key.split(' ');
  const address = path.replace(/\{\w+\}/, String(id)).replace(/\{\w+\}/g, ABSENT) + query;
  if (method === 'GET') return client.get(address);
  if (method === 'DELETE') return client.delete(address);
  return client[method.toLowerCase() as 'post' | 'put' | 'patch'](address, body ?? {});
}

test.each(scopes)('the scope %s opens the calls that it is for, and no other', async scope => {
  const token = await tokenOf([scope]);
  for (const key of keys) {
    const isOpen = scopesFor(key)?.every(one => one === scope) ?? false;
    const { status, body } = await called(token, key);
    const said = `${key}: ${status} ${JSON.stringify(body)}`;
    if (isOpen) expect([401, 403], said).not.toContain(status);
    else expect(status, said).toBe(403);
  }
});

test('with every scope it still makes no call for admins, of an account, or that asks for the password', async () => {
  const token = await tokenOf(scopes);
  const closed = keys.filter(key => scopesFor(key) === null);
  for (const key of keys) {
    const { audience, confirm } = endpoints[key] ?? {};
    const isPersonal =
      audience === 'admin' || audience === 'user' || confirm !== undefined || / \/me(\/|$)/.test(key);
    if (isPersonal) expect(closed, key).toContain(key);
  }
  for (const key of closed) expect((await called(token, key)).status, key).toBe(403);
});

test('every call of staff has a scope but those that ask for the password', () => {
  const closed = keys.filter(key => scopesFor(key) === null && endpoints[key]?.audience === 'staff');
  expect(closed.filter(key => endpoints[key]?.confirm === undefined)).toEqual([]);
});

describe('a token of another branch', () => {
  const ofRecords = keys.filter(key => {
    const rule = expectedAccess[key];
    return scopesFor(key) !== null && rule?.of !== undefined && ['kept', 'office'].includes(rule.who);
  });
  test.each(ofRecords)('%s finds nothing', async key => {
    const people: People = {
      owner: await desk.signIn('user'),
      other: await desk.signIn('user', { profile: false }),
      unverified: await desk.signIn('user', { unverified: true }),
      claimant: await desk.signIn('user'),
      ofBranch: await desk.signIn('manager', { branch_id: branch }),
      ofOtherBranch: await desk.signIn('manager', { branch_id: elsewhere }),
      ofNoBranch: await desk.signIn('manager'),
      admin,
    };
    const rule = expectedAccess[key];
    if (rule?.of === undefined) throw new Error('no rule');
    const fixture = openFixture(desk, people, branch);
    const id = await rule.of(fixture);
    const query = (await rule.query?.(fixture)) ?? '';
    const body = await rule.body?.(fixture);
    const needed = scopesFor(key) ?? [];
    const far = await called(await tokenOf(needed, elsewhere), key, id, body, query);
    expect(far.status, JSON.stringify(far.body)).toBe(404);
    expect(JSON.stringify(far.body)).not.toContain(fixture.canary);
    const near = await called(await tokenOf(needed, branch), key, id, body, query);
    expect([401, 403], JSON.stringify(near.body)).not.toContain(near.status);
  });
});

const endings: Record<string, (maker: SignedInClient) => Promise<unknown>> = {
  'demoted to a manager of another branch': ({ caller }) =>
    desk.db
      .updateTable('users')
      .set({ role: 'manager', branch_id: elsewhere })
      .where('id', '=', caller.id)
      .execute(),
  'demoted to a user': ({ caller }) =>
    desk.db.updateTable('users').set({ role: 'user' }).where('id', '=', caller.id).execute(),
  'a manager for a moment': async ({ caller }) => {
    for (const role of ['manager', 'admin'] as const)
      await desk.db.updateTable('users').set({ role }).where('id', '=', caller.id).execute();
  },
  deleted: ({ caller }) => desk.db.deleteFrom('users').where('id', '=', caller.id).execute(),
};

test.each(Object.entries(endings))('no call is open once its maker was %s', async (_, end) => {
  const maker = await desk.signIn('admin');
  const token = await tokenOf(scopes.filter(isScope), branch, maker);
  await end(maker);
  for (const key of keys) {
    const isPublic = endpoints[key]?.audience === 'anyone';
    if (!isPublic) expect((await called(token, key)).status, key).toBe(401);
  }
});
