import { kindOf, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, pdf, sampleOf } from '../../testing/samples.ts';
import { moved } from './moved.ts';

const { desk, branch, admin, clerk: ofBranch, elsewhere: ofOtherBranch } = await openBranchesDesk();

const person = async (more: Record<string, unknown> = {}, client: SignedInClient = admin) => {
  const values = { name: 'Sunita Verma', mobile: freshMobile(), ...more };
  const { body, status } = await client.post('/citizens', values);
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

/** What `from` has goes to `into`; answers the merge's id. */
async function merged(from: number, into: number, more: Record<string, unknown> = {}): Promise<number> {
  const { body, status } = await admin.post(`/citizens/${from}/merge`, { into, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  expect(body).toEqual({ id: expect.any(Number), merge_id: body.id, into_id: into });
  return body.id;
}

const refusal = async (from: number, into: number, more: Record<string, unknown> = {}) =>
  (await admin.post(`/citizens/${from}/merge`, { into, ...more })).status;

const vehicleOf = async (id: number, more: Record<string, unknown> = {}, client: SignedInClient = admin) => {
  const { body, status } = await client.post(`/citizens/${id}/vehicles`, {
    registration_no: freshNumber('CG04'),
    ...more,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};

test('every column that names a citizen is moved by a merge, follows by itself, or has a reason', async () => {
  const { rows } = await sql<{ name: string }>`
    select conrelid::regclass::text || '.' || attname as name from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'citizens'::regclass`.execute(desk.db);
  const others = [
    'users.citizen_id', // by hand, since accounts have their history
    'different_people.one_id', // people different from both
    'different_people.other_id',
    ...vehicleKinds.map(({ collection }) => `${collection}.citizen_id`), // with their vehicle
  ];
  const known = [...moved.map(({ table, column }) => `${table}.${column}`), ...others];
  expect(rows.map(({ name }) => name).filter(name => !known.includes(name))).toEqual([]);
});

test('a merge moves records, files, messages, jobs and history to the target; the old address redirects there', async () => {
  const from = await person({ email: 'sunita@example.com', father_name: 'Budhram', branch_id: branch });
  const into = await person({ name: 'सुनीता वर्मा', father_name: 'Budhram Verma', branch_id: branch });
  const vehicle = await vehicleOf(from.id);
  const file = { name: 'pucc.pdf', content: pdf, type: 'application/pdf' };
  const pucc = kindOf('puccs');
  const paper = (await admin.form('POST', `/vehicles/${vehicle.id}/puccs`, sampleOf(pucc), file)).body;
  const licence = (await admin.post(`/citizens/${from.id}/ll`, sampleOf(kindOf('ll')))).body;
  await admin.post(`/citizens/${from.id}/send-message`, { message: 'Namaste' });
  const job = await admin.post('/jobs', {
    ...{ category: 'other', contact_name: 'Sunita', contact_phone: from.mobile, citizen_id: from.id },
  });
  await merged(from.id, into.id, { keep: { father_name: 'from' } });

  const all = (await admin.get(`/citizens/${into.id}/all-details`)).body;
  expect(all).toMatchObject({
    ...{ name: 'सुनीता वर्मा', mobile: into.mobile, email: 'sunita@example.com', father_name: 'Budhram' },
    vehicles: [{ id: vehicle.id, puccs: [{ id: paper.id }] }],
    learner_licenses: [{ id: licence.id }],
  });
  expect((await desk.open(all.vehicles[0].puccs[0].file_path)).status).toBe(200);
  expect((await admin.get(`/citizens/${into.id}/messages`)).body.data).toHaveLength(1);
  expect((await admin.get(`/jobs/${job.body.id}`)).body.citizen).toMatchObject({ id: into.id });
  const told = (await admin.get(`/citizens/${into.id}/history`)).body.data;
  const lines = told.map((line: { record: string; action: string }) => `${line.action} ${line.record}`);
  expect(lines).toEqual(expect.arrayContaining(['created merges', 'created vehicles', 'deleted citizens']));
  expect(lines).not.toContain('updated learner_licenses');

  for (const client of [admin, ofBranch]) {
    for (const path of ['', '/all-details']) {
      const gone = await client.get(`/citizens/${from.id}${path}`);
      expect([gone.status, gone.body.merged_into]).toEqual([404, into.id]);
    }
  }
  const values = { name: 'Sunita', mobile: freshMobile() };
  expect((await admin.put(`/citizens/${from.id}`, values)).body.merged_into).toBe(into.id);
  for (const client of [ofOtherBranch, await desk.signIn('user')]) {
    const gone = await client.get(`/citizens/${from.id}`);
    expect([gone.status, Object.keys(gone.body)]).toEqual([404, ['message']]);
  }
});

describe('who may have what', () => {
  test('two office profiles are merged by staff who reach both', async () => {
    const here = await person({ branch_id: branch });
    const other = await person({ branch_id: branch });
    const there = await person({ branch_id: await desk.branch('10') });
    const into = (id: number) => ({ into: id });
    expect((await ofBranch.post(`/citizens/${here.id}/merge`, into(there.id))).status).toBe(404);
    expect((await ofBranch.post(`/citizens/${there.id}/merge`, into(here.id))).status).toBe(404);
    expect((await ofBranch.post(`/citizens/${here.id}/merge`, into(here.id))).status).toBe(422);
    const { status, body } = await ofBranch.post(`/citizens/${here.id}/merge`, into(other.id));
    expect(status).toBe(201);
    expect((await ofOtherBranch.post(`/merges/${body.id}/undo`)).status).toBe(404);
  });

  test('an account’s profile and the office’s are merged only where staff have seen the person', async () => {
    const holder = await desk.signIn('user');
    const own = holder.caller.citizen_id ?? 0;
    const office = await person();
    await vehicleOf(office.id);
    expect(await refusal(own, office.id)).toBe(409);
    expect(await refusal(office.id, own)).toBe(409);
    expect(await refusal(own, office.id, { seen_at_counter: '  ' })).toBe(409);
    const { mobile } = (await admin.get(`/citizens/${own}`)).body;
    await merged(own, office.id, { seen_at_counter: 'Voter card' });
    expect((await holder.get(`/citizens/${office.id}`)).body).toMatchObject({
      ...{ mobile: office.mobile, is_primary_profile_for_user: true, vehicles_count: 1 },
    });
    const [line] = (await admin.get('/admin/history?record=merges')).body.data;
    expect(line.after).toMatchObject({ seen_at_counter: 'Voter card' });
    const told = await desk.db
      .selectFrom('messages')
      .select('recipient')
      .where('citizen_id', '=', office.id)
      .where('purpose', '=', 'security')
      .execute();
    expect(told.map(one => one.recipient).sort()).toEqual([mobile, office.mobile].sort());
  });

  test('the office’s mobile stays in either direction, unless another is chosen', async () => {
    for (const [way, keep] of [
      ['into', {}],
      ['from', {}],
      ['from', { mobile: 'into' }],
    ] as const) {
      const holder = await desk.signIn('user');
      const own = holder.caller.citizen_id ?? 0;
      const { mobile } = (await admin.get(`/citizens/${own}`)).body;
      const office = await person();
      const [from, into] = way === 'from' ? [office.id, own] : [own, office.id];
      await merged(from, into, { keep, seen_at_counter: 'Voter card' });
      const kept = 'mobile' in keep ? mobile : office.mobile;
      expect((await admin.get(`/citizens/${into}`)).body.mobile).toBe(kept);
    }
  });

  test('profiles of two accounts are never one; two of one account are', async () => {
    const [one, other] = [await desk.signIn('user'), await desk.signIn('user')];
    const more = { seen_at_counter: 'Voter card' };
    expect(await refusal(one.caller.citizen_id ?? 0, other.caller.citizen_id ?? 0, more)).toBe(409);
    const daughter = await person({}, one);
    expect(await refusal(daughter.id, other.caller.citizen_id ?? 0, more)).toBe(409);
    await merged(daughter.id, one.caller.citizen_id ?? 0);
  });

  test('an account with an approved claim is merged with the office’s profile, which stays an office record', async () => {
    const holder = await desk.signIn('user');
    const own = holder.caller.citizen_id ?? 0;
    const office = await person({ dob: '1975-06-07' });
    const { registration_no } = await vehicleOf(office.id);
    expect((await holder.post('/claims', { registration_no })).status).toBe(202);
    expect(await refusal(own, office.id)).toBe(409);
    const { data } = (await admin.get('/claims')).body;
    const approved = await admin.post(`/claims/${data[0].id}/approve`, {});
    expect(approved.status, JSON.stringify(approved.body)).toBe(200);
    // Staff are told which of the two is the office's, its holder is not.
    expect((await admin.get(`/citizens/${office.id}`)).body.is_claimed).toBe(true);
    for (const one of [await admin.get(`/citizens/${own}`), await holder.get(`/citizens/${office.id}`)]) {
      expect(one.body.is_claimed).toBe(false);
    }
    const merge = await merged(office.id, own);
    expect((await holder.get(`/citizens/${own}`)).body).toMatchObject({
      ...{ name: office.name, mobile: office.mobile, dob: '1975-06-07', permissions: { edit: false } },
    });
    expect((await admin.post(`/merges/${merge}/undo`)).body.kept).toEqual([]);
    // A claim is approved for one profile, and says nothing of another entry of the office's.
    const entry = await person();
    expect(await refusal(entry.id, office.id)).toBe(409);
    expect(await refusal(office.id, entry.id)).toBe(409);
    await merged(entry.id, office.id, { seen_at_counter: 'Voter card' });
    expect((await holder.get(`/citizens/${office.id}`)).body.permissions.edit).toBe(false);
  });

  test('registering under a citizen’s name and mobile gives access to nothing', async () => {
    const victim = await person({ dob: '1975-06-07', address: 'Ghar 12, Amlidih', branch_id: branch });
    await admin.post(`/citizens/${victim.id}/ll`, sampleOf(kindOf('ll')));
    const vehicle = await vehicleOf(victim.id);
    const attacker = await desk.signIn('user', { unverified: true, profile: false });
    const self = { name: victim.name, mobile: victim.mobile, is_self: true };
    const own = await person(self, attacker);
    // They have declared the very numbers, too.
    const declared = { registration_no: vehicle.registration_no };
    expect((await attacker.post(`/citizens/${own.id}/vehicles`, declared)).status).toBe(201);
    const { data } = (await ofBranch.get('/citizens/duplicates')).body;
    const pair = data.find((one: { other: { id: number } }) => one.other.id === own.id);
    expect(pair).toMatchObject({ one: { id: victim.id }, other: { kept_by_account: 'unverified' } });
    for (const [from, into] of [
      [victim.id, own.id],
      [own.id, victim.id],
    ] as const) {
      const { status, body } = await ofBranch.post(`/citizens/${from}/merge`, { into });
      expect([status, JSON.stringify(body)]).toEqual([409, expect.not.stringContaining('Amlidih')]);
    }
    expect((await attacker.get(`/citizens/${victim.id}`)).status).toBe(404);
    const seen = (await attacker.get(`/citizens/${own.id}/all-details`)).body;
    expect([seen.dob, seen.address, seen.learner_licenses]).toEqual([null, null, []]);
    expect((await attacker.get('/citizens/similar?name=Sunita')).status).toBe(403);
    expect((await attacker.get('/citizens/duplicates')).status).toBe(403);
  });
});

test('a stale copy of either is refused', async () => {
  const [from, into] = [await person(), await person()];
  const { updated_at } = (await admin.put(`/citizens/${into.id}`, { name: 'Sunita', mobile: into.mobile }))
    .body;
  expect(await refusal(from.id, into.id, { updated_at: into.updated_at.replace(/^\d{4}/, '2020') })).toBe(
    409,
  );
  expect(await refusal(from.id, into.id, { into_updated_at: into.updated_at })).toBe(409);
  await merged(from.id, into.id, { updated_at: from.updated_at, into_updated_at: updated_at });
});

test('numbers that both have: one declared beside one of the office stays so, two declared are named', async () => {
  const holder = await desk.signIn('user');
  const own = holder.caller.citizen_id ?? 0;
  const second = await person({}, holder);
  const registration_no = freshNumber('CG04');
  const declared = await vehicleOf(own, { registration_no }, holder);
  await vehicleOf(second.id, { registration_no }, holder);
  const { status, body } = await admin.post(`/citizens/${second.id}/merge`, { into: own });
  expect([status, body.message]).toEqual([409, expect.stringContaining(registration_no)]);

  const office = await person();
  const kept = await vehicleOf(office.id, { registration_no });
  await merged(own, office.id, { seen_at_counter: 'Voter card' });
  const { data } = (await admin.get(`/citizens/${office.id}/vehicles`)).body;
  expect(data.map(({ id, origin }: { id: number; origin: string }) => [id, origin]).sort()).toEqual([
    [declared.id, 'self'],
    [kept.id, 'office'],
  ]);
});

test('of one licence that both have: declared beside that of the office stays so, two declared are named', async () => {
  const holder = await desk.signIn('user');
  const own = holder.caller.citizen_id ?? 0;
  const [second, office] = [await person({}, holder), await person()];
  const kind = kindOf('dl');
  const values = sampleOf(kind);
  const [declared, twice] = [
    await holder.post(`/citizens/${own}/dl`, values),
    await holder.post(`/citizens/${second.id}/dl`, values),
  ];
  const kept = await admin.post(`/citizens/${office.id}/dl`, values);
  expect([declared.status, twice.status, kept.status]).toEqual([201, 201, 201]);
  const { status, body } = await admin.post(`/citizens/${second.id}/merge`, { into: own });
  expect([status, body.message]).toEqual([409, expect.stringContaining(kept.body.dl_no)]);

  const merge = await merged(own, office.id, { seen_at_counter: 'Voter card' });
  const licences = async () => {
    const { data } = (await admin.get(`/citizens/${office.id}/dl`)).body;
    return data.map(({ id, origin }: { id: number; origin: string }) => [id, origin]);
  };
  const both = [
    [kept.body.id, 'office'],
    [declared.body.id, 'self'],
  ];
  expect(await licences()).toEqual(expect.arrayContaining(both));
  // A third one is refused; each is changed without the other.
  for (const client of [admin, holder]) {
    const again = await client.post(`/citizens/${office.id}/dl`, values);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([422, ['dl_no']]);
  }
  expect((await admin.put(`/dl/${kept.body.id}`, values)).status).toBe(200);
  const other = await admin.post(`/citizens/${office.id}/dl`, sampleOf(kind));
  const renumbered = await admin.put(`/dl/${other.body.id}`, { ...sampleOf(kind), dl_no: values.dl_no });
  expect([renumbered.status, Object.keys(renumbered.body.errors)]).toEqual([422, ['dl_no']]);
  await admin.delete(`/dl/${other.body.id}`);
  expect((await admin.post(`/merges/${merge}/undo`)).status).toBe(200);
  expect(await licences()).toEqual([[kept.body.id, 'office']]);
});
