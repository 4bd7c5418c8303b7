import { type KindSlug, kindOf, vehicleKinds } from '@rto-desk/contract/kinds/index';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { numRuns } from '../../testing/long.ts';
import { freshMobile, freshNumber, freshWord, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

const PEOPLE = 3;

/** Who was made one with whom, the last one last. */
type Merges = { id: number; from: number; into: number }[];

/** The person that stands for another after merges. */
const standsFor = (person: number, merges: Merges) =>
  merges.reduce((who, { from, into }) => (who === from ? into : who), person);

/** A plain model: the owner of each vehicle, its documents, and the transfers in force, as if there were no merges. */
interface Model {
  id: number;
  owner: number;
  papers: Map<string, { slug: KindSlug; end: string }>;
  transfers: { id: number; from: number }[];
  left: boolean;
}

const step = fc.record({
  what: fc.constantFrom('give', 'give', 'undo', 'merge', 'part', 'add', 'edit', 'remove', 'leave'),
  vehicle: fc.nat(1),
  to: fc.nat(PEOPLE - 1),
  which: fc.nat(20),
  end: fc.integer({ min: 1, max: 28 }).map(day => `2031-01-${String(day).padStart(2, '0')}`),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

test('after any transfers, merges, changes and undos each document is with its vehicle and nowhere else', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async steps => {
      const people: number[] = [];
      for (let one = 0; one < PEOPLE; one += 1) {
        const person = { name: `Somebody ${freshWord()}`, mobile: freshMobile() };
        people.push((await admin.post('/citizens', person)).body.id);
      }
      const vehicles = [await newVehicle(people[0] ?? 0), await newVehicle(people[1] ?? 0)];
      const merges: Merges = [];
      for (const one of steps) await take(one, vehicles, people, merges);
      for (const person of people) expect(await held(person)).toEqual(modelled(vehicles, person, merges));
      while (merges.length > 0) await part(merges);
      for (const person of people) expect(await held(person)).toEqual(modelled(vehicles, person, merges));
      for (const { id, transfers } of vehicles) {
        expect((await admin.get(`/vehicles/${id}/owners`)).body.meta.total).toBe(transfers.length + 1);
        expect(await strays(id)).toBe(0);
      }
    }),
    { numRuns: numRuns(12) },
  );
});

async function newVehicle(owner: number): Promise<Model> {
  const body = { registration_no: freshNumber('CG04') };
  const { id } = (await admin.post(`/citizens/${owner}/vehicles`, body)).body;
  return { id, owner, papers: new Map(), transfers: [], left: false };
}

/** Undoes the last merge. */
async function part(merges: Merges) {
  const last = merges.pop();
  if (last !== undefined) expect((await admin.post(`/merges/${last.id}/undo`)).status).toBe(200);
}

async function take(
  { what, vehicle, to, which, end }: Step,
  vehicles: Model[],
  people: number[],
  merges: Merges,
) {
  const model = vehicles[vehicle];
  const taker = people[to];
  if (model === undefined || taker === undefined) throw new Error('No such vehicle or person');
  const papers = [...model.papers];
  const [key, paper] = papers[which % Math.max(papers.length, 1)] ?? [];
  switch (what) {
    case 'give': {
      const body = { to_citizen_id: taker, kind: 'family', on: '2026-01-05' };
      const { status, body: given } = await admin.post(`/vehicles/${model.id}/transfers`, body);
      const isThere = standsFor(taker, merges) === taker;
      expect(status).toBe(isThere ? (taker === standsFor(model.owner, merges) ? 422 : 201) : 404);
      if (status !== 201) return;
      model.transfers.push({ id: given.id, from: model.owner });
      model.owner = taker;
      return;
    }
    case 'undo': {
      const any = model.transfers[which % Math.max(model.transfers.length, 1)];
      if (any === undefined) return;
      const isLast = any === model.transfers.at(-1);
      const { status } = await admin.post(`/transfers/${any.id}/undo`);
      expect(status).toBe(isLast ? 200 : 409);
      if (!isLast) return;
      model.transfers.pop();
      model.owner = any.from;
      return;
    }
    case 'merge': {
      const into = people[which % people.length] ?? taker;
      if ([taker, into].some(one => standsFor(one, merges) !== one) || taker === into) return;
      const { status, body } = await admin.post(`/citizens/${taker}/merge`, { into });
      expect(status).toBe(201);
      merges.push({ id: body.merge_id, from: taker, into });
      return;
    }
    case 'part':
      return part(merges);
    case 'add': {
      const kind = vehicleKinds[which % vehicleKinds.length];
      if (kind === undefined) return;
      const values = sampleOf(kind, { [kind.until]: end });
      const { status, body } = await admin.post(`/vehicles/${model.id}/${kind.slug}`, values);
      expect(status).toBe(201);
      model.papers.set(`${kind.slug} ${body.id}`, { slug: kind.slug, end });
      return;
    }
    case 'edit': {
      if (key === undefined || paper === undefined) return;
      const kind = kindOf(paper.slug);
      const [, id] = key.split(' ');
      const { status } = await admin.put(`/${paper.slug}/${id}`, sampleOf(kind, { [kind.until]: end }));
      expect(status).toBe(200);
      paper.end = end;
      return;
    }
    case 'remove': {
      if (key === undefined) return;
      expect((await admin.delete(`/${key.replace(' ', '/')}`)).status).toBe(200);
      model.papers.delete(key);
      return;
    }
    case 'leave': {
      const noc = `/vehicles/${model.id}/noc`;
      const body = { on: '2026-01-05', to_office: 'Nagpur' };
      const { status } = model.left ? await admin.delete(noc) : await admin.post(noc, body);
      expect(status).toBe(model.left ? 200 : 201);
      model.left = !model.left;
    }
  }
}

/** What a person has by All Details: each vehicle, whether it has left, and its documents with their ends. */
async function held(person: number): Promise<string[]> {
  const { status, body } = await admin.get(`/citizens/${person}/all-details`);
  if (status === 404) return [];
  const lines = body.vehicles.flatMap((vehicle: Record<string, unknown>) => [
    `vehicle ${vehicle.id} ${vehicle.noc !== null}`,
    ...vehicleKinds.flatMap(kind =>
      // Each list of the answer holds documents of its kind.
      (vehicle[kind.collection] as Record<string, string>[]).map(
        paper => `${kind.slug} ${paper.id} ${paper[kind.until]} of ${vehicle.id}`,
      ),
    ),
  ]);
  return lines.sort();
}

function modelled(vehicles: readonly Model[], person: number, merges: Merges): string[] {
  return vehicles
    .filter(({ owner }) => standsFor(owner, merges) === person)
    .flatMap(({ id, papers, left }) => [
      `vehicle ${id} ${left}`,
      ...[...papers].map(([key, { end }]) => `${key} ${end} of ${id}`),
    ])
    .sort();
}

/** How many ends of a vehicle's documents have another owner than the vehicle, or are notified wrongly. */
async function strays(vehicle: number): Promise<number> {
  const { rows } = await sql<{ strays: number }>`
    select count(*)::integer as strays from expiries join vehicles on vehicles.id = expiries.vehicle_id
    where vehicles.id = ${vehicle} and (expiries.citizen_id <> vehicles.citizen_id
      or expiries.has_left <> (vehicles.noc_on is not null))`.execute(desk.db);
  return rows[0]?.strays ?? -1;
}
