import type { Role } from '@rto-desk/contract/access';
import { expect, test } from 'vitest';
import { clientOf, type SignedInClient } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';

const password = 'counter-raipur-7';
const names = (answer: { body: { data: { name: string }[] } }) => answer.body.data.map(row => row.name);

test('an admin adds users and managers; only managers have a branch', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const raipur = await desk.branch('04');
  const add = (values: object) =>
    admin.post('/admin/users', { name: 'Farida', phone: freshMobile(), password, ...values });
  const manager = await add({ role: 'manager', branch_id: raipur });
  expect(manager).toMatchObject({
    status: 201,
    body: {
      name: 'Farida',
      role: 'manager',
      branch: { id: raipur, name: 'CG-04: Raipur' },
      permissions: { edit: true, delete: true },
    },
  });
  expect(JSON.stringify(manager.body)).not.toContain('argon2');
  expect((await add({ role: 'user', branch_id: raipur })).body.branch_id).toBeNull();
  expect((await add({ role: 'admin' })).body.errors).toHaveProperty('role');
  expect((await add({ role: 'user', password: 'short' })).body.errors).toHaveProperty('password');
  expect((await add({ role: 'user', password: 'password123' })).body.errors).toHaveProperty('password');
  expect((await add({ role: 'user', phone: manager.body.phone })).body.errors).toEqual({
    phone: ['Mobile Number is already on record.'],
  });
  expect((await admin.post('/admin/users', {})).body.errors).toMatchObject({
    name: expect.anything(),
    phone: expect.anything(),
    role: expect.anything(),
  });
  const login = await desk.visitor.post('/login', { phone: manager.body.phone, password });
  expect([login.status, login.body.user.branch_id]).toEqual([200, raipur]);
});

test('the list filters, pages and sorts by name in both scripts', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  for (const name of ['रमेश', 'Zakir', 'anita', 'Ánil', 'Bhupesh']) {
    await admin.post('/admin/users', {
      name,
      phone: freshMobile(),
      password,
      role: 'user',
      email: `${freshMobile()}@example.com`,
    });
  }
  expect(names(await admin.get('/admin/users?role=user'))).toEqual([
    'Ánil',
    'anita',
    'Bhupesh',
    'Zakir',
    'रमेश',
  ]);
  expect(names(await admin.get('/admin/users?q=BHUP'))).toEqual(['Bhupesh']);
  expect(names(await admin.get('/admin/users?q=%25'))).toEqual([]);
  expect((await admin.get('/admin/users?per_page=25')).body.meta).toMatchObject({ per_page: 25, total: 6 });
  expect((await admin.get('/admin/users?per_page=11')).status).toBe(422);
  desk.forgetStatements();
  await admin.get('/admin/users?q=a');
  expect(desk.statements.length).toBeLessThanOrEqual(3);
});

test('an account in the list names its holder’s own profile', async () => {
  const desk = await deskForTest();
  const [admin, person] = [await desk.signIn('admin'), await desk.signIn('user')];
  const { data } = (await admin.get('/admin/users')).body;
  const profiles = data.map(({ id, citizen_id }: Record<string, unknown>) => [id, citizen_id]);
  expect(Object.fromEntries(profiles)).toEqual({
    [admin.caller.id]: null,
    [person.caller.id]: person.caller.citizen_id,
  });
});

test('managers act on users only, and grant no more than that', async () => {
  const desk = await deskForTest();
  const [clerk, admin, person] = [
    await desk.signIn('manager'),
    await desk.signIn('admin'),
    await desk.signIn('user'),
  ];
  const { phone } = (await person.get('/me')).body;
  const values = { name: 'Changed', phone };
  expect((await clerk.put(`/admin/users/${person.caller.id}`, values)).body).toMatchObject({
    name: 'Changed',
    role: 'user',
  });
  expect((await clerk.put(`/admin/users/${admin.caller.id}`, values)).status).toBe(403);
  expect((await clerk.put(`/admin/users/${clerk.caller.id}`, values)).status).toBe(403);
  expect((await clerk.patch(`/admin/users/${person.caller.id}/role`, { role: 'manager' })).status).toBe(403);
  expect((await clerk.delete(`/admin/users/${person.caller.id}`)).status).toBe(403);
  expect(
    (await clerk.post('/admin/users', { name: 'X', phone: freshMobile(), password, role: 'manager' })).body
      .errors,
  ).toHaveProperty('role');
  expect(
    (await clerk.post('/admin/users', { name: 'X', phone: freshMobile(), password, role: 'user' })).status,
  ).toBe(201);
  expect((await person.get('/admin/users')).status).toBe(403);
});

