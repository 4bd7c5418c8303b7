import type { Letter, LetterBlock } from '@rto-desk/contract/endpoints/letters';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { yearOfSeries } from '@rto-desk/contract/series';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { DOCX, docxOf, type Line } from '../../testing/docx.ts';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber, freshWord } from '../../testing/samples.ts';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { textOf } from './docx.ts';
import { eraseOldLetters } from './erase.ts';

let desk: TestDesk;
let admin: SignedInClient;
let clerk: SignedInClient;
let colleague: SignedInClient;
let elsewhere: SignedInClient;
beforeAll(async () => {
  desk = await openTestDesk();
  const branch_id = await desk.branch('04');
  admin = await desk.signIn('admin');
  clerk = await desk.signIn('manager', { branch_id });
  colleague = await desk.signIn('manager', { branch_id });
  elsewhere = await desk.signIn('manager', { branch_id: await desk.branch('10') });
});
afterAll(() => desk.close());

const year = yearOfSeries('letter', today());
const freshPlate = () => `CG04XZ${freshNumber('').slice(-4)}`;
const newCitizen = async (more: object = {}, by = clerk) =>
  (await by.post('/citizens', { name: `Geeta ${freshWord('Sahu')}`, mobile: freshMobile(), ...more })).body
    .id as number;
const newVehicle = async (citizen: number, more: object = {}, by = clerk) =>
  (await by.post(`/citizens/${citizen}/vehicles`, { registration_no: freshPlate(), ...more })).body
    .id as number;
