import { citizenKinds, kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Client, clientOf } from '../../testing/client.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { moved } from '../merges/moved.ts';
import { receive } from '../messages/receive.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const password = 'monsoon-in-korba';

async function register(name = 'Rukmini Sahu') {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name, phone, password });
  const { id, citizen_id } = body.user;
  return { id, citizen_id, phone, name, token: body.token, client: clientOf(desk.address, body.token) };
}

/** Staff have confirmed that the mobile of an account is its holder's. */
const verify = (id: number) =>
  desk.db.updateTable('users').set({ phone_verified_at: sql<string>`now()` }).where('id', '=', id).execute();

const [licence] = kinds.filter(({ owner }) => owner === 'citizen');
if (licence === undefined) throw new Error('No licences');
const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
const addLicence = (client: Client, citizen: number) =>
  client.form('POST', `/citizens/${citizen}/${licence.slug}`, sampleOf(licence), file);

async function dataOf(token: string) {
  const answer = await fetch(`${desk.address}/api/me/data`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  const text = files.get('data.json')?.toString() ?? '';
  return { answer, files, text, data: JSON.parse(text) };
}

test('the archive holds the account, its profiles with all records, requests, messages and files', async () => {
  const person = await register('रुक्मिणी साहू');
  const { body } = await addLicence(person.client, person.citizen_id);
  const other = (await person.client.post('/citizens', { name: 'Dulari', mobile: freshMobile() })).body;
  await person.client.post('/service-requests', {
    contact_name: person.name,
    contact_phone: person.phone,
    category: 'dl',
    services: ['renewal_dl'],
  });
  await admin.post(`/citizens/${other.id}/send-message`, { message: 'Namaste' });
  await admin.post(`/admin/users/${person.id}/send-reset-link`);
  const { answer, files, text, data } = await dataOf(person.token);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(answer.headers.get('content-disposition')).toMatch(/filename="my-data-\d{4}-\d\d-\d\d\.zip"/);
  expect(data.account).toMatchObject({ id: person.id, name: 'रुक्मिणी साहू', phone: person.phone });
  expect(data.profiles.map((profile: { id: number }) => profile.id)).toEqual([person.citizen_id, other.id]);
  const kept = data.profiles[0][licence.collection][0];
  expect(kept).toMatchObject({ id: body.id, [licence.number ?? '']: body[licence.number ?? ''] });
  expect(files.get(kept.file_path)).toEqual(pdf);
  expect(data.service_requests).toMatchObject([{ contact_name: person.name, services: ['renewal_dl'] }]);
  expect(data.messages).toMatchObject([{ body: 'Namaste' }, { purpose: 'reset', body: null }]);
  expect(text).not.toMatch(/token=|signature=|argon2/);
});

/** Where the archive has what names a citizen; of any other it is said why it has none. A new table needs its line here. */
const inArchive: Record<string, string | { not: string }> = {
  'vehicles.citizen_id': 'profiles',
  ...Object.fromEntries(citizenKinds.map(({ collection }) => [`${collection}.citizen_id`, 'profiles'])),
  'messages.citizen_id': 'messages',
  'message_documents.citizen_id': 'messages',
  'service_requests.citizen_id': 'service_requests',
  'register_entries.citizen_id': 'register_entries',
  'consents.citizen_id': 'consents',
  'privacy_notices_given.citizen_id': 'privacy_notices',
  'privacy_requests.citizen_id': 'privacy_requests',
  'receipts.citizen_id': 'receipts',
  'payouts.citizen_id': 'refunds',
  'letters.citizen_id': 'letters',
  'transfers.from_citizen_id': 'former_vehicles',
  'import_rows.owner_id': 'lines_of_lists',
  'claims.citizen_id': 'claims',
  'transfers.to_citizen_id': { not: 'the vehicle stands in the profile, who gave it is another person' },
  'letters.to_citizen_id': { not: 'a letter about another person' },
  'import_rows.citizen_id': { not: 'whom staff chose; the line is told of its owner' },
  'import_records.citizen_id': { not: 'what a list changed, which the history tells' },
  'merges.holder_id': { not: 'two versions of a profile for 30 days; the history tells what they said' },
  'follow_ups.citizen_id': { not: 'when staff call, as the privacy page says' },
  'breach_persons.citizen_id': {
    not: 'the message to them stands among the messages, as the privacy page says',
  },
};

test('the archive has its place for all that names a citizen', async () => {
  expect(Object.keys(inArchive).sort()).toEqual(
    moved.map(({ table, column }) => `${table}.${column}`).sort(),
  );
  const person = await register();
  const citizen_id = person.citizen_id;
  await admin.put('/admin/desk-settings', { money_on: true });
  const counter = { contact_name: person.name, contact_phone: person.phone, category: 'other', citizen_id };
  const job_id = (await admin.post('/jobs', counter)).body.id;
  await admin.post('/register-entries', {
    direction: 'in',
    party: 'Court',
    subject: 'Summons',
    remarks: 'x',
    job_id,
  });
  await admin.post('/receipts', { citizen_id, amount: '500', mode: 'cash' });
  await admin.post('/payouts', { kind: 'refund', amount: '50', mode: 'cash', what: 'Too much', job_id });
  await admin.post(`/citizens/${citizen_id}/consents`, { purpose: 'sharing', how: 'slip', on: '2026-01-05' });
  const { data } = await dataOf(person.token);
  const places = Object.values(inArchive).filter(place => typeof place === 'string');
  for (const place of places) expect(data).toHaveProperty(place);
  expect(data.register_entries).toMatchObject([{ party: 'Court', subject: 'Summons', citizen_id }]);
  expect(data.receipts).toMatchObject([{ amount: '500.00' }]);
  expect(data.refunds).toMatchObject([{ amount: '50.00', what: 'Too much' }]);
  expect(data.consents).toMatchObject([{ purpose: 'sharing', withdrawn_how: null }]);
  await admin.put('/admin/desk-settings', { money_on: false });
  expect(Object.keys((await dataOf(person.token)).data)).not.toEqual(expect.arrayContaining(['refunds']));
});

test('the archive holds the scans of what the account has asked for', async () => {
  const [person, other] = [await register(), await register('Dulari')];
  const ask = async (by: typeof person) => {
    const asked = {
      contact_name: by.name,
      contact_phone: by.phone,
      category: 'dl',
      services: ['renewal_dl'],
    };
    const { reference } = (await by.client.post('/service-requests', asked)).body;
    const [{ id }] = (await admin.get(`/jobs?q=${reference}`)).body.data;
    const scan = await admin.form('POST', `/jobs/${id}/papers`, { name: 'Affidavit' }, file);
    return `files/${scan.body.file_path.replace(/\?.*/, '')}`;
  };
  const [scan, another] = [await ask(person), await ask(other)];
  const { files } = await dataOf(person.token);
  expect(files.get(scan)).toEqual(pdf);
  expect(files.has(another)).toBe(false);
});

test('the archive tells what was done to the account and its records, and of requests to be deleted', async () => {
  const person = await register('Rukmini Sahu');
  const clerk = await desk.signIn('manager');
  await clerk.put(`/citizens/${person.citizen_id}`, { name: 'Rukmini Bai Sahu', mobile: person.phone });
  await admin.put(`/admin/users/${person.id}`, { name: 'Rukmini Bai Sahu', phone: person.phone });
  const { id } = (await person.client.post('/me/deletion', { password, reason: 'Moved' })).body;
  await admin.post(`/admin/deletion-requests/${id}/decline`, { answer: 'Tax is due' });
  const stranger = await register('Somebody Else');
  await clerk.put(`/citizens/${stranger.citizen_id}`, { name: 'Somebody New', mobile: stranger.phone });
  const { data, text } = await dataOf(person.token);
  expect(data.deletion_requests).toMatchObject([
    { status: 'declined', reason: 'Moved', answer: 'Tax is due' },
  ]);
  const renamed = { before: { name: 'Rukmini Sahu' }, after: { name: 'Rukmini Bai Sahu' } };
  expect(data.history).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        record: 'citizens',
        action: 'updated',
        by: 'manager',
        address: null,
        ...renamed,
      }),
      expect.objectContaining({ record: 'users', action: 'updated', by: 'admin', address: null, ...renamed }),
    ]),
  );
  expect(text).not.toMatch(/Test manager|Test admin|Somebody/);
});

