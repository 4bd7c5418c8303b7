import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { DOCX, docxOf } from '../../testing/docx.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { linkUser, receive } from '../messages/receive.ts';
import { remind } from '../reminders/remind.ts';
import { eraseNoticeRecipients } from './erase.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

/**
 * Every table with what it has of a person who enters everything themself: `person` loses it when they are deleted on their
 * request, `derived` may have some and loses it as well; of any other it is said why it never has any. A new table needs its
 * line here, and one that has a person's values needs to be filled below.
 */
const tables: Record<string, 'person' | 'derived' | { never: string }> = {
  citizens: 'person',
  vehicles: 'person',
  ...Object.fromEntries(kinds.map(({ collection }) => [collection, 'person' as const])),
  files: 'person',
  users: 'person',
  sessions: 'person',
  branch_account_visibility: 'person',
  password_resets: 'person',
  contact_codes: 'person',
  former_contacts: 'person',
  contact_requests: 'person',
  service_requests: 'person',
  job_papers: 'person',
  job_events: 'person',
  follow_ups: 'person',
  register_entries: 'person',
  letters: 'person',
  clients: { never: 'agents and firms, which the office keeps accounts of' },
  client_spellings: { never: 'how jobs write agents' },
  charges: 'person',
  receipts: 'person',
  receipt_allocations: { never: 'ids, days and amounts' },
  payouts: 'person',
  day_books: { never: 'sums' },
  day_closings: { never: 'sums, and why a day was reopened' },
  letter_files: { never: 'files, which the tests of letters read' },
  letter_vehicles: { never: 'ids' },
  letter_templates: { never: 'names of templates' },
  letter_template_versions: { never: 'files of templates' },
  number_series: { never: 'prefixes' },
  number_books: { never: 'counts of numbers' },
  issued_numbers: { never: 'numbers, and why some were skipped' },
  number_checks: { never: 'books that are to be checked' },
  learner_tests: { never: 'days of tests and what came of them' },
  job_stages: { never: 'steps of the work' },
  job_reject_reasons: { never: 'reasons' },
  service_days: { never: 'days of services' },
  service_papers: { never: 'papers of services' },
  document_inquiries: 'person',
  deletion_requests: 'person',
  privacy_requests: 'person',
  breaches: { never: 'what happened, which admins write without names' },
  breach_persons: { never: 'ids and moments' },
  consents: { never: 'ids, purposes and days' },
  privacy_notices: { never: 'texts of the office' },
  privacy_notices_given: { never: 'ids and days' },
  messages: 'person',
  stopped_numbers: 'person',
  inbound_messages: 'person',
  transfers: 'person',
  transfer_copies: 'person',
  server_warnings: { never: 'moments and addresses of proxies' },
  claims: 'person',
  history: 'person',
  idempotency_keys: 'person',
  searchable_numbers: 'derived',
  name_vocabulary: 'derived',
  expiries: 'derived',
  import_rows: 'person',
  import_records: 'person',
  different_people: { never: 'ids' },
  likely_pairs: { never: 'ids' },
  pair_searches: { never: 'a moment and an id' },
  merges: 'person',
  merge_records: 'person',
  imports: { never: 'what lists are called and their headings' },
  two_factors: { never: 'encrypted, and gone with the account' },
  recovery_codes: { never: 'hashes, gone with the account' },
  known_networks: { never: 'an HMAC of a network, gone with the account' },
  rate_limits: { never: 'counts, under HMACs of addresses and numbers' },
  numbered_records: { never: 'collections and their columns' },
  document_kinds: { never: 'kinds of documents' },
  reminders: { never: 'ids, days and stages' },
  reminders_left: { never: 'ids and days' },
  message_documents: { never: 'ids and days' },
  bulk_notices: { never: 'counts and states' },
  bulk_notice_documents: { never: 'ids and days' },
  branches: { never: 'offices' },
  calendars: { never: 'hashes, gone with the account' },
  api_tokens: { never: 'names of programs, hashes, and ids of admins' },
  fee_rules: { never: 'what services cost by law' },
  date_rules: { never: 'how long papers last' },
  backups: { never: 'names of files by their moment' },
  office_settings: { never: 'what the office says of itself' },
  early_statuses: { never: 'states by the ids of a provider, for minutes' },
  secrets: { never: 'keys of the desk' },
  sending_pauses: { never: 'codes of a provider' },
  whatsapp_users: 'person',
  database_watermark: { never: 'a count' },
  kysely_migration: { never: 'names of migrations' },
  kysely_migration_lock: { never: 'a lock' },
  'graphile_worker._private_job_queues': { never: 'names of queues' },
  'graphile_worker._private_jobs': { never: 'messages by their ids' },
  'graphile_worker._private_known_crontabs': { never: 'names of jobs' },
  'graphile_worker._private_tasks': { never: 'names of jobs' },
  'graphile_worker.migrations': { never: 'numbers of migrations' },
};

