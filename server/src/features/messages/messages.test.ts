import { randomUUID } from 'node:crypto';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { endPause } from '../../testing/messages.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForTest, openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';
import { recoverQueue, renewLocks } from './recover.ts';
import { startMessageWorker } from './worker.ts';

/** A desk whose messages go to a provider that does as it is told; a worker delivers them where one is wanted. */
async function connected({ working = true } = {}) {
  const provider = await openProvider();
  const desk = await openTestDesk({ messengers: { whatsapp: provider.messenger } });
  const worker = working ? await startMessageWorker(desk, desk.pool) : null;
  onTestFinished(async () => {
    await worker?.stop();
    await desk.close();
  });
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile: '9826011111' })).body.id;
  const send = (message: string, again = false) =>
    clerk.post(`/citizens/${citizen}/send-message`, { message, again });
  return { provider, desk, clerk, citizen, send };
}

const stateOf = async (clerk: SignedInClient, id: number) =>
  (await clerk.get('/admin/messages')).body.data.find((row: { id: number }) => row.id === id)?.state;

/** Makes what waits for a later attempt due now, and ends the pause of the provider. */
const hurry = async (desk: TestDesk) => {
  await endPause(desk);
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at => now())`.execute(
    desk.db,
  );
};

test('without a provider a message waits to be sent by hand, and says so', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'Asha', mobile: '9826011111' })).body.id;
  const { status, body } = await clerk.post(`/citizens/${citizen}/send-message`, { message: 'नमस्ते' });
  expect([status, body]).toMatchObject([
    201,
    {
      state: 'manual',
      channel: 'whatsapp',
      recipient: '9826011111',
      recipient_name: 'Asha',
      body: 'नमस्ते',
      created_by: 'Test manager',
    },
  ]);
  expect((await clerk.post(`/admin/messages/${body.id}/retry`)).status).toBe(409);
  expect((await clerk.post(`/admin/messages/${body.id}/sent`)).body).toMatchObject({
    state: 'sent',
    sent_at: expect.any(String),
  });
  const again = await clerk.post(`/admin/messages/${body.id}/sent`);
  expect(again).toMatchObject({ status: 409, body: { current: { state: 'sent' } } });
  expect((await clerk.get(`/citizens/${citizen}/messages`)).body.data).toHaveLength(1);
});

test('a message goes to the mobile on the record, as 91 and ten digits', async () => {
  const { provider, clerk, send } = await connected();
  const { body } = await send('कागज़ तैयार हैं');
  expect(body.state).toBe('queued');
  await expect.poll(() => stateOf(clerk, body.id)).toBe('sent');
  expect(provider.received).toMatchObject([{ to: '919826011111', body: 'कागज़ तैयार हैं', template: null }]);
});

test('a text of 1 to 1000 characters is needed, to a citizen within reach', async () => {
  const { desk, citizen, send, clerk } = await connected({ working: false });
  expect((await send(' ')).body.errors).toEqual({ message: ['Message is required.'] });
  expect((await send('x'.repeat(1001))).status).toBe(422);
  const other = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await clerk.put(`/citizens/${citizen}`, {
    name: 'Asha',
    mobile: '9826011111',
    branch_id: await desk.branch('04'),
  });
  expect((await other.post(`/citizens/${citizen}/send-message`, { message: 'x' })).status).toBe(404);
  expect((await other.get(`/citizens/${citizen}/messages`)).status).toBe(404);
  expect(
    (await (await desk.signIn('user')).post(`/citizens/${citizen}/send-message`, { message: 'x' })).status,
  ).toBe(403);
  expect((await clerk.get('/admin/messages')).body.data).toEqual([]);
});

test('the same text goes to a person twice on one day only when it is asked for', async () => {
  const { send } = await connected({ working: false });
  const first = await send('x');
  expect(await send('x')).toMatchObject({ status: 409, body: { current: { id: first.body.id } } });
  expect((await send('y')).status).toBe(201);
  expect((await send('x', true)).status).toBe(201);
  const both = await Promise.all([send('z'), send('z')]);
  expect(both.map(answer => answer.status).sort()).toEqual([201, 409]);
});

test('what the provider refuses has failed, and goes when it is tried again', async () => {
  const { provider, clerk, send } = await connected();
  provider.next('refuse');
  const { id } = (await send('x')).body;
  await expect.poll(() => stateOf(clerk, id)).toBe('failed');
  expect((await clerk.get('/admin/messages?state=failed')).body.data[0]).toMatchObject({
    error: 'WhatsApp 400 (131026)',
    attempts: 1,
  });
  expect((await clerk.post(`/admin/messages/${id}/cancel`)).status).toBe(409);
  await clerk.post(`/admin/messages/${id}/retry`);
  await expect.poll(() => stateOf(clerk, id)).toBe('sent');
  expect(provider.received).toHaveLength(1);
});

test('a provider that is limited, broken or down only delays', async () => {
  const { provider, desk, clerk, send } = await connected();
  provider.next('limit', 'break');
  const { id } = (await send('x')).body;
  // A limit is no failed attempt.
  for (const [attempts, status] of [
    [0, 429],
    [1, 500],
  ]) {
    await expect
      .poll(async () => (await clerk.get('/admin/messages')).body.data[0])
      .toMatchObject({ state: 'queued', attempts, error: expect.stringContaining(`WhatsApp ${status}`) });
    await hurry(desk);
  }
  await expect.poll(() => stateOf(clerk, id)).toBe('sent');
  expect(provider.received).toHaveLength(1);
});

test('a message fails after the last attempt', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  provider.next(...(Array(6).fill('break') as 'break'[]));
  const { id } = (await send('x')).body;
  for (let attempt = 1; attempt <= 6; attempt += 1) {
    expect(await stateOf(clerk, id)).toBe('queued');
    await endPause(desk);
    await deliver(desk, id);
  }
  expect(await stateOf(clerk, id)).toBe('failed');
});

test('an answer that never comes leaves it unknown, which nothing resends by itself', async () => {
  const { provider, desk, clerk, send } = await connected();
  provider.next('drop');
  const { id } = (await send('x')).body;
  await expect.poll(() => stateOf(clerk, id)).toBe('unknown');
  await recoverQueue(desk.db);
  await hurry(desk);
  expect(await stateOf(clerk, id)).toBe('unknown');
  expect(provider.received).toHaveLength(1);
  expect((await clerk.post(`/admin/messages/${id}/sent`)).body.state).toBe('sent');
});

test('a provider that does not answer times out, and the message is unknown', async () => {
  const provider = await openProvider({ timeoutMs: 200 });
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  const clerk = await desk.signIn('manager');
  const citizen = (await clerk.post('/citizens', { name: 'Asha', mobile: '9826011111' })).body.id;
  provider.next('hang');
  const { id } = (await clerk.post(`/citizens/${citizen}/send-message`, { message: 'x' })).body;
  await deliver(desk, id);
  expect((await clerk.get('/admin/messages')).body.data[0]).toMatchObject({
    state: 'unknown',
    error: expect.stringContaining('no answer'),
  });
});

test('redirects of the provider are not followed: its address is wrong, and messages wait', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  provider.next('redirect');
  const { id } = (await send('x')).body;
  await deliver(desk, id);
  expect((await clerk.get('/admin/messages')).body.data[0]).toMatchObject({
    state: 'queued',
    error: 'WhatsApp 307',
  });
  expect(provider.received).toEqual([]);
});

test('a cancelled message is not sent', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('x')).body;
  expect((await clerk.post(`/admin/messages/${id}/cancel`)).body.state).toBe('cancelled');
  await deliver(desk, id);
  expect([await stateOf(clerk, id), provider.received]).toEqual(['cancelled', []]);
});

test('of many workers one sends', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('x')).body;
  // All have seen that it waits before any claims it.
  const throttle = untilAllAreHere(5);
  await Promise.all([1, 2, 3, 4, 5].map(() => deliver({ ...desk, throttle }, id)));
  expect([await stateOf(clerk, id), provider.received.length]).toEqual(['sent', 1]);
});

/** Holds callers back until this many have arrived. */
function untilAllAreHere(many: number): () => Promise<void> {
  const waiting: (() => void)[] = [];
  return () =>
    new Promise(resolve => {
      waiting.push(resolve);
      if (waiting.length === many) for (const go of waiting) go();
    });
}

/** Claims a message as a process does, so many seconds ago. */
const claimed = (desk: TestDesk, id: number, seconds: number) =>
  desk.db
    .updateTable('messages')
    .set({
      state: 'sending',
      claim_id: randomUUID(),
      claimed_at: sql<string>`now() - make_interval(secs => ${seconds})`,
    })
    .where('id', '=', id)
    .execute();

test.each([
  ['a minute ago is left alone', 60, 'sending'],
  ['by a clock that goes a little ahead is left alone', -30, 'sending'],
  ['more than two minutes ago is unknown', 130, 'unknown'],
  ['by a clock that was years ahead is unknown', -5 * 365 * 86_400, 'unknown'],
])('what was claimed %s', async (_, seconds, becomes) => {
  const { desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('a')).body;
  await claimed(desk, id, seconds);
  await recoverQueue(desk.db);
  expect(await stateOf(clerk, id)).toBe(becomes);
});

test('a process that lost the database still stores that a message was sent, and does not resend it', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('a')).body;
  provider.slowly(true);
  const delivered = deliver(desk, id);
  await expect.poll(() => provider.received.length).toBe(1);
  await sql`update messages set claimed_at = claimed_at - interval '3 minutes'`.execute(desk.db);
  await recoverQueue(desk.db);
  expect(await stateOf(clerk, id)).toBe('unknown');
  provider.slowly(false);
  await delivered;
  await deliver(desk, id);
  expect([await stateOf(clerk, id), provider.received.length]).toEqual(['sent', 1]);
});

test('an answer to a claim that has expired does not change a later claim', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('a')).body;
  provider.next('refuse');
  provider.slowly(true);
  const delivered = deliver(desk, id);
  await expect.poll(() => stateOf(clerk, id)).toBe('sending');
  await claimed(desk, id, 0);
  provider.slowly(false);
  await delivered;
  expect(await stateOf(clerk, id)).toBe('sending');
});

test('a job whose lock has expired is taken up again, one whose lock is renewed is not', async () => {
  const { desk, send } = await connected({ working: false });
  await send('x');
  await sql`update graphile_worker._private_jobs set locked_by = 'a worker',
    locked_at = now() - interval '130 seconds'`.execute(desk.db);
  const jobs = async () =>
    (
      await sql<{ id: string; locked_by: string | null }>`
        select id, locked_by from graphile_worker.jobs`.execute(desk.db)
    ).rows;
  const [job] = await jobs();
  await renewLocks(desk.db, [job?.id ?? '']);
  await recoverQueue(desk.db);
  expect(await jobs()).toEqual([{ id: job?.id, locked_by: 'a worker' }]);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '130 seconds'`.execute(
    desk.db,
  );
  await recoverQueue(desk.db);
  expect(await jobs()).toMatchObject([{ locked_by: null }]);
});

