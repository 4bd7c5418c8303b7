import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { eraseOldMoney } from './erase.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/desk-settings', { money_on: true });

const newCitizen = async (name = `Budhram ${freshWord()}`) =>
  (await admin.post('/citizens', { name, mobile: freshMobile() })).body.id as number;
const newJob = async (values: object = {}) =>
  (
    await admin.post('/jobs', {
      ...{ category: 'other', contact_name: 'Geeta Sahu', contact_phone: freshMobile() },
      ...values,
    })
  ).body.id as number;
const take = async (values: object) => {
  const { status, body } = await admin.post('/receipts', { amount: '100', mode: 'upi', ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const advanceOf = async (citizen: number) =>
  (await admin.get(`/dues?citizen_id=${citizen}`)).body.owed.advance;

test('a merge takes receipts along, and its undo gives them back', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  await take({ citizen_id: from });
  const merged = await admin.post(`/citizens/${from}/merge`, { into });
  expect(merged.status, JSON.stringify(merged.body)).toBe(201);
  expect(await advanceOf(into)).toBe('100.00');
  expect((await admin.post(`/merges/${merged.body.merge_id}/undo`)).status).toBe(200);
  expect([await advanceOf(from), await advanceOf(into)]).toEqual(['100.00', '0.00']);
});

test('the undo of an import keeps a person who has paid', async () => {
  const lists = listsOf(desk, admin);
  const mobile = freshMobile();
  const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
  const plate = `CG04XZ${freshNumber('').slice(-4)}`;
  const list = await lists.check(fields, [[plate, 'Sarla Netam', mobile, '31-01-2031']]);
  await lists.commit(list);
  const { id } = await desk.db
    .selectFrom('citizens')
    .select('id')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  await take({ citizen_id: id });
  await lists.undo(list);
  const { rows } = await sql`
    select record, outcome, reason from import_records where import_id = ${list} and outcome = 'kept'`.execute(
    desk.db,
  );
  expect(rows).toEqual([{ record: 'citizens', outcome: 'kept', reason: 'used' }]);
});

test('a rejected job keeps its charges', async () => {
  const job = await newJob();
  await admin.post(`/jobs/${job}/charges`, { kind: 'service', what: 'Service', amount: '40' });
  await admin.post(`/jobs/${job}/reject`, { reason_code: 'withdrawn' });
  expect((await admin.get(`/jobs/${job}/charges`)).body).toMatchObject({
    due: '40.00',
    data: [{ amount: '40.00' }],
  });
});

test('a person who is deleted by an admin leaves number, day, amount and name', async () => {
  const name = `Phulmati ${freshWord()}`;
  const citizen = await newCitizen(name);
  const { id, number } = await take({ citizen_id: citizen, reference: 'upi@phulmati' });
  expect((await admin.delete(`/citizens/${citizen}`)).status).toBe(200);
  expect((await admin.get(`/receipts/${id}`)).body).toMatchObject({
    ...{ number, received_on: today(), amount: '100.00', reference: null },
    payer: { citizen_id: null, client_id: null, name },
  });
});

test('after eight years receipts and payouts lose what they say of people, in the history too', async () => {
  const citizen_id = await newCitizen();
  const reference = freshNumber('UPI');
  const { id, number } = await take({ citizen_id, reference });
  const what = `Tea ${freshWord()}`;
  const payout = (await admin.post('/payouts', { kind: 'expense', amount: '5', mode: 'cash', what })).body;
  const kept = await take({ citizen_id });
  const old = addPeriod(today(), { years: -8, days: -1 });
  await sql`update receipts set received_on = ${old} where id = ${id}`.execute(desk.db);
  await sql`update payouts set paid_on = ${old} where id = ${payout.id}`.execute(desk.db);
  await eraseOldMoney(desk.db);
  expect((await admin.get(`/receipts/${id}`)).body).toMatchObject({
    number,
    reference: null,
    payer: { name: '' },
  });
  expect((await admin.get(`/receipts/${kept.id}`)).body.payer.name).not.toBe('');
  expect((await admin.get(`/payouts?q=${encodeURIComponent(payout.number)}`)).body.data[0]).toMatchObject({
    what: '',
  });
  const { rows } =
    await sql`select from history where concat(before, after) ~ ${`${reference}|${what}`}`.execute(desk.db);
  expect(rows).toEqual([]);
});

test('a person takes their receipts along, while money is on', async () => {
  const user = await desk.signIn('user');
  const { number } = await take({ citizen_id: user.caller.citizen_id });
  const dataOf = async () =>
    JSON.parse((await unzip(await user.download('/me/data'))).get('data.json')?.toString() ?? '');
  expect((await dataOf()).receipts).toMatchObject([{ number, amount: '100.00' }]);
  await admin.put('/admin/desk-settings', { money_on: false });
  expect(await dataOf()).not.toHaveProperty('receipts');
  await admin.put('/admin/desk-settings', { money_on: true });
});

test('the history of a citizen tells of receipts within reach alone, and of none while money is off', async () => {
  const [own, other] = [await desk.branch('04'), await desk.branch('10')];
  const citizen_id = await newCitizen();
  const { branch_id } = await take({ job_id: await newJob({ citizen_id, branch_id: own }) });
  expect(branch_id).toBe(own);
  const tells = async (by: SignedInClient) => {
    const { data } = (await by.get(`/citizens/${citizen_id}/history`)).body;
    return data.some(({ record }: { record: string }) => record === 'receipts');
  };
  const here = await desk.signIn('manager', { branch_id: own });
  const elsewhere = await desk.signIn('manager', { branch_id: other });
  expect([await tells(admin), await tells(here), await tells(elsewhere)]).toEqual([true, true, false]);
  await admin.put('/admin/desk-settings', { money_on: false });
  expect([await tells(admin), await tells(here)]).toEqual([false, false]);
  await admin.put('/admin/desk-settings', { money_on: true });
});

test('the search box finds receipts by number and payer, and exports offer the tables, while money is on', async () => {
  const name = `Dukalu ${freshWord()}`;
  const { id, number } = await take({ citizen_id: await newCitizen(name) });
  const found = async (typed: string) => {
    const { body } = await admin.get(`/global-search?query=${encodeURIComponent(typed)}`);
    return body.map((hit: { unique_key: string }) => hit.unique_key);
  };
  expect(await found(number)).toContain(`receipt-${id}`);
  expect(await found(name)).toContain(`receipt-${id}`);
  expect((await admin.get('/export/tables')).body).toEqual(
    expect.arrayContaining(['receipts', 'charges', 'clients']),
  );
  expect((await admin.download('/export/table/receipts')).toString()).toContain(number);
  await admin.put('/admin/desk-settings', { money_on: false });
  expect(await found(number)).not.toContain(`receipt-${id}`);
  expect((await admin.get('/export/tables')).body).not.toContain('receipts');
  expect((await admin.get('/export/table/receipts')).status).toBe(404);
  await admin.put('/admin/desk-settings', { money_on: true });
});
