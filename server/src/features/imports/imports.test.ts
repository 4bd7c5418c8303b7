import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { listsOf, openListDesk } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

const { desk, admin, lists } = await openListDesk();

const wide = ['registration_no', 'name', 'mobile', 'insurances.until', 'puccs.until'];
const row = (more: Partial<Record<'plate' | 'name' | 'mobile' | 'ins' | 'puc', string>> = {}) => {
  const { plate = freshNumber('CG04'), name = 'Devki Sahu', mobile = freshMobile() } = more;
  return [plate, name, mobile, more.ins ?? '17-05-2031', more.puc ?? '18-05-2031'];
};

async function counted() {
  const { rows } = await sql<Record<string, number>>`
    select (select count(*)::integer from citizens) as citizens, (select count(*)::integer from vehicles) as vehicles,
      (select count(*)::integer from insurances) as insurances, (select count(*)::integer from puccs) as puccs,
      (select count(*)::integer from history where record <> 'imports') as lines`.execute(desk.db);
  return rows[0];
}

test('a list is read, mapped, checked without a change, committed once, and the same again makes nothing', async () => {
  const rows = [row(), row({ puc: 'NA' }), row({ ins: '32-01-2031' })];
  const before = await counted();
  const id = await lists.check(wide, rows);
  expect((await admin.get(`/imports/${id}`)).body).toMatchObject({
    status: 'checked',
    rows: 3,
    shape: 'wide',
    counts: { create: 2, fill: 0, same: 0, ambiguous: 0, error: 1, skip: 0 },
    progress: { done: 3, of: 3 },
    columns: [{ field: 'registration_no', samples: rows.map(([plate]) => plate) }, {}, {}, {}, {}],
  });
  expect(await counted(), 'by the dry run').toEqual(before);
  expect(await lists.rows(id, 'verdict=error')).toMatchObject([
    { line: 4, verdict: 'error', cells: rows[2], problems: [{ field: 'insurances.until' }], plan: [] },
  ]);
  const [first, second] = await lists.rows(id, 'verdict=create');
  expect(first.plan).toEqual([
    'New person: Devki Sahu.',
    `New vehicle ${rows[0]?.[0]}.`,
    'Insurance until 17-05-2031.',
    'PUCC until 18-05-2031.',
  ]);
  expect(second.notes).toContainEqual(expect.objectContaining({ field: 'puccs.until' }));
  expect(await lists.commit(id)).toMatchObject({ status: 202, body: { status: 'committing' } });
  const after = await counted();
  expect(after).toMatchObject({
    citizens: (before?.citizens ?? 0) + 2,
    vehicles: (before?.vehicles ?? 0) + 2,
    insurances: (before?.insurances ?? 0) + 2,
    puccs: (before?.puccs ?? 0) + 1,
  });
  expect((await admin.get(`/imports/${id}`)).body).toMatchObject({
    status: 'committed',
    progress: { done: 2, of: 2 },
  });
  expect((await admin.post(`/imports/${id}/commit`)).status).toBe(409);
  const again = await lists.check(wide, rows, { mode: 'overwrite' });
  expect(await lists.counts(again)).toMatchObject({ same: 2, error: 1, create: 0, fill: 0 });
  await lists.commit(again);
  expect(await counted()).toEqual(after);
});

test('the history records it in the name of the person who started it', async () => {
  const clerk = await desk.signIn('manager');
  const own = listsOf(desk, clerk);
  const plate = freshNumber('CG04');
  await own.commit(await own.check(wide, [row({ plate })]));
  const { rows } = await sql<{ actor_id: number }>`
    select actor_id from history where record = 'vehicles' and title = ${plate}`.execute(desk.db);
  expect(rows).toEqual([{ actor_id: clerk.caller.id }]);
});