test('a passing error of the database before a message is claimed only delays it', async () => {
  const { provider, desk, clerk, send } = await connected();
  await sql`alter table rate_limits rename to rate_limits_away`.execute(desk.db);
  const { id } = (await send('x')).body;
  const errors = async () =>
    (await sql<{ error: string }>`select last_error as error from graphile_worker.jobs`.execute(desk.db))
      .rows;
  await expect.poll(errors).toEqual([{ error: expect.stringMatching(/^DatabaseError 42P01 at /) }]);
  expect(await stateOf(clerk, id)).toBe('queued');
  await sql`alter table rate_limits_away rename to rate_limits`.execute(desk.db);
  await hurry(desk);
  await expect.poll(() => stateOf(clerk, id)).toBe('sent');
  expect(provider.received).toHaveLength(1);
});

test('a message whose queue job was given up is queued again', async () => {
  const { provider, desk, clerk, send } = await connected({ working: false });
  const { id } = (await send('x')).body;
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(desk.db);
  const worker = await startMessageWorker(desk, desk.pool);
  onTestFinished(() => worker.stop());
  await expect.poll(() => stateOf(clerk, id)).toBe('sent');
  expect(provider.received).toHaveLength(1);
});

test('a job of the queue that fails for good is reported without quoting its error', async () => {
  const told: string[] = [];
  const desk = await openTestDesk();
  const broken = async () => {
    throw new TypeError('of Asha, 9826011111');
  };
  const worker = await startMessageWorker(desk, desk.pool, { broken }, line => told.push(line));
  onTestFinished(async () => {
    await worker.stop();
    await desk.close();
  });
  await sql`select graphile_worker.add_job('broken', json_build_object('name', 'Asha'), max_attempts => 1)`.execute(
    desk.db,
  );
  await expect
    .poll(() => told)
    .toEqual([expect.stringMatching(/^A job of the queue failed for good \(broken: TypeError/)]);
  expect(told.join()).not.toMatch(/Asha|98260/);
  const admin = await desk.signIn('admin');
  const failed = async () => (await admin.get('/admin/sending')).body.failed_jobs;
  await expect.poll(failed).toEqual([{ task: 'broken', count: 1, last_at: expect.any(String) }]);
});

test('a notice tells the owner about the document as it is on record, once a day', async () => {
  const { provider, desk, clerk, citizen } = await connected();
  const vehicle = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber() }))
    .body;
  const until = addPeriod(today(), { days: 5 });
  const tax = (
    await clerk.post(`/vehicles/${vehicle.id}/taxes`, {
      tax_mode: 'Yearly',
      tax_from: '2020-01-01',
      tax_upto: until,
    })
  ).body;
  const [row] = (await clerk.get(`/reports/expiries?exact_date=${until}`)).body.data;
  const notice = {
    type: row.type,
    owner_mobile: row.owner_mobile,
    identifier: row.identifier,
    expiry_date: row.expiry_date,
  };
  const { status, body } = await clerk.post('/reports/expiries/send-notification', notice);
  expect([status, body.purpose, body.recipient]).toEqual([201, 'expiry', '9826011111']);
  expect(body.body).toMatch(/नमस्ते आशा वर्मा[\s\S]*Dear आशा वर्मा/);
  expect(body.body).toContain(vehicle.registration_no);
  await expect.poll(() => provider.received.length).toBe(1);
  const byId = { type: 'Tax', record_id: tax.id, expiry_date: until };
  expect((await clerk.post('/reports/expiries/send-notification', byId)).status).toBe(409);
  expect((await clerk.post('/reports/expiries/send-notification', { ...byId, again: true })).status).toBe(
    201,
  );

  const refused = async (values: object) =>
    clerk.post('/reports/expiries/send-notification', { ...notice, ...values });
  expect((await refused({ owner_mobile: '9000000000' })).body.errors).toHaveProperty('owner_mobile');
  expect((await refused({ type: 'Passport' })).body.message).toBe('Unknown document type');
  expect((await refused({ identifier: 'X' })).status).toBe(404);
  expect((await refused({ expiry_date: '2001-01-01' })).status).toBe(404);
  const other = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await clerk.put(`/citizens/${citizen}`, {
    name: 'Asha',
    mobile: '9826011111',
    branch_id: await desk.branch('04'),
  });
  expect((await other.post('/reports/expiries/send-notification', byId)).status).toBe(404);
});

