import type { SearchHit } from '@rto-desk/contract/endpoints/search';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';

test('by a mobile the office comes first, and unproven profiles are marked and can be detached', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const holder = await desk.signIn('user');
  const stranger = await desk.signIn('user');
  const email = 'stranger@example.com';
  const of = (id: number) => desk.db.updateTable('users').where('id', '=', id);
  const verified = sql<string>`now()`;
  await of(stranger.caller.id).set({ phone_verified_at: null, email, email_verified_at: verified }).execute();
  const person = { name: 'Budhram Sahu', mobile: freshMobile() };
  await of(holder.caller.id).set({ phone: person.mobile, phone_verified_at: verified }).execute();
  const office = (await clerk.post('/citizens', person)).body.id;
  const kept = (await holder.post('/citizens', person)).body.id;
  const made = (await stranger.post('/citizens', person)).body.id;
  await stranger.put(`/citizens/${stranger.caller.citizen_id}`, person);
  const listed = async () =>
    (await clerk.get(`/citizens?mobile=${person.mobile}`)).body.data.map(
      (row: { id: number; kept_by: string | null; is_unproven: boolean }) => [
        row.id,
        row.kept_by,
        row.is_unproven,
      ],
    );
  const own = stranger.caller.citizen_id;
  const unproven = [made, own].sort((one, other) => other - one).map(id => [id, 'unverified', true]);
  expect(await listed()).toEqual([[office, null, false], [kept, 'verified', false], ...unproven]);
  await stranger.post(`/citizens/${made}/vehicles`, { registration_no: freshNumber('CG04') });
  expect(await listed()).toContainEqual([made, 'unverified', true]);
  await clerk.post(`/citizens/${made}/vehicles`, { registration_no: freshNumber('CG04') });
  expect((await listed()).slice(0, 2)).toEqual([
    [office, null, false],
    [made, 'unverified', false],
  ]);
  expect((await stranger.delete(`/citizens/${made}/keeper`)).status).toBe(403);
  expect((await clerk.delete(`/citizens/${made}/keeper`)).body.kept_by).toBeNull();
  expect((await clerk.delete(`/citizens/${made}/keeper`)).status).toBe(404);
  expect((await stranger.get(`/citizens/${made}`)).status).toBe(404);
  expect((await clerk.delete(`/citizens/${own}/keeper`)).body.kept_by).toBeNull();
  expect((await stranger.get(`/citizens/${own}`)).status).toBe(404);
  const told = await desk.db
    .selectFrom('messages')
    .select(['recipient', 'purpose', 'body'])
    .where('user_id', '=', stranger.caller.id)
    .execute();
  expect(told.map(({ recipient, purpose }) => [recipient, purpose])).toEqual([
    [email, 'security'],
    [email, 'security'],
  ]);
  expect(told.map(({ body }) => body).join()).not.toContain(person.name);
  // Whom neither a mobile nor an address is verified of is told nothing: it may be a stranger's.
  await of(stranger.caller.id).set({ email: null, email_verified_at: null, citizen_id: office }).execute();
  expect((await clerk.delete(`/citizens/${office}/keeper`)).status).toBe(200);
  const [{ messages } = { messages: 0 }] = await desk.db
    .selectFrom('messages')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('messages'))
    .execute();
  expect(messages).toBe(2);
});

