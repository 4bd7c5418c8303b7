import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { clientOf } from '../testing/client.ts';
import { deskForTest, type TestDesk, type TestDeskOptions } from '../testing/test-desk.ts';

/* One account or network cannot take all slots of a process, or all its connections to the database. */

/** A desk with eight slots, two of them for an account, four for visitors of a network, five until a session is known. */
const shared: TestDeskOptions = {
  trustedProxies: ['127.0.0.1'],
  callLimits: { calls: 8, areShared: true, loopDelay: null },
};

/** Lets statements on a table wait until `letGo`; `isWaiting` resolves when so many do. */
async function lockTable({ pool }: TestDesk, table: string) {
  const { rows } = await pool.query<{ database: string }>('select current_database() as database');
  const client = new pg.Client({ ...inject('connection'), database: rows[0]?.database ?? '' });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query('begin');
  await client.query(`lock table ${table}`);
  const waiting = async () => {
    const { rowCount } = await client.query(
      `select from pg_locks where relation = '${table}'::regclass and not granted`,
    );
    return rowCount;
  };
  return {
    isWaiting: (calls: number) => expect.poll(waiting).toBe(calls),
    letGo: () => client.query('commit'),
  };
}

const statuses = async (answers: readonly Promise<{ status: number }>[]) =>
  (await Promise.all(answers)).map(({ status }) => status);

/** A client who calls from another address. */
const from = ({ address }: TestDesk, ip: string, token: string | null = null) =>
  clientOf(address, token, { 'x-forwarded-for': ip });

test('an account takes a quarter of the slots, and the others of its network go on', async () => {
  const desk = await deskForTest(shared);
  const [greedy, colleague] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const { isWaiting, letGo } = await lockTable(desk, 'document_inquiries');
  const held = [greedy.get('/admin/document-inquiries'), greedy.get('/admin/document-inquiries')];
  await isWaiting(2);
  const refused = await greedy.get('/me');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await statuses([colleague.get('/me'), desk.visitor.get('/openapi.json')])).toEqual([200, 200]);
  await letGo();
  expect(await statuses(held)).toEqual([200, 200]);
  expect((await greedy.get('/me')).status).toBe(200);
});

test('the visitors of a network take half of the slots; signed-in callers and other networks go on', async () => {
  const desk = await deskForTest(shared);
  const clerk = await desk.signIn('manager');
  const { isWaiting, letGo } = await lockTable(desk, 'service_requests');
  const track = '/track?reference=SR-2222-2222&phone=9826012345';
  const held = [1, 2, 3, 4].map(() => desk.visitor.get(track));
  await isWaiting(4);
  const refused = await desk.visitor.get('/openapi.json');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await statuses([clerk.get('/me'), from(desk, '203.0.113.7').get('/openapi.json')])).toEqual([
    200, 200,
  ]);
  await letGo();
  expect(await statuses(held)).toEqual([404, 404, 404, 404]);
});

test('invented tokens take no more than two thirds of the slots', async () => {
  const desk = await deskForTest(shared);
  const { isWaiting, letGo } = await lockTable(desk, 'sessions');
  const stranger = clientOf(desk.address, 'an-invented-token-of-no-session');
  const held = [1, 2, 3, 4, 5].map(() => stranger.get('/me'));
  await isWaiting(5);
  expect((await stranger.get('/me')).status).toBe(503);
  expect((await from(desk, '203.0.113.7').get('/openapi.json')).status).toBe(200);
  await letGo();
  // As long as half of the slots are visitors', those who turn out to be visitors are turned away as well.
  const answered = await statuses(held);
  expect(answered.filter(status => status === 401).length).toBeGreaterThanOrEqual(4);
  expect(answered.filter(status => status !== 401 && status !== 503)).toEqual([]);
});

test('forty people of one address who call at once are all answered', async () => {
  const desk = await deskForTest({ limited: true });
  const office = await Promise.all(Array.from({ length: 40 }, () => desk.signIn('manager')));
  expect(new Set(await statuses(office.map(clerk => clerk.get('/citizens'))))).toEqual(new Set([200]));
});

test('without limits on attempts an account may take every slot', async () => {
  const desk = await deskForTest({ callLimits: { calls: 3, areShared: false, loopDelay: null } });
  const admin = await desk.signIn('admin');
  const { isWaiting, letGo } = await lockTable(desk, 'document_inquiries');
  const held = [1, 2, 3].map(() => admin.get('/admin/document-inquiries'));
  await isWaiting(3);
  expect((await admin.get('/me')).status).toBe(503);
  await letGo();
  expect(await statuses(held)).toEqual([200, 200, 200]);
});

test('an account has two downloads at a time, and half of the connections are left to other calls', async () => {
  const desk = await deskForTest({});
  const [greedy, second, third] = [
    await desk.signIn('admin'),
    await desk.signIn('admin'),
    await desk.signIn('admin'),
  ];
  const { isWaiting, letGo } = await lockTable(desk, 'job_papers');
  const held = [greedy.get('/export/table/job_papers'), greedy.get('/export/all-as-zip')];
  await isWaiting(2);
  const refused = await greedy.get('/database-backups/download');
  expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
    429,
    '10',
    'You already have two downloads running. Wait until one is finished.',
  ]);
  // Three of the six connections.
  held.push(second.get('/export/table/job_papers'));
  await isWaiting(3);
  const all = await third.get('/reports/expiries/export');
  expect([all.status, all.body.message]).toEqual([
    503,
    'Too many downloads are running. Try again in a minute.',
  ]);
  expect(await statuses([third.get('/citizens'), third.get('/me')])).toEqual([200, 200]);
  const waits = third.get('/export/table/branches');
  await letGo();
  expect(await statuses([...held, waits])).toEqual([200, 200, 200, 200]);
  expect((await greedy.get('/database-backups/download')).status).toBe(200);
});

test('exports that were refused leave no line in the history, and citizens do not use up the places of the office', async () => {
  const desk = await deskForTest({});
  const admin = await desk.signIn('admin');
  const people = [await desk.signIn('user'), await desk.signIn('user'), await desk.signIn('user')];
  const { isWaiting, letGo } = await lockTable(desk, 'deletion_requests');
  const held = people.map(person => person.get('/me/data'));
  await isWaiting(3);
  const exported = [admin.get('/export/table/branches'), admin.get('/export/table/branches')];
  expect(await statuses(exported)).toEqual([200, 200]);
  await letGo();
  expect(await statuses(held)).toEqual([200, 200, 200]);
});
