import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { deskForTest } from '../../testing/test-desk.ts';

const password = 'monsoon-7';
const sunita = { name: 'सुनीता नेताम', phone: '9826012345', email: 'Sunita@Example.com', password };

const login = (client: Client, values: object) => client.post('/login', values);

test('registering opens the account, its citizen profile and a session', async () => {
  const desk = await deskForTest();
  const { status, body } = await desk.visitor.post('/register', { ...sunita, phone: '+91 98260 12345' });
  expect(status).toBe(201);
  expect(body.user).toMatchObject({
    name: sunita.name,
    phone: sunita.phone,
    email: sunita.email,
    phone_verified: false,
    email_verified: false,
    role: 'user',
    branch: null,
    primary_citizen: { name: sunita.name, mobile: sunita.phone, email: sunita.email, dob: null },
  });
  expect(body.user.citizen).toEqual(body.user.primary_citizen);
  expect(body.user.citizen_id).toBe(body.user.primary_citizen.id);
  expect(JSON.stringify(body)).not.toContain('argon2');
  expect((await clientOf(desk.address, body.token).get('/me')).body).toEqual(body.user);
});

test('registering refuses what is missing, wrong, common or taken, each with its sentence', async () => {
  const desk = await deskForTest();
  const register = (values: object) => desk.visitor.post('/register', { ...sunita, ...values });
  expect((await desk.visitor.post('/register', {})).body.errors).toEqual({
    name: ['Name is required.'],
    phone: ['Mobile Number is required.'],
    password: ['Password is required.'],
  });
  expect((await register({ phone: '98260' })).body.message).toBe('Mobile number must be exactly 10 digits.');
  expect((await register({ password_confirmation: 'other' })).body.message).toBe('Passwords do not match.');
  expect((await register({ password: 'abcde' })).body.errors).toHaveProperty('password');
  expect((await register({ password: 'x'.repeat(129) })).body.errors).toHaveProperty('password');
  await register({});
  expect((await register({ email: null })).body.errors).toEqual({
    phone: ['Mobile Number is already on record.'],
  });
  expect(await desk.db.selectFrom('citizens').select('id').execute()).toHaveLength(1);
});

test('one signs in with the mobile number or the e-mail address, whatever its case', async () => {
  const desk = await deskForTest();
  await desk.visitor.post('/register', sunita);
  expect((await login(desk.visitor, { email: sunita.email, password })).status, 'not verified').toBe(422);
  await sql`update users set email = unverified_email, unverified_email = null, email_verified_at = now()`.execute(
    desk.db,
  );
  for (const identifier of [
    { phone: sunita.phone },
    { email: 'sunita@EXAMPLE.com' },
    { login_identifier: sunita.phone },
    { login_identifier: sunita.email, email: sunita.email },
    { login_identifier: '+91 98260-12345' },
  ]) {
    const answer = await login(desk.visitor, { ...identifier, password });
    expect(answer.status).toBe(200);
    expect(answer.body.user.phone).toBe(sunita.phone);
  }
});

test('a wrong password and an unknown account are answered alike', async () => {
  const desk = await deskForTest();
  await desk.visitor.post('/register', sunita);
  const wrong = await login(desk.visitor, { phone: sunita.phone, password: 'wrong' });
  const unknown = await login(desk.visitor, { phone: '9000000000', password: 'wrong' });
  expect(wrong).toMatchObject({ status: 422, body: { message: 'Invalid credentials' } });
  expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  expect((await login(desk.visitor, { password })).body.errors).toHaveProperty('login_identifier');
});

test('repeated failures lock the account for a while, and a success forgets them', async () => {
  const desk = await deskForTest({ limited: true });
  await desk.visitor.post('/register', sunita);
  const attempt = (given: string) => login(desk.visitor, { phone: sunita.phone, password: given });
  for (let failure = 0; failure < 5; failure += 1) await attempt('wrong');
  expect((await attempt(password)).status).toBe(200);
  for (let failure = 0; failure < 10; failure += 1) expect((await attempt('wrong')).status).toBe(422);
  await attempt('wrong');
  const locked = await attempt(password);
  expect(locked.status).toBe(429);
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
  const { rows } = await sql<{ key: string }>`select key from rate_limits`.execute(desk.db);
  expect(rows.map(row => row.key).join()).not.toContain(sunita.phone);
});

test('logging out ends this session alone', async () => {
  const desk = await deskForTest();
  const here = (await desk.visitor.post('/register', sunita)).body.token;
  const there = (await login(desk.visitor, { phone: sunita.phone, password })).body.token;
  expect(await clientOf(desk.address, here).post('/logout')).toMatchObject({
    status: 200,
    body: { message: 'Logged out' },
  });
  expect(await clientOf(desk.address, here).get('/me')).toMatchObject({
    status: 401,
    body: { message: 'Unauthenticated.' },
  });
  expect((await clientOf(desk.address, there).get('/me')).status).toBe(200);
});

