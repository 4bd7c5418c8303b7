import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { feeRule, freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

interface Line {
  code: string;
  late: boolean;
}
const fees = async (query: string) => (await desk.visitor.get(`/fees?${query}`)).body;
const codesOf = (lines: Line[]) => lines.map(({ code, late }) => (late ? `${code} late` : code));

const cases: [query: string, codes: string[], total: string | null][] = [
  ['service=renewal_dl', ['32-8', '32-C', '32-9 late', '32-9a late'], '400.00'],
  ['service=international_permit', ['32-5'], '1000.00'],
  ['service=international_permit&on=2016-12-28', [], null],
  ['service=international_permit&on=2016-12-29', ['32-5'], '1000.00'],
  // A fee of the state that is not known.
  ['service=duplicate_dl', ['32-C', '32-X'], null],
  ['service=noc', ['81-10'], null],
  ['service=surrender_cov', [], null],
  ['service=renewal_registration&type=LMV&age=14', ['81-C', '81-4L2 late'], '200.00'],
  ['service=renewal_registration&type=LMV&age=15', ['81-4R3', '81-C', '81-4L2 late'], '5200.00'],
  ['service=renewal_registration&type=LMV&age=19', ['81-4R3', '81-C', '81-4L2 late'], '5200.00'],
  ['service=renewal_registration&type=LMV&age=20', ['81-4S3', '81-C', '81-4L2 late'], '10200.00'],
  // The day before the amounts of 2025.
  ['service=renewal_registration&type=LMV&age=20&on=2025-08-20', ['81-C', '81-4L2 late'], '200.00'],
  [
    'service=renewal_registration&type=LMV&age=20&on=2025-08-21',
    ['81-4S3', '81-C', '81-4L2 late'],
    '10200.00',
  ],
  ['service=renewal_registration&type=LMV&age=16&transport=yes', ['81-C'], '200.00'],
  ['service=duplicate_rc&type=MCWG', ['81-C', '81-5b'], '350.00'],
  ['service=duplicate_rc&type=LMV', ['81-C', '81-5c'], '500.00'],
  ['service=duplicate_rc&type=LMV&transport=yes', ['81-C', '81-5d'], '700.00'],
  ['service=fitness_renewal&type=Bus&age=9', ['81-F0', '81-F20'], null],
  ['service=fitness_renewal&type=Bus&age=10', ['81-F3', '81-F20'], '1200.00'],
  ['service=fitness_renewal&type=Bus&age=15', ['81-F7', '81-F20'], '1700.00'],
  ['service=fitness_renewal&type=Bus&age=20', ['81-F12', '81-F20'], '25200.00'],
  ['service=fitness_renewal&type=Bus&age=20&on=2025-11-17', ['81-F20'], '200.00'],
];

test.each(cases)('the fees of %s', async (query, codes, total) => {
  const day = query.includes('&on=') ? '' : '&on=2026-11-26';
  const found = await fees(query + day);
  expect({ codes: codesOf(found.lines), total: found.total }).toEqual({ codes, total });
});

test('the documents of a service are named in the language of who asks, in their order', async () => {
  const query = 'service=renewal_dl';
  const hindi = await clientOf(desk.address, null, { 'accept-language': 'hi' }).get(`/fees?${query}`);
  const documents = [(await fees(query)).documents, hindi.body.documents];
  const { rows } = await sql<{ name_en: string; name_hi: string }>`
    select name_en, name_hi from service_papers where service = 'renewal_dl' order by place, id`.execute(
    desk.db,
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(documents).toEqual([rows.map(row => row.name_en), rows.map(row => row.name_hi)]);
});

test('a line that depends on an unknown vehicle says for which it holds, and there is no total', async () => {
  const found = await fees('service=duplicate_rc');
  expect(found.total).toBeNull();
  expect(found.lines).toContainEqual(
    expect.objectContaining({
      code: '81-5b',
      only_for: { types: ['MCWG'], transport: null, age_from: null, age_to: null },
    }),
  );
});

test('a vehicle within reach is looked up by its type, age and permits', async () => {
  const person = (await admin.post('/citizens', { name: 'Ramkali', mobile: freshMobile() })).body;
  const values = { registration_no: freshNumber('CG04'), type: 'LMV', registered_on: '2010-11-26' };
  const { id } = (await admin.post(`/citizens/${person.id}/vehicles`, values)).body;
  const path = `/fees?service=renewal_registration&vehicle_id=${id}`;
  const on = async (day: string) => codesOf((await admin.get(`${path}&on=${day}`)).body.lines);
  expect(await on('2025-11-25')).toEqual(['81-C', '81-4L2 late']);
  expect(await on('2025-11-26')).toEqual(['81-4R3', '81-C', '81-4L2 late']);
  expect((await desk.visitor.get(path)).status).toBe(401);
  expect((await (await desk.signIn('user')).get(path)).status).toBe(404);
});

test('unknown services and days are refused by field', async () => {
  for (const [query, field] of [
    ['', 'service'],
    ['service=tea', 'service'],
    ['service=noc&on=never', 'on'],
    ['service=noc&age=-1', 'age'],
  ]) {
    const answer = await desk.visitor.get(`/fees?${query}`);
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field ?? '']: [expect.any(String)] } } });
  }
});

test('a fee changes from a day on by a second row of its code, which may not overlap', async () => {
  const add = (body: object) => admin.post('/admin/fee-rules', { ...feeRule, code: 'T-1', ...body });
  const first = await add({ since: '2020-01-01' });
  expect(first).toMatchObject({ status: 201, body: { code: 'T-1', amount: '200.00', late: 'no' } });
  expect(await add({ since: '2027-01-01', amount: '250' })).toMatchObject({
    status: 422,
    body: { errors: { since: [expect.any(String)] } },
  });
  const put = (body: object) => admin.put('/admin/fee-rules/T-1', { ...feeRule, ...body });
  const ended = await put({ since: '2020-01-01', until: '2026-12-31', updated_at: first.body.updated_at });
  expect(ended.status).toBe(200);
  const { services, types, ...others } = feeRule as Record<string, unknown>;
  const kept = await admin.put('/admin/fee-rules/T-1', { ...others, until: '2026-12-31' });
  expect(kept.body.services, 'what a change leaves out stays').toEqual(ended.body.services);
  expect((await add({ since: '2027-01-01', amount: '250' })).status).toBe(201);
  const amounts = async (on: string) =>
    (await fees(`service=renewal_dl&on=${on}`)).lines
      .filter(({ code }: Line) => code === 'T-1')
      .map(({ amount }: { amount: string }) => amount);
  expect(await amounts('2026-12-31')).toEqual(['200.00']);
  expect(await amounts('2027-01-01')).toEqual(['250.00']);
  expect((await put({ id: first.body.id, updated_at: first.body.updated_at })).status, 'a stale copy').toBe(
    409,
  );
  expect((await admin.put('/admin/fee-rules/none', feeRule)).status).toBe(404);
});

test.each([
  [{ amount: '0' }, 'amount'],
  [{ percent: '5', percent_of: 'price' }, 'percent'],
  [{ amount: '', percent: '5' }, 'percent_of'],
  [{ amount: '', percent: '5 %', percent_of: 'price' }, 'percent'],
  [{ since: '2026-02-02', until: '2026-02-01' }, 'until'],
  [{ age_from: 20, age_to: 20 }, 'age_to'],
  [{ code: 'a b' }, 'code'],
])('a fee with %j is refused', async (body, field) => {
  const answer = await admin.post('/admin/fee-rules', { ...feeRule, code: 'T-2', ...body });
  expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [expect.any(String)] } } });
});
