import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

const { desk, branch, admin, clerk } = await openBranchesDesk();

const newJob = async (values: object = {}) => {
  const job = { contact_name: 'Geeta Sahu', contact_phone: freshMobile(), category: 'dl', services: [] };
  return (await clerk.post('/jobs', { ...job, ...values })).body;
};
const jobOf = async (id: number) => (await admin.get(`/jobs/${id}`)).body;

test('staff who lose their role or change branch keep no open job out of their scope', async () => {
  const leaving = await desk.signIn('manager', { branch_id: branch });
  const moving = await desk.signIn('manager', { branch_id: branch });
  const [first, second, ended] = [await newJob(), await newJob(), await newJob()];
  await leaving.post(`/jobs/${first.id}/take`);
  await moving.post(`/jobs/${second.id}/take`);
  await moving.post(`/jobs/${ended.id}/take`);
  await moving.post(`/jobs/${ended.id}/stage`, { stage: 'handed_over' });
  await admin.patch(`/admin/users/${leaving.caller.id}/role`, { role: 'user' });
  const { data } = (await admin.get('/admin/users')).body;
  const account = data.find((one: { id: number }) => one.id === moving.caller.id);
  await admin.put(`/admin/users/${account.id}`, { ...account, branch_id: await desk.branch('10') });
  expect((await jobOf(first.id)).assignee, 'no staff any more').toBeNull();
  const released = await jobOf(second.id);
  expect(released.assignee, 'of another branch').toBeNull();
  expect(released.events.at(-1)).toMatchObject({ event: 'assigned', assignee: null });
  expect((await jobOf(ended.id)).assignee, 'who did it').toMatchObject({ id: moving.caller.id });
  await clerk.post(`/jobs/${ended.id}/reopen`, {});
  expect((await clerk.post(`/jobs/${ended.id}/take`)).body.assignee, 'they see it no more').toMatchObject({
    id: clerk.caller.id,
  });
});

test('a job is taken up again in a stage that is in use', async () => {
  const names = { name_en: 'At the MVI', name_hi: 'एमवीआई के पास', place: 35 };
  const stage = (await admin.post('/admin/job-stages', { ...names, status: 'contacted' })).body;
  const { id } = await newJob();
  await clerk.post(`/jobs/${id}/stage`, { stage: stage.code });
  await clerk.post(`/jobs/${id}/reject`, { reason_code: 'withdrawn' });
  await admin.put(`/admin/job-stages/${stage.id}`, { ...names, hidden: true });
  expect((await clerk.post(`/jobs/${id}/reopen`, {})).body).toMatchObject({
    status: 'contacted',
    stage: 'papers_missing',
  });
});

test('the CSV is of what the list is limited to, one citizen or one vehicle as well', async () => {
  const citizen = (await clerk.post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body;
  const plate = { registration_no: freshNumber('CG04') };
  const vehicle = (await clerk.post(`/citizens/${citizen.id}/vehicles`, plate)).body;
  const [of, other] = [await newJob({ citizen_id: citizen.id, vehicle_id: vehicle.id }), await newJob()];
  for (const limit of [`citizen_id=${citizen.id}`, `vehicle_id=${vehicle.id}`]) {
    const csv = (await clerk.get(`/jobs/export?${limit}`)).body;
    expect(csv).toContain(of.number);
    expect(csv, limit).not.toContain(other.number);
  }
});

test('an unknown branch or assignee is refused and changes nothing', async () => {
  const job = await newJob();
  expect((await admin.patch(`/jobs/${job.id}`, { branch_id: 999_999 })).status).toBe(404);
  expect((await admin.patch(`/service-requests/${job.id}/branch`, { branch_id: 999_999 })).status).toBe(404);
  const user = await desk.signIn('user');
  const given = await admin.patch(`/jobs/${job.id}`, { assignee_id: user.caller.id });
  expect(given.body.errors, 'no staff').toHaveProperty('assignee_id');
  for (const path of ['', '/take', '/papers']) {
    const call = path === '' ? user.get(`/jobs/${job.id}`) : user.post(`/jobs/${job.id}${path}`, {});
    expect((await call).status, path).toBe(403);
  }
  expect(await jobOf(job.id)).toEqual(job);
});
