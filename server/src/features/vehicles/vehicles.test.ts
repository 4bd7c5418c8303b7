import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();

const lmv = { type: 'LMV', make_model: 'Maruti 800', chassis_no: 'ma3-ecc 123', engine_no: 'f8b-1' };

async function citizen() {
  const admin = await desk.signIn('admin');
  const owner = await desk.signIn('user');
  return { admin, owner, path: `/citizens/${owner.caller.citizen_id}/vehicles` };
}

test('a vehicle is kept with its numbers upper-cased and without spaces and hyphens', async () => {
  const { admin, path } = await citizen();
  const added = await admin.post(path, { ...lmv, registration_no: ' cg 04-ab 9001 ' });
  expect(added.status).toBe(201);
  expect(added.body).toMatchObject({
    registration_no: 'CG04AB9001',
    chassis_no: 'MA3ECC123',
    engine_no: 'F8B1',
    origin: 'office',
    can_edit: true,
  });
  const refused = await admin.post(path, { registration_no: '---', type: 'Bicycle' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    registration_no: ['Registration No is required.'],
    type: ['Choose a valid Type.'],
  });
});

test('what a registration certificate says is kept, numbers as numbers, and what it cannot say is refused', async () => {
  const { admin, path } = await citizen();
  const certificate = {
    registered_on: '2021-04-09',
    manufactured: '2021-03',
    fuel: 'Petrol/CNG',
    emission_norm: 'BS VI',
    seats: 5,
    unladen_weight: 850,
    laden_weight: 1250,
    colour: 'सफ़ेद',
    financier: 'State Bank of India',
    financed_on: '2021-04-10',
    body_type: 'Open body',
    cylinders: 4,
    cubic_capacity: 2956,
    registering_authority: 'Ambikapur RTO',
  };
  const registration_no = freshNumber('CG04');
  const typed = { manufactured: '3/21', registered_on: '09-04-2021', seats: ' 05 ', laden_weight: '1,250' };
  const added = await admin.post(path, { registration_no, type: 'Maxi Cab', ...certificate, ...typed });
  expect(added).toMatchObject({ status: 201, body: { type: 'Maxi Cab', ...certificate } });
  const { citizen_id, id } = added.body;
  const details = (await admin.get(`/citizens/${citizen_id}/all-details`)).body;
  expect(details.vehicles[0]).toMatchObject(certificate);

  const same = { registration_no, financier: certificate.financier };
  expect((await admin.put(`/vehicles/${id}`, same)).body).toMatchObject(certificate);
  const another = await admin.put(`/vehicles/${id}`, { registration_no, financier: 'Grameen Bank' });
  expect(another.body, 'the day was that of the former one').toMatchObject({ financed_on: null });
  const back = { financier: certificate.financier, financed_on: certificate.financed_on };
  await admin.put(`/vehicles/${id}`, { registration_no, ...back });
  const cleared = await admin.put(`/vehicles/${id}`, { registration_no, seats: '', fuel: null });
  expect(cleared.body).toMatchObject({ ...certificate, seats: null, fuel: null });
  expect((await admin.put(`/vehicles/${id}`, { registration_no, seats: 0 })).body.seats).toBe(0);

  const refused = await admin.put(`/vehicles/${id}`, {
    registration_no,
    seats: 301,
    unladen_weight: 0.5,
    laden_weight: '1e3',
    manufactured: '2021-13',
    registered_on: '2199-01-01',
    fuel: 'Coal',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({
    seats: ['Seats must be a whole number from 0 to 300.'],
    unladen_weight: ['Unladen Weight (kg) must be a whole number from 1 to 999999.'],
    laden_weight: ['Laden Weight (kg) must be a whole number from 1 to 999999.'],
    manufactured: ['Enter Month of Manufacture as MM-YYYY, e.g. 03-2021.'],
    registered_on: ['Registered On cannot be in the future.'],
    fuel: ['Choose a valid Fuel.'],
  });
  for (const seats of [[5], { a: 5 }, true, -1, '-1', '५५५', 1e20]) {
    expect((await admin.put(`/vehicles/${id}`, { registration_no, seats })).status, `${seats}`).toBe(422);
  }
  const future = await admin.put(`/vehicles/${id}`, { registration_no, manufactured: '2199-01' });
  expect(future.body.errors.manufactured).toEqual(['Month of Manufacture cannot be in the future.']);
});

test('a mark of no known form is stored with a warning in the caller’s language', async () => {
  const { admin, path } = await citizen();
  const registration_no = freshNumber('JUNK');
  const added = await admin.post(path, { registration_no });
  expect(added).toMatchObject({
    status: 201,
    body: {
      registration_no,
      warnings: {
        registration_no: [
          `${registration_no} does not look like a registration number (e.g. CG04AB1234). Please check it.`,
        ],
      },
    },
  });
  const inHindi = await clientOf(desk.address, admin.token, { 'accept-language': 'hi' }).put(
    `/vehicles/${added.body.id}`,
    { registration_no },
  );
  expect(inHindi.body.warnings.registration_no[0]).toMatch('गाड़ी के नंबर');
  const mended = await admin.put(`/vehicles/${added.body.id}`, { registration_no: 't-0126 cg 1234 a' });
  expect(mended.body.registration_no).toBe('T0126CG1234A');
  expect(mended.body).not.toHaveProperty('warnings');
});

test('in Hindi the office and citizens each read their own word for the number of a vehicle', async () => {
  const { admin, owner, path } = await citizen();
  const said = async ({ token }: { token: string }) => {
    const hindi = clientOf(desk.address, token, { 'accept-language': 'hi' });
    return (await hindi.post(path, {})).body.errors.registration_no[0];
  };
  expect(await said(admin)).toMatch('वाहन नंबर');
  expect(await said(owner)).toMatch('गाड़ी नंबर');
});

test('vehicles are listed newest first, ten on a page, in two statements', async () => {
  const { owner, path } = await citizen();
  for (let number = 0; number < 11; number += 1) await owner.post(path, { registration_no: freshNumber() });
  desk.forgetStatements();
  const { body } = await owner.get(path);
  expect(desk.statements.length).toBeLessThanOrEqual(3);
  expect(body.data).toHaveLength(10);
  expect(body.data[0].id).toBeGreaterThan(body.data[9].id);
  expect(body.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 10, total: 11, per_page: 10 });
});

test('the office is not blocked by a number that a user has declared first', async () => {
  const { admin, owner, path } = await citizen();
  const registration_no = freshNumber();
  const stranger = await desk.signIn('user');
  expect(
    (await stranger.post(`/citizens/${stranger.caller.citizen_id}/vehicles`, { registration_no })).status,
  ).toBe(201);
  expect((await admin.post(path, { registration_no })).status).toBe(201);
  const again = await admin.post(path, { registration_no: registration_no.toLowerCase() });
  expect(again.status).toBe(422);
  expect(again.body.errors).toEqual({ registration_no: ['Registration No is already on record.'] });
  const elsewhere = await admin.post(`/citizens/${stranger.caller.citizen_id}/vehicles`, { registration_no });
  expect(elsewhere.status).toBe(422);
  expect((await owner.post(path, { registration_no })).status).toBe(422);
});

test('an owner changes what they declared; what the office saved is read-only to them', async () => {
  const { admin, owner, path } = await citizen();
  const declared = (await owner.post(path, { registration_no: freshNumber() })).body;
  expect(declared).toMatchObject({ origin: 'self', can_edit: true });
  expect((await owner.put(`/vehicles/${declared.id}`, { ...declared, make_model: 'Hero' })).status).toBe(200);
  const saved = await admin.put(`/vehicles/${declared.id}`, {
    registration_no: declared.registration_no,
    type: 'MCWG',
  });
  expect(saved.body).toMatchObject({ origin: 'office', type: 'MCWG', make_model: 'Hero' });
  expect((await owner.get(path)).body.data[0]).toMatchObject({ origin: 'office', can_edit: false });
  for (const refused of [
    await owner.put(`/vehicles/${declared.id}`, declared),
    await owner.delete(`/vehicles/${declared.id}`),
  ]) {
    expect(refused).toMatchObject({ status: 403, body: { message: 'This action is unauthorized.' } });
  }
});

test('a foreign or missing vehicle does not exist', async () => {
  const { owner, path } = await citizen();
  const stranger = await desk.signIn('user');
  const { id, registration_no } = (await owner.post(path, { registration_no: freshNumber() })).body;
  expect((await stranger.get(path)).status).toBe(404);
  expect((await stranger.post(path, { registration_no: freshNumber() })).status).toBe(404);
  expect((await stranger.put(`/vehicles/${id}`, { registration_no })).status).toBe(404);
  expect((await stranger.delete(`/vehicles/${id}`)).status).toBe(404);
  for (const missing of ['2147483647', '99999999999', 'x', '-1', '1.5']) {
    expect((await owner.delete(`/vehicles/${missing}`)).status).toBe(404);
  }
});

test('a vehicle goes only when no document refers to it', async () => {
  const { admin, path } = await citizen();
  const { id } = (await admin.post(path, { registration_no: freshNumber() })).body;
  const permit = await admin.post(`/vehicles/${id}/permits`, {
    permit_number: freshNumber(),
    issue_date: '2025-01-01',
    expiry_date: '2026-01-01',
  });
  expect(await admin.delete(`/vehicles/${id}`)).toMatchObject({
    status: 409,
    body: { message: 'Linked records exist. Remove dependent records first.' },
  });
  await admin.delete(`/permits/${permit.body.id}`);
  expect(await admin.delete(`/vehicles/${id}`)).toMatchObject({
    status: 200,
    body: { message: 'Vehicle deleted.' },
  });
});

test('a stale copy of a vehicle is refused', async () => {
  const { admin, path } = await citizen();
  const vehicle = (await admin.post(path, { registration_no: freshNumber() })).body;
  expect((await admin.put(`/vehicles/${vehicle.id}`, { ...vehicle, make_model: 'Bajaj' })).status).toBe(200);
  const late = await admin.put(`/vehicles/${vehicle.id}`, { ...vehicle, make_model: 'TVS' });
  expect(late).toMatchObject({ status: 409, body: { current: { make_model: 'Bajaj' } } });
});
