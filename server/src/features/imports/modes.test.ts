import { expect, test } from 'vitest';
import { listsOf, openListDesk } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';

const { desk, admin, lists } = await openListDesk();

/** A vehicle with an insurance as the office has entered it. */
async function entered(client = admin, more: object = {}) {
  const [registration_no, mobile, number] = [freshNumber('CG04'), freshMobile(), freshNumber('POL')];
  const { body } = await client.post('/quick-entries', {
    ...{ registration_no, mobile, number, kind: 'insurances', until: '2031-05-17', name: 'Devki Sahu' },
    ...more,
  });
  return { registration_no, mobile, number, citizen: body.citizen.id, vehicle: body.vehicle.id };
}

const fields = [
  ...['registration_no', 'name', 'mobile', 'dob', 'email', 'chassis_no'],
  ...['insurances.until', 'insurances.number', 'insurances.company_name'],
];

test.each([
  ['add', 'same', { email: null, chassis_no: null, company_name: null }],
  ['fill', 'fill', { email: 'devki@example.com', chassis_no: 'MA3XYZ', company_name: 'National' }],
] as const)('mode %s of a list makes a row that is kept %s', async (mode, verdict, expected) => {
  const { registration_no, mobile, number, citizen } = await entered();
  const row = [
    registration_no,
    'DEVKI SAHU',
    mobile,
    '',
    'devki@example.com',
    'MA3XYZ',
    '17-05-2031',
    'other 7',
    'National',
  ];
  const id = await lists.check(fields, [row], { mode });
  const [judged] = await lists.rows(id);
  expect(judged).toMatchObject({ verdict, notes: [{ field: 'insurances.number' }] });
  await lists.commit(id);
  const { email, name, vehicles } = (await admin.get(`/citizens/${citizen}/all-details`)).body;
  const [{ chassis_no, insurances }] = vehicles;
  expect({ email, name, chassis_no, company_name: insurances[0].company_name }).toEqual({
    ...expected,
    name: 'Devki Sahu',
  });
  expect(insurances).toMatchObject([{ policy_number: number }]);
});

test('overwriting replaces what differs, never clears, and is for those who see everything', async () => {
  const { registration_no, mobile, citizen } = await entered();
  const row = [
    registration_no,
    'Devki Sahu',
    freshMobile(),
    '01-02-1980',
    '',
    'MA3',
    '17-05-2031',
    'new 7',
    '',
  ];
  const id = await lists.check(fields, [row], { mode: 'overwrite' });
  expect((await lists.rows(id))[0]).toMatchObject({ verdict: 'fill' });
  await lists.commit(id);
  const details = (await admin.get(`/citizens/${citizen}/all-details`)).body;
  expect(details).toMatchObject({ mobile: row[2], dob: '1980-02-01' });
  expect(details.vehicles[0].insurances).toMatchObject([{ policy_number: 'NEW 7' }]);
  expect(mobile).not.toBe(row[2]);
  const branch_id = await desk.branch('04');
  const clerk = await desk.signIn('manager', { branch_id });
  const own = await listsOf(desk, clerk).create(['registration_no'], [['CG04AB1234']]);
  const columns = [{ index: 0, field: 'registration_no' }];
  const mapping = { columns, mode: 'overwrite' };
  expect((await clerk.put(`/imports/${own}/mapping`, mapping)).status).toBe(403);
});

test('of a person whom an account keeps, name, mobile and birth date are never written over', async () => {
  const holder = await desk.signIn('user');
  const citizen = holder.caller.citizen_id;
  const { mobile, name } = (await admin.get(`/citizens/${citizen}`)).body;
  await admin.put(`/citizens/${citizen}`, { name, mobile, dob: '1990-01-01', email: 'old@example.com' });
  const { registration_no } = await entered(admin, { citizen_id: citizen, name: null, mobile: null });
  const row = [
    registration_no,
    'Somebody Else',
    mobile,
    '02-02-1980',
    'new@example.com',
    '',
    '17-05-2031',
    '',
    '',
  ];
  const id = await lists.check(fields, [row], { mode: 'overwrite' });
  expect((await lists.rows(id))[0]).toMatchObject({
    verdict: 'fill',
    notes: [{ field: 'name' }, { field: 'dob' }],
  });
  await lists.commit(id);
  expect((await admin.get(`/citizens/${citizen}`)).body).toMatchObject({
    ...{ name, mobile, dob: '1990-01-01', email: 'new@example.com' },
  });
});

