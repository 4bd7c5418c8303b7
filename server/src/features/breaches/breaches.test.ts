import { MAX_NAMED } from '@rto-desk/contract/breach';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { breach, freshMobile, freshNumber, freshWord, pdf } from '../../testing/samples.ts';

const { desk, branch: branch_id, admin, clerk } = await openBranchesDesk();

const newBreach = async () => (await admin.post('/admin/breaches', breach)).body.id as number;
const newCitizen = async (by = admin, mobile = freshMobile()) =>
  (await by.post('/citizens', { name: `Budhram ${freshWord()}`, mobile })).body.id as number;
const add = (id: number, search: object) => admin.post(`/admin/breaches/${id}/persons`, search);
const personsOf = async (id: number) =>
  (await admin.get(`/admin/breaches/${id}/persons`)).body.data.map(
    ({ citizen_id }: { citizen_id: number | null }) => citizen_id,
  );
const span = { from: '2026-01-01T00:00:00+05:30', to: '2100-01-01T00:00:00+05:30' };

test('the report is due 72 hours after a breach was noticed, and waits for admins until the Board was told', async () => {
  const before = (await admin.get('/jobs/work')).body.breaches;
  const noticed_at = new Date(Date.now() - 3_600_000).toISOString();
  const { status, body } = await admin.post('/admin/breaches', { ...breach, noticed_at });
  const board_due_at = new Date(Date.parse(noticed_at) + 72 * 3_600_000).toISOString();
  expect({ status, body }).toMatchObject({ status: 201, body: { board_due_at, board_told_at: null } });
  const waiting = (await admin.get('/jobs/work')).body;
  expect(waiting).toMatchObject({ breaches: before + 1, breach_due_at: expect.any(String) });
  expect((await clerk.get('/jobs/work')).body).toMatchObject({ breaches: 0, breach_due_at: null });
  const path = `/admin/breaches/${body.id}/notify`;
  expect(await admin.post(path, { whom: 'board' })).toMatchObject({
    status: 200,
    body: { queued: 0, breach: { board_told_by: 'Test admin', board_told_at: expect.any(String) } },
  });
  expect((await admin.post(path, { whom: 'board' })).status, 'again').toBe(200);
  const another = await desk.signIn('admin');
  expect((await another.post(path, { whom: 'board' })).status, 'by another').toBe(409);
  expect((await admin.get('/jobs/work')).body.breaches).toBe(before);
  expect((await clerk.get('/admin/breaches')).status).toBe(403);
});

test('bad input is refused by field, and a breach is completed but never deleted', async () => {
  const later = new Date(Date.now() + 3_600_000).toISOString();
  const future = await admin.post('/admin/breaches', { ...breach, noticed_at: later });
  expect(future.body.errors).toEqual({ noticed_at: ['Enter a time in the past.'] });
  const refused = await admin.post('/admin/breaches', { noticed_at: 'yesterday', nature: ' ' });
  expect(Object.keys(refused.body.errors).sort()).toEqual(['extent', 'nature', 'noticed_at', 'place']);
  const id = await newBreach();
  const path = `/admin/breaches/${id}`;
  const { body } = await admin.patch(path, { measures: 'Password changed' });
  expect(body).toMatchObject({ ...breach, noticed_at: expect.any(String), measures: 'Password changed' });
  const stale = await admin.patch(path, { measures: 'None', updated_at: '2020-01-01T00:00:00Z' });
  expect(stale.status).toBe(409);
  expect((await admin.patch(path, { nature: '' })).body.errors).toHaveProperty('nature');
  expect((await admin.get('/admin/breaches/2147483647/report')).status).toBe(404);
  await expect(sql`delete from breaches where id = ${id}`.execute(desk.db)).rejects.toThrow('never deleted');
});

test('the moment it was noticed is corrected until the Board was told, and the 72 hours with it', async () => {
  const id = await newBreach();
  const path = `/admin/breaches/${id}`;
  const noticed_at = new Date(Date.now() - 5 * 3_600_000).toISOString();
  const board_due_at = new Date(Date.parse(noticed_at) + 72 * 3_600_000).toISOString();
  expect((await admin.patch(path, { noticed_at })).body).toMatchObject({ noticed_at, board_due_at });
  const later = new Date(Date.now() + 3_600_000).toISOString();
  expect((await admin.patch(path, { noticed_at: later })).body.errors).toHaveProperty('noticed_at');
  await admin.post(`${path}/notify`, { whom: 'board' });
  expect((await admin.patch(path, { noticed_at, measures: 'New locks' })).status, 'as it was').toBe(200);
  const earlier = new Date(Date.parse(noticed_at) - 3_600_000).toISOString();
  expect((await admin.patch(path, { noticed_at: earlier })).body.errors).toEqual({
    noticed_at: ['This time has been reported to the Board. It can no longer be changed.'],
  });
});

test('persons are found by a filter, each once', async () => {
  const id = await newBreach();
  const [one, other] = [await newCitizen(clerk), await newCitizen(clerk)];
  const named = await add(id, { filter: { citizen_ids: [one, one, 2147483647] } });
  expect(named).toMatchObject({ status: 200, body: { found: 1, added: 1, persons: 1 } });
  await admin.post(`/citizens/${other}/dl`, {
    dl_no: freshNumber('DL'),
    expiry_date: addPeriod(today(), { days: 9 }),
  });
  const licensed = await add(id, { filter: { branch_id, kind: 'driving_licenses' } });
  expect(licensed.body).toMatchObject({ found: 1, added: 1, persons: 2 });
  expect((await add(id, { filter: { branch_id } })).body.added).toBe(0);
  expect(await personsOf(id)).toEqual([one, other]);
  const all = await add(id, { filter: { everyone: true } });
  expect(all.body.persons).toBe(all.body.found);
});

