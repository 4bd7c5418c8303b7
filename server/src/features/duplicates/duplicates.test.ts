import type { DuplicatePair, SimilarPerson } from '@rto-desk/contract/endpoints/merges';
import { normaliseText } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import type { SignedInClient } from '../../testing/client.ts';
import { madePeople } from '../../testing/families.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { searchPairs } from './search.ts';

const { desk, branch, admin, elsewhere: ofOtherBranch } = await openBranchesDesk();

/** The pairs on all pages. */
async function pairs(client: SignedInClient = admin): Promise<DuplicatePair[]> {
  const all: DuplicatePair[] = [];
  for (let page = 1; ; page += 1) {
    const { body, status } = await client.get(`/citizens/duplicates?page=${page}`);
    expect(status, desk.logged.filter(line => line.includes('failed')).join()).toBe(200);
    all.push(...body.data);
    if (page >= body.meta.last_page) return all;
  }
}

const pairOf = ({ one, other, reason }: DuplicatePair) => ({ one_id: one.id, other_id: other.id, reason });
const storedPairs = () =>
  desk.db
    .selectFrom('likely_pairs')
    .select(['one_id', 'other_id', 'reason'])
    .orderBy('other_id', 'desc')
    .orderBy('one_id', 'desc')
    .execute();

const names = ({ one, other }: DuplicatePair) => [one.name, other.name];