test('it contains messages from a verified mobile, and none from an unverified one', async () => {
  const person = await register();
  const said = { mobile_no: person.phone, said_at: new Date(), kind: 'text' } as const;
  await receive(desk, { ...said, provider_id: `${person.phone} 1`, text: 'Kab aaun?' });
  await receive(desk, { ...said, provider_id: `${person.phone} 2`, text: 'STOP' });
  const kept = async () => {
    const { messages_from_you, reminders_stopped } = (await dataOf(person.token)).data;
    return { messages_from_you, reminders_stopped };
  };
  expect(await kept()).toEqual({ messages_from_you: [], reminders_stopped: false });
  await verify(person.id);
  expect(await kept()).toMatchObject({
    messages_from_you: [{ body: 'Kab aaun?' }, { body: 'STOP' }],
    reminders_stopped: true,
  });
});

test('a deleted person’s messages go too, unless another person has the number', async () => {
  const [alone, shared] = [await register(), await register()];
  for (const { phone } of [alone, shared]) {
    const said = { mobile_no: phone, said_at: new Date(), kind: 'text' } as const;
    await receive(desk, { ...said, provider_id: `${phone} 1`, text: `Of ${phone}` });
    await receive(desk, { ...said, provider_id: `${phone} 2`, text: 'STOP' });
  }
  // The profile of the first stays with the office, that of the second has a brother with the same number.
  await admin.post(`/citizens/${alone.citizen_id}/vehicles`, { registration_no: freshNumber('CG04') });
  await admin.post('/citizens', { name: 'Brother', mobile: shared.phone });
  for (const { client } of [alone, shared]) {
    const { id } = (await client.post('/me/deletion', { password })).body;
    expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  }
  const texts = (await desk.db.selectFrom('inbound_messages').select('body').execute()).map(
    ({ body }) => body,
  );
  expect(texts).not.toContain(`Of ${alone.phone}`);
  expect(texts).toContain(`Of ${shared.phone}`);
  const { reminders_stopped } = (await admin.get(`/citizens/${alone.citizen_id}`)).body;
  expect(reminders_stopped, 'whom the office goes on to know is not reminded').toBe(true);
});