const newTemplate = async (lines: readonly Line[], fields: object = {}) => {
  const values = { name: 'Request', subject: 'vehicle', numbered: '1', ...fields };
  const file = { name: 'letter.docx', content: await docxOf(lines), type: DOCX };
  const { status, body } = await admin.form('POST', '/admin/templates', values, file);
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id as number;
};
const begin = async (values: object, by = clerk): Promise<Letter> => {
  const { status, body } = await by.post('/letters', values);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const at = ({ id }: Pick<Letter, 'id'>, what = '') => `/letters/${id}${what}`;
const issue = async (letter: Pick<Letter, 'id'>, values: object = {}, by = clerk) => {
  const { status, body } = await by.post(at(letter, '/issue'), values);
  expect(status, JSON.stringify(body)).toBe(200);
  return body as Letter;
};
/** The paragraphs of a letter's file, as it is downloaded. */
const fileText = async (letter: Pick<Letter, 'id'>, by = clerk) =>
  shownText(await textOf(await by.download(at(letter, '/file'))));
const shownText = (blocks: LetterBlock[]) =>
  blocks.flatMap(block =>
    'text' in block ? [block.text] : 'rows' in block ? block.rows.map(row => row.join(' | ')) : ['---'],
  );

test('a letter is begun, answered, previewed and issued with a number; its file says what the record says', async () => {
  const plate = freshPlate();
  const citizen = await newCitizen({ name: 'रमेश कुमार वर्मा', address: 'Shankar Nagar' });
  const vehicle = await newVehicle(citizen, {
    registration_no: plate,
    make_model: 'Tata 407',
    registered_on: '2015-03-14',
  });
  await clerk.post(`/vehicles/${vehicle}/insurances`, {
    ...{ insurance_type: 'Comprehensive', company_name: 'SBI General', policy_number: freshNumber('P') },
    ...{ start_date: '2026-01-05', end_date: '2031-01-04' },
  });
  const template_id = await newTemplate([
    'No. {number}, {today}',
    '{vehicle.registration_no} of {owner.name}, {owner.address}, registered {vehicle.registered_on}',
    [
      ['Recorded', 'Correct'],
      ['{vehicle.chassis_no}', '{ask.correct}'],
    ],
    'Insured until {insurance.end_date}. {ask.note?} Fee {ask.fee:money}, {ask.fee:money:words}',
  ]);
  const draft = await begin({ template_id, vehicle_id: vehicle });
  expect(draft).toMatchObject({
    ...{ state: 'draft', number: null, citizen_id: citizen, vehicle_ids: [vehicle], inputs: {} },
    missing: ['ask.correct', 'ask.fee'],
    values: {
      'owner.name': { value: 'रमेश कुमार वर्मा', source: 'owner' },
      'vehicle.chassis_no': { value: null, source: 'vehicle' },
      'insurance.end_date': { value: '04-01-2031', source: 'document' },
    },
  });
  expect((await clerk.post(at(draft, '/issue'), {})).body.errors).toEqual({
    'ask.correct': ['Enter this before you issue the letter.'],
    'ask.fee': ['Enter this before you issue the letter.'],
  });
  const inputs = { 'ask.correct': 'MAT{owner.name}<b>', 'ask.fee': '1,05,000.5' };
  const answered = await clerk.put(at(draft), { inputs });
  expect(answered.body).toMatchObject({ missing: [], inputs: { ...inputs, 'ask.fee': '105000.50' } });
  const preview = shownText((await clerk.get(at(draft, '/text'))).body.blocks);
  expect(preview[0]).toMatch(/^No\. …+, /);
  const issued = await issue(draft);
  expect(issued).toMatchObject({
    state: 'issued',
    number: expect.stringMatching(`^L/${year}/\\d{5}$`),
    issued_on: today(),
  });
  expect(await fileText(issued)).toEqual([
    `No. ${issued.number}, ${officeDate(today())}`,
    `${plate} of रमेश कुमार वर्मा, Shankar Nagar, registered 14-03-2015`,
    'Recorded | Correct',
    expect.stringMatching(/^…+ \| MAT\{owner\.name\}<b>$/),
    expect.stringContaining(
      'Insured until 04-01-2031. …………………… Fee 1,05,000.50, one lakh five thousand rupees and fifty paise only',
    ),
  ]);
  expect((await clerk.get(at(issued, '/text'))).status).toBe(200);
  expect((await elsewhere.get(at(issued))).status).toBe(404);
});

test('an issued letter never changes, whatever becomes of record and template', async () => {
  const citizen = await newCitizen({ name: 'Geeta Sahu' });
  const template_id = await newTemplate(['{owner.name}'], { subject: 'citizen' });
  const letter = await issue(await begin({ template_id, citizen_id: citizen }));
  const file = await clerk.download(at(letter, '/file'));
  await clerk.put(`/citizens/${citizen}`, { name: 'Geeta Verma', mobile: freshMobile() });
  const other = { name: 'b.docx', content: await docxOf(['Something else']), type: DOCX };
  await admin.form('PUT', `/admin/templates/${template_id}`, { name: 'Request', subject: 'citizen' }, other);
  expect((await clerk.download(at(letter, '/file'))).equals(file)).toBe(true);
  expect((await clerk.put(at(letter), { inputs: {} })).status).toBe(409);
  expect((await clerk.delete(at(letter))).status).toBe(409);
  const again = await clerk.post(at(letter, '/issue'), {});
  expect(again, 'again by the same person').toMatchObject({ status: 200, body: { number: letter.number } });
  expect((await colleague.post(at(letter, '/issue'), {})).status).toBe(409);
  const cancelled = await clerk.post(at(letter, '/cancel'), { reason: 'Wrong addressee' });
  expect(cancelled.body).toMatchObject({ state: 'cancelled', number: letter.number });
  expect((await clerk.post(at(letter, '/cancel'), { reason: 'Wrong addressee' })).status).toBe(200);
  expect((await colleague.post(at(letter, '/cancel'), { reason: 'Wrong addressee' })).status).toBe(409);
  expect((await clerk.download(at(letter, '/file'))).equals(file)).toBe(true);
  await expect(desk.db.deleteFrom('letters').where('id', '=', letter.id).execute()).rejects.toThrow();
  const update = desk.db
    .updateTable('letter_files')
    .set({ content: Buffer.from('x') })
    .execute();
  await expect(update).rejects.toThrow('does not change');
});

test('drafts have no number, and letters that are refused leave no gap', async () => {
  const citizen_id = await newCitizen();
  const template_id = await newTemplate(['{number} {ask.why}'], { subject: 'citizen' });
  const draft = await begin({ template_id, citizen_id });
  const answered = { template_id, citizen_id, inputs: { 'ask.why': 'Late' } };
  const first = await issue(await begin(answered));
  expect((await clerk.post(at(draft, '/issue'), {})).status).toBe(422);
  expect((await clerk.delete(at(draft))).status).toBe(200);
  const letters = await Promise.all(Array.from({ length: 10 }, () => begin(answered)));
  const issued = await Promise.all(letters.map(letter => issue(letter)));
  const serials = issued.map(({ number }) => Number(number?.slice(-5))).sort((a, b) => a - b);
  const last = Number(first.number?.slice(-5));
  expect(serials).toEqual(Array.from({ length: 10 }, (_, at) => last + 1 + at));
  const plain = await newTemplate(['{number}'], { subject: 'citizen', numbered: '0' });
  const unnumbered = await issue(await begin({ template_id: plain, citizen_id }));
  expect(unnumbered.number).toBeNull();
  expect((await fileText(unnumbered))[0]).toMatch(/^…+$/);
});

test('several vehicles make one letter with a list, or are repeated with page breaks under one number', async () => {
  const owner = await newCitizen();
  const plates = [freshPlate(), freshPlate(), freshPlate()];
  const vehicle_ids: number[] = [];
  for (const registration_no of plates) vehicle_ids.push(await newVehicle(owner, { registration_no }));
  const list = await newTemplate([
    '{number}',
    [['{#vehicles}{vehicle.registration_no}', '{owner.name}{/vehicles}']],
  ]);
  const listed = await issue(await begin({ template_id: list, vehicle_ids }));
  const name = (await clerk.get(`/citizens/${owner}`)).body.name;
  expect(await fileText(listed)).toEqual([listed.number, ...plates.map(plate => `${plate} | ${name}`)]);
  const single = await newTemplate(['{number}: {vehicle.registration_no}']);
  const repeated = await issue(await begin({ template_id: single, vehicle_ids }));
  const pages = plates.map(plate => `${repeated.number}: ${plate}`);
  expect(await fileText(repeated)).toEqual([pages[0], '---', pages[1], '---', pages[2]]);
  const foreign = await newVehicle(await newCitizen());
  const refused = await clerk.post('/letters', {
    template_id: single,
    vehicle_ids: [...vehicle_ids, foreign],
  });
  expect(refused.status).toBe(422);
});

test('exactly one subject is named, of the kind that the template is about, within reach', async () => {
  const citizen_id = await newCitizen();
  const vehicle_id = await newVehicle(citizen_id);
  const template_id = await newTemplate(['{vehicle.registration_no}']);
  const refused = async (values: object) => (await clerk.post('/letters', { template_id, ...values })).status;
  expect(await refused({})).toBe(422);
  expect(await refused({ citizen_id, vehicle_id })).toBe(422);
  expect(await refused({ citizen_id })).toBe(422);
  expect(
    await refused({ vehicle_id: await newVehicle(await newCitizen({}, elsewhere), {}, elsewhere) }),
  ).toBe(404);
  expect(await refused({ vehicle_id, inputs: { 'ask.nothing': 'x' } })).toBe(422);
  expect((await clerk.post('/letters', { template_id: 999_999, vehicle_id })).status).toBe(404);
});

test('a private answer is written into the file and stored nowhere else', async () => {
  const citizen_id = await newCitizen();
  const template_id = await newTemplate(['PAN {ask.pan:private}'], { subject: 'citizen' });
  const pan = freshWord('ABCDE').toUpperCase();
  const draft = await begin({ template_id, citizen_id, inputs: { 'ask.pan': pan } });
  expect(draft.inputs).toEqual({});
  expect((await clerk.post(at(draft, '/issue'), {})).body.errors).toHaveProperty(['ask.pan']);
  const letter = await issue(draft, { inputs: { 'ask.pan': pan } });
  expect(await fileText(letter)).toEqual([`PAN ${pan}`]);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    desk.db,
  );
  for (const { name } of rows) {
    const found =
      await sql`select 1 from ${sql.table(name)} as one where one::text like ${`%${pan}%`}`.execute(desk.db);
    expect(found.rows, name).toEqual([]);
  }
});

