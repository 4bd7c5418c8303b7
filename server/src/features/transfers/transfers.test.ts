import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshNumber, freshWord, inDays, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const sale = { kind: 'sale', on: '2026-01-05' };
const asPdf = { name: 'policy.pdf', content: pdf, type: 'application/pdf' };

/** An account with a profile of its own, whose name and mobile the office has saved. */
async function holder(name = `Birsa ${freshWord()}`) {
  const client = await desk.signIn('user');
  const mobile = freshMobile();
  const id = client.caller.citizen_id ?? 0;
  await admin.put(`/citizens/${id}`, { name, mobile });
  return { client, id, name, mobile };
}

/** A vehicle of an owner, with a policy and its scan. */
async function lorry(of: { id: number }) {
  const registration_no = freshNumber('CG04');
  const { body } = await admin.post(`/citizens/${of.id}/vehicles`, { registration_no });
  const values = sampleOf(kindOf('insurances'), { end_date: inDays(7) });
  const policy = await admin.form('POST', `/vehicles/${body.id}/insurances`, values, asPdf);
  expect(policy.status).toBe(201);
  return { id: body.id as number, plate: registration_no, policy: policy.body.id as number };
}

const give = (vehicle: number, body: object) => admin.post(`/vehicles/${vehicle}/transfers`, body);
const policiesOf = async (client: SignedInClient, vehicle: number) =>
  client.get(`/vehicles/${vehicle}/insurances`);

test('a vehicle goes to its next owner with its papers, whose scans open for staff alone from then on', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, plate, policy } = await lorry(giver);
  const [own] = (await policiesOf(giver.client, id)).body.data;
  expect((await desk.open(own.file_path)).status).toBe(200);
  const before = (await policiesOf(admin, id)).body.data[0];

  const given = await give(id, { ...sale, to_citizen_id: taker.id, remarks: 'Form 29, 30' });
  expect(given).toMatchObject({ status: 201, body: { id: expect.any(Number), copies: [] } });
  const after = (await policiesOf(admin, id)).body.data[0];
  expect(after).toMatchObject({ id: policy, citizen_id: taker.id, policy_number: before.policy_number });
  expect([after.start_date, after.end_date]).toEqual([before.start_date, before.end_date]);
  expect((await desk.open(after.file_path)).status, 'staff still open it').toBe(200);

  expect((await policiesOf(giver.client, id)).status).toBe(404);
  expect((await desk.open(own.file_path)).status, 'a link that was given before').toBe(404);
  const [closed] = (await policiesOf(taker.client, id)).body.data;
  expect(closed).toMatchObject({ id: policy, file_path: null, file_type: null });
  const details = (await taker.client.get(`/citizens/${taker.id}/all-details`)).body;
  expect(details.vehicles[0].insurances[0].file_path).toBeNull();
  // By an address of the taker's session, as if they had guessed its name.
  const { rows } = await sql<{ closed: boolean }>`
    select closed_by is not null as closed from files join insurances on file_id = files.id
    where insurances.id = ${policy}`.execute(desk.db);
  expect(rows).toEqual([{ closed: true }]);

  const since = sampleOf(kindOf('insurances'), { start_date: '2026-01-06', end_date: inDays(400) });
  const added = await admin.form('POST', `/vehicles/${id}/insurances`, since, asPdf);
  const later = (await policiesOf(taker.client, id)).body.data.find(
    (one: { id: number }) => one.id === added.body.id,
  );
  expect((await desk.open(later.file_path)).status, 'what was added since').toBe(200);

  const former = (await giver.client.get(`/citizens/${giver.id}/former-vehicles`)).body;
  expect(former).toMatchObject({
    data: [{ registration_no: plate, kind: 'sale', until: sale.on }],
    meta: { total: 1 },
  });
  expect(JSON.stringify(former)).not.toContain(taker.name);
  const owners = (await admin.get(`/vehicles/${id}/owners`)).body;
  expect(owners.data).toEqual([
    {
      transfer_id: given.body.id,
      citizen: { id: taker.id, name: taker.name },
      from: sale.on,
      until: null,
      kind: 'sale',
      remarks: 'Form 29, 30',
      undoable: given.body.id,
    },
    {
      transfer_id: null,
      citizen: { id: giver.id, name: giver.name },
      from: null,
      until: sale.on,
      kind: null,
      remarks: null,
      undoable: null,
    },
  ]);
  for (const citizen of [giver, taker]) {
    const { data } = (await admin.get(`/citizens/${citizen.id}/history`)).body;
    const line = { record: 'transfers', action: 'created', title: plate };
    expect(data).toContainEqual(expect.objectContaining(line));
  }
});

