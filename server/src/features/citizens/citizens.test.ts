import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, test } from 'vitest';
import { freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';

const asha = {
  name: 'आशा वर्मा',
  mobile: '9826011111',
  relation_type: 'Daughter of',
  relation_name: 'Ram Verma',
};

test('a citizen is stored as entered and answered with age, father, counts and permissions', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const answer = await admin.post('/citizens', {
    ...asha,
    dob: '2000-02-29',
    email: ' Asha@Example.com ',
    state: 'Chhattisgarh',
    city: 'Raipur',
    address: '',
  });
  expect(answer.status).toBe(201);
  expect(answer.body).toMatchObject({
    ...asha,
    dob: '2000-02-29',
    email: 'Asha@Example.com',
    address: null,
    father_name: 'Ram Verma',
    learner_licenses_count: 0,
    driving_licenses_count: 0,
    vehicles_count: 0,
    is_primary_profile_for_user: false,
    creator: { id: admin.caller.id },
    branch: { id: await desk.branch('04'), name: 'CG-04: Raipur' },
    permissions: { edit: true, delete: true, message: true },
  });
  expect((await admin.get(`/citizens/${answer.body.id}`)).body).toEqual(answer.body);
});

test('bad input is answered with a sentence for each field and nothing is saved', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const answer = await admin.post('/citizens', {
    name: ' ',
    mobile: '12345',
    dob: '2999-01-01',
    email: 'nobody',
    state: 'Atlantis',
    relation_type: 'Friend of',
  });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({
    name: ['Name is required.'],
    mobile: ['Mobile number must be exactly 10 digits.'],
    dob: ['Date of Birth must be between 01-01-1900 and 31-12-2200.'],
    email: ['Enter a valid email, e.g. name@example.com.'],
    state: ['Choose a valid State.'],
    relation_type: ['Choose a valid Relation.'],
  });
  expect((await admin.get('/citizens')).body.meta.total).toBe(0);
});

test('in Chhattisgarh the city is one of the districts, elsewhere any text', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const refused = await admin.post('/citizens', { ...asha, state: 'Chhattisgarh', city: 'Nagpur' });
  expect(refused.status).toBe(422);
  expect(refused.body.errors).toEqual({ city: ['Choose a district of Chhattisgarh.'] });
  const spelt = { ...asha, state: 'CHHATTISGARH', city: 'gaurella pendra-marwahi', dob: '09-05-1990' };
  expect((await admin.post('/citizens', spelt)).body).toMatchObject({
    state: 'Chhattisgarh',
    city: 'Gaurela-Pendra-Marwahi',
    dob: '1990-05-09',
    branch: { name: 'CG-31: Gaurela-Pendra-Marwahi' },
  });
  const elsewhere = { ...asha, state: 'Uttar Pradesh', city: 'Balrampur', branch_id: '' };
  expect((await admin.post('/citizens', elsewhere)).body).toMatchObject({ city: 'Balrampur', branch: null });
  const kept = await admin.post('/citizens', { ...asha, state: 'Maharashtra', city: 'Nagpur' });
  expect(kept.body).toMatchObject({ city: 'Nagpur', branch: null });
  // The stored city counts when only the state is changed.
  const moved = await admin.put(`/citizens/${kept.body.id}`, { ...asha, state: 'Chhattisgarh' });
  expect(moved.status).toBe(422);
});

test('the list pages newest first, filters, and says where the page stands', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  for (let number = 1; number <= 12; number += 1) {
    await admin.post('/citizens', {
      name: `Citizen ${number}`,
      mobile: `98260000${String(number).padStart(2, '0')}`,
    });
  }
  await admin.post('/citizens', { name: '100%_sure', mobile: '9000000000', father_name: 'Bhagat' });

  const first = await admin.get('/citizens');
  expect(first.body.data.map((row: { name: string }) => row.name).slice(0, 3)).toEqual([
    '100%_sure',
    'Citizen 12',
    'Citizen 11',
  ]);
  expect(first.body.meta).toEqual({
    current_page: 1,
    last_page: 2,
    from: 1,
    to: 10,
    total: 13,
    per_page: 10,
  });
  expect((await admin.get('/citizens?page=2')).body.meta).toMatchObject({ from: 11, to: 13 });
  expect((await admin.get('/citizens?page=9')).body).toMatchObject({
    data: [],
    meta: { from: null, to: null, total: 13 },
  });
  expect((await admin.get('/citizens?per_page=25')).body.data).toHaveLength(13);
  for (const size of ['11', '0', '-1', '1001', 'x']) {
    expect((await admin.get(`/citizens?per_page=${size}`)).status).toBe(422);
  }
  const named = async (query: string) =>
    (await admin.get(`/citizens?${query}`)).body.data.map((row: { name: string }) => row.name);
  expect(await named('q=bhagat')).toEqual(['100%_sure']);
  expect(await named(`q=${encodeURIComponent('%_s')}`)).toEqual(['100%_sure']);
  expect(await named(`q=${encodeURIComponent('00%')}`)).toEqual(['100%_sure']);
  expect(await named(`q=${encodeURIComponent('%_')}`)).toEqual([]);
  expect(await named('q=CITIZEN+12')).toEqual(['Citizen 12']);
  expect(await named('mobile=98260+00007')).toEqual(['Citizen 7']);
  expect(await named('q=citizen&mobile=000011')).toEqual(['Citizen 11']);
});

