import type { Client } from '@rto-desk/contract/endpoints/clients';
import type { JobCharges, MoneyReceipt } from '@rto-desk/contract/endpoints/money';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { yearOfSeries } from '@rto-desk/contract/series';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { openBranchesDesk } from '../../testing/branches.ts';
import { clientOf, postUntilServed } from '../../testing/client.ts';
import { freshMobile, freshWord } from '../../testing/samples.ts';
import { clientOf as clientRecord } from './clients.ts';

const anyAdmin = { id: 0, role: 'admin', branch_id: null, citizen_id: null } as const;

const { desk, branch, admin, clerk, elsewhere } = await openBranchesDesk();
await admin.put('/admin/desk-settings', { money_on: true });

const year = yearOfSeries('receipt', today());
const newClient = async (values: object = {}, by = clerk): Promise<Client> => {
  const name = `Agent ${freshWord()} ${freshWord()}`;
  const { status, body } = await by.post('/clients', { name, given_by: [name], ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const newCitizen = async (by = clerk) =>
  (await by.post('/citizens', { name: `Budhram ${freshWord()}`, mobile: freshMobile() })).body.id as number;
const newJob = async (values: object = {}, by = clerk) =>
  (
    await by.post('/jobs', {
      ...{ category: 'other', contact_name: 'Geeta Sahu', contact_phone: freshMobile() },
      ...values,
    })
  ).body.id as number;
const charge = (job: number, amount: string, values: object = {}, by = clerk) =>
  by.post(`/jobs/${job}/charges`, { kind: 'service', what: 'Service', amount, ...values });
const chargesOf = async (job: number): Promise<JobCharges> => (await clerk.get(`/jobs/${job}/charges`)).body;
const take = async (values: object, by = clerk): Promise<MoneyReceipt> => {
  const { status, body } = await by.post('/receipts', { mode: 'cash', ...values });
  expect(status, JSON.stringify(body)).toBe(201);
  return body;
};
const owedBy = async (client: number) => ((await clerk.get(`/clients/${client}`)).body as Client).owed;

test('charges, a waiver and a receipt make up what a job owes', async () => {
  const citizen = await newCitizen();
  const job = await newJob({ citizen_id: citizen });
  expect(
    (await charge(job, '1000', { kind: 'government', what: 'Transfer of ownership' })).body,
  ).toMatchObject({
    ...{ job_id: job, kind: 'government', what: 'Transfer of ownership', amount: '1000.00', reason: null },
    ...{ as_entered: false, charged_on: today() },
  });
  await charge(job, '500');
  const waived = { kind: 'waived', what: 'Discount' };
  expect((await charge(job, '200', waived)).body.errors).toHaveProperty('reason');
  expect((await charge(job, '2000', { ...waived, reason: 'Friend' })).body.errors.amount).toEqual([
    'Only ₹1500.00 is due.',
  ]);
  expect((await charge(job, '200', { ...waived, reason: 'Friend' })).status).toBe(201);
  expect((await charge(job, '0')).status).toBe(422);
  expect((await charge(job, '10000000')).status).toBe(422);

  const receipt = await take({ job_id: job, amount: '700', allocate: [{ job_id: job, amount: '650' }] });
  expect(receipt).toMatchObject({
    ...{ number: `R/${year}/00001`, received_on: today(), amount: '700.00', advance: '50.00', mode: 'cash' },
    payer: { citizen_id: citizen, client_id: null },
    owed: { due: '650.00', advance: '50.00', balance: '600.00', days_30: '650.00', older: '0.00' },
    allocations: [{ job: { id: job }, amount: '650.00', received_earlier: '0.00', due: '650.00' }],
    ...{ warnings: [], state: 'valid', branch_id: branch },
  });
  expect(await chargesOf(job)).toMatchObject({
    ...{ charged: '1500.00', waived: '200.00', allocated: '650.00', due: '650.00' },
    payer: { citizen_id: citizen, owed: { balance: '600.00' } },
    received: [{ receipt_id: receipt.id, number: receipt.number, amount: '650.00', cancelled: false }],
  });
  const [first] = (await chargesOf(job)).data;
  const lower = await clerk.patch(`/charges/${first?.id}`, { amount: '100' });
  expect([lower.status, lower.body.message]).toEqual([
    409,
    '₹650.00 has already been received for this job. Its charges cannot be lower.',
  ]);
  expect((await clerk.delete(`/charges/${first?.id}`)).status).toBe(409);
  expect((await clerk.patch(`/charges/${first?.id}`, { amount: '900' })).body.amount).toBe('900.00');
  expect((await clerk.get(`/jobs/${job}`)).body).toMatchObject({ fee: '1200.00', paid: '650.00' });

  const more = await clerk.post(`/receipts/${receipt.id}/allocate`, { allocate: 'oldest' });
  expect(more.body).toMatchObject({ advance: '0.00', owed: { due: '500.00', advance: '0.00' } });
  const rest = await take({ citizen_id: citizen, amount: '600', allocate: 'oldest' });
  expect(rest).toMatchObject({ advance: '100.00', owed: { due: '0.00', balance: '-100.00' } });
  expect(await chargesOf(job)).toMatchObject({ due: '0.00', allocated: '1200.00' });
});

test('a client pays for the jobs that are given by any of its spellings', async () => {
  const client = await newClient({ mobile: freshMobile(), gstin: '22AAAAA0000A1Z5' });
  const { name } = client;
  expect(
    (await clerk.post('/clients', { name: 'Other', given_by: [name.toUpperCase()] })).body.errors.given_by,
  ).toEqual([`“${name.toUpperCase()}” belongs to another client.`]);
  expect((await clerk.post('/clients', { name: 'Other', gstin: '22' })).body.errors).toHaveProperty('gstin');
  // Another branch may know an agent by the same name.
  await newClient({ given_by: [name] }, elsewhere);
  const opened = await clerk.post(`/clients/${client.id}/opening`, { amount: '300', what: 'Old book' });
  expect(opened.body).toMatchObject({ opening: { amount: '300.00', what: 'Old book' }, can_open: false });
  expect((await clerk.post(`/clients/${client.id}/opening`, { amount: '1', what: 'x' })).status).toBe(409);

  const jobs = [await newJob({ given_by: name.toLowerCase() }), await newJob({ given_by: `${name} & Sons` })];
  for (const job of jobs) await charge(job, '400');
  expect((await owedBy(client.id)).due).toBe('700.00');
  const given_by = [...client.given_by, `${name} & Sons`];
  expect((await clerk.patch(`/clients/${client.id}`, { given_by })).body).toMatchObject({
    ...{ given_by, owed: { due: '1100.00' } },
  });
  const dues = (await clerk.get(`/dues?job_id=${jobs[0]}`)).body;
  expect(dues.payer).toMatchObject({ client_id: client.id, name });
  expect(
    dues.lines.map((line: { job: { id: number } | null; due: string }) => [line.job?.id ?? null, line.due]),
  ).toEqual([
    [null, '300.00'],
    [jobs[0], '400.00'],
    [jobs[1], '400.00'],
  ]);
  const other = await newJob();
  await charge(other, '50');
  const refused = await clerk.post('/receipts', {
    ...{ client_id: client.id, amount: '50', mode: 'upi', allocate: [{ job_id: other, amount: '50' }] },
  });
  expect(refused.body.errors.allocate).toEqual(['One of these jobs has another payer.']);
  const allocate = (amount: string, received: string) =>
    clerk.post('/receipts', {
      ...{ client_id: client.id, amount: received, mode: 'upi', allocate: [{ job_id: jobs[1], amount }] },
    });
  expect((await allocate('401', '500')).body.errors.allocate).toEqual([
    '₹401.00 is more than the ₹400.00 that is due.',
  ]);
  expect((await allocate('300', '200')).body.errors.allocate).toEqual([
    '₹300.00 is more than the ₹200.00 left on the receipt.',
  ]);
  for (const mode of ['cheque', 'bank']) {
    const { status, body } = await clerk.post('/receipts', { client_id: client.id, amount: '500', mode });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['reference']]);
  }
  const receipt = await take({
    client_id: client.id,
    amount: '500',
    mode: 'cheque',
    reference: '004417',
    allocate: 'oldest',
  });
  expect(receipt).toMatchObject({ gstin: '22AAAAA0000A1Z5', advance: '0.00', owed: { due: '600.00' } });
  expect(receipt.allocations.map(({ job, amount }) => [job?.id ?? null, amount])).toEqual([
    [null, '300.00'],
    [jobs[0], '200.00'],
  ]);
  const statement = (await clerk.get(`/clients/${client.id}/statement`)).body;
  expect(statement).toMatchObject({
    opening: '0.00',
    charged: '1100.00',
    received: '500.00',
    closing: '600.00',
  });
  expect(statement.lines.at(-1).balance).toBe('600.00');
  const before = (
    await clerk.get(`/clients/${client.id}/statement?from=${addPeriod(today(), { days: 1 })}&to=2199-01-01`)
  ).body;
  expect(before).toMatchObject({ opening: '600.00', closing: '600.00', lines: [] });
  expect((await clerk.download(`/clients/${client.id}/statement.xlsx`)).subarray(0, 2).toString()).toBe('PK');

  const owing = (await clerk.get('/clients?owing=1&per_page=100')).body;
  expect(owing.data.find((one: Client) => one.id === client.id).owed).toMatchObject({ balance: '600.00' });
  const balances = owing.data.map((one: Client) => Number(one.owed.balance));
  expect(Number(owing.totals.balance)).toBeCloseTo(
    balances.reduce((sum: number, one: number) => sum + one, 0),
  );
  await desk.db
    .updateTable('charges')
    .set({ charged_on: addPeriod(today(), { days: -45 }) })
    .where('job_id', '=', jobs[1] ?? 0)
    .execute();
  expect(await owedBy(client.id)).toMatchObject({ days_30: '200.00', days_60: '400.00', days_90: '0.00' });
  expect((await clerk.patch(`/clients/${client.id}`, { closed: true })).body.closed).toBe(true);
  expect((await clerk.get('/clients')).body.data.map((one: Client) => one.id)).not.toContain(client.id);
  expect((await clerk.get('/clients?closed=1')).body.data.map((one: Client) => one.id)).toContain(client.id);
  expect((await elsewhere.get(`/clients/${client.id}`)).status).toBe(404);
});

test('how old dues are is told as of today, however long the server has been running', async () => {
  const { id, name } = await newClient();
  const job = await newJob({ given_by: name });
  await charge(job, '400');
  vi.useFakeTimers({ toFake: ['Date'] });
  try {
    vi.setSystemTime(Date.now() + 45 * 24 * 3_600_000);
    const { owed } = await clientRecord(desk.db, anyAdmin, id);
    expect(owed).toMatchObject({ days_30: '0.00', days_60: '400.00' });
  } finally {
    vi.useRealTimers();
  }
});

test('what one payer paid for the job of another is a line of both statements', async () => {
  const agent = await newClient();
  const citizen = await newCitizen();
  const job = await newJob({ citizen_id: citizen });
  await charge(job, '500');
  await take({ job_id: job, amount: '500', allocate: 'oldest' });
  await clerk.patch(`/jobs/${job}`, { given_by: agent.name });
  expect(await owedBy(agent.id)).toMatchObject({ due: '0.00', balance: '0.00' });
  const statement = (await clerk.get(`/clients/${agent.id}/statement`)).body;
  expect(statement.lines.map((line: { kind: string }) => line.kind).sort()).toEqual(['allocated', 'charge']);
  expect(statement.closing).toBe('0.00');
});

test('one of several ids of a payer is named', async () => {
  const citizen_id = await newCitizen();
  const job_id = await newJob({ citizen_id });
  for (const ids of [{}, { citizen_id, job_id }]) {
    const { status, body } = await clerk.post('/receipts', { ...ids, amount: '1', mode: 'cash' });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['client_id']]);
  }
  expect((await elsewhere.post('/receipts', { job_id, amount: '1', mode: 'cash' })).status).toBe(404);
  const walkIn = await newJob();
  expect(await take({ job_id: walkIn, amount: '80' })).toMatchObject({
    ...{ advance: '80.00', payer: { client_id: null, citizen_id: null, name: 'Geeta Sahu' } },
    owed: { advance: '80.00', balance: '-80.00' },
  });
  // A receipt without a citizen becomes the citizen's once the job has one.
  await clerk.patch(`/jobs/${walkIn}`, { citizen_id });
  expect((await clerk.get(`/dues?citizen_id=${citizen_id}`)).body.owed.advance).toBe('80.00');
});

