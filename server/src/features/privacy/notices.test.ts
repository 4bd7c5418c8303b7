import { today } from '@rto-desk/contract/expiry';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { unzip } from '../../testing/unzip.ts';

const { desk, admin, clerk, elsewhere } = await openBranchesDesk();

const newCitizen = async () =>
  (await clerk.post('/citizens', { name: `Budhram ${freshWord()}`, mobile: freshMobile() })).body
    .id as number;
const write = async () => {
  const text = { en: `What we keep ${freshWord()}`, hi: 'हम क्या रखते हैं' };
  return (await admin.post('/admin/privacy-notices', text)).body;
};

test('before there is a notice none is shown, and none can be noted as given', async () => {
  expect((await desk.visitor.get('/privacy-notice')).body).toMatchObject({
    ...{ version: null, en: null, hi: null, contact_name: null, legal_basis: 'state' },
  });
  const early = await clerk.post(`/citizens/${await newCitizen()}/privacy-notices`, { how: 'slip' });
  expect(early.status).toBe(409);
  expect(early.body.message).toContain('An admin can write one');
});

test('visitors read the contact that an admin has set', async () => {
  const contact = { contact_name: 'R. Sahu', contact_phone: '0771 2443555', contact_email: null };
  const { status, body } = await admin.put('/admin/privacy', contact);
  expect({ status, body }).toMatchObject({ status: 200, body: { ...contact, legal_basis: 'state' } });
  expect((await desk.visitor.get('/privacy-contact')).body).toEqual(contact);
  expect((await desk.visitor.get('/privacy-notice')).body).toMatchObject(contact);
  const unreachable = await admin.put('/admin/privacy', { contact_phone: null });
  expect(unreachable.body.errors).toEqual({ contact_phone: ['Enter a phone number or an email address.'] });
  const unnamed = await admin.put('/admin/privacy', { contact_name: '' });
  expect(unnamed.body.errors).toEqual({ contact_name: ['Enter the name of the contact.'] });
  expect((await admin.put('/admin/privacy', { contact_email: 'nowhere' })).body.errors).toHaveProperty(
    'contact_email',
  );
  const stale = await admin.put('/admin/privacy', { ...contact, updated_at: '2020-01-01T00:00:00Z' });
  expect(stale.status).toBe(409);
  const none = { contact_name: null, contact_phone: null, contact_email: null };
  expect((await admin.put('/admin/privacy', none)).status).toBe(200);
  expect((await desk.visitor.get('/privacy-contact')).body).toEqual(none);
  expect((await clerk.get('/admin/privacy')).status).toBe(403);
});

test('each new text is a new version, and earlier ones stay as they were', async () => {
  const first = await write();
  const second = await write();
  expect(second.version).toBe(first.version + 1);
  const same = await admin.post('/admin/privacy-notices', { en: second.en, hi: second.hi });
  expect(same).toMatchObject({ status: 200, body: { id: second.id, again: true } });
  expect((await desk.visitor.get('/privacy-notice')).body).toMatchObject({
    ...{ version: second.version, en: second.en, hi: second.hi },
  });
  const { data } = (await admin.get('/admin/privacy-notices')).body;
  expect(data.slice(0, 2)).toMatchObject([{ en: second.en }, { en: first.en, created_by: 'Test admin' }]);
  const refused = await admin.post('/admin/privacy-notices', { en: ' ', hi: 'x'.repeat(10_001) });
  expect(Object.keys(refused.body.errors).sort()).toEqual(['en', 'hi']);
  const many = await Promise.all(Array.from({ length: 5 }, write));
  expect(new Set(many.map(({ version }) => version)).size).toBe(5);
});

test('a person is noted with the version that they were given, once a day for each way', async () => {
  const notice = await write();
  const citizen = await newCitizen();
  const path = `/citizens/${citizen}/privacy-notices`;
  const { status, body } = await clerk.post(path, { how: 'counter' });
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { version: notice.version, how: 'counter', given_on: today(), created_by: 'Test manager' },
  });
  expect(await clerk.post(path, { how: 'counter' })).toMatchObject({ status: 200, body: { id: body.id } });
  expect((await clerk.post(path, { how: 'slip' })).status).toBe(201);
  await write();
  expect((await clerk.get(path)).body).toMatchObject({
    data: [{ how: 'slip', version: notice.version }, { how: 'counter' }],
    meta: { total: 2 },
  });
  expect((await clerk.post(path, { how: 'radio' })).body.errors).toHaveProperty('how');
  expect((await elsewhere.get(path)).status).toBe(404);
  expect((await elsewhere.post(path, { how: 'slip' })).status).toBe(404);
  const listed = (await admin.get('/admin/privacy-notices')).body.data;
  expect(listed.find(({ id }: { id: number }) => id === notice.id)).toMatchObject({ given: 1 });
});

test('a merge takes them along, an undo gives them back, and the person finds them in their data', async () => {
  const notice = await write();
  const holder = await desk.signIn('user');
  const { id: into } = (await holder.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const from = await newCitizen();
  await clerk.post(`/citizens/${from}/privacy-notices`, { how: 'slip' });
  const merged = await admin.post(`/citizens/${from}/merge`, { into, seen_at_counter: 'Aadhaar' });
  const ofTheirs = async () => (await admin.get(`/citizens/${into}/privacy-notices`)).body.meta.total;
  expect(await ofTheirs()).toBe(1);
  const files = await unzip(await holder.download('/me/data'));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');
  expect(data.privacy_notices).toMatchObject([{ how: 'slip', version: notice.version, en: notice.en }]);
  expect((await admin.post(`/merges/${merged.body.merge_id}/undo`)).status).toBe(200);
  expect(await ofTheirs()).toBe(0);
  expect((await admin.delete(`/citizens/${from}`)).status).toBe(200);
});
