import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile({ limited: true });

const password = 'monsoon-in-korba';
const ASKED = { status: 403, body: { message: 'Sign in again or confirm your password.', confirm: true } };

/** An admin with a password, who signed in so many minutes ago. */
async function openAdmin(minutes: number): Promise<{ id: number; phone: string; client: Client }> {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Rukmini Sahu', phone, password });
  const id: number = body.user.id;
  await desk.db.updateTable('users').set({ role: 'admin' }).where('id', '=', id).execute();
  await signedInBefore(id, minutes);
  return { id, phone, client: clientOf(desk.address, body.token) };
}

async function signedInBefore(id: number, minutes: number): Promise<void> {
  await desk.db
    .updateTable('sessions')
    .set({ confirmed_at: sql<string>`now() - make_interval(mins => ${minutes})` })
    .where('user_id', '=', id)
    .execute();
}

async function openUser(role: string): Promise<{ id: number; phone: string }> {
  const admin = await desk.signIn('admin');
  const account = { name: 'Gopal Das', phone: freshMobile(), password: 'a-long-password', role };
  return (await admin.post('/admin/users', account)).body;
}

test('a quarter of an hour after sign-in, data exports need the password', async () => {
  const { id, client } = await openAdmin(14);
  expect((await client.get('/export/table/branches')).status).toBe(200);
  await signedInBefore(id, 16);
  for (const path of ['/database-backups/download', '/export/table/branches', '/export/all-as-zip']) {
    expect(await client.get(path), path).toMatchObject(ASKED);
  }
  expect(await client.put('/admin/security', { two_factor_required: false })).toMatchObject(ASKED);
  expect(await client.put('/admin/reminders', {})).toMatchObject(ASKED);
  expect((await client.get('/citizens')).status).toBe(200);
  const { status, body } = await client.post('/me/confirm', { password });
  const left = Date.parse(body.confirmed_until) - Date.now();
  expect([status, Math.round(left / 60_000)]).toEqual([200, 15]);
  expect((await client.get('/export/table/branches')).status).toBe(200);
});

test('a password that is confirmed on one device stands for no other', async () => {
  const { id, phone, client } = await openAdmin(0);
  const other = clientOf(desk.address, (await desk.visitor.post('/login', { phone, password })).body.token);
  await signedInBefore(id, 16);
  await client.post('/me/confirm', { password });
  expect((await client.get('/export/table/branches')).status).toBe(200);
  expect(await other.get('/export/table/branches')).toMatchObject(ASKED);
});

test('a user with an authenticator app confirms with its code too, once each', async () => {
  const { id, client } = await openAdmin(0);
  const { secret } = (await client.post('/me/two-factor', { password })).body;
  const codeOf = (steps: number) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 });
  await client.post('/me/two-factor/confirm', { code: codeOf(-1) });
  await signedInBefore(id, 16);
  const confirm = (code?: string) => client.post('/me/confirm', { password, code });
  expect((await confirm()).body.errors.code).toEqual(['Enter the code from your authenticator app.']);
  expect((await confirm('000000')).body.errors.code).toBeDefined();
  const code = codeOf(1);
  expect((await confirm(code)).status).toBe(200);
  expect((await confirm(code)).status, 'a code is used once').toBe(422);
});

test('wrong passwords confirm nothing, and end after ten', async () => {
  const { client } = await openAdmin(16);
  for (let tries = 0; tries < 10; tries += 1) {
    expect((await client.post('/me/confirm', { password: `wrong ${tries}` })).status).toBe(422);
  }
  expect((await client.post('/me/confirm', { password: 'wrong' })).status).toBe(429);
  expect((await client.post('/me/confirm', { password })).status).toBe(429);
  expect(await client.get('/export/table/branches')).toMatchObject(ASKED);
});