test('an answer is saved into an empty field of the record, and never into a filled one', async () => {
  const citizen = await newCitizen({ address: 'Shankar Nagar' });
  const vehicle_id = await newVehicle(citizen);
  const template_id = await newTemplate(['{vehicle.chassis_no} {owner.address}']);
  const inputs = { 'vehicle.chassis_no': 'mat 457403', 'owner.address': 'Elsewhere' };
  const draft = await begin({ template_id, vehicle_id, inputs });
  const refused = await clerk.post(at(draft, '/issue'), { keep: ['vehicle.chassis_no', 'owner.address'] });
  expect(refused.body.errors).toEqual({ 'owner.address': [expect.any(String)] });
  const letter = await issue(draft, { keep: ['vehicle.chassis_no'] });
  expect((await fileText(letter))[0]).toBe('MAT457403 Shankar Nagar');
  const [vehicle] = (await clerk.get(`/citizens/${citizen}/vehicles`)).body.data;
  expect(vehicle.chassis_no).toBe('MAT457403');
});

test('the Hindi name and address of a person print in letters, and answers fill the empty ones', async () => {
  const citizen = await newCitizen({ name: 'रमेश वर्मा', address: 'Shankar Nagar', pincode: '४९२ ००१' });
  const vehicle_id = await newVehicle(citizen, { cylinders: 4, registering_authority: 'Raipur RTO' });
  const template_id = await newTemplate([
    '{owner.name_hi} {owner.address_hi} {owner.pincode} {owner.relation_name_hi}',
    '{vehicle.cylinders} {vehicle.registering_authority} {vehicle.body_type} {vehicle.cubic_capacity}',
  ]);
  const inputs = { 'owner.address_hi': 'शंकर नगर', 'vehicle.body_type': 'Open body' };
  const draft = await begin({ template_id, vehicle_id, inputs });
  // A name that is typed in Hindi needs no second one.
  expect(draft.values['owner.name_hi']).toEqual({ value: 'रमेश वर्मा', source: 'owner' });
  const asks = { ...inputs, 'owner.relation_name_hi': 'www.example.com', 'vehicle.cubic_capacity': 'many' };
  await clerk.put(at(draft), { inputs: asks });
  const refused = await clerk.post(at(draft, '/issue'), { keep: Object.keys(asks) });
  expect(Object.keys(refused.body.errors).sort()).toEqual([
    'owner.relation_name_hi',
    'vehicle.cubic_capacity',
  ]);
  await clerk.put(at(draft), { inputs });
  const letter = await issue(draft, { keep: Object.keys(inputs) });
  expect(await fileText(letter)).toEqual([
    expect.stringMatching(/^रमेश वर्मा शंकर नगर 492001 …+$/),
    expect.stringMatching(/^4 Raipur RTO Open body …+$/),
  ]);
  expect((await clerk.get(`/citizens/${citizen}`)).body).toMatchObject({
    ...{ name_hi: null, address_hi: 'शंकर नगर', pincode: '492001', relation_name_hi: null },
  });
  const [vehicle] = (await clerk.get(`/citizens/${citizen}/vehicles`)).body.data;
  expect(vehicle).toMatchObject({ body_type: 'Open body', cylinders: 4, cubic_capacity: null });
  const wrong = await clerk.post('/citizens', { name: 'Asha', mobile: freshMobile(), pincode: '49200' });
  expect(wrong).toMatchObject({ status: 422, body: { errors: { pincode: ['PIN Code must be 6 digits.'] } } });
});

