import { today } from '@rto-desk/contract/expiry';
import { learnerTabs } from '@rto-desk/contract/learner';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { receive } from '../messages/receive.ts';
import { refreshManual } from '../messages/refresh.ts';
import { notifyReadyDaily } from './notify-ready.ts';

const { desk, admin, clerk, elsewhere } = await openBranchesDesk();

const person = async (by = clerk, mobile = freshMobile()) =>
  (await by.post('/citizens', { name: 'Ramkali', mobile })).body.id as number;

/** A learner licence by how old it is and how many days it has left. */
async function learner({ age = 40, left = 100, classes = 'LMV', citizen = 0, by = clerk } = {}) {
  const citizen_id = citizen || (await person(by));
  const values = {
    ll_no: freshNumber('LL'),
    issue_date: inDays(-age),
    expiry_date: inDays(left),
    vehicle_class: classes,
    application_no: freshNumber('AP'),
    office: 'CG-04: Raipur',
  };
  const { body } = await by.post(`/citizens/${citizen_id}/ll`, values);
  return { ...values, id: body.id as number, citizen_id };
}

/** One of which only the end is known. */
async function ofEnd(citizen_id: number, left: number): Promise<number> {
  const values = { partial: true, expiry_date: inDays(left) };
  return (await clerk.post(`/citizens/${citizen_id}/ll`, values)).body.id;
}

/** One of which only the beginning is known. */
async function ofBeginning(age: number): Promise<number> {
  const { id } = await learner({ age });
  await sql`update learner_licenses set expiry_date = null where id = ${id}`.execute(desk.db);
  return id;
}

/** On which lists a licence stands. Those that are ready are as many on their list as in My work. */
async function tabsOf(id: number, by = clerk): Promise<string[]> {
  const found: string[] = [];
  for (const tab of learnerTabs) {
    const { data, meta } = (await by.get(`/jobs/learners?tab=${tab}&per_page=100`)).body;
    if (tab === 'ready') {
      expect((await by.get('/jobs/work')).body.learners_ready, 'in My work').toBe(meta.total);
    }
    if (data.some((row: { ll_id: number }) => row.ll_id === id)) found.push(tab);
  }
  return found;
}

test.each([
  { age: 0, left: 180, tab: 'waiting' },
  { age: 29, left: 152, tab: 'waiting' },
  { age: 30, left: 151, tab: 'ready' },
  { age: 150, left: 30, tab: 'ready' },
  { age: 151, left: 29, tab: 'ending' },
  { age: 180, left: 0, tab: 'ending' },
  { age: 181, left: -1, tab: 'ended' },
])('after $age days, with $left left, a learner is $tab', async ({ tab, ...days }) => {
  const licence = await learner(days);
  expect(await tabsOf(licence.id)).toEqual([tab]);
  expect(await tabsOf(licence.id, elsewhere)).toEqual([]);
});

test.each([
  { left: 152, tab: 'waiting' },
  { left: 120, tab: 'ready' },
  { left: 29, tab: 'ending' },
  { left: -1, tab: 'ended' },
])(
  'of which only the end is known, with $left days left, the first day follows: $tab',
  async ({ left, tab }) => {
    const id = await ofEnd(await person(), left);
    expect(await tabsOf(id)).toEqual([tab]);
  },
);

test.each([
  { age: 29, tab: 'waiting' },
  { age: 30, tab: 'ready' },
  { age: 145, tab: 'ready' },
  { age: 160, tab: 'ending' },
  { age: 190, tab: 'ended' },
])(
  'of which only the first day is known, $age days ago, the last day follows: $tab',
  async ({ age, tab }) => {
    const id = await ofBeginning(age);
    expect(await tabsOf(id)).toEqual([tab]);
    expect(await tabsOf(id, admin)).toEqual([tab]);
  },
);

