import { daysBetween, today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../platform/database/database.ts';
import { clientOf } from '../testing/client.ts';
import { deskForFile, openTestDesk } from '../testing/test-desk.ts';
import { fillDemo } from './fill.ts';

const desk = await deskForFile();
const PASSWORD = 'demo-of-the-test';
await fillDemo(desk, PASSWORD);

async function column(db: Db, query: string): Promise<unknown[]> {
  const { rows } = await sql.raw<{ value: unknown }>(query).execute(db);
  return rows.map(row => row.value);
}

test('people write their names in Devanagari or in Latin letters, never in both', async () => {
  const names = await column(desk.db, 'select name as value from citizens');
  expect(names.length).toBeGreaterThanOrEqual(300);
  const isMixed = (name: unknown) =>
    /\p{Script=Devanagari}/u.test(String(name)) && /[a-z]/i.test(String(name));
  expect(names.filter(isMixed)).toEqual([]);
  const share = names.filter(name => /\p{Script=Devanagari}/u.test(String(name))).length / names.length;
  expect(share).toBeGreaterThan(0.3);
  expect(share).toBeLessThan(0.6);
});

test.each(kinds)(
  '$type: some expired, some due within 30 days, some later, and some have a paper',
  async kind => {
    const ends = await column(
      desk.db,
      `select ${kind.until} as value from ${kind.collection} where ${kind.until} is not null`,
    );
    const left = ends.map(end => daysBetween(today(), String(end)));
    expect(left.some(days => days < 0)).toBe(true);
    expect(left.some(days => days >= 0 && days <= 30)).toBe(true);
    expect(left.some(days => days > 30)).toBe(true);
    expect(
      await column(
        desk.db,
        `select distinct media_type as value from files join ${kind.collection} on file_id = files.id order by 1`,
      ),
    ).toEqual(['application/pdf', 'image/png']);
    if (kind.succession) {
      const longest = await column(
        desk.db,
        `select max(count) as value from (select count(*) from ${kind.collection} group by vehicle_id) as chains`,
      );
      expect(Number(longest[0])).toBeGreaterThan(1);
    }
  },
);

test('requests and inquiries have every status, and declared records have a declarant', async () => {
  expect(await column(desk.db, 'select distinct status as value from service_requests order by 1')).toEqual([
    'completed',
    'contacted',
    'pending',
    'rejected',
  ]);
  expect(await column(desk.db, 'select distinct status as value from document_inquiries order by 1')).toEqual(
    ['contacted', 'new', 'resolved'],
  );
  const orphans = `select count(*)::int as value from vehicles join citizens on citizens.id = citizen_id where origin = 'self' and owner_id is null`;
  expect(await column(desk.db, orphans)).toEqual([0]);
  expect(
    Number((await column(desk.db, `select count(*)::int as value from vehicles where origin = 'self'`))[0]),
  ).toBeGreaterThan(0);
});

test('it shows a day of an office: jobs in every stage, a fleet, people twice, a sale, a claim, a list to mend, an inbox, a digest', async () => {
  const stages = 'select distinct stage as value from service_requests order by 1';
  expect(await column(desk.db, stages)).toEqual(
    await column(desk.db, 'select code as value from job_stages order by 1'),
  );
  const sources = 'select distinct source as value from service_requests order by 1';
  expect(await column(desk.db, sources)).toEqual(['counter', 'web']);
  const { body: login } = await desk.visitor.post('/login', { phone: '9000000003', password: PASSWORD });
  const clerk = clientOf(desk.address, login.token);
  const { body: pairs } = await clerk.get('/citizens/duplicates');
  expect(pairs.data.map((pair: { one: { name: string } }) => pair.one.name)).toEqual([
    ...['रमेश कुमार वर्मा', 'श्रीमती गीता ठाकुर'],
    ...['Santosh Kumar Dewangan', 'सुनीता बाई यादव'],
  ]);
  const [firm] = await column(desk.db, `select id as value from citizens where name like 'महामाया%'`);
  expect((await clerk.get(`/citizens/${firm}/fleet`)).body.data).toHaveLength(22);
  expect((await clerk.get('/claims')).body.data).toHaveLength(1);
  expect((await clerk.get('/imports')).body.data).toMatchObject([
    { status: 'checked', counts: { error: 4 } },
  ]);
  const { body: inbox } = await clerk.get('/inbox');
  expect(inbox.data.map((one: { read_at: string | null }) => one.read_at === null)).toEqual([
    true,
    false,
    false,
    false,
  ]);
  expect(await column(desk.db, `select purpose as value from messages order by 1`)).toEqual([
    'digest',
    ...['message', 'message', 'message'],
  ]);
  expect(await column(desk.db, 'select kind as value from transfers')).toEqual(['sale']);
});

test('a person opens their own documents', async () => {
  const { body } = await desk.visitor.post('/login', { phone: '9000000004', password: PASSWORD });
  const { token, user } = body as { token: string; user: { citizen_id: number } };
  const details = await fetch(`${desk.address}/api/citizens/${user.citizen_id}/all-details`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const paths = [...(await details.text()).matchAll(/"file_path":"([^"]+)"/g)].map(match => match[1] ?? '');
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) expect((await desk.open(path)).status).toBe(200);
});

test.each([
  ['a citizen', `insert into citizens (name, mobile) values ('Real', '9876543210')`],
  [
    'an account beside the first admin',
    `insert into users (name, phone, password_hash, role) values ('First', '9876543210', '-', 'admin'), ('Real', '9876543211', '-', 'user')`,
  ],
])('an installation with %s is left alone', async (_, insert) => {
  const real = await openTestDesk();
  try {
    await sql.raw(insert).execute(real.db);
    await expect(fillDemo(real, PASSWORD)).rejects.toThrow(/real data/);
    expect(await column(real.db, 'select count(*)::int as value from vehicles')).toEqual([0]);
  } finally {
    await real.close();
  }
});
