import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { services } from '@rto-desk/contract/services';
import { expect, onTestFinished, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { clientOf } from '../../testing/client.ts';
import { freshMobile, freshNumber, freshWord } from '../../testing/samples.ts';

const { desk, branch, admin, clerk, elsewhere } = await openBranchesDesk();
const colleague = await desk.signIn('manager', { branch_id: branch });

const renewal = () => ({
  contact_name: 'Geeta Sahu',
  contact_phone: freshMobile(),
  category: 'dl',
  services: ['renewal_dl'],
});
const newJob = async (values: object = {}, by = clerk) =>
  (await by.post('/jobs', { ...renewal(), ...values })).body;
const eventsOf = (job: { events: { event: string }[] }) => job.events.map(({ event }) => event);

test('counter work is a job with a number, documents and due date, and a service request as well', async () => {
  const [closed = '', open] = [15, 16].map(days => addPeriod(today(), { days }));
  const close = (closed_weekdays: number[]) =>
    desk.db.updateTable('office_settings').set({ closed_weekdays }).execute();
  onTestFinished(async () => void (await close([])));
  await close([new Date(`${closed}T00:00:00Z`).getUTCDay() || 7]);
  const values = { ...renewal(), given_by: 'Sharma Agency', application_no: 'ap 17', notes: 'In a hurry' };
  const { status, body } = await clerk.post('/jobs', values);
  expect(status).toBe(201);
  expect(body).toMatchObject({
    ...values,
    application_no: 'AP 17',
    number: `J-${today().slice(0, 4)}-${body.id}`,
    reference: expect.stringMatching(/^SR-/),
    source: 'counter',
    status: 'pending',
    stage: 'received',
    stage_name: 'Received',
    next_stage: { code: 'papers_missing', name: 'Documents missing' },
    assignee: null,
    overdue: false,
    branch_id: branch,
    citizen: null,
    fee: null,
  });
  expect(body.papers.map((paper: { name: string; kind: string }) => [paper.name, paper.kind])).toEqual([
    ['Form 2 (license application)', 'copy'],
    ['Driving License', 'original'],
    ['Form 1A (medical certificate)', 'copy'],
    ['Proof of address', 'copy'],
  ]);
  expect(body.papers_missing).toBe(4);
  expect(body.due_on, 'the first open day after fifteen days').toBe(open);
  expect(body.events).toMatchObject([
    { event: 'made', by: 'Test manager', from_stage: null, to_stage: { code: 'received' } },
  ]);
  expect((await clerk.get('/service-requests')).body.data[0]).toMatchObject({
    id: body.id,
    status: 'pending',
    stage_name: 'Received',
  });
  expect((await clerk.get(`/jobs/${body.id}`)).body).toEqual(body);
  expect((await elsewhere.get(`/jobs/${body.id}`)).status).toBe(404);
});

test('every service has days and required documents, in both languages', async () => {
  const hindi = clientOf(desk.address, clerk.token, { 'accept-language': 'hi' });
  for (const category of ['dl', 'vehicle'] as const) {
    for (const service of services[category]) {
      const job = await newJob({ category, services: [service] });
      expect(job.due_on, service).not.toBeNull();
      expect(job.papers.length, service).toBeGreaterThan(1);
      if (service !== 'noc') continue;
      const told = (await hindi.get(`/jobs/${job.id}`)).body;
      expect(told.stage_name).toBe('प्राप्त');
      expect(told.papers[0].name).toBe('फ़ॉर्म 28 (NOC)');
    }
  }
  const several = await newJob({
    category: 'vehicle',
    services: ['hypothecation_termination', 'transfer_ownership_seller'],
  });
  const names = several.papers.map((paper: { name: string }) => paper.name);
  expect(new Set(names).size, 'each paper once').toBe(names.length);
});

test('a job says what does not fit', async () => {
  const refused = async (values: object) =>
    (await clerk.post('/jobs', { ...renewal(), ...values })).body.errors;
  expect(await refused({ services: ['pay_tax'] })).toHaveProperty('services');
  expect(await refused({ contact_name: '' })).toHaveProperty('contact_name');
  expect(await refused({ fee: '100' })).toEqual({ fee: ['Job fees are turned off.'] });
  expect(await refused({ assignee_id: elsewhere.caller.id })).toHaveProperty('assignee_id');
  expect(await refused({ assignee_id: 999_999 })).toHaveProperty('assignee_id');
  expect((await clerk.post('/jobs', { ...renewal(), citizen_id: 999_999 })).status).toBe(404);
  const far = (await elsewhere.post('/citizens', { name: 'Budhram', mobile: freshMobile() })).body.id;
  const vehicle = (
    await elsewhere.post(`/citizens/${far}/vehicles`, { registration_no: freshNumber('CG10') })
  ).body;
  const { id } = await newJob();
  for (const link of [{ citizen_id: far }, { vehicle_id: vehicle.id }]) {
    expect((await clerk.post('/jobs', { ...renewal(), ...link })).status, 'of another branch').toBe(404);
    expect((await clerk.patch(`/jobs/${id}`, link)).status).toBe(404);
  }
  // Only callers who see every branch may link it; others cannot see the citizen.
  await admin.patch(`/jobs/${id}`, { citizen_id: far, vehicle_id: vehicle.id });
  expect((await clerk.get(`/jobs/${id}`)).body).toMatchObject({ citizen: null, vehicle: null });
});

test('a job goes from any stage to any, each of which stands for a status', async () => {
  const { id } = await newJob();
  const to = async (stage: string) => (await clerk.post(`/jobs/${id}/stage`, { stage })).body;
  const path = ['submitted', 'papers_missing', 'ready', 'handed_over', 'approved', 'rejected', 'received'];
  const statuses = [];
  for (const stage of path) {
    const job = await to(stage);
    expect(job.stage).toBe(stage);
    statuses.push(job.status);
  }
  expect(statuses).toEqual([
    ...['contacted', 'contacted', 'contacted', 'completed', 'contacted', 'rejected', 'pending'],
  ]);
  expect((await to('ready')).next_stage).toMatchObject({ code: 'handed_over' });
  expect((await to('handed_over')).next_stage).toBeNull();
  expect((await to('rejected')).next_stage).toBeNull();
  expect(await to('sleeping')).toHaveProperty('errors.stage');
  const job = (await clerk.get(`/jobs/${id}`)).body;
  expect(eventsOf(job)).toEqual(['made', ...Array(10).fill('moved')]);
  expect(job.events[1]).toMatchObject({ from_stage: { code: 'received' }, to_stage: { code: 'submitted' } });
});

test('a status that is set moves a job to the first stage of that status, without a reason where it is rejected', async () => {
  const { id } = await newJob();
  for (const [status, stage] of [
    ['contacted', 'papers_missing'],
    ['completed', 'handed_over'],
    ['rejected', 'rejected'],
    ['pending', 'received'],
  ]) {
    const { body } = await clerk.patch(`/service-requests/${id}/status`, { status });
    expect(body).toMatchObject({ status, reason: null });
    expect((await clerk.get(`/jobs/${id}`)).body).toMatchObject({ status, stage });
  }
});

test('assigning a job to oneself twice succeeds; another clerk gets a conflict that names the assignee', async () => {
  const { id } = await newJob();
  const taken = await clerk.post(`/jobs/${id}/take`);
  expect(taken).toMatchObject({ status: 200, body: { assignee: { id: clerk.caller.id } } });
  expect((await clerk.post(`/jobs/${id}/take`)).body).toEqual(taken.body);
  expect(await colleague.post(`/jobs/${id}/take`)).toMatchObject({
    status: 409,
    body: {
      message: 'Test manager is already working on this.',
      assignee: { id: clerk.caller.id, name: 'Test manager' },
    },
  });
  expect(eventsOf(taken.body)).toEqual(['made', 'taken']);
  const given = (await clerk.patch(`/jobs/${id}`, { assignee_id: colleague.caller.id })).body;
  expect(given.assignee.id).toBe(colleague.caller.id);
  expect(given.events.at(-1)).toMatchObject({ event: 'assigned', assignee: 'Test manager' });
  expect((await clerk.patch(`/jobs/${id}`, { assignee_id: null })).body.assignee).toBeNull();
});

test('of two clerks who take one job at once, one gets it', async () => {
  for (let pair = 0; pair < 20; pair += 1) {
    const { id } = await newJob();
    const answers = await Promise.all([clerk, colleague].map(one => one.post(`/jobs/${id}/take`)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [winner] = answers.filter(({ status }) => status === 200);
    const [loser] = answers.filter(({ status }) => status === 409);
    expect(loser?.body.assignee).toEqual(winner?.body.assignee);
    expect((await clerk.get(`/jobs/${id}`)).body.assignee).toEqual(winner?.body.assignee);
  }
});

test('a rejected job has a reason, and keeps its time line when it is reopened', async () => {
  const { id } = await newJob();
  await clerk.post(`/jobs/${id}/stage`, { stage: 'approved' });
  const reject = (body: object) => clerk.post(`/jobs/${id}/reject`, body);
  expect((await reject({ reason_code: 'other' })).body.errors).toEqual({ reason: ['Enter a reason.'] });
  expect((await reject({ reason_code: 'weather' })).body.errors).toHaveProperty('reason_code');
  expect((await clerk.post(`/jobs/${id}/reopen`, {})).status, 'it is open').toBe(422);
  const { body } = await reject({ reason_code: 'dues_unpaid', reason: 'Challan of May' });
  expect(body).toMatchObject({
    status: 'rejected',
    stage: 'rejected',
    reject_code: 'dues_unpaid',
    reject_reason: 'Tax, fee or fine due: Challan of May',
  });
  const reopened = (await clerk.post(`/jobs/${id}/reopen`, {})).body;
  expect(reopened).toMatchObject({ status: 'contacted', stage: 'approved', reject_reason: null });
  expect(eventsOf(reopened)).toEqual(['made', 'moved', 'rejected', 'reopened']);
  expect(reopened.events[2].text).toBe('Tax, fee or fine due: Challan of May');
  const lines = 'The office moves.\nCome in May.';
  expect((await reject({ reason_code: 'other', reason: lines })).body.reject_reason).toBe(lines);
});

test('the person who asked sees progress, due date and reason, and not the assignee', async () => {
  const person = await desk.signIn('user');
  const asked = renewal();
  const { reference } = (await person.post('/service-requests', asked)).body;
  const [mine] = (await person.get('/my-service-requests')).body.data;
  expect(mine).toMatchObject({ stage_name: 'Received', reason: null, due_on: expect.any(String) });
  expect(mine.missing).toContain('Driving License');
  await clerk.post(`/jobs/${mine.id}/take`);
  await clerk.patch(`/jobs/${mine.id}`, { notes: 'Came with a lawyer' });
  const visitor = clientOf(desk.address, null, { 'accept-language': 'hi' });
  const track = async () =>
    (await visitor.get(`/track?reference=${reference}&phone=${asked.contact_phone}`)).body;
  expect(await track()).toMatchObject({ stage_name: 'प्राप्त', due_on: mine.due_on, reason: null });
  expect((await track()).missing).toContain('ड्राइविंग लाइसेंस');
  await clerk.post(`/jobs/${mine.id}/reject`, { reason_code: 'not_reached' });
  expect(await track()).toMatchObject({ reason: 'आपसे संपर्क नहीं हो सका', missing: [] });
  const told = JSON.stringify([await track(), (await person.get('/my-service-requests')).body]);
  expect(told).not.toMatch(/assignee|lawyer|notes/);
});

test('a change leaves absent fields alone, and a stale copy is refused', async () => {
  const job = await newJob({ notes: 'In a hurry' });
  const changed = (
    await clerk.patch(`/jobs/${job.id}`, {
      due_on: '2027-01-04',
      application_no: 'x-9',
      updated_at: job.updated_at,
    })
  ).body;
  expect(changed).toMatchObject({ due_on: '2027-01-04', application_no: 'X-9', notes: 'In a hurry' });
  expect(changed.events.at(-1)).toMatchObject({ event: 'changed', text: 'application_no, due_on' });
  for (const [path, body] of [
    ['', { notes: 'Late' }],
    ['/stage', { stage: 'ready' }],
    ['/reject', { reason_code: 'withdrawn' }],
    ['/reopen', {}],
  ] as const) {
    const stale = { ...body, updated_at: job.updated_at };
    const answer =
      path === ''
        ? await clerk.patch(`/jobs/${job.id}`, stale)
        : await clerk.post(`/jobs/${job.id}${path}`, stale);
    expect(answer, path).toMatchObject({
      status: 409,
      body: { current: { id: job.id, due_on: '2027-01-04' } },
    });
  }
  const others = (await clerk.patch(`/jobs/${job.id}`, { services: ['dl_extract'] })).body;
  expect(others.papers.map((paper: { name: string }) => paper.name)).toEqual([
    'Application',
    'Driving License (copy)',
  ]);
  expect((await clerk.patch(`/jobs/${job.id}`, { contact_name: '' })).status).toBe(422);
  expect((await clerk.patch(`/jobs/${job.id}`, { branch_id: null })).status).toBe(403);
  await clerk.post(`/jobs/${job.id}/take`);
  expect((await admin.patch(`/jobs/${job.id}`, { branch_id: elsewhere.caller.branch_id })).status).toBe(200);
  expect((await clerk.get(`/jobs/${job.id}`)).status).toBe(404);
  const moved = (await elsewhere.get(`/jobs/${job.id}`)).body;
  expect(moved.assignee, 'who does not see it has it no more').toBeNull();
  expect(moved.events.at(-1)).toMatchObject({ event: 'assigned', assignee: null });
  await elsewhere.post(`/jobs/${job.id}/take`);
  await admin.patch(`/service-requests/${job.id}/branch`, { branch_id: branch });
  expect((await clerk.get(`/jobs/${job.id}`)).body.assignee).toBeNull();
});

test('a line of the time line names what was changed, not all that was sent', async () => {
  const job = await newJob({ given_by: 'Sharma Agency' });
  const { contact_name, contact_phone, category, services, given_by, due_on } = job;
  const form = { contact_name, contact_phone, category, services, given_by, due_on, query: null };
  const patch = async (values: object) =>
    (await clerk.patch(`/jobs/${job.id}`, { ...form, ...values })).body.events;
  expect((await patch({ notes: 'Comes on Friday' })).at(-1)).toMatchObject({
    event: 'changed',
    text: 'notes',
  });
  expect(await patch({ notes: 'Comes on Friday' }), 'nothing differs').toHaveLength(2);
});

test('the due date of a job follows its services until it is set by hand', async () => {
  const job = await newJob();
  const patch = async (values: object) => (await clerk.patch(`/jobs/${job.id}`, values)).body;
  const { due_on } = await newJob({ services: ['dl_extract'] });
  expect(due_on < job.due_on).toBe(true);
  const sent = { services: ['dl_extract'], due_on: job.due_on };
  const changed = await patch(sent);
  expect(changed.due_on).toBe(due_on);
  expect(changed.events.at(-1).text).toBe('services, due_on');
  await patch({ due_on: '2027-01-04' });
  expect((await patch({ services: ['renewal_dl'] })).due_on).toBe('2027-01-04');
});

test('a job without a branch that moves to another branch becomes unassigned where its assignee cannot see it', async () => {
  const stranger = clientOf(desk.address, null);
  const { reference } = (await stranger.post('/service-requests', renewal())).body;
  const [{ id }] = (await admin.get(`/jobs?q=${reference}`)).body.data;
  await admin.patch(`/jobs/${id}`, { assignee_id: elsewhere.caller.id });
  const moved = (await clerk.post(`/jobs/${id}/stage`, { stage: 'submitted' })).body;
  expect(moved).toMatchObject({ branch_id: branch, assignee: null });
  expect(moved.events.at(-1)).toMatchObject({ event: 'assigned', assignee: null });
});

test('a counter job cannot be assigned to staff who cannot see its citizen’s branch', async () => {
  const citizen_id = (await clerk.post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body.id;
  const add = (assignee_id: number) => admin.post('/jobs', { ...renewal(), citizen_id, assignee_id });
  expect((await add(elsewhere.caller.id)).body.errors).toHaveProperty('assignee_id');
  expect((await add(colleague.caller.id)).body).toMatchObject({
    branch_id: branch,
    assignee: { id: colleague.caller.id },
  });
});

test('a job is found by everything that the list is limited by', async () => {
  const giver = freshWord('Agency');
  const citizen = (await clerk.post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body;
  const plate = freshNumber('CG04');
  const vehicle = (await clerk.post(`/citizens/${citizen.id}/vehicles`, { registration_no: plate })).body;
  const one = await newJob({ given_by: giver, application_no: 'AP-7731', due_on: '2020-01-05' });
  const two = await newJob({
    ...{ given_by: giver, category: 'vehicle', services: ['noc'], citizen_id: citizen.id },
    ...{ vehicle_id: vehicle.id, due_on: '2020-01-03' },
  });
  await clerk.post(`/jobs/${one.id}/take`);
  await clerk.post(`/jobs/${one.id}/stage`, { stage: 'ready' });
  const idsOf = async (query: string, by = clerk) =>
    (await by.get(`/jobs?given_by=${giver.toLowerCase()}&${query}`)).body.data.map(
      (row: { id: number }) => row.id,
    );
  expect(await idsOf('')).toEqual([two.id, one.id]);
  expect(await idsOf('sort=oldest')).toEqual([one.id, two.id]);
  expect(await idsOf('sort=newest')).toEqual([two.id, one.id]);
  expect(await idsOf('sort=newest&from=2020-01-01')).toEqual([two.id, one.id]);
  expect(await idsOf('sort=oldest&from=2020-01-01')).toEqual([one.id, two.id]);
  expect(await idsOf('sort=oldest&assignee=me')).toEqual([one.id]);
  expect(await idsOf('status=open&overdue=1')).toEqual([two.id, one.id]);
  expect(await idsOf('status=contacted')).toEqual([one.id]);
  expect(await idsOf('stage=received')).toEqual([two.id]);
  expect(await idsOf('assignee=me')).toEqual([one.id]);
  expect(await idsOf('assignee=none')).toEqual([two.id]);
  expect(await idsOf(`assignee=${clerk.caller.id}`, colleague)).toEqual([one.id]);
  expect((await clerk.get('/jobs?assignee=nobody')).status).toBe(422);
  expect(await idsOf('category=vehicle')).toEqual([two.id]);
  expect(await idsOf('service=renewal_dl')).toEqual([one.id]);
  expect(await idsOf(`citizen_id=${citizen.id}`)).toEqual([two.id]);
  expect(await idsOf(`vehicle_id=${vehicle.id}`)).toEqual([two.id]);
  for (const typed of ['ap-773', 'ap773', 'AP 7731', 'p77']) {
    expect(await idsOf(`q=${typed}`), typed).toEqual([one.id]);
  }
  expect(await idsOf('q=sa')).toEqual([two.id, one.id]);
  for (const typed of [two.number, two.contact_phone, two.reference.toLowerCase()]) {
    const spaced = `${typed.slice(0, 5)} ${typed.slice(5)}`;
    for (const as of [typed, spaced, typed.replaceAll('-', ''), typed.replaceAll('-', ' ')]) {
      expect(await idsOf(`q=${as}`), as).toEqual([two.id]);
    }
  }
  expect(await idsOf('q=-')).toEqual([]);
  expect(await idsOf('q=%25')).toEqual([]);
  expect(await idsOf('', elsewhere)).toEqual([]);
  const row = (await clerk.get(`/jobs?q=${two.number}`)).body.data[0];
  expect(row).toMatchObject({
    overdue: true,
    citizen: { id: citizen.id, name: 'Somaru', mobile: citizen.mobile },
    vehicle: { id: vehicle.id, registration_no: plate },
  });
  expect(row).not.toHaveProperty('notes');
});

test('a job without a citizen offers citizens with its mobile number, within reach', async () => {
  const mobile = freshMobile();
  const near = (await clerk.post('/citizens', { name: 'Somaru', mobile })).body;
  await elsewhere.post('/citizens', { name: 'Budhram', mobile });
  const job = await newJob({ contact_phone: mobile });
  expect(job.matches).toEqual([
    { id: near.id, name: 'Somaru', mobile, kept_by: null, verified_by_branch: null },
  ]);
  const named = (await clerk.patch(`/jobs/${job.id}`, { citizen_id: near.id })).body;
  expect(named).toMatchObject({ citizen: { id: near.id }, matches: [] });
  await admin.delete(`/citizens/${near.id}`);
  expect((await clerk.get(`/jobs/${job.id}`)).body.citizen, 'the job stays without the person').toBeNull();
});

test('a job sent twice under one key is kept once', async () => {
  const keyed = clientOf(desk.address, clerk.token, { 'idempotency-key': freshNumber('twice-twice-') });
  const job = renewal();
  const [first, second] = [await keyed.post('/jobs', job), await keyed.post('/jobs', job)];
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.body).toEqual(first.body);
});