test('of users a branch manager sees those of the branch', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const here = await desk.signIn('manager', { branch_id: raipur });
  const there = await desk.signIn('manager', { branch_id: bilaspur });
  const person = await desk.signIn('user');
  await desk.db
    .updateTable('citizens')
    .set({ branch_id: raipur })
    .where('id', '=', person.caller.citizen_id)
    .execute();
  const seen = (await here.get('/admin/users')).body.data.map((row: { id: number }) => row.id).sort();
  expect(seen).toEqual([here.caller.id, person.caller.id].sort());
  expect(
    (await there.put(`/admin/users/${person.caller.id}`, { name: 'X', phone: freshMobile() })).status,
  ).toBe(404);
  expect((await there.post(`/admin/users/${person.caller.id}/send-reset-link`)).status).toBe(404);
  expect((await here.get('/dashboard/stats')).body.total_users).toBe(2);
});

test('an account that a branch has added is within its reach until the holder belongs elsewhere', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const here = await desk.signIn('manager', { branch_id: raipur });
  const there = await desk.signIn('manager', { branch_id: bilaspur });
  const admin = await desk.signIn('admin');
  const ravi = { name: 'Ravi', phone: freshMobile() };
  const { id } = (await here.post('/admin/users', { ...ravi, password, role: 'user' })).body;
  const reaches = async (manager: SignedInClient) => {
    const listed = names(await manager.get('/admin/users?q=Ravi')).length === 1;
    const { status } = await manager.put(`/admin/users/${id}`, ravi);
    const link = await manager.post(`/admin/users/${id}/send-reset-link`);
    expect([status, link.status]).toEqual(listed ? [200, 200] : [404, 404]);
    return listed;
  };
  expect([await reaches(here), await reaches(there)]).toEqual([true, false]);

  const { token } = (await desk.visitor.post('/login', { phone: ravi.phone, password })).body;
  const profile = { name: 'Ravi', mobile: ravi.phone, is_self: true };
  const own = (await clientOf(desk.address, token).post('/citizens', profile)).body.id;
  expect([await reaches(here), await reaches(there)], 'a profile of no branch').toEqual([true, false]);
  const move = (branch_id: number) => admin.put(`/citizens/${own}`, { ...profile, branch_id });
  await move(bilaspur);
  expect([await reaches(here), await reaches(there)]).toEqual([false, true]);
  await move(raipur);
  expect([await reaches(here), await reaches(there)]).toEqual([true, false]);

  const other = { name: 'Farida', phone: freshMobile(), password, role: 'user' };
  const farida = (await here.post('/admin/users', other)).body.id;
  await admin.patch(`/admin/users/${farida}/role`, { role: 'manager' });
  expect(names(await here.get('/admin/users?q=Farida')), 'a manager of all branches').toEqual([]);
});

test('a role changes at once, ends the sessions, and takes the branch off', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const changed = await admin.patch(`/admin/users/${clerk.caller.id}/role`, { role: 'user' });
  expect(changed).toMatchObject({ status: 200, body: { role: 'user', branch_id: null } });
  expect((await clerk.get('/me')).status).toBe(401);
  expect((await admin.patch(`/admin/users/${clerk.caller.id}/role`, { role: 'king' })).status).toBe(422);
});

test('a user promoted to manager gets the given branch', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { caller } = await desk.signIn('user');
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const give = async (body: object) => (await admin.patch(`/admin/users/${caller.id}/role`, body)).body;
  expect(await give({ role: 'manager', branch_id: raipur })).toMatchObject({ branch_id: raipur });
  expect(await give({ role: 'manager' }), 'nothing said').toMatchObject({ branch_id: raipur });
  expect(await give({ role: 'manager', branch_id: null })).toMatchObject({ branch_id: null });
  expect(await give({ role: 'user', branch_id: bilaspur })).toMatchObject({ branch_id: null });
});

