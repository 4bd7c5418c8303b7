import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';

const password = 'monsoon-in-korba';

/** An account that signs in with a password, and a client that has. */
async function openAccount(desk: TestDesk, email: string | null = null) {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Rukmini Sahu', phone, email, password });
  // Staff have seen that both are hers.
  const admin = await desk.signIn('admin');
  for (const contact of [email, phone]) {
    if (contact !== null) await admin.post(`/admin/users/${body.user.id}/verify-contact`, { contact });
  }
  return { phone, id: body.user.id as number, client: clientOf(desk.address, body.token) };
}

const login = (desk: TestDesk, values: object) => desk.visitor.post('/login', { password, ...values });

/** The code that an app shows so many half minutes from now. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });

async function setUp(client: Client) {
  const { secret, uri } = (await client.post('/me/two-factor', { password })).body;
  const confirm = () => client.post('/me/two-factor/confirm', { code: codeOf(secret, -1) });
  const first = await confirm();
  // A half minute may end on the way.
  const { status, body } = first.status === 422 ? await confirm() : first;
  return { status, secret, uri, recovery: body.recovery_codes as string[] };
}

test('one sees the devices of one’s own account and signs them out', async () => {
  const desk = await deskForTest();
  const { phone, client } = await openAccount(desk);
  const phoneToken = (await login(desk, { phone })).body.token;
  const other = clientOf(desk.address, phoneToken, { 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/130' });
  const { token } = (
    await clientOf(desk.address, null, { 'user-agent': 'Mozilla/5.0 (Android 14) Chrome/130' }).post(
      '/login',
      { phone, password },
    )
  ).body;
  const mobile = clientOf(desk.address, token);
  const devices = (await client.get('/me/sessions')).body;
  expect(devices).toHaveLength(3);
  expect(devices.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
  const android = devices.find((device: { device: string }) => device.device?.includes('Android'));
  expect(android).toMatchObject({ address: '127.0.0.1', current: false });
  expect(JSON.stringify(devices)).not.toContain(token);
  expect(await client.delete(`/me/sessions/${android.id}`)).toMatchObject({ status: 200 });
  expect((await mobile.get('/me')).status).toBe(401);
  expect((await other.get('/me')).status).toBe(200);
});

test('a user cannot sign out another user’s device', async () => {
  const desk = await deskForTest();
  const [one, two] = [await openAccount(desk), await openAccount(desk)];
  const [device] = (await one.client.get('/me/sessions')).body;
  expect((await two.client.delete(`/me/sessions/${device.id}`)).status).toBe(404);
  expect((await one.client.get('/me')).status).toBe(200);
});

test('with an app the password alone does not sign in, and a code does so once', async () => {
  const desk = await deskForTest();
  const { phone, client } = await openAccount(desk);
  const { secret, uri, recovery } = await setUp(client);
  expect(uri).toMatch(/^otpauth:\/\/totp\/RTO%20Desk:\d{10}\?/);
  expect(recovery).toHaveLength(10);
  expect((await client.get('/me')).body).toMatchObject({ two_factor: true, two_factor_due: false });
  expect(await login(desk, { phone })).toMatchObject({
    status: 422,
    body: { errors: { code: ['Enter the code from your authenticator app.'] } },
  });
  expect((await login(desk, { phone, code: '000000' })).status).toBe(422);
  expect((await login(desk, { phone, password: 'wrong', code: codeOf(secret) })).body).toEqual({
    message: 'Invalid credentials',
  });
  const code = codeOf(secret);
  expect((await login(desk, { phone, code })).status).toBe(200);
  expect((await login(desk, { phone, code })).body.errors.code, 'a code is used once').toBeDefined();
});

test('the secret of an app is unreadable in the database', async () => {
  const desk = await deskForTest();
  const { phone, client } = await openAccount(desk);
  const { secret } = await setUp(client);
  const [row] = await desk.db.selectFrom('two_factors').selectAll().execute();
  expect(row?.sealed?.toString('latin1')).not.toContain(secret);
  expect(row?.sealed?.includes(Buffer.from(Secret.fromBase32(secret).bytes))).toBe(false);
  // Another account that takes it over does not sign in with it.
  const other = await openAccount(desk);
  await desk.db.updateTable('two_factors').set({ user_id: other.id }).execute();
  expect((await login(desk, { phone: other.phone, code: codeOf(secret) })).status).not.toBe(200);
  expect((await login(desk, { phone })).status).toBe(200);
});

test('a user whose second factor was lost with its key sets up another before anything else', async () => {
  const desk = await deskForTest();
  const { id, phone, client } = await openAccount(desk);
  const { secret } = await setUp(client);
  await desk.pool.query('update two_factors set lost_at = now(), confirmed_at = null, sealed = null');
  await desk.db.deleteFrom('recovery_codes').execute();
  expect((await client.get('/citizens')).status).toBe(403);
  const signedIn = await login(desk, { phone });
  expect(signedIn.body.user).toMatchObject({ two_factor: false, two_factor_due: true });
  const fresh = clientOf(desk.address, signedIn.body.token);
  expect((await fresh.get('/me/data')).status).toBe(403);
  expect((await fresh.post('/me/two-factor/confirm', { code: codeOf(secret) })).status).toBe(422);
  expect((await setUp(fresh)).status).toBe(200);
  expect((await fresh.get('/me')).body).toMatchObject({ id, two_factor: true, two_factor_due: false });
  expect((await fresh.get('/citizens')).status).toBe(200);
});

test('a recovery code stands in for the app once', async () => {
  const desk = await deskForTest();
  const { phone, client } = await openAccount(desk);
  const { recovery } = await setUp(client);
  const [first = ''] = recovery;
  expect((await login(desk, { phone, code: first.toLowerCase().replace('-', ' ') })).status).toBe(200);
  expect((await login(desk, { phone, code: first })).status).toBe(422);
  const kept = JSON.stringify(await desk.db.selectFrom('recovery_codes').selectAll().execute());
  expect(kept).not.toContain(recovery[1]);
});

test('setting up takes the password and a right code, ends other devices, and turns off again', async () => {
  const desk = await deskForTest();
  const { phone, client } = await openAccount(desk);
  const other = clientOf(desk.address, (await login(desk, { phone })).body.token);
  expect((await client.post('/me/two-factor', { password: 'wrong' })).body.errors.password).toBeDefined();
  expect((await client.post('/me/two-factor/confirm', { code: '123456' })).status).toBe(422);
  await client.post('/me/two-factor', { password });
  expect((await client.post('/me/two-factor/confirm', { code: '000000' })).status).toBe(422);
  expect((await client.get('/me')).body.two_factor, 'what was begun does not count').toBe(false);
  await setUp(client);
  expect((await other.get('/me')).status).toBe(401);
  expect((await client.post('/me/two-factor', { password })).status).toBe(422);
  expect((await client.post('/me/two-factor/off', { password: 'wrong' })).status).toBe(422);
  expect((await client.post('/me/two-factor/off', { password })).status).toBe(200);
  expect((await login(desk, { phone })).status).toBe(200);
});

test('where staff must have a second factor, those without set it up before anything else', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { client, id, phone } = await openAccount(desk);
  const citizen = await desk.signIn('user');
  await admin.patch(`/admin/users/${id}/role`, { role: 'manager' });
  expect((await client.get('/me')).status, 'a new role signs out').toBe(401);
  const manager = clientOf(desk.address, (await login(desk, { phone })).body.token);
  expect((await admin.put('/admin/security', { two_factor_required: true })).body.message).toBe(
    'Set up two-step login on your own account first.',
  );
  const secured = await openAccount(desk);
  await admin.patch(`/admin/users/${secured.id}/role`, { role: 'admin' });
  const head = clientOf(desk.address, (await login(desk, { phone: secured.phone })).body.token);
  await setUp(head);
  expect((await head.put('/admin/security', { two_factor_required: true })).status).toBe(200);
  expect(await manager.get('/citizens')).toMatchObject({
    status: 403,
    body: { message: expect.stringContaining('two-step login') },
  });
  expect((await manager.get('/me')).body).toMatchObject({ two_factor: false, two_factor_due: true });
  expect((await citizen.get('/citizens')).status, 'people are not asked for one').toBe(200);
  expect((await setUp(manager)).status).toBe(200);
  expect((await manager.get('/citizens')).status).toBe(200);
});

test('an admin takes the app off an account whose holder has lost it, and that stands in the history', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { phone, client, id } = await openAccount(desk);
  await setUp(client);
  expect((await admin.get(`/admin/users?q=${phone}`)).body.data[0].two_factor).toBe(true);
  expect((await admin.delete(`/admin/users/${id}/two-factor`)).status).toBe(200);
  expect((await admin.delete('/admin/users/2147483647/two-factor')).status).toBe(404);
  expect((await login(desk, { phone })).status).toBe(200);
  const told = (await admin.get(`/admin/history?record=users&record_id=${id}&action=updated`)).body.data;
  expect(told[0]).toMatchObject({ actor: { id: admin.caller.id }, after: { two_factor: false } });
  expect(told[1]).toMatchObject({ actor: { id }, after: { two_factor: true } });
});

test('removing the app from one’s own account needs the password', async () => {
  const desk = await deskForTest();
  const { phone, id } = await openAccount(desk);
  await (await desk.signIn('admin')).patch(`/admin/users/${id}/role`, { role: 'admin' });
  const admin = clientOf(desk.address, (await login(desk, { phone })).body.token);
  await setUp(admin);
  expect(await admin.delete(`/admin/users/${id}/two-factor`)).toMatchObject({
    status: 403,
    body: { message: 'This action is unauthorized.' },
  });
  expect((await admin.get('/me')).body.two_factor).toBe(true);
  expect((await admin.post('/me/two-factor/off', { password })).status).toBe(200);
});

test('after ten wrong passwords the login stops, longer each time, and the holder is told once', async () => {
  const desk = await deskForTest({ limited: true });
  const { phone, id } = await openAccount(desk, `${freshMobile()}@example.com`);
  const stop = async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) await login(desk, { phone, password: 'wrong' });
    return login(desk, { phone, password: 'wrong' });
  };
  const first = await stop();
  expect(first).toMatchObject({ status: 429 });
  expect(Number(first.headers.get('retry-after'))).toBe(900);
  expect((await login(desk, { phone })).status, 'nor does the right one sign in').toBe(429);
  const letters = () =>
    desk.db.selectFrom('messages').select(['purpose', 'channel', 'body']).where('user_id', '=', id).execute();
  expect(await letters()).toMatchObject([{ purpose: 'security', channel: 'mail' }]);
  expect((await letters())[0]?.body).toContain('15 minutes');
  await liftBlock(desk);
  const second = await stop();
  expect(Number(second.headers.get('retry-after'))).toBe(1800);
  expect(await letters()).toHaveLength(2);
});

test('an account has no more attempts under its other name, and each one stands in the history', async () => {
  const desk = await deskForTest({ limited: true });
  const admin = await desk.signIn('admin');
  const email = `${freshMobile()}@example.com`;
  const { phone, id } = await openAccount(desk, email);
  const wrong = { password: 'wrong' };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await login(desk, { phone, ...wrong })).status).toBe(422);
    expect((await login(desk, { email: email.toUpperCase(), ...wrong })).status).toBe(422);
  }
  const stopped = [{ email, ...wrong }, { phone, ...wrong }, { email }, { phone }];
  for (const values of stopped) expect((await login(desk, values)).status).toBe(429);
  const { body } = await admin.get(`/admin/history?action=sign_in_failed&record_id=${id}`);
  expect(body.meta.total).toBe(14);

  const unknown = freshMobile();
  for (let attempt = 0; attempt < 12; attempt += 1) await login(desk, { phone: unknown, ...wrong });
  const all = (await admin.get('/admin/history?action=sign_in_failed')).body;
  expect(all.meta.total, 'of a name that nobody has as well').toBe(26);
});

test('guesses that come at once get no more attempts than those that wait', async () => {
  const desk = await deskForTest({ limited: true });
  const { phone } = await openAccount(desk);
  expect((await login(desk, { phone, password: 'wrong' })).status).toBe(422);
  const guesses = Array.from({ length: 30 }, (_, at) => login(desk, { phone, password: `wrong ${at}` }));
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter(status => status === 422)).toHaveLength(9);
  expect(statuses.filter(status => status === 429)).toHaveLength(21);
  expect((await login(desk, { phone })).status).toBe(429);
});

test('a flood from one address fills the history no further than its limit', async () => {
  const desk = await deskForTest({ limited: true });
  const { phone, id } = await openAccount(desk);
  for (let attempt = 0; attempt < 105; attempt += 1) {
    const { status } = await login(desk, { phone, password: 'wrong' });
    expect(status).toBe(attempt < 10 ? 422 : 429);
  }
  const { rows } = await desk.pool.query(
    "select count(*)::int as lines from history where action = 'sign_in_failed' and record_id = $1",
    [id],
  );
  expect(rows[0].lines).toBe(101);
});

/** Lets the only account sign in again, as if its time were over. */
async function liftBlock(desk: TestDesk): Promise<void> {
  await desk.pool.query("delete from rate_limits where key like 'account:%'");
}
