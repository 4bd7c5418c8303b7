import { clientEndpoints } from '@rto-desk/contract/endpoints/clients';
import { dayBookEndpoints } from '@rto-desk/contract/endpoints/day-book';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import { moneyEndpoints } from '@rto-desk/contract/endpoints/money';
import { payoutEndpoints } from '@rto-desk/contract/endpoints/payouts';
import { today } from '@rto-desk/contract/expiry';
import { beforeEach, expect, test } from 'vitest';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/job-settings', { fees_on: true });
beforeEach(() => switchMoney(false));

const switchMoney = async (money_on: boolean) => {
  expect((await admin.put('/admin/desk-settings', { money_on })).body.money_on).toBe(money_on);
};
const newJob = async (values: object = {}) =>
  (
    await admin.post('/jobs', {
      ...{ category: 'other', contact_name: 'Geeta Sahu', contact_phone: freshMobile() },
      ...values,
    })
  ).body.id as number;
const feeOf = async (job: number) => {
  const { fee, paid } = (await admin.get(`/jobs/${job}`)).body;
  return [fee, paid];
};
const sumsOf = async (job: number) => {
  const { charged, waived, allocated, due, payer } = (await admin.get(`/jobs/${job}/charges`)).body;
  return [charged, waived, allocated, due, payer.owed.advance];
};
const newCitizen = async () =>
  (await admin.post('/citizens', { name: `Geeta ${freshWord()}`, mobile: freshMobile() })).body.id as number;

test('while money is off, none of its calls is there', async () => {
  const calls = Object.keys({
    ...clientEndpoints,
    ...moneyEndpoints,
    ...payoutEndpoints,
    ...dayBookEndpoints,
  });
  const bodies: Record<string, object> = {
    ...{ name: 'Agent', given_by: [], amount: '1', what: 'Service', kind: 'service', mode: 'cash' },
    ...{ counted: '1', reason: 'Wrong', allocate: 'oldest', citizen_id: 1 },
  } as never;
  for (const call of calls) {
    const [method = '', path = ''] = call.split(' ');
    const address = path.replace('{id}', '1').replace('{on}', today());
    const body = { ...bodies, ...(path === '/payouts' && { kind: 'expense', citizen_id: undefined }) };
    const query = path === '/dues' ? '?citizen_id=1' : '';
    const by = admin[method.toLowerCase() as 'post'];
    const { status } = await by(
      `${address}${query}`,
      method === 'GET' || method === 'DELETE' ? undefined : body,
    );
    expect([call, status]).toEqual([call, 404]);
  }
});

test('switching on takes over fee and paid, switching off writes the sums', async () => {
  const citizen_id = await newCitizen();
  const partly = await newJob({ citizen_id, fee: '1000', paid: '400' });
  const over = await newJob({ citizen_id: await newCitizen(), fee: '500', paid: '700' });
  const none = await newJob();
  const nothing = await newJob({ fee: '0' });
  // The limit of amounts does not hold for what was written down before.
  const large = await newJob({ fee: '99999999.99' });
  await switchMoney(true);
  expect(await sumsOf(partly)).toEqual(['1000.00', '0.00', '400.00', '600.00', '0.00']);
  expect(await sumsOf(over)).toEqual(['500.00', '0.00', '500.00', '0.00', '200.00']);
  expect(await feeOf(none)).toEqual([null, null]);
  expect(await feeOf(large)).toEqual(['99999999.99', '0.00']);
  const { data, received } = (await admin.get(`/jobs/${partly}/charges`)).body;
  expect(data).toMatchObject([{ kind: 'other', what: 'As entered', as_entered: true, amount: '1000.00' }]);
  expect(received).toMatchObject([{ number: null, on: today(), amount: '400.00' }]);
  const receipt = (await admin.get(`/receipts/${received[0].receipt_id}`)).body;
  expect(receipt).toMatchObject({ mode: null, payer: { citizen_id }, not_sendable: expect.any(String) });
  expect((await admin.post(`/receipts/${receipt.id}/cancel`, { reason: 'Wrong' })).status).toBe(409);
  expect((await admin.get('/day-book')).body.lines).toEqual([]);

  await switchMoney(false);
  expect(await feeOf(partly)).toEqual(['1000.00', '400.00']);
  expect(await feeOf(over)).toEqual(['500.00', '500.00']);
  expect(await feeOf(none)).toEqual([null, null]);
  expect(await feeOf(nothing)).toEqual(['0.00', null]);
  expect(await feeOf(large)).toEqual(['99999999.99', '0.00']);
  await switchMoney(true);
  expect(await sumsOf(partly)).toEqual(['1000.00', '0.00', '400.00', '600.00', '0.00']);
  expect(await sumsOf(over)).toEqual(['500.00', '0.00', '500.00', '0.00', '200.00']);
});

