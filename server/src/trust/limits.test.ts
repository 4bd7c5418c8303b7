import { describe, expect, test } from 'vitest';
import { unlock } from '../features/accounts/lockout.ts';
import { type Client, clientOf, type SignedInClient } from '../testing/client.ts';
import { freshMobile, freshNumber, pdf } from '../testing/samples.ts';
import { deskForFile } from '../testing/test-desk.ts';
import { words } from '../testing/words.ts';

const password = 'monsoon-raipur-7';

const desk = await deskForFile({ limited: true, trustedProxies: ['127.0.0.1'] });

let people = 0;
/** A caller from an address of their own. */
function fromAnAddress(): { address: string; client: Client } {
  people += 1;
  const address = `203.0.113.${people}`;
  return { address, client: clientOf(desk.address, null, { 'x-forwarded-for': address }) };
}

const person = () => ({ name: 'Sunita', phone: freshMobile(), password });
const times = (many: number) => Array.from({ length: many }, (_, at) => at);

test('wrong passwords for many accounts block their address only', async () => {
  const [many, other] = [fromAnAddress(), fromAnAddress()];
  const account = person();
  await other.client.post('/register', account);
  const login = (client: Client, phone: string, given: string) =>
    client.post('/login', { login_identifier: phone, password: given });
  // What comes before is counted without its calls, which take long.
  for (const _ of times(99)) await desk.limits.count('address', many.address);
  expect((await login(many.client, freshMobile(), 'wrong-password')).status).toBe(422);
  const refused = await login(many.client, freshMobile(), 'wrong-password');
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
  expect((await login(many.client, account.phone, password)).status).toBe(429);
  expect((await login(other.client, account.phone, password)).status).toBe(200);
});

test('an address opens no more than so many accounts', async () => {
  const [many, other] = [fromAnAddress(), fromAnAddress()];
  for (const _ of times(19)) await desk.limits.count('register', many.address);
  expect((await many.client.post('/register', person())).status).toBe(201);
  expect((await many.client.post('/register', person())).status).toBe(429);
  expect((await other.client.post('/register', person())).status).toBe(201);
});

test('an address asks for no more than so many links, for whatever accounts', async () => {
  const [many, other] = [fromAnAddress(), fromAnAddress()];
  const ask = (client: Client, of: number) =>
    client.post('/password/forgot', { email: `p${of}@example.com` });
  for (const _ of times(19)) await desk.limits.count('forgot', many.address);
  expect((await ask(many.client, 19)).status).toBe(200);
  expect((await ask(many.client, 20)).status).toBe(429);
  expect((await ask(other.client, 21)).status).toBe(200);
});

test('an address tries no more than so many links', async () => {
  const [many, other] = [fromAnAddress(), fromAnAddress()];
  const attempt = (client: Client) =>
    client.post('/password/reset', {
      email: 'sunita@example.com',
      token: 'x'.repeat(43),
      password,
      password_confirmation: password,
    });
  for (const _ of times(19)) await desk.limits.count('forgot', many.address);
  expect((await attempt(many.client)).status).toBe(422);
  expect((await attempt(many.client)).status).toBe(429);
  expect((await attempt(other.client)).status).toBe(422);
});

test('codes are not tried without end while an app is being set up', async () => {
  const { client } = fromAnAddress();
  const tokens = await Promise.all(
    times(2).map(async () => (await client.post('/register', person())).body.token),
  );
  const [one, other] = tokens.map(token => clientOf(desk.address, token));
  if (one === undefined || other === undefined) throw new Error('Nobody is signed in');
  expect((await one.post('/me/two-factor', { password })).status).toBe(200);
  const attempt = (by: Client) => by.post('/me/two-factor/confirm', { code: '000000' });
  for (const _ of times(10)) expect((await attempt(one)).status).toBe(422);
  expect((await attempt(one)).status).toBe(429);
  expect((await attempt(other)).status).toBe(422);
});