test('messages go to another branch with their citizen, and no branch sees what goes to admins', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const [here, there, everywhere, admin] = [
    await desk.signIn('manager', { branch_id: raipur }),
    await desk.signIn('manager', { branch_id: bilaspur }),
    await desk.signIn('manager'),
    await desk.signIn('admin'),
  ];
  const asha = { name: 'Asha', mobile: freshMobile() };
  const citizen = (await here.post('/citizens', asha)).body.id;
  const { id } = (await here.post(`/citizens/${citizen}/send-message`, { message: 'x' })).body;
  await admin.put(`/citizens/${citizen}`, { ...asha, branch_id: bilaspur });

  const seenBy = async (person: SignedInClient) =>
    (await person.get('/admin/messages')).body.data.map((row: { id: number }) => row.id);
  const counted = async (person: SignedInClient) =>
    (await person.get('/dashboard/messages')).body.weeks
      .flatMap((week: { counts: { messages: number }[] }) => week.counts)
      .reduce((sum: number, { messages }: { messages: number }) => sum + messages, 0);
  expect([await seenBy(here), await counted(here)]).toEqual([[], 0]);
  expect([await seenBy(there), await counted(there)]).toEqual([[id], 1]);
  expect((await there.get(`/citizens/${citizen}/messages`)).body.data).toMatchObject([{ id }]);
  expect((await here.post(`/admin/messages/${id}/sent`)).status).toBe(404);
  expect((await there.post(`/admin/messages/${id}/sent`)).status).toBe(200);

  await sql`
    insert into messages (channel, purpose, state, user_id, recipient, recipient_name, body)
    select 'mail', purpose, 'manual', ${admin.caller.id}, 'a@example.com', 'Admin', 'x'
    from unnest(array['summary', 'reset', 'security']) as purpose`.execute(desk.db);
  expect([await seenBy(here), await counted(here)]).toEqual([[], 0]);
  expect(await seenBy(everywhere)).toHaveLength(2);
  expect(await seenBy(admin)).toHaveLength(4);
});