test('a self-declared vehicle becomes an office record where its owner matches, its documents do not', async () => {
  const holder = await desk.signIn('user');
  const citizen = holder.caller.citizen_id;
  const { mobile, name } = (await admin.get(`/citizens/${citizen}`)).body;
  const plate = freshNumber('CG04');
  const declared = (await holder.post(`/citizens/${citizen}/vehicles`, { registration_no: plate })).body.id;
  const number = freshNumber('POL');
  await holder.post(`/vehicles/${declared}/insurances`, {
    end_date: '2031-05-17',
    policy_number: number,
    partial: true,
  });
  const stranger = await desk.signIn('user');
  await stranger.post(`/citizens/${stranger.caller.citizen_id}/vehicles`, { registration_no: plate });
  const some = ['registration_no', 'name', 'mobile', 'insurances.until', 'insurances.number'];
  const taken = await lists.check(some, [[plate, name, mobile, '17-05-2031', number]]);
  expect((await lists.rows(taken))[0]).toMatchObject({
    verdict: 'error',
    problems: [{ field: 'insurances.number' }],
  });
  const id = await lists.check(some, [[plate, name, mobile, '17-05-2031', '']]);
  await lists.commit(id);
  const { vehicles } = (await admin.get(`/citizens/${citizen}/all-details`)).body;
  expect(vehicles).toMatchObject([{ id: declared, origin: 'office' }]);
  expect(vehicles[0].insurances.map(({ origin }: { origin: string }) => origin).sort()).toEqual([
    'office',
    'self',
  ]);
  const others = (await admin.get(`/citizens/${stranger.caller.citizen_id}/vehicles`)).body.data;
  expect(others, 'a copy of the plate elsewhere stays').toMatchObject([{ origin: 'self' }]);
});

test('a later end follows, an earlier one is added as superseded, a number of another is an error', async () => {
  const { registration_no, number } = await entered();
  const other = await entered();
  const some = ['registration_no', 'insurances.until', 'insurances.from', 'insurances.number'];
  const id = await lists.check(some, [
    [registration_no, '17-05-2032', '', ''],
    [registration_no, '17-05-2030', '', ''],
    [registration_no, '17-05-2033', '', number],
    [registration_no, '17-05-2034', '', other.number],
    [registration_no, '17-05-2035', '18-05-2035', ''],
    [registration_no, '', '18-05-2035', ''],
  ]);
  const judged = await lists.rows(id);
  expect(judged.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    'create',
    'create',
    'error',
    'error',
    'error',
    'same',
  ]);
  expect(judged[1].plan).toContain('Older Insurance, until 17-05-2030.');
  expect(judged[2].problems[0].message).toContain('17-05-2031');
  expect(judged[5].notes).toMatchObject([{ field: 'insurances.until' }]);
});

test('a long list has a document in each row, and licences need no plate', async () => {
  const { registration_no, mobile } = await entered();
  const number = freshNumber('CG04');
  const some = ['registration_no', 'name', 'mobile', 'kind', 'until', 'number'];
  const id = await lists.check(some, [
    [registration_no, '', '', 'Insurance', '17-05-2031', ''],
    [registration_no, '', '', 'प्रदूषण', '5 Mar 2031', ''],
    ['', 'Devki Sahu', mobile, 'DL', '05.03.2040', number],
    ['', '', '', 'DL', '05.03.2040', number],
    ['', '', '', 'DL', '05.03.2041', freshNumber('CG04')],
    [registration_no, '', '', '', '17-05-2031', ''],
    [registration_no, '', '', 'Passport', '17-05-2031', ''],
  ]);
  const judged = await lists.rows(id);
  expect(judged.map(({ verdict }: { verdict: string }) => verdict)).toEqual([
    ...['same', 'create', 'create', 'same', 'error', 'error', 'error'],
  ]);
  await lists.commit(id);
  const again = (await admin.get(`/search/dl?dl_no=${number}`)).body;
  expect(again.data).toHaveLength(1);
});

