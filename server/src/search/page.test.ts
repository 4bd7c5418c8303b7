import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { isLong } from '../testing/long.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
// Made anew at once, which is quicker than row by row.
const tables = ['citizens', 'learner_licenses'];
for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(desk.db);
await sql`insert into citizens (name, mobile) select 'Asha Manypeople', '9666666666' from generate_series(1, 10000)`.execute(
  desk.db,
);
await sql`insert into learner_licenses (citizen_id, ll_no, expiry_date, origin)
  select id, 'LM' || id, '2027-01-01', 'office' from citizens where name = 'Asha Manypeople'`.execute(
  desk.db,
);
for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(desk.db);
await sql`select rebuild_search()`.execute(desk.db);

const searches = {
  '/citizens?q=manypeople': 10,
  '/citizens?mobile=66666': 10,
  '/search/ll?ll_no=LM': 10,
};
const report = '/reports/expiries?owner_name=manypeople';

test('without a text, and of a whole mobile, ten thousand rows are counted exactly', async () => {
  for (const list of ['/citizens', '/search/ll']) {
    const { meta } = (await admin.get(`${list}?page=1`)).body;
    expect(meta, list).toMatchObject({ total: 10_000, last_page: 1000 });
    expect(meta, list).not.toHaveProperty('more');
  }
  const ofMobile = (await admin.get('/citizens?mobile=9666666666&page=1000')).body;
  expect(ofMobile.data).toHaveLength(10);
  expect(ofMobile.meta).toMatchObject({ total: 10_000, last_page: 1000, to: 10_000 });
  expect(ofMobile.meta).not.toHaveProperty('more');
  const { body } = await admin.get('/reports/expiries');
  expect(body).toMatchObject({ total: 10_000, last_page: 667 });
  expect(body).not.toHaveProperty('more');
});

test('with a text rows are counted up to a thousand, and every page beyond is answered', async () => {
  for (const [list, size] of Object.entries(searches)) {
    expect((await admin.get(list)).body.meta, list).toMatchObject({
      total: 1_000,
      more: true,
      last_page: 1_000 / size,
    });
    const beyond = (await admin.get(`${list}&page=500`)).body;
    expect(beyond.data, list).toHaveLength(10);
    expect(beyond.meta, list).toMatchObject({
      total: 1_000,
      more: true,
      last_page: 501,
      from: 4_991,
      to: 5_000,
    });
  }
  expect((await admin.get(report)).body).toMatchObject({ total: 1_000, more: true, last_page: 67 });
  expect((await admin.get(`${report}&page=500`)).body.data).toHaveLength(15);
});

describe('of more than ten thousand rows', () => {
  beforeAll(async () => {
    const { body } = await admin.post('/citizens', { name: 'Ravi Manypeople', mobile: '9666666666' });
    await admin.post(`/citizens/${body.id}/ll`, { ll_no: `LM${body.id}`, expiry_date: '2027-01-02' });
  });

  test('a list says ten thousand and that there are more', async () => {
    for (const list of ['/citizens', '/search/ll']) {
      expect((await admin.get(list)).body.meta, list).toMatchObject({
        total: 10_000,
        more: true,
        last_page: 1000,
      });
    }
    expect((await admin.get('/reports/expiries')).body).toMatchObject({
      total: 10_000,
      more: true,
      last_page: 667,
    });
  });

  const walked: [list: string, key: string | null][] = [
    ['/citizens?per_page=1000', 'meta'],
    ['/reports/expiries?per_page=100', null],
  ];
  // A page of a text that ten thousand have takes tenths of a second, and there are a hundred.
  if (isLong()) walked.push([`${report}&per_page=100`, null]);
  test.each(walked)('a client that goes from page to page of %s gets every row once', async (list, key) => {
    const seen = new Set<number>();
    let last = 1;
    for (let page = 1; page <= last; page += 1) {
      const { body } = await admin.get(`${list}&page=${page}`);
      for (const row of body.data) seen.add(row.record_id ?? row.id);
      last = (key === null ? body : body[key]).last_page;
    }
    expect(seen.size).toBe(10_001);
    const { body } = await admin.get(`${list}&page=${last + 1}`);
    expect(body.data).toEqual([]);
  });

  test('the dashboard counts all of them, and one more within five seconds after it is added', async () => {
    const before = (await admin.get('/dashboard/stats')).body.total_citizens;
    expect(before).toBe(10_001);
    await admin.post('/citizens', { name: 'Mina Manypeople', mobile: '9666666666' });
    const total = async () => (await admin.get('/dashboard/stats')).body.total_citizens;
    await expect.poll(total, { timeout: 10_000 }).toBe(before + 1);
  });

  test('the report as CSV is complete', async () => {
    const csv = await fetch(`${desk.address}/api${report.replace('expiries', 'expiries/export')}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect((await csv.text()).trimEnd().split('\n')).toHaveLength(10_002);
  });
});
