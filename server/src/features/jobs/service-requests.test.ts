import { allServices } from '@rto-desk/contract/services';
import { expect, test } from 'vitest';
import { freshMobile } from '../../testing/samples.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';

const renewal = {
  contact_name: 'गीता साहू',
  contact_phone: '9826012345',
  category: 'dl',
  services: ['renewal_dl', 'change_address'],
  query: 'कब आ सकती हूँ?',
};

test('there are 17 services for licences and 21 for vehicles, each with a name', () => {
  expect(allServices).toHaveLength(38);
  for (const service of allServices) expect(words.services.names).toHaveProperty(service);
});

test('a visitor asks for services and gets a reference to quote', async () => {
  const desk = await deskForTest();
  const { status, body } = await desk.visitor.post('/service-requests', renewal);
  expect(status).toBe(201);
  expect(body).toEqual({
    reference: expect.stringMatching(/^SR-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/),
    status: 'pending',
    created_at: expect.any(String),
  });
  const staff = await desk.signIn('admin');
  const [row] = (await staff.get('/service-requests')).body.data;
  expect(row).toMatchObject({
    ...renewal,
    reference: body.reference,
    user: null,
    status: 'pending',
    status_changed_by: null,
  });
});

test('a request says what is missing or does not fit', async () => {
  const desk = await deskForTest();
  const ask = async (values: object) => (await desk.visitor.post('/service-requests', values)).body.errors;
  expect(await ask({})).toEqual({
    category: ['Category is required.'],
    contact_name: ['Name is required.'],
    contact_phone: ['Mobile Number is required.'],
  });
  expect(await ask({ ...renewal, contact_phone: '12' })).toEqual({
    contact_phone: ['Mobile number must be exactly 10 digits.'],
  });
  expect(await ask({ ...renewal, services: ['pay_tax'] })).toEqual({
    services: [words.requests.wrongServices],
  });
  expect(await ask({ ...renewal, services: ['fly'] })).toHaveProperty('services');
  expect(await ask({ ...renewal, category: 'other' })).toHaveProperty('services');
  expect(await ask({ ...renewal, query: 'x'.repeat(2001) })).toHaveProperty('query');
  expect(await desk.db.selectFrom('service_requests').select('id').execute()).toEqual([]);
});

test('a submission with the honeypot field filled in is answered like success and stores nothing', async () => {
  const desk = await deskForTest();
  const request = await desk.visitor.post('/service-requests', {
    ...renewal,
    website: 'http://spam.example',
  });
  const inquiry = await desk.visitor.post('/document-inquiries', {
    name: 'x',
    phone: '9826012345',
    document_type: ['Tax'],
    website: 'y',
  });
  expect([request.status, inquiry.status]).toEqual([201, 201]);
  expect(Object.keys(request.body)).toEqual(['reference', 'status', 'created_at']);
  expect(await desk.db.selectFrom('service_requests').select('id').execute()).toEqual([]);
  expect(await desk.db.selectFrom('document_inquiries').select('id').execute()).toEqual([]);
});

test('a flood from an address or with a mobile number is answered 429; staff at a counter are not limited by address', async () => {
  const desk = await deskForTest({ limited: true });
  const ask = (contact_phone: string) =>
    desk.visitor.post('/service-requests', { ...renewal, contact_phone });
  for (let count = 0; count < 6; count += 1) expect((await ask('9826012399')).status).toBe(201);
  const flooded = await ask('9826012399');
  expect([flooded.status, Number(flooded.headers.get('retry-after')) > 0]).toEqual([429, true]);
  for (let count = 7; count < 30; count += 1) expect((await ask(freshMobile())).status).toBe(201);
  expect((await ask(freshMobile())).status).toBe(429);
  const before = await desk.db.selectFrom('service_requests').select('id').execute();
  expect(before).toHaveLength(29);
  const clerk = await desk.signIn('manager');
  expect((await clerk.post('/service-requests', { ...renewal, contact_phone: freshMobile() })).status).toBe(
    201,
  );
});