test('a list and a detail each take two statements at most beside finding the caller', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', asha)).body;
  for (const path of ['/citizens?q=a&mobile=9', `/citizens/${id}`, `/citizens/${id}/all-details`]) {
    desk.forgetStatements();
    expect((await admin.get(path)).status).toBe(200);
    expect(desk.statements.length, path).toBeLessThanOrEqual(3);
  }
});

test('a stale copy is refused with the present record', async () => {
  const desk = await deskForTest();
  const [admin, other] = [await desk.signIn('admin'), await desk.signIn('manager')];
  const { id, updated_at } = (await admin.post('/citizens', asha)).body;
  const saved = await other.put(`/citizens/${id}`, { ...asha, name: 'Asha Sahu', updated_at });
  expect(saved.status).toBe(200);
  const late = await admin.put(`/citizens/${id}`, { ...asha, name: 'Asha Verma', updated_at });
  expect(late.status).toBe(409);
  expect(late.body.current).toMatchObject({ id, name: 'Asha Sahu', updated_at: saved.body.updated_at });
  expect((await admin.put(`/citizens/${id}`, { ...asha, name: 'Asha Verma' })).status).toBe(200);
});

test('an update leaves absent fields alone and clears emptied ones', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', { ...asha, dob: '1990-01-01', address: 'Shankar Nagar' }))
    .body;
  const changed = await admin.put(`/citizens/${id}`, { name: asha.name, mobile: asha.mobile, address: null });
  expect(changed.body).toMatchObject({ dob: '1990-01-01', relation_name: 'Ram Verma', address: null });
});

test('Myself links the profile to the account, once', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const own = await admin.post('/citizens', { ...asha, is_self: true });
  expect(own.body.is_primary_profile_for_user).toBe(true);
  expect((await admin.get('/me')).body.primary_citizen.id).toBe(own.body.id);
  const again = await admin.post('/citizens', { ...asha, is_self: '1' });
  expect(again.status).toBe(422);
  expect(again.body.errors).toEqual({ is_self: ['You already have your own profile.'] });
  expect((await admin.get('/citizens')).body.meta.total).toBe(1);
});

test('a user sees and changes only their own profiles, and deletes none', async () => {
  const desk = await deskForTest();
  const [admin, owner, stranger] = [
    await desk.signIn('admin'),
    await desk.signIn('user'),
    await desk.signIn('user'),
  ];
  const { id } = (await owner.post('/citizens', { ...asha, branch_id: await desk.branch('10') })).body;
  const foreign = (await admin.post('/citizens', asha)).body.id;
  const listed = (await owner.get('/citizens')).body;
  expect(listed.data.map((row: { id: number }) => row.id).sort()).toEqual(
    [owner.caller.citizen_id, id].sort(),
  );
  expect((await owner.get(`/citizens/${id}`)).body).toMatchObject({
    branch: null,
    permissions: { edit: true, delete: false, message: false },
  });
  for (const [who, citizen] of [
    [stranger, id],
    [owner, foreign],
  ] as const) {
    expect((await who.get(`/citizens/${citizen}`)).status).toBe(404);
    expect((await who.get(`/citizens/${citizen}/all-details`)).status).toBe(404);
    expect((await who.put(`/citizens/${citizen}`, asha)).status).toBe(404);
  }
  expect((await owner.delete(`/citizens/${id}`)).status).toBe(403);
  expect((await owner.delete(`/citizens/${id}`)).body.message).toBe('Forbidden (user)');
});

