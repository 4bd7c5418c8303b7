import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { times } from '../../testing/long.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const ROUNDS = times({ short: 4, long: 100, trust: 400 });
const pucc = kindOf('puccs');
const sale = { kind: 'sale', on: '2026-01-05' };

const person = async () => {
  const { body } = await admin.post('/citizens', { name: `Budhram ${freshWord()}`, mobile: freshMobile() });
  return body.id as number;
};

/** A vehicle of an owner, with so many certificates. */
async function lorry(owner: number, papers = 3) {
  const plate = freshNumber('CG04');
  const { id } = (await admin.post(`/citizens/${owner}/vehicles`, { registration_no: plate })).body;
  const ids: number[] = [];
  for (let one = 0; one < papers; one += 1) {
    ids.push((await admin.post(`/vehicles/${id}/puccs`, sampleOf(pucc))).body.id);
  }
  return { id: id as number, plate, papers: ids };
}

/** Each is the first once. */
const inTurn = <T>(all: readonly T[], round: number): T[] => [
  ...all.slice(round % all.length),
  ...all.slice(0, round % all.length),
];

/** How many certificates, and ends of any, have another owner than their vehicle. */
async function strays(vehicle: number): Promise<unknown> {
  const { rows } = await sql`
    select (select count(*)::integer from puccs where vehicle_id = vehicles.id and citizen_id <> vehicles.citizen_id) as papers,
      (select count(*)::integer from expiries where vehicle_id = vehicles.id and citizen_id <> vehicles.citizen_id) as ends
    from vehicles where id = ${vehicle}`.execute(desk.db);
  return rows[0];
}

test('documents are added, changed and removed while a vehicle is transferred and returned', async () => {
  const [giver, taker] = [await person(), await person()];
  for (let round = 0; round < ROUNDS; round += 1) {
    const { id, plate, papers } = await lorry(giver);
    const [first, second, third] = papers;
    const mobile = freshMobile();
    const all = [
      () => admin.post(`/vehicles/${id}/transfers`, { ...sale, to_citizen_id: taker }),
      () => admin.post(`/vehicles/${id}/puccs`, sampleOf(pucc)),
      () => admin.put(`/puccs/${first}`, sampleOf(pucc)),
      () => admin.delete(`/puccs/${second}`),
      () => admin.put(`/vehicles/${id}`, { registration_no: plate, colour: 'Red' }),
      () => admin.put(`/citizens/${giver}`, { name: 'Renamed', mobile }),
      () => admin.post('/quick-entries', { registration_no: plate, kind: 'puccs', until: '2031-05-17' }),
    ];
    const answers = await Promise.all(inTurn(all, round).map(call => call()));
    expect(answers.map(({ status }) => status).filter(status => ![200, 201, 409].includes(status))).toEqual(
      [],
    );
    expect(await strays(id)).toEqual({ papers: 0, ends: 0 });
    const { data } = (await admin.get(`/vehicles/${id}/owners`)).body;
    const undo = data[0].undoable;
    if (undo === null) continue;
    const back = await Promise.all([
      admin.put(`/puccs/${third}`, sampleOf(pucc)),
      admin.post(`/transfers/${undo}/undo`),
      admin.post(`/vehicles/${id}/puccs`, sampleOf(pucc)),
    ]);
    expect(back.map(({ status }) => status).filter(status => ![200, 201, 409].includes(status))).toEqual([]);
    expect(await strays(id)).toEqual({ papers: 0, ends: 0 });
  }
});

test('a deleted person is gone, whatever is done to their vehicle and documents meanwhile', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [giver, taker] = [await person(), await person()];
    const { id, papers } = await lorry(giver);
    const [first, second] = papers;
    const deleted = round % 2 === 0 ? giver : taker;
    const all = [
      () => admin.put(`/puccs/${first}`, sampleOf(pucc)),
      () => admin.post(`/vehicles/${id}/transfers`, { ...sale, to_citizen_id: taker }),
      () => admin.delete(`/citizens/${deleted}`),
      () => admin.post(`/vehicles/${id}/puccs`, sampleOf(pucc)),
      () => admin.delete(`/puccs/${second}`),
    ];
    const answers = await Promise.all(inTurn(all, round).map(call => call()));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => ![200, 201, 404, 409].includes(status))).toEqual([]);
    expect((await admin.get(`/citizens/${deleted}`)).status).toBe(404);
  }
});
