import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { searchPairs } from '../duplicates/search.ts';
import { eraseMerges } from './undo.ts';

const { desk, branch, admin, clerk: ofBranch } = await openBranchesDesk();

const person = async (more: Record<string, unknown> = {}) =>
  (await admin.post('/citizens', { name: 'Sunita Verma', mobile: freshMobile(), ...more })).body;

/** What `from` has goes to `into`; answers the merge's id. */
async function merged(from: number, into: number, more: Record<string, unknown> = {}): Promise<number> {
  const { body, status } = await admin.post(`/citizens/${from}/merge`, { into, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

const vehicleOf = async (id: number) =>
  (await admin.post(`/citizens/${id}/vehicles`, { registration_no: freshNumber('CG04') })).body;

test('within thirty days, once, and not past a later merge', async () => {
  const [one, two, three] = [await person(), await person(), await person()];
  const first = await merged(one.id, two.id);
  const second = await merged(two.id, three.id);
  expect((await admin.get(`/citizens/${one.id}`)).body.merged_into).toBe(three.id);
  expect((await admin.post(`/merges/${first}/undo`)).status).toBe(409);
  const undo = await admin.post(`/merges/${second}/undo`);
  expect([undo.status, undo.body.id, undo.body.kept]).toEqual([200, two.id, []]);
  expect((await admin.post(`/merges/${second}/undo`)).status).toBe(409);
  await sql`update merges set created_at = now() - interval '31 days' where id = ${first}`.execute(desk.db);
  expect((await admin.post(`/merges/${first}/undo`)).status).toBe(409);
  const { data } = (await admin.get('/merges')).body;
  expect(data.slice(0, 2)).toMatchObject([
    { id: second, undoable: false, into: { id: three.id } },
    { id: first, undoable: false, into: { id: two.id }, undone_at: null },
  ]);
});

test('two people whose merge is undone are offered as a pair again at once', async () => {
  const mobile = freshMobile();
  const [from, into] = [await person({ mobile }), await person({ mobile })];
  const merge = await merged(from.id, into.id);
  await searchPairs(desk.db);
  expect((await admin.post(`/merges/${merge}/undo`)).status).toBe(200);
  const { data } = (await admin.get('/citizens/duplicates')).body;
  expect(data).toContainEqual(
    expect.objectContaining({
      one: expect.objectContaining({ id: from.id }),
      other: expect.objectContaining({ id: into.id }),
    }),
  );
});

test('what was changed since stays, and is named', async () => {
  const from = await person({ email: 'sunita@example.com' });
  const into = await person();
  const [kept, painted, deleted, sold] = [
    await vehicleOf(from.id),
    await vehicleOf(from.id),
    await vehicleOf(from.id),
    await vehicleOf(from.id),
  ];
  const merge = await merged(from.id, into.id);
  await admin.put(`/vehicles/${painted.id}`, { registration_no: painted.registration_no, colour: 'Red' });
  await admin.delete(`/vehicles/${deleted.id}`);
  const buyer = await person();
  await admin.post(`/vehicles/${sold.id}/transfers`, {
    ...{ to_citizen_id: buyer.id, kind: 'sale', on: '2026-01-05' },
  });
  const values = { name: into.name, mobile: into.mobile, email: 'other@example.com' };
  await admin.put(`/citizens/${into.id}`, values);
  const since = await vehicleOf(into.id);

  const { status, body } = await admin.post(`/merges/${merge}/undo`);
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body.kept.map(({ title }: { title: string }) => title).sort()).toEqual(
    [
      `${into.name}: Email`,
      `Vehicle: ${painted.registration_no}`,
      `Vehicle: ${deleted.registration_no}`,
      `Vehicle: ${sold.registration_no}`,
    ].sort(),
  );
  const ids = async (id: number) =>
    (await admin.get(`/citizens/${id}/vehicles`)).body.data.map((one: { id: number }) => one.id).sort();
  expect(await ids(from.id)).toEqual([kept.id, painted.id].sort());
  expect(await ids(into.id)).toEqual([since.id]);
  expect((await admin.get(`/citizens/${into.id}`)).body.email).toBe('other@example.com');
  expect((await admin.get(`/citizens/${from.id}`)).body.email).toBe('sunita@example.com');
});

describe('a vehicle that is given away or taken back between', () => {
  const give = async (vehicle: number, to: { id: number }) => {
    const sale = { to_citizen_id: to.id, kind: 'sale', on: '2026-01-05' };
    const { status, body } = await admin.post(`/vehicles/${vehicle}/transfers`, sale);
    expect(status, JSON.stringify(body)).toBe(201);
    return body.id as number;
  };
  const takeBack = async (transfer: number) =>
    expect((await admin.post(`/transfers/${transfer}/undo`)).status).toBe(200);
  const undo = async (merge: number) => {
    const { status, body } = await admin.post(`/merges/${merge}/undo`);
    expect(status, JSON.stringify(body)).toBe(200);
    return body.kept.map(({ title }: { title: string }) => title);
  };
  const ownersOf = async (vehicle: number) =>
    (await admin.get(`/vehicles/${vehicle}/owners`)).body.data.map(
      ({ citizen }: { citizen: { id: number } }) => citizen.id,
    );

  test('undoing a merge restores the source of a transfer made before it', async () => {
    const [from, into, buyer] = [await person(), await person(), await person()];
    const vehicle = await vehicleOf(from.id);
    const merge = await merged(from.id, into.id);
    const sale = await give(vehicle.id, buyer);
    expect(await undo(merge)).toEqual([`Vehicle: ${vehicle.registration_no}`]);
    expect(await ownersOf(vehicle.id)).toEqual([buyer.id, from.id]);
    await takeBack(sale);
    expect(await ownersOf(vehicle.id)).toEqual([from.id]);
  });

  test('a sale that is taken back before is as if it had not been', async () => {
    const [from, into, buyer] = [await person(), await person(), await person()];
    const vehicle = await vehicleOf(from.id);
    const merge = await merged(from.id, into.id);
    await takeBack(await give(vehicle.id, buyer));
    await undo(merge);
    expect(await ownersOf(vehicle.id)).toEqual([from.id]);
  });

  test('a transfer that was followed by another one is undone as well', async () => {
    const [from, into, buyer, next] = [await person(), await person(), await person(), await person()];
    const vehicle = await vehicleOf(from.id);
    const merge = await merged(from.id, into.id);
    await takeBack(await give(vehicle.id, buyer));
    const sale = await give(vehicle.id, next);
    await undo(merge);
    await takeBack(sale);
    expect(await ownersOf(vehicle.id)).toEqual([from.id]);
  });

  test.each([
    ['who stays to who goes', 'into', 'from'],
    ['who goes to who stays', 'from', 'into'],
  ] as const)('a sale of %s that is taken back between is of its giver', async (_, giver, taker) => {
    const two = { from: await person(), into: await person() };
    const vehicle = await vehicleOf(two[giver].id);
    const sale = await give(vehicle.id, two[taker]);
    const merge = await merged(two.from.id, two.into.id);
    await takeBack(sale);
    await undo(merge);
    expect(await ownersOf(vehicle.id)).toEqual([two[giver].id]);
  });

  test('a vehicle that the target bought back stays with the target', async () => {
    const [from, into, buyer] = [await person(), await person(), await person()];
    const vehicle = await vehicleOf(from.id);
    const merge = await merged(from.id, into.id);
    await give(vehicle.id, buyer);
    await give(vehicle.id, into);
    expect(await undo(merge)).toEqual([`Vehicle: ${vehicle.registration_no}`]);
    expect(await ownersOf(vehicle.id)).toEqual([into.id, buyer.id, from.id]);
  });
});

test('an account that was taken from who stayed gets nothing back, and one that was given it since is named', async () => {
  const [holder, claimant] = [await desk.signIn('user'), await desk.signIn('user')];
  const [office, twin] = [await person(), await person()];
  const claim = async (client: SignedInClient, citizen: number) => {
    const { registration_no } = await vehicleOf(citizen);
    await client.post('/claims', { registration_no });
    const [open] = (await admin.get('/claims')).body.data;
    expect((await admin.post(`/claims/${open.id}/approve`, {})).status).toBe(200);
  };
  await claim(holder, office.id);
  const merge = await merged(office.id, twin.id, { seen_at_counter: 'Voter card' });
  expect((await holder.get(`/citizens/${twin.id}`)).status).toBe(200);
  expect((await admin.delete(`/citizens/${twin.id}/keeper`)).status).toBe(200);
  await claim(claimant, twin.id);
  const undone = (await admin.post(`/merges/${merge}/undo`)).body;
  expect(undone.kept.map(({ title, url }: { title: string; url: string }) => [title, url])).toEqual([
    [`${office.name}: the linked account`, `/citizens/${office.id}`],
    [`${twin.name}: the linked account`, `/citizens/${twin.id}`],
  ]);
  expect((await holder.get(`/citizens/${office.id}`)).status).toBe(404);
  expect((await claimant.get(`/citizens/${twin.id}`)).status).toBe(200);
  const { rows } = await sql`select from merge_records where merge_id = ${merge}`.execute(desk.db);
  expect(rows, 'nothing is noted of what cannot be undone again').toEqual([]);
});

test('deleting the target deletes the merge; undoing an import leaves people with merged records', async () => {
  const [one, two] = [await person(), await person()];
  const merge = await merged(one.id, two.id);
  await admin.delete(`/citizens/${two.id}`);
  expect((await admin.post(`/merges/${merge}/undo`)).status).toBe(404);
  expect((await admin.get(`/citizens/${one.id}`)).body.merged_into).toBeUndefined();
  const { rows } = await sql`select from merge_records where merge_id = ${merge}`.execute(desk.db);
  expect(rows).toEqual([]);

  const lists = listsOf(desk, admin);
  const [kept, row] = [await person(), [freshNumber('CG04'), freshMobile(), 'Budhram']];
  const list = await lists.check(['registration_no', 'mobile', 'name'], [row]);
  await lists.commit(list);
  const { data } = (await admin.get(`/citizens?mobile=${row[1]}`)).body;
  await merged(kept.id, data[0].id);
  await lists.undo(list);
  expect((await admin.get(`/citizens/${kept.id}`)).body.merged_into).toBe(data[0].id);
});

test('a merge that would return a person to another branch cannot be undone from here', async () => {
  const there = await person({ branch_id: await desk.branch('10') });
  const here = await person({ branch_id: branch });
  const merge = await merged(there.id, here.id);
  expect((await ofBranch.post(`/merges/${merge}/undo`)).status).toBe(404);
  const named = async (client: SignedInClient) =>
    (await client.get('/merges')).body.data.some(({ id }: { id: number }) => id === merge);
  expect([await named(ofBranch), await named(admin)]).toEqual([true, true]);
  expect((await admin.post(`/merges/${merge}/undo`)).status).toBe(200);
  expect([await named(ofBranch), await named(admin)]).toEqual([false, true]);
});

test('what was noted for it is erased when it is too late', async () => {
  const [one, two] = [await person({ email: 'sunita@example.com' }), await person()];
  const merge = await merged(one.id, two.id);
  const noted = async () =>
    (await sql`select before from merge_records where merge_id = ${merge}`.execute(desk.db)).rows;
  await eraseMerges(desk.db);
  expect(JSON.stringify(await noted())).toContain(one.mobile);
  await sql`update merges set created_at = now() - interval '32 days' where id = ${merge}`.execute(desk.db);
  await eraseMerges(desk.db);
  expect(await noted()).toEqual([{ before: { owner_id: null } }]);
});
