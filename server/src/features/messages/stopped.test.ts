import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inboundCall, postInbound, signatureOf, textOf, webhookSecrets } from '../../testing/inbound.ts';
import { freshMobile, sampleOf } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { remind } from '../reminders/remind.ts';
import { deliver } from './deliver.ts';
import { optOutKeyword } from './stopped.ts';

/** Ten in the morning in India, today. */
const morning = new Date(`${today()}T04:30:00Z`);
const second = Math.floor(Date.now() / 1000) - 1000;

/** An office with a provider that reminds, and a citizen with a licence that ends in seven days. */
async function office() {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger }, webhook: webhookSecrets });
  await desk.db.updateTable('office_settings').set({ reminders_on: true, hour: 0 }).execute();
  const [admin, clerk] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const mobile = freshMobile();
  const citizen = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile })).body.id;
  const expiry_date = addPeriod(today(), { days: 7 });
  const sample = { ...sampleOf(kindOf('ll')), issue_date: '2020-01-01', expiry_date };
  const record_id = (await clerk.post(`/citizens/${citizen}/ll`, sample)).body.id as number;
  const say = (text: string, more: { at?: number; id?: string } = {}) =>
    postInbound(desk, inboundCall({ from: mobile, ...more }, textOf(text)));
  const hasStopped = async () => (await clerk.get(`/citizens/${citizen}`)).body.reminders_stopped;
  const messages = () =>
    desk.db.selectFrom('messages').select(['id', 'purpose', 'state', 'body']).orderBy('id').execute();
  const notice = { type: kindOf('ll').type, record_id, expiry_date };
  return { desk, provider, admin, clerk, mobile, citizen, say, hasStopped, messages, notice };
}

test.each([
  ['STOP', 'stop'],
  [' Stop.\n', 'stop'],
  ['band', 'stop'],
  ['Band!', 'stop'],
  ['बंद', 'stop'],
  ['रोकें।', 'stop'],
  ['बन्द', 'stop'],
  ['बंद\u200d', 'stop'],
  ['\u200eSTOP\u00a0', 'stop'],
  ['start', 'start'],
  ['चालू', 'start'],
  ['please stop', null],
  ['stop it', null],
  ['दुकान बंद है', null],
  ['', null],
])('“%s” as the whole of a text says %s', (text, says) => {
  expect(optOutKeyword(text)).toBe(says);
});

test('STOP stops reminders for a number, is confirmed once and shown, and START undoes it', async () => {
  const { desk, admin, clerk, mobile, say, hasStopped, messages } = await office();
  const due = async () => (await admin.get('/admin/reminders/due')).body.meta.total;
  expect([await hasStopped(), await due()]).toEqual([false, 1]);
  expect(await say('I will stop by tomorrow')).toBe(200);
  expect(await hasStopped()).toBe(false);
  for (const word of ['STOP', 'बंद', 'रोकें']) expect(await say(word)).toBe(200);
  expect([await hasStopped(), await due()]).toEqual([true, 0]);
  expect(await messages()).toMatchObject([
    { purpose: 'message', state: 'queued', body: expect.stringContaining('START') },
  ]);
  const shared = (await clerk.post('/citizens', { name: 'Ramesh', mobile })).body;
  expect(shared.reminders_stopped).toBe(true);
  const holder = await desk.signIn('user');
  await clerk.put(`/citizens/${holder.caller.citizen_id}`, { name: 'Holder', mobile });
  const own = await holder.get(`/citizens/${holder.caller.citizen_id}`);
  expect(own.body.reminders_stopped, 'staff alone are told').toBe(false);
  expect(await remind(desk, morning)).toBe(0);
  await say('चालू');
  expect([await hasStopped(), await due()]).toEqual([false, 1]);
  expect(await messages()).toHaveLength(1);
});

test('STOP cancels all waiting reminders of the number for good', async () => {
  const { desk, provider, clerk, say, messages } = await office();
  expect(await remind(desk, morning)).toBe(1);
  await say('STOP');
  const [reminder] = await messages();
  expect(reminder).toMatchObject({ purpose: 'reminder', state: 'cancelled' });
  const again = await clerk.post(`/admin/messages/${reminder?.id}/retry`);
  expect(again).toMatchObject({ status: 409, body: { current: { state: 'cancelled' } } });
  // One that was being written while the number said so.
  const id = reminder?.id ?? 0;
  await desk.db.updateTable('messages').set({ state: 'queued' }).where('id', '=', id).execute();
  await deliver(desk, id);
  expect((await messages())[0]).toMatchObject({ state: 'cancelled' });
  expect(provider.received).toEqual([]);
});

test('a notice that STOP cancelled and START retried goes out once', async () => {
  const { desk, clerk, say, messages } = await office();
  expect(await remind(desk, morning)).toBe(1);
  await say('STOP', { at: second });
  await say('START', { at: second + 1 });
  const [reminder] = await messages();
  expect(reminder?.state).toBe('cancelled');
  expect((await clerk.post(`/admin/messages/${reminder?.id}/retry`)).body.state).toBe('queued');
  await deliver(desk, reminder?.id ?? 0);
  expect(await remind(desk, new Date(morning.getTime() + 86_400_000))).toBe(0);
});