test('a person who may change an account can sign it out on all its devices', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const admin = await desk.signIn('admin');
  const here = await desk.signIn('manager', { branch_id: raipur });
  const there = await desk.signIn('manager', { branch_id: bilaspur });
  const ravi = { name: 'Ravi', phone: freshMobile(), password };
  const { id } = (await here.post('/admin/users', { ...ravi, role: 'user' })).body;
  const login = async () => (await desk.visitor.post('/login', { phone: ravi.phone, password })).body.token;
  const devices = [await login(), await login()].map(token => clientOf(desk.address, token));
  const answers = async () => (await Promise.all(devices.map(each => each.get('/me')))).map(me => me.status);

  expect((await there.delete(`/admin/users/${id}/sessions`)).status).toBe(404);
  expect((await here.delete(`/admin/users/${admin.caller.id}/sessions`)).status).toBe(404);
  expect((await admin.delete(`/admin/users/${admin.caller.id}/sessions`)).status).toBe(403);
  expect(await answers()).toEqual([200, 200]);

  expect(await here.delete(`/admin/users/${id}/sessions`)).toMatchObject({
    status: 200,
    body: { message: 'Ravi is logged out everywhere.' },
  });
  expect(await answers()).toEqual([401, 401]);
  expect((await here.get('/me')).status).toBe(200);
  expect(await login()).toEqual(expect.any(String));
  expect((await admin.get('/admin/history')).body.data).toContainEqual(
    expect.objectContaining({ action: 'signed_out', title: 'Ravi', actor: expect.anything() }),
  );

  expect((await admin.delete(`/admin/users/${here.caller.id}/sessions`)).status).toBe(200);
  expect((await here.get('/me')).status).toBe(401);
});

