import { OPEN_CLAIMS } from '@rto-desk/contract/claim';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { claimsOf, states } from '../../testing/claims.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForFile, deskForTest, openTestDesk } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { words } from '../../testing/words.ts';

const desk = await deskForFile();
const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
const elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('10') });
const claims = claimsOf(clerk);

const ownData = async (of: SignedInClient) => {
  const headers = { authorization: `Bearer ${of.token}` };
  const answer = await fetch(`${desk.address}/api/me/data`, { headers });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  return String(files.get('data.json'));
};

test('a claim is answered alike whatever it names, by the same statements, and tells nothing until it is approved', async () => {
  const record = await claims.kept();
  const [holder, stranger] = [await desk.signIn('user'), await desk.signIn('user')];
  const typed = { chassis_last5: record.chassis_no.slice(-5).toLowerCase(), dob: record.person.dob };
  const asked: unknown[] = [];
  for (const registration_no of [record.plate.replace('CG04', 'cg 04-'), freshNumber('CG99')]) {
    desk.forgetStatements();
    const { status, body } = await holder.post('/claims', { ...typed, registration_no });
    asked.push([status, body, [...desk.statements]]);
  }
  expect(asked[0]).toEqual(asked[1]);
  expect(asked[0]).toEqual([202, { message: expect.any(String) }, expect.any(Array)]);
  expect(desk.logged.join()).not.toContain(record.plate);
  expect(await states(holder)).toEqual(['open', 'open']);
  expect((await holder.post('/claims', {})).body.errors).toHaveProperty('registration_no');
  const both = { registration_no: record.plate, licence_no: record.dl_no };
  expect((await holder.post('/claims', both)).status).toBe(422);
  for (const someone of [holder, stranger]) {
    expect((await someone.get(`/citizens/${record.id}`)).status).toBe(404);
    expect(JSON.stringify((await someone.get('/me/claims')).body)).not.toContain(record.person.name);
  }
  // Staff of the branch are shown what was typed beside what it names; others nothing.
  const [claim] = await claims.offered(record.plate);
  expect(claim).toMatchObject({
    ...{ registration_no: record.plate, chassis_last5: record.chassis_no.slice(-5), dob: '1961-05-04' },
    user: { id: holder.caller.id, phone_verified: true },
    matches: [
      {
        ...{ record: 'vehicle', number: record.plate, chassis_last5: record.chassis_no.slice(-5) },
        citizen: { id: record.id, ...record.person, father_name: null },
        kept_by: null,
      },
    ],
  });
  expect(await claims.offered(record.plate, elsewhere)).toEqual([]);
  for (const action of ['approve', 'refuse']) {
    const body = { reason: 'No' };
    expect((await elsewhere.post(`/claims/${claim.id}/${action}`, body)).status).toBe(404);
    expect((await holder.post(`/claims/${claim.id}/${action}`, body)).status).toBe(403);
  }
  expect((await elsewhere.delete(`/claims/${claim.id}`)).status).toBe(404);
});

