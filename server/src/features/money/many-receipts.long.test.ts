import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import { jobList } from '@rto-desk/contract/job';
import { readAddress } from '@rto-desk/contract/list';
import { clientList, payoutList, receiptList } from '@rto-desk/contract/money';
import { addPeriod } from '@rto-desk/contract/period';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Db, openDatabase } from '../../platform/database/database.ts';
import { fill } from '../../testing/databases.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { jobsPage } from '../jobs/list.ts';
import { chargesOfJob } from './charges.ts';
import { clientOf, clientsPage } from './clients.ts';
import { dayBookOf } from './day-book.ts';
import { ownCharges, ownReceipts } from './own.ts';
import { duesOf } from './payers.ts';
import { payoutsPage } from './payouts.ts';
import { receiptOf, receiptsPage } from './receipt-rows.ts';
import { statementOf } from './statement.ts';

/** Two jobs in three are of a citizen, the others of one of 300 clients; each has a charge and a receipt that pays most of it. */
const MANY = 100_000;
/** An answer of a list or report, and one that sums up all that is open, in milliseconds; the limits are those of a busy machine. */
const LONGEST = 1_000;
const LONGEST_SUM = 5_000;
/** From how many rows on a table is not read from end to end. */
const LARGE = 20_000;

const FILLED = [
  ...['citizens', 'clients', 'client_spellings', 'service_requests', 'charges'],
  ...['receipts', 'receipt_allocations', 'payouts'],
];

function filling(branch: number): string[] {
  const day = `date '${today()}' - (n % 700)`;
  return [
    // Rules and history are for what people enter.
    ...FILLED.map(table => `alter table ${table} disable trigger user`),
    `insert into citizens (name, mobile, branch_id)
      select 'Payer ' || n, (7000000000 + n)::text, case when n % 2 = 0 then ${branch} end from generate_series(1, 20000) as n`,
    `insert into clients (name, branch_id) select 'Agent ' || n, ${branch} from generate_series(1, 300) as n`,
    `insert into client_spellings (client_id, branch_id, spelling) select id, branch_id, name from clients`,
    `insert into service_requests (reference, contact_name, contact_phone, category, services, source, branch_id, citizen_id, given_by)
      select 'SR-' || n, 'Payer', '9826012345', 'other', '{}', 'counter', ${branch}, (select min(id) from citizens) + n % 20000,
        case when n % 3 = 0 then 'Agent ' || (1 + n % 300) end from generate_series(1, ${MANY}) as n`,
    `insert into charges (job_id, kind, what, amount, charged_on)
      select id, 'service', 'Service', 500, ${day.replaceAll('n %', 'id %')} from service_requests`,
    `insert into receipts (number, received_on, branch_id, client_id, citizen_id, payer_name, amount, mode, cancelled_on, cancelled_at)
      select 'X/' || n, ${day}, ${branch}, payer.client_id, payer.citizen_id, 'Payer ' || n, 450, 'cash',
        case when n % 500 = 0 then ${day} end, case when n % 500 = 0 then now() end
      from (select row_number() over (order by job_id)::integer as n, * from job_payers) as payer`,
    `insert into receipt_allocations (receipt_id, job_id, amount, allocated_on)
      select receipts.id, jobs.id, 450, received_on from receipts
        join (select id, row_number() over (order by id) as n from service_requests) as jobs on number = 'X/' || n`,
    `insert into payouts (number, paid_on, branch_id, kind, what, amount, mode)
      select 'Y/' || n, ${day}, ${branch}, 'expense', 'Tea ' || n, 20, 'cash' from generate_series(1, ${MANY / 5}) as n`,
    ...FILLED.map(table => `alter table ${table} enable trigger user`),
    'analyze',
  ];
}

