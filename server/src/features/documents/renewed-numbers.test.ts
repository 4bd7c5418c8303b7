import { kindOf } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { openListDesk } from '../../testing/imports.ts';
import { freshMobile, freshNumber, sampleOf } from '../../testing/samples.ts';

const { admin, lists } = await openListDesk();

async function car() {
  const citizen = (await admin.post('/citizens', { name: 'Sukhram', mobile: freshMobile() })).body.id;
  const { body } = await admin.post(`/citizens/${citizen}/vehicles`, {
    registration_no: freshNumber('CG04'),
  });
  return body.id as number;
}

test("a registration that is renewed keeps its number, which is no other vehicle's", async () => {
  const [own, other] = [await car(), await car()];
  const rc_number = freshNumber('CG04');
  const old = { rc_number, valid_from: '2011-05-18', valid_until: '2026-05-17' };
  const renewed = { rc_number, valid_from: '2026-05-18', valid_until: '2031-05-17' };
  const first = await admin.post(`/vehicles/${own}/registrations`, old);
  expect(first.status).toBe(201);
  expect((await admin.post(`/vehicles/${own}/registrations`, renewed)).status).toBe(201);
  const { data } = (await admin.get(`/vehicles/${own}/registrations`)).body;
  expect(data).toMatchObject([
    { rc_number, superseded: false },
    { id: first.body.id, rc_number, superseded: true },
  ]);
  const taken = { status: 422, body: { errors: { rc_number: [expect.any(String)] } } };
  expect(await admin.post(`/vehicles/${own}/registrations`, renewed), 'the same again').toMatchObject(taken);
  const later = { ...renewed, valid_until: '2036-05-17' };
  expect(await admin.post(`/vehicles/${other}/registrations`, later)).toMatchObject(taken);
});

test('a renewed permit with the same number takes the place of the former, with and without a type', async () => {
  for (const permit_type of ['Goods Carriage', undefined]) {
    const [own, other] = [await car(), await car()];
    const permit = { permit_number: freshNumber('P'), permit_type, issue_date: '2021-05-18' };
    const add = (vehicle: number, expiry_date: string) =>
      admin.post(`/vehicles/${vehicle}/permits`, { ...permit, expiry_date });
    const former = (await add(own, '2026-05-17')).body;
    const renewed = await add(own, '2031-05-17');
    expect(renewed.status, JSON.stringify(renewed.body)).toBe(201);
    const unlike = await admin.post(`/vehicles/${own}/permits`, {
      ...{ permit_number: freshNumber('P'), issue_date: '2021-05-18', expiry_date: '2032-05-17' },
    });
    const { data } = (await admin.get(`/vehicles/${own}/permits`)).body;
    expect(data).toMatchObject([
      { id: unlike.body.id, superseded: false },
      { id: renewed.body.id, superseded: false },
      { id: former.id, superseded: true },
    ]);
    const taken = { status: 422, body: { errors: { permit_number: [expect.any(String)] } } };
    expect(await add(own, '2031-05-17'), 'the same again').toMatchObject(taken);
    expect(await add(other, '2036-05-17'), "another vehicle's").toMatchObject(taken);
  }
});

test('documents of other kinds have numbers of their own', async () => {
  const own = await car();
  const policy = sampleOf(kindOf('insurances'), { end_date: '2030-05-17' });
  expect((await admin.post(`/vehicles/${own}/insurances`, policy)).status).toBe(201);
  const next = await admin.post(`/vehicles/${own}/insurances`, { ...policy, end_date: '2031-05-17' });
  expect(next.body.errors).toHaveProperty('policy_number');
});

test('an import adds a renewed registration', async () => {
  const own = await car();
  const registration_no = freshNumber('CG04');
  await admin.put(`/vehicles/${own}`, { registration_no });
  const rc_number = freshNumber('RC');
  await admin.post(`/vehicles/${own}/registrations`, { rc_number, valid_until: '2026-05-17' });
  const fields = ['registration_no', 'registrations.until', 'registrations.number', 'mobile'];
  const rows = [
    [registration_no, '17-05-2031', rc_number, ''],
    [freshNumber('CG04'), '17-05-2031', rc_number, freshMobile()],
  ];
  const id = await lists.check(fields, rows);
  expect((await lists.rows(id)).map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'create',
    'error',
  ]);
  await lists.commit(id);
  const { data } = (await admin.get(`/vehicles/${own}/registrations`)).body;
  expect(data).toMatchObject([
    { rc_number, valid_until: '2031-05-17' },
    { rc_number, valid_until: '2026-05-17' },
  ]);
});