test('who has a driving licence since the first day that follows stands on no list', async () => {
  const citizen_id = await person();
  const id = await ofEnd(citizen_id, 60);
  const values = { dl_no: freshNumber('DL'), issue_date: inDays(-1), vehicle_class: 'MCWG' };
  await clerk.post(`/citizens/${citizen_id}/dl`, values);
  expect(await tabsOf(id)).toEqual([]);
});

test('a learner whose licence has no number is notified without one', async () => {
  const citizen_id = await person();
  await clerk.post('/jobs/learners/tell', { ll_ids: [await ofEnd(citizen_id, 100)] });
  const [message] = (await clerk.get(`/citizens/${citizen_id}/messages`)).body.data;
  expect(message.body).toContain('with your learner license you may now');
  expect(message.body).toContain('अपने लर्निंग लाइसेंस के आधार');
});

test('days are those of India, whatever the time elsewhere', async () => {
  const licence = await learner({ age: 30, left: 151 });
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    // Just before and just after midnight in India.
    vi.setSystemTime(new Date(`${today()}T00:00:00+05:30`).getTime() - 1000);
    expect(await tabsOf(licence.id)).toEqual(['waiting']);
    vi.setSystemTime(Date.now() + 2000);
    expect(await tabsOf(licence.id)).toEqual(['ready']);
  } finally {
    vi.useRealTimers();
  }
});

test('a holder of the driving licence is on no list', async () => {
  const dl = (citizen_id: number, values: object) =>
    clerk.post(`/citizens/${citizen_id}/dl`, { dl_no: freshNumber('DL'), ...values });
  const since = await learner();
  await dl(since.citizen_id, { issue_date: inDays(-1), vehicle_class: 'MCWG' });
  expect(await tabsOf(since.id), 'issued since').toEqual([]);
  const all = await learner({ classes: 'LMV, MCWG' });
  await dl(all.citizen_id, { issue_date: '2015-01-05', vehicle_class: 'MCWG, TRANS, LMV' });
  expect(await tabsOf(all.id), 'covers every class').toEqual([]);
  const some = await learner({ classes: 'LMV, MCWG' });
  await dl(some.citizen_id, { issue_date: '2015-01-05', vehicle_class: 'MCWG' });
  expect(await tabsOf(some.id), 'another class is still to come').toEqual(['ready']);
});

test('who fails the test is ready again after seven days', async () => {
  const licence = await learner();
  const set = (body: object) => clerk.put(`/jobs/learners/${licence.id}/test`, body);
  expect((await set({ test_result: 'failed' })).body.errors).toHaveProperty('test_on');
  const failed = await set({ test_on: inDays(-6), test_result: 'failed' });
  expect(failed).toMatchObject({
    status: 200,
    body: { ll_id: licence.id, citizen_id: licence.citizen_id, tab: 'failed', test_result: 'failed' },
  });
  expect(await tabsOf(licence.id)).toEqual(['failed']);
  const ready = (await set({ test_on: inDays(-7) })).body;
  expect(ready).toMatchObject({ tab: 'ready', test_result: 'failed' });
  expect((await set({ test_result: 'passed', updated_at: failed.body.updated_at })).status).toBe(409);
  expect(await tabsOf(licence.id)).toEqual(['ready']);
  expect((await elsewhere.put(`/jobs/learners/${licence.id}/test`, {})).status).toBe(404);
  const row = (await clerk.get('/jobs/learners?per_page=100')).body.data.find(
    (one: { ll_id: number }) => one.ll_id === licence.id,
  );
  expect(row).toMatchObject({
    name: 'Ramkali',
    ll_no: licence.ll_no,
    issue_date: licence.issue_date,
    expiry_date: licence.expiry_date,
    vehicle_class: 'LMV',
    office: 'CG-04: Raipur',
    application_no: licence.application_no,
    test_on: inDays(-7),
  });
  expect((await clerk.post('/jobs/learners/tell', { ll_ids: [licence.id] })).body.messages).toBe(1);
  const { updated_at } = ready;
  expect((await set({ test_on: inDays(-1), updated_at })).status, 'a form open meanwhile').toBe(200);
});

