import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, sampleOf } from '../../testing/samples.ts';
import { deskForTest, type TestDeskOptions } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';

/** A clerk with the licence of a citizen that ends in five days. */
async function office(options?: TestDeskOptions) {
  const desk = await deskForTest(options);
  const [admin, clerk] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const citizen = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile: freshMobile() })).body.id;
  const expiry_date = addPeriod(today(), { days: 5 });
  const sample = { ...sampleOf(kindOf('ll')), issue_date: '2020-01-01', expiry_date };
  const record_id = (await clerk.post(`/citizens/${citizen}/ll`, sample)).body.id as number;
  return { desk, admin, clerk, notice: { type: kindOf('ll').type, record_id, expiry_date } };
}

async function set(admin: SignedInClient, values: object) {
  const { body } = await admin.get('/admin/reminders');
  return admin.put('/admin/reminders', { ...body, ...values });
}

const preview = (
  clerk: SignedInClient,
  { record_id, ...document }: { type: string; record_id: number; expiry_date: string },
) =>
  clerk.get(
    `/reports/expiries/notification?${new URLSearchParams({ ...document, record_id: String(record_id) })}`,
  );

test('what a notice is shown as before it is sent is what is sent, with the office’s contact line', async () => {
  const { admin, clerk, notice } = await office();
  await set(admin, { contact_hi: 'फ़ोन 0771-1234567', contact_en: 'Phone 0771-1234567' });
  const shown = await preview(clerk, notice);
  expect(shown).toMatchObject({ status: 200, body: { recipient_name: 'आशा वर्मा', template: null } });
  expect(shown.body.text).toMatch(/फ़ोन 0771-1234567[\s\S]*Phone 0771-1234567$/);
  const sent = (await clerk.post('/reports/expiries/send-notification', notice)).body;
  expect(sent).toMatchObject({ body: shown.body.text, recipient: shown.body.recipient });
});

test('a number makes no link, of a document or of its vehicle, and one of the office is shown as it is', async () => {
  const { desk, clerk, notice } = await office();
  const { expiry_date } = notice;
  const stranger = await desk.signIn('user');
  const registration_no = 'WWW.EXAMPLE';
  const { id } = (
    await stranger.post(`/citizens/${stranger.caller.citizen_id}/vehicles`, { registration_no })
  ).body;
  const values = { pucc_number: 'X.EXAMPLE/A', valid_from: '2020-01-01', valid_until: expiry_date };
  const list = `/vehicles/${id}/puccs`;
  const declared = (await stranger.post(list, values)).body.id;
  const entered = (await clerk.post(list, { ...values, pucc_number: 'P.7' })).body.id;
  const { type } = kindOf('puccs');
  for (const record_id of [declared, entered]) {
    const { text } = (await preview(clerk, { type, record_id, expiry_date })).body;
    expect(text).toContain('WWW. EXAMPLE');
    expect(text).not.toMatch(/\.EXAMPLE/);
    const { body } = await clerk.post('/reports/expiries/send-notification', {
      type,
      record_id,
      expiry_date,
    });
    expect(body.body).toBe(text);
  }
  const shownAs = async (registration_no: string) => {
    await clerk.put(`/vehicles/${id}`, { registration_no });
    return (await preview(clerk, { type, record_id: entered, expiry_date })).body.text;
  };
  expect(await shownAs('X.PLATE'), 'the office has entered it').toContain('vehicle X.PLATE ');
  expect(await shownAs(registration_no), 'a link all the same').toContain('vehicle WWW. EXAMPLE ');
  await clerk.put(`/puccs/${entered}`, { ...values, pucc_number: 'P'.repeat(60) });
  expect(await shownAs('X.PLATE')).toContain(`(${'P'.repeat(40)})`);
});

test('where the office has an approved template, the template and its values are shown', async () => {
  const provider = await openProvider();
  const { desk, admin, clerk, notice } = await office({ messengers: { whatsapp: provider.messenger } });
  await set(admin, { template_notice: 'document_ends' });
  const { template } = (await preview(clerk, notice)).body;
  expect(template).toMatchObject({
    name: 'document_ends',
    language: 'hi',
    parameters: ['आशा वर्मा', ...Array(3).fill(expect.any(String))],
  });
  const { id } = (await clerk.post('/reports/expiries/send-notification', notice)).body;
  const kept = await desk.db
    .selectFrom('messages')
    .select('template')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(kept.template).toEqual(template);
});

test('a document that is not there, or no longer ends on that day, has no notice to show', async () => {
  const { clerk, notice } = await office();
  expect((await preview(clerk, { ...notice, record_id: 2_147_483_647 })).status).toBe(404);
  expect((await preview(clerk, { ...notice, expiry_date: '2001-01-01' })).status).toBe(404);
  expect((await preview(clerk, { ...notice, type: 'Passport' })).body.message).toBe('Unknown document type');
});

test('the name of the office signs notices and mails, in the language that it is set in where not in both', async () => {
  const { desk, admin, clerk, notice } = await office();
  const text = async () => (await preview(clerk, notice)).body.text as string;
  expect(await text()).toMatch(/please contact the transport office\.$/);
  const names = { office_name_hi: 'जिला परिवहन कार्यालय, कोरबा', office_name_en: 'Transport Office, Korba' };
  expect((await set(admin, names)).body).toMatchObject(names);
  expect(await text()).toMatch(
    /परिवहन कार्यालय से संपर्क करें।\nजिला परिवहन कार्यालय, कोरबा\n\nDear [\s\S]*office\.\nTransport Office, Korba$/,
  );
  const user = await desk.signIn('user');
  const email = 'holder@example.com';
  await desk.db
    .updateTable('users')
    .set({ email, email_verified_at: sql<string>`now()` })
    .where('id', '=', user.caller.id)
    .execute();
  await admin.post(`/admin/users/${user.caller.id}/send-reset-link`);
  const mail = await desk.db
    .selectFrom('messages')
    .select('body')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  expect(mail.body).toMatch(/ignore this message\.\n\nजिला परिवहन कार्यालय, कोरबा\nTransport Office, Korba$/);
  await set(admin, { office_name_hi: '' });
  expect((await text()).match(/Transport Office, Korba/g)).toHaveLength(2);
  expect((await set(clerk, names)).status).toBe(403);
  expect((await set(admin, { office_name_en: 'X'.repeat(101) })).body.errors).toHaveProperty(
    'office_name_en',
  );
});

test('marking a message as sent clears its failure', async () => {
  const { desk, clerk, notice } = await office();
  const { id } = (await clerk.post('/reports/expiries/send-notification', notice)).body;
  const error = 'WhatsApp gave no answer';
  await desk.db.updateTable('messages').set({ state: 'unknown', error }).where('id', '=', id).execute();
  const { body } = await clerk.post(`/admin/messages/${id}/sent`);
  expect(body).toMatchObject({ state: 'sent', error: null, sent_at: expect.any(String) });
});

test('the link of a password template stands in no history', async () => {
  const provider = await openProvider();
  const { desk, admin } = await office({ messengers: { whatsapp: provider.messenger } });
  await set(admin, { template_reset: 'password_link' });
  const user = await desk.signIn('user');
  await admin.post(`/admin/users/${user.caller.id}/send-reset-link`);
  const { body } = await admin.get('/admin/history?record=messages');
  expect(body.data).toMatchObject([{ action: 'created', after: { purpose: 'reset' } }]);
  expect(JSON.stringify(body)).not.toContain('token=');
});
