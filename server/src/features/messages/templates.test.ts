import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { clientOf, type SignedInClient } from '../../testing/client.ts';
import { endPause } from '../../testing/messages.ts';
import { freshMobile, sampleOf } from '../../testing/samples.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { deliver } from './deliver.ts';

async function office() {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  const admin = await desk.signIn('admin');
  return { provider, desk, admin };
}

async function name(admin: SignedInClient, templates: object) {
  const { body } = await admin.get('/admin/reminders');
  return admin.put('/admin/reminders', { ...body, ...templates });
}

const newCitizen = async (admin: SignedInClient) =>
  (await admin.post('/citizens', { name: 'आशा वर्मा', mobile: freshMobile() })).body.id as number;

/** Delivers what waits; answers the message as it is then. */
async function delivered(desk: TestDesk, id: number) {
  await endPause(desk);
  await deliver(desk, id);
  return desk.db
    .selectFrom('messages')
    .select(['state', 'error', 'attempts'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

test('without a template plain text is sent, which the provider refuses outside of a day', async () => {
  const { provider, desk, admin } = await office();
  const id = await newCitizen(admin);
  const { body } = await admin.post(`/citizens/${id}/send-message`, { message: 'Namaste' });
  provider.outside(true);
  expect(await delivered(desk, body.id)).toMatchObject({ state: 'failed', error: 'WhatsApp 400 (131047)' });
});

test('with approved templates messages, notices and password links arrive outside of a day', async () => {
  const { provider, desk, admin } = await office();
  provider.outside(true);
  provider.approve('office_note', 'hi', 2);
  provider.approve('document_ends', 'hi', 4);
  provider.approve('password_link', 'hi', 2);
  const named = await name(admin, {
    template_message: 'office_note',
    template_notice: 'document_ends',
    template_reset: 'password_link',
  });
  expect(named).toMatchObject({ status: 200, body: { template_notice: 'document_ends' } });
  const id = await newCitizen(admin);
  const message = 'पहली पंक्ति\n\nदूसरी\tपंक्ति      अंत';
  const note = (await admin.post(`/citizens/${id}/send-message`, { message })).body;
  expect(await delivered(desk, note.id)).toMatchObject({ state: 'sent', error: null });
  const [licence] = kinds.filter(({ owner }) => owner === 'citizen');
  if (licence === undefined) throw new Error('No licences');
  const document = (await admin.post(`/citizens/${id}/${licence.slug}`, sampleOf(licence))).body;
  const notice = await admin.post('/reports/expiries/send-notification', {
    type: licence.type,
    record_id: document.id,
    expiry_date: document[licence.until],
  });
  expect(await delivered(desk, notice.body.id)).toMatchObject({ state: 'sent', error: null });
  const user = await desk.signIn('user');
  await admin.post(`/admin/users/${user.caller.id}/send-reset-link`);
  const link = await desk.db
    .selectFrom('messages')
    .select('id')
    .where('purpose', '=', 'reset')
    .executeTakeFirstOrThrow();
  expect(await delivered(desk, link.id)).toMatchObject({ state: 'sent', error: null });
  const values = provider.received.map(({ template }) =>
    template?.components[0]?.parameters.map(({ text }) => text),
  );
  expect(values).toEqual([
    ['आशा वर्मा', 'पहली पंक्ति · दूसरी पंक्ति   अंत'],
    ['आशा वर्मा', expect.stringContaining(' / '), document[licence.number ?? ''], '31-03-2030'],
    ['खाताधारक / account holder', expect.stringMatching(/^http:\/\/desk\.example\/reset-password\?token=/)],
  ]);
});

test('messages that the server writes by itself arrive outside of a day, too', async () => {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger }, limited: true });
  const admin = await desk.signIn('admin');
  provider.outside(true);
  provider.approve('office_note', 'hi', 2);
  await name(admin, { template_message: 'office_note' });
  const [phone, password] = [freshMobile(), 'monsoon-7'];
  const { token, user } = (await desk.visitor.post('/register', { name: 'Sunita', phone, password })).body;
  await admin.post(`/admin/users/${user.id}/verify-contact`, { contact: phone });
  await clientOf(desk.address, token).post('/me/deletion', { password });
  const [request] = (await admin.get('/admin/deletion-requests')).body.data;
  await admin.post(`/admin/deletion-requests/${request.id}/decline`, { answer: 'Tax is due' });
  for (let attempt = 0; attempt < 11; attempt += 1) {
    await desk.visitor.post('/login', { phone, password: 'wrong' });
  }
  const written = await desk.db.selectFrom('messages').select(['id', 'purpose']).orderBy('id').execute();
  expect(written.map(({ purpose }) => purpose)).toEqual(['message', 'security']);
  for (const { id } of written) expect(await delivered(desk, id)).toMatchObject({ state: 'sent' });
});

test.each([
  ['of another number of places', 3, 'WhatsApp 400 (132000)'],
  ['that is not approved', null, 'WhatsApp 404 (132001)'],
])('a template %s fails at once, with the provider’s code', async (_, places, error) => {
  const { provider, desk, admin } = await office();
  if (places !== null) provider.approve('office_note', 'hi', places);
  await name(admin, { template_message: 'office_note' });
  const id = await newCitizen(admin);
  const { body } = await admin.post(`/citizens/${id}/send-message`, { message: 'Namaste' });
  expect(await delivered(desk, body.id)).toEqual({ state: 'failed', error, attempts: 1 });
});

test('being throttled by the provider does not count as a failed attempt', async () => {
  const { provider, desk, admin } = await office();
  provider.next('limit', 'break');
  const id = await newCitizen(admin);
  const { body } = await admin.post(`/citizens/${id}/send-message`, { message: 'Namaste' });
  expect(await delivered(desk, body.id)).toMatchObject({ state: 'queued', attempts: 0 });
  expect(await delivered(desk, body.id)).toMatchObject({ state: 'queued', attempts: 1 });
  expect(await delivered(desk, body.id)).toMatchObject({ state: 'sent', attempts: 2 });
});

test('a name that WhatsApp gives no template is refused', async () => {
  const { admin } = await office();
  const answer = await name(admin, { template_notice: 'Expiry Notice!' });
  expect(answer).toMatchObject({ status: 422, body: { errors: { template_notice: [expect.any(String)] } } });
  expect((await name(admin, { template_notice: '' })).body.template_notice).toBeNull();
});
