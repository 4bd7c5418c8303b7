import type { NumberBook, NumberSeries } from '@rto-desk/contract/endpoints/series';
import { today } from '@rto-desk/contract/expiry';
import { yearOfSeries } from '@rto-desk/contract/series';
import pg from 'pg';
import { beforeEach, expect, inject, test } from 'vitest';
import { deskForFile } from '../../testing/test-desk.ts';
import { markToCheck } from './books.ts';
import { issueNumber, type Numbered } from './issue.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');
const raipur = await desk.branch('04');
const korba = await desk.branch('12');
beforeEach(async () => {
  const client = await connected();
  await client.query(`truncate issued_numbers, number_books, number_checks;
    update branches set number_code = null;
    update number_series set prefix = upper(left(series, 1)), digits = 5`);
  await client.end();
});

async function connected() {
  const database = desk.pool.options.database ?? '';
  const client = new pg.Client({ ...inject('connection'), database });
  await client.connect();
  return client;
}

const year = yearOfSeries('letter', today());
const nextYear = `${Number(year) + 1}-01-01`;
let records = 0;
/** The next number, of a record of its own. */
const issue = (of: Partial<Numbered> = {}, day = today()) => {
  records += 1;
  const numbered: Numbered = { series: 'letter', branch_id: null, record_id: records, ...of };
  return desk.db.transaction().execute(transaction => issueNumber(transaction, numbered, day));
};
const setCode = (branch: number, code: string | null) => admin.put(`/admin/branches/${branch}`, { code });
const seriesNow = async (name: string): Promise<NumberSeries> =>
  (await admin.get('/admin/series')).body.data.find(({ series }: NumberSeries) => series === name);
const bookOf = (series: NumberSeries, branch: number | null): NumberBook | undefined =>
  series.books.find(book => (book.branch?.id ?? null) === branch);

test('numbers follow each other, each series, branch and year for itself', async () => {
  await setCode(raipur, 'RPR');
  expect(await issue()).toBe(`L/${year}/00001`);
  expect(await issue()).toBe(`L/${year}/00002`);
  expect(await issue({ branch_id: raipur })).toBe(`LRPR/${year}/00001`);
  expect(await issue({ branch_id: korba }), 'a branch without a code').toBe(`L/${year}/00003`);
  expect(await issue({ series: 'inward' })).toBe(`I/${year}/00001`);
});

test('50 records, ten at once, get the numbers 1 to 50, and those that fail none', async () => {
  const failing = (of: Numbered) =>
    desk.db.transaction().execute(async transaction => {
      await issueNumber(transaction, of);
      throw new Error('refused');
    });
  const all: PromiseSettledResult<string>[] = [];
  // Ten at a time: more would wait for a connection, which a busy machine refuses after some seconds.
  for (let round = 0; round < 6; round += 1) {
    const records = Array.from({ length: 10 }, (_, at) => 10 * round + at);
    const tries = records.map(at =>
      at % 6 === 5 ? failing({ series: 'letter', branch_id: null, record_id: 90_000 + at }) : issue(),
    );
    all.push(...(await Promise.allSettled(tries)));
  }
  const numbers = all.flatMap(one => (one.status === 'fulfilled' ? [one.value] : []));
  const expected = Array.from({ length: 50 }, (_, at) => `L/${year}/${String(at + 1).padStart(5, '0')}`);
  expect(numbers.toSorted()).toEqual(expected);
});

test('the year ends at midnight in India: money in March, everything else in December', async () => {
  const inIndia = (moment: string) => today(new Date(moment));
  const receipt = { series: 'receipt', branch_id: raipur } as const;
  await setCode(raipur, 'RPR');
  // 31 March, 23:59:59 in India, and a second later.
  const [march, april] = [inIndia('2027-03-31T18:29:59Z'), inIndia('2027-03-31T18:30:00Z')];
  expect(await issue(receipt, march)).toBe('RRPR/26-27/00001');
  expect(await issue(receipt, april)).toBe('RRPR/27-28/00001');
  expect(await issue({}, march)).toBe('L/2027/00001');
  expect(await issue({}, april)).toBe('L/2027/00002');
  expect(await issue({}, inIndia('2027-12-31T18:29:59Z'))).toBe('L/2027/00003');
  expect(await issue({}, inIndia('2027-12-31T18:30:00Z'))).toBe('L/2028/00001');
});

