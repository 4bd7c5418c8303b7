import { today } from '@rto-desk/contract/expiry';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';

async function freshDesk(): Promise<TestDesk> {
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
  return desk;
}

const truck = {
  name: 'रमेश',
  phone: '9826012345',
  vehicle_no: 'cg 04-ab 1234',
  document_type: ['Insurance', 'PUCC', 'PUCC'],
};

test('anybody asks about a vehicle, whose number is kept upper-cased and compact', async () => {
  const desk = await freshDesk();
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
  const desk = await freshDesk();
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
  const desk = await freshDesk();
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

test('the export opens in a spreadsheet: Hindi intact, formulas defused, filter and branch heeded', async () => {
  const desk = await freshDesk();
  const here = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  const there = await desk.signIn('manager', { branch_id: await desk.branch('10') });
  await here.post('/document-inquiries', { ...truck, name: '=HYPERLINK("http://x")' });
  await here.post('/document-inquiries', { ...truck, name: 'सुनीता, "दीदी"' });
  const { headers, body } = await here.get('/admin/document-inquiries/export?status=new');
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(
    `attachment; filename="document-inquiries-export-${today()}.csv"`,
  );
  const lines = (body as string).split('\r\n');
  expect(lines[0]).toMatch(/^(\uFEFF)?Reference,Received,Name,Mobile,Vehicle No\.,Documents,Status,/);
  expect(lines[1]).toContain('"सुनीता, ""दीदी"""');
  expect(lines[2]).toContain(`"'=HYPERLINK(""http://x"")"`);
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
