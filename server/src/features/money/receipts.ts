import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Allocate, MoneyReceipt, PayerIds } from '@rto-desk/contract/endpoints/money';
import { today } from '@rto-desk/contract/expiry';
import { modesWithReference, type PaymentMode } from '@rto-desk/contract/money';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { submissionWithin } from '../../scope/conditions.ts';
import { issueNumber } from '../series/issue.ts';
import { assertReasonGiven, lockOpenDay } from './day-book.ts';
import { isOf, lockPayer, owedBy, type PayerKey, payerOf } from './payers.ts';
import { foundReceipt, receiptOf } from './receipt-rows.ts';

export interface NewReceipt extends PayerIds {
  amount: string;
  mode: PaymentMode;
  reference?: string | null;
  allocate?: Allocate | undefined;
}

/**
 * Takes money from a payer within reach, with its number, and allocates it. Throws NotFound, Invalid, and Conflict for a closed day
 * or a series that issues no number.
 */
export async function takeMoney(
  db: Db,
  caller: Caller,
  words: ServerWords,
  { amount, mode, reference = null, allocate, ...ids }: NewReceipt,
): Promise<MoneyReceipt> {
  if (reference === null && (modesWithReference as readonly PaymentMode[]).includes(mode)) {
    throw new Invalid({
      reference: words => words.moneyAnswers.referenceWanted(words.moneyAnswers.modes[mode]),
    });
  }
  const day = today();
  return db.transaction().execute(async transaction => {
    const { key } = await payerOf(transaction, caller, ids);
    await lockPayer(transaction, key);
    // Once more, since a merge or another spelling may have come first.
    const payer = await payerOf(transaction, caller, ids);
    if (!isSame(payer.key, key)) throw new Conflict(words => words.errors.changedMeanwhile);
    const parts = await partsOf(transaction, caller, key, amount, allocate ?? []);
    const branch_id = payer.branch_id ?? branchOf(caller);
    await lockOpenDay(transaction, branch_id, day);
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('receipts', 'id'))::integer as id`.execute(transaction);
    const [{ id } = { id: 0 }] = rows;
    const number = await issueNumber(transaction, { series: 'receipt', branch_id, record_id: id }, day);
    // unscoped: a receipt of a payer within reach
    await transaction
      .insertInto('receipts')
      .values({
        ...{ id, number, received_on: day, branch_id, ...key, payer_name: payer.name },
        ...{ amount, mode, reference, created_by: caller.id },
      })
      .execute();
    await insertParts(transaction, caller, id, parts, day);
    // Within the transaction: a read that fails after it would leave a receipt that no answer names.
    return receiptOf(transaction, caller, words, id);
  });
}

const isSame = (one: PayerKey, other: PayerKey) =>
  one.client_id === other.client_id && one.citizen_id === other.citizen_id && one.job_id === other.job_id;

/** Allocates what is left of a receipt within reach. Throws NotFound, Invalid and Conflict. */
export function allocateReceipt(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  { allocate, updated_at }: { allocate: Allocate; updated_at?: string | null | undefined },
): Promise<MoneyReceipt> {
  return withReceipt(db, caller, words, id, updated_at, async (transaction, { key, advance, refuse }) => {
    const parts = await partsOf(transaction, caller, key, advance, allocate);
    const { advance: left } = await owedBy(transaction, key);
    const sum = parts.reduce((paise, part) => paise + paiseOf(part.amount), 0);
    // A refund may have given back some of it.
    if (sum > paiseOf(left)) {
      if (allocate !== 'oldest')
        throw new Invalid({ allocate: words => words.moneyAnswers.moreThanAdvance(left) });
      await refuse();
    }
    await insertParts(transaction, caller, id, parts, today());
    if (parts.length > 0) await touch(transaction, id);
  });
}

/** Cancels a receipt within reach; again for the admin who did. Throws NotFound, Invalid and Conflict. */
export function cancelReceipt(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  { reason, updated_at }: { reason: string; updated_at?: string | null | undefined },
): Promise<MoneyReceipt> {
  assertReasonGiven(reason);
  const day = today();
  return db.transaction().execute(async transaction => {
    const before = await lockedReceipt(transaction, caller, id);
    if (before.cancelled_on !== null && before.cancelled_by_id === caller.id) {
      return receiptOf(transaction, caller, words, id);
    }
    const shown = await receiptOf(transaction, caller, words, id);
    if (isStale(updated_at, shown)) throw new Conflict(words => words.errors.changedMeanwhile, shown);
    if (before.cancelled_on !== null) throw new Conflict(words => words.moneyAnswers.isCancelled, shown);
    if (before.number === null) throw new Conflict(words => words.moneyAnswers.hasNoNumber, shown);
    await lockOpenDay(transaction, before.branch_id, day);
    // unscoped: locked within reach above
    await transaction
      .updateTable('receipts')
      .set({
        ...{ cancelled_on: day, cancelled_by: caller.id, cancel_reason: reason },
        cancelled_at: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    const { advance } = await owedBy(transaction, before.key);
    if (Number(advance) < 0) {
      const missing = (paiseOf(advance) / -100).toFixed(2);
      throw new Conflict(words => words.moneyAnswers.isRefunded(missing), shown);
    }
    return receiptOf(transaction, caller, words, id);
  });
}

/** A receipt whose payer and row are held until the transaction ends. */
async function lockedReceipt(db: Queryable, caller: Caller, id: number) {
  const { client_id, citizen_id, job_id } = await foundReceipt(db, caller, id);
  const key = { client_id, citizen_id, job_id };
  if (Object.values(key).some(one => one !== null)) await lockPayer(db, key);
  // unscoped: found within reach above
  const locked = await db
    .selectFrom('receipts')
    .select(['number', 'branch_id', 'cancelled_on', 'cancelled_by as cancelled_by_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
  return { ...locked, key };
}

function withReceipt(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  lastSeen: string | null | undefined,
  act: (
    transaction: Queryable,
    receipt: { key: PayerKey; advance: string; refuse: () => Promise<never> },
  ) => Promise<void>,
): Promise<MoneyReceipt> {
  return db.transaction().execute(async transaction => {
    const { key, cancelled_on } = await lockedReceipt(transaction, caller, id);
    const shown = await receiptOf(transaction, caller, words, id);
    const refuse = async (): Promise<never> => {
      throw new Conflict(words => words.moneyAnswers.moreThanAdvance(shown.owed.advance), shown);
    };
    if (isStale(lastSeen, shown)) throw new Conflict(words => words.errors.changedMeanwhile, shown);
    if (cancelled_on !== null) throw new Conflict(words => words.moneyAnswers.isCancelled, shown);
    await act(transaction, { key, advance: shown.advance, refuse });
    return receiptOf(transaction, caller, words, id);
  });
}

/** That a receipt is allocated is a change of it: a copy from before is stale. */
async function touch(db: Queryable, id: number): Promise<void> {
  // unscoped: locked within reach
  await db.updateTable('receipts').set({ updated_at: sql<string>`now()` }).where('id', '=', id).execute();
}

/** A part of a receipt: of a job, or of what a client owed before. */
interface Part {
  job_id: number | null;
  opening_id: number | null;
  amount: string;
}

interface Due {
  job_id: number | null;
  opening_id: number | null;
  due: string;
}

/**
 * The parts that a sum is allocated to: the oldest dues first, or as the caller says. Locks the jobs of the payer that owe.
 * Throws Invalid with the amounts for more than was received or is due, and for a job of another payer.
 */
async function partsOf(
  db: Queryable,
  caller: Caller,
  key: PayerKey,
  received: string,
  allocate: Allocate,
): Promise<Part[]> {
  if (allocate.length === 0) return [];
  const dues = await lockedDues(db, key);
  let left = paiseOf(received);
  if (allocate === 'oldest') {
    return dues.flatMap(({ job_id, opening_id, due }) => {
      const paise = Math.min(left, paiseOf(due));
      left -= paise;
      return paise > 0 ? { job_id, opening_id, amount: rupeesOf(paise) } : [];
    });
  }
  const parts: Part[] = [];
  for (const { job_id = null, amount } of allocate) {
    const wanted = amount ?? '';
    if (job_id !== null) await assertReached(db, caller, job_id);
    const due = dues.find(one => one.job_id === job_id);
    if (due === undefined && !(await isPayerOf(db, key, job_id))) {
      throw new Invalid({ allocate: words => words.moneyAnswers.otherPayer });
    }
    const paise = paiseOf(wanted);
    const spent = parts
      .filter(part => part.job_id === job_id)
      .reduce((sum, part) => sum + paiseOf(part.amount), 0);
    const owed = paiseOf(due?.due ?? '0.00') - spent;
    if (paise > owed) {
      throw new Invalid({ allocate: words => words.moneyAnswers.moreThanOwed(wanted, rupeesOf(owed)) });
    }
    if (paise > left) {
      throw new Invalid({ allocate: words => words.moneyAnswers.moreThanReceived(wanted, rupeesOf(left)) });
    }
    left -= paise;
    parts.push({ job_id, opening_id: due?.opening_id ?? null, amount: wanted });
  }
  return parts;
}

/** What a payer owes by job, the oldest first, with the jobs locked in the order of their ids. */
async function lockedDues(db: Queryable, key: PayerKey): Promise<Due[]> {
  // unscoped: of a payer that is held
  const { rows: owing } = await sql<{ job_id: number }>`
    select distinct job_id from charge_dues where ${isOf('charge_dues', key)} and job_id is not null`.execute(
    db,
  );
  // unscoped: as above
  await sql`select id from service_requests where id = any(${owing.map(({ job_id }) => job_id)}::integer[])
    order by id for update`.execute(db);
  // unscoped: as above
  const { rows } = await sql<Due>`
    select job_id, case when job_id is null then min(charge_id) end as opening_id, sum(due)::text as due
    from charge_dues where ${isOf('charge_dues', key)}
    group by job_id order by min(charged_on), job_id nulls first`.execute(db);
  return rows;
}

/** Throws NotFound for a job out of reach. */
async function assertReached(db: Queryable, caller: Caller, jobId: number): Promise<void> {
  // unscoped: limited here
  const { rows } = await sql`select from service_requests as submissions
    where submissions.id = ${jobId} and ${submissionWithin(caller)}`.execute(db);
  if (rows.length === 0) throw new NotFound();
}

/** Whether a payer pays for a job; for no job, whether it is a client, who may have owed something before. */
async function isPayerOf(db: Queryable, key: PayerKey, jobId: number | null): Promise<boolean> {
  if (jobId === null) return key.client_id !== null;
  if (key.job_id !== null) return key.job_id === jobId;
  const { rows } =
    await sql`select from job_payers where job_id = ${jobId} and ${isOf('job_payers', key)}`.execute(db);
  return rows.length > 0;
}

async function insertParts(
  db: Queryable,
  caller: Caller,
  receipt_id: number,
  parts: readonly Part[],
  allocated_on: string,
): Promise<void> {
  if (parts.length === 0) return;
  await db
    .insertInto('receipt_allocations')
    .values(parts.map(part => ({ ...part, receipt_id, allocated_on, created_by: caller.id })))
    .execute();
}

/** Exact: an amount has at most ten digits. */
const paiseOf = (rupees: string): number => Math.round(Number(rupees) * 100);
const rupeesOf = (paise: number): string => (paise / 100).toFixed(2);