test('an admin cannot change or delete their own account, and one admin stays in any race', async () => {
  const desk = await deskForTest();
  const [one, other] = [await desk.signIn('admin'), await desk.signIn('admin')];
  expect((await one.patch(`/admin/users/${one.caller.id}/role`, { role: 'user' })).status).toBe(403);
  expect((await one.delete(`/admin/users/${one.caller.id}`)).status).toBe(403);
  // Both are let in before either has changed anything.
  const holder = await desk.pool.connect();
  await holder.query("begin; select id from users where role = 'admin' for update");
  const calls = Promise.all([
    one.patch(`/admin/users/${other.caller.id}/role`, { role: 'user' }),
    other.patch(`/admin/users/${one.caller.id}/role`, { role: 'user' }),
  ]);
  const waiting = async () => {
    const { rows } = await desk.pool.query(
      "select count(*)::int as calls from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows[0].calls;
  };
  await expect.poll(waiting).toBe(2);
  await holder.query('commit');
  holder.release();
  const answers = await calls;
  expect(answers.filter(answer => answer.status === 200)).toHaveLength(1);
  const admins = await desk.db.selectFrom('users').select('id').where('role', '=', 'admin').execute();
  expect(admins).toHaveLength(1);
});

test('an admin changes their own login with the password only', async () => {
  const desk = await deskForTest();
  const [admin, other] = [await desk.signIn('admin'), await desk.signIn('admin')];
  const own = (await admin.get(`/admin/users?role=admin`)).body.data.find(
    (row: { id: number }) => row.id === admin.caller.id,
  );
  expect(own.permissions).toEqual({ edit: false, delete: false, roles: [] });
  const values = { name: own.name, phone: freshMobile() };
  expect((await admin.put(`/admin/users/${own.id}`, values)).status).toBe(403);
  expect((await admin.post(`/admin/users/${own.id}/send-reset-link`)).status).toBe(403);
  expect((await admin.get('/me')).body.phone).toBe(own.phone);
  expect((await other.put(`/admin/users/${own.id}`, values)).status).toBe(200);
});

test('deleting an account leaves its profiles with the office', async () => {
  const desk = await deskForTest();
  const [admin, person] = [await desk.signIn('admin'), await desk.signIn('user')];
  expect(await admin.delete(`/admin/users/${person.caller.id}`)).toMatchObject({
    status: 200,
    body: { message: 'User deleted.' },
  });
  expect((await person.get('/me')).status).toBe(401);
  expect((await admin.get(`/citizens/${person.caller.citizen_id}`)).body).toMatchObject({
    is_primary_profile_for_user: false,
  });
  expect((await admin.delete(`/admin/users/${person.caller.id}`)).status).toBe(404);
});

test('a reset link goes to the address of the account, or to its own mobile', async () => {
  const desk = await deskForTest();
  const [admin, clerk] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const { id, phone } = (
    await clerk.post('/admin/users', { name: 'Ravi', phone: freshMobile(), password, role: 'user' })
  ).body;
  expect((await clerk.post(`/admin/users/${id}/send-reset-link`)).status).toBe(200);
  const [message] = (await admin.get('/admin/messages')).body.data;
  expect(message).toMatchObject({ channel: 'whatsapp', recipient: phone, purpose: 'reset', state: 'manual' });
  const text = (await admin.get(`/admin/messages/${message.id}/text`)).body.body;
  const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
  const reset = {
    email: link.searchParams.get('email'),
    token: link.searchParams.get('token'),
    password: 'winter-durg-19',
    password_confirmation: 'winter-durg-19',
  };
  expect((await desk.visitor.post('/password/reset', reset)).status).toBe(200);
  expect((await desk.visitor.post('/login', { phone, password: 'winter-durg-19' })).status).toBe(200);
  expect((await clerk.post(`/admin/users/${admin.caller.id}/send-reset-link`)).status).toBe(403);
  await admin.put(`/admin/users/${id}`, { name: 'Ravi', phone, email: 'ravi@example.com' });
  await desk.db.deleteFrom('former_contacts').execute();
  await clerk.post(`/admin/users/${id}/send-reset-link`);
  expect((await admin.get('/admin/messages')).body.data[0]).toMatchObject({
    channel: 'mail',
    recipient: 'ravi@example.com',
  });
});

test('the sender of a reset link sees what is left to do', async () => {
  const told = async (desk: TestDesk, role: Role) => {
    const [person, sender] = [await desk.signIn('user'), await desk.signIn(role)];
    const { phone } = (await person.get('/me')).body;
    const { body } = await sender.post(`/admin/users/${person.caller.id}/send-reset-link`);
    expect(JSON.stringify(body), 'the link itself').not.toContain('token=');
    const { by_hand } = body;
    if (by_hand !== null)
      expect(by_hand).toMatchObject({ purpose: 'reset', state: 'manual', recipient: phone, body: null });
    return [body.message.replace(phone, 'the mobile'), by_hand !== null];
  };
  const alone = await deskForTest();
  expect(await told(alone, 'admin')).toEqual(['Reset link created. Send it manually from Messages.', true]);
  expect(await told(alone, 'manager'), 'who may not see it').toEqual([
    'Reset link created. Only admins can see it: ask one to send it.',
    false,
  ]);
  const { messenger } = await openProvider();
  const connected = await deskForTest({ messengers: { whatsapp: messenger } });
  for (const role of ['admin', 'manager'] as const)
    expect(await told(connected, role)).toEqual(['Reset link sent to the mobile.', false]);
});

test('the admin who saves an account second gets a conflict', async () => {
  const desk = await deskForTest();
  const [admin, person] = [await desk.signIn('admin'), await desk.signIn('user')];
  const [row] = (await admin.get('/admin/users?role=user')).body.data;
  const edit = { name: 'One', phone: row.phone, updated_at: row.updated_at };
  expect((await admin.put(`/admin/users/${person.caller.id}`, edit)).status).toBe(200);
  expect(await admin.put(`/admin/users/${person.caller.id}`, { ...edit, name: 'Two' })).toMatchObject({
    status: 409,
    body: { current: { name: 'One' } },
  });
});

test('a new password of the holder does not make the form of an admin out of date', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const phone = freshMobile();
  const added = (await admin.post('/admin/users', { name: 'Farida', phone, password, role: 'user' })).body;
  const { token } = (await desk.visitor.post('/login', { phone, password })).body;
  const fresh = { new_password: 'winter-19', new_password_confirmation: 'winter-19' };
  const changed = await clientOf(desk.address, token).put('/me/password', {
    current_password: password,
    ...fresh,
  });
  expect(changed.status).toBe(200);
  const edit = { name: 'Farida Bano', phone, updated_at: added.updated_at };
  expect(await admin.put(`/admin/users/${added.id}`, edit)).toMatchObject({
    status: 200,
    body: { name: 'Farida Bano' },
  });
});
