import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { MAX_OPEN_PRIVACY_REQUESTS } from '@rto-desk/contract/privacy-request';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deleteOldRequests } from './requests.ts';

const { desk, admin, clerk, elsewhere } = await openBranchesDesk();

const asked = { kind: 'correction', text: 'My name is spelt wrong' };
const newCitizen = async (name = `Budhram ${freshWord()}`) =>
  (await clerk.post('/citizens', { name, mobile: freshMobile() })).body.id as number;
const enter = async (citizen: number) =>
  (await clerk.post(`/citizens/${citizen}/privacy-requests`, asked)).body.id as number;
const waiting = async (client: SignedInClient) =>
  (await client.get('/jobs/work')).body.privacy_requests as number;
const listed = async (id: number) =>
  (await admin.get('/privacy-requests')).body.data.find((row: { id: number }) => row.id === id);

test('a user asks, an admin answers within 90 days, and the user reads the answer', async () => {
  const user = await desk.signIn('user');
  const before = await waiting(admin);
  const { status, body } = await user.post('/me/privacy-requests', asked);
  const due_on = addPeriod(today(), { days: 90 });
  expect({ status, body }).toMatchObject({ status: 201, body: { ...asked, state: 'open', due_on } });
  expect([await waiting(admin), await waiting(clerk)]).toEqual([before + 1, 0]);
  const open = (await admin.get('/privacy-requests?state=open')).body.data;
  expect(open[0]).toMatchObject({ id: body.id, user_id: user.caller.id, entered_by: null });

  const path = `/privacy-requests/${body.id}/answer`;
  const answer = { answer: 'Corrected on your profile' };
  expect(await admin.post(path, { answer: ' ' })).toMatchObject({ status: 422 });
  expect((await admin.post(path, { ...answer, updated_at: '2020-01-01T00:00:00Z' })).status).toBe(409);
  expect(await admin.post(path, answer)).toMatchObject({
    status: 200,
    body: { ...answer, state: 'answered', answered_by: 'Test admin' },
  });
  expect((await admin.post(path, answer)).status, 'the same again').toBe(200);
  const again = await admin.post(path, { answer: 'Another' });
  expect(again).toMatchObject({ status: 409, body: { message: 'This request is no longer open.' } });
  expect((await user.get('/me/privacy-requests')).body).toMatchObject({
    data: [{ id: body.id, ...answer, state: 'answered' }],
    meta: { total: 1 },
  });
  expect(await waiting(admin)).toBe(before);
  expect((await admin.post('/privacy-requests/2147483647/answer', answer)).status).toBe(404);
});

test('bad input is refused by field, and open requests of an account are limited', async () => {
  const user = await desk.signIn('user');
  const refused = await user.post('/me/privacy-requests', { kind: 'money', text: '' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { kind: [expect.any(String)] } } });
  expect(Object.keys(refused.body.errors).sort()).toEqual(['kind', 'text']);
  const long = await user.post('/me/privacy-requests', { ...asked, text: 'x'.repeat(2001) });
  expect(long.body.errors).toHaveProperty('text');
  const many = Array.from({ length: MAX_OPEN_PRIVACY_REQUESTS + 3 }, () =>
    user.post('/me/privacy-requests', asked),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter(status => status === 201)).toHaveLength(MAX_OPEN_PRIVACY_REQUESTS);
  expect(statuses.filter(status => status === 422)).toHaveLength(3);
});

test('staff enter a request at the counter, within their reach', async () => {
  const citizen = await newCitizen('Budhram Netam');
  const path = `/citizens/${citizen}/privacy-requests`;
  expect((await elsewhere.post(path, asked)).status).toBe(404);
  const { status, body } = await clerk.post(path, asked);
  expect(status).toBe(201);
  expect(await listed(body.id)).toMatchObject({
    ...{ name: 'Budhram Netam', citizen_id: citizen, user_id: null, entered_by: 'Test manager' },
  });
  expect((await clerk.get('/privacy-requests')).status, 'admins alone read them').toBe(403);
});

test('requests go along in a merge and come back with its undo', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  const id = await enter(from);
  const merge = await admin.post(`/citizens/${from}/merge`, { into, seen_at_counter: 'Voter card' });
  expect(merge.status).toBe(201);
  expect(await listed(id)).toMatchObject({ citizen_id: into });
  await admin.post(`/merges/${merge.body.id}/undo`);
  expect(await listed(id)).toMatchObject({ citizen_id: from });
});

test('a request of a deleted citizen keeps kind and days alone', async () => {
  const citizen = await newCitizen();
  const id = await enter(citizen);
  expect((await admin.delete(`/citizens/${citizen}`)).status).toBe(200);
  expect(await listed(id)).toMatchObject({
    ...{ kind: 'correction', state: 'erased', text: '', name: '', citizen_id: null, erased_on: today() },
  });
  expect((await admin.post(`/privacy-requests/${id}/answer`, { answer: 'Done' })).status).toBe(409);
});

test('three years after the answer a request is deleted; an open one stays', async () => {
  const citizen = await newCitizen();
  const [answered, open] = [await enter(citizen), await enter(citizen)];
  await admin.post(`/privacy-requests/${answered}/answer`, { answer: 'Done' });
  await deleteOldRequests(desk.db, addPeriod(today(), { months: 36 }));
  expect(await listed(answered)).toBeDefined();
  await deleteOldRequests(desk.db, addPeriod(today(), { months: 37 }));
  expect([await listed(answered), (await listed(open)).state]).toEqual([undefined, 'open']);
  const said = await desk.db
    .selectFrom('history')
    .select(['record_id', 'before', 'after'])
    .where('record', '=', 'privacy_requests')
    .where('record_id', 'in', [answered, open])
    .execute();
  const texts = (id: number) =>
    said.filter(line => line.record_id === id && (line.before ?? line.after) !== null);
  expect([texts(answered).length, texts(open).length], 'lines that still say what was asked').toEqual([0, 1]);
});