test('a saved city is one of the districts, and each record has one line of history', async () => {
  const citizen = await newCitizen({ state: 'Chhattisgarh' });
  const vehicle_id = await newVehicle(citizen);
  const template_id = await newTemplate([
    '{owner.city} {owner.address} {vehicle.chassis_no} {vehicle.engine_no}',
  ]);
  const inputs = { 'owner.city': 'Nagpur', 'owner.address': 'Main Road' };
  const draft = await begin({ template_id, vehicle_id, inputs });
  const refused = await clerk.post(at(draft, '/issue'), { keep: Object.keys(inputs) });
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'owner.city': [expect.any(String)] } } });
  expect((await clerk.get(`/citizens/${citizen}`)).body).toMatchObject({ city: null, address: null });
  const known = { ...inputs, 'owner.city': 'bemetra', 'vehicle.chassis_no': 'C1', 'vehicle.engine_no': 'E1' };
  await clerk.put(at(draft), { inputs: known });
  await issue(draft, { keep: Object.keys(known) });
  expect((await clerk.get(`/citizens/${citizen}`)).body).toMatchObject({
    city: 'Bemetara',
    address: 'Main Road',
  });
  for (const [record, id] of [
    ['citizens', citizen],
    ['vehicles', vehicle_id],
  ] as const) {
    const { data } = (await admin.get(`/admin/history?record=${record}&record_id=${id}`)).body;
    expect(data.map(({ action }: { action: string }) => action)).toEqual(['updated', 'created']);
  }
});