describe('in a day an account', () => {
  const add = (by: Client) => by.post('/citizens', { name: 'Dulari', mobile: freshMobile() });
  const upload = (by: Client, citizen: number | null) => {
    const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
    return by.form('POST', `/citizens/${citizen}/ll`, { ll_no: freshNumber() }, file);
  };

  test('adds no more than so many profiles', async () => {
    const [many, other, staff] = [
      await desk.signIn('user'),
      await desk.signIn('user'),
      await desk.signIn('manager'),
    ];
    for (const _ of times(10)) expect((await add(many)).status).toBe(201);
    const refused = await add(many);
    expect(refused).toMatchObject({ status: 429, body: { message: words.errors.profilesOfDay } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await add(other)).status).toBe(201);
    for (const _ of times(11)) expect((await add(staff)).status).toBe(201);
  });

  test('adds no more than so many vehicles and documents, with a file or without', async () => {
    const [many, other, staff] = [
      await desk.signIn('user'),
      await desk.signIn('user'),
      await desk.signIn('manager'),
    ];
    const vehicle = (by: Client, of: SignedInClient) =>
      by.post(`/citizens/${of.caller.citizen_id}/vehicles`, { registration_no: freshNumber('CG04') });
    const licence = (by: Client, of: SignedInClient) =>
      by.post(`/citizens/${of.caller.citizen_id}/ll`, { ll_no: freshNumber() });
    for (const _ of times(98)) await desk.limits.count('records', String(many.caller.id));
    expect((await vehicle(many, many)).status).toBe(201);
    expect((await licence(many, many)).status).toBe(201);
    const refused = { status: 429, body: { message: words.errors.recordsOfDay } };
    expect(await vehicle(many, many)).toMatchObject(refused);
    expect(await licence(many, many)).toMatchObject(refused);
    expect((await vehicle(other, other)).status).toBe(201);
    for (const _ of times(101)) {
      await desk.limits.count('records', String(staff.caller.id)).catch(() => undefined);
    }
    expect((await vehicle(staff, many)).status).toBe(201);
    expect((await licence(staff, many)).status).toBe(201);
  });

  test('changes no more than so much of anything, and looks at and signs out as before', async () => {
    const [many, staff] = [await desk.signIn('user'), await desk.signIn('manager')];
    const { file_path } = (await upload(many, many.caller.citizen_id)).body;
    for (const { caller } of [many, staff]) {
      await desk.limits.count('changes', String(caller.id), 998).catch(() => undefined);
    }
    const rename = (by: Client) => by.put('/me', { name: 'Dulari Bai' });
    expect((await rename(many)).status).toBe(200);
    const refused = { status: 429, body: { message: words.errors.changesOfDay } };
    expect(await rename(many)).toMatchObject(refused);
    expect(await many.post('/me/deletion', { password })).toMatchObject(refused);
    // Each look at a document is a line of the history.
    expect((await fetch(`${desk.address}/storage/${file_path}`)).status).toBe(429);
    expect(await many.get('/me/data')).toMatchObject(refused);
    expect((await many.get(`/citizens/${many.caller.citizen_id}`)).status).toBe(200);
    for (const _ of times(3)) expect((await rename(staff)).status).toBe(200);
    expect((await many.post('/logout')).status).toBe(200);
  });

  test('signs in no more than so often, until a link for a new password is used', async () => {
    const { client } = fromAnAddress();
    const account = person();
    const { id } = (await client.post('/register', account)).body.user;
    const login = () => client.post('/login', { login_identifier: account.phone, password });
    for (const _ of times(199)) await desk.limits.count('signIns', String(id));
    expect((await login()).status).toBe(200);
    expect((await login()).status).toBe(429);
    await unlock(desk, id);
    expect((await login()).status).toBe(200);
  });

  test('brings no more than so many lists', async () => {
    const { caller, ...clerk } = await desk.signIn('manager');
    for (const _ of times(99)) await desk.limits.count('lists', String(caller.id));
    const list = { text: 'Vehicle No\tPUC upto\nCG04AB1234\t1/1/31' };
    expect((await clerk.post('/imports', list)).status).toBe(201);
    expect((await clerk.post('/imports', list)).status).toBe(429);
  });

  test('uploads no more than so many documents, and no more than so much', async () => {
    const [one, other, staff] = [
      await desk.signIn('user'),
      await desk.signIn('user'),
      await desk.signIn('manager'),
    ];
    for (const _ of times(29)) await desk.limits.count('uploads', String(one.caller.id));
    expect((await upload(one, one.caller.citizen_id)).status).toBe(201);
    expect(await upload(one, one.caller.citizen_id)).toMatchObject({
      status: 429,
      body: { message: words.errors.uploadsOfDay },
    });
    await desk.limits.count('bytes', String(other.caller.id), 100 * 1024 * 1024 - pdf.length);
    expect((await upload(other, other.caller.citizen_id)).status).toBe(201);
    expect((await upload(other, other.caller.citizen_id)).status).toBe(429);
    for (const name of ['uploads', 'bytes'] as const) {
      await desk.limits.count(name, String(staff.caller.id), 101 * 1024 * 1024).catch(() => undefined);
    }
    expect((await upload(staff, one.caller.citizen_id)).status).toBe(201);
  });
});
