import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

const { desk, branch: branch_id, admin, clerk: here, elsewhere: there } = await openBranchesDesk();

const wide = ['registration_no', 'name', 'mobile', 'puccs.until'];

test('a plate of another branch is an error that reveals nothing of it', async () => {
  const [plate, mobile] = [freshNumber('CG04'), freshMobile()];
  const secret = 'Kanaribai Netam';
  const entry = { registration_no: plate, kind: 'puccs', until: '2031-01-01', name: secret, mobile };
  await there.post('/quick-entries', entry);
  const own = listsOf(desk, here);
  const id = await own.check(wide, [
    [plate, '', '', '01-01-2032'],
    [freshNumber('CG04'), 'Asha', mobile, '01-01-2032'],
  ]);
  const judged = await own.rows(id);
  expect(judged).toMatchObject([
    { verdict: 'error', problems: [{ message: 'Kept by another branch: ask an admin.' }] },
    { verdict: 'create' },
  ]);
  expect(JSON.stringify(judged)).not.toContain(secret);
});

test('a vehicle of another branch is not found by its chassis number, by any importer into a branch', async () => {
  const [plate, chassis] = [freshNumber('CG04'), freshNumber('MAT00000')];
  const citizen = await there.post('/citizens', { name: 'Kanaribai Netam', mobile: freshMobile() });
  const values = { registration_no: plate, chassis_no: chassis };
  expect((await there.post(`/citizens/${citizen.body.id}/vehicles`, values)).status).toBe(201);
  const fields = ['registration_no', 'chassis_no', 'name', 'mobile', 'puccs.until'];
  const rows = [['New Regn', chassis, 'Asha', freshMobile(), '01-01-2032']];
  for (const [by, into] of [
    [here, undefined],
    [admin, branch_id],
  ] as const) {
    const lists = listsOf(desk, by);
    const id = await lists.check(fields, rows, into === undefined ? {} : { branch_id: into });
    const judged = await lists.rows(id);
    expect(judged).toMatchObject([{ verdict: 'error' }]);
    expect(JSON.stringify(judged)).not.toContain(plate);
  }
  const own = listsOf(desk, there);
  expect(JSON.stringify(await own.rows(await own.check(fields, rows)))).toContain(plate);
});

test('a list that an admin imports into a branch reveals no one of other branches', async () => {
  const [plate, mobile] = [freshNumber('CG04'), freshMobile()];
  const secret = 'Kanaribai Netam';
  const entry = { registration_no: plate, kind: 'puccs', until: '2031-01-01', name: secret, mobile };
  await there.post('/quick-entries', entry);
  const all = listsOf(desk, admin);
  const id = await all.check(
    wide,
    [
      [plate, '', '', '01-01-2032'],
      [freshNumber('CG04'), 'Asha', mobile, '01-01-2032'],
    ],
    { branch_id },
  );
  const told = await all.rows(id);
  expect(told, 'as for staff of the branch').toMatchObject([
    { verdict: 'error', problems: [{ message: 'Kept by another branch: ask an admin.' }] },
    { verdict: 'create' },
  ]);
  expect(await listsOf(desk, here).rows(id)).toEqual(told);
  expect(JSON.stringify(told)).not.toContain(secret);
  expect(JSON.stringify((await here.get(`/imports/${id}`)).body)).not.toContain(secret);
  const { citizen } = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data[0];
  const choosing = { citizen_id: citizen?.id ?? 0 };
  expect((await admin.patch(`/imports/${id}/rows/3`, choosing)).status).toBe(404);
});

test('nor the numbers and ends of another branch’s documents', async () => {
  const [plate, other, number] = [freshNumber('CG04'), freshNumber('CG04'), freshNumber('POL')];
  const entry = { kind: 'insurances', name: 'Kanaribai Netam', mobile: freshMobile() };
  await there.post('/quick-entries', { ...entry, registration_no: plate, until: '2031-05-17', number });
  await there.post('/quick-entries', {
    ...entry,
    registration_no: other,
    until: '2031-05-18',
    number: `${number}B`,
  });
  const fields = ['registration_no', 'insurances.until', 'insurances.number'];
  const rows = [
    [plate, '17-05-2031', 'slip 7'],
    [other, '01-01-2030', `${number}B`],
  ];
  const id = await listsOf(desk, admin).check(fields, rows, { branch_id, mode: 'fill' });
  const seen = await listsOf(desk, here).rows(id);
  const otherBranch = {
    verdict: 'error',
    notes: [],
    problems: [{ message: 'Kept by another branch: ask an admin.' }],
  };
  expect(seen).toMatchObject([otherBranch, otherBranch]);
  const problems = JSON.stringify(seen.map(({ cells: _, ...rest }: { cells: string[] }) => rest));
  for (const value of [number, '18-05-2031']) expect(problems).not.toContain(value);
});

test('people come to the branch of the list, and who is filled without a branch as well', async () => {
  const [mobile, plate] = [freshMobile(), freshNumber('CG04')];
  const { id: citizen } = (await admin.post('/citizens', { name: 'Asha Sahu', mobile })).body;
  const all = listsOf(desk, admin);
  const fields = ['registration_no', 'name', 'mobile', 'email', 'city'];
  const id = await all.check(
    fields,
    [
      [plate, 'Asha Sahu', mobile, 'asha@example.com', ''],
      [freshNumber('CG04'), 'Usha', freshMobile(), '', 'Bilaspur'],
    ],
    { branch_id, mode: 'fill' },
  );
  await all.commit(id);
  expect((await admin.get(`/citizens/${citizen}`)).body).toMatchObject({
    email: 'asha@example.com',
    branch_id,
  });
  expect((await here.get('/citizens?q=Usha')).body.data).toMatchObject([
    { branch_id, city: 'Bilaspur', state: 'Chhattisgarh' },
  ]);
  await all.undo(id);
  expect((await admin.get(`/citizens/${citizen}`)).body).toMatchObject({ email: null, branch_id: null });
});

