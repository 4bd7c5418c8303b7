import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { listsOf, openListDesk } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { eraseLists } from './erase.ts';

const { desk, admin, lists } = await openListDesk();
afterAll(() => desk.close());

const wide = ['registration_no', 'name', 'mobile', 'email', 'insurances.until', 'puccs.until'];
const row = (plate = freshNumber('CG04'), mobile = freshMobile()) => [
  ...[plate, `Devki ${plate}`, mobile, 'devki@example.com', '17-05-2031', '18-05-2031'],
];
const details = async (plate: string) => {
  const found = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data;
  return found[0] as { id: number; citizen_id: number } | undefined;
};

test('what nobody has touched goes, what somebody has changed stays and is named', async () => {
  const rows = [row(), row(), row(), row(), row()];
  const plates = rows.map(([plate = '']) => plate);
  const id = await lists.bring(wide, rows);
  await lists.commit(id);
  const [, changed, used, told, paper] = await Promise.all(plates.map(details));
  await admin.put(`/vehicles/${changed?.id}`, { registration_no: plates[1], colour: 'Red' });
  await admin.post(`/citizens/${used?.citizen_id}/vehicles`, { registration_no: freshNumber('CG04') });
  await admin.post(`/citizens/${told?.citizen_id}/send-message`, { message: 'Please come.' });
  await admin.post(`/vehicles/${paper?.id}/permits`, { expiry_date: '2033-01-01', partial: true });
  expect(await lists.undo(id)).toMatchObject({ status: 202, body: { status: 'undoing' } });
  const undone = (await admin.get(`/imports/${id}`)).body;
  expect(undone).toMatchObject({ status: 'undone', kept_count: 6 });
  const name = (at: number) => `Devki ${plates[at]}`;
  expect(undone.kept.map(({ title, reason }: { title: string; reason: string }) => [title, reason])).toEqual([
    [name(1), 'Something has been added to it since.'],
    [plates[1], 'It has been changed since.'],
    [name(2), 'Something has been added to it since.'],
    [name(3), 'A message has gone to this person.'],
    [name(4), 'Something has been added to it since.'],
    [plates[4], 'Something has been added to it since.'],
  ]);
  expect(undone.kept[0].url).toBe(`/citizens/${changed?.citizen_id}`);
  expect(await details(plates[0] ?? ''), 'nobody has touched it').toBeUndefined();
  expect((await admin.get(`/vehicles/${changed?.id}/insurances`)).body.data).toEqual([]);
  expect((await admin.post(`/imports/${id}/undo`)).status).toBe(409);
});

test('whoever had a vehicle that has gone on to somebody else stays with it', async () => {
  const [plate = '', ...others] = row();
  const id = await lists.bring(wide, [[plate, ...others]]);
  await lists.commit(id);
  const vehicle = await details(plate);
  const to = { name: 'Asha Netam', mobile: freshMobile() };
  const transfer = { to, kind: 'sale', on: '2026-01-05' };
  expect((await admin.post(`/vehicles/${vehicle?.id}/transfers`, transfer)).status).toBe(201);
  await lists.undo(id);
  const { kept } = (await admin.get(`/imports/${id}`)).body;
  expect(kept.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining([`Devki ${plate}`, plate]),
  );
});

test('each field that was filled goes back unless it was changed since; what was there before stays', async () => {
  const [plate, mobile] = [freshNumber('CG04'), freshMobile()];
  const entry = { registration_no: plate, kind: 'puccs', until: '2031-01-01', name: 'Asha Sahu', mobile };
  const { citizen, vehicle } = (await admin.post('/quick-entries', entry)).body;
  const fields = ['registration_no', 'email', 'address', 'chassis_no', 'puccs.until', 'puccs.number'];
  const number = freshNumber('PUC');
  const id = await lists.bring(fields, [[plate, 'a@example.com', 'Durg', 'MA3', '01-01-2031', number]], {
    mode: 'fill',
  });
  await lists.commit(id);
  expect((await admin.get(`/citizens/${citizen.id}`)).body).toMatchObject({
    email: 'a@example.com',
    address: 'Durg',
  });
  await admin.put(`/citizens/${citizen.id}`, {
    name: 'Asha Sahu',
    mobile,
    address: 'Bhilai',
    email: 'a@example.com',
  });
  await lists.undo(id);
  expect((await admin.get(`/citizens/${citizen.id}`)).body).toMatchObject({ email: null, address: 'Bhilai' });
  expect((await admin.get(`/citizens/${citizen.id}/vehicles`)).body.data).toMatchObject([
    { id: vehicle.id, chassis_no: null },
  ]);
  expect((await admin.get(`/vehicles/${vehicle.id}/puccs`)).body.data).toMatchObject([{ pucc_number: null }]);
  expect((await admin.get(`/imports/${id}`)).body.kept).toMatchObject([
    { title: 'Asha Sahu', reason: 'It has been changed since.' },
  ]);
});