test('a branch manager sees the branch and what has none, and takes over what they save', async () => {
  const desk = await deskForTest();
  const [raipur, bilaspur] = [await desk.branch('04'), await desk.branch('10')];
  const admin = await desk.signIn('admin');
  const clerk = await desk.signIn('manager', { branch_id: raipur });
  const create = async (values: object) => (await admin.post('/citizens', { ...asha, ...values })).body.id;
  const [here, there, nowhere] = [
    await create({ branch_id: raipur }),
    await create({ branch_id: bilaspur }),
    await create({}),
  ];
  expect((await clerk.get('/citizens')).body.data.map((row: { id: number }) => row.id)).toEqual([
    nowhere,
    here,
  ]);
  expect((await clerk.get(`/citizens/${there}`)).status).toBe(404);
  expect((await clerk.put(`/citizens/${there}`, asha)).status).toBe(404);
  const taken = await clerk.put(`/citizens/${nowhere}`, { ...asha, branch_id: bilaspur });
  expect(taken.body.branch_id).toBe(raipur);
  expect((await clerk.put(`/citizens/${here}`, { ...asha, branch_id: null })).body.branch_id).toBe(raipur);
  const made = await clerk.post('/citizens', {
    ...asha,
    branch_id: bilaspur,
    state: 'Chhattisgarh',
    city: 'Bilaspur',
  });
  expect(made.body.branch_id).toBe(raipur);
  expect((await admin.put(`/citizens/${here}`, { ...asha, branch_id: bilaspur })).body.branch_id).toBe(
    bilaspur,
  );
  expect((await clerk.get(`/citizens/${here}`)).status).toBe(404);
});

test('deleting a citizen removes records and files and leaves the account without a profile', async () => {
  const desk = await deskForTest();
  const [admin, owner] = [await desk.signIn('admin'), await desk.signIn('user')];
  const id = owner.caller.citizen_id;
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  const vehicle = (await owner.post(`/citizens/${id}/vehicles`, { registration_no: freshNumber() })).body.id;
  for (const kind of kinds) {
    const path =
      kind.owner === 'citizen' ? `/citizens/${id}/${kind.slug}` : `/vehicles/${vehicle}/${kind.slug}`;
    expect((await admin.form('POST', path, sampleOf(kind), file)).status).toBe(201);
  }
  const deleted = await admin.delete(`/citizens/${id}`);
  expect(deleted).toMatchObject({ status: 200, body: { message: 'Citizen deleted.' } });
  expect((await admin.delete(`/citizens/${id}`)).status).toBe(404);
  const left = await desk.db.selectFrom('files').select('id').where('removed_at', 'is', null).execute();
  expect(left).toEqual([]);
  for (const kind of kinds)
    expect(await desk.db.selectFrom(kind.collection).select('id').execute()).toEqual([]);
  expect((await owner.get('/me')).body).toMatchObject({ citizen_id: null, primary_citizen: null });
});

test('all details nest every licence, vehicle and document', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', asha)).body;
  const vehicles = [];
  for (const registration_no of ['CG04AB1234', 'CG04AB1235']) {
    vehicles.push((await admin.post(`/citizens/${id}/vehicles`, { registration_no })).body);
  }
  const added = new Map<string, unknown>();
  for (const kind of kinds) {
    const path =
      kind.owner === 'citizen' ? `/citizens/${id}/${kind.slug}` : `/vehicles/${vehicles[0].id}/${kind.slug}`;
    added.set(kind.collection, (await admin.post(path, sampleOf(kind))).body);
  }
  const { body } = await admin.get(`/citizens/${id}/all-details`);
  expect(body).toMatchObject({ id, name: asha.name, vehicles_count: 2, learner_licenses_count: 1 });
  expect(body.vehicles.map((vehicle: { id: number }) => vehicle.id)).toEqual([
    vehicles[1].id,
    vehicles[0].id,
  ]);
  for (const kind of kinds) {
    const holder = kind.owner === 'citizen' ? body : body.vehicles[1];
    expect(holder[kind.collection], kind.slug).toEqual([added.get(kind.collection)]);
    if (kind.owner === 'vehicle') expect(body.vehicles[0][kind.collection]).toEqual([]);
  }
});

test('staff see that the holder changed the name before there were office records, until they save', async () => {
  const desk = await deskForTest();
  const holder = await desk.signIn('user');
  const clerk = await desk.signIn('manager');
  const path = `/citizens/${holder.caller.citizen_id}`;
  const renamed = async (name: string) => (await holder.put(path, { name, mobile: asha.mobile })).status;
  const markedAt = async () => (await clerk.get(path)).body.name_by_holder_at;
  expect(await renamed('Before the office knew')).toBe(200);
  await holder.post(`${path}/ll`, { ll_no: freshNumber(), issue_date: '2031-01-01' });
  expect(await markedAt()).toBeNull();
  await clerk.post(`${path}/vehicles`, { registration_no: freshNumber('CG04') });
  expect(await markedAt()).not.toBeNull();
  await clerk.put(path, asha);
  expect(await markedAt()).toBeNull();
  await holder.put(path, { ...asha, address: 'Raipur' });
  expect(await markedAt()).toBeNull();
  await holder.put('/me', { name: 'Somebody Else' });
  expect(await markedAt()).not.toBeNull();
  await clerk.put(path, asha);
  expect(await renamed('Somebody else')).toBe(200);
  expect(await markedAt()).not.toBeNull();
});