test('a manager imports into their own branch alone, and is one whose list another branch does not see', async () => {
  const id = await listsOf(desk, here).create(['registration_no'], [['CG04AB1234']]);
  const columns = [{ index: 0, field: 'registration_no' }];
  const map = (client: SignedInClient, branch?: number) =>
    client.put(`/imports/${id}/mapping`, { columns, mode: 'add', branch_id: branch });
  expect((await map(here, await desk.branch('10'))).status).toBe(404);
  expect((await map(there)).status).toBe(404);
  expect((await map(admin, 2_147_483_647)).status).toBe(404);
  expect(await map(here)).toMatchObject({ status: 202, body: { branch: { id: branch_id } } });
  expect((await there.get('/imports')).body.data.map((list: { id: number }) => list.id)).not.toContain(id);
});

test('a citizen of another branch cannot be chosen', async () => {
  const own = listsOf(desk, here);
  const outside = (await there.post('/citizens', { name: 'Asha Sahu', mobile: freshMobile() })).body.id;
  const id = await own.check(wide, [[freshNumber('CG04'), 'Asha', freshMobile(), '01-01-2032']]);
  expect((await here.patch(`/imports/${id}/rows/2`, { citizen_id: outside })).status).toBe(404);
});

test('an import stops when its creator loses the role or branch', async () => {
  const mover = await desk.signIn('manager', { branch_id });
  const own = listsOf(desk, mover);
  const plate = freshNumber('CG04');
  const id = await own.check(wide, [[plate, 'Asha', freshMobile(), '01-01-2032']]);
  await mover.post(`/imports/${id}/commit`);
  await desk.db
    .updateTable('users')
    .set({ branch_id: null, role: 'user' })
    .where('id', '=', mover.caller.id)
    .execute();
  await own.work(id);
  expect((await admin.get(`/imports/${id}`)).body.status).toBe('failed');
  expect((await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data).toEqual([]);
});

test('whose vehicle goes to another branch while a list is carried out keeps it as it is', async () => {
  const plate = freshNumber('CG04');
  const person = { name: 'Asha Sahu', mobile: freshMobile(), branch_id };
  const citizen = (await admin.post('/citizens', person)).body.id;
  const vehicle = (await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body.id;
  const own = listsOf(desk, here);
  const id = await own.check(['registration_no', 'puccs.until'], [[plate, '01-01-2032']]);
  expect(await own.rows(id)).toMatchObject([{ verdict: 'create' }]);
  const { committed } = await desk.db.transaction().execute(async transaction => {
    const move = transaction.updateTable('citizens').set({ branch_id: there.caller.branch_id });
    await move.where('id', '=', citizen).execute();
    const committed = own.commit(id);
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db);
        return rows.length;
      })
      .toBe(1);
    return { committed };
  });
  await committed;
  expect((await there.get(`/vehicles/${vehicle}/puccs`)).body.data).toEqual([]);
  expect(await own.rows(id)).toMatchObject([
    { verdict: 'error', problems: [{ message: 'Kept by another branch: ask an admin.' }] },
  ]);
});

/** Has the database change an account as soon as the first records of a list are noted, and undoes that after the test. */
async function onFirstBatch(change: ReturnType<typeof sql.raw>): Promise<void> {
  await sql`create function change_account() returns trigger language plpgsql as
    $$ begin ${change}; return null; end $$`.execute(desk.db);
  await sql`create trigger change_account after insert or update of outcome on import_records
    for each statement execute function change_account()`.execute(desk.db);
  onTestFinished(async () => {
    await sql`drop function change_account cascade`.execute(desk.db);
  });
}

/** More than one batch. */
const manyRows = () =>
  Array.from({ length: 260 }, () => [freshNumber('CG04'), 'Asha Netam', freshMobile(), '01-01-2032']);

test('a list fails where who has ordered its commit goes to another branch before all of it is done', async () => {
  const manager = await desk.signIn('manager', { branch_id });
  const own = listsOf(desk, manager);
  const id = await own.check(wide, manyRows());
  const gone = there.caller.branch_id;
  await onFirstBatch(sql.raw(`update users set branch_id = ${gone} where id = ${manager.caller.id}`));
  await own.commit(id);
  const { status, progress } = (await admin.get(`/imports/${id}`)).body;
  expect({ status, progress }).toEqual({ status: 'failed', progress: { done: 250, of: 260 } });
});

test('a list that writes over fails where who has ordered it is no admin any more', async () => {
  const boss = await desk.signIn('admin');
  const all = listsOf(desk, boss);
  const id = await all.check(wide, manyRows(), { mode: 'overwrite', branch_id });
  await onFirstBatch(
    sql.raw(`update users set role = 'manager', branch_id = ${branch_id} where id = ${boss.caller.id}`),
  );
  await all.commit(id);
  const { status, progress } = (await here.get(`/imports/${id}`)).body;
  expect({ status, progress }).toEqual({ status: 'failed', progress: { done: 250, of: 260 } });
});

test('an undo fails where who has ordered it may not undo the list any more', async () => {
  const boss = await desk.signIn('admin');
  const own = listsOf(desk, here);
  const id = await own.check(wide, manyRows());
  await own.commit(id);
  await onFirstBatch(
    sql.raw(`update users set role = 'manager', branch_id = ${branch_id} where id = ${boss.caller.id}`),
  );
  await listsOf(desk, boss).undo(id);
  const { status, progress } = (await here.get(`/imports/${id}`)).body;
  expect({ status, progress }).toEqual({ status: 'failed', progress: { done: 250, of: 780 } });
});
