import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { clientOf } from '../../testing/client.ts';
import { DOCX, docxOf } from '../../testing/docx.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { unzip } from '../../testing/unzip.ts';
import { receive } from '../messages/receive.ts';

const { desk, admin, clerk, elsewhere } = await openBranchesDesk();

const newCitizen = async (mobile = freshMobile()) =>
  (await clerk.post('/citizens', { name: `Budhram ${freshWord()}`, mobile })).body.id as number;
const given = (purpose: string) => ({ purpose, how: 'slip', on: today() });
const consent = (citizen: number, purpose: string, by = clerk) =>
  by.post(`/citizens/${citizen}/consents`, given(purpose));
const statesOf = async (citizen: number) => (await clerk.get(`/citizens/${citizen}/consents`)).body.states;
/** A user whose mobile is verified or not, with their own profile. */
async function holder({ verified = true } = {}) {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', {
    ...{ name: `Sarla ${freshWord()}`, phone, password: 'monsoon-raipur-7' },
  });
  if (verified) await sql`update users set phone_verified_at = now() where phone = ${phone}`.execute(desk.db);
  return { client: clientOf(desk.address, body.token), citizen_id: body.user.citizen_id as number, phone };
}
const hasStopped = async (phone: string) =>
  (await desk.db.selectFrom('stopped_numbers').select('stopped').where('mobile_no', '=', phone).execute())[0]
    ?.stopped ?? false;

test('a consent is noted once, withdrawn once, and its row stays', async () => {
  const citizen = await newCitizen();
  expect(await statesOf(citizen)).toEqual({ records: 'missing', reminders: 'missing', sharing: 'missing' });
  const { status, body } = await consent(citizen, 'records');
  expect({ status, body }).toMatchObject({
    status: 201,
    body: { ...given('records'), created_by: 'Test manager', withdrawn_at: null },
  });
  expect(await consent(citizen, 'records')).toMatchObject({ status: 200, body: { id: body.id } });
  expect(await consent(citizen, 'records', admin)).toMatchObject({
    status: 409,
    body: { message: 'This consent is already on record.', current: { id: body.id } },
  });
  expect((await elsewhere.delete(`/consents/${body.id}`)).status).toBe(404);
  const withdrawn = await clerk.delete(`/consents/${body.id}`);
  expect(withdrawn).toMatchObject({ status: 200, body: { id: body.id, withdrawn_by: 'Test manager' } });
  expect(withdrawn.body.message, 'what the law keeps is named').toContain(
    'The office still keeps what the law requires',
  );
  expect((await clerk.delete(`/consents/${body.id}`)).status, 'again').toBe(200);
  expect((await admin.delete(`/consents/${body.id}`)).status, 'by another').toBe(409);
  expect(await statesOf(citizen)).toMatchObject({ records: 'withdrawn' });
  expect((await consent(citizen, 'records')).status, 'given anew').toBe(201);
  expect((await clerk.get(`/citizens/${citizen}/consents`)).body).toMatchObject({
    data: [{ withdrawn_at: null }, { id: body.id }],
    meta: { total: 2 },
    states: { records: 'given' },
  });
});

test('bad input is refused by field, and what is out of reach is not there', async () => {
  const citizen = await newCitizen();
  const path = `/citizens/${citizen}/consents`;
  const refused = await clerk.post(path, { purpose: 'selling', how: 'radio', on: '2026-13-01' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.body.errors).sort()).toEqual(['how', 'on', 'purpose']);
  const later = await clerk.post(path, { ...given('records'), on: addPeriod(today(), { days: 1 }) });
  expect(Object.keys(later.body.errors)).toEqual(['on']);
  expect((await elsewhere.get(path)).status).toBe(404);
  expect((await elsewhere.post(path, given('records'))).status).toBe(404);
  expect((await clerk.delete('/consents/2147483647')).status).toBe(404);
});

test('withdrawing reminders stops the number as STOP does, and a consent of today lets them go again', async () => {
  const mobile = freshMobile();
  const citizen = await newCitizen(mobile);
  const { body } = await consent(citizen, 'reminders');
  expect(await hasStopped(mobile)).toBe(false);
  await clerk.delete(`/consents/${body.id}`);
  expect(await hasStopped(mobile)).toBe(true);
  expect((await clerk.get(`/citizens/${citizen}`)).body.reminders_stopped).toBe(true);
  await consent(citizen, 'reminders');
  expect(await hasStopped(mobile)).toBe(false);
});

