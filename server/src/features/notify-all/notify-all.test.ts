import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { peopleDue } from '../../testing/due.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from '../messages/deliver.ts';
import { remind } from '../reminders/remind.ts';
import { requeueNotifyAll, runNotifyAll } from './work.ts';

const ALL = '/reports/expiries/notify-all';
const until = addPeriod(today(), { days: 5 });
const filter = { start_date: today(), end_date: addPeriod(today(), { days: 7 }) };

let desk: TestDesk;
let provider: Awaited<ReturnType<typeof openProvider>>;
let clerk: SignedInClient;
beforeEach(async () => {
  provider = await openProvider();
  desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  onTestFinished(() => desk.close());
  await desk.db.updateTable('office_settings').set({ daily_limit: 100_000 }).execute();
  clerk = await desk.signIn('manager');
});

const tell = (body: object) => clerk.post(ALL, { ...filter, ...body });
const messages = () => desk.db.selectFrom('messages').selectAll().orderBy('id').execute();
async function deliverAll() {
  for (const { id, state } of await messages()) if (state === 'queued') await deliver(desk, id);
}

test('a dry run counts messages and documents, names who is left out and why, and the cost; it sends nothing', async () => {
  await peopleDue(desk, { people: 3, each: 4, until });
  const [one, other, ...rest] = await desk.db.selectFrom('citizens').select('id').orderBy('id').execute();
  const licences = await desk.db
    .selectFrom('driving_licenses')
    .select('id')
    .where('citizen_id', '=', one?.id ?? 0)
    .orderBy('id')
    .execute();
  const [told] = licences;
  const notice = { type: kindOf('dl').type, record_id: told?.id, expiry_date: until };
  expect((await clerk.post('/reports/expiries/send-notification', notice)).status).toBe(201);
  await clerk.put(`/citizens/${other?.id}/reminders`, { off: true });
  const { status, body } = await tell({ dry_run: true });
  expect(status).toBe(200);
  expect(body).toEqual({
    messages: 2,
    documents: 7,
    recipients: expect.any(Array),
    left_out: [
      { reason: 'told', count: 1, owners: [expect.any(String)] },
      { reason: 'off', count: 4, owners: [expect.any(String)] },
    ],
    estimated_cost: '0.23',
    seen: expect.any(String),
  });
  expect(rest).toHaveLength(1);
  expect(await messages()).toHaveLength(1);
  // What is asked with is the report's filters.
  expect((await tell({ dry_run: true, doc_type: 'PUCC' })).body).toMatchObject({ messages: 0, documents: 0 });
  expect((await tell({ dry_run: true, doc_type: 'Boat' })).status).toBe(422);
});

test('a dry run shows the first recipients, with the texts that are sent then', async () => {
  await peopleDue(desk, { people: 22, each: 2, until });
  const { body: preview } = await tell({ dry_run: true });
  expect(preview.recipients).toHaveLength(20);
  const { body } = await tell({ seen: preview.seen });
  await runNotifyAll(desk, body.id);
  const written = (await messages()).slice(0, 20);
  expect(preview.recipients).toEqual(
    written.map(({ recipient, recipient_name, body: text }) => ({
      ...{ name: recipient_name, mobile: recipient, documents: 2, text },
    })),
  );
});

test('ticked rows that have been renewed are left out with the reason', async () => {
  const { id } = (await clerk.post('/citizens', { name: 'Asha', mobile: freshMobile() })).body;
  const registration_no = freshNumber('CG04');
  const vehicle = (await clerk.post(`/citizens/${id}/vehicles`, { registration_no })).body.id;
  const pucc = async (valid_until: string) =>
    (
      await clerk.post(`/vehicles/${vehicle}/puccs`, {
        ...{ pucc_number: freshNumber('PUC'), valid_from: '2020-01-01', valid_until },
      })
    ).body.id;
  const record_id = await pucc(until);
  await pucc(addPeriod(until, { years: 1 }));
  const documents = [{ type: kindOf('puccs').type, record_id, end: null, expiry_date: until }];
  expect((await clerk.post(ALL, { documents, dry_run: true })).body).toMatchObject({
    ...{ messages: 0, documents: 0, left_out: [{ reason: 'superseded', count: 1 }] },
  });
});