test.each([
  [{}, 'account_id'],
  [{ filter: {} }, 'account_id'],
  [{ filter: { everyone: true }, account_id: 1, ...span }, 'account_id'],
  [{ account_id: 1 }, 'from'],
  [{ account_id: 1, from: span.to, to: span.from }, 'to'],
])('a search that means no one or two things is refused: %j', async (search, field) => {
  const { status, body } = await add(await newBreach(), search);
  expect({ status, fields: Object.keys(body.errors) }).toEqual({ status: 422, fields: [field] });
});

test('ids are limited', async () => {
  const citizen_ids = Array.from({ length: MAX_NAMED + 1 }, (_, at) => at + 1);
  expect((await add(await newBreach(), { filter: { citizen_ids } })).status).toBe(422);
});

test('persons are found by what an account changed, exported or opened between two times', async () => {
  const actor = await desk.signIn('manager', { branch_id });
  const seen = await newCitizen();
  const changed = await newCitizen(actor);
  const ofVehicle = await newCitizen();
  await actor.post(`/citizens/${ofVehicle}/vehicles`, { registration_no: freshNumber('CG04') });
  const opened = await newCitizen();
  await admin.form(
    'POST',
    `/citizens/${opened}/dl`,
    { dl_no: freshNumber('DL'), expiry_date: addPeriod(today(), { days: 9 }) },
    { name: 'dl.pdf', content: pdf, type: 'application/pdf' },
  );
  await actor.get(`/citizens/${seen}`);
  const { file_path } = (await actor.get(`/citizens/${opened}/dl`)).body.data[0];
  expect((await desk.open(file_path)).status).toBe(200);
  const exported = await newCitizen();
  expect((await actor.download(`/citizens/${exported}/fleet.csv`)).length).toBeGreaterThan(0);

  const id = await newBreach();
  const account_id = actor.caller.id;
  const { updated_at } = (await admin.patch(`/admin/breaches/${id}`, { measures: 'None' })).body;
  expect((await add(id, { account_id, ...span })).body).toMatchObject({ found: 4, added: 4 });
  expect((await personsOf(id)).sort()).toEqual([changed, ofVehicle, opened, exported].sort());
  const change = { measures: 'Password changed', updated_at };
  expect((await admin.patch(`/admin/breaches/${id}`, change)).status, 'a form open meanwhile').toBe(200);
  const earlier = { from: span.from, to: '2026-01-02T00:00:00+05:30' };
  expect((await add(await newBreach(), { account_id, ...earlier })).body.found).toBe(0);
  const report = (await admin.get(`/admin/breaches/${id}/report`)).body;
  expect(report).toMatchObject({ persons: 4, searches: [{ account: 'Test manager', found: 4 }] });
  expect(report.not_recorded).toContain('does not record which pages were viewed');
});

test('an export of a table counts with all of it', async () => {
  const owner = await newCitizen();
  await admin.post(`/citizens/${owner}/vehicles`, { registration_no: freshNumber('CG04') });
  const another = await desk.signIn('admin');
  expect((await another.download('/export/table/vehicles')).length).toBeGreaterThan(0);
  const id = await newBreach();
  await add(id, { account_id: another.caller.id, ...span });
  expect(await personsOf(id)).toContain(owner);
  const { rows } = await sql<{ count: number }>`
    select count(distinct citizen_id)::integer as count from vehicles`.execute(desk.db);
  expect((await personsOf(id)).length).toBe(Math.min(15, rows[0]?.count ?? 0));
});

test('each person is written to once, despite STOP; who has no mobile is counted', async () => {
  const id = await newBreach();
  const [one, without] = [await newCitizen(), await newCitizen(admin, '9999999999')];
  await add(id, { filter: { citizen_ids: [one, without] } });
  const first = await admin.post(`/admin/breaches/${id}/notify`, {});
  expect(first).toMatchObject({
    status: 200,
    body: { queued: 1, left: 0, breach: { persons: 2, notified: 1 } },
  });
  const { data } = (await admin.get(`/citizens/${one}/messages`)).body;
  expect(data[0].body).toContain('A phone was lost');
  expect((await admin.post(`/admin/breaches/${id}/notify`, {})).body.queued, 'again').toBe(0);
  expect((await admin.get(`/admin/breaches/${id}/report`)).body).toMatchObject({
    without_mobile: 1,
    notified: 1,
  });
});

test('a deleted person leaves the count, and a merge takes the place along', async () => {
  const id = await newBreach();
  const [from, into, gone] = [await newCitizen(), await newCitizen(), await newCitizen()];
  await add(id, { filter: { citizen_ids: [from, into, gone] } });
  await admin.delete(`/citizens/${gone}`);
  expect(await personsOf(id)).toContain(null);
  const { merge_id } = (await admin.post(`/citizens/${from}/merge`, { into })).body;
  expect((await admin.get(`/admin/breaches/${id}/report`)).body.persons).toBe(2);
  await admin.post(`/merges/${merge_id}/undo`);
  expect((await personsOf(id)).sort()).toEqual([from, into, null].sort());
});