test("what was brought between the sale and the day it was entered is the next owner's to open", async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id } = await lorry(giver);
  const form = async (client: SignedInClient, values: object) => {
    const { body } = await client.form(
      'POST',
      `/vehicles/${id}/puccs`,
      { ...sampleOf(kindOf('puccs')), ...values },
      asPdf,
    );
    return body.id as number;
  };
  const later = { valid_from: '2026-01-05', valid_until: '2031-05-17' };
  const since = await form(admin, later);
  const declared = await form(giver.client, later);
  const early = await form(admin, { ...later, valid_from: '2026-01-04' });
  const unknown = await form(admin, { ...later, valid_from: '', partial: '1' });
  const kept = await form(admin, later);
  await sql`update files set created_at = '2026-01-05 23:00+05:30' from puccs
    where files.id = file_id and puccs.id = ${kept}`.execute(desk.db);
  const given = await give(id, { ...sale, to_citizen_id: taker.id });
  const opens = async ({ client }: { client: SignedInClient }) => {
    const { data } = (await client.get(`/vehicles/${id}/puccs`)).body;
    const open = data.filter(({ file_path }: { file_path: string | null }) => file_path !== null);
    return open.map((one: { id: number }) => one.id).toSorted((a: number, b: number) => a - b);
  };
  expect(await opens(taker)).toEqual([since]);
  await admin.post(`/transfers/${given.body.id}/undo`);
  expect(await opens(giver)).toEqual([since, declared, early, unknown, kept]);
});

test('the present owner is reminded, and stands in the report', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, plate, policy } = await lorry(giver);
  // The giver has been reminded of the week that is left.
  await sql`insert into reminders (kind, document_id, end_field, expiry_date, stage)
    select kind, document_id, end_field, expiry_date, 7 from expiries
    where kind = 'insurances' and document_id = ${policy}`.execute(desk.db);
  await give(id, { ...sale, to_citizen_id: taker.id });
  const { data } = (await admin.get(`/reports/expiries?vehicle_no=${plate}`)).body;
  expect(data).toMatchObject([{ citizen_id: taker.id, owner_mobile: taker.mobile }]);
  const due: { vehicle_no: string; owner_mobile: string }[] = [];
  for (let page = 1; page <= (await admin.get('/admin/reminders/due')).body.meta.last_page; page += 1) {
    due.push(...(await admin.get(`/admin/reminders/due?page=${page}`)).body.data);
  }
  const mine = due.filter(one => one.vehicle_no === plate);
  expect(mine.map(({ owner_mobile }) => owner_mobile)).toEqual([taker.mobile]);
  const empty = (await admin.get(`/citizens/${giver.id}/all-details`)).body;
  expect(empty.vehicles).toEqual([]);
});

test('the next owner is the only match by name and mobile, otherwise the clerk chooses', async () => {
  const giver = await holder();
  const known = { name: 'Shri Budhram Sahu', mobile: freshMobile() };
  const { id: knownId } = (await admin.post('/citizens', known)).body;
  const first = await lorry(giver);
  const same = await give(first.id, { ...sale, to: { ...known, name: 'budhram  sahu' } });
  expect(same).toMatchObject({ status: 201, body: { to_citizen_id: knownId } });

  const second = await lorry(giver);
  const asked = await give(second.id, { ...sale, to: { ...known, name: 'Sunita Sahu' } });
  expect(asked).toMatchObject({ status: 409, body: { candidates: [{ id: knownId, vehicles_count: 1 }] } });
  const somebodyNew = await give(second.id, {
    ...sale,
    to: { ...known, name: 'Sunita Sahu' },
    new_citizen: true,
  });
  expect(somebodyNew.status).toBe(201);
  expect(somebodyNew.body.to_citizen_id).not.toBe(knownId);

  const third = await lorry(giver);
  const managedByAnyone = await holder();
  await sql`update users set phone = ${managedByAnyone.mobile}, phone_verified_at = null
    where id = ${managedByAnyone.client.caller.id}`.execute(desk.db);
  const { name, mobile } = managedByAnyone;
  expect((await give(third.id, { ...sale, to: { name, mobile } })).status, 'kept by anybody').toBe(409);
  const unknown = await give(third.id, { ...sale, to: { name: 'Nobody Yet', mobile: freshMobile() } });
  expect(unknown.status).toBe(201);
});