test('of two who enter the first test of a learner, the second is told of it', async () => {
  const { id } = await learner();
  const set = (test_on: string) => clerk.put(`/jobs/learners/${id}/test`, { test_on, updated_at: null });
  expect((await set(inDays(-1))).status).toBe(200);
  expect(await set(inDays(-2))).toMatchObject({ status: 409, body: { current: { test_on: inDays(-1) } } });
  const other = await learner();
  await clerk.post('/jobs/learners/tell', { ll_ids: [other.id] });
  const first = { test_on: inDays(-1), updated_at: null };
  expect((await clerk.put(`/jobs/learners/${other.id}/test`, first)).status, 'they were only told').toBe(200);
});

test('each person is told once that they may apply, with the days of tests', async () => {
  await admin.put('/admin/job-settings', { test_weekdays: [4, 2] });
  const first = await learner();
  const second = await learner({ citizen: first.citizen_id, classes: 'MCWG' });
  const waiting = await learner({ age: 29, left: 152 });
  const quiet = await learner();
  await clerk.put(`/citizens/${quiet.citizen_id}/reminders`, { off: true });
  const far = await learner({ by: elsewhere });
  const ll_ids = [first, second, waiting, quiet, far].map(({ id }) => id);
  const tell = (by = clerk) => by.post('/jobs/learners/tell', { ll_ids });
  const both = await Promise.all([tell(), tell()]);
  const sum = (name: 'messages' | 'licences') => both.reduce((total, { body }) => total + body[name], 0);
  expect([sum('messages'), sum('licences')], 'one message for both licences, for every caller').toEqual([
    1, 2,
  ]);
  expect((await tell()).body).toEqual({ messages: 0, licences: 0 });
  const [message, ...others] = (await clerk.get(`/citizens/${first.citizen_id}/messages`)).body.data;
  expect(others).toEqual([]);
  for (const part of ['मंगलवार, गुरुवार', 'Tests are held on: Tuesday, Thursday.', first.ll_no, second.ll_no]) {
    expect(message.body).toContain(part);
  }
  expect((await tell(elsewhere)).body, 'each branch its own').toEqual({ messages: 1, licences: 1 });
});

test('a number that holds a link is told without it', async () => {
  const { id, citizen_id, ...values } = await learner();
  const changed = await clerk.put(`/ll/${id}`, { ...values, ll_no: `${freshNumber('X')}.EXAMPLE/CG` });
  expect(changed.status).toBe(200);
  await clerk.post('/jobs/learners/tell', { ll_ids: [id] });
  const [message] = (await clerk.get(`/citizens/${citizen_id}/messages`)).body.data;
  expect(message.body).toContain('. EXAMPLE/CG');
  expect(message.body).not.toContain('.EXAMPLE');
});

test('of two clerks who notify at once, one does', async () => {
  const { id } = await learner();
  let telling = clerk.get('/jobs/work');
  await desk.db.transaction().execute(async transaction => {
    await transaction.insertInto('learner_tests').values({ ll_id: id, told_on: today() }).execute();
    telling = clerk.post('/jobs/learners/tell', { ll_ids: [id] });
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
  });
  expect((await telling).body).toEqual({ messages: 0, licences: 0 });
});

