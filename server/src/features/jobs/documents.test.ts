import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { clientOf } from '../../testing/client.ts';
import { freshMobile, freshNumber, freshWord, pdf } from '../../testing/samples.ts';

const { desk, admin, clerk, elsewhere } = await openBranchesDesk();

const scan = { name: 'rc.pdf', content: pdf, type: 'application/pdf' };
const newJob = async (values: object = {}) => {
  const job = {
    contact_name: 'Geeta Sahu',
    contact_phone: freshMobile(),
    category: 'vehicle',
    services: ['noc'],
  };
  return (await clerk.post('/jobs', { ...job, ...values })).body;
};
const jobOf = async (id: number) => (await clerk.get(`/jobs/${id}`)).body;
const paperCalled = (job: { papers: { name: string; id: number; updated_at: string }[] }, name: string) => {
  const paper = job.papers.find(one => one.name === name);
  if (paper === undefined) throw new Error(`No ${name}`);
  return paper;
};
const RC = 'Registration certificate';

test('a document is received, viewed, and returned', async () => {
  const job = await newJob();
  const rc = paperCalled(job, RC);
  const path = `/jobs/${job.id}/papers/${rc.id}`;
  const come = await clerk.form('PATCH', path, { received_on: today() }, scan);
  expect(come).toMatchObject({
    status: 200,
    body: {
      name: RC,
      kind: 'original',
      received_on: today(),
      returned_on: null,
      file_type: 'application/pdf',
    },
  });
  expect((await desk.open(come.body.file_path)).content).toEqual(pdf);
  const here = await jobOf(job.id);
  expect([here.originals_here, here.papers_missing]).toEqual([1, job.papers_missing - 1]);
  expect((await clerk.patch(path, { received_on: today(), updated_at: rc.updated_at })).status).toBe(409);
  const early = { returned_on: addPeriod(today(), { days: -1 }) };
  expect((await clerk.patch(path, early)).body.errors).toHaveProperty('returned_on');
  expect((await clerk.patch(path, { received_on: addPeriod(today(), { days: 1 }) })).status).toBe(422);
  const back = (await clerk.patch(path, { returned_on: today() })).body;
  expect(back).toMatchObject({ received_on: today(), returned_on: today(), file_type: 'application/pdf' });
  expect((await clerk.patch(path, { remove_file: '1' })).body.file_path).toBeNull();
  expect((await desk.open(come.body.file_path)).status).toBe(404);
  const { events, originals_here } = await jobOf(job.id);
  expect(originals_here).toBe(0);
  expect(events.map(({ event, text }: { event: string; text: string }) => [event, text])).toEqual([
    ['made', null],
    ['paper_received', RC],
    ['paper_returned', RC],
    ['paper_changed', RC],
  ]);
});

test('a job’s files no longer open for a branch that the job has left', async () => {
  const job = await newJob();
  const { id } = paperCalled(job, RC);
  const { file_path } = (await clerk.form('PATCH', `/jobs/${job.id}/papers/${id}`, {}, scan)).body;
  expect((await desk.open(file_path)).status).toBe(200);
  const { branch_id } = elsewhere.caller;
  expect((await admin.patch(`/service-requests/${job.id}/branch`, { branch_id })).status).toBe(200);
  expect((await desk.open(file_path)).status).toBe(404);
});

test('a job shows what is on record for its required documents, of the vehicle and of the citizen', async () => {
  const owner = (await clerk.post('/citizens', { name: 'Somaru', mobile: freshMobile() })).body;
  const plate = freshNumber('CG04');
  const vehicle = (await clerk.post(`/citizens/${owner.id}/vehicles`, { registration_no: plate })).body;
  const values = { valid_until: '2031-01-01', partial: true };
  const pucc = await clerk.post(`/vehicles/${vehicle.id}/puccs`, values);
  const licence = { dl_no: freshNumber('DL'), issue_date: '2020-01-01', expiry_date: '2032-01-01' };
  await clerk.post(`/citizens/${owner.id}/dl`, licence);
  const job = await newJob();
  expect(job.on_record, 'nothing is known of whose it is').toEqual([]);
  expect(paperCalled(job, 'PUCC (copy)')).toMatchObject({ document_kind: 'puccs' });
  expect(paperCalled(job, 'Form 28 (no objection certificate)')).toMatchObject({ document_kind: null });
  const linked = (await clerk.patch(`/jobs/${job.id}`, { vehicle_id: vehicle.id, citizen_id: owner.id }))
    .body;
  expect(linked.on_record, 'no licence is asked for').toMatchObject([
    { slug: 'puccs', record_id: pucc.body.id, expiry_date: '2031-01-01', origin: 'office' },
  ]);
  const ofLicence = await newJob({ category: 'dl', services: ['renewal_dl'], citizen_id: owner.id });
  expect(ofLicence.on_record).toMatchObject([{ slug: 'dl', expiry_date: '2032-01-01' }]);
  await admin.patch(`/jobs/${job.id}`, { branch_id: elsewhere.caller.branch_id });
  expect((await elsewhere.get(`/jobs/${job.id}`)).body, 'of what is out of reach nothing').toMatchObject({
    ...{ citizen: null, vehicle: null, on_record: [] },
  });
});