test('persons are found by the rules of a quick entry', async () => {
  const [shared, planted, known] = [freshMobile(), freshMobile(), freshMobile()];
  const asha = (await admin.post('/citizens', { name: 'Asha Sahu', mobile: shared })).body.id;
  const stranger = await desk.signIn('user', { profile: false });
  await stranger.post('/citizens', { name: 'Devki Sahu', mobile: planted });
  const kept = (
    await admin.post('/quick-entries', {
      registration_no: freshNumber('CG04'),
      kind: 'puccs',
      until: '2031-01-01',
      name: 'Ramesh Netam',
      mobile: known,
    })
  ).body.vehicle;
  const nameless = freshMobile();
  const plate = freshNumber('CG04');
  const rows = [
    row({ name: 'Smt. ASHA  sahu', mobile: shared }),
    row({ name: 'Usha Sahu', mobile: shared }),
    row({ mobile: planted }),
    row({ plate: kept.registration_no, name: 'Ramesh Netam', mobile: freshMobile() }),
    row({ plate: kept.registration_no, name: 'Somebody Else', mobile: freshMobile() }),
    row({ plate: kept.registration_no, name: '', mobile: '' }),
    row({ name: '', mobile: nameless }),
    row({ plate, name: '', mobile: nameless }),
    row({ plate, name: '', mobile: nameless, ins: '17-05-2032' }),
    row({ mobile: '' }),
    row({ plate: '' }),
  ];
  const id = await lists.check(wide, rows);
  const judged = await lists.rows(id);
  expect(judged.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'create',
    'ambiguous',
    'ambiguous',
    'create',
    'ambiguous',
    'same',
    'create',
    'create',
    'create',
    'error',
    'error',
  ]);
  expect(judged[0].plan[0]).toBe('Existing person: Asha Sahu.');
  expect(judged[1].candidates).toMatchObject([{ id: asha, name: 'Asha Sahu', vehicles_count: 0 }]);
  expect(judged[1].may_be_new).toBe(true);
  expect(judged[2].candidates).toMatchObject([{ kept_by_account: 'unverified' }]);
  const choosing = { citizen_id: judged[2].candidates[0].id, proof: 'ask' };
  expect(await admin.patch(`/imports/${id}/rows/4`, choosing)).toMatchObject({
    status: 409,
    body: { unproven: { name: 'Devki Sahu' } },
  });
  expect(judged[4].candidates).toMatchObject([{ id: kept.citizen_id }]);
  expect(judged[4].may_be_new, 'the vehicle has an owner').toBe(false);
  await lists.commit(id);
  const of = async (mobile: string) => (await admin.get(`/citizens?mobile=${mobile}`)).body.data;
  expect(await of(planted), 'a planted profile gets no vehicle').toMatchObject([{ vehicles_count: 0 }]);
  expect(await of(nameless), 'two nameless rows with two plates are two').toMatchObject([
    { name: plate, name_known: false },
    { name: rows[6]?.[0], name_known: false },
  ]);
  expect(await of(shared)).toMatchObject([{ id: asha, vehicles_count: 1 }]);
});

