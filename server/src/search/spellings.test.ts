import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SignedInClient } from '../testing/client.ts';
import { DOCX, docxOf } from '../testing/docx.ts';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';

let desk: TestDesk;
let admin: SignedInClient;
let citizen: number;
let reference: string;

const days = { issue_date: '2026-01-05', expiry_date: '2046-01-04' };

beforeAll(async () => {
  desk = await openTestDesk();
  admin = await desk.signIn('admin');
  // Stored in one spelling, typed in another.
  const added = await admin.post('/citizens', {
    name: 'M/s  सन्तोष\u200b ज़मीन',
    mobile: '+91 98260-१२३४५',
    father_name: 'Shri Ram\u00a0Lal',
  });
  expect(added.body).toMatchObject({
    name: 'M/s सन्तोष ज\u093cमीन',
    mobile: '9826012345',
    father_name: 'Shri Ram Lal',
  });
  citizen = added.body.id;
  const { body: vehicle } = await admin.post(`/citizens/${citizen}/vehicles`, {
    registration_no: 'CG–०४.LA 1005',
    chassis_no: 'ma\u2011०0\u200b123456',
  });
  expect(vehicle).toMatchObject({ registration_no: 'CG04LA1005', chassis_no: 'MA00123456' });
  const pucc = { pucc_number: 'p\u00a012', valid_from: '०५-०१-२०२६', valid_until: '2026-07-04' };
  expect((await admin.post(`/vehicles/${vehicle.id}/puccs`, pucc)).body).toMatchObject({
    pucc_number: 'P 12',
    valid_from: '2026-01-05',
  });
  await admin.post(`/citizens/${citizen}/dl`, {
    dl_no: 'CG04 २०१९०००१२३४',
    application_no: 'ap\u20137\u200b7',
    ...days,
  });
  const request = { contact_name: 'सन्तोष', contact_phone: '09826012345', category: 'other' };
  reference = (await desk.visitor.post('/service-requests', request)).body.reference;
  const party = 'सन्तोष ज़मीन';
  const entry = { direction: 'in', party, subject: 'Tax of CG 04 LA-1005', their_number: '12/Tax-7' };
  expect((await admin.post('/register-entries', entry)).status).toBe(201);
  await admin.put('/admin/desk-settings', { money_on: true });
  expect((await admin.post('/clients', { name: party, mobile: '+91 98260 12345' })).status).toBe(201);
  const receipt = { citizen_id: citizen, amount: '500', mode: 'upi', reference: 'UPI CG04LA1005' };
  expect((await admin.post('/receipts', receipt)).status).toBe(201);
  const file = { name: 'letter.docx', content: await docxOf(['{vehicle.registration_no}']), type: DOCX };
  const template = await admin.form(
    'POST',
    '/admin/templates',
    { name: 'Request', subject: 'vehicle' },
    file,
  );
  const letter = { template_id: template.body.id, vehicle_id: vehicle.id };
  expect((await admin.post('/letters', letter)).status).toBe(201);
  await desk.visitor.post('/register', { name: 'सन्तोष', phone: '९८२६० १२३४५', password: 'monsoon-7' });
});
afterAll(() => desk.close());

const mobiles = [
  '9826012345',
  '09826012345',
  '919826012345',
  '+91 98260 12345',
  '\u202a+91 98260 12345\u202c',
  '98260-12345',
  '९८२६०१२३४५',
];
const plates = [
  'CG04LA1005',
  'cg04 la 1005',
  'CG.04.LA.1005',
  'CG–04–LA–1005',
  'CG०४LA1005',
  'ＣＧ04\u200bLA1005',
];
const names = [
  'सन्तोष',
  'संतोष',
  'सन्तोष जमीन',
  'M/s सन्तोष',
  'Messrs. संतोष \u095bमीन',
  'मेसर्स  संतोष',
  'सन्तोष\u200d',
];

const found = async (path: string, name: string, typed: string) => {
  const { status, body } = await admin.get(
    `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: typed })}`,
  );
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data ?? body;
};