test('all are notified, one message per number, and no one twice a day', async () => {
  await peopleDue(desk, { people: 5, each: 2, until });
  const { status, body } = await tell({});
  expect(status).toBe(202);
  expect(body).toEqual({ id: expect.any(Number), state: 'running', progress: { done: 0, of: 5 } });
  await runNotifyAll(desk, body.id);
  await deliverAll();
  expect((await clerk.get(`${ALL}/${body.id}`)).body).toEqual({
    id: body.id,
    state: 'done',
    progress: { done: 5, of: 5 },
  });
  expect(new Set(provider.received.map(({ to }) => to)).size).toBe(5);
  expect(await messages()).toMatchObject(Array(5).fill({ purpose: 'bulk', state: 'sent' }));
  expect((await tell({ dry_run: true })).body).toMatchObject({
    messages: 0,
    left_out: [{ reason: 'told', count: 10 }],
  });
  // Nor are they reminded of the same on that day.
  await desk.db.updateTable('office_settings').set({ reminders_on: true, hour: 0 }).execute();
  expect(await remind(desk)).toBe(0);
  const { body: report } = await clerk.get(`/reports/expiries?start_date=${filter.start_date}`);
  expect(report.data[0].told).toEqual({ state: 'sent', at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) });
  expect((await clerk.get('/reports/expiries?not_told=1')).body.total).toBe(0);
});

test('a run that is stopped and continued notifies each once', async () => {
  await peopleDue(desk, { people: 9, each: 2, until });
  const { body } = await tell({});
  await runNotifyAll(desk, body.id);
  const [first, second, third] = await messages();
  for (const message of [first, second, third]) await deliver(desk, message?.id ?? 0);
  const stopped = await clerk.post(`${ALL}/${body.id}/stop`);
  expect(stopped.body).toEqual({ id: body.id, state: 'stopped', progress: { done: 3, of: 9 } });
  await deliverAll();
  await runNotifyAll(desk, body.id);
  expect(provider.received).toHaveLength(3);
  const again = await tell({});
  expect(again.body.progress.of).toBe(6);
  await runNotifyAll(desk, again.body.id);
  await deliverAll();
  expect(provider.received).toHaveLength(9);
  expect(new Set(provider.received.map(({ to }) => to)).size).toBe(9);
});

test('a run that breaks off is continued from there', async () => {
  await peopleDue(desk, { people: 450, until });
  const { body } = await tell({ confirm: 450 });
  expect(body.progress.of).toBe(450);
  // At the 150th, 270th and 390th note something breaks: what the batch has written goes with it.
  await sql`create sequence steps`.execute(desk.db);
  for (const step of [150, 270, 390]) {
    await sql`create or replace function break_off() returns trigger language plpgsql as $$
      begin if nextval('steps') % ${sql.raw(String(step))} = 0 then raise 'broken off'; end if; return new; end $$`.execute(
      desk.db,
    );
    await sql`create or replace trigger break_off after insert on message_documents
      for each row execute function break_off()`.execute(desk.db);
    await runNotifyAll(desk, body.id).catch(() => undefined);
  }
  await sql`drop trigger break_off on message_documents`.execute(desk.db);
  await sql`select graphile_worker.remove_job('tell ' || ${body.id}::text)`.execute(desk.db);
  await requeueNotifyAll(desk.db);
  await runNotifyAll(desk, body.id);
  const written = await messages();
  expect(written).toHaveLength(450);
  expect(new Set(written.map(({ recipient }) => recipient)).size).toBe(450);
});

test('many messages are sent only with their number, and admins read of them', async () => {
  const admin = await desk.signIn('admin');
  await desk.db
    .updateTable('users')
    .set({ email: 'admin@example.com', email_verified_at: sql<string>`now()` })
    .where('id', '=', admin.caller.id)
    .execute();
  await peopleDue(desk, { people: 201, until });
  const refused = await tell({});
  expect(refused.status).toBe(422);
  expect(refused.body.errors.confirm[0]).toContain('201');
  expect((await tell({ confirm: 200 })).status).toBe(422);
  const { status, body } = await tell({ confirm: 201 });
  expect(status).toBe(202);
  // Also of a day that leaves no room for any of them.
  await desk.db.updateTable('office_settings').set({ hour: 0, daily_limit: 20 }).execute();
  await runNotifyAll(desk, body.id);
  expect(await messages()).toEqual([]);
  const tomorrow = new Date(Date.now() + 86_400_000);
  await remind(desk, tomorrow);
  await remind(desk, tomorrow);
  const mails = await desk.db
    .selectFrom('messages')
    .select('body')
    .where('purpose', '=', 'summary')
    .execute();
  expect(mails).toMatchObject([{ body: expect.stringContaining('sent a bulk notice (201 messages)') }]);
});