test('an answer saved into a self-declared vehicle leaves it self-declared', async () => {
  const user = await desk.signIn('user');
  const vehicle_id = await newVehicle(user.caller.citizen_id ?? 0, {}, user);
  const template_id = await newTemplate(['{vehicle.chassis_no}']);
  const inputs = { 'vehicle.chassis_no': 'MAT457403' };
  await issue(
    await begin({ template_id, vehicle_id, inputs }, admin),
    { keep: ['vehicle.chassis_no'] },
    admin,
  );
  const [vehicle] = (await admin.get(`/citizens/${user.caller.citizen_id}/vehicles`)).body.data;
  expect(vehicle).toMatchObject({ id: vehicle_id, chassis_no: 'MAT457403', origin: 'self' });
});

test('days that are answered print as those of records, and a name that is unknown is asked and kept', async () => {
  const registration_no = freshPlate();
  const entry = { registration_no, kind: 'puccs', until: '2031-05-17', mobile: freshMobile() };
  const { citizen, vehicle } = (await clerk.post('/quick-entries', entry)).body;
  const template_id = await newTemplate(['{owner.name}, {vehicle.registered_on}, {insurance.end_date}']);
  const draft = await begin({ template_id, vehicle_id: vehicle.id });
  expect(draft).toMatchObject({ about: registration_no, values: { 'owner.name': { value: null } } });
  const wrong = await clerk.put(at(draft), { inputs: { 'insurance.end_date': 'soon' } });
  expect(wrong.body.errors).toHaveProperty(['insurance.end_date']);
  const inputs = {
    'owner.name': 'Sukhram Netam',
    'vehicle.registered_on': '14-03-2015',
    'insurance.end_date': '2031-01-04',
  };
  await clerk.put(at(draft), { inputs });
  const letter = await issue(draft, { keep: ['owner.name', 'vehicle.registered_on'] });
  expect(await fileText(letter)).toEqual(['Sukhram Netam, 14-03-2015, 04-01-2031']);
  expect((await clerk.get(`/citizens/${citizen.id}`)).body).toMatchObject({
    ...{ name: 'Sukhram Netam', name_known: true },
  });
});

test('a letter of 200 vehicles does not hold the counter: it is filled before it asks for its number', async () => {
  const owner = await newCitizen({ name: 'Geeta Sahu' });
  const rows = Array.from({ length: 200 }, () => ({
    ...{ citizen_id: owner, registration_no: freshPlate(), origin: 'office' as const },
  }));
  const added = await desk.db.insertInto('vehicles').values(rows).returning('id').execute();
  const template_id = await newTemplate(['{number} {vehicle.registration_no} {owner.name} {owner.address}']);
  const inputs = { 'owner.address': 'Main Road' };
  const large = await begin({ template_id, vehicle_ids: added.map(({ id }) => id), inputs });
  const small = await begin({ template_id, vehicle_id: await newVehicle(await newCitizen()) });
  // The person is locked: what is kept of the large letter waits, while another letter gets its number.
  const meanwhile = await desk.db.transaction().execute(async transaction => {
    await lockRow(transaction, sql`citizens where id = ${owner}`);
    const issuing = issue(large, { keep: ['owner.address'] });
    await isWaiting();
    return { issuing, number: (await issue(small)).number };
  });
  // The counter is locked: what changes in the records while the large letter waits for it comes too late for its text.
  await meanwhile.issuing;
  const second = await begin({ template_id, vehicle_ids: added.map(({ id }) => id) });
  const { issuing } = await desk.db.transaction().execute(async transaction => {
    await lockRow(transaction, sql`number_books where series = 'letter'`);
    const waiting = issue(second);
    await isWaiting();
    await desk.db.updateTable('citizens').set({ name: 'Asha Sahu' }).where('id', '=', owner).execute();
    return { issuing: waiting };
  });
  const [first, last] = [await clerk.get(at(large)), await issuing];
  const serials = [meanwhile.number, first.body.number, last.number].map(number => Number(number?.slice(-5)));
  const [begun = 0] = serials;
  expect(serials).toEqual([begun, begun + 1, begun + 2]);
  const text = await fileText(last);
  expect(text.filter(line => line === '---')).toHaveLength(199);
  expect(text.at(-1)).toBe(`${last.number} ${rows.at(-1)?.registration_no} Geeta Sahu Main Road`);
});

