import { today } from '@rto-desk/contract/expiry';
import { beforeAll, expect, test } from 'vitest';
import { dueReminders } from '../../features/reminders/due.ts';
import { openBranchesDesk } from '../../testing/branches.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { settingsOf } from '../office/settings.ts';

const { desk, branch, admin, clerk, elsewhere } = await openBranchesDesk();
const holder = await desk.signIn('user');
beforeAll(() =>
  desk.db
    .updateTable('citizens')
    .set({ branch_id: branch })
    .where('id', '=', holder.caller.citizen_id)
    .execute(),
);

const puc = (from: number, until: number) => ({
  pucc_number: freshNumber('PUC'),
  valid_from: inDays(from),
  valid_until: inDays(until),
});

async function vehicle() {
  const { body } = await clerk.post(`/citizens/${holder.caller.citizen_id}/vehicles`, {
    registration_no: freshNumber('CG04'),
  });
  return body as { id: number; registration_no: string };
}
const listed = async (by = clerk) => (await by.get('/self-declared?per_page=100')).body.data;

test('a self-declared document beside an office record is reviewed, and becomes an office record', async () => {
  const { id, registration_no } = await vehicle();
  const old = (await clerk.post(`/vehicles/${id}/puccs`, puc(-366, -1))).body;
  const values = puc(0, 364);
  const own = (await holder.post(`/vehicles/${id}/puccs`, values)).body;
  const report = async () =>
    (await clerk.get(`/reports/expiries?vehicle_no=${registration_no}`)).body.data.map(
      (row: { record_id: number; holder_until: string | null }) => [row.record_id, row.holder_until],
    );
  expect(await report()).toContainEqual([old.id, values.valid_until]);
  const due = async () => {
    const stages = { ...(await settingsOf(desk.db)), stages: [0, -1, -2] };
    const rows = await dueReminders(desk.db, today(), stages).execute();
    return rows.some(row => row.kind === 'puccs' && row.document_id === old.id);
  };
  expect(await due(), 'held until staff have looked').toBe(false);
  const row = (await listed()).find(
    (one: { id: number; slug: string }) => one.slug === 'puccs' && one.id === own.id,
  );
  expect(row).toMatchObject({
    type: 'PUCC',
    citizen_id: holder.caller.citizen_id,
    vehicle_no: registration_no,
    identifier: values.pucc_number,
    expiry_date: values.valid_until,
    office_until: inDays(-1),
    url: `/citizens/${holder.caller.citizen_id}?tab=all`,
  });
  expect(await listed(elsewhere)).toEqual([]);
  expect((await elsewhere.post(`/puccs/${own.id}/confirm`, {})).status).toBe(404);
  expect((await holder.post(`/puccs/${own.id}/confirm`, {})).status).toBe(403);
  const stale = { updated_at: '2020-01-01T00:00:00Z' };
  expect((await clerk.post(`/puccs/${own.id}/confirm`, stale)).status).toBe(409);
  const { body } = await clerk.post(`/puccs/${own.id}/confirm`, { updated_at: own.updated_at });
  expect(body).toMatchObject({ id: own.id, origin: 'office', ...values });
  expect((await listed()).map((one: { id: number }) => one.id)).not.toContain(own.id);
  expect(await report()).not.toContainEqual([old.id, values.valid_until]);
  const kept = (await clerk.get(`/vehicles/${id}/puccs`)).body.data;
  expect(kept.find((one: { id: number }) => one.id === old.id).superseded).toBe(true);
});

test('an expired document without a self-declared renewal is notified', async () => {
  const { id } = await vehicle();
  const old = (await clerk.post(`/vehicles/${id}/puccs`, puc(-366, -1))).body;
  const stages = { ...(await settingsOf(desk.db)), stages: [0, -1, -2] };
  const rows = await dueReminders(desk.db, today(), stages).execute();
  expect(rows.some(row => row.kind === 'puccs' && row.document_id === old.id)).toBe(true);
});

test('unassigned records begin with the earliest end, within reach', async () => {
  const job = { contact_name: 'Geeta', contact_phone: freshMobile(), category: 'vehicle', services: ['noc'] };
  const first = async (of: typeof clerk) => (await of.get('/jobs/work')).body.first_unassigned;
  const [later, sooner] = [
    (await clerk.post('/jobs', { ...job, due_on: '2019-01-06' })).body,
    (await clerk.post('/jobs', { ...job, due_on: '2019-01-05' })).body,
  ];
  expect(await first(clerk)).toBe(sooner.id);
  expect(await first(elsewhere), 'of another branch').not.toBe(sooner.id);
  await clerk.post(`/jobs/${sooner.id}/take`);
  expect(await first(clerk)).toBe(later.id);
  await clerk.post(`/jobs/${later.id}/stage`, { stage: 'handed_over' });
  expect([sooner.id, later.id]).not.toContain(await first(clerk));
});