test('a notice to such a number is sent where it is asked for twice', async () => {
  const { desk, clerk, say, notice } = await office();
  await say('STOP');
  const send = (more = {}) => clerk.post('/reports/expiries/send-notification', { ...notice, ...more });
  expect(await send()).toMatchObject({
    status: 409,
    body: { message: 'This number has opted out of reminders. Send the notice anyway?', stopped: true },
  });
  expect(await send({ again: true })).toMatchObject({ status: 409, body: { stopped: true } });
  expect(await send({ despite_stop: true })).toMatchObject({ status: 201, body: { state: 'queued' } });
  const twice = await send({ despite_stop: true });
  expect([twice.status, twice.body.stopped]).toEqual([409, undefined]);
  expect((await send({ despite_stop: true, again: true })).status).toBe(201);
  // Nor is one tried again without being asked for.
  const { id } = twice.body.current;
  await clerk.post(`/admin/messages/${id}/cancel`);
  await desk.db.deleteFrom('messages').where('id', '>', id).execute();
  const retry = (body: object) => clerk.post(`/admin/messages/${id}/retry`, body);
  expect(await retry({})).toMatchObject({ status: 409, body: { stopped: true } });
  expect(await retry({ despite_stop: true })).toMatchObject({ status: 200, body: { state: 'queued' } });
});

test('each webhook ten times, in any order, changes nothing; nor does one that is signed wrongly', async () => {
  const { desk, mobile, say, hasStopped, messages } = await office();
  const words = ['STOP', 'START', 'STOP', 'Namaste'].map(
    (text, at) => [text, { at: second + at, id: `wamid.${at}` }] as const,
  );
  const [stop, start, again, text] = words;
  for (const [word, said] of [stop, again, text, start].filter(said => said !== undefined)) {
    await say(word, said);
  }
  // START came last, and was said before.
  expect(await hasStopped()).toBe(true);
  const kept = () => desk.db.selectFrom('inbound_messages').selectAll().orderBy('id').execute();
  const before = { messages: await messages(), kept: await kept() };
  expect(before.messages).toHaveLength(1);
  expect(before.kept).toHaveLength(4);
  for (let time = 0; time < 10; time += 1) {
    for (const [word, said] of time % 2 === 0 ? words : words.toReversed()) {
      expect(await say(word, said), 'or it is told again and again').toBe(200);
    }
  }
  const forged = inboundCall({ from: mobile }, textOf('START'));
  expect(await postInbound(desk, forged, signatureOf(forged, 'guess'))).toBe(403);
  expect(await hasStopped()).toBe(true);
  expect({ messages: await messages(), kept: await kept() }).toEqual(before);
});

test('the opt-out of a number is deleted with the last citizen who has it', async () => {
  const { desk, admin, clerk, mobile, citizen, say } = await office();
  const other = (await clerk.post('/citizens', { name: 'Ramesh', mobile })).body.id;
  await say('STOP');
  await say('Namaste');
  const left = async () => ({
    stopped: (await desk.db.selectFrom('stopped_numbers').selectAll().execute()).length,
    texts: (await desk.db.selectFrom('inbound_messages').select('body').execute()).map(({ body }) => body),
    number: (await sql`select from inbound_messages where mobile_no = ${mobile}`.execute(desk.db)).rows
      .length,
  });
  await admin.delete(`/citizens/${citizen}`);
  expect(await left()).toEqual({ stopped: 1, texts: ['STOP', 'Namaste'], number: 2 });
  await admin.delete(`/citizens/${other}`);
  expect(await left()).toEqual({ stopped: 0, texts: [null, null], number: 0 });
});

test('the opt-out of a number stays while a verified account has it, and through a merge and its undo', async () => {
  const { desk, admin, clerk, mobile, citizen, say, hasStopped } = await office();
  await say('STOP');
  await say('Namaste');
  const texts = async () =>
    (await desk.db.selectFrom('inbound_messages').select('body').where('mobile_no', '=', mobile).execute())
      .length;
  const other = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile: freshMobile() })).body.id;
  const { merge_id } = (await admin.post(`/citizens/${citizen}/merge`, { into: other })).body;
  expect((await admin.get(`/citizens/${other}`)).body.reminders_stopped, 'the other number is kept').toBe(
    false,
  );
  expect((await admin.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect([await hasStopped(), await texts()]).toEqual([true, 2]);
  // And where the number of who went is the one that is kept.
  await admin.post(`/citizens/${citizen}/merge`, { into: other, keep: { mobile: 'from' } });
  expect((await admin.get(`/citizens/${other}`)).body).toMatchObject({ mobile, reminders_stopped: true });
  const holder = await desk.signIn('user');
  await desk.db
    .updateTable('users')
    .set({ phone: mobile, phone_verified_at: sql<string>`now()` })
    .where('id', '=', holder.caller.id)
    .execute();
  await admin.delete(`/citizens/${other}`);
  expect(await texts()).toBe(2);
  expect((await clerk.post('/citizens', { name: 'Asha', mobile })).body.reminders_stopped).toBe(true);
  await sql`delete from citizens where mobile = ${mobile}`.execute(desk.db);
  await admin.delete(`/admin/users/${holder.caller.id}`);
  expect(await texts()).toBe(0);
});
