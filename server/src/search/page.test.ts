import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignedInClient } from '../testing/client.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
let admin: SignedInClient;
beforeAll(async () => {
  desk = await openTestDesk();
  admin = await desk.signIn('admin');
  // Made anew at once, which is quicker than row by row.
  const tables = ['citizens', 'learner_licenses'];
  for (const table of tables)
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(desk.db);
  await sql`insert into citizens (name, mobile) select 'Asha Manypeople', '9666666666' from generate_series(1, 10000)`.execute(
    desk.db,
  );
  await sql`insert into learner_licenses (citizen_id, ll_no, expiry_date, origin)
    select id, 'LM' || id, '2027-01-01', 'office' from citizens where name = 'Asha Manypeople'`.execute(
    desk.db,
  );
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(desk.db);
  await sql`select rebuild_search()`.execute(desk.db);
});
afterAll(() => desk.close());

const lists = {
  '/citizens?q=manypeople': '/citizens',
  '/citizens?mobile=66666': '/citizens',
  '/search/ll?ll_no=LM': '/search/ll',
};
const report = '/reports/expiries?owner_name=manypeople';

test('ten thousand finds are told exactly', async () => {
  for (const list of Object.keys(lists)) {
    const { meta } = (await admin.get(list)).body;
    expect(meta, list).toMatchObject({ total: 10_000, last_page: 1000 });
    expect(meta, list).not.toHaveProperty('more');
  }
  const { body } = await admin.get(report);
  expect(body).toMatchObject({ total: 10_000, last_page: 667 });
  expect(body).not.toHaveProperty('more');
});

test('of more, ten thousand are told and shown, and that there are more; the report as CSV is complete', async () => {
  const { body: one } = await admin.post('/citizens', { name: 'Ravi Manypeople', mobile: '9666666666' });
  await admin.post(`/citizens/${one.id}/ll`, { ll_no: `LM${one.id}`, expiry_date: '2027-01-02' });
  for (const [list, whole] of Object.entries(lists)) {
    expect((await admin.get(list)).body.meta, list).toMatchObject({
      total: 10_000,
      more: true,
      last_page: 1000,
    });
    const last = (await admin.get(`${list}&page=1000`)).body;
    expect(last.data).toHaveLength(10);
    const beyond = (await admin.get(`${list}&page=1001`)).body;
    expect(beyond).toMatchObject({ data: [], meta: { total: 10_000, more: true, from: null, to: null } });
    // Without a text there is a total of any size, and every page of it.
    const all = (await admin.get(`${whole}?page=1001`)).body;
    expect(all.meta.total).toBeGreaterThan(10_000);
    expect(all.meta).not.toHaveProperty('more');
    expect(all.data.length).toBeGreaterThan(0);
  }
  expect((await admin.get(report)).body).toMatchObject({ total: 10_000, more: true, last_page: 667 });
  expect((await admin.get(`${report}&page=667`)).body.data).toHaveLength(10);
  expect((await admin.get(`${report}&page=668`)).body.data).toEqual([]);
  const csv = await fetch(`${desk.address}/api${report.replace('expiries', 'expiries/export')}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  expect((await csv.text()).trimEnd().split('\n')).toHaveLength(10_002);
});
