import { expect, test } from 'vitest';
import { openListDesk } from '../../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../../testing/samples.ts';
import { BATCH } from './dry-run.ts';

const { admin, lists } = await openListDesk();

const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];

test('rows of one vehicle know of each other however far apart they stand', async () => {
  const [once, twice] = [freshNumber('CG04'), freshNumber('CG04')];
  const [mobile, other] = [freshMobile(), freshMobile()];
  const between = Array.from({ length: BATCH }, () => [
    ...[freshNumber('CG04'), 'Ramesh Verma', freshMobile(), '05-03-2031'],
  ]);
  const rows = [
    [twice, 'Sita Bai', mobile, '05-03-2031'],
    // Whose it is, only the last row says.
    [once, '', '', '05-03-2031'],
    ...between,
    [twice, '', '', '05-03-2031'],
    [twice.replace('CG04', 'cg-04 '), 'SITA BAI', '', '05-03-2032'],
    [once, 'Gita Sahu', other, '05-03-2032'],
  ];
  const id = await lists.check(fields, rows);
  expect(await lists.counts(id)).toMatchObject({ create: rows.length - 1, same: 1, error: 0, ambiguous: 0 });
  const late = await lists.rows(id, `page=${Math.ceil(rows.length / 50)}`);
  const [same, later] = late.slice(-3);
  expect(same).toMatchObject({ verdict: 'same', cells: rows[rows.length - 3] });
  expect(later.plan, 'the vehicle is no new one').toEqual([expect.stringMatching(/^PUCC until/)]);
  await lists.commit(id);
  expect(await lists.counts(id)).toMatchObject({ create: rows.length - 1, same: 1 });
});

test('a vehicle that one row names by its chassis number is the one that another names by its plate, however far apart', async () => {
  const some = ['registration_no', 'chassis_no', 'name', 'mobile', 'puccs.until'];
  const vehicles = [0, 1].map(() => ({ plate: freshNumber('CG04'), chassis: freshNumber('MAT0000000') }));
  await lists.commit(
    await lists.check(
      some,
      vehicles.map(({ plate, chassis }) => [plate, chassis, 'Sita Bai', freshMobile(), '05-03-2031']),
    ),
  );
  const between = Array.from({ length: BATCH }, () => [
    ...[freshNumber('CG04'), '', 'Ramesh Verma', freshMobile(), '05-03-2031'],
  ]);
  const [one, other] = vehicles;
  const id = await lists.check(some, [
    ['New', one?.chassis ?? '', '', '', '05-03-2032'],
    [other?.plate ?? '', '', '', '', '05-03-2032'],
    ...between,
    [one?.plate ?? '', '', '', '', '05-03-2032'],
    ['New', other?.chassis ?? '', '', '', '05-03-2032'],
  ]);
  expect(await lists.counts(id)).toMatchObject({ create: BATCH + 2, same: 2, error: 0, ambiguous: 0 });
});

test('a row that is refused fits once a later row has changed what is kept', async () => {
  const some = [...fields.slice(0, 3), 'insurances.until', 'insurances.number'];
  const [plate, number] = [freshNumber('CG04'), freshNumber('POL')];
  const rows = [
    [plate, 'Sita Bai', freshMobile(), '05-03-2031', number],
    // The number ends on another day, until the next row tells of a policy of that day.
    [plate, '', '', '05-03-2032', number],
    [plate, '', '', '05-03-2032', freshNumber('POL')],
  ];
  const id = await lists.check(some, rows);
  const verdicts = async () => (await lists.rows(id)).map(({ verdict }: { verdict: string }) => verdict);
  expect(await verdicts()).toEqual(['create', 'same', 'create']);
  await lists.commit(id);
  expect(await verdicts()).toEqual(['create', 'same', 'create']);
  expect(await lists.counts(await lists.check(some, rows))).toMatchObject({ same: 3 });
});

test('rows that a commit left out can be decided and fixed, and committed again', async () => {
  const mobile = freshMobile();
  const asha = (await admin.post('/citizens', { name: 'Asha Sahu', mobile })).body.id;
  const [shared, wrong] = [freshNumber('CG04'), freshNumber('CG04')];
  const id = await lists.check(fields, [
    [freshNumber('CG04'), 'Asha Sahu', mobile, '05-03-2031'],
    [shared, 'Usha Sahu', mobile, '05-03-2031'],
    [wrong, 'Gita Sahu', freshMobile(), '31-02-2031'],
  ]);
  await lists.commit(id);
  const list = async () => (await admin.get(`/imports/${id}`)).body;
  const before = await list();
  expect(before).toMatchObject({
    ...{ status: 'committed', ready: { create: 0, fill: 0 } },
    counts: { create: 1, ambiguous: 1, error: 1 },
    permissions: { mend: true, commit: false, undo: true },
  });
  const decided = await admin.patch(`/imports/${id}/rows/3`, { citizen_id: asha });
  expect(decided.body).toMatchObject({ verdict: 'create', done: false });
  const [done, , open] = await lists.rows(id);
  expect(done, 'what is done is not planned again').toMatchObject({ verdict: 'create', done: true });
  expect((await admin.patch(`/imports/${id}/rows/2`, { skip: true })).status).toBe(409);
  const cells = [...open.cells.slice(0, 3), '28-02-2031'];
  await admin.patch(`/imports/${id}/rows/4`, { cells });
  expect(await list()).toMatchObject({
    ...{ status: 'committed', ready: { create: 2, fill: 0 } },
    counts: { create: 3, ambiguous: 0, error: 0 },
    permissions: { commit: true, undo: true },
  });
  expect(await lists.commit(id)).toMatchObject({ status: 202 });
  expect(await list()).toMatchObject({
    ...{ status: 'committed', ready: { create: 0, fill: 0 }, committed_at: before.committed_at },
    progress: { done: 2, of: 2 },
    permissions: { commit: false },
  });
  expect((await admin.get(`/citizens/${asha}`)).body.vehicles_count).toBe(2);
  await lists.undo(id);
  expect((await admin.get(`/citizens/${asha}`)).body.vehicles_count).toBe(0);
  expect((await admin.patch(`/imports/${id}/rows/3`, { skip: true })).status).toBe(409);
});
