import { expect, onTestFinished, test } from 'vitest';
import { clientOf, type SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, inDays } from '../../testing/samples.ts';
import { deskForFile, deskForTest } from '../../testing/test-desk.ts';
import { markOf } from '../imports/read/marks.ts';

const desk = await deskForFile();
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
const other = await desk.signIn('manager', { branch_id: await desk.branch('10') });

let count = 0;
const freshPlate = () => {
  count += 1;
  return `CG04ZZ${String(1000 + count)}`;
};

/** A vehicle with a permit, and an open job. */
async function vehicle() {
  const [name, mobile, registration_no] = ['Phoolmati Sahu', freshMobile(), freshPlate()];
  const citizen = (await clerk.post('/citizens', { name, mobile })).body.id as number;
  const { id } = (await clerk.post(`/citizens/${citizen}/vehicles`, { registration_no })).body;
  const permit = { permit_number: freshNumber(), issue_date: '2020-01-01', expiry_date: inDays(20) };
  await clerk.post(`/vehicles/${id}/permits`, permit);
  const of = { citizen_id: citizen, vehicle_id: id, contact_name: name, contact_phone: mobile };
  const job = (await clerk.post('/jobs', { ...of, category: 'vehicle', services: ['noc'] })).body;
  const found = {
    known: true,
    owner: { id: citizen, name },
    next_expiry: inDays(20),
    open_job: { id: job.id, number: job.number },
  };
  return { registration_no, mobile, found };
}
const asCsv = (text: string) =>
  fetch(`${desk.address}/api/compare`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${clerk.token}`,
      accept: 'text/csv',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ text }),
  });
const unknown = { known: false, owner: null, next_expiry: null, open_job: null };

test('each line of pasted text is looked up by its registration or mobile number', async () => {
  const { registration_no, mobile, found } = await vehicle();
  const spelt = registration_no.replace('CG04', 'cg 04-');
  const { status, body } = await clerk.post('/compare', {
    text: `${spelt}\n${mobile}\nCG04ZZ0001\n9812345670`,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.data).toEqual([
    { line: 1, registration_no, ...found },
    { line: 2, mobile, ...found },
    { line: 3, registration_no: 'CG04ZZ0001', ...unknown },
    { line: 4, mobile: '9812345670', ...unknown },
  ]);
});

test('while money is on, what is due of the jobs of the vehicle or person is told, and otherwise not', async () => {
  const admin = await desk.signIn('admin');
  const { registration_no, mobile, found } = await vehicle();
  const text = `${registration_no}\n${mobile}\nCG04ZZ0001`;
  const owed = async (by: SignedInClient) =>
    (await by.post('/compare', { text })).body.data.map(({ owes }: { owes?: string }) => owes);
  expect(await owed(clerk)).toEqual([undefined, undefined, undefined]);
  await admin.put('/admin/desk-settings', { money_on: true });
  onTestFinished(async () => void (await admin.put('/admin/desk-settings', { money_on: false })));
  expect(await owed(clerk)).toEqual(['0.00', '0.00', null]);
  const path = `/jobs/${found.open_job.id}/charges`;
  const charge = { kind: 'service', what: 'NOC', amount: '450.50' };
  expect((await clerk.post(path, charge)).status).toBe(201);
  await clerk.post(path, { kind: 'waived', what: 'Goodwill', amount: '50', reason: 'A known customer' });
  expect(await owed(clerk)).toEqual(['400.50', '400.50', null]);
  expect(await owed(other), 'of another branch').toEqual([null, null, null]);
  const [heading, line] = (await (await asCsv(text)).text()).split('\r\n');
  expect(heading).toMatch(/,Due$/);
  expect(line).toMatch(/,400\.50$/);
});

test('what another branch has on record reads as unknown', async () => {
  const { registration_no, mobile } = await vehicle();
  const { body } = await other.post('/compare', { text: `${registration_no}\n${mobile}` });
  expect(body.data).toEqual([
    { line: 1, registration_no, ...unknown },
    { line: 2, mobile, ...unknown },
  ]);
});

test('a file with headings and other columns is read, and answered as CSV where that is wanted', async () => {
  const { registration_no } = await vehicle();
  const content = Buffer.from(`Owner Name,Vehicle No\n=Phoolmati,${registration_no}\nBudhram,CG04ZZ0002\n`);
  const file = { name: 'list.csv', content, type: 'text/csv' };
  const { body } = await clerk.form('POST', '/compare', {}, file);
  expect(body.data).toMatchObject([
    { line: 2, registration_no, known: true },
    { line: 3, registration_no: 'CG04ZZ0002', known: false },
  ]);
  const answer = await asCsv(registration_no);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  const [heading, line] = (await answer.text()).split('\r\n');
  expect(heading).toContain('Next expiry');
  expect(line).toContain(`1,${registration_no},,Yes,Phoolmati Sahu,${inDays(20)},J-`);
});

test('a long list is read in a process of its own, nothing of it is stored, and what is no list is refused', async () => {
  const { registration_no } = await vehicle();
  const rows = Array.from({ length: 1500 }, (_, at) => `Somebody ${at};CG07AB${String(1000 + at)}`);
  const text = ['Name;Vehicle No', ...rows, `Last;${registration_no}`].join('\n');
  const before = await desk.db.selectFrom('history').select('id').execute();
  const { status, body } = await clerk.post('/compare', { text });
  expect([status, body.data?.length], JSON.stringify(body).slice(0, 200)).toEqual([200, 1501]);
  expect(body.data.at(-1)).toMatchObject({ line: 1502, registration_no, known: true });
  expect(await desk.db.selectFrom('history').select('id').execute()).toEqual(before);
  expect((await clerk.get('/imports')).body.meta.total).toBe(0);

  expect((await clerk.post('/compare', { text: ' ' })).status).toBe(422);
  const tooMany = Array.from({ length: 20_001 }, (_, at) => `CG${String(at).padStart(6, '0')}`).join('\n');
  const refused = await clerk.post('/compare', { text: tooMany });
  expect(refused).toMatchObject({ status: 422, body: { errors: { file: [expect.any(String)] } } });
});

test('long lists are compared ten times a day, short ones go on', async () => {
  const limited = await deskForTest({ limited: true });
  const { caller, token } = await limited.signIn('manager');
  const client = clientOf(limited.address, token);
  await limited.limits.count('longCompares', String(caller.id), 10);
  const text = Array.from({ length: 1001 }, (_, at) => `CG07AC${String(1000 + at)}`).join('\n');
  expect((await client.post('/compare', { text })).status).toBe(429);
  expect((await client.post('/compare', { text: 'CG07AC1000' })).status).toBe(200);
});

test.each([
  [['1', 'Budhram', 'cg 04 ab 1234', '9826012345'], 'CG04AB1234'],
  [['Budhram', '+91 98260-12345'], '9826012345'],
  [['MPA 1234'], 'MPA1234'],
  [['', 'x'.repeat(5000)], ''],
])('%j is looked up by %s', (cells, mark) => {
  expect(markOf(cells)).toBe(mark);
});
