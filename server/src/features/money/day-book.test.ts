import type { DayBook } from '@rto-desk/contract/endpoints/day-book';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { SignedInClient } from '../../testing/client.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
await admin.put('/admin/desk-settings', { money_on: true });

const day = (days: number) => addPeriod(today(), { days });
/** A clerk of a branch whose book is empty. */
let branches = 0;
const newClerk = async () => {
  branches += 1;
  return desk.signIn('manager', { branch_id: await desk.branch(String(3 + branches).padStart(2, '0')) });
};
const bookOf = async (clerk: SignedInClient, on = today()): Promise<DayBook> =>
  (await clerk.get(`/day-book?on=${on}`)).body;
const newCitizen = async (clerk: SignedInClient) =>
  (await clerk.post('/citizens', { name: `Geeta ${freshWord()}`, mobile: freshMobile() })).body.id as number;
const take = async (clerk: SignedInClient, amount: string, mode = 'cash') =>
  clerk.post('/receipts', { citizen_id: await newCitizen(clerk), amount, mode });
const payOut = (clerk: SignedInClient, kind: string, amount: string, mode = 'cash') =>
  clerk.post('/payouts', { kind, amount, mode, what: 'Tea' });
const close = (clerk: SignedInClient, on: string, counted: string) =>
  clerk.post(`/day-book/${on}/close`, { counted });
/** Moves what was entered in a book to an earlier day, as if it had been entered then. */
const backdate = async (clerk: SignedInClient, on: string) => {
  const { branch_id } = clerk.caller;
  await sql`update receipts set received_on = ${on}, cancelled_on = case when cancelled_on is not null then ${on}::date end
    where branch_id = ${branch_id} and received_on = ${today()}`.execute(desk.db);
  await sql`update payouts set paid_on = ${on} where branch_id = ${branch_id} and paid_on = ${today()}`.execute(
    desk.db,
  );
};

test('the day book adds up cash, modes and people, and the next day opens with what was counted', async () => {
  const clerk = await newClerk();
  expect(await bookOf(clerk)).toMatchObject({ opening: '0.00', lines: [], can_open: true, closed: null });
  expect((await clerk.put('/day-book/opening', { amount: '1000' })).body.opening).toBe('1000.00');
  await take(clerk, '500');
  await take(clerk, '300', 'upi');
  await payOut(clerk, 'expense', '120');
  await payOut(clerk, 'float', '200');
  await payOut(clerk, 'deposit', '700');
  const begun = await clerk.put('/day-book/opening', { amount: '1' });
  expect([begun.status, begun.body.message]).toEqual([
    409,
    'The day book already has entries. Its opening cash can no longer be changed.',
  ]);
  const book = await bookOf(clerk);
  expect(book).toMatchObject({
    ...{ opening: '1000.00', computed: '880.00', closing: '880.00', counted: null, difference: null },
    by_mode: [
      { mode: 'cash', received: '700.00', paid: '820.00' },
      { mode: 'upi', received: '300.00', paid: '0.00' },
    ],
    by_person: [{ received: '1000.00', paid: '820.00' }],
  });
  expect(book.lines.map(({ line, kind, received, paid }) => [line, kind, received, paid])).toEqual([
    ['receipt', null, '500.00', null],
    ['receipt', null, '300.00', null],
    ['payout', 'expense', null, '120.00'],
    ['payout', 'float', '200.00', null],
    ['payout', 'deposit', null, '700.00'],
  ]);
  await backdate(clerk, day(-2));
  const closed = (await close(clerk, day(-2), '875.50')).body;
  expect(closed).toMatchObject({
    ...{ computed: '880.00', counted: '875.50', difference: '-4.50', closing: '875.50', can_reopen: true },
    ...{ can_close: false, last_closed_on: day(-2) },
  });
  expect(await bookOf(clerk, day(-1))).toMatchObject({ opening: '875.50', closing: '875.50' });
  expect((await close(clerk, day(-1), '880')).body).toMatchObject({ difference: '4.50', closing: '880.00' });
  expect(await bookOf(clerk)).toMatchObject({ opening: '880.00' });
  expect(await bookOf(clerk, day(-2))).toMatchObject({ can_reopen: false });
});

test('a closed day takes nothing by any path, until an admin reopens it', async () => {
  const clerk = await newClerk();
  const receipt = (await take(clerk, '500')).body;
  const payout = (await payOut(clerk, 'expense', '10')).body;
  expect((await close(clerk, day(1), '490')).status).toBe(422);
  expect((await close(clerk, today(), '490')).status).toBe(200);
  // Again by the same person with the same count.
  expect((await close(clerk, today(), '490')).status).toBe(200);
  const colleague = await desk.signIn('manager', { branch_id: clerk.caller.branch_id ?? 0 });
  const paths = [
    take(clerk, '1'),
    payOut(clerk, 'expense', '1'),
    payOut(clerk, 'float', '1'),
    admin.post(`/receipts/${receipt.id}/cancel`, { reason: 'Wrong' }),
    admin.post(`/payouts/${payout.id}/cancel`, { reason: 'Wrong' }),
    close(colleague, today(), '490'),
    close(clerk, today(), '500'),
  ];
  for (const { status, body } of await Promise.all(paths)) {
    expect([status, body.message]).toEqual([
      409,
      `The day book of ${officeDate(today())} is closed; an admin can reopen it.`,
    ]);
  }
  expect((await clerk.put('/day-book/opening', { amount: '1' })).status).toBe(409);
  expect((await close(clerk, day(-1), '0')).body.message).toBe(
    `The day book of ${officeDate(today())} is already closed. Close days in order.`,
  );
  const { branch_id } = clerk.caller;
  expect((await clerk.post(`/day-book/${today()}/reopen`, { reason: 'Late payment' })).status).toBe(403);
  const reopen = (on: string, reason = 'Late payment') =>
    admin.post(`/day-book/${on}/reopen`, { branch_id, reason });
  expect((await reopen(day(-1))).status).toBe(409);
  expect((await reopen(today(), 'x')).status).toBe(422);
  expect((await reopen(today())).body).toMatchObject({ closed: null, can_close: true });
  expect((await take(clerk, '1')).status).toBe(201);
});