test('strangers who use up the limit of a number lock out neither its holder nor staff', async () => {
  const desk = await deskForTest({ limited: true });
  const [holder, claimant] = [await desk.signIn('user'), await desk.signIn('user', { unverified: true })];
  const clerk = await desk.signIn('manager');
  const statusOf = async ({ post }: Pick<TestDesk['visitor'], 'post'>, contact_phone: string) =>
    (await post('/service-requests', { ...renewal, contact_phone })).status;
  const phoneOf = async ({ get }: Pick<TestDesk['visitor'], 'get'>) => (await get('/me')).body.phone;
  const [known, claimed] = [await phoneOf(holder), await phoneOf(claimant)];
  for (const phone of [known, claimed]) {
    for (let count = 0; count < 6; count += 1) expect(await statusOf(desk.visitor, phone)).toBe(201);
    expect(await statusOf(desk.visitor, phone)).toBe(429);
  }
  expect(await statusOf(clerk, known)).toBe(201);
  expect(await statusOf(claimant, claimed), 'an unverified number').toBe(429);
  for (let count = 0; count < 6; count += 1) expect(await statusOf(holder, known)).toBe(201);
  expect(await statusOf(holder, known), 'the holder has no end of attempts either').toBe(429);
});

test('a user sees their own requests and none of others', async () => {
  const desk = await deskForTest();
  const [one, other] = [await desk.signIn('user'), await desk.signIn('user')];
  for (let count = 0; count < 16; count += 1) await one.post('/service-requests', renewal);
  const mine = (await one.get('/my-service-requests')).body;
  expect(mine.meta).toEqual({ current_page: 1, last_page: 2, from: 1, to: 15, total: 16, per_page: 15 });
  expect(mine.data[0].id).toBeGreaterThan(mine.data[14].id);
  expect(mine.data[0].user).toMatchObject({ name: 'Test user' });
  const clerk = await desk.signIn('manager', { branch_id: await desk.branch('04') });
  await clerk.patch(`/service-requests/${mine.data[0].id}/status`, { status: 'contacted' });
  const [told] = (await one.get('/my-service-requests')).body.data;
  expect(told).toMatchObject({ status: 'contacted', status_changed_at: expect.any(String) });
  expect(Object.keys(told), 'who deals with it').not.toEqual(
    expect.arrayContaining([expect.stringMatching(/status_changed_by|branch_id/)]),
  );
  expect(JSON.stringify(told)).not.toContain('Test manager');
  expect((await other.get('/my-service-requests')).body.data).toEqual([]);
  expect((await one.get('/service-requests')).status).toBe(403);
  expect(
    (await one.patch(`/service-requests/${mine.data[0].id}/status`, { status: 'completed' })).status,
  ).toBe(403);
});

test('lists begin with the newest, or with what has waited longest', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const inquiry = { name: 'Ramesh', phone: '9826012345', document_type: ['PUCC'] };
  for (let count = 0; count < 2; count += 1) {
    await desk.visitor.post('/service-requests', renewal);
    await desk.visitor.post('/document-inquiries', inquiry);
  }
  for (const list of ['/service-requests?status=pending', '/admin/document-inquiries?status=new']) {
    const idsOf = async (sort: string) =>
      (await clerk.get(`${list}${sort}`)).body.data.map((row: { id: number }) => row.id);
    const newest = await idsOf('');
    expect(newest[0]).toBeGreaterThan(newest[1]);
    expect(await idsOf('&sort=newest')).toEqual(newest);
    expect(await idsOf('&sort=oldest')).toEqual(newest.toReversed());
  }
});