test('a session ends after its time without use and after its time in all', async () => {
  const desk = await deskForTest();
  for (const [role, idle, total] of [
    ['manager', '12 hours', '7 days'],
    ['user', '30 days', '180 days'],
  ] as const) {
    const client = await desk.signIn(role);
    await sql`update sessions set last_seen_at = now() - ${idle}::interval + interval '1 minute'
      where user_id = ${client.caller.id}`.execute(desk.db);
    expect((await client.get('/me')).status).toBe(200);
    await sql`update sessions set last_seen_at = now() - ${idle}::interval where user_id = ${client.caller.id}`.execute(
      desk.db,
    );
    expect((await client.get('/me')).status).toBe(401);
    const other = await desk.signIn(role);
    await sql`update sessions set expires_at = expires_at - ${total}::interval where user_id = ${other.caller.id}`.execute(
      desk.db,
    );
    expect((await other.get('/me')).status).toBe(401);
  }
});

test('the profile changes account and citizen together, but never the mobile number', async () => {
  const desk = await deskForTest();
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  const me = clientOf(desk.address, token);
  const changed = await me.put('/me', {
    name: 'Sunita Netam',
    father_name: 'बुधराम',
    dob: '1990-02-28',
    email: '',
    address: 'Kanker',
    phone: sunita.phone,
  });
  expect(changed).toMatchObject({
    status: 200,
    body: {
      name: 'Sunita Netam',
      email: null,
      primary_citizen: {
        name: 'Sunita Netam',
        father_name: 'बुधराम',
        dob: '1990-02-28',
        email: null,
        address: 'Kanker',
      },
    },
  });
  const moved = await me.put('/me', { name: 'Sunita', phone: '9000000000' });
  expect(moved.status).toBe(422);
  expect(moved.body.errors.phone[0]).toMatch(/Change mobile number/);
  expect((await me.get('/me')).body.name).toBe('Sunita Netam');
});

test('a new mobile number needs the password and then signs in', async () => {
  const desk = await deskForTest();
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  const me = clientOf(desk.address, token);
  const wrong = await me.put('/me/phone', { phone: '9111111111', password: 'wrong' });
  expect(wrong.body.errors).toEqual({ password: ['The current password is not correct.'] });
  expect((await me.put('/me/phone', { phone: '9111111111', password })).body.phone).toBe('9111111111');
  expect((await login(desk.visitor, { phone: sunita.phone, password })).status).toBe(422);
  expect((await login(desk.visitor, { phone: '9111111111', password })).status).toBe(200);
});

test('a new password ends every other session', async () => {
  const desk = await deskForTest();
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  const other = (await login(desk.visitor, { phone: sunita.phone, password })).body.token;
  const me = clientOf(desk.address, token);
  const change = (values: object) =>
    me.put('/me/password', {
      current_password: password,
      new_password: 'winter-19',
      new_password_confirmation: 'winter-19',
      ...values,
    });
  expect((await change({ current_password: 'wrong' })).body.errors).toHaveProperty('current_password');
  expect((await change({ new_password: 'short' })).body.errors).toHaveProperty('new_password');
  expect((await change({ new_password_confirmation: 'other' })).body.errors).toEqual({
    new_password_confirmation: ['Passwords do not match.'],
  });
  expect(
    (await change({ new_password: 'password123', new_password_confirmation: 'password123' })).status,
  ).toBe(422);
  expect((await change({})).status).toBe(200);
  expect((await me.get('/me')).status).toBe(200);
  expect((await clientOf(desk.address, other).get('/me')).status).toBe(401);
  expect((await login(desk.visitor, { phone: sunita.phone, password })).status).toBe(422);
  expect((await login(desk.visitor, { phone: sunita.phone, password: 'winter-19' })).status).toBe(200);
});

test.each([
  ['a new mobile number', '/me/phone', { phone: '9111111111' }, 'password'],
  [
    'a new password',
    '/me/password',
    { new_password: 'winter-19', new_password_confirmation: 'winter-19' },
    'current_password',
  ],
])('who tries passwords for %s is stopped after the tenth', async (_, path, values, field) => {
  const desk = await deskForTest({ limited: true });
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  const me = clientOf(desk.address, token);
  const attempt = async (given: string) => me.put(path, { ...values, [field]: given });
  for (let failure = 0; failure < 10; failure += 1) expect((await attempt('wrong')).status).toBe(422);
  expect((await attempt('wrong')).status).toBe(429);
  expect((await attempt(password)).status, 'nor does the right one').toBe(429);
});

test('passwords and tokens are stored only as hashes', async () => {
  const desk = await deskForTest();
  const { token } = (await desk.visitor.post('/register', sunita)).body;
  const { rows } = await sql<{ text: string }>`
    select users::text as text from users union all select sessions::text from sessions`.execute(desk.db);
  const stored = rows.map(row => row.text).join();
  expect(stored).toContain('$argon2id$');
  expect(stored).not.toContain(password);
  expect(stored).not.toContain(token);
});