const lockRow = (db: Queryable, row: RawBuilder<unknown>) => sql`select from ${row} for update`.execute(db);

/** Until a statement waits for a lock. */
const isWaiting = () =>
  expect
    .poll(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db);
      return rows.length;
    })
    .toBeGreaterThan(0);

test('what differs between several vehicles is told outside their list as the list of letters tells it', async () => {
  const owner = await newCitizen({ name: 'Geeta Sahu' });
  const plates = [freshPlate(), freshPlate(), freshPlate(), freshPlate()];
  const vehicle_ids: number[] = [];
  for (const [place, registration_no] of plates.entries()) {
    const chassis_no = place === 1 ? 'MAT457403' : undefined;
    vehicle_ids.push(await newVehicle(owner, { registration_no, make_model: 'Tata 407', chassis_no }));
  }
  const template_id = await newTemplate([
    '{vehicle.make_model}: {vehicle.registration_no} of {owner.name}, {vehicle.chassis_no}',
    '{#vehicles}{vehicle.registration_no} {/vehicles}',
  ]);
  const forAll = { template_id, vehicle_ids, inputs: { 'vehicle.chassis_no': 'MAT1' } };
  const refused = await clerk.post('/letters', forAll);
  expect(refused.body.errors, 'an answer for all').toHaveProperty(['vehicle.chassis_no']);
  const letter = await issue(await begin({ template_id, vehicle_ids }));
  expect(await fileText(letter)).toEqual([
    `Tata 407: ${plates.slice(0, 3).join(', ')}, +1 of Geeta Sahu, ……………………, MAT457403`,
    `${plates.join(' ')} `,
  ]);
});

test('buyer tags are answered, or come from the buyer who is chosen', async () => {
  const vehicle_id = await newVehicle(await newCitizen());
  const template_id = await newTemplate(['{buyer.name}']);
  const asked = await begin({ template_id, vehicle_id });
  expect(asked.missing).toEqual(['buyer.name']);
  await clerk.put(at(asked), { inputs: { 'buyer.name': 'Usha Netam' } });
  expect(await fileText(await issue(asked))).toEqual(['Usha Netam']);
  const to_citizen_id = await newCitizen({ name: 'Asha Netam' });
  expect(await fileText(await issue(await begin({ template_id, vehicle_id, to_citizen_id })))).toEqual([
    'Asha Netam',
  ]);
});

test('ended documents, a financier and a late sale are warned of, and refuse nothing', async () => {
  const vehicle_id = await newVehicle(await newCitizen(), { financier: 'Surguja Gramin Finance' });
  await clerk.post(`/vehicles/${vehicle_id}/puccs`, { valid_until: '2020-01-31', partial: true });
  const template_id = await newTemplate(['{vehicle.registration_no} {ask.sale_day:date}']);
  const draft = await begin({ template_id, vehicle_id, inputs: { 'ask.sale_day': '05-01-2020' } });
  expect(draft.warnings.toSorted()).toEqual(['financed', 'late', 'lateBuyer', 'lateElsewhere', 'puccEnded']);
  expect((await issue(draft)).state).toBe('issued');
});