test('a clerk decides an ambiguous row, fixes a row, or skips it', async () => {
  const mobile = freshMobile();
  const asha = (await admin.post('/citizens', { name: 'Asha Sahu', mobile })).body.id;
  const id = await lists.check(wide, [
    row({ name: 'Usha Sahu', mobile }),
    row({ name: 'Nisha Sahu', mobile }),
    row({ ins: 'soon' }),
    row(),
  ]);
  const patch = (line: number, change: object) => admin.patch(`/imports/${id}/rows/${line}`, change);
  expect(await patch(2, { citizen_id: asha })).toMatchObject({
    status: 200,
    body: {
      verdict: 'create',
      citizen_id: asha,
      plan: ['Existing person: Asha Sahu.', {}, {}, {}].map(() => expect.any(String)),
    },
  });
  expect((await patch(3, { citizen_id: asha })).body).toMatchObject({ verdict: 'create', citizen_id: asha });
  const again = { citizen_id: null, new_citizen: false };
  expect((await patch(3, again)).body, 'who chose wrongly chooses again').toMatchObject({
    verdict: 'ambiguous',
  });
  await patch(3, { citizen_id: asha });
  expect((await patch(3, { new_citizen: true })).body).toMatchObject({
    verdict: 'create',
    citizen_id: null,
    new_citizen: true,
  });
  const { cells, updated_at } = (await lists.rows(id))[2];
  expect((await patch(4, { cells: cells.slice(1) })).status, 'all of them').toBe(422);
  expect((await patch(4, { cells: ['\0'] })).body.errors, 'by name').toHaveProperty('cells');
  const mended = [...cells.slice(0, 3), '1/2/31', cells[4]];
  expect((await patch(4, { cells: mended, updated_at })).body).toMatchObject({
    verdict: 'create',
    cells: mended,
    problems: [],
  });
  expect((await patch(4, { skip: true, updated_at })).status, 'of a stale row').toBe(409);
  expect((await patch(5, { skip: true })).body).toMatchObject({ verdict: 'skip', skip: true });
  expect((await patch(6, { skip: true })).status).toBe(404);
  expect((await patch(2, { citizen_id: 2_147_483_647 })).status).toBe(404);
  expect(await lists.counts(id)).toMatchObject({ create: 3, skip: 1, error: 0, ambiguous: 0 });
  await lists.commit(id);
  const people = (await admin.get(`/citizens?mobile=${mobile}`)).body.data;
  expect(people).toMatchObject([
    { name: 'Nisha Sahu', vehicles_count: 1 },
    { name: 'Asha Sahu', vehicles_count: 1 },
  ]);
  expect((await lists.rows(id)).map(({ done }: { done: boolean }) => done)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('fixing a row plans it again with the rows that share its plate or mobile', async () => {
  const plate = freshNumber('CG04');
  const other = freshNumber('CG04');
  const id = await lists.check(wide, [
    row({ plate, name: 'Asha Sahu', mobile: '9000011111' }),
    row({ plate: other, name: 'Usha Sahu', mobile: '9000022222', ins: '', puc: '01-01-2032' }),
  ]);
  const [, second] = await lists.rows(id);
  const cells = [plate, ...second.cells.slice(1)];
  const mended = (await admin.patch(`/imports/${id}/rows/3`, { cells })).body;
  expect(mended).toMatchObject({
    verdict: 'ambiguous',
    problems: [{ message: 'Line 2 has a different owner for this vehicle.' }],
  });
  await admin.patch(`/imports/${id}/rows/2`, { skip: true });
  expect((await lists.rows(id))[1], 'since line 2 is skipped').toMatchObject({ verdict: 'create' });
});

test('fixing a row plans the rows again that were refused for the same number', async () => {
  const some = ['registration_no', 'mobile', 'puccs.until', 'puccs.number'];
  const number = freshNumber('PU');
  const rows = [0, 1].map(() => [freshNumber('CG04'), freshMobile(), '17-05-2031', number]);
  const id = await lists.check(some, rows);
  const patch = (line: number, cells: unknown) => admin.patch(`/imports/${id}/rows/${line}`, { cells });
  expect((await patch(3, rows[1])).body).toMatchObject({
    verdict: 'error',
    problems: [{ message: 'Same number as line 2.' }],
  });
  await patch(2, [...(rows[0] ?? []).slice(0, 3), freshNumber('PU')]);
  expect(await lists.counts(id)).toMatchObject({ create: 2, error: 0 });
});

test('names that one list has for a mobile are the people who share it', async () => {
  const mobile = freshMobile();
  const rows = [
    row({ name: 'Asha Sahu', mobile }),
    row({ name: 'Mohan Sahu', mobile }),
    row({ name: 'asha sahu', mobile }),
  ];
  const id = await lists.check(wide, rows);
  expect(await lists.counts(id)).toMatchObject({ create: 3, ambiguous: 0 });
  await lists.commit(id);
  const people = (await admin.get(`/citizens?mobile=${mobile}`)).body.data;
  expect(people).toMatchObject([
    { name: 'Mohan Sahu', vehicles_count: 1 },
    { name: 'Asha Sahu', vehicles_count: 2 },
  ]);
  expect(await lists.counts(await lists.check(wide, rows))).toMatchObject({ same: 3 });
});

test('a caller without permission uploads nothing that is read', async () => {
  const user = await desk.signIn('user');
  const answer = await fetch(`${desk.address}/api/imports`, {
    method: 'POST',
    headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/json' },
    body: '{"text": ',
  });
  expect(answer.status, 'before it is looked at').toBe(403);
});

test('a list comes as a file as well, whose bytes are not kept', async () => {
  const content = Buffer.from(`Vehicle No,Mobile,PUC upto\n${freshNumber('CG04')},${freshMobile()},1/1/31`);
  const sent = await admin.form('POST', '/imports', {}, { name: 'list.csv', content, type: 'text/csv' });
  expect(sent).toMatchObject({ status: 201, body: { name: 'list.csv', rows: 1 } });
  const { rows } = await sql`select from files`.execute(desk.db);
  expect(rows).toEqual([]);
});

test('a list tells its sheet, and its numbers count the days from where its workbook does', async () => {
  const wanted = ['registration_no', 'mobile', 'puccs.until'];
  const registration_no = freshNumber('CG04');
  const given = [registration_no, freshMobile(), '44624'];
  const id = await lists.check(wanted, [given], { reading: { sheet: 'वाहन 2026', date1904: true } });
  expect((await admin.get(`/imports/${id}`)).body.sheet).toBe('वाहन 2026');
  const mended = await admin.patch(`/imports/${id}/rows/2`, { cells: given });
  expect(mended.body.notes[0].message).toContain('05-03-2026');
  await lists.commit(id);
  const [row] = await lists.rows(id);
  expect(row.done).toBe(true);
  expect(row.notes[0].message).toContain('05-03-2026');
});

test('rows come back as a sheet with what is wrong, and so does an empty one', async () => {
  const id = await lists.check(wide, [row({ ins: 'soon' })]);
  for (const path of [`/imports/${id}/rows.xlsx?verdict=error`, '/imports/template.xlsx']) {
    const answer = await fetch(`${desk.address}/api${path}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([
      answer.status,
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ]).toEqual([200, 'PK']);
  }
});
