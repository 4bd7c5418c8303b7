import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { forgetNetworks } from './lockout.ts';

const password = 'monsoon-raipur-7';

const desk = await deskForFile({ limited: true, trustedProxies: ['127.0.0.1'] });

const at = (address: string) => clientOf(desk.address, null, { 'x-forwarded-for': address });

/** A user who has registered from an address. */
async function holder(home: string) {
  const phone = freshMobile();
  const email = `${phone}@example.com`;
  const { body } = await at(home).post('/register', { name: 'Sunita', phone, email, password });
  const login = async (address: string, given = password) =>
    (await at(address).post('/login', { phone, password: given })).status;
  /** Fails from an address until that locks it. */
  const lock = async (address: string) => {
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await login(address, 'wrong')).toBe(422);
    expect(await login(address, 'wrong')).toBe(429);
  };
  return { id: Number(body.user.id), email, login, lock };
}

const [stranger, elsewhere] = ['198.51.100.1', '192.0.2.1'];

test.each([
  ['203.0.113.7', '203.0.113.200', '203.0.114.7'],
  ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', '2001:db8:1:3::7'],
])('failed logins of a stranger do not lock the owner out at %s', async (home, beside, outside) => {
  const { login, lock } = await holder(home);
  await lock(stranger);
  expect(await login(stranger), 'with the right password').toBe(429);
  expect(await login(outside)).toBe(429);
  expect(await login(beside)).toBe(200);
  expect(await login(outside), 'a success elsewhere unlocks nothing').toBe(429);
});

test('the holder’s known network is locked separately', async () => {
  const { login, lock } = await holder('203.0.113.7');
  await lock('203.0.113.8');
  expect(await login('203.0.113.7')).toBe(429);
  expect(await login(elsewhere)).toBe(200);
  await lock(elsewhere);
});

test('a used link for a new password unlocks the account everywhere', async () => {
  const { id, email, login, lock } = await holder('203.0.113.7');
  await lock('203.0.113.7');
  await lock(stranger);
  await at(elsewhere).post('/password/forgot', { email });
  const { body } = await desk.db
    .selectFrom('messages')
    .select('body')
    .where('user_id', '=', id)
    .where('purpose', '=', 'reset')
    .executeTakeFirstOrThrow();
  const token = /token=([\w-]{43})/.exec(body)?.[1];
  const renewed = { password: 'winter-durg-19', password_confirmation: 'winter-durg-19' };
  const reset = await at(elsewhere).post('/password/reset', { email, token, ...renewed });
  expect(reset.status).toBe(200);
  expect(await login('203.0.113.7', renewed.password)).toBe(200);
  await lock(stranger);
  expect(await login(elsewhere, renewed.password), 'where the link was used').toBe(200);
});

test('a network is known for a month, and its address stands in no row', async () => {
  const { id, login, lock } = await holder('203.0.113.7');
  const networks = desk.db.selectFrom('known_networks').select('network').where('user_id', '=', id);
  expect(await networks.execute()).toHaveLength(1);
  await login('203.0.113.9');
  expect(await networks.execute()).toHaveLength(1);
  const { rows } = await sql<{ text: string }>`
    select encode(network, 'escape') as text from known_networks union all select key from rate_limits`.execute(
    desk.db,
  );
  expect(rows.map(({ text }) => text).join(' ')).not.toContain('203.0.113');

  await desk.db
    .updateTable('known_networks')
    .set({ seen_at: sql<string>`now() - interval '29 days'` })
    .where('user_id', '=', id)
    .execute();
  await forgetNetworks(desk.db);
  await lock(stranger);
  expect(await login('203.0.113.7')).toBe(200);
  await desk.db
    .updateTable('known_networks')
    .set({ seen_at: sql<string>`now() - interval '31 days'` })
    .where('user_id', '=', id)
    .execute();
  expect(await login('203.0.113.7')).toBe(429);
  await forgetNetworks(desk.db);
  expect(await networks.execute()).toEqual([]);
});