test('it holds no data of others, for staff neither', async () => {
  const [one, two] = [await register(), await register('Somebody Else')];
  await addLicence(two.client, two.citizen_id);
  expect((await dataOf(one.token)).text).not.toContain('Somebody Else');
  const { data, files } = await dataOf(admin.token);
  expect(data.profiles).toEqual([]);
  expect([...files.keys()]).toEqual(['data.json']);
});

test('a claimant’s download has nothing of the profile’s former account', async () => {
  const [former, claimant] = [await register('Budhram Netam'), await register('Dulari Netam')];
  const plate = freshNumber('CG04');
  await admin.post(`/citizens/${former.citizen_id}/vehicles`, { registration_no: plate });
  await admin.put(`/citizens/${former.citizen_id}`, { name: 'Netam Transport', mobile: freshMobile() });
  const email = `${freshNumber('former')}@example.com`;
  await admin.put(`/admin/users/${former.id}`, { name: former.name, phone: former.phone, email });
  await admin.post(`/admin/users/${former.id}/send-reset-link`);
  const asked = { contact_name: former.name, contact_phone: former.phone, category: 'dl' };
  await former.client.post('/service-requests', { ...asked, services: ['renewal_dl'] });
  await desk.db
    .updateTable('service_requests')
    .set({ citizen_id: former.citizen_id })
    .where('user_id', '=', former.id)
    .execute();
  const own = (await dataOf(former.token)).data;
  expect([own.messages.length, own.service_requests.length]).toEqual([1, 1]);

  expect((await admin.delete(`/citizens/${former.citizen_id}/keeper`)).status).toBe(200);
  await claimant.client.post('/claims', { registration_no: plate });
  const [claim] = (await admin.get('/claims')).body.data;
  expect((await admin.post(`/claims/${claim.id}/approve`, {})).status).toBe(200);
  await admin.post(`/citizens/${former.citizen_id}/send-message`, { message: 'Namaste' });
  const { data, text } = await dataOf(claimant.token);
  expect(data.profiles.map(({ name }: { name: string }) => name)).toContain('Netam Transport');
  expect(data.messages, 'what is written to the owner of the profile').toMatchObject([{ body: 'Namaste' }]);
  for (const theirs of [former.phone, email]) expect(text).not.toContain(theirs);
  const lines: { record: string; record_id: number }[] = data.history;
  const accountsOf = (all: typeof lines) =>
    new Set(all.filter(({ record }) => record === 'users').map(({ record_id }) => record_id));
  expect(accountsOf(lines)).toEqual(new Set([claimant.id]));
  expect(
    lines.map(({ record }) => record),
    'who asked for it, and what staff said',
  ).not.toContain('claims');

  // Nor does who has it without a claim.
  const heir = await register('Sukhiya Netam');
  await desk.db
    .updateTable('citizens')
    .set({ owner_id: heir.id })
    .where('id', '=', former.citizen_id)
    .execute();
  const inherited = await dataOf(heir.token);
  expect(accountsOf(inherited.data.history)).toEqual(new Set([heir.id]));
});