test('what was changed meanwhile is one more charge or waived, and one more received before', async () => {
  const [more, less, back] = [
    await newJob({ fee: '1000', paid: '400' }),
    await newJob({ fee: '1000', paid: '400' }),
    await newJob({ fee: '1000', paid: '400' }),
  ];
  await switchMoney(true);
  await switchMoney(false);
  await admin.patch(`/jobs/${more}`, { fee: '1200', paid: '900' });
  await admin.patch(`/jobs/${less}`, { fee: '300' });
  await admin.patch(`/jobs/${back}`, { paid: '100' });
  await switchMoney(true);
  expect(await sumsOf(more)).toEqual(['1200.00', '0.00', '900.00', '300.00', '0.00']);
  expect(await sumsOf(less)).toEqual(['1000.00', '700.00', '300.00', '0.00', '100.00']);
  expect(await sumsOf(back)).toEqual(['1000.00', '0.00', '100.00', '900.00', '0.00']);
  const { data } = (await admin.get(`/jobs/${more}/charges`)).body;
  expect(data.map(({ amount }: { amount: string }) => amount)).toEqual(['1000.00', '200.00']);
  // It has two charges now, so its fee is their sum and no longer written.
  expect((await admin.patch(`/jobs/${more}`, { fee: '1' })).body.errors).toHaveProperty('fee');
});

test('while money is on, fee sets the single charge as entered and paid is not written', async () => {
  await switchMoney(true);
  expect((await admin.put('/admin/job-settings', { fees_on: false })).status).toBe(200);
  const citizen_id = await newCitizen();
  const job = await newJob({ citizen_id, fee: '800' });
  expect(await feeOf(job)).toEqual(['800.00', '0.00']);
  expect((await admin.patch(`/jobs/${job}`, { fee: '900' })).body.fee).toBe('900.00');
  expect((await admin.patch(`/jobs/${job}`, { paid: '100' })).body.errors).toHaveProperty('paid');
  // A form that sends both as they are changes neither.
  expect((await admin.patch(`/jobs/${job}`, { fee: '900', paid: '0', notes: 'x' })).status).toBe(200);
  await admin.post('/receipts', { job_id: job, amount: '300', mode: 'cash', allocate: 'oldest' });
  const low = await admin.patch(`/jobs/${job}`, { fee: '299' });
  expect([low.status, low.body.message]).toEqual([
    409,
    '₹300.00 has already been received for this job. Its charges cannot be lower.',
  ]);
  expect((await admin.patch(`/jobs/${job}`, { fee: null })).status).toBe(409);
  expect((await admin.get(`/jobs/${job}/charges`)).body.data).toHaveLength(1);
  await admin.post(`/jobs/${job}/charges`, { kind: 'service', what: 'Service', amount: '50' });
  expect((await admin.patch(`/jobs/${job}`, { fee: '900' })).status).toBe(422);
  const other = await newJob({ fee: '800' });
  expect((await admin.patch(`/jobs/${other}`, { fee: null })).body.fee).toBeNull();
  expect((await admin.get(`/jobs/${other}/charges`)).body.data).toEqual([]);
  const unpaid = (await admin.get('/jobs?unpaid=1&per_page=100')).body.data;
  expect(unpaid.map(({ id }: { id: number }) => id)).toContain(job);
  expect(unpaid.map(({ id }: { id: number }) => id)).not.toContain(other);
  await admin.put('/admin/job-settings', { fees_on: true });
});

test('while money is off, no endpoint says anything of it, and switched on again nothing is lost', async () => {
  await switchMoney(true);
  const mark = freshWord();
  const citizen_id = await newCitizen();
  const job = await newJob({ citizen_id });
  const client = { name: `Agent ${mark}`, given_by: [], address: mark };
  await admin.post('/clients', client);
  await admin.post(`/jobs/${job}/charges`, { kind: 'service', what: `Service ${mark}`, amount: '77.25' });
  const money = { job_id: job, amount: '77.25', mode: 'bank', reference: mark, allocate: 'oldest' };
  const { id, number } = (await admin.post('/receipts', money)).body;
  const payout = { kind: 'expense', amount: '5', mode: 'cash', what: `Tea ${mark}` };
  await admin.post('/payouts', payout);
  const receipt = (await admin.get(`/receipts/${id}`)).body;
  await switchMoney(false);

  const records: Record<string, number> = { citizens: citizen_id, jobs: job };
  let answered = 0;
  for (const key of Object.keys(endpoints)) {
    const [method = '', path = ''] = key.split(' ');
    const address = path.replace(/^\/(\w+)\/\{id\}/, (whole, of) =>
      records[of] ? `/${of}/${records[of]}` : whole,
    );
    if (method !== 'GET' || address.includes('{')) continue;
    // A backup is the whole database.
    if (key === 'GET /database-backups/download') continue;
    for (const query of ['', `?q=${mark}&query=${mark}`]) {
      const answer = await fetch(`${desk.address}/api${address}${query}`, {
        headers: { authorization: `Bearer ${admin.token}` },
      });
      const text = await answer.text();
      if (answer.status === 200) answered += 1;
      for (const said of [mark, number]) expect(text.includes(said), `${key}${query}`).toBe(false);
    }
  }
  expect(answered).toBeGreaterThan(80);
  // What is paid is a field of the job, as release 2 has it.
  expect(await feeOf(job)).toEqual(['77.25', '77.25']);
  await switchMoney(true);
  expect((await admin.get(`/receipts/${id}`)).body).toEqual(receipt);
  expect((await admin.get(`/clients?q=${mark}`)).body.data).toMatchObject([
    { name: client.name, address: mark },
  ]);
});
