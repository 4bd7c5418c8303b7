import { kindOf } from '@rto-desk/contract/kinds/index';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { dump } from '../../testing/dump.ts';
import { listsOf } from '../../testing/imports.ts';
import { times } from '../../testing/long.ts';
import { freshMobile, freshNumber, freshWord, pdf, sampleOf } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const RUNS = times({ short: 2, long: 60, trust: 400 });
const seed = times({ short: 20_261_123, long: 0, trust: 0 }) || Number(process.env.SEED ?? Date.now());

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const branches = [null, await desk.branch('04'), await desk.branch('10')];

/** What else a merge may change. */
const further = [
  'message_documents',
  'service_requests',
  'transfers',
  'different_people',
  'import_rows',
  'import_records',
  'claims',
];
const whole = () => dump(desk.db, further);

const fields = {
  email: 'a@example.com',
  father_name: 'Budhram',
  dob: '1980-05-04',
  address: 'Ghar 12',
  city: 'Raipur',
};
const side = fc.constantFrom(undefined, 'from' as const, 'into' as const);
const someone = fc.record({
  branch: fc.nat(2),
  fields: fc.subarray(Object.entries(fields)),
  remindersOff: fc.boolean(),
  vehicles: fc.nat(2),
  papers: fc.nat(2),
  licences: fc.nat(2),
  messages: fc.nat(1),
  jobs: fc.nat(1),
  listed: fc.boolean(),
  sold: fc.boolean(),
});
const drawn = fc.record({
  account: fc.constantFrom('none' as const, 'from' as const, 'into' as const, 'both' as const),
  isOwn: fc.boolean(),
  isClaimed: fc.boolean(),
  people: fc.tuple(someone, someone, someone),
  keep: fc.record({ name: side, mobile: side, dob: side, email: side, city: side, state: side }),
  different: fc.boolean(),
  chained: fc.boolean(),
  edit: fc.nat(5),
});
type Someone = typeof someone extends fc.Arbitrary<infer T> ? T : never;

async function made(one: Someone, keeper: SignedInClient | null): Promise<number> {
  const client = keeper ?? admin;
  const values = {
    name: `Sunita ${freshWord()}`,
    mobile: freshMobile(),
    ...Object.fromEntries(one.fields),
  };
  const { id } = (await client.post('/citizens', values)).body;
  const row = { branch_id: branches[one.branch] ?? null, reminders_off: one.remindersOff };
  await desk.db.updateTable('citizens').set(row).where('id', '=', id).execute();
  for (let at = 0; at < one.vehicles; at += 1) {
    const plate = { registration_no: freshNumber('CG04') };
    const vehicle = (await (at === 0 ? client : admin).post(`/citizens/${id}/vehicles`, plate)).body;
    for (let paper = 0; paper < one.papers; paper += 1) {
      const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
      await client.form('POST', `/vehicles/${vehicle.id}/insurances`, sampleOf(kindOf('insurances')), file);
    }
    if (at === 1 && one.sold) {
      const to = { name: 'Buyer', mobile: freshMobile() };
      await admin.post(`/vehicles/${vehicle.id}/transfers`, { to, kind: 'sale', on: '2026-01-05' });
    }
  }
  for (let at = 0; at < one.licences; at += 1) {
    await client.post(`/citizens/${id}/${at === 0 ? 'dl' : 'll'}`, sampleOf(kindOf(at === 0 ? 'dl' : 'll')));
  }
  if (one.messages) await admin.post(`/citizens/${id}/send-message`, { message: freshNumber('Namaste') });
  const job = { category: 'other', contact_name: 'Sunita', contact_phone: values.mobile };
  if (one.jobs) await admin.post('/jobs', { ...job, citizen_id: id });
  if (one.listed) {
    const row = [freshNumber('CG04'), values.mobile, values.name, '1/1/2031'];
    const list = await listsOf(desk, admin).check(
      ['registration_no', 'mobile', 'name', 'puccs.until'],
      [row],
    );
    await listsOf(desk, admin).commit(list);
  }
  return id;
}