test('a document can be added, and one that is not needed is not missing', async () => {
  const job = await newJob({ services: ['mobile_update_aadhaar'] });
  expect(job.papers_missing).toBe(2);
  const added = await clerk.post(`/jobs/${job.id}/papers`, { name: 'Affidavit', kind: 'original' });
  expect(added).toMatchObject({
    status: 201,
    body: { name: 'Affidavit', kind: 'original', received_on: null },
  });
  const path = `/jobs/${job.id}/papers/${paperCalled(job, 'Aadhaar card (copy)').id}`;
  await clerk.patch(path, { not_needed: true });
  expect((await clerk.patch(path, { kind: 'copy' })).body.not_needed, 'what is absent stays').toBe(true);
  expect((await jobOf(job.id)).papers_missing).toBe(2);
  expect((await clerk.patch(`/jobs/${job.id}/papers/999999`, {})).status).toBe(404);
  expect((await elsewhere.patch(path, { not_needed: false })).status).toBe(404);
  const other = await newJob();
  const swapped = `/jobs/${other.id}/papers/${paperCalled(job, 'Aadhaar card (copy)').id}`;
  expect((await clerk.patch(swapped, { not_needed: false })).status, 'of another job').toBe(404);
  expect((await clerk.post(`/jobs/${job.id}/papers`, { name: '' })).body.errors).toHaveProperty('name');
});

test('a document renamed in one language keeps its name in the other, and is listed once', async () => {
  const hindi = clientOf(desk.address, clerk.token, { 'accept-language': 'hi' });
  const job = await newJob();
  const told = (await hindi.get(`/jobs/${job.id}`)).body.papers[0];
  const sent = { name: told.name, kind: told.kind, received_on: today() };
  expect((await hindi.patch(`/jobs/${job.id}/papers/${told.id}`, sent)).body.name).toBe(told.name);
  const renamed = { name: 'RC, laminated', received_on: today() };
  await clerk.patch(`/jobs/${job.id}/papers/${paperCalled(job, RC).id}`, renamed);
  await clerk.patch(`/jobs/${job.id}`, { services: [...job.services, 'hypothecation_addition'] });
  const names = (await jobOf(job.id)).papers.map((paper: { name: string }) => paper.name);
  expect(names).toEqual(expect.arrayContaining([job.papers[0].name, 'RC, laminated']));
  expect(names).not.toContain(told.name);
  expect(names).not.toContain(RC);
});

test('a job that still holds an original asks where it goes before it ends', async () => {
  const job = await newJob();
  const rc = paperCalled(job, RC);
  await clerk.patch(`/jobs/${job.id}/papers/${rc.id}`, { received_on: today() });
  const handOver = (papers?: object[]) =>
    clerk.post(`/jobs/${job.id}/stage`, { stage: 'handed_over', ...(papers && { papers }) });
  const asked = await handOver();
  expect(asked).toMatchObject({ status: 409, body: { papers: [{ id: rc.id, name: RC }] } });
  expect((await handOver([{ id: rc.id }])).status, 'nothing is said of it').toBe(409);
  expect((await jobOf(job.id)).status).toBe('pending');
  const kept = await handOver([{ id: rc.id, stays_with: 'Axis Bank' }]);
  expect(kept).toMatchObject({ status: 200, body: { stage: 'handed_over', originals_here: 1 } });
  const toReturn = async () =>
    (await clerk.get('/jobs?to_return=1')).body.data.map((row: { id: number }) => row.id);
  expect(await toReturn()).toContain(job.id);
  await clerk.patch(`/jobs/${job.id}/papers/${rc.id}`, { returned_on: today() });
  expect(await toReturn()).not.toContain(job.id);

  const next = await newJob();
  const paper = paperCalled(next, RC);
  await clerk.patch(`/jobs/${next.id}/papers/${paper.id}`, { received_on: today() });
  await clerk.patch(`/service-requests/${next.id}/status`, { status: 'completed' });
  expect(await toReturn(), 'however it ended').toContain(next.id);
  await clerk.post(`/jobs/${next.id}/reject`, { reason_code: 'withdrawn' });
  expect(await toReturn()).toContain(next.id);
  await clerk.post(`/jobs/${next.id}/reopen`, {});
  expect(await toReturn()).not.toContain(next.id);
  const returned = await clerk.post(`/jobs/${next.id}/stage`, {
    stage: 'handed_over',
    papers: [{ id: paper.id, returned: true }],
  });
  expect(returned.body).toMatchObject({ status: 'completed', originals_here: 0 });
  expect(paperCalled(returned.body, RC)).toMatchObject({ returned_on: today() });
});