test('a request to be deleted takes the password, waits once, and can be taken back', async () => {
  const { client } = await register();
  expect((await client.get('/me/deletion')).body).toBeNull();
  expect((await client.post('/me/deletion', { password: 'wrong' })).status).toBe(422);
  const asked = await client.post('/me/deletion', { password, reason: 'Moved to Odisha' });
  expect(asked).toMatchObject({ status: 201, body: { status: 'pending', reason: 'Moved to Odisha' } });
  expect((await client.post('/me/deletion', { password })).body.message).toBe(
    'You have already requested this.',
  );
  expect((await client.get('/me/deletion')).body).toEqual(asked.body);
  expect((await client.delete('/me/deletion')).status).toBe(200);
  expect((await client.delete('/me/deletion')).status).toBe(404);
  expect((await client.get('/me/deletion')).body).toBeNull();
});

test('an admin declines with a reason, which the person reads and is sent', async () => {
  const { client, phone, id: user, name } = await register();
  await verify(user);
  const { id } = (await client.post('/me/deletion', { password })).body;
  expect((await admin.post(`/admin/deletion-requests/${id}/decline`, { answer: ' ' })).status).toBe(422);
  const declined = await admin.post(`/admin/deletion-requests/${id}/decline`, { answer: 'Tax is due' });
  expect(declined).toMatchObject({ status: 200, body: { status: 'declined', handled_by: 'Test admin' } });
  expect((await client.get('/me/deletion')).body).toMatchObject({ status: 'declined', answer: 'Tax is due' });
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(409);
  const messages = await messagesTo(phone);
  expect(messages).toMatchObject([{ body: expect.stringContaining('Tax is due') }]);
  expect(messages[0]?.body).not.toContain(name);
});

test('carrying it out deletes the account and what it kept itself; office records stay with the office', async () => {
  const person = await register();
  await verify(person.id);
  await addLicence(person.client, person.citizen_id);
  const family = (await person.client.post('/citizens', { name: 'Dulari', mobile: freshMobile() })).body;
  const plate = freshNumber('CG04');
  await admin.post(`/citizens/${family.id}/vehicles`, { registration_no: plate });
  const { id } = (await person.client.post('/me/deletion', { password })).body;
  const listed = (await admin.get('/admin/deletion-requests?status=pending')).body.data;
  expect(listed[0]).toMatchObject({ id, name: person.name, phone: person.phone, user_id: person.id });
  const done = await admin.post(`/admin/deletion-requests/${id}/done`);
  expect(done).toMatchObject({ status: 200, body: { status: 'done', user_id: null, name: '' } });
  expect((await person.client.get('/me')).status).toBe(401);
  expect((await desk.visitor.post('/login', { phone: person.phone, password })).status).toBe(422);
  expect((await admin.get(`/citizens/${person.citizen_id}`)).status).toBe(404);
  expect((await admin.get(`/citizens/${family.id}`)).status).toBe(200);
  expect(await messagesTo(person.phone)).toHaveLength(1);
});

test('an unverified mobile gets no message', async () => {
  for (const [action, body] of [
    ['done', undefined],
    ['decline', { answer: 'Tax is due' }],
  ] as const) {
    const { client, phone } = await register();
    const { id } = (await client.post('/me/deletion', { password })).body;
    expect((await admin.post(`/admin/deletion-requests/${id}/${action}`, body)).status).toBe(200);
    expect(await messagesTo(phone)).toEqual([]);
  }
});

test('an account that is deleted while it asks to be is signed out, in every call about itself', async () => {
  const person = await register();
  const waiting = async () => {
    const { rows } = await desk.pool.query(
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    );
    return rows.length;
  };
  const asked = await desk.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('users').where('id', '=', person.id).execute();
    const calls = [
      person.client.post('/me/deletion', { password }),
      person.client.put('/me', { name: 'Rukmini' }),
    ];
    await expect.poll(waiting).toBe(calls.length);
    return calls;
  });
  expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([401, 401]);
});

test('it cannot be carried out for an account that has become staff', async () => {
  const { client, id: user } = await register();
  const { id } = (await client.post('/me/deletion', { password })).body;
  await admin.patch(`/admin/users/${user}/role`, { role: 'manager' });
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(422);
  expect((await admin.post('/admin/deletion-requests/2147483647/done')).status).toBe(404);
});

function messagesTo(recipient: string) {
  return desk.db.selectFrom('messages').select('body').where('recipient', '=', recipient).execute();
}

test('who asks to be deleted while the account is being deleted is told that it is gone', async () => {
  const { client, id } = await register();
  const [asked] = await desk.db.transaction().execute(async transaction => {
    await transaction.deleteFrom('users').where('id', '=', id).execute();
    const answer = client.post('/me/deletion', { password });
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db);
        return rows.length;
      })
      .toBeGreaterThan(0);
    // In a list: the transaction has to end before the answer comes.
    return [answer];
  });
  expect((await asked)?.status).toBe(401);
});