test('staff are asked before the office’s first document goes to an unproven profile', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const stranger = await desk.signIn('user', { unverified: true });
  const person = { name: 'Budhram Sahu', mobile: freshMobile(), dob: '1961-05-04' };
  const mobileOf = (id: number, phone: string) =>
    desk.db.updateTable('users').set({ phone }).where('id', '=', id).execute();
  // The very mobile of the profile is typed in by a stranger as easily.
  await mobileOf(stranger.caller.id, person.mobile);
  const made = async () => (await stranger.post('/citizens', person)).body.id;
  const licence = () => ({ ll_no: freshNumber('CG04') });
  const vehicle = () => ({ registration_no: freshNumber('CG04') });
  const kind = kindOf('puccs');
  const { mobile: _, ...told } = person;
  const unproven = { status: 409, body: { unproven: { ...told, father_name: null } } };

  const id = await made();
  const declared = (await stranger.post(`/citizens/${id}/ll`, { ...licence(), proof: 'ask' })).body;
  const plate = (await stranger.post(`/citizens/${id}/vehicles`, vehicle())).body;
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  for (const call of [
    () => clerk.post(`/citizens/${id}/ll`, { ...licence(), proof: 'ask' }),
    () => clerk.form('POST', `/citizens/${id}/ll`, { ...licence(), proof: 'ask' }, file),
    () => clerk.put(`/ll/${declared.id}`, { ...licence(), proof: 'ask' }),
    () => clerk.post(`/citizens/${id}/vehicles`, { ...vehicle(), proof: 'ask' }),
    () => clerk.put(`/vehicles/${plate.id}`, { ...vehicle(), proof: 'ask' }),
    () => clerk.post(`/vehicles/${plate.id}/puccs`, { ...sampleOf(kind), proof: 'ask' }),
    () => clerk.post(`/vehicles/${plate.id}/noc`, { on: '2026-01-05', to_office: 'Nagpur', proof: 'ask' }),
  ]) {
    expect(await call()).toMatchObject(unproven);
  }
  const { body: after } = await clerk.get(`/citizens/${id}/all-details`);
  expect([after.is_unproven, after.learner_licenses.length, after.vehicles.length]).toEqual([true, 1, 1]);

  // With proof it is kept, and then the profile holds something of the office's.
  expect((await clerk.put(`/ll/${declared.id}`, { ...licence(), proof: 'seen' })).body.origin).toBe('office');
  expect((await clerk.post(`/citizens/${id}/vehicles`, { ...vehicle(), proof: 'ask' })).status).toBe(201);
  // Who says nothing of it knows nothing of it.
  expect((await clerk.post(`/citizens/${await made()}/ll`, licence())).status).toBe(201);
  // A mobile of one's own proves nothing of a profile with another one.
  const holder = await desk.signIn('user');
  const theirs = freshMobile();
  const kept = (await holder.post('/citizens', { ...person, mobile: theirs })).body.id;
  const ask = () => clerk.post(`/citizens/${kept}/ll`, { ...licence(), proof: 'ask' });
  expect((await ask()).status).toBe(409);
  await mobileOf(holder.caller.id, theirs);
  expect((await ask()).status).toBe(201);
});

test('staff are asked again where such a holder has named a profile with papers of the office since', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const stranger = await desk.signIn('user', { unverified: true });
  const person = { name: 'Own Name', mobile: freshMobile() };
  const { id } = (await stranger.post('/citizens', person)).body;
  const add = (proof: 'ask' | 'seen') =>
    clerk.post(`/citizens/${id}/vehicles`, { registration_no: freshNumber('CG04'), proof });
  expect((await add('seen')).status).toBe(201);
  expect((await add('ask')).status, 'the name was seen with the proof').toBe(201);
  await stranger.put(`/citizens/${id}`, { ...person, name: 'Budhram Sahu' });
  expect(await add('ask')).toMatchObject({ status: 409, body: { unproven: { name: 'Budhram Sahu' } } });
  expect((await add('seen')).status).toBe(201);
  expect((await clerk.get(`/citizens/${id}`)).body.name_by_holder_at).toBeNull();
  expect((await add('ask')).status).toBe(201);
});

test('a quick entry asks for proof of identity as every other form does', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const stranger = await desk.signIn('user', { unverified: true });
  const person = { name: 'Budhram Sahu', mobile: freshMobile(), dob: '1961-05-04' };
  const { id } = (await stranger.post('/citizens', person)).body;
  const { dob, ...owner } = person;
  const entry = { ...owner, kind: 'puccs', registration_no: freshNumber('CG04'), until: '2031-05-17' };
  const enter = (more: object) => clerk.post('/quick-entries', { ...entry, ...more });
  expect(await enter({ proof: 'ask' })).toMatchObject({
    status: 409,
    body: { candidates: [{ id, kept_by_account: 'unverified', dob, father_name: null }] },
  });
  expect(await enter({ citizen_id: id, proof: 'ask' })).toMatchObject({
    status: 409,
    body: { unproven: { name: person.name, dob } },
  });
  expect((await enter({ citizen_id: id, proof: 'seen' })).body).toMatchObject({ citizen: { id } });
  await stranger.put(`/citizens/${id}`, { ...person, name: 'Dukalhin Yadu' });
  const next = { until: '2032-05-17', proof: 'ask' };
  expect((await enter(next)).body, 'on a plate that is known').toHaveProperty('unproven');
  expect((await enter({ ...next, proof: 'seen' })).status).toBe(201);
});