test('the stage of missing documents is not the next one where none is missing', async () => {
  const job = await newJob();
  expect(job.next_stage.code).toBe('papers_missing');
  for (const { id } of job.papers) {
    await clerk.patch(`/jobs/${job.id}/papers/${id}`, { received_on: today() });
  }
  expect((await jobOf(job.id)).next_stage.code).toBe('submitted');
});

test('admins name, order, hide and add stages; the last of a status stays', async () => {
  const options = async () => (await clerk.get('/jobs/options')).body;
  const names = { name_en: 'At the inspector', name_hi: 'निरीक्षक के पास', place: 35 };
  const stage = (await admin.post('/admin/job-stages', { ...names, status: 'contacted' })).body;
  expect(stage).toMatchObject({ ...names, code: 'at_the_inspector', name: names.name_en, hidden: false });
  const again = (await admin.post('/admin/job-stages', { ...names, status: 'contacted' })).body;
  expect(again.code).toBe('at_the_inspector_2');
  const { id } = await newJob();
  await clerk.post(`/jobs/${id}/stage`, { stage: 'submitted' });
  expect((await jobOf(id)).next_stage.code).toBe(stage.code);
  const put = (of: { id: number }, body: object) => admin.put(`/admin/job-stages/${of.id}`, body);
  const renamed = (await put(stage, { ...names, name_en: 'With the MVI' })).body;
  expect(renamed).toMatchObject({ code: stage.code, name_en: 'With the MVI' });
  expect((await put(stage, { ...names, updated_at: stage.updated_at })).status).toBe(409);
  for (const one of [stage, again]) await put(one, { ...names, hidden: true });
  expect((await jobOf(id)).next_stage.code).toBe('approved');
  expect((await clerk.post(`/jobs/${id}/stage`, { stage: stage.code })).status).toBe(422);
  const { stages } = await options();
  const last = stages.find((one: { code: string }) => one.code === 'handed_over');
  expect((await put(last, { ...last, hidden: true })).body.errors).toEqual({
    hidden: ['“Completed” needs at least one stage.'],
  });
  const first = stages.find((one: { code: string }) => one.code === 'papers_missing');
  expect((await put(first, { ...first, hidden: true })).status).toBe(200);
  const moved = (await clerk.patch(`/service-requests/${id}/status`, { status: 'contacted' })).body;
  expect(moved.stage_name, 'the first of its status that is in use').toBe('Submitted');
  await put(first, { ...first, hidden: false, updated_at: undefined });
  expect((await put({ id: 999_999 }, names)).status).toBe(404);
});

test('admins name reasons, of which another one is always there', async () => {
  const { reasons } = (await clerk.get('/jobs/options')).body;
  const other = reasons.find((one: { code: string }) => one.code === 'other');
  expect((await admin.put(`/admin/job-reasons/${other.id}`, { ...other, hidden: true })).status).toBe(422);
  const names = { name_en: 'Blacklisted', name_hi: 'काली सूची में', place: 25 };
  const reason = (await admin.post('/admin/job-reasons', names)).body;
  const { id } = await newJob();
  const rejected = await clerk.post(`/jobs/${id}/reject`, { reason_code: reason.code });
  expect(rejected.body.reject_reason).toBe('Blacklisted');
  await admin.put(`/admin/job-reasons/${reason.id}`, { ...names, hidden: true });
  expect((await jobOf(id)).reject_reason, 'a reason that was given stays').toBe('Blacklisted');
  expect((await clerk.post(`/jobs/${id}/reject`, { reason_code: reason.code })).status).toBe(422);
});