test('a prefix holds at once while the year has no number, and from the next year afterwards', async () => {
  const before = await seriesNow('letter');
  const { updated_at } = before;
  const changed = await admin.put('/admin/series/letter', { prefix: 'rto/l', digits: 3, updated_at });
  expect(changed).toMatchObject({ status: 200, body: { prefix: 'RTO/L', digits: 3, holds_from: today() } });
  expect((await admin.put('/admin/series/letter', { prefix: 'X', digits: 3, updated_at })).status).toBe(409);
  expect(await issue()).toBe(`RTO/L/${year}/001`);
  const later = await admin.put('/admin/series/letter', { prefix: 'LTR', digits: 5 });
  expect(later).toMatchObject({ status: 200, body: { prefix: 'LTR', holds_from: nextYear } });
  expect(await issue()).toBe(`RTO/L/${year}/002`);
  await setCode(raipur, 'RPR');
  expect(await issue({ branch_id: raipur }), 'of a branch that begins later').toBe(`RTO/LRPR/${year}/001`);
  expect(await issue({}, nextYear)).toBe(`LTR/${Number(year) + 1}/00001`);
});

test("a branch's code holds at once while the year has no number of it", async () => {
  expect((await setCode(raipur, 'rpr')).body).toMatchObject({ code: 'RPR', holds_from: today() });
  expect(await issue({ branch_id: korba })).toBe(`L/${year}/00001`);
  const { body } = await setCode(korba, 'KRB');
  expect(body).toMatchObject({ name: expect.any(String), code: 'KRB', holds_from: nextYear });
  expect(await issue({ branch_id: korba }), 'stays in its book').toBe(`L/${year}/00002`);
  expect(await issue({ branch_id: korba, series: 'inward' })).toBe(`IKRB/${year}/00001`);
  expect(await issue({ branch_id: korba }, nextYear)).toBe(`LKRB/${Number(year) + 1}/00001`);
});

test('numbers that are too long, or that two books would produce, are refused', async () => {
  const refused = async (path: string, body: object) => (await admin.put(path, body)).body.errors;
  expect(await refused('/admin/series/receipt', { prefix: 'RCPT', digits: 6 })).toHaveProperty('prefix');
  expect((await admin.put('/admin/series/receipt', { prefix: 'RCPT', digits: 5 })).status).toBe(200);
  expect(await refused(`/admin/branches/${raipur}`, { code: 'RPR' }), 'RCPTRPR/26-27/00001').toHaveProperty(
    'code',
  );
  await admin.put('/admin/series/receipt', { prefix: 'R', digits: 5 });
  for (const code of ['R', 'RAIP', 'R1', '  ']) {
    const answer = await setCode(raipur, code);
    expect(answer.status, code).toBe(code.trim() === '' ? 200 : 422);
  }
  expect(await refused('/admin/series/letter', { prefix: 'पत्र', digits: 5 })).toHaveProperty('prefix');
  expect(await refused('/admin/series/letter', { prefix: 'L', digits: 7 })).toHaveProperty('digits');
  expect(await refused('/admin/series/letter', { prefix: 'I', digits: 5 })).toHaveProperty('prefix');
  await setCode(raipur, 'RPR');
  expect(await refused(`/admin/branches/${korba}`, { code: 'RPR' })).toHaveProperty('code');
  expect(await refused('/admin/series/letter', { prefix: 'IRPR', digits: 5 })).toHaveProperty('prefix');
  // What was given away holds for the rest of the year.
  await issue({ branch_id: raipur });
  await setCode(raipur, null);
  expect(await refused(`/admin/branches/${korba}`, { code: 'RPR' })).toHaveProperty('code');
});

test('a serial that no longer fits says that the book is full', async () => {
  await admin.put('/admin/series/receipt', { prefix: 'RRPR', digits: 5 });
  await admin.put('/admin/series/receipt/next', { next: 99_999 });
  expect(await issue({ series: 'receipt' })).toMatch(/\/99999$/);
  await expect(issue({ series: 'receipt' })).rejects.toMatchObject({ status: 409 });
  expect((await admin.post('/admin/series/receipt/skip', { to: 100_000, reason: 'Torn page' })).status).toBe(
    422,
  );
});

