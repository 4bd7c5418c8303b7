import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listsOf, openListDesk } from '../../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../../testing/samples.ts';
import { eraseLists } from './undo.ts';

const { desk, admin, lists } = await openListDesk();

const wide = ['registration_no', 'name', 'mobile', 'email', 'insurances.until', 'puccs.until'];
const row = (plate = freshNumber('CG04'), mobile = freshMobile()) => [
  ...[plate, `Devki ${String(plate).slice(-4)}`, mobile, 'devki@example.com', '17-05-2031', '18-05-2031'],
];
const details = async (plate: string) => {
  const found = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data;
  return found[0] as { id: number; citizen_id: number } | undefined;
};

test('untouched records are removed, changed ones stay and are named', async () => {
  const rows = [row(), row(), row(), row(), row()];
  const plates = rows.map(([plate = '']) => plate);
  const id = await lists.check(wide, rows);
  await lists.commit(id);
  const [, changed, used, told, paper] = await Promise.all(plates.map(details));
  await admin.put(`/vehicles/${changed?.id}`, { registration_no: plates[1], colour: 'Red' });
  await admin.post(`/citizens/${used?.citizen_id}/vehicles`, { registration_no: freshNumber('CG04') });
  await admin.post(`/citizens/${told?.citizen_id}/send-message`, { message: 'Please come.' });
  await admin.post(`/vehicles/${paper?.id}/permits`, { expiry_date: '2033-01-01', partial: true });
  expect(await lists.undo(id)).toMatchObject({ status: 202, body: { status: 'undoing' } });
  const undone = (await admin.get(`/imports/${id}`)).body;
  expect(undone).toMatchObject({ status: 'undone', kept_count: 6 });
  const name = (at: number) => `Devki ${String(plates[at]).slice(-4)}`;
  expect(undone.kept.map(({ title, reason }: { title: string; reason: string }) => [title, reason])).toEqual([
    [name(1), 'Has newer entries.'],
    [plates[1], 'Changed since the import.'],
    [name(2), 'Has newer entries.'],
    [name(3), 'A message was sent to this person.'],
    [name(4), 'Has newer entries.'],
    [plates[4], 'Has newer entries.'],
  ]);
  expect(undone.kept[0].url).toBe(`/citizens/${changed?.citizen_id}`);
  expect(await details(plates[0] ?? ''), 'it was not changed').toBeUndefined();
  expect((await admin.get(`/vehicles/${changed?.id}/insurances`)).body.data).toEqual([]);
  expect((await admin.post(`/imports/${id}/undo`)).status).toBe(409);
  const reminders = await admin.post(`/imports/${id}/reminders`);
  expect(reminders.body.allowed_at, 'for what stays').not.toBeNull();
});

test('the former owner of a transferred vehicle stays with it', async () => {
  const [plate = '', ...others] = row();
  const id = await lists.check(wide, [[plate, ...others]]);
  await lists.commit(id);
  const vehicle = await details(plate);
  const to = { name: 'Asha Netam', mobile: freshMobile() };
  const transfer = { to, kind: 'sale', on: '2026-01-05' };
  expect((await admin.post(`/vehicles/${vehicle?.id}/transfers`, transfer)).status).toBe(201);
  await lists.undo(id);
  const { kept } = (await admin.get(`/imports/${id}`)).body;
  expect(kept.map(({ title }: { title: string }) => title)).toEqual(
    expect.arrayContaining([`Devki ${String(plate).slice(-4)}`, plate]),
  );
});

test('each field that was filled goes back unless it was changed since; what was there before stays', async () => {
  const [plate, mobile] = [freshNumber('CG04'), freshMobile()];
  const entry = { registration_no: plate, kind: 'puccs', until: '2031-01-01', name: 'Asha Sahu', mobile };
  const { citizen, vehicle } = (await admin.post('/quick-entries', entry)).body;
  const fields = ['registration_no', 'email', 'address', 'chassis_no', 'puccs.until', 'puccs.number'];
  const number = freshNumber('PUC');
  const id = await lists.check(fields, [[plate, 'a@example.com', 'Durg', 'MA3', '01-01-2031', number]], {
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
    { title: 'Asha Sahu', reason: 'Changed since the import.' },
  ]);
});