test('a link or code that opens an account is read with the password alone, and that is in the history', async () => {
  const { id, client } = await openAdmin(16);
  const other = await openUser('user');
  await client.post(`/admin/users/${other.id}/send-reset-link`);
  const [message] = (await client.get('/admin/messages')).body.data;
  expect(message).toMatchObject({ purpose: 'reset', recipient: other.phone, state: 'manual', body: null });
  expect((await client.post(`/admin/messages/${message.id}/cancel`)).body.body).toBeNull();
  const text = `/admin/messages/${message.id}/text`;
  expect(await client.get(text)).toMatchObject(ASKED);
  await signedInBefore(id, 0);
  expect((await client.get(text)).body.body).toContain('/reset-password?token=');
  const [line] = (await client.get('/admin/history?action=opened')).body.data;
  expect(line).toMatchObject({ record: 'messages', record_id: message.id, actor: { id } });
});

test('giving rights wants the password, adding a user does not', async () => {
  const { id, client } = await openAdmin(16);
  const user = await openUser('user');
  const account = (role: string) => ({
    name: 'New',
    phone: freshMobile(),
    password: 'a-long-password',
    role,
  });
  expect((await client.post('/admin/users', account('user'))).status).toBe(201);
  expect(await client.post('/admin/users', account('manager'))).toMatchObject(ASKED);
  expect(await client.patch(`/admin/users/${user.id}/role`, { role: 'manager' })).toMatchObject(ASKED);
  await signedInBefore(id, 0);
  expect((await client.patch(`/admin/users/${user.id}/role`, { role: 'manager' })).status).toBe(200);
});

test('changing a manager’s branch needs the password, and so does a requested deletion', async () => {
  const { client } = await openAdmin(16);
  const manager = await openUser('manager');
  const branch_id = await desk.branch('04');
  const values = { name: 'Gopal Dass', phone: manager.phone };
  const change = (more: object) => client.put(`/admin/users/${manager.id}`, { ...values, ...more });
  expect((await change({ branch_id: null })).status, 'the branch stays').toBe(200);
  expect(await change({ branch_id })).toMatchObject(ASKED);
  const holder = await desk.visitor.post('/register', { name: 'Sarla', phone: freshMobile(), password });
  const asks = clientOf(desk.address, holder.body.token);
  const { id } = (await asks.post('/me/deletion', { password })).body;
  const done = () => client.post(`/admin/deletion-requests/${id}/done`);
  expect(await done()).toMatchObject(ASKED);
  await client.post('/me/confirm', { password });
  expect((await change({ branch_id })).status).toBe(200);
  expect((await done()).status).toBe(200);
});

test('deleting an account, taking off a second factor and a link to staff want the password, a link to a citizen does not', async () => {
  const { client } = await openAdmin(16);
  const [user, staff] = [await openUser('user'), await openUser('manager')];
  const link = ({ id }: { id: number }) => client.post(`/admin/users/${id}/send-reset-link`);
  expect((await link(user)).status).toBe(200);
  expect(await link(staff)).toMatchObject(ASKED);
  for (const of of ['', '/two-factor']) {
    expect(await client.delete(`/admin/users/${user.id}${of}`)).toMatchObject(ASKED);
  }
  await client.post('/me/confirm', { password });
  expect((await link(staff)).status).toBe(200);
  expect((await client.delete(`/admin/users/${user.id}`)).status).toBe(200);
});

test('changing a sign-in contact needs the password, changing the name does not', async () => {
  const { client } = await openAdmin(16);
  const { id, phone } = await openUser('user');
  const change = (values: object) => client.put(`/admin/users/${id}`, { name: 'Gopal', phone, ...values });
  expect((await change({ name: 'Gopal Dass', email: null })).status).toBe(200);
  expect(await change({ phone: freshMobile() })).toMatchObject(ASKED);
  expect(await change({ email: 'somebody@example.com' })).toMatchObject(ASKED);
  const wanted = { phone: freshMobile(), proof: 'Identity card' };
  const request = (await client.post(`/admin/users/${id}/contact-requests`, wanted)).body.id;
  const approve = () => client.post(`/admin/contact-requests/${request}/approve`);
  expect(await approve()).toMatchObject(ASKED);
  await client.post('/me/confirm', { password });
  expect((await change({ email: 'somebody@example.com' })).status).toBe(200);
  expect((await approve()).status).toBe(200);
});