test('an impossible transfer is refused with a sentence', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, plate } = await lorry(giver);
  const stamp = (await admin.get(`/citizens/${giver.id}/vehicles`)).body.data[0].updated_at;
  expect(Object.keys((await give(id, {})).body.errors).sort()).toEqual(['kind', 'on']);
  expect((await give(id, sale)).body.errors).toHaveProperty('to_citizen_id');
  expect((await give(id, { ...sale, to_citizen_id: giver.id })).body.errors).toHaveProperty('to_citizen_id');
  expect((await give(id, { ...sale, on: inDays(1), to_citizen_id: taker.id })).body.errors).toHaveProperty(
    'on',
  );
  await admin.put(`/vehicles/${id}`, { registration_no: plate, colour: 'Red' });
  const stale = await give(id, { ...sale, to_citizen_id: taker.id, updated_at: stamp });
  expect(stale).toMatchObject({ status: 409, body: { current: { id, colour: 'Red' } } });
  expect((await give(id, { ...sale, to_citizen_id: taker.id })).status).toBe(201);
  const earlier = await give(id, { ...sale, on: '2026-01-04', to_citizen_id: giver.id });
  expect(earlier.body.errors).toHaveProperty('on');
});

test('the city of a new owner sets the district as for every new citizen', async () => {
  const { id } = await lorry(await holder());
  const to = { name: 'Nobody Yet', mobile: freshMobile(), state: 'Chhattisgarh' };
  const refused = await give(id, { ...sale, to: { ...to, city: 'Atlantis' } });
  expect(refused).toMatchObject({ status: 422, body: { errors: { city: [expect.any(String)] } } });
  const given = await give(id, { ...sale, to: { ...to, city: 'raipur' } });
  expect((await admin.get(`/citizens/${given.body.to_citizen_id}`)).body).toMatchObject({ city: 'Raipur' });
});

test('a declared vehicle does not replace an office record elsewhere', async () => {
  const [keeper, declarer, taker] = [await holder(), await holder(), await holder()];
  const { plate } = await lorry(keeper);
  const own = `/citizens/${declarer.id}/vehicles`;
  const copy = (await declarer.client.post(own, { registration_no: plate })).body.id;
  const refused = await give(copy, { ...sale, to_citizen_id: taker.id });
  expect(refused).toMatchObject({ status: 422, body: { errors: { registration_no: [expect.any(String)] } } });
  expect((await declarer.client.get(own)).body.data).toMatchObject([{ id: copy, origin: 'self' }]);
});

test('a former owner’s own data has the vehicle’s mark and nothing of the new owner', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, plate } = await lorry(giver);
  await give(id, { ...sale, to_citizen_id: taker.id, remarks: `Paid by ${taker.name}` });
  const answer = await fetch(`${desk.address}/api/me/data`, {
    headers: { authorization: `Bearer ${giver.client.token}` },
  });
  const files = await unzip(Buffer.from(await answer.arrayBuffer()));
  expect([...files.keys()]).toEqual(['data.json']);
  const text = files.get('data.json')?.toString() ?? '';
  const data = JSON.parse(text);
  expect(data.former_vehicles).toEqual([
    { citizen_id: giver.id, registration_no: plate, kind: 'sale', until: sale.on },
  ]);
  expect(data.history).toContainEqual(
    expect.objectContaining({ record: 'transfers', title: plate, action: 'created' }),
  );
  expect(text).not.toContain(taker.name);
  expect(text).not.toContain('to_citizen_id');
});

test('a manager cannot transfer to another branch’s citizen, and sees none of its owners', async () => {
  const [here, there] = [await desk.branch('04'), await desk.branch('05')];
  const clerk = await desk.signIn('manager', { branch_id: here });
  const [giver, stranger, taker] = [await holder(), await holder(), await holder()];
  await admin.put(`/citizens/${stranger.id}`, {
    name: stranger.name,
    mobile: stranger.mobile,
    branch_id: there,
  });
  const { id } = await lorry(giver);
  const refused = await clerk.post(`/vehicles/${id}/transfers`, { ...sale, to_citizen_id: stranger.id });
  expect(refused.status).toBe(404);
  await give(id, { ...sale, to_citizen_id: stranger.id });
  expect((await clerk.get(`/vehicles/${id}/owners`)).status).toBe(404);
  await give(id, { ...sale, to_citizen_id: taker.id });
  const { data } = (await clerk.get(`/vehicles/${id}/owners`)).body;
  expect(data.map(({ citizen }: { citizen: { id: number } | null }) => citizen?.id ?? null)).toEqual([
    taker.id,
    null,
    giver.id,
  ]);
  expect(data[0].undoable, 'that is for admins').toBeNull();
});

