import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Client, clientOf, type SignedInClient } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile, deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const password = 'monsoon-in-durg';
const freshEmail = () => `p${freshMobile()}@example.com`;

async function registered(at = desk, more: object = {}) {
  const phone = freshMobile();
  const { body } = await at.visitor.post('/register', { name: 'Sunita', phone, password, ...more });
  return { client: clientOf(at.address, body.token), id: body.user.id as number, phone };
}
/** A user whose mobile staff have confirmed. */
async function known() {
  const person = await registered();
  await admin.post(`/admin/users/${person.id}/verify-contact`, { contact: person.phone });
  return person;
}
/** The messages to an account, the latest last. */
const messagesTo = (id: number, at = desk) =>
  at.db
    .selectFrom('messages')
    .select(['purpose', 'channel', 'recipient', 'body', 'state'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
const notifiedRows = async (id: number) =>
  (await messagesTo(id)).filter(({ purpose }) => purpose === 'security');
const login = async (values: object) => (await desk.visitor.post('/login', values)).status;
/** Sets a new password by the last link to an account. */
async function useLastLink(id: number, next = 'winter-durg-19', at = desk) {
  const link = new URL(/http\S+/.exec((await messagesTo(id, at)).at(-1)?.body ?? '')?.[0] ?? '');
  const { email, token } = Object.fromEntries(link.searchParams);
  const passwords = { password: next, password_confirmation: next };
  return at.visitor.post('/password/reset', { email, token, ...passwords });
}

test('what signs in to an account is changed by admins alone', async () => {
  const { id, phone } = await registered();
  const clerk = await desk.signIn('manager');
  const save = (by: SignedInClient, values: object) =>
    by.put(`/admin/users/${id}`, { name: 'Sunita', phone, ...values });
  const sentence = 'Only an admin changes what signs in.';
  expect(await save(clerk, { phone: freshMobile() })).toMatchObject({
    status: 422,
    body: { errors: { phone: [sentence] } },
  });
  const refused = await save(clerk, { email: freshEmail() });
  expect([refused.status, refused.body.errors]).toEqual([422, { email: [sentence] }]);
  expect((await save(clerk, { name: 'Sunita Bai' })).status, 'the rest is theirs').toBe(200);
  const email = freshEmail();
  expect((await save(admin, { email })).body).toMatchObject({ email, email_verified: true });
  expect((await save(clerk, { email: email.toUpperCase() })).status, 'the same address').toBe(200);
});

test('staff ask for another mobile with the proof they saw, and an admin changes it', async () => {
  const { id, phone } = await known();
  const clerk = await desk.signIn('manager');
  const ask = (values: object) => clerk.post(`/admin/users/${id}/contact-requests`, values);
  expect((await ask({ phone: freshMobile() })).body.errors).toHaveProperty('proof');
  expect((await ask({ proof: 'Seen' })).body.errors).toEqual({
    phone: ['Enter the new mobile number or email.'],
  });
  const first = (await ask({ phone: freshMobile(), proof: 'A call' })).body;
  const next = freshMobile();
  const request = await ask({ phone: next, proof: 'Identity card 7' });
  expect(request).toMatchObject({ status: 201, body: { status: 'open', user: { id, phone } } });
  const decide = (request: number, what: 'approve' | 'refuse', by = admin) =>
    by.post(`/admin/contact-requests/${request}/${what}`);
  expect((await decide(first.id, 'approve')).status, 'another one since').toBe(409);
  expect((await decide(request.body.id, 'approve', clerk)).status).toBe(403);
  expect((await clerk.get('/admin/contact-requests')).status).toBe(403);
  const [open] = (await admin.get('/admin/contact-requests')).body.data;
  expect(open).toMatchObject({ id: request.body.id, phone: next, proof: 'Identity card 7' });
  expect((await decide(request.body.id, 'approve')).body).toMatchObject({
    status: 'done',
    user: { phone: next },
  });
  expect((await decide(request.body.id, 'refuse')).status).toBe(409);
  expect(await login({ phone: next, password })).toBe(200);
  expect(await notifiedRows(id)).toMatchObject([{ recipient: phone }]);
});

test('the old contact is notified of the change, and all devices are signed out', async () => {
  const { client, id, phone } = await known();
  await desk.visitor.post('/login', { phone, password });
  await admin.put(`/admin/users/${id}`, { name: 'Sunita', phone: freshMobile() });
  expect(await notifiedRows(id)).toMatchObject([{ channel: 'whatsapp', recipient: phone }]);
  expect((await notifiedRows(id))[0]?.body, 'no text that its holder has chosen').not.toContain('Sunita');
  expect((await client.get('/me')).status).toBe(401);
});

test('a user who changes their mobile stays signed in on that device alone', async () => {
  const { client, phone } = await known();
  const { token } = (await desk.visitor.post('/login', { phone, password })).body;
  const next = freshMobile();
  const changed = await client.put('/me/phone', { phone: next, password });
  expect(changed.body).toMatchObject({ phone: next, phone_verified: false });
  expect((await clientOf(desk.address, token).get('/me')).status).toBe(401);
  expect((await client.get('/me')).status).toBe(200);
});

test('for a day after a change a link goes where the account was reached before, unless an admin confirms', async () => {
  const { id, phone } = await known();
  const clerk = await desk.signIn('manager');
  const [next, last] = [freshMobile(), freshMobile()];
  await admin.put(`/admin/users/${id}`, { name: 'Sunita', phone: next });
  await admin.put(`/admin/users/${id}`, { name: 'Sunita', phone: last });
  const linkTo = async (by: SignedInClient, body: object = {}) => {
    const { status } = await by.post(`/admin/users/${id}/send-reset-link`, body);
    return [status, (await messagesTo(id)).at(-1)?.recipient];
  };
  expect(await linkTo(clerk), 'the first of them').toEqual([200, phone]);
  expect(await linkTo(clerk, { password })).toEqual([200, phone]);
  expect((await admin.post(`/admin/users/${id}/send-reset-link`, { password: 'wrong' })).status).toBe(422);
  const boss = await registered();
  await admin.patch(`/admin/users/${boss.id}/role`, { role: 'admin' });
  const { token } = (await desk.visitor.post('/login', { phone: boss.phone, password })).body;
  const other = { ...admin, ...clientOf(desk.address, token) };
  expect(await linkTo(other, { password })).toEqual([200, last]);
  expect(await linkTo(other)).toEqual([200, phone]);
  await sql`update former_contacts set expires_at = now() where user_id = ${id}`.execute(desk.db);
  expect(await linkTo(clerk)).toEqual([200, last]);
});

test.each<[string, (person: Awaited<ReturnType<typeof registered>>) => Promise<unknown>]>([
  ['mobile', ({ client }) => client.put('/me/phone', { phone: freshMobile(), password })],
  ['address', ({ client }) => client.put('/me', { name: 'Sunita', email: freshEmail() })],
  ['role', ({ id }) => admin.patch(`/admin/users/${id}/role`, { role: 'manager' })],
  [
    'password',
    ({ client }) =>
      client.put('/me/password', {
        current_password: password,
        new_password: 'winter-korba-1',
        new_password_confirmation: 'winter-korba-1',
      }),
  ],
])('a link that sets a new password is dead after a change of the %s', async (_, change) => {
  const person = await registered();
  await admin.post(`/admin/users/${person.id}/send-reset-link`);
  const [message] = await messagesTo(person.id);
  await change(person);
  const link = new URL(/http\S+/.exec(message?.body ?? '')?.[0] ?? '');
  const { email, token } = Object.fromEntries(link.searchParams);
  const passwords = { password: 'winter-durg-19', password_confirmation: 'winter-durg-19' };
  expect((await desk.visitor.post('/password/reset', { email, token, ...passwords })).body.errors).toEqual({
    token: ['This link has expired or was already used. Request a new one.'],
  });
});

test('a used link verifies the mobile that it went to', async () => {
  const { id, phone } = await registered();
  await admin.post(`/admin/users/${id}/send-reset-link`);
  expect((await useLastLink(id)).status).toBe(200);
  const { body } = await desk.visitor.post('/login', { phone, password: 'winter-durg-19' });
  expect(body.user).toMatchObject({ phone_verified: true });
});

test('an account is within the reach of a branch only when all whom it keeps are', async () => {
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const here = await desk.signIn('manager', { branch_id: raipur });
  const { client, id, phone } = await registered();
  const { citizen_id } = (await client.get('/me')).body;
  const other = (await client.post('/citizens', { name: 'Father', mobile: phone })).body.id;
  const place = (citizen: number, branch_id: number | null) =>
    desk.db.updateTable('citizens').set({ branch_id }).where('id', '=', citizen).execute();
  await place(other, bilaspur);
  // What was unassigned becomes the branch's by saving it.
  expect((await here.put(`/citizens/${citizen_id}`, { name: 'Sunita', mobile: phone })).status).toBe(200);
  const link = async () => (await here.post(`/admin/users/${id}/send-reset-link`)).status;
  const seen = async () => (await here.get(`/admin/users?q=${phone}`)).body.data.length;
  expect([await link(), await seen()], 'keeps a citizen of another branch').toEqual([404, 0]);
  await place(other, raipur);
  expect([await link(), await seen()]).toEqual([200, 1]);
  await place(other, bilaspur);
  expect([await link(), await seen()]).toEqual([404, 0]);
  await admin.delete(`/citizens/${other}`);
  expect([await link(), await seen()]).toEqual([200, 1]);
});

test('a new address is shown as typed, disclosed to no one, and signs in once verified', async () => {
  const [one, other] = [await known(), await registered()];
  const [email, taken] = [freshEmail(), freshEmail()];
  await admin.put(`/admin/users/${other.id}`, { name: 'Other', phone: other.phone, email: taken });
  const type = (typed: string) => one.client.put('/me', { name: 'Sunita', email: typed });
  const [free, notFree] = [await type(email), await type(taken)];
  expect(free).toMatchObject({ status: 200, body: { email, email_verified: false } });
  expect(notFree).toMatchObject({ status: 200, body: { email: taken, email_verified: false } });
  expect(await notifiedRows(one.id)).toEqual([]);
  const signedIn = await desk.visitor.post('/login', { email: taken, password });
  expect(signedIn.body.user.id, 'the account that has it').toBe(other.id);
  const verify = (contact: string) => admin.post(`/admin/users/${one.id}/verify-contact`, { contact });
  expect((await verify(taken)).body.errors).toEqual({ email: ['Email is already on record.'] });
  await type(email);
  expect((await verify(taken)).status, 'what it was before').toBe(409);
  expect((await verify(email)).body).toMatchObject({ email, email_verified: true });
  expect(await login({ email, password })).toBe(200);
  expect(await notifiedRows(one.id), 'the mobile that reached the account until then').toMatchObject([
    { recipient: one.phone },
  ]);
  await type(freshEmail());
  expect(await login({ email, password }), 'the verified one goes on').toBe(200);
  expect((await type('')).body).toMatchObject({ email: null, email_verified: false });
  expect((await notifiedRows(one.id)).map(({ recipient }) => recipient)).toEqual([
    one.phone,
    email,
    one.phone,
  ]);
});

test('an unverified address gets a link only if the account has no verified contact', async () => {
  const [email, its] = [freshEmail(), freshEmail()];
  const stranger = await registered(desk, { email });
  await desk.visitor.post('/password/forgot', { email });
  expect(await messagesTo(stranger.id)).toMatchObject([{ purpose: 'reset', recipient: email }]);
  expect((await useLastLink(stranger.id)).status).toBe(200);
  expect(await login({ email, password: 'winter-durg-19' }), 'which verifies it').toBe(200);
  const { id } = await (async () => {
    const person = await known();
    await person.client.put('/me', { name: 'Sunita', email: its });
    return person;
  })();
  await desk.visitor.post('/password/forgot', { email: its });
  expect(await messagesTo(id)).toEqual([]);
});

test('without a provider staff confirm what they have seen, with who and when', async () => {
  const { client, id, phone } = await registered();
  const clerk = await desk.signIn('manager');
  expect((await client.get('/me')).body).toMatchObject({
    phone_verified: false,
    verified_by: { phone: 'staff', email: 'staff' },
  });
  expect((await client.post('/me/verification', { contact: 'phone' })).status).toBe(409);
  const answer = await clerk.post(`/admin/users/${id}/verify-contact`, { contact: phone });
  expect(answer.body).toMatchObject({ phone_verified: true });
  const row = await desk.db
    .selectFrom('users')
    .select(['phone_verified_by', 'phone_verified_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ phone_verified_by: clerk.caller.id, phone_verified_at: expect.any(String) });
  expect((await client.post(`/admin/users/${id}/verify-contact`, { contact: phone })).status).toBe(403);
});

test('a code that is sent to the mobile verifies it, and few wrong ones end it', async () => {
  const { messenger } = await openProvider();
  const connected = await deskForTest({ limited: true, messengers: { whatsapp: messenger } });
  const { client, id, phone } = await registered(connected);
  const send = () => client.post('/me/verification', { contact: 'phone' });
  const confirm = (code: string) => client.post('/me/verification/confirm', { code });
  const code = async () => /\d{6}/.exec((await messagesTo(id, connected)).at(-1)?.body ?? '')?.[0] ?? '';
  expect((await send()).status).toBe(200);
  const [sent] = await messagesTo(id, connected);
  expect(sent).toMatchObject({ purpose: 'verify', channel: 'whatsapp', recipient: phone });
  expect(sent?.body).not.toContain('Sunita');
  const wrong = String((Number(await code()) + 1) % 1_000_000).padStart(6, '0');
  for (let failure = 0; failure < 5; failure += 1) expect((await confirm(wrong)).status).toBe(422);
  expect((await confirm(await code())).status, 'dead').toBe(422);
  await send();
  expect((await confirm(await code())).body).toMatchObject({ phone_verified: true });
  expect((await send()).status, 'nothing to verify').toBe(422);
  expect((await confirm(await code())).status, 'used').toBe(422);
});

test('an unverified contact gets few messages, and no text that a user chose', async () => {
  const { messenger } = await openProvider();
  const mail = { perSecond: null, send: async () => ({ became: 'sent', provider_id: null }) as const };
  const connected = await deskForTest({ limited: true, messengers: { whatsapp: messenger, mail } });
  const { client, id } = await registered(connected);
  const type = async (email: string) => {
    await client.put('/me', { name: 'Visit evil', email });
    return client.post('/me/verification', { contact: 'email' });
  };
  const stranger = freshEmail();
  for (let count = 0; count < 3; count += 1) expect((await type(stranger)).status).toBe(200);
  const refused = await type(stranger.toUpperCase());
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true]);
  for (let count = 0; count < 6; count += 1) expect((await type(freshEmail())).status).toBe(200);
  expect((await type(freshEmail())).status, 'ten of an account').toBe(429);
  const written = await messagesTo(id, connected);
  expect(written).toHaveLength(9);
  expect(written.map(({ body }) => body).join()).not.toContain('evil');
});

test('links that staff send to an unverified mobile are counted with its codes', async () => {
  const { messenger } = await openProvider();
  const connected = await deskForTest({ limited: true, messengers: { whatsapp: messenger } });
  const { client, id, phone } = await registered(connected);
  const clerk = await connected.signIn('manager');
  const send = () => clerk.post(`/admin/users/${id}/send-reset-link`);
  await client.post('/me/verification', { contact: 'phone' });
  expect([(await send()).status, (await send()).status]).toEqual([200, 200]);
  const refused = await send();
  expect([refused.status, Number(refused.headers.get('retry-after')) > 3600]).toEqual([429, true]);
  expect(await messagesTo(id, connected)).toHaveLength(3);
  await clerk.post(`/admin/users/${id}/verify-contact`, { contact: phone });
  expect((await send()).status, 'what staff have confirmed').toBe(200);
});

test('the link that was mailed verifies an address once, and not another one', async () => {
  const mail = { perSecond: null, send: async () => ({ became: 'sent', provider_id: null }) as const };
  const connected = await deskForTest({ messengers: { mail } });
  const { client, id } = await registered(connected);
  const email = freshEmail();
  const linkTo = async (typed: string) => {
    await client.put('/me', { name: 'Sunita', email: typed });
    await client.post('/me/verification', { contact: 'email' });
    return /verify-email\?token=([\w-]+)/.exec((await messagesTo(id, connected)).at(-1)?.body ?? '')?.[1];
  };
  const open = async (token: string | undefined) =>
    (await connected.visitor.post('/verify-email', { token })).status;
  const first = await linkTo(freshEmail());
  await client.put('/me', { name: 'Sunita', email });
  expect(await open(first), 'another one since').toBe(422);
  const token = await linkTo(email);
  expect(await open(token)).toBe(200);
  expect((await client.get('/me')).body).toMatchObject({ email, email_verified: true });
  expect(await open(token)).toBe(422);
});

test.each<[string, (person: Awaited<ReturnType<typeof registered>>, at: TestDesk) => Promise<unknown>]>([
  ['a link for a new password was used', ({ id }, at) => useLinkByStaff(id, at)],
  [
    'the password was changed',
    ({ client }) =>
      client.put('/me/password', {
        current_password: password,
        new_password: 'winter-durg-19',
        new_password_confirmation: 'winter-durg-19',
      }),
  ],
  [
    'staff signed the account out',
    ({ id }, at) => asAdmin(at, by => by.delete(`/admin/users/${id}/sessions`)),
  ],
  ['the device was signed out', ({ client }) => signOutOther(client)],
])('a former user of an account verifies no address of the owner when %s', async (_, end) => {
  const mail = { perSecond: null, send: async () => ({ became: 'sent', provider_id: null }) as const };
  const connected = await deskForTest({ messengers: { mail } });
  const person = await registered(connected);
  const { body } = await connected.visitor.post('/login', { phone: person.phone, password });
  const other = clientOf(connected.address, body.token);
  await other.put('/me', { name: 'Sunita', email: freshEmail() });
  await other.post('/me/verification', { contact: 'email' });
  const text = (await messagesTo(person.id, connected)).at(-1)?.body ?? '';
  const [, token] = /verify-email\?token=([\w-]+)/.exec(text) ?? [];
  await end(person, connected);
  expect((await connected.visitor.post('/verify-email', { token })).status).toBe(422);
});

test('a used password link removes an unverified address', async () => {
  const { client, id } = await registered();
  await client.put('/me', { name: 'Sunita', email: freshEmail() });
  await useLinkByStaff(id, desk);
  const { rows } = await sql`select unverified_email, phone_verified_at is not null as known
    from users where id = ${id}`.execute(desk.db);
  expect(rows).toEqual([{ unverified_email: null, known: true }]);
});

const asAdmin = async <T>(at: TestDesk, act: (by: SignedInClient) => Promise<T>) =>
  act(await at.signIn('admin'));

async function useLinkByStaff(id: number, at: TestDesk) {
  await asAdmin(at, by => by.post(`/admin/users/${id}/send-reset-link`));
  expect((await useLastLink(id, 'winter-durg-19', at)).status).toBe(200);
}

async function signOutOther(client: Client) {
  const { body } = await client.get('/me/sessions');
  const other = body.find((session: { current: boolean }) => !session.current);
  expect((await client.delete(`/me/sessions/${other.id}`)).status).toBe(200);
}

test('a password that staff gave is to be changed, and ends after a week; a link helps', async () => {
  const phone = freshMobile();
  const { id } = (await admin.post('/admin/users', { name: 'Ravi', phone, password, role: 'user' })).body;
  const { token, user } = (await desk.visitor.post('/login', { phone, password })).body;
  expect(user.must_change_password).toBe(true);
  const client = clientOf(desk.address, token);
  expect((await client.get('/citizens')).status, 'calls go on').toBe(200);
  await sql`update users set password_given_at = now() - interval '8 days' where id = ${id}`.execute(desk.db);
  const ended = await desk.visitor.post('/login', { phone, password });
  expect([ended.status, ended.body.message]).toEqual([422, expect.stringMatching(/7 days/)]);
  expect((await desk.visitor.post('/login', { phone, password: 'wrong' })).body.message).toBe(
    'Invalid credentials',
  );
  await admin.post(`/admin/users/${id}/send-reset-link`);
  expect((await useLastLink(id)).status).toBe(200);
  const again = await desk.visitor.post('/login', { phone, password: 'winter-durg-19' });
  expect(again.body.user).toMatchObject({ must_change_password: false });
});

test('an address can learn five times an hour that a mobile has an account', async () => {
  const limited = await deskForTest({ limited: true });
  const { client, phone } = await registered(limited);
  const register = (given: string) =>
    limited.visitor.post('/register', { name: 'X', phone: given, password });
  for (let refusal = 0; refusal < 4; refusal += 1) expect((await register(phone)).status).toBe(422);
  const other = await registered(limited);
  expect((await client.put('/me/phone', { phone: other.phone, password })).status).toBe(422);
  const stopped = await register(phone);
  expect([stopped.status, Number(stopped.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await client.put('/me/phone', { phone: other.phone, password })).status).toBe(429);
});

test('simultaneous requests learn no more than that', async () => {
  const limited = await deskForTest({ limited: true });
  const { phone } = await registered(limited);
  const asked = [...Array(8).fill(phone), freshMobile()];
  const answers = await Promise.all(
    asked.map(given => limited.visitor.post('/register', { name: 'X', phone: given, password })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 422)).toHaveLength(5);
  // Of one that has none, too: it would be told apart from those that have.
  expect(statuses.at(-1)).toBe(429);
});

test.each([
  ['name', 'Sunita\nVisit us'],
  ['name', 'Sunita\u2028Visit us'],
  ['email', 'grp:someone@example.com'],
  ['email', 'someone(other)@example.com'],
  ['email', '[someone]@example.com'],
])('a %s such as %j is refused', async (field, value) => {
  const { client } = await registered();
  const { status, body } = await client.put('/me', { name: 'Sunita', [field]: value });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
});