/** Changes something of who stays, or of what was merged; answers whether the undo has to name it. */
async function edited(edit: number, into: number): Promise<boolean> {
  const { body } = await admin.get(`/citizens/${into}/vehicles`);
  const [vehicle] = body.data;
  if (edit === 0) return false;
  if (edit === 1) await admin.put(`/citizens/${into}`, { name: 'Renamed', mobile: freshMobile() });
  if (edit === 2 && vehicle) {
    await admin.put(`/vehicles/${vehicle.id}`, { registration_no: vehicle.registration_no, colour: 'Red' });
  }
  if (edit === 3) await admin.post(`/citizens/${into}/vehicles`, { registration_no: freshNumber('CG04') });
  if (edit === 4 && vehicle) await admin.delete(`/vehicles/${vehicle.id}`);
  if (edit === 5) await admin.post(`/citizens/${into}/ll`, sampleOf(kindOf('ll')));
  return true;
}

test('a merge loses nothing, and undoing it leaves everything as it was, save what was changed since', {
  timeout: 600_000,
}, async () => {
  let moved = 0;
  await fc.assert(
    fc.asyncProperty(drawn, async one => {
      const account = await desk.signIn('user', { profile: false });
      const keeps = (whose: 'from' | 'into') => [whose, 'both'].includes(one.account);
      const from = await made(one.people[0], keeps('from') ? account : null);
      const into = await made(one.people[1], keeps('into') ? account : null);
      const third = await made(one.people[2], null);
      if (one.isOwn && keeps('from')) {
        await desk.db
          .updateTable('users')
          .set({ citizen_id: from })
          .where('id', '=', account.caller.id)
          .execute();
      }
      if (one.isClaimed && one.account !== 'none') {
        const citizen_id = keeps('from') ? from : into;
        const claim = { registration_no: 'CG041', licence_no: null, chassis_last5: null, dob: null };
        const approved_at = new Date().toISOString();
        await desk.db
          .insertInto('claims')
          .values({ ...claim, user_id: account.caller.id, citizen_id, approved_at })
          .execute();
      }
      if (one.different) {
        for (const [one_id, other_id] of [
          [from, third],
          [from, into],
        ]) {
          await admin.post('/citizens/duplicates/dismiss', { one_id, other_id });
        }
      }
      const before = await whole();
      const merge = await admin.post(`/citizens/${from}/merge`, {
        ...{ into, keep: one.keep, seen_at_counter: one.account === 'none' ? null : 'Voter card' },
      });
      expect(merge.status, JSON.stringify(merge.body)).toBe(201);
      const after = await whole();
      await sql`select rebuild_search()`.execute(desk.db);
      expect(await whole(), 'searches and reports followed').toEqual(after);
      const told = await sql`delete from messages where purpose = 'security'`.execute(desk.db);
      expect(Number(told.numAffectedRows)).toBe(one.account === 'none' ? 0 : 2);
      // Nothing is lost: of each table as many rows are there, but for the one of who went and what was said of the two.
      for (const [table, rows] of Object.entries(before)) {
        if (['citizens', 'different_people', 'messages'].includes(table)) continue;
        expect([table, after[table]?.length]).toEqual([table, rows.length]);
      }
      const [{ vehicles, licences, messages, jobs }] = one.people;
      moved += vehicles + licences + messages + jobs;
      if (one.chained) {
        const later = await admin.post(`/citizens/${into}/merge`, {
          into: third,
          seen_at_counter: 'Voter card',
        });
        expect(later.status, JSON.stringify(later.body)).toBe(201);
        expect((await admin.post(`/merges/${merge.body.id}/undo`)).status).toBe(409);
        expect((await admin.post(`/merges/${later.body.id}/undo`)).body.kept).toEqual([]);
        await sql`delete from messages where purpose = 'security'`.execute(desk.db);
      }
      const isEdited = one.chained ? false : await edited(one.edit, into);
      const undone = await admin.post(`/merges/${merge.body.id}/undo`);
      expect([undone.status, undone.body.id]).toEqual([200, from]);
      if (isEdited) {
        const there = await whole();
        for (const [table, rows] of Object.entries(before)) {
          expect([table, (there[table]?.length ?? 0) >= rows.length - 1]).toEqual([table, true]);
        }
        return;
      }
      expect(undone.body.kept).toEqual([]);
      expect(await whole()).toEqual(before);
      await sql`select rebuild_search()`.execute(desk.db);
      expect(await whole()).toEqual(before);
    }),
    { numRuns: RUNS, seed, endOnFailure: true },
  );
  expect(moved, 'merges that move nothing would prove nothing').toBeGreaterThan(RUNS);
});