test('who has declared the same vehicle is named, and nothing of theirs is touched', async () => {
  const [giver, taker, third] = [await holder(), await holder(), await holder()];
  const { id, plate } = await lorry(giver);
  const own = `/citizens/${third.id}/vehicles`;
  await third.client.post(own, { registration_no: plate });
  const [declared] = (await third.client.get(own)).body.data;
  const given = await give(id, { ...sale, to_citizen_id: taker.id });
  expect(given.body.copies).toEqual([{ citizen_id: third.id, name: third.name }]);
  expect((await third.client.get(own)).body.data).toEqual([declared]);

  const joined = await give(id, { ...sale, to_citizen_id: third.id });
  expect(joined).toMatchObject({ status: 201, body: { copies: [] } });
  expect((await third.client.get(own)).body.data).toMatchObject([{ id, origin: 'office' }]);
  const only = freshNumber('CG04');
  await third.client.post(own, { registration_no: only });
  const { plate: entered } = await lorry(third);
  for (const [client, mark] of [
    [admin, only],
    [third.client, entered],
  ] as const) {
    const twice = await client.post(own, { registration_no: mark });
    expect(twice.body.errors, 'whoever entered the first').toHaveProperty('registration_no');
  }
  // Of what is there nothing more is entered under that mark.
  for (const client of [third.client, admin]) {
    const again = await client.post(own, { registration_no: plate });
    expect(again).toMatchObject({ status: 422, body: { errors: { registration_no: [expect.any(String)] } } });
  }
  const other = await admin.post(own, { registration_no: freshNumber('CG04') });
  const renamed = await admin.put(`/vehicles/${other.body.id}`, { registration_no: plate });
  expect(renamed.body.errors).toHaveProperty('registration_no');

  // The seller says that they have it again.
  const back = (await give(id, { ...sale, to_citizen_id: giver.id })).body.id;
  await taker.client.post(`/citizens/${taker.id}/vehicles`, { registration_no: plate });
  expect((await admin.post(`/transfers/${back}/undo`)).status).toBe(200);
});

test('what the next owner had declared of the vehicle joins it, and is theirs again when the transfer is undone', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, plate, policy } = await lorry(giver);
  const of = (owner: { id: number }) => `/citizens/${owner.id}/all-details`;
  const own = `/citizens/${taker.id}/vehicles`;
  const declared = (await taker.client.post(own, { registration_no: plate, colour: 'Blue' })).body;
  const { policy_number } = (await policiesOf(admin, id)).body.data[0];
  const same = sampleOf(kindOf('insurances'), { policy_number, end_date: inDays(300) });
  const insurance = (await taker.client.post(`/vehicles/${declared.id}/insurances`, same)).body;
  const puc = sampleOf(kindOf('puccs'));
  const pucc = (await taker.client.form('POST', `/vehicles/${declared.id}/puccs`, puc, asPdf)).body;
  const confirmed = (await taker.client.post(`/vehicles/${declared.id}/taxes`, sampleOf(kindOf('taxes'))))
    .body;
  const before = (await taker.client.get(of(taker))).body.vehicles;

  const transfer = (await give(id, { ...sale, to_citizen_id: taker.id })).body;
  const [vehicle, ...more] = (await taker.client.get(of(taker))).body.vehicles;
  expect(more, 'they see one').toEqual([]);
  expect(vehicle).toMatchObject({
    ...{ id, origin: 'office', colour: null },
    puccs: [{ id: pucc.id, origin: 'self', pucc_number: pucc.pucc_number }],
    taxes: [{ id: confirmed.id, origin: 'self' }],
  });
  expect((await desk.open(vehicle.puccs[0].file_path)).status, 'they open what is theirs').toBe(200);
  expect(vehicle.insurances).toHaveLength(2);
  const moved = vehicle.insurances.find((one: { id: number }) => one.id === insurance.id);
  expect(moved, 'the number stands on the office’s policy').toMatchObject({
    ...{ origin: 'self', policy_number: null, end_date: insurance.end_date },
  });

  await admin.post(`/taxes/${confirmed.id}/confirm`, { proof: 'seen' });
  expect((await admin.post(`/transfers/${transfer.id}/undo`)).status).toBe(200);
  const after = (await taker.client.get(of(taker))).body.vehicles;
  const without = (vehicles: { puccs: object[] }[]) =>
    vehicles.map(one => ({
      ...one,
      ...{ taxes: [], updated_at: null },
      puccs: one.puccs.map(each => ({ ...each, file_path: null, updated_at: null })),
      insurances: [],
    }));
  expect(without(after)).toEqual(without(before));
  expect(after[0].insurances).toMatchObject([{ id: insurance.id, policy_number, origin: 'self' }]);
  expect(after[0].taxes, 'what staff have confirmed stays with the vehicle').toEqual([]);
  const [back] = (await admin.get(of(giver))).body.vehicles;
  expect(back).toMatchObject({ id, insurances: [{ id: policy }], taxes: [{ id: confirmed.id }] });
});