test('a message to a citizen without a branch is visible to all branches until one takes the citizen over', async () => {
  const desk = await deskForTest();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  const asha = { name: 'Asha', mobile: freshMobile() };
  const citizen = (await (await desk.signIn('admin')).post('/citizens', asha)).body.id;
  const { id } = (await here.post(`/citizens/${citizen}/send-message`, { message: 'x' })).body;
  expect(await stateOf(there, id)).toBe('manual');
  await here.post(`/admin/messages/${id}/cancel`);
  expect(await stateOf(there, id), 'dealing with it takes nothing over').toBe('cancelled');
  await here.put(`/citizens/${citizen}`, asha);
  expect([await stateOf(here, id), await stateOf(there, id)]).toEqual(['cancelled', undefined]);
});

test('the list says how many there are of what each of the staff may see, whatever is asked for', async () => {
  const desk = await deskForTest();
  const [raipur, dhamtari] = [await desk.branch('04'), await desk.branch('05')];
  await sql`
    insert into citizens (name, mobile, branch_id) values
      ('Asha', '9826011111', ${raipur}), ('Meena', '9826011112', ${dhamtari}), ('Ravi', '9826011113', null)`.execute(
    desk.db,
  );
  // Each purpose in two states on each of four days, to a citizen of either branch or of none, or to an account of either.
  await sql`
    insert into messages (channel, purpose, state, citizen_id, branch_id, recipient, recipient_name, body, created_at)
    select 'mail', purpose, state, to_whom.citizen_id, to_whom.branch_id, 'a@example.com', 'Asha', 'Text',
      timestamptz '2026-11-10 18:00Z' + day * interval '1 day 1 hour'
    from unnest(array['message', 'reminder', 'reset', 'summary', 'security']) as purpose,
      unnest(array['sent', 'failed']) as state, generate_series(0, 3) as day,
      (select id as citizen_id, null::integer as branch_id from citizens
        union all select null, unnest(array[${raipur}::integer, ${dhamtari}, null])) as to_whom`.execute(
    desk.db,
  );
  const callers = [
    await desk.signIn('admin'),
    await desk.signIn('manager'),
    await desk.signIn('manager', { branch_id: raipur }),
  ];
  const filters = [
    '',
    'state=failed',
    'from=2026-11-12',
    'until=2026-11-13',
    'from=2026-11-11&until=2026-11-12&state=sent',
  ];
  const compare = async () => {
    for (const caller of callers) {
      for (const filter of filters) {
        const all = [];
        for (let page = 1, last = 1; page <= last; page += 1) {
          const { data, meta } = (await caller.get(`/admin/messages?${filter}&page=${page}`)).body;
          all.push(...data);
          last = meta.last_page;
          expect(meta.total, filter).toBeGreaterThan(0);
          if (page === last) expect(all.length, filter).toBe(meta.total);
        }
        // The last page shows all the rest.
        const { data } = (
          await caller.get(`/admin/messages?${filter}&page=${Math.ceil(all.length / 15) + 1}`)
        ).body;
        expect(data, filter).toEqual([]);
      }
    }
  };
  await compare();
  await sql`update citizens set branch_id = ${raipur} where name = 'Meena'`.execute(desk.db);
  await sql`delete from citizens where name = 'Ravi'`.execute(desk.db);
  await compare();
});