test('what waits is counted as its lists have it', async () => {
  const mobile = freshMobile();
  const job = { contact_name: 'Geeta', contact_phone: mobile, category: 'vehicle', services: ['noc'] };
  const before = (await clerk.get('/jobs/work')).body;
  const mine = (await clerk.post('/jobs', { ...job, due_on: '2020-01-05' })).body;
  await clerk.post(`/jobs/${mine.id}/take`);
  const ended = (await clerk.post('/jobs', job)).body;
  const rc = ended.papers.find((paper: { kind: string }) => paper.kind === 'original');
  await clerk.patch(`/jobs/${ended.id}/papers/${rc.id}`, { received_on: today() });
  await clerk.post(`/jobs/${ended.id}/reject`, { reason_code: 'withdrawn' });
  await clerk.post('/jobs', job);
  const citizen = (await clerk.post('/citizens', { name: 'Ramkali', mobile })).body.id;
  const licence = { ll_no: freshNumber(), issue_date: inDays(-40), expiry_date: inDays(100) };
  await clerk.post(`/citizens/${citizen}/ll`, licence);
  await clerk.post(`/citizens/${citizen}/dl`, {
    dl_no: freshNumber(),
    expiry_date: inDays(3),
    vehicle_class: 'MCWG',
  });
  await clerk.post(`/citizens/${citizen}/send-message`, { message: 'Namaste' });
  await clerk.post('/document-inquiries', { name: 'Geeta', phone: mobile, document_type: ['Tax'] });
  await holder.post(`/citizens/${holder.caller.citizen_id}/dl`, {
    dl_no: freshNumber(),
    expiry_date: inDays(300),
  });
  const plate = freshNumber('CG04');
  await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: plate });
  await holder.post('/claims', { registration_no: plate });
  const entry = { direction: 'in', party: 'Geeta', subject: 'NOC', received_on: today() };
  expect((await clerk.post('/register-entries', { ...entry, assigned_to: clerk.caller.id })).status).toBe(
    201,
  );
  await clerk.put(`/citizens/${citizen}/follow-up`, { on: today() });
  // Mails are read under Messages, and not gone through by hand.
  await desk.db
    .insertInto('messages')
    .values({
      ...{
        channel: 'mail',
        purpose: 'security',
        state: 'manual',
        citizen_id: citizen,
        recipient: 'a@example.com',
      },
      ...{ recipient_name: 'A', subject: 'A', body: 'A' },
    })
    .execute();
  desk.forgetStatements();
  const after = (await clerk.get('/jobs/work')).body;
  expect(desk.statements.length).toBeLessThanOrEqual(4);
  const { first_unassigned, oldest, ...counts } = after;
  const waiting = ['mine', 'unassigned', 'overdue', 'self_declared', 'claims', 'to_send', 'register'];
  for (const name of waiting) expect(oldest[name], name).toMatch(/^\d{4}-\d\d-\d\dT/);
  expect(oldest.privacy_requests, 'of admins').toBeNull();
  const more = Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [name, Number(count) - before[name]]),
  );
  expect(more).toEqual({
    ...{ mine: 1, unassigned: 1, overdue: 1, papers_to_return: 1, learners_ready: 1 },
    ...{
      self_declared: 1,
      claims: 1,
      inquiries: 1,
      to_send: 1,
      inbox: 0,
      ending: 1,
      register: 1,
      to_call: 1,
      // Admins alone see those.
      privacy_requests: 0,
      breaches: 0,
      breach_due_at: 0,
    },
  });
  const totalOf = async (path: string) => (await clerk.get(path)).body.meta.total;
  const lists: Record<string, string> = {
    mine: '/jobs?status=open&assignee=me',
    unassigned: '/jobs?status=open&assignee=none',
    overdue: '/jobs?overdue=1',
    papers_to_return: '/jobs?to_return=1',
    learners_ready: '/jobs/learners?tab=ready',
    self_declared: '/self-declared',
    claims: '/claims',
    inquiries: '/admin/document-inquiries?status=new',
    to_call: '/follow-ups?due=1',
  };
  for (const [name, path] of Object.entries(lists)) expect(await totalOf(path), name).toBe(after[name]);
  const [first] = (await clerk.get('/jobs?status=open&assignee=none')).body.data;
  expect(first_unassigned).toBe(first.id);
  expect((await clerk.get('/admin/messages/manual/next')).body.left).toBe(after.to_send);
  expect((await elsewhere.get('/jobs/work')).body).toMatchObject({
    overdue: 0,
    self_declared: 0,
    claims: 0,
    to_send: 0,
  });
  expect((await admin.get('/jobs/work')).body.mine).toBe(0);
});
