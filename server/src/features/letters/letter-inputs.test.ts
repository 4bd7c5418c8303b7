import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshPlate, openLetterDesk } from '../../testing/letters.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';

const { desk, admin, clerk, newCitizen, newVehicle, newTemplate, begin, at, issue, fileText } =
  await openLetterDesk();

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

test('an answer is kept in an empty field of the record, and never in a filled one', async () => {
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
  expect(draft.labels['vehicle.body_type']).toEqual({ en: 'Vehicle: Body', hi: 'वाहन: बॉडी का प्रकार' });
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

test('a city that is kept is one of the districts, and each record has one line of history', async () => {
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

test('an answer that is kept in a declared vehicle leaves it declared', async () => {
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
  const ended = { insurances: 'end_date', puccs: 'valid_until', taxes: 'tax_upto' };
  for (const [kind, until] of Object.entries(ended)) {
    await clerk.post(`/vehicles/${vehicle_id}/${kind}`, { [until]: '2020-01-31', partial: true });
  }
  const template_id = await newTemplate(['{vehicle.registration_no} {ask.sale_day:date}']);
  const draft = await begin({ template_id, vehicle_id, inputs: { 'ask.sale_day': '05-01-2020' } });
  expect(draft.warnings.toSorted()).toEqual([
    ...['financed', 'insuranceEnded', 'late', 'lateBuyer', 'lateElsewhere', 'puccEnded', 'taxEnded'],
  ]);
  expect(draft.labels['ask.sale_day']).toEqual({ en: 'Date of sale', hi: 'बिक्री की तिथि' });
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
