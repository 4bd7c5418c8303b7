import { dummyMobiles } from '@rto-desk/contract/normalise';
import { expect, test } from 'vitest';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const DUMMY = '9999999999';
const warning = (mobile: string) => ({
  mobile: [`${mobile} is not a real number. No messages are sent to it.`],
});

test.each(dummyMobiles)('%s is stored and answered as it was sent, with a warning', async mobile => {
  const { status, body } = await admin.post('/citizens', { name: 'Ram', mobile });
  expect([status, body.mobile, body.warnings]).toEqual([201, mobile, warning(mobile)]);
  const changed = await admin.put(`/citizens/${body.id}`, { name: 'Ram Lal', mobile });
  expect([changed.status, changed.body.mobile, changed.body.warnings]).toEqual([
    200,
    mobile,
    warning(mobile),
  ]);
});

test('a real mobile has no warning', async () => {
  const { body } = await admin.post('/citizens', { name: 'Ram', mobile: '9826099999' });
  expect(body).not.toHaveProperty('warnings');
});

test('an account registers and signs in with one, and it is never verified', async () => {
  const registered = await desk.visitor.post('/register', {
    name: 'Ram',
    phone: '1111111111',
    password: 'monsoon-7',
  });
  expect([registered.status, registered.body.warnings]).toEqual([201, warning('1111111111')]);
  const signedIn = await desk.visitor.post('/login', { phone: '11111 11111', password: 'monsoon-7' });
  expect(signedIn.status).toBe(200);
  const { id } = signedIn.body.user;
  await admin.post(`/admin/users/${id}/verify-contact`, { contact: '1111111111' });
  const added = await admin.post('/admin/users', {
    ...{ name: 'Sita', phone: '2222222222', role: 'user', password: 'monsoon-season-7' },
  });
  expect([added.status, added.body.warnings]).toEqual([201, warning('2222222222')]);
  const { rows } = await desk.db
    .selectFrom('users')
    .select('phone')
    .where('phone', 'in', [...dummyMobiles])
    .where('phone_verified_at', 'is not', null)
    .execute()
    .then(rows => ({ rows }));
  expect(rows).toEqual([]);
});

test('three people with the same dummy mobile stay three people, in quick entries as well', async () => {
  const entry = (registration_no: string, name: string) =>
    admin.post('/quick-entries', {
      ...{ kind: 'puccs', registration_no, name, mobile: DUMMY },
      until: '2027-01-05',
    });
  const made = [
    await entry('CG04QA0001', 'Ram Sahu'),
    await entry('CG04QA0002', 'Ram Sahu'),
    await entry('CG04QA0003', 'Shyam Sahu'),
  ];
  expect(made.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(made[0]?.body.citizen.warnings).toEqual(warning(DUMMY));
  expect(new Set(made.map(({ body }) => body.citizen.id)).size).toBe(3);
  const similar = await admin.get(`/citizens/similar?name=Ram%20Sahu&mobile=${DUMMY}`);
  expect(similar.body.data.filter((one: { reason: string }) => one.reason === 'mobile')).toEqual([]);
  const pairs = (await admin.get('/citizens/duplicates')).body.data;
  expect(pairs.filter((pair: { reason: string }) => pair.reason === 'mobile')).toEqual([]);
  // A dummy mobile does not move a known vehicle to another owner.
  const other = await entry('CG04QA0001', 'Mohan Das');
  expect([other.status, other.body.owner?.name]).toEqual([409, 'Ram Sahu']);
});

test('a dummy mobile gets no message and no reminder', async () => {
  const { body: citizen } = await admin.post('/citizens', { name: 'Ram', mobile: DUMMY });
  const { body: vehicle } = await admin.post(`/citizens/${citizen.id}/vehicles`, {
    registration_no: 'CG04QB0001',
  });
  const days = { valid_from: '2026-01-05', valid_until: '2026-11-26' };
  const { body: pucc } = await admin.post(`/vehicles/${vehicle.id}/puccs`, { pucc_number: 'P1', ...days });
  const message = await admin.post(`/citizens/${citizen.id}/send-message`, { message: 'Come tomorrow.' });
  expect([message.status, message.body.message]).toEqual([422, warning(DUMMY).mobile[0]]);
  const notice = { type: 'PUCC', record_id: pucc.id, owner_mobile: DUMMY, expiry_date: days.valid_until };
  expect((await admin.post('/reports/expiries/send-notification', notice)).status).toBe(422);
  const due = (await admin.get('/admin/reminders/due')).body.data;
  expect(due.filter((row: { owner_mobile: string }) => row.owner_mobile === DUMMY)).toEqual([]);
  expect(await desk.db.selectFrom('messages').select('id').where('recipient', '=', DUMMY).execute()).toEqual(
    [],
  );
});

test('the profile of an account with one is merged with the office’s, and only a real number is told', async () => {
  const registered = await desk.visitor.post('/register', {
    name: 'Ram',
    phone: '4444444444',
    password: 'monsoon-7',
  });
  const into = (await admin.post('/citizens', { name: 'Ram', mobile: '9826044444' })).body.id;
  const from = registered.body.user.citizen_id;
  const merged = await admin.post(`/citizens/${from}/merge`, { into, seen_at_counter: 'Aadhaar card' });
  expect([merged.status, merged.body.message]).toEqual([201, undefined]);
  const told = await desk.db
    .selectFrom('messages')
    .select('recipient')
    .where('purpose', '=', 'security')
    .execute();
  expect(told).toEqual([{ recipient: '9826044444' }]);
});

test('a request with a dummy mobile matches no citizen', async () => {
  await admin.post('/citizens', { name: 'Ram', mobile: '3333333333' });
  const sent = await desk.visitor.post('/service-requests', {
    ...{ contact_name: 'Geeta', contact_phone: '3333333333', category: 'other' },
  });
  expect(sent.body.warnings).toEqual(warning('3333333333'));
  const job = (await admin.get('/jobs')).body.data[0];
  expect((await admin.get(`/jobs/${job.id}`)).body.matches).toEqual([]);
});
