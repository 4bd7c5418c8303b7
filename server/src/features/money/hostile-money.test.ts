import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/desk-settings', { money_on: true });
const citizen_id = (await admin.post('/citizens', { name: 'Geeta', mobile: freshMobile() })).body.id;

const newJob = async (values: object = {}) =>
  (
    await admin.post('/jobs', {
      ...{ category: 'other', contact_name: 'Geeta Sahu', contact_phone: freshMobile() },
      ...values,
    })
  ).body.id as number;

describe('amounts', () => {
  const take = (amount: unknown) => admin.post('/receipts', { citizen_id, amount, mode: 'upi' });

  test.each([
    ['5', '5.00'],
    [' 7.5 ', '7.50'],
    ['0.01', '0.01'],
    ['9999999.99', '9999999.99'],
    ['12,34,567.50', '1234567.50'],
    ['₹ 1,000', '1000.00'],
    ['१२५०.५०', '1250.50'],
    ['５０', '50.00'],
    ['0000012', '12.00'],
  ])('%j is read as %s', async (typed, stored) => {
    const { status, body } = await take(typed);
    expect([status, body.amount]).toEqual([201, stored]);
  });

  test.each([
    ...['', ' ', '0', '0.00', '०', '-5', '−5', '+5', '--5', '1e3', '1e9', '1e-9', '0x10', 'NaN', 'Infinity'],
    ...[
      '0.001',
      '1.005',
      '10000000',
      '99999999.99',
      '१०००००००',
      '5 rupees',
      '5.5.5',
      '1;2',
      "1' or '1'='1",
      '5\u0000',
    ],
    ...['9'.repeat(10_000), null, true, {}, [], ['5'], Number.MAX_SAFE_INTEGER],
  ])('%j is refused', async typed => {
    const { status, body } = await take(typed);
    expect([status, Object.keys(body.errors)]).toEqual([422, ['amount']]);
  });
});