test('what is done with its receipts, payers and jobs leaves the book of a closed day as it is', async () => {
  const clerk = await newClerk();
  const { branch_id } = clerk.caller;
  const [payer, into] = [await newCitizen(clerk), await newCitizen(clerk)];
  const contact = { category: 'other', contact_name: 'Geeta', contact_phone: freshMobile() };
  const job = (await clerk.post('/jobs', { ...contact, citizen_id: payer })).body.id;
  const charge = { kind: 'service', what: 'Service', amount: '300' };
  const charged = (await clerk.post(`/jobs/${job}/charges`, charge)).body;
  const receipt = (await clerk.post('/receipts', { job_id: job, amount: '500', mode: 'cash' })).body;
  await payOut(clerk, 'expense', '20');
  await close(clerk, today(), '480');
  const book = await bookOf(clerk);
  const acts: [string, () => Promise<{ status: number; body: { merge_id?: number } }>][] = [
    ['allocate', () => clerk.post(`/receipts/${receipt.id}/allocate`, { allocate: 'oldest' })],
    ['charge more', () => clerk.post(`/jobs/${job}/charges`, charge)],
    ['change a charge', () => clerk.patch(`/charges/${charged.id}`, { amount: '350' })],
    ['give the job to an agent', () => clerk.patch(`/jobs/${job}`, { given_by: 'Another agent' })],
    ['merge the payer', () => clerk.post(`/citizens/${payer}/merge`, { into })],
    [
      'switch off and on',
      async () => {
        await admin.put('/admin/desk-settings', { money_on: false });
        return admin.put('/admin/desk-settings', { money_on: true });
      },
    ],
    ['delete the payer', () => admin.delete(`/citizens/${into}`)],
  ];
  for (const [name, act] of acts) {
    const { status, body } = await act();
    expect(status, `${name}: ${JSON.stringify(body)}`).toBeLessThan(300);
    expect(await bookOf(clerk), name).toEqual(book);
    if (body.merge_id === undefined) continue;
    expect((await clerk.post(`/merges/${body.merge_id}/undo`)).status).toBe(200);
    expect(await bookOf(clerk), 'the merge undone').toEqual(book);
    await clerk.post(`/citizens/${payer}/merge`, { into });
  }
  expect((await admin.get(`/day-book?on=${today()}&branch_id=${branch_id}`)).body).toEqual(book);
});

test('a cancellation counts on its own day, as a line of its own', async () => {
  const clerk = await newClerk();
  const receipt = (await take(clerk, '500')).body;
  await backdate(clerk, day(-1));
  await close(clerk, day(-1), '500');
  expect((await admin.post(`/receipts/${receipt.id}/cancel`, { reason: 'Wrong' })).status).toBe(200);
  expect((await bookOf(clerk, day(-1))).lines).toMatchObject([{ line: 'receipt', received: '500.00' }]);
  const book = await bookOf(clerk);
  expect(book).toMatchObject({ opening: '500.00', computed: '0.00' });
  expect(book.lines).toMatchObject([{ line: 'receipt_cancelled', number: receipt.number, paid: '500.00' }]);
});

test('what is entered while a day is being closed is in it or refused', async () => {
  const clerk = await newClerk();
  const [closed, ...taken] = await Promise.all([
    close(clerk, today(), '0'),
    ...Array.from({ length: 8 }, () => take(clerk, '10')),
  ]);
  expect(closed.status).toBe(200);
  const kept = taken.filter(({ status }) => status === 201).length;
  expect(taken.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect(await bookOf(clerk)).toMatchObject({
    computed: `${kept * 10}.00`,
    difference: kept === 0 ? '0.00' : `-${kept * 10}.00`,
  });
});

test('each branch has its own book', async () => {
  const [clerk, elsewhere] = [await newClerk(), await newClerk()];
  await take(clerk, '500');
  expect((await bookOf(elsewhere)).lines).toEqual([]);
  expect((await elsewhere.get(`/day-book?branch_id=${clerk.caller.branch_id}`)).status).toBe(404);
  const closing = { branch_id: clerk.caller.branch_id, counted: '1' };
  expect((await elsewhere.post(`/day-book/${today()}/close`, closing)).status).toBe(404);
  expect((await admin.get(`/day-book?branch_id=${clerk.caller.branch_id}`)).body.lines).toHaveLength(1);
  expect((await admin.get('/day-book')).body).toMatchObject({ branch_id: null, on: today() });
});