test('refused, unread and unmatched claims read the same, and a claim can be withdrawn', async () => {
  const record = await claims.kept();
  const [refused, open, nothing] = [
    await desk.signIn('user'),
    await desk.signIn('user'),
    await desk.signIn('user'),
  ];
  await nothing.post('/claims', { registration_no: freshNumber('CG99') });
  const late = await claims.claimed(record, open);
  const id = await claims.claimed(record, refused);
  expect((await clerk.post(`/claims/${id}/refuse`, {})).body.errors).toHaveProperty('reason');
  const answer = await clerk.post(`/claims/${id}/refuse`, { reason: 'Did not come' });
  expect(answer.body).toMatchObject({ state: 'refused', reason: 'Did not come', citizen: { id: record.id } });
  expect((await clerk.post(`/claims/${id}/refuse`, { reason: 'Twice' })).status).toBe(409);
  const typedDays = (days: number) =>
    sql`update claims set created_at = now() - make_interval(days => ${days}) where user_id = any(${[
      refused.caller.id,
      open.caller.id,
      nothing.caller.id,
    ]}::integer[])`.execute(desk.db);
  for (const [days, state] of [
    [1, 'open'],
    [3, 'refused'],
  ] as const) {
    await typedDays(days);
    for (const someone of [refused, open, nothing]) expect(await states(someone)).toEqual([state]);
  }
  const told = (await refused.get('/me/claims')).body.data[0];
  expect(Object.keys(told).sort()).toEqual(
    ['chassis_last5', 'citizen', 'created_at', 'dob', 'id', 'licence_no', 'registration_no', 'state'].sort(),
  );
  // Staff may approve it later all the same.
  expect((await clerk.post(`/claims/${late}/approve`, {})).status).toBe(200);
  expect(await states(open)).toEqual(['approved']);
  // Nor do their own data tell what others asked for, and what staff think of it.
  for (const someone of [open, refused, nothing]) {
    expect(await ownData(someone)).not.toContain('Did not come');
    expect(await ownData(someone)).toContain('"claims":');
  }
  expect((await refused.delete(`/claims/${late}`)).status).toBe(404);
  expect((await refused.delete(`/claims/${id}`)).status).toBe(200);
  expect(await states(refused)).toEqual([]);
});

test('one record shows three claims at a time, one per account; deciding one shows the next', async () => {
  const record = await claims.kept();
  const people = [];
  for (let at = 0; at < 4; at += 1) people.push(await desk.signIn('user'));
  for (const someone of people) {
    await someone.post('/claims', { registration_no: record.plate });
    await someone.post('/claims', { registration_no: record.plate, dob: '1990-01-01' });
  }
  const by = (rows: { user: { id: number } }[]) => rows.map(({ user }) => user.id);
  const ids = people.map(({ caller }) => caller.id);
  const first = await claims.offered(record.plate);
  expect(by(first)).toEqual(ids.slice(0, 3));
  await clerk.post(`/claims/${first[0].id}/refuse`, { reason: 'Not the owner' });
  expect(by(await claims.offered(record.plate))).toEqual(ids.slice(1));
  // A claim undecided for a quarter of a year is no longer offered.
  await sql`update claims set created_at = now() - interval '91 days' where user_id = ${ids[1]}`.execute(
    desk.db,
  );
  expect(by(await claims.offered(record.plate))).toEqual(ids.slice(2));
});

test('an account asks three times a day', async () => {
  const limited = await openTestDesk({ limited: true });
  try {
    const [one, another] = [await limited.signIn('user'), await limited.signIn('user')];
    const ask = async (by: SignedInClient) =>
      (await by.post('/claims', { registration_no: freshNumber('CG04') })).status;
    for (let at = 0; at < 3; at += 1) expect(await ask(one)).toBe(202);
    expect(await ask(one)).toBe(429);
    expect(await ask(another)).toBe(202);
  } finally {
    await limited.close();
  }
});

test('a desk takes no more open claims than staff can look through, says so, and takes the next when one is decided', async () => {
  const own = await deskForTest();
  const [holder, other] = [await own.signIn('user'), await own.signIn('user')];
  const admin = await own.signIn('admin');
  const person = await admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() });
  const plate = freshNumber('CG04');
  await admin.post(`/citizens/${person.body.id}/vehicles`, { registration_no: plate });
  expect((await holder.post('/claims', { registration_no: plate })).status).toBe(202);
  await own.pool.query(
    `insert into claims (user_id, registration_no) select $1::integer, 'CG99' || n from generate_series(2, $2::integer) as n`,
    [other.caller.id, OPEN_CLAIMS],
  );
  const ask = () => holder.post('/claims', { registration_no: freshNumber('CG04') });
  const full = await ask();
  expect(full).toMatchObject({ status: 429, body: { message: words.claims.answers.deskFull } });
  expect(full.headers.get('retry-after')).toBe('86400');
  const { data } = (await admin.get('/claims')).body;
  expect(data).toMatchObject([{ registration_no: plate }]);
  expect((await admin.post(`/claims/${data[0].id}/refuse`, { reason: 'No' })).status).toBe(200);
  expect((await ask()).status).toBe(202);
  expect((await ask()).status).toBe(429);
});