test('a receipt wants an Idempotency-Key, and the same key makes one receipt', async () => {
  const citizen_id = await newCitizen();
  const body = JSON.stringify({ citizen_id, amount: '10', mode: 'cash' });
  const headers = { authorization: `Bearer ${clerk.token}`, 'content-type': 'application/json' };
  const bare = await fetch(`${desk.address}/api/receipts`, { method: 'POST', headers, body });
  expect([bare.status, ((await bare.json()) as { message: string }).message]).toEqual([
    422,
    'Send an Idempotency-Key with this call, so that it is done once.',
  ]);
  const keyed = clientOf(desk.address, clerk.token, {
    'idempotency-key': `receipt-${freshWord()}-${freshWord()}`,
  });
  const values = { citizen_id, amount: '10', mode: 'cash' };
  const answers = [await keyed.post('/receipts', values), await keyed.post('/receipts', values)];
  expect(new Set(answers.map(answer => answer.body.number)).size).toBe(1);
  expect((await clerk.get(`/receipts?citizen_id=${citizen_id}`)).body.meta.total).toBe(1);
});

test('20 receipts at once have numbers without gap or duplicate', async () => {
  const citizen_id = await newCitizen();
  const taken = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const receipt = { citizen_id, amount: '10', mode: 'cash' };
      const key = { 'idempotency-key': `receipt-${freshWord()}-${freshWord()}` };
      const client = clientOf(desk.address, clerk.token, key);
      const answer = await postUntilServed(client, '/receipts', receipt);
      expect(answer.status, JSON.stringify(answer.body)).toBe(201);
      return answer.body as MoneyReceipt;
    }),
  );
  const serials = taken.map(({ number }) => Number(number?.slice(-5))).sort((a, b) => a - b);
  const [first = 0] = serials;
  expect(serials).toEqual(Array.from({ length: 20 }, (_, at) => first + at));
  expect((await clerk.get(`/dues?citizen_id=${citizen_id}`)).body.owed.advance).toBe('200.00');
});