test('it is undone by whoever brought it or sees everything, for 30 days', async () => {
  const branch_id = await desk.branch('04');
  const clerk = await desk.signIn('manager', { branch_id });
  const colleague = await desk.signIn('manager', { branch_id });
  const own = listsOf(desk, clerk);
  const id = await own.bring(wide, [row()]);
  await own.commit(id);
  expect((await colleague.post(`/imports/${id}/undo`)).status).toBe(403);
  expect((await colleague.get(`/imports/${id}`)).body.permissions.undo).toBe(false);
  const committed = (days: number) =>
    sql`update imports set committed_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      desk.db,
    );
  await committed(31);
  expect((await clerk.post(`/imports/${id}/undo`)).status).toBe(409);
  await committed(29);
  expect((await own.undo(id)).status).toBe(202);
});

test('cells are erased 30 days after the commit, 7 days after a list was last touched that was not', async () => {
  const ofSheet = { reading: { sheet: 'Sita Bai' } };
  const [old, fresh, left] = [
    await lists.bring(wide, [row()], ofSheet),
    await lists.bring(wide, [row()], ofSheet),
    await lists.bring(wide, [row()], ofSheet),
  ];
  for (const id of [old, fresh]) await lists.commit(id);
  await sql`alter table imports disable trigger imports_touch`.execute(desk.db);
  await sql`update imports set committed_at = now() - interval '31 days' where id = ${old}`.execute(desk.db);
  await sql`update imports set updated_at = now() - interval '8 days' where id in (${left}, ${fresh})`.execute(
    desk.db,
  );
  await sql`alter table imports enable trigger imports_touch`.execute(desk.db);
  await eraseLists(desk.db);
  for (const id of [old, left]) {
    expect((await lists.rows(id))[0]).toMatchObject({ cells: [], plan: [], verdict: 'create' });
    const list = (await admin.get(`/imports/${id}`)).body;
    expect(list).toMatchObject({ counts: { create: 1 }, columns: wide.map(() => ({ samples: [] })) });
    expect(list.erased_at).not.toBeNull();
    expect(list.sheet).toBeNull();
  }
  expect((await lists.rows(fresh))[0].cells).not.toEqual([]);
  expect((await admin.post(`/imports/${left}/commit`)).status).toBe(409);
  expect((await admin.patch(`/imports/${left}/rows/2`, { skip: true })).status).toBe(409);
});

test('a person who is deleted leaves nothing in a list; its line stays', async () => {
  const [theirs, others] = [row(), row()];
  const id = await lists.bring(wide, [theirs, others]);
  await lists.commit(id);
  const unsettled = await lists.bring(wide, [[...theirs.slice(0, 4), 'soon', ''], others]);
  const owner = (await details(theirs[0] ?? ''))?.citizen_id;
  await admin.delete(`/citizens/${owner}`);
  for (const list of [id, unsettled]) {
    const rows = await lists.rows(list);
    expect(rows.map(({ line, cells }: { line: number; cells: string[] }) => [line, cells.length])).toEqual([
      [2, 0],
      [3, wide.length],
    ]);
    const told = JSON.stringify([rows, (await admin.get(`/imports/${list}`)).body]);
    for (const value of theirs.slice(0, 3)) expect(told).not.toContain(value);
  }
});

test('whom a list has brought is reminded only after an admin says so', async () => {
  await desk.db
    .updateTable('office_settings')
    .set({ stages: [30, 7], closed_weekdays: [], daily_limit: 21 })
    .execute();
  const soon = addPeriod(today(), { days: 9 });
  const [plate = '', ...others] = row();
  const id = await lists.bring(wide, [
    [plate, ...others.slice(0, 3), soon, soon],
    [...row().slice(0, 4), soon, soon],
  ]);
  await lists.commit(id);
  const due = async () =>
    (await admin.get('/admin/reminders/due')).body.data.filter(
      ({ vehicle_no }: { vehicle_no: string }) => vehicle_no === plate,
    );
  expect(await due()).toEqual([]);
  const figures = async () => (await admin.get(`/imports/${id}/reminders`)).body;
  // Two people are told of two documents each, by one message of a day: one tomorrow, one the day after, as the stage of 7
  // days comes for both; the first of them waits no longer than until it has told of that.
  expect(await figures()).toEqual({ allowed_at: null, tomorrow: 1, messages: 3, days: 3 });
  await desk.db.updateTable('office_settings').set({ daily_limit: 250 }).execute();
  expect(await figures()).toEqual({ allowed_at: null, tomorrow: 2, messages: 4, days: 2 });
  const manager = await desk.signIn('manager');
  expect((await manager.post(`/imports/${id}/reminders`)).status).toBe(403);
  expect((await admin.post(`/imports/${id}/reminders`)).body.allowed_at).not.toBeNull();
  expect(await due()).toHaveLength(2);
});
