import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber } from '../testing/samples.ts';
import { deskForTest } from '../testing/test-desk.ts';

const LURE = 'Fine due. Pay https://rto-fine.example/cg';

test('no call stores a name that holds a link, and one that stays as it is passes', async () => {
  const desk = await deskForTest();
  const [admin, visitor] = [await desk.signIn('admin'), await desk.signIn('user')];
  const { body: own } = await visitor.get('/me');
  const { body: citizen } = await admin.post('/citizens', { name: 'Devki Sahu', mobile: freshMobile() });
  const { body: vehicle } = await admin.post(`/citizens/${citizen.id}/vehicles`, {
    registration_no: freshNumber('CG04'),
  });
  const job = { category: 'other', services: [], contact_name: 'Devki Sahu', contact_phone: freshMobile() };
  const { body: kept } = await admin.post('/jobs', job);
  const person = { name: LURE, mobile: freshMobile() };
  const account = { name: LURE, phone: freshMobile(), password: 'plenty of letters', role: 'user' };
  const sale = { to: person, kind: 'sale', on: '2026-01-05' };
  const entry = { ...person, registration_no: freshNumber('CG04'), kind: 'puccs', until: '2031-05-17' };
  const named = { ...citizen, name: LURE };
  const calls: [string, string, { status: number; body: { errors?: Record<string, unknown> } }][] = [
    ['POST /citizens', 'name', await admin.post('/citizens', person)],
    ['POST /citizens of a visitor', 'name', await visitor.post('/citizens', person)],
    ['PUT /citizens/{id}', 'name', await admin.put(`/citizens/${citizen.id}`, named)],
    [
      'relation_name',
      'relation_name',
      await admin.put(`/citizens/${citizen.id}`, { ...citizen, relation_name: LURE }),
    ],
    [
      'father_name',
      'father_name',
      await admin.put(`/citizens/${citizen.id}`, { ...citizen, father_name: LURE }),
    ],
    ['POST /users', 'name', await admin.post('/admin/users', account)],
    [
      'PUT /users/{id}',
      'name',
      await admin.put(`/admin/users/${visitor.caller.id}`, { name: LURE, phone: own.phone }),
    ],
    ['PUT /me', 'name', await visitor.put('/me', { name: LURE })],
    ['PUT /me father_name', 'father_name', await visitor.put('/me', { name: 'Devki', father_name: LURE })],
    ['POST /register', 'name', await desk.visitor.post('/register', account)],
    ['POST /quick-entries', 'name', await admin.post('/quick-entries', entry)],
    ['POST transfers', 'name', await admin.post(`/vehicles/${vehicle.id}/transfers`, sale)],
    ['POST /jobs', 'contact_name', await admin.post('/jobs', { ...job, contact_name: LURE })],
    ['POST /jobs given_by', 'given_by', await admin.post('/jobs', { ...job, given_by: LURE })],
    ['PATCH /jobs/{id}', 'contact_name', await admin.patch(`/jobs/${kept.id}`, { contact_name: LURE })],
  ];
  expect(calls.map(([call, , { status }]) => [call, status])).toEqual(calls.map(([call]) => [call, 422]));
  expect(calls.map(([, , { body }]) => Object.keys(body.errors ?? {}))).toEqual(
    calls.map(([, field]) => [field]),
  );

  await sql`update citizens set name = ${LURE} where id = ${citizen.id}`.execute(desk.db);
  const { body: old } = await admin.get(`/citizens/${citizen.id}`);
  expect((await admin.put(`/citizens/${citizen.id}`, { ...old, address: 'Raipur' })).status).toBe(200);
});