async function similar(query: Record<string, string>, client = admin): Promise<SimilarPerson[]> {
  const { body, status } = await client.get(`/citizens/similar?${new URLSearchParams(query)}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
}

async function added(name: string, mobile: string, more: Record<string, unknown> = {}) {
  const { body, status } = await admin.post('/citizens', { name, mobile, branch_id: branch, ...more });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
}

test('of forty people on seventeen mobiles, of whom some stand there twice, 15 of 16 pairs are offered and no false one', async () => {
  const made = madePeople();
  const mobiles = new Map<number, string>();
  const person = new Map<number, string>();
  for (const one of made) {
    const mobile = mobiles.get(one.family) ?? freshMobile();
    mobiles.set(one.family, mobile);
    person.set((await added(one.name, mobile, { dob: one.dob })).id, one.person);
  }
  const found = await pairs();
  const isTrue = ({ one, other }: DuplicatePair) => person.get(one.id) === person.get(other.id);
  expect(found.filter(pair => !isTrue(pair)).map(names)).toEqual([]);
  const twice = made.slice(40).map(one => normaliseText(one.name));
  const offered = new Set(found.filter(isTrue).flatMap(names));
  expect(twice.filter(name => !offered.has(name))).toEqual(['Nishad Vijay']);
  // Those who have just come are looked at when they are asked for, all others by a search, step by step.
  await searchPairs(desk.db, 7);
  expect(await storedPairs()).toEqual(found.map(pairOf));
  expect(await pairs()).toEqual(found);
  await sql`delete from citizens`.execute(desk.db);
  await sql`delete from likely_pairs`.execute(desk.db);
});

test('new people are compared in the next search, and once a day all people, who may have changed', async () => {
  const mobile = freshMobile();
  const one = await added('Rambharos Sidar', mobile);
  const other = await added('Ram Bharos Sidar', mobile);
  const pair = { one_id: one.id, other_id: other.id, reason: 'mobile' };
  await searchPairs(desk.db);
  expect(await storedPairs()).toEqual([pair]);
  await admin.put(`/citizens/${other.id}`, { name: 'Dukalu Sidar', mobile });
  const late = await added('Rambharos', freshMobile());
  await admin.put(`/citizens/${late.id}`, { name: 'Rambharos', mobile: freshMobile(), dob: '1962-03-04' });
  await searchPairs(desk.db);
  expect(await storedPairs(), 'not a day later').toEqual([pair]);
  await admin.put(`/citizens/${one.id}`, { name: one.name, mobile, dob: '1962-03-04' });
  await sql`update pair_searches set began_at = began_at - interval '1 day'`.execute(desk.db);
  await searchPairs(desk.db, 1);
  expect(await storedPairs()).toEqual([{ one_id: one.id, other_id: late.id, reason: 'dob' }]);
  expect((await pairs()).map(pairOf)).toContainEqual({ one_id: one.id, other_id: late.id, reason: 'dob' });
  const elsewhere = (await ofOtherBranch.get('/citizens/duplicates')).body;
  expect([elsewhere.data, elsewhere.meta.total]).toEqual([[], 0]);
  await admin.post('/citizens/duplicates/dismiss', { one_id: one.id, other_id: late.id });
  expect(await pairs()).toEqual([]);
});

test('while a person is entered, likely duplicates are offered, and no relatives with the same mobile', async () => {
  const mobile = freshMobile();
  const sunita = await added('Sunita Verma', mobile, { dob: '1980-05-04' });
  await added('Anita Verma', mobile);
  await added('Smt. Sunita Varma', freshMobile());
  const { id, name, dob } = sunita;
  const person = { id, name, mobile, dob };
  expect(await similar({ name: 'सुनीता वर्मा', mobile })).toEqual([{ ...person, reason: 'mobile' }]);
  expect(await similar({ name: 'Suneeta', dob: '1980-05-04', mobile: freshMobile() })).toEqual([
    { ...person, reason: 'dob' },
  ]);
  expect(await similar({ name: 'Suneeta', dob: '04-05-1980' })).toEqual([{ ...person, reason: 'dob' }]);
  expect(await similar({ name: 'Suneeta Verma' })).toEqual([{ ...person, reason: 'name' }]);
  const licence = freshNumber('CG04');
  await admin.post(`/citizens/${id}/ll`, {
    ll_no: licence,
    issue_date: '2026-01-05',
    expiry_date: '2026-07-04',
  });
  expect(await similar({ licence_no: licence, name: 'Somebody' })).toEqual([
    { ...person, reason: 'licence' },
  ]);
  // A mobile or a birth date alone says nothing.
  expect(await similar({ mobile })).toEqual([]);
  expect(await similar({ dob: '1980-05-04' })).toEqual([]);
  expect(await similar({})).toEqual([]);
  // Nothing is found beyond reach.
  const queries: Record<string, string>[] = [
    { name: 'Sunita Verma', mobile },
    { licence_no: licence },
    { name: 'Sunita Verma' },
  ];
  for (const query of queries) {
    expect(await similar(query, ofOtherBranch)).toEqual([]);
  }
  expect((await admin.get('/citizens/similar?name=Sunita&dob=soon')).status).toBe(422);
});

test('five are offered at most', async () => {
  const mobile = freshMobile();
  for (let at = 0; at < 7; at += 1) await added('Phulbasan Yadav', mobile);
  expect(await similar({ name: 'Phulbasan Yadav', mobile })).toHaveLength(5);
});

test('pairs of a birth date and a licence are offered within reach, until staff say that they are not the same', async () => {
  const born = { dob: '1971-02-03' };
  const one = await added('Tikeshwar Kenwat', freshMobile(), born);
  const other = await added('टिकेश्वर केंवट', freshMobile(), born);
  await added('Tikeshwari Kenwat', freshMobile(), born);
  const son = await added('Tikeshwar Kenwat', freshMobile(), { ...born, father_name: 'Budhram' });
  const nephew = await added('Tikeshwar Kenwat', freshMobile(), { ...born, father_name: 'Sukhram' });
  const ids = (found: DuplicatePair[]) =>
    found.map(pair => [pair.reason, pair.one.id, pair.other.id]).toSorted();
  const expected = [
    ['dob', one.id, other.id],
    ...[one, other].flatMap(known => [
      ['dob', known.id, son.id],
      ['dob', known.id, nephew.id],
    ]),
  ].toSorted();
  const ours = async (client = admin) => ids(await pairs(client)).filter(([, id]) => Number(id) >= one.id);
  expect(await ours()).toEqual(expected);
  expect(await ours(ofOtherBranch)).toEqual([]);

  const pair = { one_id: other.id, other_id: one.id };
  expect((await ofOtherBranch.post('/citizens/duplicates/dismiss', pair)).status).toBe(404);
  expect(await ours()).toEqual(expected);
  for (const again of [1, 2]) {
    expect((await admin.post('/citizens/duplicates/dismiss', pair)).status, `${again}`).toBe(200);
  }
  expect(await ours()).toEqual(expected.filter(([, id, second]) => id !== one.id || second !== other.id));
  expect(
    (await admin.post('/citizens/duplicates/dismiss', { one_id: son.id, other_id: son.id })).status,
  ).toBe(422);

  // Who keeps their own licence, and is in the office's documents under another name.
  const holder = await desk.signIn('user');
  const number = freshNumber('CG04');
  const days = { issue_date: '2026-01-05', expiry_date: '2046-01-04' };
  await holder.post(`/citizens/${holder.caller.citizen_id}/dl`, { dl_no: number, ...days });
  expect((await admin.post(`/citizens/${one.id}/dl`, { dl_no: number, ...days })).status).toBe(201);
  expect(await ours()).toContainEqual(['licence', one.id, holder.caller.citizen_id]);
});
