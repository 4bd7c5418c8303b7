import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber, freshWord, inDays } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const leaving = { on: '05-01-2026', to_office: 'Nagpur', noc_number: 'noc/77' };

async function car(name = `Sukhram ${freshWord()}`) {
  const citizen = (await admin.post('/citizens', { name, mobile: freshMobile() })).body.id;
  const plate = freshNumber('CG04');
  const { body } = await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: plate });
  const pucc = { valid_from: '2025-01-01', pucc_number: freshNumber('PU') };
  const soon = await admin.post(`/vehicles/${body.id}/puccs`, { ...pucc, valid_until: inDays(3) });
  return {
    citizen,
    name,
    plate,
    pucc: soon.body.id as number,
    ...(body as { id: number; updated_at: string }),
  };
}

test('documents of a vehicle that has left are listed only on request, until that is undone', async () => {
  const { id, citizen, name, plate, pucc } = await car();
  const owner = `owner_name=${encodeURIComponent(name)}`;
  const rows = async (more = '') => (await admin.get(`/reports/expiries?${owner}${more}`)).body.total;
  const csv = async (more = '') => (await admin.get(`/reports/expiries/export?${owner}${more}`)).body;
  const seen = async () => ({
    report: await rows(),
    counted: (await admin.get(`/reports/expiries?exact_date=${inDays(3)}`)).body.total,
    week: (await admin.get('/dashboard/waiting')).body.expiring,
    due: (await admin.get('/admin/reminders/due')).body.meta.total,
    csv: (await csv()).includes(plate),
  });
  const before = await seen();
  expect(before).toMatchObject({ report: 1, csv: true });
  const left = await admin.post(`/vehicles/${id}/noc`, leaving);
  expect(left).toMatchObject({
    status: 201,
    body: { id, noc: { on: '2026-01-05', to_office: 'Nagpur', noc_number: 'NOC/77' } },
  });
  expect(await seen()).toEqual({
    report: 0,
    counted: before.counted - 1,
    week: before.week - 1,
    due: before.due - 1,
    csv: false,
  });
  expect([await rows('&left=1'), (await csv('&left=1')).includes(plate)]).toEqual([1, true]);
  const details = (await admin.get(`/citizens/${citizen}/all-details`)).body.vehicles[0];
  expect(details).toMatchObject({ noc: { to_office: 'Nagpur' }, puccs: [{ id: pucc, superseded: false }] });

  // What is added to it meanwhile stands in its place when it is back.
  const later = { valid_from: '2026-01-01', valid_until: inDays(99), pucc_number: freshNumber('PU') };
  await admin.post(`/vehicles/${id}/puccs`, later);
  expect([await rows(), await rows('&left=1')]).toEqual([0, 1]);
  const back = await admin.delete(`/vehicles/${id}/noc`);
  expect(back).toMatchObject({ status: 200, body: { id, noc: null } });
  expect([await rows(), await rows('&left=1'), await rows('&include_superseded=1')]).toEqual([1, 0, 2]);
  expect((await admin.delete(`/vehicles/${id}/noc`)).status).toBe(404);
  const { data } = (await admin.get(`/citizens/${citizen}/history`)).body;
  expect(data).toContainEqual(
    expect.objectContaining({
      record: 'vehicles',
      after: expect.objectContaining({ noc_to_office: 'Nagpur' }),
    }),
  );
});

test('vehicles that have left are found by themselves, and by their marks among all', async () => {
  const [gone, here] = [await car(), await car()];
  await admin.post(`/vehicles/${gone.id}/noc`, leaving);
  const found = async (more: string) => {
    const { data } = (await admin.get(`/search/vehicle?${more}`)).body;
    return data.map(({ id }: { id: number }) => id);
  };
  const [listed, marked] = [await found('left=1'), await found(`left=1&vehicle_no=${gone.plate}`)];
  expect([listed[0], marked]).toEqual([gone.id, [gone.id]]);
  expect(listed).not.toContain(here.id);
  expect(await found(`left=1&vehicle_no=${here.plate}`)).toEqual([]);
  expect(await found(`vehicle_no=${gone.plate}`)).toEqual([gone.id]);
  const elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('05') });
  await admin.put(`/citizens/${gone.citizen}`, {
    ...{ name: gone.name, mobile: freshMobile() },
    branch_id: await desk.branch('04'),
  });
  expect((await elsewhere.get('/search/vehicle?left=1')).body.data).not.toContainEqual(
    expect.objectContaining({ id: gone.id }),
  );
});

test('the day and the office are wanted, a stale copy is refused, and a holder notes nothing', async () => {
  const { id, updated_at } = await car();
  const wrong = await admin.post(`/vehicles/${id}/noc`, { on: inDays(1) });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['on', 'to_office']);
  const first = await admin.post(`/vehicles/${id}/noc`, { ...leaving, updated_at });
  expect(first.status).toBe(201);
  expect((await admin.post(`/vehicles/${id}/noc`, { ...leaving, updated_at })).status).toBe(409);
  const back = (seen: string) => admin.delete(`/vehicles/${id}/noc?updated_at=${encodeURIComponent(seen)}`);
  expect((await back(updated_at)).status).toBe(409);
  expect((await back(first.body.updated_at)).status).toBe(200);
  const holder = await desk.signIn('user');
  expect((await holder.post(`/vehicles/${id}/noc`, leaving)).status).toBe(403);
});

test('a vehicle that has left is counted as such when all is counted anew', async () => {
  const { id } = await car();
  await admin.post(`/vehicles/${id}/noc`, leaving);
  await sql`select rebuild_search()`.execute(desk.db);
  const { rows } = await sql`select has_left from expiries where vehicle_id = ${id}`.execute(desk.db);
  expect(rows).toEqual([{ has_left: true }]);
});

test('the day of the financier goes with the financier', async () => {
  const { id, plate } = await car();
  const put = (body: object) => admin.put(`/vehicles/${id}`, { registration_no: plate, ...body });
  const financed = await put({ financier: 'State Bank of India', financed_on: '2024-05-05' });
  expect(financed.body).toMatchObject({ financier: 'State Bank of India', financed_on: '2024-05-05' });
  expect((await put({ colour: 'Red' })).body).toMatchObject({ financed_on: '2024-05-05' });
  const cleared = await put({ financier: '', financed_on: '2024-05-05' });
  expect(cleared.body).toMatchObject({ financier: null, financed_on: null });
  const refused = await put({ financed_on: '2024-05-05' });
  expect(refused).toMatchObject({ status: 422, body: { errors: { financier: [expect.any(String)] } } });
});

test('those whose name is not known are listed by themselves', async () => {
  const plate = freshNumber('CG04');
  const { body } = await admin.post('/quick-entries', {
    registration_no: plate,
    kind: 'puccs',
    until: '2031-01-31',
    mobile: freshMobile(),
  });
  await car();
  const listed = (await admin.get('/citizens?incomplete=1')).body;
  expect(listed.data.map((one: { id: number }) => one.id)).toEqual([body.citizen.id]);
  expect(listed.meta.total).toBe(1);
  await admin.put(`/citizens/${body.citizen.id}`, { name: 'Sukhram Netam', mobile: body.citizen.mobile });
  expect((await admin.get('/citizens?incomplete=1')).body.data).toEqual([]);
});
