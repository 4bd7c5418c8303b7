import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { times } from '../../testing/long.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const ROUNDS = times({ short: 8, long: 100, trust: 400 });

const person = async () =>
  (await admin.post('/citizens', { name: `Budhram ${freshWord()}`, mobile: freshMobile() })).body;

/** Each is the first once. */
const inTurn = <T>(all: readonly T[], round: number): T[] => [
  ...all.slice(round % all.length),
  ...all.slice(0, round % all.length),
];

/** Documents whose owner differs from their vehicle's, and vehicles without an owner. */
async function strays(): Promise<unknown[]> {
  const { rows } = await sql`
    select puccs.id from puccs join vehicles on vehicles.id = vehicle_id where puccs.citizen_id <> vehicles.citizen_id
    union all select document_id from expiries where not exists (select from citizens where citizens.id = expiries.citizen_id)
    union all select record_id from searchable_numbers where not exists (
      select from citizens where citizens.id = searchable_numbers.citizen_id)`.execute(desk.db);
  return rows;
}

test('people are changed, get papers and are merged the other way round while they are merged and that is undone', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [from, into, buyer] = [await person(), await person(), await person()];
    const plate = { registration_no: freshNumber('CG04') };
    const vehicle = (await admin.post(`/citizens/${from.id}/vehicles`, plate)).body;
    const name = `Renamed ${freshWord()}`;
    const all = [
      () => admin.post(`/citizens/${from.id}/merge`, { into: into.id, updated_at: from.updated_at }),
      () => admin.put(`/citizens/${from.id}`, { name, mobile: from.mobile, updated_at: from.updated_at }),
      () => admin.post(`/citizens/${into.id}/merge`, { into: from.id, updated_at: into.updated_at }),
      () => admin.post(`/vehicles/${vehicle.id}/puccs`, sampleOf(kindOf('puccs'))),
      () => admin.post(`/citizens/${from.id}/vehicles`, { registration_no: freshNumber('CG04') }),
      () =>
        admin.post(`/vehicles/${vehicle.id}/transfers`, {
          to_citizen_id: buyer.id,
          kind: 'sale',
          on: '2026-01-05',
        }),
    ];
    const answers = await Promise.all(inTurn(all, round).map(call => call()));
    for (const { status, body } of answers)
      expect([200, 201, 404, 409], JSON.stringify(body)).toContain(status);
    const { rows: merges } = await sql<{ id: number; from_id: number; into_id: number }>`
      select id, from_id, into_id from merges where ${from.id} in (from_id, into_id)`.execute(desk.db);
    // Two that go into each other are not both gone, nor both kept, and what was renamed after it was looked at was not merged.
    const [merge, ...others] = merges;
    expect(others).toEqual([]);
    if (merge === undefined) throw new Error('Neither was merged into the other');
    const renamed = answers.some(({ status, body }) => status === 200 && body.name === name);
    if (renamed) expect(merge.from_id).not.toBe(from.id);
    expect(await strays()).toEqual([]);
    const undone = await Promise.all([
      admin.post(`/merges/${merge.id}/undo`),
      admin.put(`/citizens/${merge.into_id}`, { name: into.name, mobile: freshMobile() }),
      admin.post(`/merges/${merge.id}/undo`),
    ]);
    expect(undone.map(({ status }) => status).filter(status => status === 409)).toHaveLength(1);
    expect(undone[1]?.status).toBe(200);
    expect((await admin.get(`/citizens/${merge.from_id}`)).status).toBe(200);
    expect(await strays()).toEqual([]);
  }
});

/**
 * While a deletion has locked an account, a call waits for it: returns whether the call has locked the citizen before.
 */
async function hasTakenCitizen(account: number, citizen: number, call: () => Promise<{ status: number }>) {
  const { taken, answer } = await desk.db.transaction().execute(async transaction => {
    await sql`select from users where id = ${account} for update`.execute(transaction);
    const answer = call();
    await expect
      .poll(async () => {
        const { rows } = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(desk.db);
        return rows.length;
      })
      .toBe(1);
    const { rows } = await sql`select from citizens where id = ${citizen} for update skip locked`.execute(
      transaction,
    );
    return { taken: rows.length === 0, answer };
  });
  return [(await answer).status, taken];
}

test('changes of a profile lock its account before the profile', async () => {
  const holder = await desk.signIn('user');
  const account = holder.caller.id;
  const own = holder.caller.citizen_id ?? 0;
  const registration_no = freshNumber('CG04');
  const office = await person();
  const vehicle = (await admin.post(`/citizens/${office.id}/vehicles`, { registration_no })).body;
  await holder.post('/claims', { registration_no });
  const [claim] = (await admin.get('/claims')).body.data;
  const wait = (citizen: number, call: () => Promise<{ status: number }>) =>
    hasTakenCitizen(account, citizen, call);
  const paper = sampleOf(kindOf('puccs'));
  const plate = { registration_no: freshNumber('CG04') };
  expect(await wait(office.id, () => admin.post(`/claims/${claim.id}/approve`, {}))).toEqual([200, false]);
  expect(await wait(own, () => holder.post(`/citizens/${own}/vehicles`, plate))).toEqual([201, false]);
  expect(await wait(office.id, () => holder.post(`/vehicles/${vehicle.id}/puccs`, paper))).toEqual([
    201,
    false,
  ]);
  expect(await wait(office.id, () => admin.delete(`/citizens/${office.id}/keeper`))).toEqual([200, false]);
  await holder.post('/claims', { registration_no });
  const [again] = (await admin.get('/claims')).body.data;
  await admin.post(`/claims/${again.id}/approve`, {});
  expect(await wait(office.id, () => holder.delete(`/claims/${again.id}`))).toEqual([200, false]);
  const merge = () =>
    admin.post(`/citizens/${own}/merge`, { into: office.id, seen_at_counter: 'Voter card' });
  expect(await wait(office.id, merge)).toEqual([201, false]);
  const [{ id }] = (await admin.get('/merges')).body.data;
  expect(await wait(office.id, () => admin.post(`/merges/${id}/undo`))).toEqual([200, false]);
  expect(await wait(own, () => admin.delete(`/citizens/${own}`))).toEqual([200, false]);
});