test('a running book is continued while the year has no number', async () => {
  const set = await admin.put('/admin/series/letter/next', { next: 418 });
  expect(set.status).toBe(200);
  expect(bookOf(set.body, null)).toMatchObject({ next: 418, next_number: `L/${year}/00418`, issued: 0 });
  expect(await issue()).toBe(`L/${year}/00418`);
  expect((await admin.put('/admin/series/letter/next', { next: 500 })).status).toBe(409);
  await setCode(raipur, 'RPR');
  const ofBranch = { branch_id: raipur, next: 7 };
  expect((await admin.put('/admin/series/letter/next', ofBranch)).status).toBe(200);
  expect(await issue({ branch_id: raipur })).toBe(`LRPR/${year}/00007`);
  expect((await admin.put('/admin/series/letter/next', { branch_id: 999_999, next: 7 })).status).toBe(404);
});

test('skipped numbers are written down with the reason, and the book goes on behind them', async () => {
  await issue();
  const skip = (to: number, reason = 'Written by hand') =>
    admin.post('/admin/series/letter/skip', { to, reason });
  expect((await skip(4)).status).toBe(200);
  expect(await issue()).toBe(`L/${year}/00005`);
  const rows = await desk.db
    .selectFrom('issued_numbers')
    .select(['number', 'reason', 'issued_on', 'record_id'])
    .where('record_id', 'is', null)
    .orderBy('serial')
    .execute();
  expect(rows).toEqual(
    [2, 3, 4].map(serial => ({
      number: `L/${year}/0000${serial}`,
      reason: 'Written by hand',
      issued_on: today(),
      record_id: null,
    })),
  );
  expect((await skip(3)).body.errors).toHaveProperty('to');
  expect((await skip(2000)).body.errors, 'a mistyped number').toHaveProperty('to');
  expect((await skip(9, 'ab')).body.errors).toHaveProperty('reason');
});

test('after a restore nothing is numbered until an admin has skipped or confirmed', async () => {
  await setCode(raipur, 'RPR');
  await issue();
  await issue({ branch_id: raipur });
  const client = await connected();
  expect(await markToCheck(client)).toBe(true);
  await client.end();
  const refused = { status: 409 };
  await expect(issue()).rejects.toMatchObject(refused);
  await expect(issue({ branch_id: raipur })).rejects.toMatchObject(refused);
  expect(await issue({ series: 'inward' }), 'was not in use').toBe(`I/${year}/00001`);
  expect((await setCode(korba, 'KRB')).status, 'would begin a book that nobody checks').toBe(409);
  expect(bookOf(await seriesNow('letter'), raipur)).toMatchObject({ to_check: true });

  const skipped = await admin.post('/admin/series/letter/skip', {
    ...{ branch_id: raipur, to: 3, reason: 'On paper since the backup' },
  });
  expect(bookOf(skipped.body, raipur)).toMatchObject({ to_check: false, next: 4 });
  expect(await issue({ branch_id: raipur })).toBe(`LRPR/${year}/00004`);
  await expect(issue()).rejects.toMatchObject(refused);
  const { status, body } = await admin.post('/admin/series/confirm');
  expect(status).toBe(200);
  expect(body.data).toHaveLength(5);
  expect(await issue()).toBe(`L/${year}/00002`);
});

test('an issued number is neither changed nor deleted', async () => {
  await issue();
  const changing = desk.db.updateTable('issued_numbers').set({ serial: 9 }).execute();
  await expect(changing).rejects.toThrow('neither changed nor deleted');
  await expect(desk.db.deleteFrom('issued_numbers').execute()).rejects.toThrow('neither changed nor deleted');
});

test('the settings of the desk are read and set, and everyone is told what is in use', async () => {
  const { body } = await admin.get('/admin/desk-settings');
  expect(body).toMatchObject({
    register_on: true,
    money_on: false,
    legal_basis: 'state',
    letters_years: 10,
  });
  const { updated_at } = body;
  const change = { register_on: false, letters_years: 12 };
  expect(await admin.put('/admin/desk-settings', { ...change, updated_at })).toMatchObject({
    status: 200,
    body: { ...change, money_on: false },
  });
  expect((await admin.put('/admin/desk-settings', { money_on: true, updated_at })).status).toBe(409);
  const user = await desk.signIn('user');
  expect((await user.get('/me')).body.desk).toEqual({ register_on: false, money_on: false });
  await admin.put('/admin/desk-settings', { register_on: true });
});