test('an admin takes the last transfer back within thirty days, with what was added since', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, policy } = await lorry(giver);
  const first = (await give(id, { ...sale, to_citizen_id: taker.id })).body.id;
  const added = await admin.post(`/vehicles/${id}/puccs`, sampleOf(kindOf('puccs')));
  const clerk = await desk.signIn('manager');
  expect((await clerk.post(`/transfers/${first}/undo`)).status).toBe(403);
  const { updated_at, registration_no } = (await admin.get(`/citizens/${taker.id}/vehicles`)).body.data[0];
  await clerk.put(`/vehicles/${id}`, { registration_no, colour: 'Red' });
  const stale = await admin.post(`/transfers/${first}/undo`, { updated_at });
  expect(stale).toMatchObject({ status: 409, body: { current: { id, colour: 'Red' } } });
  expect((await admin.post(`/transfers/${first}/undo`)).status).toBe(200);
  const [vehicle] = (await giver.client.get(`/citizens/${giver.id}/all-details`)).body.vehicles;
  expect(vehicle).toMatchObject({ id, insurances: [{ id: policy }], puccs: [{ id: added.body.id }] });
  expect((await desk.open(vehicle.insurances[0].file_path)).status, 'opens again').toBe(200);
  expect((await admin.get(`/vehicles/${id}/owners`)).body.meta.total).toBe(1);
  expect((await giver.client.get(`/citizens/${giver.id}/former-vehicles`)).body.data).toEqual([]);
  expect((await admin.post(`/transfers/${first}/undo`)).status, 'once').toBe(409);

  const second = (await give(id, { ...sale, to_citizen_id: taker.id })).body.id;
  const third = (await give(id, { ...sale, to_citizen_id: giver.id })).body.id;
  expect((await admin.post(`/transfers/${second}/undo`)).status, 'a later one stands').toBe(409);
  await sql`update transfers set created_at = now() - interval '31 days' where id = ${third}`.execute(
    desk.db,
  );
  expect((await admin.post(`/transfers/${third}/undo`)).status, 'too late').toBe(409);
  await sql`update transfers set created_at = now() - interval '29 days' where id = ${third}`.execute(
    desk.db,
  );
  expect((await admin.post(`/transfers/${third}/undo`)).status).toBe(200);
  expect((await admin.post(`/transfers/${second}/undo`)).status).toBe(200);
  await admin.delete(`/citizens/${taker.id}`);
  expect((await admin.get(`/vehicles/${id}/owners`)).body.data).toMatchObject([
    { citizen: { id: giver.id }, from: null },
  ]);
});

test('files added for the new owner open for staff alone after the undo', async () => {
  const [giver, taker] = [await holder(), await holder()];
  const { id, policy } = await lorry(giver);
  const given = (await give(id, { ...sale, to_citizen_id: taker.id })).body.id;
  for (const client of [taker.client, admin]) {
    await client.form('POST', `/vehicles/${id}/puccs`, sampleOf(kindOf('puccs')), asPdf);
  }
  const opens = async (client: SignedInClient, slug: string) => {
    const { data } = (await client.get(`/vehicles/${id}/${slug}`)).body;
    return data.map(({ file_path }: { file_path: string | null }) => file_path !== null);
  };
  expect(await opens(taker.client, 'puccs')).toEqual([true, true]);
  expect((await admin.post(`/transfers/${given}/undo`)).status).toBe(200);
  expect(await opens(giver.client, 'puccs')).toEqual([false, false]);
  expect(await opens(admin, 'puccs')).toEqual([true, true]);
  const [own] = (await policiesOf(giver.client, id)).body.data;
  expect([own.id, (await desk.open(own.file_path)).status]).toEqual([policy, 200]);
});

test('two clerks who transfer one vehicle at once do so one after the other', async () => {
  const [giver, one, other] = [await holder(), await holder(), await holder()];
  const { id } = await lorry(giver);
  const { updated_at } = (await admin.get(`/citizens/${giver.id}/vehicles`)).body.data[0];
  const answers = await Promise.all(
    [one, other].map(taker => give(id, { ...sale, to_citizen_id: taker.id, updated_at })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
});