test('a row that names one document twice adds one', async () => {
  const number = freshNumber('POL');
  const some = [
    'registration_no',
    'mobile',
    'kind',
    'until',
    'number',
    'insurances.until',
    'insurances.company_name',
  ];
  const row = (until: string) => [
    ...[
      freshNumber('CG04'),
      freshMobile(),
      'Insurance',
      '17-05-2031',
      `${number} ${until}`,
      until,
      'National',
    ],
  ];
  const rows = [row('17-05-2031'), row(''), row('17-05-2032')];
  const id = await lists.check(some, rows);
  await lists.commit(id);
  const kept = await Promise.all(
    rows.map(async ([plate]) => {
      const { id: vehicle } = (await admin.get(`/search/vehicle?vehicle_no=${plate}`)).body.data[0];
      return (await admin.get(`/vehicles/${vehicle}/insurances`)).body.data;
    }),
  );
  expect(kept.map(({ length }) => length)).toEqual([1, 1, 2]);
  expect(kept[0]).toMatchObject([{ company_name: 'National', policy_number: `${number} 17-05-2031` }]);
});

test('a licence that was renewed keeps its number: its end is written over, or the row says what to do', async () => {
  const [name, mobile, number] = ['Devki Sahu', freshMobile(), freshNumber('CG04')];
  const some = ['name', 'mobile', 'dl.number', 'dl.until'];
  await lists.commit(await lists.check(some, [[name, mobile, number, '01-01-2030']]));
  const renewed = [[name, mobile, number, '01-01-2040']];
  for (const mode of ['add', 'fill'] as const) {
    const [judged] = await lists.rows(await lists.check(some, renewed, { mode }));
    expect(judged).toMatchObject({ verdict: 'error', problems: [{ field: 'dl.number' }] });
    expect(judged.problems[0].message).toContain('01-01-2030');
    expect(judged.problems[0].message).toContain('overwrite');
  }
  const id = await lists.check(some, renewed, { mode: 'overwrite' });
  expect((await lists.rows(id))[0]).toMatchObject({ verdict: 'fill', problems: [] });
  await lists.commit(id);
  const ends = async () =>
    (await admin.get(`/search/dl?dl_no=${number}`)).body.data.map(
      ({ expiry_date }: { expiry_date: string }) => expiry_date,
    );
  expect(await ends()).toEqual(['2040-01-01']);
  const older = await lists.check(some, [[name, mobile, number, '01-01-2035']], { mode: 'overwrite' });
  expect((await lists.rows(older))[0], 'an earlier end never takes its place').toMatchObject({
    verdict: 'error',
  });
  await lists.undo(id);
  expect(await ends()).toEqual(['2030-01-01']);
});

test('columns that make no list are refused', async () => {
  const id = await lists.create(['registration_no', 'puccs.until'], [['CG04AB1234', '1/1/31']]);
  const map = (...columns: [number, string][]) =>
    admin.put(`/imports/${id}/mapping`, {
      columns: columns.map(([index, field]) => ({ index, field })),
      mode: 'add',
    });
  for (const columns of [
    [[1, 'puccs.until']],
    [
      [0, 'registration_no'],
      [1, 'registration_no'],
    ],
    [
      [0, 'registration_no'],
      [7, 'puccs.until'],
    ],
    [
      [0, 'registration_no'],
      [1, 'password'],
    ],
    [
      [0, 'registration_no'],
      [1, 'until'],
    ],
  ] as [number, string][][]) {
    expect((await map(...columns)).body.errors, JSON.stringify(columns)).toHaveProperty('columns');
  }
  const mapped = await map([0, 'registration_no'], [1, 'puccs.valid_until']);
  expect(mapped).toMatchObject({ status: 202, body: { columns: [{}, { field: 'puccs.until' }] } });
  expect((await map([0, 'registration_no'])).status, 'while it is checked').toBe(409);
  expect((await admin.post(`/imports/${id}/commit`)).status, 'before it is checked').toBe(409);
  expect((await admin.post('/imports', { text: ' ' })).body.errors).toHaveProperty('file');
});
