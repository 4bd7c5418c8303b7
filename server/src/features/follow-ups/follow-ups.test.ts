import { today } from '@rto-desk/contract/expiry';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { unzip } from '../../testing/unzip.ts';

const { desk, branch: branch_id, clerk, elsewhere } = await openBranchesDesk();
const colleague = await desk.signIn('manager', { branch_id });
const holder = await desk.signIn('user');

const newCitizen = async (): Promise<number> =>
  (await clerk.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body.id;
const newVehicle = async (citizen: number): Promise<number> =>
  (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no: freshNumber('CG04') })).body.id;
const set = (of: string, values: object, by = clerk) => by.put(`${of}/follow-up`, values);
const listed = async (citizen: number, more = '', by = clerk) =>
  (await by.get(`/follow-ups?citizen_id=${citizen}${more}`)).body.data;

test('a follow-up day is shown to all staff in scope until it is cleared', async () => {
  const citizen = await newCitizen();
  const path = `/citizens/${citizen}`;
  const before = (await colleague.get('/jobs/work')).body.to_call;
  const later = await set(path, { on: inDays(3), note: 'Fitness of the truck' });
  expect(later).toMatchObject({ status: 200, body: { on: inDays(3), note: 'Fitness of the truck' } });
  expect(await listed(citizen), 'known beforehand').toMatchObject([{ on: inDays(3), vehicle: null }]);
  expect(await listed(citizen, '&due=1'), 'not yet to be called').toEqual([]);
  expect((await set(path, { on: today(), note: 'Today' }, colleague)).status).toBe(200);
  expect(await listed(citizen, '&due=1')).toMatchObject([
    { citizen_id: citizen, name: 'Sarla', note: 'Today' },
  ]);
  expect((await colleague.get('/jobs/work')).body.to_call).toBe(before + 1);
  expect(await listed(citizen, '', elsewhere)).toEqual([]);
  expect((await set(path, { on: today() }, elsewhere)).status).toBe(404);
  expect(await set(path, { on: null })).toMatchObject({ status: 200, body: { on: null, updated_at: null } });
  expect((await set(path, { on: null })).status, 'cleared twice').toBe(200);
  expect((await colleague.get('/jobs/work')).body.to_call).toBe(before);
});

test('a past day, a long note and a stale copy are refused', async () => {
  const path = `/citizens/${await newCitizen()}`;
  expect((await set(path, { on: inDays(-1) })).body.errors).toHaveProperty('on');
  expect((await set(path, { on: 'soon' })).body.errors).toHaveProperty('on');
  expect((await set(path, { on: today(), note: 'x'.repeat(501) })).body.errors).toHaveProperty('note');
  const { body } = await set(path, { on: today() });
  const { updated_at } = (await set(path, { on: inDays(1), updated_at: body.updated_at })).body;
  const stale = await set(path, { on: inDays(2), updated_at: body.updated_at });
  expect(stale).toMatchObject({ status: 409, body: { current: { on: inDays(1), updated_at } } });
  await set(path, { on: null, updated_at });
  expect((await set(path, { on: today(), updated_at })).status, 'cleared meanwhile').toBe(409);
});

test('of a vehicle it goes along to the next owner', async () => {
  const [giver, taker] = [await newCitizen(), await newCitizen()];
  const vehicle = await newVehicle(giver);
  await set(`/vehicles/${vehicle}`, { on: today(), note: 'Permit' });
  await set(`/citizens/${giver}`, { on: today() });
  expect(await listed(giver)).toHaveLength(2);
  const sale = { to_citizen_id: taker, kind: 'sale', on: '2026-01-05' };
  expect((await clerk.post(`/vehicles/${vehicle}/transfers`, sale)).status).toBe(201);
  expect(await listed(giver)).toMatchObject([{ vehicle: null }]);
  expect(await listed(taker)).toMatchObject([{ vehicle: { id: vehicle }, note: 'Permit' }]);
  expect((await clerk.delete(`/vehicles/${vehicle}`)).status).toBe(200);
  expect(await listed(taker)).toEqual([]);
});

test('a merge keeps the target’s follow-up, and an undo restores the other', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  const vehicle = await newVehicle(from);
  await set(`/citizens/${from}`, { on: today(), note: 'Of who went' });
  await set(`/citizens/${into}`, { on: today(), note: 'Of who stays' });
  await set(`/vehicles/${vehicle}`, { on: inDays(1) });
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await listed(into)).toMatchObject([{ note: 'Of who stays' }, { vehicle: { id: vehicle } }]);
  await set(`/citizens/${into}`, { on: null });
  expect(await listed(into), 'clearing shows no other').toHaveLength(1);
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await listed(from)).toMatchObject([{ note: 'Of who went' }, { vehicle: { id: vehicle } }]);
  expect(await listed(into)).toEqual([]);
});

test('a merge moves it to a target without one, and an undo moves it back', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  await set(`/citizens/${from}`, { on: today(), note: 'Of who went' });
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await listed(into)).toMatchObject([{ note: 'Of who went' }]);
  await clerk.post(`/merges/${merge_id}/undo`);
  expect(await listed(into)).toEqual([]);
  expect(await listed(from)).toHaveLength(1);
});

test('the person never sees it', async () => {
  const { id } = (await holder.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const admin = await desk.signIn('admin');
  expect((await set(`/citizens/${id}`, { on: today(), note: 'Owes the fee' }, admin)).status).toBe(200);
  expect((await holder.get('/follow-ups')).status).toBe(403);
  expect((await set(`/citizens/${id}`, { on: today() }, holder)).status).toBe(403);
  for (const path of [`/citizens/${id}`, `/citizens/${id}/all-details`]) {
    expect(JSON.stringify((await holder.get(path)).body)).not.toContain('Owes the fee');
  }
  const files = await unzip(await holder.download('/me/data'));
  expect(files.get('data.json')?.toString()).toContain('Sarla');
  expect(files.get('data.json')?.toString()).not.toMatch(/Owes the fee|follow_ups/);
});
