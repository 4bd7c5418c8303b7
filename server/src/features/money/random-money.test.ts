import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { numRuns } from '../../testing/long.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/desk-settings', { money_on: true });

/** A step: something that is done to one of a few jobs with an amount, or to a receipt or payout made before. */
interface Step {
  act: (typeof acts)[number];
  /** Which job, receipt or payout of those that are there. */
  which: number;
  rupees: number;
}
const acts = [
  ...(['charge', 'charge', 'waive', 'lower', 'delete', 'receive', 'receive', 'oldest', 'allocate'] as const),
  ...(['refund', 'cancelReceipt', 'cancelPayout', 'give', 'nextDay', 'switch'] as const),
];
const step = fc.record({
  act: fc.constantFrom(...acts),
  which: fc.nat(7),
  rupees: fc.integer({ min: 1, max: 400 }),
});

interface State {
  client: number;
  name: string;
  citizen: number;
  jobs: number[];
  charges: number[];
  receipts: number[];
  payouts: number[];
}

const pick = (ids: readonly number[], which: number) => ids[which % Math.max(1, ids.length)] ?? 0;

/** Takes a step, which may be refused, but never breaks. */
async function take(state: State, { act, which, rupees }: Step): Promise<void> {
  const job = pick(state.jobs, which);
  const amount = `${rupees}.50`;
  const answer = await (() => {
    switch (act) {
      case 'charge':
        return admin.post(`/jobs/${job}/charges`, { kind: 'service', what: 'Service', amount });
      case 'waive':
        return admin.post(`/jobs/${job}/charges`, { kind: 'waived', what: 'Less', amount, reason: 'Friend' });
      case 'lower':
        return admin.patch(`/charges/${pick(state.charges, which)}`, { amount });
      case 'delete':
        return admin.delete(`/charges/${pick(state.charges, which)}`);
      case 'receive':
        return admin.post('/receipts', { job_id: job, amount, mode: 'cash' });
      case 'oldest':
        return admin.post('/receipts', { client_id: state.client, amount, mode: 'cash', allocate: 'oldest' });
      case 'allocate':
        return admin.post(`/receipts/${pick(state.receipts, which)}/allocate`, { allocate: 'oldest' });
      case 'refund':
        return admin.post('/payouts', { kind: 'refund', amount, mode: 'cash', what: 'Back', job_id: job });
      case 'cancelReceipt':
        return admin.post(`/receipts/${pick(state.receipts, which)}/cancel`, { reason: 'Bounced' });
      case 'cancelPayout':
        return admin.post(`/payouts/${pick(state.payouts, which)}/cancel`, { reason: 'Wrong' });
      case 'give':
        return admin.patch(`/jobs/${job}`, { given_by: which % 2 === 0 ? state.name : null });
      case 'nextDay':
        return passDay();
      case 'switch':
        return switchTwice();
    }
  })();
  expect(answer.status, JSON.stringify([act, answer.body])).toBeLessThan(500);
  if (answer.status !== 201) return;
  if (act === 'charge' || act === 'waive') state.charges.push(answer.body.id);
  if (act === 'receive' || act === 'oldest') state.receipts.push(answer.body.id);
  if (act === 'refund') state.payouts.push(answer.body.id);
}

/** Lets what is in the books become that of a day before, and closes a day of long ago with a rupee less than was there. */
async function passDay() {
  await sql`update receipts set received_on = received_on - 1, cancelled_on = cancelled_on - 1`.execute(
    desk.db,
  );
  await sql`update payouts set paid_on = paid_on - 1, cancelled_on = cancelled_on - 1`.execute(desk.db);
  await sql`update day_closings set closed_on = closed_on - 1`.execute(desk.db);
  const on = addPeriod(today(), { days: -1 });
  const { body } = await admin.get(`/day-book?on=${on}`);
  return admin.post(`/day-book/${on}/close`, { counted: String(Math.max(0, Number(body.computed) - 1)) });
}

async function switchTwice() {
  await admin.put('/admin/desk-settings', { money_on: false });
  return admin.put('/admin/desk-settings', { money_on: true });
}

/** What must hold after each step. */
async function check({ client, citizen, jobs }: State): Promise<void> {
  for (const job of jobs) {
    const { charged, waived, allocated, due } = (await admin.get(`/jobs/${job}/charges`)).body;
    expect(Number(due) + Number(allocated)).toBeCloseTo(Number(charged) - Number(waived), 2);
    expect(Number(due)).toBeGreaterThanOrEqual(0);
    const { body } = await admin.get(`/dues?job_id=${job}`);
    expect(Number(body.owed.advance), 'advance').toBeGreaterThanOrEqual(0);
  }
  const { owed } = (await admin.get(`/clients/${client}`)).body;
  const statement = (await admin.get(`/clients/${client}/statement`)).body;
  expect(statement.closing).toBe(owed.balance);
  expect(statement.lines.at(-1)?.balance ?? '0.00').toBe(owed.balance);
  const ages = [owed.days_30, owed.days_60, owed.days_90, owed.older].map(Number);
  expect(ages.reduce((sum, age) => sum + age)).toBeCloseTo(Number(owed.due), 2);
  for (const payer of [`client_id=${client}`, `citizen_id=${citizen}`]) {
    const { body } = await admin.get(`/dues?${payer}`);
    expect(Number(body.owed.advance), payer).toBeGreaterThanOrEqual(0);
    const sum = body.lines.reduce((all: number, line: { due: string }) => all + Number(line.due), 0);
    expect(sum).toBeCloseTo(Number(body.owed.due), 2);
  }
  let closing: string | null = null;
  for (const days of [-3, -2, -1, 0]) {
    const { body } = await admin.get(`/day-book?on=${addPeriod(today(), { days })}`);
    if (closing !== null) expect(body.opening).toBe(closing);
    closing = body.closing;
  }
}

test('after any steps dues, advances, statements and day books agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async steps => {
      const name = `Agent ${freshWord()} ${freshWord()}`;
      const client = (await admin.post('/clients', { name, given_by: [name] })).body.id as number;
      const citizen = (await admin.post('/citizens', { name: 'Geeta', mobile: freshMobile() })).body
        .id as number;
      const jobs: number[] = [];
      for (const values of [
        { given_by: name },
        { citizen_id: citizen },
        { given_by: name, citizen_id: citizen },
        {},
      ]) {
        const job = { category: 'other', contact_name: 'Geeta', contact_phone: freshMobile(), ...values };
        jobs.push((await admin.post('/jobs', job)).body.id);
      }
      const state: State = { client, name, citizen, jobs, charges: [], receipts: [], payouts: [] };
      for (const one of steps) await take(state, one);
      await check(state);
    }),
    { numRuns: numRuns(60) },
  );
}, 600_000);
