import type { Letter } from '@rto-desk/contract/endpoints/letters';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { yearOfSeries } from '@rto-desk/contract/series';
import { type RawBuilder, sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Queryable } from '../../platform/database/database.ts';
import { DOCX, docxOf } from '../../testing/docx.ts';
import { freshPlate, openLetterDesk, shownText } from '../../testing/letters.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

const {
  desk,
  admin,
  clerk,
  colleague,
  elsewhere,
  newCitizen,
  newVehicle,
  newTemplate,
  begin,
  at,
  issue,
  fileText,
} = await openLetterDesk();

const year = yearOfSeries('letter', today());

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