test('with 100,000 receipts each list and report of money is found by an index, and quick', {
  timeout: 600_000,
}, async () => {
  const desk = await deskForTest();
  const branch_id = await desk.branch('04');
  const admin = await desk.signIn('admin');
  await admin.put('/admin/desk-settings', { money_on: true });
  const clerk = await desk.signIn('manager', { branch_id });
  const connection = { ...inject('connection'), database: desk.pool.options.database ?? '' };
  await fill(connection, filling(branch_id));

  const asked: { statement: string; values: readonly unknown[] }[] = [];
  const { db, pool, close } = openDatabase({
    connection,
    connections: 1,
    onStatement: (statement, values) => void asked.push({ statement, values }),
  });
  onTestFinished(close);
  const { rows } = await sql<{ client: number; citizen: number; job: number; receipt: number }>`
    select (select min(id) from clients) as client, (select min(id) from citizens where name like 'Payer%') as citizen,
      (select min(id) from service_requests) as job, (select min(id) from receipts) as receipt`.execute(db);
  const [{ client, citizen, job, receipt } = { client: 0, citizen: 0, job: 0, receipt: 0 }] = rows;
  const old = addPeriod(today(), { days: -650 });
  const slow: string[] = [];
  for (const caller of [admin.caller, clerk.caller]) {
    for (const [name, ask] of questions({ client, citizen, job, receipt, old, branch_id })) {
      asked.length = 0;
      await ask(db, caller);
      const sent = [...asked];
      const begun = performance.now();
      await ask(db, caller);
      const taken = Math.round(performance.now() - begun);
      const read = new Set<string>();
      for (const { statement, values } of sent) {
        const { rows } = await pool.query(`explain (analyze, format json) ${statement}`, [...values]);
        readWhole(rows[0]['QUERY PLAN'][0].Plan, read);
      }
      const said = `${caller.role}: ${name}: ${taken} ms, reads ${[...read].join(', ') || 'by indexes'}`;
      console.log(said);
      const limit = SUMS.has(name) ? LONGEST_SUM : LONGEST;
      if (taken > limit || (read.size > 0 && !SUMS.has(name))) slow.push(said);
    }
  }
  expect(slow).toEqual([]);
});

/** What sums up all that is open by its nature. */
const SUMS = new Set(['clients that owe', 'unpaid jobs']);

interface Ids {
  client: number;
  citizen: number;
  job: number;
  receipt: number;
  old: string;
  branch_id: number;
}

function questions(ids: Ids): [string, (db: Db, caller: Caller) => Promise<unknown>][] {
  const { client, citizen, job, receipt, old, branch_id } = ids;
  const words = wordsFor('en');
  const of = (address: string) => new URLSearchParams(address);
  const receipts = (address: string, payer = {}) =>
    [
      `receipts ${address || JSON.stringify(payer)}`,
      (db: Db, caller: Caller) =>
        receiptsPage(db, caller, { ...readAddress(receiptList, of(address)), ...payer }),
    ] as [string, (db: Db, caller: Caller) => Promise<unknown>];
  return [
    ['clients', (db, caller) => clientsPage(db, caller, readAddress(clientList, of('q=agent 29')))],
    ['clients that owe', (db, caller) => clientsPage(db, caller, readAddress(clientList, of('owing=1')))],
    ['client', (db, caller) => clientOf(db, caller, client)],
    ['statement', (db, caller) => statementOf(db, caller, words, client, {})],
    ['dues of a client', (db, caller) => duesOf(db, caller, { client_id: client })],
    ['dues of a citizen', (db, caller) => duesOf(db, caller, { citizen_id: citizen })],
    ['dues of a job', (db, caller) => duesOf(db, caller, { job_id: job })],
    ['charges of a job', (db, caller) => chargesOfJob(db, caller, words, job)],
    ['receipt', (db, caller) => receiptOf(db, caller, words, receipt)],
    receipts(''),
    receipts('q=X/4711'),
    receipts(`from=${old}&to=${old}`),
    receipts('state=cancelled'),
    receipts('', { client_id: client }),
    receipts('', { citizen_id: citizen }),
    ['payouts', (db, caller) => payoutsPage(db, caller, readAddress(payoutList, of('')))],
    [
      'payouts of a day',
      (db, caller) => payoutsPage(db, caller, readAddress(payoutList, of(`from=${old}&to=${old}`))),
    ],
    ['day book', db => dayBookOf(db, branch_id, today())],
    ['day book of a day of long ago', db => dayBookOf(db, branch_id, old)],
    ['own charges', (db, caller) => ownCharges(db, caller, words, 1)],
    ['own receipts', (db, caller) => ownReceipts(db, caller, 1)],
    ['unpaid jobs', (db, caller) => jobsPage(db, caller, words, readAddress(jobList, of('unpaid=1')))],
  ];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}

/** Adds the large tables that a plan reads from end to end. */
function readWhole(plan: Plan, found: Set<string>): void {
  const read = plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0);
  if (plan['Node Type'] === 'Seq Scan' && read >= LARGE) found.add(plan['Relation Name'] ?? '?');
  for (const child of plan.Plans ?? []) readWhole(child, found);
}
