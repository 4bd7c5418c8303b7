import { today } from '@rto-desk/contract/expiry';
import { expect, test } from 'vitest';
import { deskForTest } from '../../testing/test-desk.ts';

const truck = {
  name: 'रमेश',
  phone: '9826012345',
  vehicle_no: 'cg 04-ab 1234',
  document_type: ['Insurance', 'PUCC', 'PUCC'],
};

test('an inquiry stores the vehicle number in upper case without spaces', async () => {
  const desk = await deskForTest();
  const { status, body } = await desk.visitor.post('/document-inquiries', truck);
  expect(status).toBe(201);
  expect(body).toMatchObject({ reference: expect.stringMatching(/^DI-/), status: 'new' });
  const staff = await desk.signIn('manager');
  expect((await staff.get('/admin/document-inquiries')).body.data[0]).toMatchObject({
    reference: body.reference,
    name: 'रमेश',
    vehicle_no: 'CG04AB1234',
    document_type: ['Insurance', 'PUCC'],
    status: 'new',
  });
});

test('at least one type is needed, and only known ones', async () => {
  const desk = await deskForTest();
  for (const document_type of [[], undefined]) {
    const none = await desk.visitor.post('/document-inquiries', { ...truck, document_type });
    expect(none).toMatchObject({
      status: 422,
      body: { message: 'Please select at least one document type.' },
    });
  }
  const wrong = await desk.visitor.post('/document-inquiries', {
    phone: '98260123456',
    document_type: ['Passport'],
  });
  expect(Object.keys(wrong.body.errors).sort()).toEqual(['document_type', 'name', 'phone']);
});

test('staff set any status from any; branches limit what they see', async () => {
  const desk = await deskForTest();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await here.post('/document-inquiries', truck);
  const { id } = (await here.get('/admin/document-inquiries?status=new')).body.data[0];
  for (const status of ['resolved', 'new', 'contacted']) {
    const { body } = await here.patch(`/admin/document-inquiries/${id}/status`, { status });
    expect(body).toMatchObject({ id, status, status_changed_by: 'Test manager' });
  }
  expect((await there.get('/admin/document-inquiries')).body.data).toEqual([]);
  expect((await there.patch(`/admin/document-inquiries/${id}/status`, { status: 'new' })).status).toBe(404);
  expect((await here.patch(`/admin/document-inquiries/${id}/status`, { status: 'pending' })).status).toBe(
    422,
  );
});

test('an inquiry tells what is on record of each document that it asks about, within reach', async () => {
  const desk = await deskForTest();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  const admin = await desk.signIn('admin');
  const citizen = (await here.post('/citizens', { name: 'Phoolbasan', mobile: truck.phone })).body;
  await there.post('/citizens', { name: 'Budhram', mobile: truck.phone });
  const owned = await here.post(`/citizens/${citizen.id}/vehicles`, { registration_no: 'CG04AB1234' });
  const vehicle = owned.body;
  const paper = async (slug: string, values: object) =>
    (await here.post(`/vehicles/${vehicle.id}/${slug}`, { ...values, partial: true })).body;
  await paper('insurances', { end_date: '2025-01-05' });
  const insurance = await paper('insurances', { end_date: '2031-01-05' });
  await paper('taxes', { tax_upto: '2031-01-01' });
  await here.post('/document-inquiries', truck);
  const { id } = (await here.get('/admin/document-inquiries')).body.data[0];
  const open = async (by = here) => (await by.get(`/admin/document-inquiries/${id}`)).body;
  expect(await open()).toMatchObject({
    id,
    vehicle: { id: vehicle.id, has_left: false, citizen: { id: citizen.id, name: 'Phoolbasan' } },
    matches: [{ id: citizen.id, name: 'Phoolbasan', kept_by: null }],
  });
  expect((await open()).on_record, 'neither what was renewed nor what was not asked for').toEqual([
    {
      ...{ slug: 'insurances', record_id: insurance.id, citizen_id: citizen.id, end: null },
      ...{ expiry_date: '2031-01-05', origin: 'office', holder_until: null },
    },
  ]);
  await here.post(`/vehicles/${vehicle.id}/noc`, { on: '2026-01-05', to_office: 'Nagpur' });
  expect(await open()).toMatchObject({ vehicle: { has_left: true }, on_record: [] });

  await admin.patch(`/admin/document-inquiries/${id}/branch`, { branch_id: there.caller.branch_id });
  expect((await here.get(`/admin/document-inquiries/${id}`)).status).toBe(404);
  const elsewhere = await open(there);
  expect(elsewhere).toMatchObject({ vehicle: null, on_record: [], matches: [{ name: 'Budhram' }] });
});

test('staff write a note with an inquiry, and a stale copy is refused', async () => {
  const desk = await deskForTest();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await desk.visitor.post('/document-inquiries', truck);
  const { id, updated_at } = (await here.get('/admin/document-inquiries')).body.data[0];
  const note = (notes: string | null, seen?: string, by = here) =>
    by.patch(`/admin/document-inquiries/${id}`, { notes, updated_at: seen });
  expect((await note('Call at four', updated_at)).body).toMatchObject({ notes: 'Call at four' });
  expect((await note('Call at five', updated_at)).body).toMatchObject({ current: { notes: 'Call at four' } });
  expect((await note('x'.repeat(2001))).body.errors).toHaveProperty('notes');
  expect((await note('Mine', undefined, there)).status, 'the branch that deals with it has it').toBe(404);
  expect((await note(null)).body.notes).toBeNull();
});

test('the export opens in a spreadsheet: Hindi intact, formulas defused, filter and branch heeded', async () => {
  const desk = await deskForTest();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await here.post('/document-inquiries', { ...truck, name: '=HYPERLINK("x")' });
  await here.post('/document-inquiries', { ...truck, name: 'सुनीता, "दीदी"' });
  const { headers, body } = await here.get('/admin/document-inquiries/export?status=new');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="document-inquiries-export-${today()}.csv"`,
  );
  const lines = (body as string).split('\r\n');
  expect(lines[0]).toMatch(/^(\uFEFF)?Reference,Received,Name,Mobile,Vehicle No\.,Documents,Status,/);
  expect(lines[1]).toContain('"सुनीता, ""दीदी"""');
  expect(lines[2]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines).toHaveLength(4);
  const raw = await fetch(`${desk.address}/api/admin/document-inquiries/export`, {
    headers: { authorization: `Bearer ${here.token}` },
  });
  expect([...new Uint8Array(await raw.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(
    (await here.get('/admin/document-inquiries/export?status=resolved')).body.split('\r\n'),
  ).toHaveLength(2);
  expect((await there.get('/admin/document-inquiries/export')).body.split('\r\n')).toHaveLength(2);
});