test('admins set days and required documents of a service for new jobs', async () => {
  const before = await newJob({ services: ['rc_cancellation'] });
  const { data } = (await admin.get('/admin/job-services')).body;
  expect(data).toHaveLength(39);
  const service = data.find((one: { service: string }) => one.service === 'rc_cancellation');
  expect(service).toMatchObject({ days: 30, since: '2026-11-01' });
  const papers = [{ name_en: 'Number plate', name_hi: 'नंबर प्लेट', kind: 'original', document_kind: null }];
  const put = (body: object) => admin.put('/admin/job-services/rc_cancellation', body);
  const changed = await put({ days: 0, papers, updated_at: service.updated_at });
  expect(changed).toMatchObject({ status: 200, body: { days: 0, papers } });
  expect((await put({ days: 3, papers, updated_at: service.updated_at })).status).toBe(409);
  expect((await put({ days: 366, papers })).body.errors).toHaveProperty('days');
  const after = await newJob({ services: ['rc_cancellation'] });
  expect(after.papers.map((paper: { name: string }) => paper.name)).toEqual(['Number plate']);
  expect(after.due_on < before.due_on).toBe(true);
  await clerk.patch(`/jobs/${before.id}`, { services: before.services, notes: 'Comes on Friday' });
  expect((await jobOf(before.id)).papers).toEqual(before.papers);
});

test('fees are stored where an admin switches them on, and are summed by referrer', async () => {
  const giver = freshWord('Agency');
  expect((await admin.put('/admin/job-settings', { fees_on: true })).body).toMatchObject({ fees_on: true });
  const one = await newJob({ given_by: giver, fee: 350, paid: '100' });
  const two = await newJob({ given_by: giver, fee: '=1' });
  expect(two.errors).toHaveProperty('fee');
  const paid = await newJob({
    given_by: giver.toLowerCase(),
    fee: '150.50',
    paid: '150.50',
    contact_name: '=HYPERLINK("x")',
  });
  expect(one).toMatchObject({ fee: '350.00', paid: '100.00' });
  const unpaid = (await clerk.get(`/jobs?unpaid=1&given_by=${giver}`)).body.data;
  expect(unpaid.map((row: { id: number }) => row.id)).toEqual([one.id]);
  const csv = async (by = clerk) =>
    (await by.get(`/jobs/export?given_by=${giver}&sort=oldest`)).body.split('\r\n');
  const lines = await csv();
  expect(lines[0]).toMatch(
    /^(\uFEFF)?Number,Reference Number,Received,Name,Mobile Number,Category,Services,/,
  );
  expect(lines[1]).toContain(one.number);
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[3]).toBe(`Total of 2 jobs,,,,,,,,${giver},,,,,,500.50,250.50`);
  expect(lines).toHaveLength(5);
  expect(await csv(elsewhere), 'nothing of another branch').toHaveLength(2);
  await admin.put('/admin/job-settings', { fees_on: false });
  expect(await jobOf(paid.id)).toMatchObject({ fee: null, paid: null });
  expect(await csv()).toHaveLength(4);
  const offered = async (by = clerk) => (await by.get(`/jobs/given-by?q=${giver.slice(0, 8)}`)).body.data;
  expect(await offered()).toEqual([giver]);
  expect(await offered(elsewhere)).toEqual([]);
});

test('the search over everything finds a job by each of its numbers', async () => {
  const application_no = freshNumber('AP-77 ');
  const job = await newJob({ application_no });
  const hits = async (typed: string, by = clerk) =>
    (await by.get(`/global-search?query=${encodeURIComponent(typed)}`)).body.map(
      (hit: { url: string }) => hit.url,
    );
  const plain = application_no.replaceAll(/[ -]/g, '').toLowerCase();
  for (const typed of [job.number, job.number.toLowerCase(), job.reference.replaceAll('-', ' '), plain]) {
    expect(await hits(typed), typed).toEqual([`/jobs/${job.id}`]);
    expect(await hits(typed, elsewhere), typed).toEqual([]);
  }
  expect(await hits(job.number.replace(/^J-\d{4}/, 'J-1999'))).toEqual([]);
  // A reference may happen to have no digit.
  const reference = 'SR-ABCD-EFGH';
  await desk.db.updateTable('service_requests').set({ reference }).where('id', '=', job.id).execute();
  expect(await hits(reference)).toEqual([`/jobs/${job.id}`]);
});