describe('every spelling finds it', () => {
  test.each(mobiles)('the mobile %j', async typed => {
    expect(await found('/citizens', 'mobile', typed)).toMatchObject([{ id: citizen }, {}]);
    expect(await found('/global-search', 'query', typed)).toContainEqual(
      expect.objectContaining({ url: expect.stringContaining(`/citizens/${citizen}`) }),
    );
    expect(await found('/admin/users', 'q', typed)).toMatchObject([{ phone: '9826012345' }]);
    expect(await found('/jobs', 'q', typed)).toMatchObject([{ reference }]);
    const tracked = await desk.visitor.get(`/track?${new URLSearchParams({ reference, phone: typed })}`);
    expect(tracked.body).toMatchObject({ reference });
    for (const field of ['login_identifier', 'phone']) {
      const signedIn = await desk.visitor.post('/login', { [field]: typed, password: 'monsoon-7' });
      expect(signedIn.status, field).toBe(200);
    }
    const second = await desk.visitor.post('/register', { name: 'Ram', phone: typed, password: 'monsoon-7' });
    expect(second.body.errors).toHaveProperty('phone');
  });

  test.each(plates)('the plate %j', async typed => {
    expect(await found('/search/vehicle', 'vehicle_no', typed)).toMatchObject([
      { registration_no: 'CG04LA1005' },
    ]);
    expect(await found('/global-search', 'query', typed)).toContainEqual(
      expect.objectContaining({ title: expect.stringContaining('CG04LA1005') }),
    );
    expect(await found('/reports/expiries?start_date=2026-01-01', 'vehicle_no', typed)).toHaveLength(1);
    const twice = await admin.post(`/citizens/${citizen}/vehicles`, { registration_no: typed });
    expect(twice.body.errors).toHaveProperty('registration_no');
  });

  test.each(names)('the name %j', async typed => {
    const isThere = expect.objectContaining({ id: citizen });
    expect(await found('/citizens', 'q', typed)).toContainEqual(isThere);
    expect(await found('/global-search', 'query', typed)).toContainEqual(
      expect.objectContaining({ url: expect.stringContaining(`/citizens/${citizen}`) }),
    );
    expect(await found('/reports/expiries?start_date=2026-01-01', 'owner_name', typed)).not.toEqual([]);
  });

  test.each(['Ram Lal', 'Ram  Lal', 'shri ram lal', 'RAM\u00a0LAL'])('the father’s name %j', async typed => {
    expect(await found('/citizens', 'q', typed)).toMatchObject([{ id: citizen }]);
  });

  test.each(['CG0420190001234', 'cg04-20190001234', 'CG04 २०१९०००१२३४'])('the licence %j', async typed => {
    expect(await found('/search/dl', 'dl_no', typed)).toMatchObject([{ citizen_id: citizen }]);
  });

  test.each(['AP-77', 'ap77', 'AP\u201377', 'ap\u200b ७७'])('the application %j', async typed => {
    expect(await found('/search/dl', 'application_no', typed)).toMatchObject([{ citizen_id: citizen }]);
  });

  test.each(['ma00123456', 'MA-00123456', 'मA00123456'.replace('म', 'M'), '००१२३४५६'])(
    'the chassis %j',
    async typed => {
      expect(await found('/search/vehicle', 'chassis_no', typed)).toMatchObject([
        { registration_no: 'CG04LA1005' },
      ]);
    },
  );

  test.each(mobiles)('the client with the mobile %j', async typed => {
    expect(await found('/clients', 'q', typed)).toMatchObject([{ mobile: '9826012345' }]);
  });

  test.each([...plates, 'CG-04-LA-1005'])('papers about the vehicle %j', async typed => {
    // The subject was typed with gaps, the letter says the number as it is stored.
    expect(await found('/register-entries', 'q', typed)).toMatchObject([{ party: 'सन्तोष ज\u093cमीन' }]);
    expect(await found('/letters', 'q', typed)).toHaveLength(1);
    expect(await found('/receipts', 'q', typed)).toMatchObject([{ reference: 'UPI CG04LA1005' }]);
    const urls = (await found('/global-search', 'query', typed)).map(({ url }: { url: string }) => url);
    for (const of of ['/register-entries', '/letters', '/receipts']) expect(urls.join(' ')).toContain(of);
  });

  test.each(names.filter(name => !name.includes('M')))('papers and clients of the name %j', async typed => {
    expect(await found('/register-entries', 'q', typed)).toHaveLength(1);
    expect(await found('/clients', 'q', typed)).toHaveLength(1);
  });

  test.each(['12/Tax-7', '१२/Tax–7', '12/TAX\u200b-7'])('the number of the other side %j', async typed => {
    expect(await found('/register-entries', 'q', typed)).toHaveLength(1);
  });

  test('the reference of a request', async () => {
    const spellings = [
      reference.toLowerCase(),
      reference.replaceAll('-', '–'),
      reference.replaceAll('-', '\u00a0'),
    ];
    for (const typed of spellings) {
      const tracked = await desk.visitor.get(
        `/track?${new URLSearchParams({ reference: typed, phone: '9826012345' })}`,
      );
      expect(tracked.body, typed).toMatchObject({ reference });
      expect(await found('/jobs', 'q', typed)).toMatchObject([{ reference }]);
    }
  });
});

test('a part of a mobile is found behind what stands before it', async () => {
  for (const typed of ['98260', '+91 98260', '098260', '9198260', '12345', '९८२६०']) {
    const ids = (await found('/citizens', 'mobile', typed)).map((one: { id: number }) => one.id);
    expect(ids, typed).toContain(citizen);
  }
});

test('a mobile of another length is refused and never cut', async () => {
  for (const mobile of ['98260123456', '982601234', '+91 982601234567']) {
    const { status, body } = await admin.post('/citizens', { name: 'Ram', mobile });
    expect([status, body.errors]).toEqual([422, { mobile: ['Mobile number must be exactly 10 digits.'] }]);
  }
});
