import { expect, test } from 'vitest';
import { freshMobile } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();

test('an admin adds, renames and removes a branch', async () => {
  const admin = await desk.signIn('admin');
  const added = await admin.post('/admin/branches', { name: '  CG-04: Tilda  ' });
  expect(added).toMatchObject({ status: 201, body: { name: 'CG-04: Tilda' } });
  const path = `/admin/branches/${added.body.id}`;
  expect(await admin.put(path, { name: 'Tilda-Neora' })).toMatchObject({
    status: 200,
    body: { id: added.body.id, name: 'Tilda-Neora' },
  });
  expect((await admin.get('/admin/branches')).body).toContainEqual({
    id: added.body.id,
    name: 'Tilda-Neora',
    code: null,
  });
  expect(await admin.delete(path)).toMatchObject({ status: 200, body: { message: 'Branch deleted.' } });
  for (const answer of [await admin.delete(path), await admin.put(path, { name: 'X' })]) {
    expect(answer.status).toBe(404);
  }
});

test('a branch needs a name that no other has', async () => {
  const admin = await desk.signIn('admin');
  for (const name of ['', 'CG-04: Raipur']) {
    const answer = await admin.post('/admin/branches', { name });
    expect(answer).toMatchObject({ status: 422, body: { errors: { name: [expect.any(String)] } } });
  }
});

test('a branch that a citizen or a manager belongs to stays', async () => {
  const admin = await desk.signIn('admin');
  const { body: branch } = await admin.post('/admin/branches', { name: 'Abhanpur' });
  await admin.post('/citizens', { name: 'Sukhdev', mobile: freshMobile(), branch_id: branch.id });
  expect(await admin.delete(`/admin/branches/${branch.id}`)).toMatchObject({
    status: 409,
    body: { message: 'Linked records exist. Remove dependent records first.' },
  });
  const { body: other } = await admin.post('/admin/branches', { name: 'Arang' });
  await desk.signIn('manager', { branch_id: other.id });
  expect((await admin.delete(`/admin/branches/${other.id}`)).status).toBe(409);
});

test('an admin moves a citizen to another branch, and that branch sees it', async () => {
  const [admin, raipur, korba] = [
    await desk.signIn('admin'),
    await desk.signIn('manager', { branch_id: await desk.branch('04') }),
    await desk.signIn('manager', { branch_id: await desk.branch('12') }),
  ];
  const citizen = { name: 'Devki', mobile: freshMobile() };
  const { body } = await admin.post('/citizens', { ...citizen, branch_id: raipur.caller.branch_id });
  expect((await korba.get(`/citizens/${body.id}`)).status).toBe(404);
  await admin.put(`/citizens/${body.id}`, { ...citizen, branch_id: korba.caller.branch_id });
  expect((await korba.get(`/citizens/${body.id}`)).status).toBe(200);
  expect((await raipur.get(`/citizens/${body.id}`)).status).toBe(404);
});
