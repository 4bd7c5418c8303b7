import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { peopleDue } from '../../testing/due.ts';
import { deskForTest, openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from '../messages/deliver.ts';
import { remind } from '../reminders/remind.ts';
import { requeueNotifyAll, runNotifyAll } from './work.ts';

const ALL = '/reports/expiries/notify-all';
const until = addPeriod(today(), { days: 5 });

let desk: TestDesk;
let provider: Awaited<ReturnType<typeof openProvider>>;
let clerk: SignedInClient;
beforeEach(async () => {
  provider = await openProvider();
  desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  onTestFinished(() => desk.close());
  await desk.db.updateTable('office_settings').set({ reminders_on: true, hour: 0 }).execute();
  clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
});

const tell = async (by = clerk) => (await by.post(ALL, { exact_date: until })).body.id as number;
const messages = () => desk.db.selectFrom('messages').selectAll().orderBy('id').execute();
const stages = async () => (await desk.db.selectFrom('reminders').selectAll().execute()).length;

test('those that go on are listed with who ordered them, for their maker and who sees everything', async () => {
  await peopleDue(desk, { people: 2, until });
  const [admin, other] = [
    await desk.signIn('admin'),
    await desk.signIn('manager', { branch_id: clerk.caller.branch_id ?? 0 }),
  ];
  // One whose maker has gone ends, and leaves nothing.
  const orphan = await tell(other);
  await desk.db.updateTable('bulk_notices').set({ created_by: null }).execute();
  await runNotifyAll(desk, orphan);
  expect((await admin.get(`${ALL}/${orphan}`)).body.state).toBe('stopped');
  expect(await desk.db.selectFrom('bulk_notice_documents').selectAll().execute()).toEqual([]);
  const listed = async (by: SignedInClient) => (await by.get(ALL)).body;
  const id = await tell();
  const row = { id, state: 'running', progress: { done: 0, of: 2 }, created_by: 'Test manager' };
  expect((await listed(clerk)).data).toEqual([{ ...row, created_at: expect.stringMatching(/Z$/) }]);
  expect((await listed(admin)).data).toMatchObject([row]);
  expect(await listed(other)).toMatchObject({ data: [], meta: { total: 0 } });
  await runNotifyAll(desk, id);
  expect((await listed(clerk)).data, 'all are written, and none has gone').toMatchObject([row]);
  for (const message of await messages()) await deliver(desk, message.id);
  expect((await listed(clerk)).meta.total).toBe(0);
});

test('people left out by a stopped run are due again, also where its notice had marked the stage as done', async () => {
  await peopleDue(desk, { people: 3, until });
  const id = await tell();
  await runNotifyAll(desk, id);
  // They wait in the queue while the daily reminders are planned: no one is notified twice.
  expect(await remind(desk)).toBe(0);
  expect(await stages()).toBe(3);
  const [first] = await messages();
  await deliver(desk, first?.id ?? 0);
  expect((await clerk.post(`${ALL}/${id}/stop`)).body.progress).toEqual({ done: 1, of: 3 });
  expect(await stages()).toBe(1);
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk)).toBe(2);
  expect(await stages()).toBe(3);
});

test('what is done is not stopped: what waits to be sent by hand stays', async () => {
  const byHand = await deskForTest();
  const manager = await byHand.signIn('manager');
  await peopleDue(byHand, { people: 2, until });
  const { id } = (await manager.post(ALL, { exact_date: until })).body;
  await runNotifyAll(byHand, id);
  const done = { id, state: 'done', progress: { done: 2, of: 2 } };
  expect((await manager.get(`${ALL}/${id}`)).body).toEqual(done);
  expect((await manager.post(`${ALL}/${id}/stop`)).body).toEqual(done);
  const states = await byHand.db.selectFrom('messages').select('state').execute();
  expect(states).toEqual([{ state: 'manual' }, { state: 'manual' }]);
});

test('a run started in the evening sends each notice once in the morning', async () => {
  await peopleDue(desk, { people: 2, until });
  await runNotifyAll(desk, await tell());
  await sql`update messages set created_at = created_at - interval '1 day'`.execute(desk.db);
  expect(await remind(desk), 'they wait still').toBe(0);
  const [one, other] = await messages();
  await desk.db
    .updateTable('messages')
    .set({ state: 'cancelled' })
    .where('id', '=', one?.id ?? 0)
    .execute();
  await deliver(desk, other?.id ?? 0);
  await desk.db.deleteFrom('reminders').execute();
  await desk.db.updateTable('office_settings').set({ reminded_on: null }).execute();
  expect(await remind(desk), 'one has gone today').toBe(1);
  const [document] = await desk.db
    .selectFrom('message_documents')
    .select(['document_id as record_id', 'expiry_date'])
    .where('message_id', '=', other?.id ?? 0)
    .execute();
  const notice = await clerk.post('/reports/expiries/send-notification', {
    type: kindOf('dl').type,
    ...document,
  });
  expect([notice.status, notice.body.current.id]).toEqual([409, other?.id]);
});