/** The tables of the database, from its catalogue. */
async function catalogue(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select case table_schema when 'public' then '' else table_schema || '.' end || table_name as name
    from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`.execute(
    desk.db,
  );
  return rows.map(({ name }) => name).sort();
}

/** Which of some values stand in a row of which table: `{ citizens: ['9…'] }`. */
async function found(values: readonly string[]): Promise<Record<string, string[]>> {
  const holding: Record<string, string[]> = {};
  for (const table of await catalogue()) {
    const { rows } = await sql<{ sought: string }>`
      select sought from unnest(${[...values]}::text[]) as sought
      where exists (select from ${sql.table(table)} as held where position(lower(sought) in lower(held::text)) > 0)`.execute(
      desk.db,
    );
    if (rows.length > 0) holding[table] = rows.map(({ sought }) => sought);
  }
  return holding;
}

/** Which of some values stand in the names or the content of a file, or in the log. */
async function inFiles(values: readonly string[]): Promise<string[]> {
  const entries = await readdir(desk.folder, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map(async path => path + (await readFile(path, 'utf8'))));
  return values.filter(value => [...texts, ...desk.logged].some(text => text.includes(value)));
}

const password = 'monsoon-in-korba';

/** A user who enters everything themself, with values that occur nowhere else. */
async function enterEverything() {
  const phone = freshMobile();
  const mobile = freshMobile();
  const [plate, chassis] = [freshNumber('CG99RKM'), freshNumber('CHASRKM')];
  const given = {
    name: 'Rukminibai Xaxalo',
    email: 'rukminibai@xaxalo.example',
    father_name: 'Budhram Xaxalo',
    address: 'Ghar 12, Amlidih',
    later: 'Rukminibai Toppokujur',
    brother: 'Sahdev Xaxalo',
    asked: 'Mera naam galat hai',
    reason: 'Odisha chali gayi',
    answer: 'Ek kar baki hai',
    device: 'Rukminis phone',
    proof: 'Rukminis identity card 7',
    scan: 'rukminis-licence',
    amount: '7351.29',
    notes: 'Rukminis brother comes for it',
    paper: 'Rukminis marriage certificate',
    refused: 'Rukmini came too late',
    claimed: 'CG04RKM7788',
    twin: 'Rukmani Xaxalo',
    street: 'Ghar 13, Amlidih',
    seen: 'Rukminis voter card',
    guardian: 'Phagnibai Xaxalo',
  };
  const registered = await desk.visitor.post('/register', { ...given, phone, password });
  const { token } = registered.body;
  const client = clientOf(desk.address, token, { 'user-agent': given.device });
  await client.post('/login', { login_identifier: phone, password });
  const me = await client.put('/me', { ...given, phone });
  const { citizen_id } = me.body;
  const file = (at: number) => ({
    name: `${given.scan}-${at}.pdf`,
    content: Buffer.concat([pdf, Buffer.from(`% ${given.scan}`)]),
    type: 'application/pdf',
  });
  const numbers: string[] = [];
  const vehicle = (
    await client.post(`/citizens/${citizen_id}/vehicles`, { registration_no: plate, chassis_no: chassis })
  ).body;
  for (const [at, kind] of kinds.entries()) {
    const owner = kind.owner === 'citizen' ? `citizens/${citizen_id}` : `vehicles/${vehicle.id}`;
    const sample = sampleOf(kind);
    const number = kind.number === null ? plate : freshNumber(`RKM${at}X`);
    if (kind.number !== null) sample[kind.number] = number;
    if ('amount' in kind.fields) sample.amount = given.amount;
    const text = Object.keys(kind.fields).find(name => kind.fields[name]?.type === 'text');
    if (text !== undefined && text !== kind.number) sample[text] = given.name;
    const { body, status } = await client.form('POST', `/${owner}/${kind.slug}`, sample, file(at));
    expect(status, kind.slug).toBe(201);
    if (at === 0) await desk.open(body.file_path);
    numbers.push(number);
  }
  const sold = { registration_no: freshNumber('CG04') };
  const givenAway = (await client.post(`/citizens/${citizen_id}/vehicles`, sold)).body.id;
  await admin.post(`/vehicles/${givenAway}/transfers`, {
    to: { name: 'Who buys it', mobile: freshMobile() },
    kind: 'sale',
    on: '2026-01-05',
    remarks: `${given.name} ne becha`,
  });
  // What they had declared of a vehicle that the office gave them, and which has gone on to another owner.
  const passed = { registration_no: freshNumber('CG04') };
  const seller = (await admin.post('/citizens', { name: 'Who sells it', mobile: freshMobile() })).body.id;
  const passing = (await admin.post(`/citizens/${seller}/vehicles`, passed)).body.id;
  await client.post(`/citizens/${citizen_id}/vehicles`, { ...passed, make_model: given.name });
  for (const to_citizen_id of [citizen_id, seller]) {
    const sale = { to_citizen_id, kind: 'sale', on: '2026-01-05' };
    expect((await admin.post(`/vehicles/${passing}/transfers`, sale)).status).toBe(201);
  }
  await client.post('/claims', { registration_no: given.claimed });
  const keyed = clientOf(desk.address, token, { 'idempotency-key': freshNumber('resent-resent-') });
  await keyed.post('/citizens', { name: given.brother, mobile });
  const replaced = (
    await client.form('POST', `/citizens/${citizen_id}/ll`, { ll_no: freshNumber('RKMgone') })
  ).body;
  await client.delete(`/ll/${replaced.id}`);
  await client.post('/service-requests', {
    contact_name: given.name,
    contact_phone: phone,
    category: 'other',
    query: given.asked,
  });
  await client.post('/document-inquiries', {
    name: given.name,
    phone,
    vehicle_no: plate,
    document_type: ['PUCC'],
  });
  const [inquiry] = (await admin.get('/admin/document-inquiries')).body.data;
  await admin.patch(`/admin/document-inquiries/${inquiry.id}`, { notes: given.notes });
  await admin.post(`/citizens/${citizen_id}/send-message`, { message: `${given.name}, kripya aaiye` });
  await desk.visitor.post('/password/forgot', { email: given.email });
  // The branch sees the account, by its name.
  await admin.put(`/citizens/${citizen_id}`, {
    name: given.name,
    mobile: phone,
    branch_id: await desk.branch('04'),
  });
  // The second one takes the place of the first.
  for (const proof of [given.proof, given.name]) {
    await admin.post(`/admin/users/${me.body.id}/contact-requests`, { phone: mobile, proof });
  }
  const row = { user_id: me.body.id, expires_at: sql<string>`now() + interval '1 day'` };
  // What the office does for them over the counter.
  const counter = { contact_name: given.name, contact_phone: phone, category: 'other', citizen_id };
  const job = (await admin.post('/jobs', { ...counter, notes: given.notes })).body.id;
  await desk.db
    .insertInto('job_papers')
    .values({ job_id: job, name_en: given.paper, name_hi: given.paper, original: true })
    .execute();
  const { body: template } = await admin.form(
    'POST',
    '/admin/templates',
    { name: 'Covering letter', subject: 'citizen' },
    { name: 'letter.docx', content: await docxOf(['{owner.name} {ask.why?}']), type: DOCX },
  );
  const inputs = { 'ask.why': given.asked };
  const letter = (await admin.post('/letters', { template_id: template.id, citizen_id, inputs })).body;
  await admin.post(`/letters/${letter.id}/issue`, {});
  await admin.post('/letters', { template_id: template.id, citizen_id, inputs });
  await admin.put(`/citizens/${citizen_id}/guardian`, { guardian_name: given.guardian });
  await admin.put(`/citizens/${citizen_id}/follow-up`, { on: today(), note: given.notes });
  const entry = { direction: 'in', party: given.name, subject: given.asked, remarks: given.notes };
  await admin.post('/register-entries', { ...entry, job_id: job });
  // What they have paid, and got back.
  await admin.put('/admin/desk-settings', { money_on: true });
  await admin.post(`/jobs/${job}/charges`, { kind: 'service', what: given.asked, amount: '100' });
  await admin.post('/receipts', { citizen_id, amount: '500', mode: 'upi', reference: given.notes });
  const refund = { kind: 'refund', amount: '50', mode: 'cash', what: given.notes, job_id: job };
  expect((await admin.post('/payouts', refund)).status).toBe(201);
  await admin.post(`/jobs/${job}/reject`, { reason_code: 'other', reason: given.refused });
  // A list of the office that says something of them, and what it has filled.
  const fields = ['registration_no', 'mobile', 'name', 'puccs.until'];
  const lists = listsOf(desk, admin);
  const list = await lists.check(fields, [[plate, phone, given.name, '1/1/2031']]);
  await lists.create(fields, [[plate, '', given.name, 'soon']]);
  await lists.create(['mobile', 'name'], [[`+91 ${phone}`, given.name]]);
  await desk.db
    .insertInto('import_records')
    .values({
      ...{ import_id: list, record: 'citizens', record_id: citizen_id, citizen_id, made: false },
      fields: JSON.stringify({ address: { before: null, after: given.address } }),
      noted_at: new Date().toISOString(),
    })
    .execute();
  // Their profile was there twice.
  const twin = (await client.post('/citizens', { name: given.twin, mobile, address: given.street })).body.id;
  // At first of an office profile, which was a mistake.
  const office = (await admin.post('/citizens', { name: 'Ravi Sahu', mobile: freshMobile() })).body.id;
  const mistake = await admin.post(`/citizens/${twin}/merge`, { into: office, seen_at_counter: given.seen });
  expect((await admin.post(`/merges/${mistake.body.id}/undo`)).body.kept).toEqual([]);
  const merge = await admin.post(`/citizens/${twin}/merge`, {
    into: citizen_id,
    seen_at_counter: given.seen,
  });
  expect(merge.status).toBe(201);
  await linkUser(desk, 'IN.13491208655302741918', mobile);
  // From the number that was made one with theirs as well.
  for (const mobile_no of [phone, mobile]) {
    for (const [at, text] of ['STOP', given.asked].entries()) {
      const provider_id = `wamid.${mobile_no}.${at}`;
      await receive(desk, { provider_id, mobile_no, said_at: new Date(), kind: 'text', text });
    }
  }
  await desk.db
    .insertInto('contact_codes')
    .values({ ...row, contact: 'phone', value: phone, code_hash: Buffer.alloc(32), failures: 0 })
    .execute();
  await desk.db
    .insertInto('former_contacts')
    .values({ ...row, phone, email: given.email })
    .execute();
  await client.put(`/citizens/${citizen_id}`, { name: given.later, mobile: phone });
  await sql`update users set phone_verified_at = now() where phone = ${phone}`.execute(desk.db);
  const privacy = await client.post('/me/privacy-requests', { kind: 'correction', text: given.asked });
  await admin.post(`/privacy-requests/${privacy.body.id}/answer`, { answer: given.answer });
  await admin.post(`/citizens/${citizen_id}/privacy-requests`, { kind: 'complaint', text: given.asked });
  const { id } = (await client.post('/me/deletion', { password })).body;
  await admin.post(`/admin/deletion-requests/${id}/decline`, { answer: given.answer });
  const values = [
    ...Object.values(given),
    phone,
    mobile,
    plate,
    chassis,
    replaced.ll_no,
    ...new Set(numbers),
  ];
  return { client, citizen_id, values, given, phone };
}

test('every table has its place among what a deletion leaves', async () => {
  for (const table of await catalogue()) expect(tables, table).toHaveProperty([table]);
});

test('deleting a user who entered everything leaves nothing in any table or file', async () => {
  const { client, values, given, phone } = await enterEverything();
  const { id } = (await client.post('/me/deletion', { password, reason: given.reason })).body;
  const before = await found(values);
  const holding = (await catalogue()).filter(table => tables[table] === 'person');
  const filled = Object.keys(before).filter(table => tables[table] !== 'derived');
  expect(filled.sort(), 'what the test has filled').toEqual(holding);
  expect(values.filter(value => !Object.values(before).flat().includes(value))).toEqual([]);
  expect(await inFiles(values)).toEqual([given.scan]);

  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  // Only who is told of it by hand, until that is done.
  const paid = { receipts: [given.name], payouts: [given.name] };
  expect(await found(values)).toEqual({ messages: [phone], ...paid });
  const waiting = await desk.db.selectFrom('messages').select('id').where('recipient', '=', phone).execute();
  for (const message of waiting) await admin.post(`/admin/messages/${message.id}/sent`);
  await eraseNoticeRecipients(desk.db);
  // The law keeps the names of those who paid.
  expect(await found(values)).toEqual(paid);
  expect(await inFiles(values)).toEqual([]);
});

test('a message to people who share a number no longer names a deleted person', async () => {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Phulmati Xess', phone, password });
  const client = clientOf(desk.address, body.token);
  const other = (await admin.post('/citizens', { name: 'Ravi Sahu', mobile: phone })).body.id;
  const citizens = [body.user.citizen_id, other];
  await sql`update users set phone_verified_at = now() where phone = ${phone}`.execute(desk.db);
  const tell = async () => {
    const expiry_date = addPeriod(today(), { days: 7 });
    const dl_no = freshNumber('XESS');
    await client.post(`/citizens/${citizens[0]}/dl`, { dl_no, issue_date: '2020-01-01', expiry_date });
    const office = { dl_no: freshNumber('DL'), issue_date: '2020-01-01', expiry_date };
    await admin.post(`/citizens/${other}/dl`, office);
    await desk.db
      .updateTable('office_settings')
      .set({ reminders_on: true, hour: 0, reminded_on: null })
      .execute();
    await sql`update messages set created_at = created_at - interval '1 day'`.execute(desk.db);
    expect(await remind(desk)).toBe(1);
    return office.dl_no;
  };
  await tell();
  const [sent] = await desk.db.selectFrom('messages').select('id').where('purpose', '=', 'digest').execute();
  await admin.post(`/admin/messages/${sent?.id}/sent`);
  const data = (await client.get('/me/data')).body;
  const stays = await tell();
  expect((await found(['Phulmati', 'XESS'])).messages).toHaveLength(2);
  const { id } = (await client.post('/me/deletion', { password })).body;
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  expect((await found(['Phulmati', 'XESS'])).messages).toBeUndefined();
  // What waits goes to the other one, of whom it speaks.
  const waiting = await desk.db
    .selectFrom('messages')
    .select(['state', 'body', 'citizen_id'])
    .where('purpose', '=', 'digest')
    .where('state', '=', 'manual')
    .execute();
  expect(waiting).toMatchObject([{ body: expect.stringContaining(stays), citizen_id: other }]);
  expect(data).toBeDefined();
});

test('what an earlier request was answered goes with who asked, where others have the number too', async () => {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Sukhmani Toppo', phone, password });
  await admin.post('/citizens', { name: 'Ravi Sahu', mobile: phone });
  await sql`update users set phone_verified_at = now() where phone = ${phone}`.execute(desk.db);
  const ask = () => clientOf(desk.address, body.token).post('/me/deletion', { password });
  const answer = 'Sukhmani must collect her papers first';
  const first = (await ask()).body.id;
  await admin.post(`/admin/deletion-requests/${first}/decline`, { answer });
  expect(await found([answer])).toHaveProperty('messages');
  const second = (await ask()).body.id;
  expect((await admin.post(`/admin/deletion-requests/${second}/done`)).status).toBe(200);
  expect(await found([answer])).toEqual({});
});

test('a profile with records of the office stays with it, without what its holder declared', async () => {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Dulari Netam', phone, password });
  const client = clientOf(desk.address, body.token);
  const { citizen_id } = body.user;
  const [own, office] = [freshNumber('CG04'), freshNumber('CG04')];
  await client.post(`/citizens/${citizen_id}/vehicles`, { registration_no: own });
  await admin.post(`/citizens/${citizen_id}/vehicles`, { registration_no: office });
  const { id } = (await client.post('/me/deletion', { password })).body;
  await admin.post(`/admin/deletion-requests/${id}/done`);
  expect((await admin.get(`/citizens/${citizen_id}`)).body).toMatchObject({
    name: 'Dulari Netam',
    mobile: phone,
  });
  const vehicles = (await admin.get(`/citizens/${citizen_id}/vehicles`)).body.data;
  expect(vehicles.map((vehicle: { registration_no: string }) => vehicle.registration_no)).toEqual([office]);
  const holding = await found([own]);
  // The words and logs of the search lag behind.
  expect(Object.keys(holding).filter(table => tables[table] !== 'derived')).toEqual([]);
});

test('a history line of staff does not reveal the deleted person’s data', async () => {
  const phone = freshMobile();
  const { body } = await desk.visitor.post('/register', { name: 'Dulari Netam', phone, password });
  const client = clientOf(desk.address, body.token);
  const { citizen_id } = body.user;
  const [changed, gone, office] = [freshNumber('CG04'), freshNumber('CG04'), freshNumber('CG04')];
  const declare = async (registration_no: string) =>
    (await client.post(`/citizens/${citizen_id}/vehicles`, { registration_no })).body.id;
  const kept = await declare(changed);
  await admin.delete(`/vehicles/${await declare(gone)}`);
  await admin.put(`/vehicles/${kept}`, { registration_no: office });
  const { id } = (await client.post('/me/deletion', { password })).body;
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  expect((await found([changed, gone])).history).toBeUndefined();
  expect((await found([office])).history, 'what staff entered is told').toEqual([office]);
});

test('the history of a remaining profile does not reveal what its deleted holder had typed', async () => {
  const phone = freshMobile();
  const typed = {
    name: 'Dularibai Netamoxi',
    email: 'dularibai@netamoxi.example',
    address: 'Ghar 7, Netamoxipara',
  };
  const { body } = await desk.visitor.post('/register', { ...typed, phone, password });
  const client = clientOf(desk.address, body.token);
  const { citizen_id } = body.user;
  await client.put('/me', typed);
  await admin.post(`/citizens/${citizen_id}/vehicles`, { registration_no: freshNumber('CG04') });
  // Saved under the wrong name first.
  const given = { mobile: phone, father_name: 'Budhram Netamu' };
  await admin.put(`/citizens/${citizen_id}`, { ...given, name: typed.name });
  const right = { ...given, name: 'Dulari Netam', email: null, address: 'House 7, Amlidih' };
  await admin.put(`/citizens/${citizen_id}`, right);
  const { id } = (await client.post('/me/deletion', { password })).body;
  expect((await found(Object.values(typed))).history).toEqual(Object.values(typed));
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  expect((await found(Object.values(typed))).history).toBeUndefined();
  const kept = [right.name, right.address, given.father_name];
  expect((await found(kept)).history, 'what staff entered is told').toEqual(kept);
  const { rows } = await sql<{ address: string }>`
    select distinct address from history where citizen_id = ${citizen_id} and actor_id is null
      and address is not null`.execute(desk.db);
  expect(rows, 'the address of a registration').toEqual([]);
});

test('deleting a person clears only their history, and adds nothing', async () => {
  const person = await desk.signIn('user');
  const { id } = await desk.db
    .insertInto('deletion_requests')
    .values({ name: 'X', phone: 'X', user_id: person.caller.id, reason: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const forget = sql`select forget_in_history(${id}, ${person.caller.id}, '{}', '{}')`;
  await expect(forget.execute(desk.db)).rejects.toThrow('only who is deleted');
  const rewrite = desk.db.transaction().execute(async transaction => {
    await sql`select set_config('desk.forgetting', 'on', true)`.execute(transaction);
    await sql`update history set title = 'Somebody else' where record = 'users'`.execute(transaction);
  });
  await expect(rewrite).rejects.toThrow('history is only added to');
});