const say = (mobile_no: string, text: string) =>
  receive(desk, {
    ...{ mobile_no, text, kind: 'text' as const, said_at: new Date() },
    provider_id: `wamid.${freshWord()}${text}`,
  });

test('STOP by WhatsApp withdraws the consent of all who have the number, and START gives it again', async () => {
  const mobile = freshMobile();
  const [citizen, other] = [await newCitizen(mobile), await newCitizen(mobile)];
  const { body } = await consent(citizen, 'reminders');
  await consent(citizen, 'records');
  await say(mobile, 'STOP');
  expect(await statesOf(citizen)).toEqual({ records: 'given', reminders: 'withdrawn', sharing: 'missing' });
  expect(await statesOf(other), 'none was given').toMatchObject({ reminders: 'missing' });
  const [, withdrawn] = (await clerk.get(`/citizens/${citizen}/consents`)).body.data;
  expect(withdrawn).toMatchObject({ id: body.id, withdrawn_how: 'whatsapp', withdrawn_by: null });
  expect(withdrawn.withdrawn_at).not.toBeNull();

  await say(mobile, 'start');
  await say(mobile, 'START');
  const again = (await clerk.get(`/citizens/${citizen}/consents`)).body;
  expect(again.states).toMatchObject({ reminders: 'given' });
  expect(again.data[0]).toMatchObject({
    purpose: 'reminders',
    how: 'whatsapp',
    on: today(),
    created_by: null,
  });
  expect(again.meta.total, 'once').toBe(3);
  expect(await statesOf(other), 'none was given').toMatchObject({ reminders: 'missing' });
  const { rows } = await desk.pool.query(
    `select action, actor_name from history where record = 'consents' and citizen_id = $1 order by id desc limit 2`,
    [citizen],
  );
  expect(rows).toEqual([
    { action: 'created', actor_name: null },
    { action: 'updated', actor_name: null },
  ]);
});

test('a STOP that was said before a newer consent changes nothing', async () => {
  const mobile = freshMobile();
  const citizen = await newCitizen(mobile);
  const said_at = new Date(Date.now() - 3_600_000);
  await consent(citizen, 'reminders');
  await receive(desk, {
    mobile_no: mobile,
    text: 'STOP',
    kind: 'text',
    said_at,
    provider_id: `wamid.${mobile}`,
  });
  expect(await statesOf(citizen)).toMatchObject({ reminders: 'given' });
  expect(await hasStopped(mobile)).toBe(false);
});

test('START does not consent for a profile that takes no reminders itself', async () => {
  const { client, citizen_id, phone } = await holder({ verified: false });
  await client.post('/me/consents', { purpose: 'reminders' });
  await client.delete('/me/consents/reminders');
  await say(phone, 'START');
  expect((await client.get('/me/consents')).body.states).toMatchObject({ reminders: 'withdrawn' });
  expect((await client.get(`/citizens/${citizen_id}`)).body.reminders_off).toBe(true);
});

test('STOP and withdrawals at the counter at once end without a deadlock', async () => {
  const mobile = freshMobile();
  const citizens = [await newCitizen(mobile), await newCitizen(mobile)];
  for (const words of [
    ['STOP', 'START'],
    ['STOP', 'STOP'],
  ]) {
    const given = await Promise.all(citizens.map(citizen => consent(citizen, 'reminders')));
    const answers = await Promise.all([
      ...given.map(({ body }) => clerk.delete(`/consents/${body.id ?? body.current?.id}`)),
      ...words.map(word => say(mobile, word)),
    ]);
    expect(answers.map(answer => answer?.status ?? 0).every(status => [0, 200, 409].includes(status))).toBe(
      true,
    );
  }
});