describe('texts', () => {
  const long = 'क '.repeat(5_000);
  const unfit = ['a\u0000b', 'a\ud800b'];

  test('notes of 10 kB and texts that cannot be stored are refused in every field', async () => {
    const job = await newJob();
    const client = (await admin.post('/clients', { name: `Agent ${freshWord()}`, given_by: [] })).body.id;
    const receipt = (await admin.post('/receipts', { citizen_id, amount: '5', mode: 'cash' })).body.id;
    const payout = { kind: 'expense', amount: '5', mode: 'cash', what: 'Tea' };
    const { id } = (await admin.post('/payouts', payout)).body;
    const charge = { kind: 'waived', what: 'Less', amount: '5', reason: 'Friend' };
    const money = { citizen_id, amount: '5', mode: 'bank', reference: 'NEFT' };
    const calls: [string, object, string[]][] = [
      [`/jobs/${job}/charges`, charge, ['what', 'reason']],
      ['/receipts', money, ['reference', 'mode']],
      [`/receipts/${receipt}/cancel`, { reason: 'Wrong' }, ['reason']],
      ['/payouts', payout, ['what', 'kind', 'mode']],
      [`/payouts/${id}/cancel`, { reason: 'Wrong' }, ['reason']],
      ['/clients', { name: 'Agent', given_by: [] }, ['name', 'address', 'gstin', 'mobile']],
      [`/clients/${client}/opening`, { amount: '5', what: 'Old book' }, ['what']],
      [`/day-book/${today()}/reopen`, { reason: 'Late' }, ['reason']],
    ];
    for (const [path, values, fields] of calls) {
      for (const field of fields) {
        for (const text of [long, ...unfit]) {
          const { status, body } = await admin.post(path, { ...values, [field]: text });
          const said = `${path} ${field} ${JSON.stringify(text.slice(0, 5))}`;
          expect([status, body.errors], said).toEqual([422, { [field]: expect.any(Array) }]);
        }
      }
    }
    for (const spelling of [long, ...unfit]) {
      expect((await admin.post('/clients', { name: 'Agent', given_by: [spelling] })).status).toBe(422);
    }
    const spellings = Array.from({ length: 51 }, (_, at) => `Agent ${at}`);
    expect((await admin.post('/clients', { name: 'Agent', given_by: spellings })).status).toBe(422);
    for (const list of ['/clients', '/receipts', '/payouts']) {
      expect((await admin.get(`${list}?q=${'k'.repeat(10_000)}`)).status).toBe(422);
    }
  });

  test('a client is not called by a link or a phone number', async () => {
    for (const name of ['Fine due http://rto.example/pay', 'Call 98260 12345', '\u3164']) {
      const { status, body } = await admin.post('/clients', { name, given_by: [] });
      expect([status, Object.keys(body.errors)], name).toEqual([422, ['name']]);
    }
  });

  test('a name typed by a visitor is cut and stripped of signs on a receipt', async () => {
    const name = '*Notice* Your fine is due today, pay it at the shop opposite the gate!';
    const sent = async (payer: object) => {
      const { id } = (await admin.post('/receipts', { ...payer, amount: '5', mode: 'cash' })).body;
      return (await admin.post(`/receipts/${id}/send`)).body;
    };
    const { body, recipient_name } = await sent({ job_id: await newJob({ contact_name: name }) });
    expect(recipient_name).toBe('Notice Your fine is due today, pay it at');
    expect(body).toContain(recipient_name);
    expect(body).not.toMatch(/[*!]|the shop/);

    const user = await desk.signIn('user');
    const own = user.caller.citizen_id;
    await desk.db
      .updateTable('citizens')
      .set({ name })
      .where('id', '=', own ?? 0)
      .execute();
    expect((await sent({ citizen_id: own })).recipient_name).toBe('Notice Your fine is due today, pay it at');
  });

  test('texts in Hindi are found in any spelling', async () => {
    const name = `चन्द्र ${freshWord()}`;
    const client = (await admin.post('/clients', { name, given_by: [`सम्बन्ध ${name}`] })).body.id;
    const receipt = (await admin.post('/receipts', { client_id: client, amount: '5', mode: 'cash' })).body.id;
    const what = `सन्दूक ${freshWord()}`;
    const paid = { kind: 'expense', amount: '5', mode: 'cash', what };
    const payout = (await admin.post('/payouts', paid)).body.id;
    const entry = { direction: 'in', party: name, subject: 'विषय' };
    const entered = (await admin.post('/register-entries', entry)).body.id;
    const found = async (list: string, q: string) =>
      (await admin.get(`${list}?q=${encodeURIComponent(q)}`)).body.data.map(({ id }: { id: number }) => id);
    for (const q of [name, name.replace('न्द्र', 'ंद्र')]) {
      expect(await found('/clients', q)).toContain(client);
      expect(await found('/receipts', q)).toContain(receipt);
      expect(await found('/register-entries', q)).toContain(entered);
    }
    expect(await found('/clients', 'संबंध')).toContain(client);
    for (const q of [what, what.replace('न्दू', 'ंदू')]) expect(await found('/payouts', q)).toContain(payout);
  });
});

test('invalid days are refused, and no valid day breaks the day book', async () => {
  for (const on of [
    '2026-02-30',
    '2026-13-01',
    'yesterday',
    '0000-00-00',
    '20261127',
    '١٢٣',
    "' or 1=1",
    '1e9',
  ]) {
    const address = encodeURIComponent(on);
    expect((await admin.get(`/day-book?on=${address}`)).status, on).toBe(422);
    expect((await admin.post(`/day-book/${address}/close`, { counted: '0' })).status, on).toBe(404);
    expect((await admin.post(`/day-book/${address}/reopen`, { reason: 'Late' })).status, on).toBe(404);
  }
  for (const on of ['0001-01-01', '1900-01-01', '2199-12-31']) {
    expect((await admin.get(`/day-book?on=${on}`)).status, on).toBeLessThan(500);
  }
  for (const counted of ['-1', '1e9', 'all', null]) {
    const { status } = await admin.post(`/day-book/${today()}/close`, { counted });
    expect(status, String(counted)).toBe(422);
  }
  const { rows } = await sql`select from day_closings`.execute(desk.db);
  expect(rows).toEqual([]);
});