test('every search result tells staff whether a profile is proven', async () => {
  const desk = await deskForTest();
  const clerk = await desk.signIn('manager');
  const stranger = await desk.signIn('user', { unverified: true });
  const person = { name: 'Dukalhin Yadu', mobile: freshMobile(), dob: '1961-05-04' };
  const { id } = (await stranger.post('/citizens', person)).body;
  const ll_no = freshNumber('CG04');
  const registration_no = freshNumber('CG04');
  await stranger.post(`/citizens/${id}/ll`, { ll_no });
  await stranger.post(`/citizens/${id}/vehicles`, { registration_no });
  await clerk.post('/citizens', { ...person, mobile: freshMobile() });
  const marks = async (query: string) =>
    (await clerk.get(`/global-search?query=${query}`)).body.map(({ kept_by, dob }: SearchHit) => [
      kept_by,
      dob,
    ]);
  expect(await marks('dukalhin')).toEqual([
    [null, null],
    ['unverified', person.dob],
  ]);
  expect(await marks(ll_no)).toEqual([['unverified', person.dob]]);
  expect(await marks(registration_no)).toEqual([['unverified', person.dob]]);
  for (const path of [`/search/ll?ll_no=${ll_no}`, `/search/vehicle?vehicle_no=${registration_no}`]) {
    expect((await clerk.get(path)).body.data[0].citizen).toMatchObject({
      kept_by: 'unverified',
      dob: person.dob,
    });
    expect((await stranger.get(path)).body.data[0].citizen.kept_by, 'the holder is not shown').toBeNull();
  }
  expect((await stranger.get(`/citizens/${id}`)).body).toMatchObject({ kept_by: null, is_unproven: false });
});

test('a verification by another branch’s manager counts as unverified, and names the branch', async () => {
  const desk = await deskForTest();
  const [own, branch] = await desk.db.selectFrom('branches').selectAll().orderBy('id').limit(2).execute();
  if (own === undefined || branch === undefined) throw new Error('No branches');
  const clerk = await desk.signIn('manager', { branch_id: own.id });
  const other = await desk.signIn('manager', { branch_id: branch.id });
  const admin = await desk.signIn('admin');
  const holder = await desk.signIn('user', { unverified: true });
  const mobile = freshMobile();
  const { id: user } = holder.caller;
  const account = desk.db.updateTable('users').where('id', '=', user);
  await account.set({ phone: mobile, citizen_id: null, added_branch_id: branch.id }).execute();
  const person = { name: 'Budhram Sahu', mobile };
  const { id } = (await holder.post('/citizens', person)).body;
  const seen = async (staff: typeof clerk) => {
    const { kept_by, is_unproven, verified_by_branch } = (await staff.get(`/citizens/${id}`)).body;
    return [kept_by, is_unproven, verified_by_branch];
  };
  expect(await seen(clerk)).toEqual(['unverified', true, null]);
  const verify = (staff: typeof clerk) =>
    staff.post(`/admin/users/${user}/verify-contact`, { contact: mobile });
  expect((await verify(other)).status).toBe(200);
  expect(await seen(other)).toEqual(['verified', false, null]);
  for (const staff of [clerk, admin]) expect(await seen(staff)).toEqual(['unverified', true, branch.name]);

  const licence = { ...sampleOf(kindOf('ll')), proof: 'ask' };
  const asked = await clerk.post(`/citizens/${id}/ll`, licence);
  expect(asked).toMatchObject({ status: 409, body: { unproven: { verified_by_branch: branch.name } } });
  expect(asked.body.message).toContain(branch.name);
  const entry = { ...person, kind: 'puccs', registration_no: freshNumber('CG04'), until: '2031-05-17' };
  expect((await clerk.post('/quick-entries', entry)).body.candidates).toMatchObject([
    { id, kept_by_account: 'unverified', verified_by_branch: branch.name },
  ]);
  expect((await clerk.get(`/global-search?query=${mobile}`)).body).toMatchObject([
    { kept_by: 'unverified', verified_by_branch: branch.name },
  ]);
  // It stays that branch's word when the manager moves on.
  await desk.db.updateTable('users').set({ branch_id: own.id }).where('id', '=', other.caller.id).execute();
  expect(await seen(clerk)).toEqual(['unverified', true, branch.name]);

  expect((await verify(admin)).status).toBe(200);
  for (const staff of [clerk, admin]) expect(await seen(staff)).toEqual(['verified', false, null]);
  // A branch does not replace the word of an admin.
  await account.set({ added_branch_id: own.id }).execute();
  expect((await verify(clerk)).status).toBe(200);
  expect(await seen(admin)).toEqual(['verified', false, null]);
});