test('staff set any status from any, and it is told who did and when', async () => {
  const desk = await deskForTest();
  const [clerk, person] = [await desk.signIn('manager'), await desk.signIn('user')];
  await person.post('/service-requests', renewal);
  const { id } = (await clerk.get('/service-requests?status=pending')).body.data[0];
  for (const status of ['completed', 'pending', 'contacted', 'rejected']) {
    const { body } = await clerk.patch(`/service-requests/${id}/status`, { status });
    expect(body).toMatchObject({
      id,
      status,
      status_changed_by: 'Test manager',
      status_changed_at: expect.any(String),
    });
  }
  expect((await clerk.patch(`/service-requests/${id}/status`, { status: 'lost' })).status).toBe(422);
  expect((await clerk.patch(`/service-requests/${id}/status`, {})).body.errors).toEqual({
    status: ['Status is required.'],
  });
  expect((await clerk.patch('/service-requests/2147483647/status', { status: 'pending' })).status).toBe(404);
  expect((await clerk.get('/service-requests?status=pending')).body.data).toEqual([]);
  expect((await clerk.get('/service-requests?status=nonsense')).status).toBe(422);
  expect((await clerk.get('/service-requests?status=')).body.data).toHaveLength(1);
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
  expect((await clerk.get(`/service-requests?from=${day}&until=${day}`)).body.data).toHaveLength(1);
  expect((await clerk.get('/service-requests?from=2020-01-01&until=2020-01-07')).body.data).toEqual([]);
  expect((await clerk.get('/service-requests?from=soon')).status).toBe(422);
  expect((await person.get('/my-service-requests')).body.data[0].status).toBe('rejected');
});

test('a branch sees its own requests and those of none, and takes over what it deals with', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const here = await desk.signIn('manager', { branch_id: raipur });
  const there = await desk.signIn('manager', { branch_id: bilaspur });
  const person = await desk.signIn('user');
  await desk.db
    .updateTable('citizens')
    .set({ branch_id: bilaspur })
    .where('id', '=', person.caller.citizen_id)
    .execute();
  await here.post('/service-requests', renewal);
  await person.post('/service-requests', renewal);
  await desk.visitor.post('/service-requests', { ...renewal, category: 'other', services: [] });
  const branches = async (who: typeof here) =>
    (await who.get('/service-requests')).body.data.map((row: { branch_id: number | null }) => row.branch_id);
  expect(await branches(here)).toEqual([null, raipur]);
  expect(await branches(there)).toEqual([null, bilaspur]);
  const { id } = (await here.get('/service-requests')).body.data[0];
  expect((await there.patch(`/service-requests/${id}/status`, { status: 'contacted' })).body.branch_id).toBe(
    bilaspur,
  );
  expect((await here.patch(`/service-requests/${id}/status`, { status: 'completed' })).status).toBe(404);
});

test('an admin moves a request or an inquiry to another branch, and a branch manager cannot', async () => {
  const desk = await deskForTest();
  const [korba, bilaspur] = [await desk.branch('12'), await desk.branch('10')];
  const [here, there] = [
    await desk.signIn('manager', { branch_id: korba }),
    await desk.signIn('manager', { branch_id: bilaspur }),
  ];
  const head = await desk.signIn('manager');
  const asked = { category: 'other', contact_name: 'Asha', contact_phone: freshMobile() };
  const inquiry = { name: 'Asha', phone: freshMobile(), document_type: ['PUCC'] };
  await here.post('/service-requests', asked);
  await here.post('/document-inquiries', inquiry);
  for (const path of ['/service-requests', '/admin/document-inquiries']) {
    const [{ id, status_changed_by }] = (await here.get(path)).body.data;
    expect((await here.patch(`${path}/${id}/branch`, { branch_id: bilaspur })).status).toBe(403);
    const moved = await head.patch(`${path}/${id}/branch`, { branch_id: bilaspur });
    expect(moved).toMatchObject({ status: 200, body: { id, branch_id: bilaspur, status_changed_by } });
    expect((await here.get(path)).body.data).toEqual([]);
    expect((await there.get(path)).body.data).toMatchObject([{ id }]);
    expect((await head.patch(`${path}/${id}/branch`, { branch_id: '' })).body.branch_id).toBeNull();
    expect((await head.patch(`${path}/${id}/branch`, { branch_id: 999_999 })).status).toBe(404);
    expect((await head.patch(`${path}/999999/branch`, { branch_id: korba })).status).toBe(404);
  }
});

test('lists take two statements beside finding the caller', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  for (const path of [
    '/service-requests',
    '/my-service-requests',
    '/admin/document-inquiries',
    '/dashboard/stats',
    '/dashboard/waiting',
    '/dashboard/expiring',
    '/dashboard/requests',
    '/dashboard/messages',
  ]) {
    desk.forgetStatements();
    expect((await clerk.get(path)).status).toBe(200);
    expect(desk.statements.length, path).toBeLessThanOrEqual(3);
  }
});