test('documents notified by another clerk meanwhile are not notified again on a later day', async () => {
  const [one = 0] = await peopleDue(desk, { people: 2, each: 2, until });
  const id = await tell();
  const { record_id } = await desk.db
    .selectFrom('driving_licenses')
    .select('id as record_id')
    .where('citizen_id', '=', one)
    .limit(1)
    .executeTakeFirstOrThrow();
  const notice = { type: kindOf('dl').type, record_id, expiry_date: until };
  const { body } = await clerk.post('/reports/expiries/send-notification', notice);
  await deliver(desk, body.id);
  // It goes on the day after, when the day of the order had no room.
  const ago = sql<string>`created_at - interval '1 day'`;
  await desk.db.updateTable('bulk_notices').set({ created_at: ago }).execute();
  await desk.db
    .updateTable('messages')
    .set({ created_at: ago, sent_at: sql<string>`sent_at - interval '1 day'` })
    .execute();
  await runNotifyAll(desk, id);
  const told = await desk.db.selectFrom('message_documents').select(['document_id', 'message_id']).execute();
  expect(told).toHaveLength(4);
  expect(told.filter(({ document_id }) => document_id === record_id)).toEqual([
    { document_id: record_id, message_id: body.id },
  ]);
});

test('what was stopped is not sent after all while another message of the day tells of the same', async () => {
  await peopleDue(desk, { people: 1, until });
  const id = await tell();
  await runNotifyAll(desk, id);
  await clerk.post(`${ALL}/${id}/stop`);
  const [stopped] = await messages();
  await runNotifyAll(desk, await tell());
  const retry = () => clerk.post(`/admin/messages/${stopped?.id}/retry`);
  expect(await retry()).toMatchObject({
    status: 409,
    body: { message: 'Already covered by another message today.', current: { state: 'cancelled' } },
  });
  const [, second] = await messages();
  await clerk.post(`/admin/messages/${second?.id}/cancel`);
  expect(await retry()).toMatchObject({ status: 200, body: { state: 'queued' } });
  expect((await clerk.post(`/admin/messages/${second?.id}/retry`)).status).toBe(409);
});

test('a run is stopped at once while one of its messages is changed twice', async () => {
  await peopleDue(desk, { people: 2, until });
  const id = await tell();
  await runNotifyAll(desk, id);
  const [first] = await messages();
  let stopped: Promise<{ status: number }> | null = null;
  // As a delivery does: refreshed and claimed in one transaction, which checks the reference to the run.
  await desk.db.transaction().execute(async transaction => {
    const change = (attempts: number) =>
      transaction
        .updateTable('messages')
        .set({ attempts })
        .where('id', '=', first?.id ?? 0)
        .execute();
    await change(1);
    stopped = clerk.post(`${ALL}/${id}/stop`);
    const isWaiting = async () =>
      (
        await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          desk.db,
        )
      ).rows.length;
    await expect.poll(isWaiting).toBe(1);
    await change(2);
  });
  expect(await stopped).toMatchObject({ status: 200, body: { state: 'stopped' } });
  expect((await messages()).map(({ state }) => state)).toEqual(['cancelled', 'cancelled']);
});

test('work that keeps failing without getting further ends, and says so', async () => {
  await peopleDue(desk, { people: 2, until });
  const id = await tell();
  const admin = await desk.signIn('admin');
  const useUp = () =>
    sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`tell ${id}`}`.execute(
      desk.db,
    );
  const state = async () => (await clerk.get(`${ALL}/${id}`)).body.state;
  for (let round = 0; round < 3; round += 1) {
    await useUp();
    await requeueNotifyAll(desk.db);
    expect(await state()).toBe('running');
  }
  await useUp();
  await requeueNotifyAll(desk.db);
  expect(await state()).toBe('failed');
  expect((await clerk.get(ALL)).body.data).toMatchObject([{ id, state: 'failed' }]);
  expect((await admin.get('/admin/sending')).body.failed_jobs).toMatchObject([{ task: 'tell', count: 1 }]);
  expect((await clerk.post(`${ALL}/${id}/stop`)).body.state).toBe('failed');
  await requeueNotifyAll(desk.db);
  await runNotifyAll(desk, id);
  expect(await messages()).toEqual([]);
});

test('work that gets further is taken up as often as it stops', async () => {
  await peopleDue(desk, { people: 6, until });
  const id = await tell();
  for (let round = 0; round < 6; round += 1) {
    await sql`update graphile_worker._private_jobs set attempts = max_attempts where key = ${`tell ${id}`}`.execute(
      desk.db,
    );
    await requeueNotifyAll(desk.db);
    await sql`delete from bulk_notice_documents where document_id = (select min(document_id) from bulk_notice_documents)`.execute(
      desk.db,
    );
  }
  expect((await clerk.get(`${ALL}/${id}`)).body.state).toBe('running');
});