test('learners are notified daily where reminders are on, each once, within the daily limit', async () => {
  const first = await learner();
  const second = await learner({ by: elsewhere });
  const told = async ({ citizen_id }: { citizen_id: number }) =>
    (await admin.get(`/citizens/${citizen_id}/messages`)).body.meta.total;
  const now = new Date(`${inDays(0)}T12:00:00+05:30`);
  expect(await notifyReadyDaily(desk, now), 'reminders are off').toBe(0);
  const { body } = await admin.get('/admin/reminders');
  const set = (values: object) => admin.put('/admin/reminders', { ...body, ...values, updated_at: null });
  await set({ reminders_on: true, hour: 9, closed_weekdays: [], daily_limit: 21 });
  expect(await notifyReadyDaily(desk, new Date(`${inDays(0)}T08:59:00+05:30`))).toBe(0);
  await desk.db.deleteFrom('messages').execute();
  await notifyReadyDaily(desk, now);
  const { count } = await desk.db
    .selectFrom('messages')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count'))
    .executeTakeFirstOrThrow();
  expect(count, 'what is kept for people stays').toBe(1);
  expect(await notifyReadyDaily(desk, now), 'nor is it used up by telling learners').toBe(0);
  await set({ reminders_on: true, hour: 9, closed_weekdays: [], daily_limit: 500 });
  await notifyReadyDaily(desk, now);
  expect(await notifyReadyDaily(desk, now)).toBe(0);
  expect([await told(first), await told(second)]).toEqual([1, 1]);
});

test('a STOP cancels a learner’s waiting notice; after START the learner is notified', async () => {
  const { id, citizen_id } = await learner();
  const { mobile: mobile_no } = (await clerk.get(`/citizens/${citizen_id}`)).body;
  const say = (text: string) =>
    receive(desk, { mobile_no, kind: 'text', text, provider_id: text, said_at: new Date() });
  const tell = async () => (await clerk.post('/jobs/learners/tell', { ll_ids: [id] })).body.messages;
  const waits = () =>
    desk.db
      .selectFrom('messages')
      .select(['id', 'state', 'error'])
      .where('citizen_id', '=', citizen_id)
      .where('purpose', '=', 'learner')
      .orderBy('id')
      .execute();
  expect(await tell()).toBe(1);
  await say('STOP');
  expect(await waits()).toMatchObject([{ state: 'cancelled' }]);
  expect(await tell()).toBe(0);
  await say('START');
  expect(await tell()).toBe(1);
  // A holder with another number is notified there.
  await clerk.put(`/citizens/${citizen_id}`, { name: 'Ramkali', mobile: freshMobile() });
  await refreshManual(desk);
  expect(await waits()).toMatchObject([{}, { state: 'cancelled', error: expect.any(String) }]);
  expect(await tell()).toBe(1);
  expect((await waits()).at(-1)).toMatchObject({ state: 'manual' });
});

test('a message to a learner says what the licences say now, and leaves out those that are not ready any more', async () => {
  const { id, citizen_id, ...values } = await learner();
  const second = await learner({ citizen: citizen_id });
  expect((await clerk.post('/jobs/learners/tell', { ll_ids: [id, second.id] })).body.messages).toBe(1);
  const message = () =>
    desk.db
      .selectFrom('messages')
      .select(['body', 'state', 'recipient_name'])
      .where('citizen_id', '=', citizen_id)
      .where('purpose', '=', 'learner')
      .executeTakeFirstOrThrow();
  expect((await message()).body).toContain(second.ll_no);
  const renumbered = freshNumber('LL');
  await clerk.put(`/ll/${id}`, { ...values, ll_no: renumbered });
  await clerk.delete(`/ll/${second.id}`);
  await refreshManual(desk);
  const { body, state } = await message();
  expect(state).toBe('manual');
  expect(body).toContain(renumbered);
  expect(body).not.toContain(values.ll_no);
  expect(body).not.toContain(second.ll_no);
});

test('self-declared licences are not notified', async () => {
  const user = await desk.signIn('user');
  const values = { ll_no: freshNumber('LL'), issue_date: inDays(-40), expiry_date: inDays(100) };
  const { body } = await user.post(`/citizens/${user.caller.citizen_id}/ll`, values);
  expect((await admin.post('/jobs/learners/tell', { ll_ids: [body.id] })).body.messages).toBe(0);
});