test('a list that is undone takes nothing from other lists, nor from its own rows that were left out', async () => {
  const [same, wrong] = [row(), row()];
  const first = await lists.check(wide, [same, [...wrong.slice(0, 4), 'soon', '']]);
  await lists.commit(first);
  const corrected = await lists.check(wide, [same, wrong]);
  await lists.undo(first);
  expect((await admin.get(`/imports/${first}`)).body).toMatchObject({ status: 'undone', kept_count: 0 });
  const cells = async (id: number) => (await lists.rows(id)).map((line: { cells: string[] }) => line.cells);
  expect(await cells(corrected)).toEqual([same, wrong]);
  expect((await cells(first))[1]).toEqual([...wrong.slice(0, 4), 'soon', '']);
  await lists.commit(corrected);
  expect(await lists.counts(corrected)).toMatchObject({ create: 2, error: 0 });
  expect(await details(same[0] ?? '')).toBeDefined();
});

test('a record with a job stays, and so does its owner', async () => {
  const rows = [row(), row()];
  const id = await lists.check(wide, rows);
  await lists.commit(id);
  const [vehicle, other] = await Promise.all(rows.map(([plate = '']) => details(plate)));
  const job = (more: object) =>
    admin.post('/jobs', {
      ...{ contact_name: 'Devki', contact_phone: freshMobile(), category: 'vehicle', services: ['noc'] },
      ...more,
    });
  expect((await job({ vehicle_id: vehicle?.id, citizen_id: vehicle?.citizen_id })).status).toBe(201);
  expect((await job({ citizen_id: other?.citizen_id })).status).toBe(201);
  await lists.undo(id);
  const { kept } = (await admin.get(`/imports/${id}`)).body;
  const added = 'Has newer entries.';
  expect(kept.map(({ title, reason }: { title: string; reason: string }) => [title, reason])).toEqual([
    [`Devki ${String(rows[0]?.[0]).slice(-4)}`, added],
    [rows[0]?.[0], added],
    [`Devki ${String(rows[1]?.[0]).slice(-4)}`, added],
  ]);
});

test('a name that a clerk has corrected stays known, and a city keeps its state', async () => {
  const [plate, mobile] = [freshNumber('CG04'), freshMobile()];
  const entry = { registration_no: plate, kind: 'puccs', until: '2031-01-01', mobile };
  const { citizen } = (await admin.post('/quick-entries', entry)).body;
  const given = [plate, mobile, 'Asha Sahu', 'Durg'];
  const id = await lists.check(['registration_no', 'mobile', 'name', 'city'], [given], { mode: 'fill' });
  await lists.commit(id);
  const { body: filled } = await admin.get(`/citizens/${citizen.id}`);
  expect(filled).toMatchObject({ name: 'Asha Sahu', name_known: true, city: 'Durg' });
  await admin.put(`/citizens/${citizen.id}`, { ...filled, name: 'Asha Netam', city: 'Raipur' });
  await lists.undo(id);
  expect((await admin.get(`/citizens/${citizen.id}`)).body).toMatchObject({
    ...{ name: 'Asha Netam', name_known: true, city: 'Raipur', state: 'Chhattisgarh' },
  });
});

test('a vehicle goes back to who has declared it only while the office has done nothing to it', async () => {
  const holder = await desk.signIn('user');
  const citizen = holder.caller.citizen_id;
  const { mobile, name } = (await admin.get(`/citizens/${citizen}`)).body;
  const declared = async () => {
    const registration_no = freshNumber('CG04');
    const { id } = (await holder.post(`/citizens/${citizen}/vehicles`, { registration_no })).body;
    return { id, registration_no };
  };
  const vehicles = [await declared(), await declared(), await declared()];
  const [, edited, papers] = vehicles;
  const fields = ['registration_no', 'name', 'mobile', 'chassis_no'];
  const id = await lists.check(
    fields,
    vehicles.map(({ registration_no }) => [registration_no, name, mobile, 'MA3']),
    { mode: 'fill' },
  );
  await lists.commit(id);
  const change = { registration_no: edited?.registration_no, chassis_no: 'MA3', colour: 'Red' };
  expect((await admin.put(`/vehicles/${edited?.id}`, change)).status).toBe(200);
  await admin.post(`/vehicles/${papers?.id}/permits`, { expiry_date: '2033-01-01', partial: true });
  await lists.undo(id);
  const kept = (await admin.get(`/citizens/${citizen}/vehicles`)).body.data;
  const origins = vehicles.map(one => kept.find((row: { id: number }) => row.id === one.id)?.origin);
  expect(origins).toEqual(['self', 'office', 'office']);
  expect((await admin.get(`/imports/${id}`)).body.kept).toMatchObject([
    { title: edited?.registration_no, reason: 'Changed since the import.' },
    { title: papers?.registration_no, reason: 'Has newer entries.' },
  ]);
});

