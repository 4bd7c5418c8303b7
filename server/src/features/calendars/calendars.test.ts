import { MAX_CALENDARS } from '@rto-desk/contract/calendar';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type Client, clientOf, type SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { deskForFile, deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { calendarText } from './ical.ts';

const desk = await deskForFile();

/** The path of an address below `/api`. */
const pathOf = (url: string) => new URL(url).pathname.replace(/^\/api/, '');
async function subscribe(client: Client, what = 'expiries') {
  const { status, body } = await client.post('/me/calendars', { what });
  expect(status, JSON.stringify(body)).toBe(201);
  return { id: body.id as number, path: pathOf(body.url), url: body.url as string };
}
async function read(path: string, on: TestDesk = desk) {
  const answer = await fetch(`${on.address}/api${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component);
    const { isDate } = event.startDate;
    return { uid: event.uid, day: event.startDate.toString(), isDate, summary: event.summary };
  });
}
async function userWithVehicle() {
  const user = await desk.signIn('user');
  const registration_no = freshNumber('CG04');
  const made = await user.post(`/citizens/${user.caller.citizen_id}/vehicles`, { registration_no });
  const permit = { permit_number: freshNumber(), issue_date: '2020-01-01', expiry_date: inDays(20) };
  const document = await user.post(`/vehicles/${made.body.id}/permits`, permit);
  return { user, registration_no, permit: document.body.id as number };
}

test('a user subscribes to their expiry dates: number and kind, no names, with the same ids each time', async () => {
  const { user, registration_no, permit } = await userWithVehicle();
  const { url, path } = await subscribe(user);
  expect(url).toMatch(/^http:\/\/desk\.example\/api\/calendars\/[\w-]{43}\.ics$/);
  const { status, type, text } = await read(path);
  expect({ status, type }).toEqual({ status: 200, type: 'text/calendar; charset=utf-8' });
  const events = eventsIn(text);
  expect(events).toEqual([
    {
      uid: `permits-${permit}-expiry_date@desk.example`,
      day: inDays(20),
      isDate: true,
      summary: `${registration_no} Permit expires`,
    },
  ]);
  expect(eventsIn((await read(path)).text)).toEqual(events);
  expect(text).not.toContain('Test user');
});

test('a document whose parts end on one day is one event, which names them', async () => {
  const user = await desk.signIn('user');
  const ends = {
    expiry_date: inDays(30),
    transport_expiry_date: inDays(30),
    hazardous_expiry_date: inDays(9),
  };
  const dl = await user.post(`/citizens/${user.caller.citizen_id}/dl`, { dl_no: freshNumber('DL'), ...ends });
  expect(dl.status, JSON.stringify(dl.body)).toBe(201);
  const events = eventsIn((await read((await subscribe(user)).path)).text);
  expect(events.map(({ day, summary }) => [day, summary])).toEqual([
    [inDays(9), 'Driving License (hazardous goods) expires'],
    [inDays(30), 'Driving License (non-transport, transport) expires'],
  ]);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2);
});

test('it is in the language in which it was asked for, in Devanagari too', async () => {
  const { user, registration_no } = await userWithVehicle();
  const hindi = clientOf(desk.address, user.token, { 'accept-language': 'hi' });
  const { path } = await subscribe(hindi);
  const { text } = await read(path);
  expect(eventsIn(text)[0]?.summary).toContain(registration_no);
  expect(eventsIn(text)[0]?.summary).toMatch(/समाप्ति तिथि$/);
});

test('lines are folded by octets, within no character, and read back whole', () => {
  const summary = `CG04AB1234; फिटनेस, ${'प्रदूषण नियंत्रण 🚛 '.repeat(9)}\\ end\nof it`;
  const text = calendarText('दस्तावेज़', [{ uid: 'a@b', day: '2026-12-31', summary }], new Date());
  const lines = text.split('\r\n');
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\ufffd');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(eventsIn(text)).toEqual([{ uid: 'a@b', day: '2026-12-31', isDate: true, summary }]);
  expect(text).toContain('DTEND;VALUE=DATE:20270101');
});

test('staff see whom they call and their jobs, within reach', async () => {
  const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const other = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  const name = 'Phoolmati';
  const citizen = (await clerk.post('/citizens', { name, mobile: freshMobile() })).body.id;
  const registration_no = freshNumber('CG04');
  const vehicle = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no })).body.id;
  await clerk.put(`/vehicles/${vehicle}/follow-up`, { on: inDays(2), note: 'secret' });
  await clerk.put(`/citizens/${citizen}/follow-up`, { on: inDays(1), note: 'secret' });
  const calls = await read((await subscribe(clerk)).path);
  expect(eventsIn(calls.text).map(({ day, summary }) => [day, summary])).toEqual([
    [inDays(1), `Call: citizen ${citizen}`],
    [inDays(2), `Call: ${registration_no}`],
  ]);
  expect(calls.text).not.toMatch(/Phoolmati|secret/);
  expect(eventsIn((await read((await subscribe(other)).path)).text)).toEqual([]);

  const contact = { contact_name: name, contact_phone: freshMobile() };
  const values = {
    ...contact,
    citizen_id: citizen,
    vehicle_id: vehicle,
    category: 'vehicle',
    services: ['noc'],
  };
  const job = await clerk.post('/jobs', values);
  expect(job.status, JSON.stringify(job.body)).toBe(201);
  await desk.db
    .updateTable('service_requests')
    .set({ due_on: inDays(5), assignee_id: clerk.caller.id })
    .where('id', '=', job.body.id)
    .execute();
  const jobs = eventsIn((await read((await subscribe(clerk, 'jobs')).path)).text);
  expect(jobs).toMatchObject([{ uid: `job-${job.body.id}@desk.example`, day: inDays(5) }]);
  expect(jobs[0]?.summary).toContain(registration_no);

  const refused = await (await desk.signIn('user')).post('/me/calendars', { what: 'jobs' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { what: [expect.any(String)] } } });
});

test('an account has ten at most, lists them without their addresses, and removes its own', async () => {
  const user = await desk.signIn('user');
  const all: { id: number; path: string }[] = [];
  for (let count = 0; count < MAX_CALENDARS; count += 1) all.push(await subscribe(user));
  expect((await user.post('/me/calendars', { what: 'expiries' })).status).toBe(422);
  const { body } = await user.get('/me/calendars');
  expect(body.meta.total).toBe(MAX_CALENDARS);
  const [first] = all;
  expect(JSON.stringify(body)).not.toContain(first?.path.slice(11, 54));
  expect((await (await desk.signIn('user')).delete(`/me/calendars/${first?.id}`)).status).toBe(404);
  expect((await user.delete(`/me/calendars/${first?.id}`)).status).toBe(200);
  expect((await read(first?.path ?? '')).status).toBe(404);
});

const endings: Record<string, (user: SignedInClient) => Promise<unknown>> = {
  password: ({ caller }) =>
    desk.db.updateTable('users').set({ password_hash: 'another' }).where('id', '=', caller.id).execute(),
  role: ({ caller }) =>
    desk.db.updateTable('users').set({ role: 'manager' }).where('id', '=', caller.id).execute(),
  account: ({ caller }) => desk.db.deleteFrom('users').where('id', '=', caller.id).execute(),
};

test.each(Object.entries(endings))('it ends with a change of the %s', async (_, end) => {
  const user = await desk.signIn('user', { profile: false });
  const { path } = await subscribe(user);
  expect((await read(path)).status).toBe(200);
  await end(user);
  expect((await read(path)).status).toBe(404);
});

test('an unknown secret is 404, and none stands in a log or in the history', async () => {
  expect((await read(`/calendars/${'x'.repeat(43)}.ics`)).status).toBe(404);
  expect((await read('/calendars/a.ics')).status).toBe(404);
  const { path } = await subscribe(await desk.signIn('user'));
  await read(path);
  const secret = path.slice('/calendars/'.length, -'.ics'.length);
  expect(desk.logged.join('')).toContain('/api/calendars/:secret');
  expect(desk.logged.join('')).not.toContain(secret);
  const { rows } = await desk.pool.query("select * from history where record = 'calendars'");
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain('secret_hash');
});

test('an address that asks too often is refused for a while', async () => {
  const limited = await deskForTest({ limited: true });
  const { path } = await subscribe(await limited.signIn('user'));
  expect((await read(path, limited)).status).toBe(200);
  await limited.limits.count('calendars', '127.0.0.1', 1199);
  expect((await read(path, limited)).status).toBe(429);
});
