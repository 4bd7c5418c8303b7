import { catalogues } from '@rto-desk/contract/words/languages';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const rules = async () => (await admin.get('/admin/date-rules')).body.data;
const suggested = async (query: string) => (await admin.get(`/suggested-dates?${query}`)).body.data;
const person = async (dob: string) =>
  (await admin.post('/citizens', { name: 'Ramkali', mobile: freshMobile(), dob })).body.id;

test('each rule says from when it holds and where it stands written', async () => {
  const all = await rules();
  expect(all.length).toBeGreaterThan(10);
  for (const rule of all) {
    expect(rule.since).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(rule.source).not.toBe('');
    expect(catalogues.hi.values[rule.source], `${rule.source} in Hindi`).toMatch(/[\u0900-\u097F]/);
    expect(rule.is_on).toBe(true);
  }
});

test('the end of a licence is suggested by the birth date and what it covers, with its reason', async () => {
  const id = await person('1999-03-10');
  const query = `kind=dl&owner_id=${id}&from=2026-03-10`;
  expect(await suggested(`${query}&classes=LMV,%20TRANS,%20Hazardous`)).toEqual([
    { end: 'expiry_date', date: '2039-03-09', reason: 'At age 27: until age 40' },
    { end: 'transport_expiry_date', date: '2031-03-09', reason: '5 years' },
    { end: 'hazardous_expiry_date', date: '2029-03-09', reason: '3 years' },
  ]);
  expect(await suggested(query), 'no class is known').toEqual([]);
});

test('that of a fitness certificate by what the vehicle is and how old', async () => {
  const citizen = await person('1999-03-10');
  const vehicle = { registration_no: freshNumber('CG04'), type: 'Bus', registered_on: '2018-05-01' };
  const { id } = (await admin.post(`/citizens/${citizen}/vehicles`, vehicle)).body;
  const query = `kind=fitnesses&owner_id=${id}`;
  expect(await suggested(`${query}&from=2026-04-30`)).toEqual([
    { end: 'expiry_date', date: '2028-04-29', reason: 'When the vehicle is 7 years old: 2 years' },
  ]);
  expect(await suggested(`${query}&from=2026-05-01`)).toEqual([
    { end: 'expiry_date', date: '2027-04-30', reason: 'When the vehicle is 8 years old: 1 year' },
  ]);
});

test('that of a permit by its type', async () => {
  const citizen = await person('1999-03-10');
  const vehicle = { registration_no: freshNumber('CG04'), type: 'Bus' };
  const { id } = (await admin.post(`/citizens/${citizen}/vehicles`, vehicle)).body;
  const query = `kind=permits&owner_id=${id}&from=2026-03-10`;
  expect(await suggested(`${query}&classes=Stage%20Carriage`)).toEqual([
    { end: 'expiry_date', date: '2031-03-09', reason: '5 years' },
  ]);
  expect(await suggested(`${query}&classes=Temporary`)).toEqual([
    { end: 'expiry_date', date: '2026-04-06', reason: '28 days' },
  ]);
});

test('an admin changes the numbers or switches a rule off, and no stored date changes', async () => {
  const id = await person('1960-03-10');
  const values = { dl_no: freshNumber('DL'), issue_date: '2026-03-10', expiry_date: '2031-03-09' };
  const licence = (await admin.post(`/citizens/${id}/dl`, { ...values, vehicle_class: 'LMV' })).body;
  const query = `kind=dl&owner_id=${id}&from=2026-03-10&classes=LMV`;
  const rule = (await rules()).find((one: { age_from: number }) => one.age_from === 55);
  const put = (body: object) => admin.put(`/admin/date-rules/${rule.id}`, body);
  const changed = await put({ ...rule, months: '36' });
  expect(changed).toMatchObject({ status: 200, body: { months: 36 } });
  expect((await suggested(query))[0].date).toBe('2029-03-09');
  expect((await put({ ...rule, months: 48 })).status, 'a stale copy').toBe(409);
  expect((await put({ months: 48, until_age: 70, is_on: true })).body.errors).toHaveProperty('months');
  expect((await put({ age_from: 55, age_to: 50, is_on: true })).body.errors).toHaveProperty('age_to');
  expect((await put({ is_on: false })).status).toBe(200);
  expect(await suggested(query)).toEqual([]);
  const [kept] = (await admin.get(`/citizens/${id}/dl`)).body.data;
  expect(kept).toEqual(licence);
  const { data } = (await admin.get('/admin/history?record=date_rules')).body;
  expect(data[0]).toMatchObject({ action: 'updated', after: { is_on: false } });
});

test('a paper of a vehicle lasts until no age', async () => {
  const rule = (await rules()).find(({ kind }: { kind: string }) => kind === 'fitnesses');
  const put = (body: object) => admin.put(`/admin/date-rules/${rule.id}`, { is_on: true, ...body });
  const refused = await put({ months: null, until_age: 15 });
  expect(refused).toMatchObject({ status: 422, body: { errors: { until_age: [expect.any(String)] } } });
  expect((await put({ months: rule.months, until_age: null })).status).toBe(200);
});

test('it reveals no one out of reach', async () => {
  const id = await person('1999-03-10');
  const stranger = await desk.signIn('user');
  const answer = await stranger.get(`/suggested-dates?kind=dl&owner_id=${id}&from=2026-03-10&classes=LMV`);
  expect(answer.status).toBe(404);
});