test('of two clerks who allocate the rest of a receipt at once, one gets a conflict', async () => {
  const citizen_id = await newCitizen();
  const [one, other] = [await newJob({ citizen_id }), await newJob({ citizen_id })];
  for (const job of [one, other]) await charge(job, '100');
  const { id } = await take({ citizen_id, amount: '100' });
  const answers = await Promise.all(
    [one, other].map(job_id =>
      clerk.post(`/receipts/${id}/allocate`, { allocate: [{ job_id, amount: '100' }] }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
});

test('a cancelled receipt keeps its number and counts for nothing', async () => {
  const citizen_id = await newCitizen();
  const job = await newJob({ citizen_id });
  await charge(job, '500');
  const receipt = await take({ job_id: job, amount: '600', allocate: 'oldest' });
  const path = `/receipts/${receipt.id}/cancel`;
  expect((await clerk.post(path, { reason: 'Bounced' })).status).toBe(403);
  expect((await admin.post(path, { reason: 'x' })).status).toBe(422);
  const cancelled = await admin.post(path, { reason: 'Bounced' });
  expect(cancelled.body).toMatchObject({
    ...{ number: receipt.number, state: 'cancelled', cancelled_on: today(), cancel_reason: 'Bounced' },
    ...{ advance: '0.00', owed: { due: '500.00', advance: '0.00' } },
  });
  expect((await admin.post(path, { reason: 'Bounced' })).status).toBe(200);
  const other = await desk.signIn('admin');
  expect((await other.post(path, { reason: 'Bounced' })).status).toBe(409);
  expect((await clerk.post(`/receipts/${receipt.id}/allocate`, { allocate: 'oldest' })).status).toBe(409);
  expect((await chargesOf(job)).received).toMatchObject([{ number: receipt.number, cancelled: true }]);
  expect((await clerk.get('/receipts?state=cancelled')).body.data[0].id).toBe(receipt.id);
});

test('a refund gives back at most the advance, and its receipt is then not cancelled', async () => {
  const client = await newClient();
  const receipt = await take({ client_id: client.id, amount: '500' });
  const refund = { kind: 'refund', mode: 'cash', what: 'Given back', client_id: client.id };
  expect(
    (await clerk.post('/payouts', { ...refund, client_id: null, amount: '1' })).body.errors,
  ).toHaveProperty('client_id');
  expect((await clerk.post('/payouts', { ...refund, amount: '501' })).body.errors.amount).toEqual([
    'The advance is only ₹500.00.',
  ]);
  const paid = await clerk.post('/payouts', { ...refund, amount: '200' });
  expect([paid.status, paid.body]).toMatchObject([
    201,
    { number: `P/${year}/00001`, payer: { client_id: client.id, name: client.name }, amount: '200.00' },
  ]);
  expect(await owedBy(client.id)).toMatchObject({ advance: '300.00', balance: '-300.00' });
  const refused = await admin.post(`/receipts/${receipt.id}/cancel`, { reason: 'Wrong' });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    '₹200.00 of this receipt has been refunded. Cancel the refund first.',
  ]);
  expect((await admin.post(`/payouts/${paid.body.id}/cancel`, { reason: 'Wrong' })).body.state).toBe(
    'cancelled',
  );
  expect((await admin.post(`/receipts/${receipt.id}/cancel`, { reason: 'Wrong' })).status).toBe(200);
  expect((await clerk.get(`/payouts?client_id=${client.id}`)).body.data).toHaveLength(1);
});

test('cash of two lakh from one payer on a day is warned of', async () => {
  const citizen_id = await newCitizen();
  expect((await take({ citizen_id, amount: '199999.99' })).warnings).toEqual([]);
  expect((await take({ citizen_id, amount: '1', mode: 'upi' })).warnings).toEqual([]);
  expect((await take({ citizen_id, amount: '0.01' })).warnings).toEqual([
    '₹200000.00 in cash from one payer on one day. The law forbids ₹2,00,000 or more.',
  ]);
});

test('a client is reminded once in seven days, never after STOP', async () => {
  const client = await newClient({ mobile: freshMobile() });
  const path = `/clients/${client.id}/remind`;
  expect((await clerk.post(path)).body.message).toBe('Nothing is due.');
  await charge(await newJob({ given_by: client.name }), '125000');
  const { status, body } = await clerk.post(path);
  expect([status, body.recipient]).toEqual([201, client.mobile]);
  expect(body.body).toContain('₹1,25,000.00');
  // A form that was opened before is as true as it was.
  const { name, updated_at } = client;
  expect((await clerk.patch(`/clients/${client.id}`, { name, updated_at })).status).toBe(200);
  const again = await clerk.post(path);
  expect([again.status, again.body.message]).toEqual([
    409,
    `The client was reminded on ${officeDate(today())}. The next reminder can be sent on ${officeDate(addPeriod(today(), { days: 7 }))}.`,
  ]);
  await desk.db
    .updateTable('clients')
    .set({ reminded_on: addPeriod(today(), { days: -7 }) })
    .where('id', '=', client.id)
    .execute();
  await sql`insert into stopped_numbers (mobile_no, stopped, said_at) values (${client.mobile}, true, now())`.execute(
    desk.db,
  );
  expect((await clerk.post(path)).body.message).toBe('This number has opted out (STOP).');
  const receipt = await take({ client_id: client.id, amount: '5' });
  expect(receipt.not_sendable).toBe('This number has opted out (STOP).');
  expect((await clerk.post(`/receipts/${receipt.id}/send`)).status).toBe(409);
});

test('a receipt goes to its payer in both languages, with what is still due', async () => {
  const citizen_id = await newCitizen();
  const job = await newJob({ citizen_id });
  await charge(job, '500');
  const receipt = await take({ job_id: job, amount: '300', allocate: 'oldest' });
  const { status, body } = await clerk.post(`/receipts/${receipt.id}/send`);
  expect([status, body.citizen_id]).toEqual([201, citizen_id]);
  for (const text of [
    'three hundred rupees only',
    'तीन सौ रुपये मात्र',
    'Still due: ₹200.00',
    'अभी बकाया: ₹200.00',
  ]) {
    expect(body.body).toContain(text);
  }
});

test('a person sees what they pay themselves, and not what an agent pays', async () => {
  const user = await desk.signIn('user');
  const citizen_id = user.caller.citizen_id ?? 0;
  const own = await newJob({ citizen_id }, admin as typeof clerk);
  const agent = await newClient({}, admin as typeof clerk);
  const given = await newJob({ citizen_id, given_by: agent.name }, admin as typeof clerk);
  for (const job of [own, given]) await charge(job, '400', {}, admin as typeof clerk);
  const receipt = await take({ job_id: own, amount: '150', allocate: 'oldest' }, admin as typeof clerk);
  expect((await user.get('/me/charges')).body.data).toMatchObject([
    { job: { id: own }, kind: 'service', amount: '400.00', job_due: '250.00' },
  ]);
  expect((await user.get('/me/receipts')).body.data).toMatchObject([
    {
      number: receipt.number,
      amount: '150.00',
      state: 'valid',
      allocations: [{ job: { id: own }, amount: '150.00' }],
    },
  ]);
  expect((await user.get(`/receipts/${receipt.id}`)).status).toBe(403);
});