test('it can be undone by its creator or an admin, for 30 days', async () => {
  const branch_id = await desk.branch('04');
  const clerk = await desk.signIn('manager', { branch_id });
  const colleague = await desk.signIn('manager', { branch_id });
  const own = listsOf(desk, clerk);
  const id = await own.check(wide, [row()]);
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
    await lists.check(wide, [row()], ofSheet),
    await lists.check(wide, [row()], ofSheet),
    await lists.check(wide, [row()], ofSheet),
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
  const id = await lists.check(wide, [theirs, others]);
  await lists.commit(id);
  const unsettled = await lists.check(wide, [[...theirs.slice(0, 4), 'soon', ''], others]);
  const [plate = '', , mobile = ''] = theirs;
  const spelt = `${plate.slice(0, 2)} ${plate.slice(2, 4)}/${plate.slice(4)}`.toLowerCase();
  const unread = [
    await lists.create(['registration_no'], [[spelt], [others[0] ?? '']]),
    await lists.create(
      ['mobile'],
      [[`Mo. +91 ${mobile.slice(0, 5)}-${mobile.slice(5)} / 12`], [others[2] ?? '']],
    ),
  ];
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
  for (const list of unread) {
    const rows = await lists.rows(list);
    expect(
      rows.map((line: { cells: string[] }) => line.cells.length),
      'not mapped yet',
    ).toEqual([0, 1]);
  }
});

test('imported people are reminded only after an admin allows it', async () => {
  await desk.db
    .updateTable('office_settings')
    .set({ stages: [30, 7], closed_weekdays: [], daily_limit: 21 })
    .execute();
  const soon = addPeriod(today(), { days: 9 });
  const [plate = '', ...others] = row();
  const id = await lists.check(wide, [
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

test('records that have moved to another branch stay', async () => {
  const manager = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const own = listsOf(desk, manager);
  const [sold, stays] = [row(), row()];
  const id = await own.check(wide, [sold, stays]);
  await own.commit(id);
  const vehicle = await details(sold[0] ?? '');
  const branch_id = await desk.branch('10');
  const { body: buyer } = await admin.post('/citizens', {
    name: 'Asha Netam',
    mobile: freshMobile(),
    branch_id,
  });
  const sale = { to_citizen_id: buyer.id, kind: 'sale', on: '2026-01-05' };
  expect((await admin.post(`/vehicles/${vehicle?.id}/transfers`, sale)).status).toBe(201);
  // As its first owner's undo would find it: untouched since the list.
  await sql`alter table vehicles disable trigger user`.execute(desk.db);
  await sql`update vehicles set updated_at = (select noted_at from import_records
    where import_id = ${id} and record = 'vehicles' and record_id = ${vehicle?.id}) where id = ${vehicle?.id}`.execute(
    desk.db,
  );
  await sql`alter table vehicles enable trigger user`.execute(desk.db);
  await own.undo(id);
  expect((await admin.get(`/vehicles/${vehicle?.id}/insurances`)).body.data).toHaveLength(1);
  expect(await details(sold[0] ?? ''), 'the vehicle stays').toBeDefined();
  expect(await details(stays[0] ?? ''), 'what is within reach goes').toBeUndefined();
  const { kept } = (await manager.get(`/imports/${id}`)).body;
  const gone = kept.filter(({ reason }: { reason: string }) => reason === 'Now belongs to another branch.');
  expect(gone.map(({ title }: { title: string }) => title).sort()).toEqual(['Insurance', 'PUCC', 'Vehicle']);
});
