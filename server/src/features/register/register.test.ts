import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { yearOfSeries } from '@rto-desk/contract/series';
import { parse } from 'csv-parse/sync';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { clientOf, postUntilServed, type SignedInClient } from '../../testing/client.ts';
import { DOCX, docxOf } from '../../testing/docx.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber, freshWord, pdf } from '../../testing/samples.ts';
import { unzip } from '../../testing/unzip.ts';
import { eraseOldEntries } from './erase.ts';

const { desk, branch, admin, clerk, elsewhere } = await openBranchesDesk();
const colleague = await desk.signIn('manager', { branch_id: branch });

const year = yearOfSeries('inward', today());
const inward = { direction: 'in', party: 'Tehsildar, Raipur', subject: 'Attachment of a vehicle' };
const outward = { ...inward, direction: 'out', subject: 'Reply' };
const enter = async (values: object = {}, by = clerk): Promise<RegisterEntry> => {
  const { status, body } = await by.post('/register-entries', { ...inward, ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const at = ({ id }: Pick<RegisterEntry, 'id'>, what = '') => `/register-entries/${id}${what}`;
const newCitizen = async (by = clerk) =>
  (await by.post('/citizens', { name: `Budhram ${freshWord()}`, mobile: freshMobile() })).body.id as number;
const newVehicle = async (citizen: number, registration_no = freshPlate(), by = clerk) =>
  (await by.post(`/citizens/${citizen}/vehicles`, { registration_no })).body.id as number;
const freshPlate = () => `CG04XY${freshNumber('').slice(-4)}`;
const newJob = async (values: object = {}, by = clerk) =>
  (
    await by.post('/jobs', {
      ...{ category: 'other', contact_name: 'Geeta Sahu', contact_phone: freshMobile() },
      ...values,
    })
  ).body.id as number;
/** What an entry says of people, when nothing of that is left. */
const erased = {
  ...{ party: '', subject: '', remarks: null, their_number: null, has_file: false, vehicle: null, job: null },
  erased_on: today(),
};

test('an entry gets its number at once, of its direction and branch', async () => {
  const first = await enter({
    ...{ received_on: addPeriod(today(), { days: -1 }), their_number: 'T/17', their_date: '2026-01-05' },
    ...{ mode: 'post', remarks: 'Urgent' },
  });
  expect(first).toMatchObject({
    ...{ ...inward, number: expect.stringMatching(`^I/${year}/\\d{5}$`), entered_on: today() },
    ...{ state: 'open', branch_id: branch, assigned_to: null, their_number: 'T/17', mode: 'post' },
    ...{ job: null, vehicle: null, answers: null, replies: [], has_file: false, file_path: null },
  });
  const serial = Number(first.number.slice(-5));
  expect((await enter()).number).toBe(`I/${year}/${String(serial + 1).padStart(5, '0')}`);
  expect((await enter(outward)).number).toMatch(`O/${year}/`);
  expect((await clerk.get(at(first))).body).toMatchObject({ id: first.id, number: first.number });
  expect((await elsewhere.get(at(first))).status).toBe(404);
});

test('30 entries at once follow each other without a gap', async () => {
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => {
      const key = { 'idempotency-key': `at-once-${freshWord()}-${freshWord()}` };
      return postUntilServed(clientOf(desk.address, clerk.token, key), '/register-entries', {
        ...inward,
        ...outward,
      });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  const serials = answers.map(({ body: { number } }) => Number(number.slice(-5))).sort((a, b) => a - b);
  const [first = 0] = serials;
  expect(serials).toEqual(Array.from({ length: 30 }, (_, at) => first + at));
});

test('an entry is made once however often it is sent', async () => {
  const key = { 'idempotency-key': `register-${freshWord()}-${freshWord()}` };
  const client = clientOf(desk.address, clerk.token, key);
  const [one, other] = await Promise.all([
    client.post('/register-entries', inward),
    client.post('/register-entries', inward),
  ]);
  const made = [one, other].filter(({ status }) => status === 201);
  expect(new Set(made.map(({ body }) => body.number)).size).toBe(1);
});

test('an entry says what does not fit', async () => {
  const refused = async (values: object) =>
    (await clerk.post('/register-entries', { ...inward, ...values })).body.errors;
  expect(await refused({ party: ' ' })).toHaveProperty('party');
  expect(await refused({ subject: '' })).toHaveProperty('subject');
  expect(await refused({ direction: 'sideways' })).toHaveProperty('direction');
  expect(await refused({ received_on: addPeriod(today(), { days: 1 }) })).toHaveProperty('received_on');
  expect(await refused({ direction: 'out', received_on: today() })).toHaveProperty('received_on');
  expect(await refused({ mode: 'pigeon' })).toHaveProperty('mode');
  expect(await refused({ assigned_to: elsewhere.caller.id }), 'who cannot see it').toHaveProperty(
    'assigned_to',
  );
  expect(await refused({ assigned_to: 999_999 })).toHaveProperty('assigned_to');
  const far = await newVehicle(await newCitizen(elsewhere), freshPlate(), elsewhere);
  expect((await clerk.post('/register-entries', { ...inward, vehicle_id: far })).status).toBe(404);
  const job = await newJob({}, elsewhere);
  expect((await clerk.post('/register-entries', { ...inward, job_id: job })).status).toBe(404);
});

test('a registration number in the subject links the vehicle where it is within reach', async () => {
  const plate = freshPlate();
  const citizen = await newCitizen();
  const vehicle = await newVehicle(citizen, plate);
  const spelt = `${plate.slice(0, 4)} ${plate.slice(4, 6)}-${plate.slice(6).toLowerCase()}`;
  const entry = await enter({ subject: `Attachment of ${spelt}, see order` });
  expect(entry.vehicle).toEqual({ id: vehicle, registration_no: plate, citizen_id: citizen });
  expect((await enter({ subject: `About ${plate}` }, elsewhere)).vehicle).toBeNull();
  const later = await enter();
  const changed = await clerk.patch(at(later), { subject: `About ${plate}` });
  expect(changed.body.vehicle?.id).toBe(vehicle);
});

test('the branch is that of the job, else of the vehicle, else of who enters it', async () => {
  const job = await newJob({}, elsewhere);
  const vehicle = await newVehicle(await newCitizen());
  const there = elsewhere.caller.branch_id;
  expect((await enter({ job_id: job, vehicle_id: vehicle }, admin)).branch_id).toBe(there);
  expect((await enter({ vehicle_id: vehicle }, admin)).branch_id).toBe(branch);
  expect((await enter({}, admin)).branch_id).toBeNull();
});

test('a file is stored with the entry, opened within scope, and recorded in the history', async () => {
  const file = { name: 'order.pdf', content: pdf, type: 'application/pdf' };
  const { status, body } = await clerk.form('POST', '/register-entries', inward, file);
  expect(status).toBe(201);
  expect(body.has_file).toBe(true);
  expect((await desk.open(body.file_path)).content.equals(pdf)).toBe(true);
  expect((await clerk.download(at(body, '/file'))).equals(pdf)).toBe(true);
  expect((await elsewhere.get(at(body, '/file'))).status).toBe(404);
  expect((await clerk.get(at(await enter(), '/file'))).status).toBe(404);
  const [line] = (await admin.get('/admin/history?action=opened')).body.data;
  expect(line).toMatchObject({ record: 'register_entries', record_id: body.id, title: body.number });
});

test('party and subject can be corrected on the day of entry only, the rest at any time', async () => {
  const entry = await enter();
  const today_ = await clerk.patch(at(entry), { party: 'Naib Tehsildar', assigned_to: colleague.caller.id });
  expect(today_.body).toMatchObject({
    party: 'Naib Tehsildar',
    assigned_to: { id: colleague.caller.id },
  });
  const stale = await clerk.patch(at(entry), { remarks: 'Late', updated_at: entry.updated_at });
  expect(stale).toMatchObject({ status: 409, body: { current: { id: entry.id, party: 'Naib Tehsildar' } } });
  const before = await entryOfYesterday();
  expect((await clerk.patch(at(before), { subject: 'Other' })).body.errors).toHaveProperty('subject');
  expect((await clerk.patch(at(before), { party: 'Other' })).body.errors).toHaveProperty('party');
  const same = { party: before.party, remarks: 'Seen', their_number: 'X/1', mode: 'hand' };
  expect(await clerk.patch(at(before), same)).toMatchObject({
    status: 200,
    body: { remarks: 'Seen', mode: 'hand' },
  });
});

/** An entry whose day is over; numbers and days cannot be changed otherwise. */
async function entryOfYesterday(days = 1): Promise<RegisterEntry> {
  const entry = await enter();
  await onDay(entry.id, addPeriod(today(), { days: -days }));
  return (await clerk.get(at(entry))).body;
}

async function onDay(id: number, day: string): Promise<void> {
  await desk.db.transaction().execute(async transaction => {
    const switched = (how: 'disable' | 'enable') =>
      sql`alter table register_entries ${sql.raw(how)} trigger register_entries_stay`.execute(transaction);
    await switched('disable');
    await sql`update register_entries set entered_on = ${day}::date where id = ${id}`.execute(transaction);
    await switched('enable');
  });
}

test('an entry is closed, reopened and cancelled; it keeps its number', async () => {
  const entry = await enter();
  const closed = await clerk.post(at(entry, '/close'), { disposal: 'Filed' });
  expect(closed).toMatchObject({ status: 200, body: { state: 'closed', disposal: 'Filed' } });
  const resent = { disposal: 'Filed', updated_at: entry.updated_at };
  expect((await clerk.post(at(entry, '/close'), resent)).status, 'again by the same person').toBe(200);
  expect(await colleague.post(at(entry, '/close'), {})).toMatchObject({
    status: 409,
    body: { current: { id: entry.id, state: 'closed' } },
  });
  expect((await colleague.post(at(entry, '/reopen'), {})).body).toMatchObject({
    state: 'open',
    disposal: null,
  });
  expect((await clerk.post(at(entry, '/reopen'), {})).status).toBe(409);
  expect((await clerk.post(at(entry, '/cancel'), { reason: 'no' })).body.errors).toHaveProperty('reason');
  const cancelled = await clerk.post(at(entry, '/cancel'), { reason: 'Entered twice' });
  expect(cancelled.body).toMatchObject({
    ...{ state: 'cancelled', cancel_reason: 'Entered twice', number: entry.number, party: inward.party },
  });
  expect((await clerk.post(at(entry, '/cancel'), { reason: 'Entered twice' })).status).toBe(200);
  for (const answer of [
    await colleague.post(at(entry, '/cancel'), { reason: 'Entered twice' }),
    await clerk.post(at(entry, '/close'), {}),
    await clerk.post(at(entry, '/reopen'), {}),
    await clerk.patch(at(entry), { remarks: 'Late' }),
  ]) {
    expect(answer.status).toBe(409);
  }
  await expect(desk.db.deleteFrom('register_entries').where('id', '=', entry.id).execute()).rejects.toThrow();
});

test('an entry answers one of the other direction', async () => {
  const letter = await enter();
  const another = await enter();
  const reply = await enter(outward);
  const answered = await clerk.post(at(letter, '/reply'), { entry_id: reply.id });
  expect(answered.body.replies).toMatchObject([{ id: reply.id, number: reply.number }]);
  expect((await clerk.get(at(reply))).body.answers).toMatchObject({ number: letter.number });
  expect((await clerk.post(at(letter, '/reply'), { entry_id: reply.id })).status).toBe(200);
  expect((await clerk.post(at(another, '/reply'), { entry_id: reply.id })).status).toBe(409);
  expect((await clerk.post(at(letter, '/reply'), { entry_id: another.id })).body.errors).toHaveProperty(
    'entry_id',
  );
  const far = await enter(outward, elsewhere);
  expect((await clerk.post(at(letter, '/reply'), { entry_id: far.id })).status).toBe(404);
});

test('the list is narrowed by direction, day, state, assignee and text', async () => {
  const word = freshWord();
  const mine = await enter({ party: `Collector ${word}`, assigned_to: clerk.caller.id });
  const theirs = await enter({ ...outward, subject: `Reply to ${word}` });
  await clerk.post(at(theirs, '/close'), {});
  const ids = async (query: string) =>
    (await clerk.get(`/register-entries?q=${word}&${query}`)).body.data.map(
      ({ id }: RegisterEntry) => id,
    ) as number[];
  expect(await ids('')).toEqual([theirs.id, mine.id]);
  expect(await ids('direction=in')).toEqual([mine.id]);
  expect(await ids('open=1')).toEqual([mine.id]);
  expect(await ids('assigned_to=me')).toEqual([mine.id]);
  expect(await ids('assigned_to=none')).toEqual([theirs.id]);
  expect(await ids(`from=${today()}&to=${today()}`)).toHaveLength(2);
  expect(await ids(`to=${addPeriod(today(), { days: -1 })}`)).toEqual([]);
  expect((await clerk.get('/register-entries?assigned_to=x')).status).toBe(422);
  const byNumber = (await clerk.get(`/register-entries?q=${encodeURIComponent(mine.number)}`)).body.data;
  expect(byNumber.map(({ id }: RegisterEntry) => id)).toEqual([mine.id]);
  expect((await elsewhere.get(`/register-entries?q=${word}`)).body.data).toEqual([]);
  /** The numbers of the entries that the search box finds, beside names that sound alike. */
  const found = async (by: SignedInClient) =>
    (await by.get(`/global-search?query=${word}`)).body
      .filter(({ type }: { type: string }) => type === 'Register entry')
      .map(({ title }: { title: string }) => title);
  expect(await found(clerk)).toEqual([theirs.number, mine.number]);
  expect(await found(elsewhere)).toEqual([]);
});

test('an assigned open entry stands in My work', async () => {
  const before = (await colleague.get('/jobs/work')).body.register;
  const entry = await enter({ assigned_to: colleague.caller.id });
  expect((await colleague.get('/jobs/work')).body.register).toBe(before + 1);
  await clerk.post(at(entry, '/close'), {});
  expect((await colleague.get('/jobs/work')).body.register).toBe(before);
});

test('the export has the rows of the list', async () => {
  const word = freshWord();
  const entry = await enter({ party: `=${word}`, mode: 'courier' });
  const text = (await clerk.download(`/register-entries/export?q=${word}`)).toString();
  const [row]: Record<string, string>[] = parse(text, { bom: true, columns: true });
  expect(row).toMatchObject({ Number: entry.number, Direction: 'Inward', Subject: inward.subject });
  expect(row?.['Sender or recipient']).toBe(`'=${word}`);
});

test('the book has every number in order, cancelled and skipped ones too', async () => {
  const first = await enter({}, admin);
  await clerk.post(at(first, '/cancel'), { reason: 'Entered twice' });
  const last = Number(first.number.slice(-5));
  await admin.post('/admin/series/inward/skip', { to: last + 2, reason: 'Torn page' });
  const next = await enter();
  const path = `/register-entries/book?direction=in&from=${today()}&to=${today()}`;
  const lines = (await clerk.get(path)).body.data.slice(-4);
  expect(lines.map(({ number }: { number: string }) => Number(number.slice(-5)))).toEqual(
    [0, 1, 2, 3].map(plus => last + plus),
  );
  expect(lines[0].entry).toMatchObject({ id: first.id, state: 'cancelled' });
  expect(lines[1]).toMatchObject({ entry: null, skip_reason: 'Torn page' });
  expect(lines[3].entry.id).toBe(next.id);
  const ofOthers = (await elsewhere.get(path)).body.data;
  expect(ofOthers.some(({ entry }: { entry: RegisterEntry | null }) => entry?.id === next.id)).toBe(false);
  const long = `/register-entries/book?direction=in&from=2026-01-01&to=2026-02-01`;
  expect((await clerk.get(long)).body.errors).toHaveProperty('to');
});

test('a register that is switched off is not there, and nothing of it is lost', async () => {
  const entry = await enter({ assigned_to: clerk.caller.id });
  await admin.put('/admin/desk-settings', { register_on: false });
  for (const path of ['/register-entries', at(entry), '/register-entries/export']) {
    expect((await clerk.get(path)).status, path).toBe(404);
  }
  expect((await clerk.post('/register-entries', inward)).status).toBe(404);
  expect((await clerk.get('/jobs/work')).body.register).toBe(0);
  expect((await clerk.get(`/global-search?query=${encodeURIComponent(entry.number)}`)).body).toEqual([]);
  await admin.put('/admin/desk-settings', { register_on: true });
  expect((await clerk.get(at(entry))).status).toBe(200);
});

test('a merge takes entries along, and its undo gives them back', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  const entry = await enter({ job_id: await newJob({ citizen_id: from }) });
  const whose = async () =>
    (
      await desk.db
        .selectFrom('register_entries')
        .select('citizen_id')
        .where('id', '=', entry.id)
        .executeTakeFirstOrThrow()
    ).citizen_id;
  expect(await whose()).toBe(from);
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await whose()).toBe(into);
  expect((await clerk.get(at(entry))).body).toMatchObject({ party: inward.party, erased_on: null });
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await whose()).toBe(from);
});

test("a transfer leaves entries with the former owner's time", async () => {
  const [seller, buyer] = [await newCitizen(), await newCitizen()];
  const vehicle = await newVehicle(seller);
  const entry = await enter({ vehicle_id: vehicle });
  const sale = { to_citizen_id: buyer, kind: 'sale', on: '2026-01-05' };
  expect((await clerk.post(`/vehicles/${vehicle}/transfers`, sale)).status).toBe(201);
  await admin.delete(`/citizens/${buyer}`);
  expect((await clerk.get(at(entry))).body).toMatchObject({ party: inward.party, erased_on: null });
  await admin.delete(`/citizens/${seller}`);
  expect((await clerk.get(at(entry))).body).toMatchObject(erased);
});

test('the undo of an import keeps a vehicle and a person whom the register names', async () => {
  const lists = listsOf(desk, admin);
  const plate = freshPlate();
  const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
  const list = await lists.check(fields, [[plate, 'Sarla', freshMobile(), '31-01-2031']]);
  await lists.commit(list);
  const entry = await enter({ subject: `About ${plate}` }, admin);
  expect(entry.vehicle?.registration_no).toBe(plate);
  await lists.undo(list);
  const { rows } = await sql<{ record: string; reason: string }>`
    select record, reason from import_records
    where import_id = ${list} and outcome = 'kept' order by record`.execute(desk.db);
  expect(rows).toEqual([
    { record: 'citizens', reason: 'used' },
    { record: 'vehicles', reason: 'used' },
  ]);
});

test('with a deleted person an entry loses party, subject and file, and keeps number and day', async () => {
  const citizen = await newCitizen();
  const vehicle = await newVehicle(citizen);
  const values = { ...inward, vehicle_id: String(vehicle), remarks: 'Urgent', their_number: 'T/1' };
  const file = { name: 'order.pdf', content: pdf, type: 'application/pdf' };
  const { body: entry } = await clerk.form('POST', '/register-entries', values, file);
  await admin.delete(`/citizens/${citizen}`);
  const after = (await clerk.get(at(entry))).body;
  expect(after).toMatchObject({ ...erased, number: entry.number, entered_on: today() });
  expect((await desk.open(entry.file_path)).status).toBe(404);
  expect((await clerk.patch(at(entry), { remarks: 'Again' })).status).toBe(409);
});

test('what an account asked for goes from the register with it, its history too', async () => {
  const user = await desk.signIn('user');
  const word = freshWord('Phoolbasan');
  const request = { category: 'other', contact_name: 'Phoolbasan', contact_phone: freshMobile() };
  const { reference } = (await user.post('/service-requests', request)).body;
  const { data } = (await clerk.get(`/jobs?q=${reference}`)).body;
  const entry = await enter({ job_id: data[0].id, party: word, subject: `Request of ${word}` }, admin);
  const { id } = await desk.db
    .insertInto('deletion_requests')
    .values({ user_id: user.caller.id, name: 'Phoolbasan', phone: request.contact_phone, reason: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  expect((await admin.post(`/admin/deletion-requests/${id}/done`)).status).toBe(200);
  expect((await admin.get(at(entry))).body).toMatchObject(erased);
  const told = JSON.stringify(await desk.db.selectFrom('history').selectAll().execute());
  expect(told).not.toContain(word);
});

test('own data has neither entries nor the remarks of the register', async () => {
  const user = await desk.signIn('user');
  const job = await newJob({ citizen_id: user.caller.citizen_id }, admin);
  const word = freshWord('Remark');
  const entry = await enter({ job_id: job, remarks: word }, admin);
  await admin.patch(at(entry), { remarks: `${word} again` });
  const archive = await user.download('/me/data');
  const files = await unzip(archive);
  expect(files.get('data.json')?.toString()).not.toContain(word);
});

test('entries lose what they say of people after the years that are set', async () => {
  const old = await entryOfYesterday(366 * 10);
  const kept = await entryOfYesterday(365 * 10 - 10);
  await eraseOldEntries(desk.db);
  expect((await clerk.get(at(old))).body).toMatchObject({ ...erased, number: old.number });
  expect((await clerk.get(at(kept))).body).toMatchObject({ party: inward.party, erased_on: null });
  const notifiedRows = ({ id }: RegisterEntry) =>
    desk.db
      .selectFrom('history')
      .select(['title', 'before', 'after'])
      .where('record', '=', 'register_entries')
      .where('record_id', '=', id)
      .execute();
  const told = await notifiedRows(old);
  expect(told.length).toBeGreaterThan(1);
  for (const line of told) expect(line).toEqual({ title: old.number, before: null, after: null });
  expect(JSON.stringify(await notifiedRows(kept))).toContain(inward.party);
});

test('an entry goes with an issued letter within reach', async () => {
  const file = { name: 'letter.docx', content: await docxOf(['{number} {owner.name}']), type: DOCX };
  const values = { name: 'Reply', subject: 'citizen', numbered: '1' };
  const { body: template } = await admin.form('POST', '/admin/templates', values, file);
  const begin = async (by: SignedInClient) =>
    (await by.post('/letters', { template_id: template.id, citizen_id: await newCitizen(by) })).body;
  const letter = await begin(clerk);
  const refused = await clerk.post('/register-entries', { ...outward, letter_id: letter.id });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { letter_id: ['This letter is not issued.'] } },
  });
  const { body: issued } = await clerk.post(`/letters/${letter.id}/issue`, {});
  const entry = await enter({ ...outward, letter_id: letter.id });
  expect(entry.letter).toEqual({ id: letter.id, number: issued.number });
  const later = await enter(outward);
  const linked = await clerk.patch(at(later), { letter_id: letter.id });
  expect(linked.body.letter).toEqual(entry.letter);
  const foreign = await begin(elsewhere);
  await elsewhere.post(`/letters/${foreign.id}/issue`, {});
  const tried = { ...outward, letter_id: foreign.id };
  expect((await clerk.post('/register-entries', tried)).status).toBe(404);
  expect((await clerk.patch(at(later), { letter_id: foreign.id })).status).toBe(404);
  await admin.delete(`/citizens/${letter.citizen_id}`);
  expect((await clerk.get(at(entry))).body).toMatchObject(erased);
});