test('the days of the law are counted from the sale and from the death', async () => {
  const vehicle_id = await newVehicle(await newCitizen());
  const template_id = await newTemplate(['{ask.sale_day:date}']);
  const after = await newTemplate(['{ask.death_day:date}']);
  const warned = async (template_id: number, name: string, days: number) => {
    const inputs = { [name]: addPeriod(today(), { days: -days }) };
    return (await begin({ template_id, vehicle_id, inputs })).warnings;
  };
  expect(await warned(template_id, 'ask.sale_day', 14)).toEqual([]);
  expect(await warned(template_id, 'ask.sale_day', 15)).toEqual(['late']);
  expect(await warned(template_id, 'ask.sale_day', 31)).toEqual(['late', 'lateBuyer']);
  expect(await warned(template_id, 'ask.sale_day', 46)).toEqual(['late', 'lateBuyer', 'lateElsewhere']);
  expect(await warned(after, 'ask.death_day', 30)).toEqual([]);
  expect(await warned(after, 'ask.death_day', 31)).toEqual(['lateDeath']);
});

test('issuing with outward makes the entry in the same transaction, with its own number', async () => {
  const citizen_id = await newCitizen();
  const template_id = await newTemplate(['{number}'], { subject: 'citizen', name: 'Reply' });
  const letter = await issue(await begin({ template_id, citizen_id }), {
    outward: { party: 'Collector', mode: 'post' },
  });
  const [entry] = (await clerk.get('/register-entries?direction=out')).body.data;
  expect(entry).toMatchObject({
    party: 'Collector',
    mode: 'post',
    subject: expect.stringContaining('Reply'),
  });
  const { letter_id } = await desk.db
    .selectFrom('register_entries')
    .select('letter_id')
    .where('id', '=', entry.id)
    .executeTakeFirstOrThrow();
  expect(letter_id).toBe(letter.id);
});

test('the list is narrowed by state, template, day, vehicle and text', async () => {
  const plate = freshPlate();
  const vehicle_id = await newVehicle(await newCitizen(), { registration_no: plate });
  const template_id = await newTemplate(['{vehicle.registration_no}']);
  const draft = await begin({ template_id, vehicle_id });
  const letter = await issue(await begin({ template_id, vehicle_id }));
  const ids = async (query: string) =>
    (await clerk.get(`/letters?${query}`)).body.data.map(({ id }: Letter) => id);
  expect(await ids(`q=${plate}`)).toEqual([letter.id, draft.id]);
  expect(await ids(`q=${plate}&state=draft`)).toEqual([draft.id]);
  expect(await ids(`template=${template_id}&from=${today()}&to=${today()}`)).toEqual([letter.id]);
  expect(await ids(`vehicle_id=${vehicle_id}`)).toEqual([letter.id, draft.id]);
  expect(await ids(`q=${encodeURIComponent(letter.number ?? '')}`)).toEqual([letter.id]);
  expect((await elsewhere.get(`/letters?q=${plate}`)).body.data).toEqual([]);
  const hits = (await clerk.get(`/global-search?query=${plate}`)).body;
  expect(hits.map(({ url }: { url: string }) => url)).toContain(`/letters/${letter.id}`);
});

test('a merge takes letters along, its undo gives them back, and a transfer leaves them', async () => {
  const [from, into] = [await newCitizen(), await newCitizen()];
  const vehicle_id = await newVehicle(from);
  const template_id = await newTemplate(['{owner.name}']);
  const letter = await issue(await begin({ template_id, vehicle_id }));
  const whose = async () => (await clerk.get(at(letter))).body.citizen_id;
  const { merge_id } = (await clerk.post(`/citizens/${from}/merge`, { into })).body;
  expect(await whose()).toBe(into);
  expect((await clerk.post(`/merges/${merge_id}/undo`)).status).toBe(200);
  expect(await whose()).toBe(from);
  const sale = { to_citizen_id: await newCitizen(), kind: 'sale', on: '2026-01-05' };
  expect((await clerk.post(`/vehicles/${vehicle_id}/transfers`, sale)).status).toBe(201);
  expect(await whose()).toBe(from);
});