test('notices beyond the daily limit follow on the next open day, checked again', async () => {
  const people = await peopleDue(desk, { people: 4, until });
  await desk.db.updateTable('office_settings').set({ daily_limit: 23 }).execute();
  const { body } = await tell({});
  await runNotifyAll(desk, body.id);
  expect(await messages()).toHaveLength(3);
  expect((await clerk.get(`${ALL}/${body.id}`)).body).toMatchObject({ state: 'running' });
  const { rows } = await sql<{ day: string; hour: number }>`
    select (run_at at time zone 'Asia/Kolkata')::date as day,
      extract(hour from (run_at + interval '1 minute') at time zone 'Asia/Kolkata')::integer as hour
    from graphile_worker.jobs where key = ${`tell ${body.id}`}`.execute(desk.db);
  expect(rows, 'when reminders go out, and not at midnight').toEqual([
    { day: addPeriod(today(), { days: 1 }), hour: 9 },
  ]);
  await deliverAll();
  await sql`update messages set created_at = created_at - interval '1 day', sent_at = sent_at - interval '1 day'`.execute(
    desk.db,
  );
  await sql`update bulk_notices set created_at = created_at - interval '1 day'`.execute(desk.db);
  const told = await desk.db.selectFrom('message_documents').select('citizen_id').execute();
  const last = people.find(id => told.every(one => one.citizen_id !== id));
  await clerk.put(`/citizens/${last}/reminders`, { off: true });
  await runNotifyAll(desk, body.id);
  expect(await messages(), 'each person is notified once, those who opted out not at all').toHaveLength(3);
  expect((await clerk.get(`${ALL}/${body.id}`)).body).toMatchObject({
    state: 'done',
    progress: { done: 3, of: 3 },
  });
});

test('a branch notifies its own citizens alone, by rows as well, and sees no runs of others', async () => {
  const [korba, raipur] = [await desk.branch('10'), await desk.branch('04')];
  const [one, other] = [
    await desk.signIn('manager', { branch_id: korba }),
    await desk.signIn('manager', { branch_id: raipur }),
  ];
  const licenceOf = async (manager: SignedInClient) => {
    const { id } = (await manager.post('/citizens', { name: 'A', mobile: freshMobile() })).body;
    const values = { dl_no: freshNumber('DL'), issue_date: '2020-01-01', expiry_date: until };
    return (await manager.post(`/citizens/${id}/dl`, values)).body.id as number;
  };
  const [ours, ticked, theirs] = [await licenceOf(one), await licenceOf(one), await licenceOf(other)];
  const row = (record_id: number) => ({ type: kindOf('dl').type, record_id, end: null, expiry_date: until });
  const { body } = await one.post(ALL, { documents: [row(ticked), row(theirs)] });
  expect(body.progress.of).toBe(1);
  await runNotifyAll(desk, body.id);
  const told = await desk.db.selectFrom('message_documents').select('document_id').execute();
  expect(told).toEqual([{ document_id: ticked }]);
  expect((await one.post(ALL, { ...filter, dry_run: true })).body).toMatchObject({ documents: 1 });
  expect((await other.get(`${ALL}/${body.id}`)).status).toBe(404);
  expect((await other.post(`${ALL}/${body.id}/stop`)).status).toBe(404);
  expect((await clerk.get(`${ALL}/${body.id}`)).status).toBe(200);
  expect(ours).toBeGreaterThan(0);
});

test('a former staff member’s Notify all stops', async () => {
  await peopleDue(desk, { people: 250, until });
  const { body } = await tell({ confirm: 250 });
  // As soon as the first messages are written.
  await sql`create function change_account() returns trigger language plpgsql as
    $$ begin update users set role = 'user' where id = ${sql.lit(clerk.caller.id)}; return null; end $$`.execute(
    desk.db,
  );
  await sql`create trigger change_account after insert on messages
    for each statement execute function change_account()`.execute(desk.db);
  await runNotifyAll(desk, body.id);
  expect(await messages()).toHaveLength(200);
  const notice = await desk.db.selectFrom('bulk_notices').select('state').executeTakeFirst();
  expect(notice).toEqual({ state: 'stopped' });
});