test('withdrawing sharing stops letters about the person from going out', async () => {
  const citizen = await newCitizen();
  const template = await admin.form(
    'POST',
    '/admin/templates',
    { name: `Covering letter ${freshWord()}`, subject: 'citizen' },
    { name: 'letter.docx', content: await docxOf(['{owner.name}']), type: DOCX },
  );
  const draft = async () =>
    (await clerk.post('/letters', { template_id: template.body.id, citizen_id: citizen })).body.id;
  const outward = { outward: { party: 'A dealer', mode: 'post' } };
  const { body } = await consent(citizen, 'sharing');
  expect((await clerk.post(`/letters/${await draft()}/issue`, outward)).status).toBe(200);
  await clerk.delete(`/consents/${body.id}`);
  const id = await draft();
  const refused = await clerk.post(`/letters/${id}/issue`, outward);
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('has withdrawn consent to share their data');
  expect((await clerk.get(`/citizens/${citizen}`)).body.sharing_withdrawn_at).not.toBeNull();
  expect((await clerk.post(`/letters/${id}/issue`, {})).status, 'handed to the person').toBe(200);
  await consent(citizen, 'sharing');
  expect((await clerk.post(`/letters/${await draft()}/issue`, outward)).status).toBe(200);
  expect((await clerk.get(`/citizens/${citizen}`)).body.sharing_withdrawn_at).toBeNull();
});

test('a missing consent is counted and shown where the legal basis needs one, and stops nothing', async () => {
  const citizen = await newCitizen();
  expect((await admin.get('/admin/privacy')).body.missing_consents).toBeNull();
  expect((await clerk.get(`/citizens/${citizen}`)).body.consent_missing).toBe(false);
  await admin.put('/admin/desk-settings', { legal_basis: 'consent' });
  const before = (await admin.get('/admin/privacy')).body.missing_consents;
  expect((await clerk.get(`/citizens/${citizen}`)).body.consent_missing).toBe(true);
  expect((await clerk.put(`/citizens/${citizen}`, { name: 'Budhram', mobile: freshMobile() })).status).toBe(
    200,
  );
  await consent(citizen, 'records');
  expect((await admin.get('/admin/privacy')).body.missing_consents).toBe(before - 1);
  expect((await clerk.get(`/citizens/${citizen}`)).body.consent_missing).toBe(false);
  await admin.put('/admin/desk-settings', { legal_basis: 'state' });
});

test('a user agrees and withdraws for their own profile', async () => {
  const { client, citizen_id, phone } = await holder();
  const first = await client.post('/me/consents', { purpose: 'reminders' });
  expect(first).toMatchObject({ status: 201, body: { how: 'account', on: today() } });
  expect((await client.post('/me/consents', { purpose: 'reminders' })).status, 'again').toBe(200);
  expect((await client.get('/me/consents')).body).toMatchObject({
    states: { reminders: 'given', sharing: 'missing' },
    meta: { total: 1 },
  });
  expect((await client.delete('/me/consents/reminders')).status).toBe(200);
  expect((await client.delete('/me/consents/reminders')).status, 'again').toBe(200);
  expect(await hasStopped(phone)).toBe(true);
  expect((await client.delete('/me/consents/sharing')).status, 'never given').toBe(404);
  expect((await client.delete('/me/consents/selling')).status).toBe(404);
  expect((await client.post('/me/consents', { purpose: 'selling' })).body.errors).toHaveProperty('purpose');
  const files = await unzip(await client.download('/me/data'));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');
  expect(data.consents).toMatchObject([{ citizen_id, purpose: 'reminders', how: 'account' }]);
  expect((await admin.get(`/citizens/${citizen_id}/consents`)).body.meta.total, 'staff see it').toBe(1);
  const staff = await desk.signIn('manager');
  expect((await staff.get('/me/consents')).body, 'without a profile').toMatchObject({ data: [] });
  expect((await staff.post('/me/consents', { purpose: 'sharing' })).status).toBe(409);
});

test('a user without a verified mobile stops reminders to their profile alone, not to the number', async () => {
  const { client, citizen_id, phone } = await holder({ verified: false });
  await client.post('/me/consents', { purpose: 'reminders' });
  await client.delete('/me/consents/reminders');
  expect(await hasStopped(phone)).toBe(false);
  expect((await client.get(`/citizens/${citizen_id}`)).body.reminders_off).toBe(true);
  await client.post('/me/consents', { purpose: 'reminders' });
  expect((await client.get(`/citizens/${citizen_id}`)).body.reminders_off).toBe(false);
});

test('in a merge both have theirs, the later act counts, and an undo gives them back', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  await consent(from, 'sharing');
  const { body } = await consent(into, 'sharing');
  await clerk.delete(`/consents/${body.id}`);
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await statesOf(into)).toMatchObject({ sharing: 'withdrawn' });
  expect((await clerk.get(`/citizens/${into}/consents`)).body.meta.total).toBe(2);
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await statesOf(from)).toMatchObject({ sharing: 'given' });
});