test('the undo of an import keeps a vehicle that a letter is about', async () => {
  const lists = listsOf(desk, admin);
  const plate = freshPlate();
  const list = await lists.check(
    ['registration_no', 'name', 'mobile', 'puccs.until'],
    [[plate, 'Sarla', freshMobile(), '31-01-2031']],
  );
  await lists.commit(list);
  const { data } = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body;
  const template_id = await newTemplate(['{owner.name}']);
  await issue(await begin({ template_id, vehicle_id: data[0].id }, admin), {}, admin);
  await lists.undo(list);
  expect((await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data).toHaveLength(1);
  const kept = desk.db
    .selectFrom('import_records')
    .select(['record', 'reason'])
    .where('import_id', '=', list);
  expect(await kept.where('outcome', '=', 'kept').orderBy('record').execute()).toEqual([
    { record: 'citizens', reason: 'used' },
    { record: 'vehicles', reason: 'used' },
  ]);
});

test('when its person is deleted, a letter loses file, answers and names, and keeps number, day and template', async () => {
  const citizen = await newCitizen();
  const template_id = await newTemplate(['{owner.name} {ask.why}'], { subject: 'citizen' });
  const values = { template_id, citizen_id: citizen, inputs: { 'ask.why': 'Late' } };
  const draft = await begin(values);
  const letter = await issue(await begin(values));
  await admin.delete(`/citizens/${citizen}`);
  expect((await clerk.get(at(draft))).status).toBe(404);
  expect((await clerk.get(at(letter))).body).toMatchObject({
    ...{ number: letter.number, issued_on: today(), about: '', citizen_id: null, erased_on: today() },
    template: { id: template_id },
  });
  expect((await clerk.get(at(letter, '/file'))).status).toBe(404);
});

test('own data has issued letters with their files, and no drafts', async () => {
  const user = await desk.signIn('user');
  const citizen_id = user.caller.citizen_id;
  const template_id = await newTemplate(['{owner.name}'], { subject: 'citizen' });
  const letter = await issue(await begin({ template_id, citizen_id }, admin), {}, admin);
  const draft = await begin({ template_id, citizen_id }, admin);
  const files = await unzip(await user.download('/me/data'));
  const data = JSON.parse(files.get('data.json')?.toString() ?? '');
  expect(data.letters).toMatchObject([{ number: letter.number, file: `letters/${letter.id}.docx` }]);
  expect(files.get(`letters/${letter.id}.docx`)?.equals(await admin.download(at(letter, '/file')))).toBe(
    true,
  );
  expect(files.has(`letters/${draft.id}.docx`)).toBe(false);
});

test('drafts go after 30 days, and letters lose their content after the years that are set', async () => {
  const citizen_id = await newCitizen();
  const template_id = await newTemplate(['{owner.name}'], { subject: 'citizen' });
  const [old, fresh] = [await begin({ template_id, citizen_id }), await begin({ template_id, citizen_id })];
  const letter = await issue(await begin({ template_id, citizen_id }));
  await desk.db.transaction().execute(async transaction => {
    const switched = (how: 'disable' | 'enable') =>
      sql`alter table letters ${sql.raw(how)} trigger user`.execute(transaction);
    await switched('disable');
    await sql`update letters set updated_at = now() - interval '31 days' where id = ${old.id}`.execute(
      transaction,
    );
    await sql`update letters set issued_on = issued_on - 3660 where id = ${letter.id}`.execute(transaction);
    await switched('enable');
  });
  await eraseOldLetters(desk.db);
  expect((await clerk.get(at(old))).status).toBe(404);
  expect((await clerk.get(at(fresh))).status).toBe(200);
  expect((await clerk.get(at(letter))).body).toMatchObject({
    number: letter.number,
    about: '',
    erased_on: today(),
  });
  const notifiedRows = async (...ids: number[]) => {
    const lines = desk.db.selectFrom('history').select(['before', 'after']).where('record', '=', 'letters');
    return lines.where('record_id', 'in', ids).execute();
  };
  const told = await notifiedRows(old.id, letter.id);
  expect(told.length).toBeGreaterThan(3);
  for (const line of told) expect(line).toEqual({ before: null, after: null });
  const { name } = (await clerk.get(`/citizens/${citizen_id}`)).body;
  expect(JSON.stringify(await notifiedRows(fresh.id))).toContain(name);
});
