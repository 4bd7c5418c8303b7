import type { Caller } from '@rto-desk/contract/access';
import type { Charge, JobCharges } from '@rto-desk/contract/endpoints/money';
import { today } from '@rto-desk/contract/expiry';
import type { ChargeKind } from '@rto-desk/contract/money';
import { SHORTEST_REASON } from '@rto-desk/contract/series';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { belowAllocated } from '../../facts/job-money.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { submissionWithin } from '../../scope/conditions.ts';
import { within } from '../../scope/within.ts';
import { asPayer, assertMoneyOn, owedBy, payerOfJob } from './payers.ts';

/** What is charged for a job. */
export interface NewCharge {
  kind: ChargeKind;
  what: string;
  amount: string;
  reason?: string | null;
}

/** The charges within a caller's reach, each as `asCharge` takes it. */
function chargeRows(db: Queryable, caller: Caller) {
  return (
    db
      // unscoped: limited below by its job
      .selectFrom('charges')
      // unscoped: limited below
      .innerJoin('service_requests as submissions', 'submissions.id', 'charges.job_id')
      // unscoped: staff who charge are shown to all who see the job
      .leftJoin('users as makers', 'makers.id', 'charges.created_by')
      .select(['charges.id', 'submissions.id as job_id', 'kind', 'what', 'amount', 'reason', 'as_entered'])
      .select(['charged_on', 'makers.name as by', 'charges.updated_at'])
      .where(submissionWithin(caller))
  );
}

type FoundCharge = Awaited<ReturnType<ReturnType<typeof chargeRows>['executeTakeFirstOrThrow']>>;

/** A charge in the reader's language. */
function asCharge(words: ServerWords, { kind, ...charge }: FoundCharge): Charge {
  return { ...charge, kind: kind as ChargeKind, what: chargeText(words, charge) };
}

/** What a charge is for; one that was entered as the job's fee, or changed while money was off, says so. */
export function chargeText(
  words: ServerWords,
  { what, as_entered }: { what: string; as_entered: boolean },
): string {
  return as_entered && what === '' ? words.moneyAnswers.asEntered : what;
}

async function chargeOf(db: Queryable, caller: Caller, words: ServerWords, id: number): Promise<Charge> {
  const found = await chargeRows(db, caller)
    .where('charges.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  return asCharge(words, found);
}

/** What is charged for a job, what was received for it and who pays. Throws NotFound. */
export async function chargesOfJob(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  jobId: number,
): Promise<JobCharges> {
  const payer = await payerOfJob(db, caller, jobId);
  const charges = await chargeRows(db, caller)
    .where('charges.job_id', '=', jobId)
    .orderBy('charges.id')
    .execute();
  const sums = await sumsOf(db, jobId);
  // unscoped: of a job within reach
  const { rows: received } = await sql<JobCharges['received'][number]>`
    select receipts.id as receipt_id, number, allocated_on as on, one.amount, cancelled_on is not null as cancelled
    from receipt_allocations as one join receipts on receipts.id = one.receipt_id
    where one.job_id = ${jobId} order by one.id desc`.execute(db);
  return {
    data: charges.map(charge => asCharge(words, charge)),
    ...sums,
    payer: { ...asPayer(payer), owed: await owedBy(db, payer.key) },
    received,
  };
}

/** The sums of a job within reach, from the view that derives them. */
async function sumsOf(
  db: Queryable,
  jobId: number,
): Promise<Record<'charged' | 'waived' | 'allocated' | 'due', string>> {
  const { rows } = await sql<Record<'charged' | 'waived' | 'allocated' | 'due', string>>`
    select charged::text, waived::text, allocated::text, due::text from job_sums where job_id = ${jobId}`.execute(
    db,
  );
  const [sums] = rows;
  if (sums === undefined) throw new NotFound();
  return sums;
}

/** Charges something for a job within reach, or waives some of what is due. Throws NotFound and Invalid. */
export function addCharge(
  db: Db,
  caller: Caller,
  words: ServerWords,
  jobId: number,
  charge: NewCharge,
): Promise<Charge> {
  assertReason(charge);
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    await lockJobWithin(transaction, caller, jobId);
    if (charge.kind === 'waived') await assertWaivable(transaction, jobId, charge.amount);
    const { id } = await transaction
      .insertInto('charges')
      .values({
        ...{ job_id: jobId, kind: charge.kind, what: charge.what, amount: charge.amount },
        ...{ reason: charge.reason ?? null, charged_on: today(), created_by: caller.id },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return chargeOf(transaction, caller, words, id);
  });
}

/** What is absent stays. */
export type ChargeChange = { [Name in keyof NewCharge]?: NewCharge[Name] | undefined };

/** Changes a charge within reach. Throws NotFound, Invalid, and Conflict for a stale copy or below what is allocated. */
export function changeCharge(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  { updated_at, ...change }: ChargeChange & { updated_at?: string | null | undefined },
): Promise<Charge> {
  return withCharge(db, caller, words, id, async (transaction, charge) => {
    assertFresh(updated_at, charge);
    const kind = change.kind ?? charge.kind;
    const reason = change.reason === undefined ? charge.reason : change.reason;
    assertReason({ kind, reason });
    const set = {
      kind,
      reason,
      amount: change.amount ?? charge.amount,
      ...(change.what && { what: change.what }),
    };
    // unscoped: locked within reach above
    await transaction.updateTable('charges').set(set).where('id', '=', id).execute();
    await assertNotBelow(transaction, charge.job_id);
    return chargeOf(transaction, caller, words, id);
  });
}

/** Deletes a charge within reach. Throws NotFound, and Conflict below what is allocated. */
export function deleteCharge(db: Db, caller: Caller, words: ServerWords, id: number): Promise<void> {
  return withCharge(db, caller, words, id, async (transaction, charge) => {
    // unscoped: locked within reach above
    await transaction.deleteFrom('charges').where('id', '=', id).execute();
    await assertNotBelow(transaction, charge.job_id);
  });
}

/** Does something with a charge whose job is locked. */
function withCharge<T>(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  act: (transaction: Queryable, charge: Charge) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const { job_id } = await chargeOf(transaction, caller, words, id);
    await lockJobWithin(transaction, caller, job_id);
    return act(transaction, await chargeOf(transaction, caller, words, id));
  });
}

/** Throws NotFound. */
async function lockJobWithin(db: Queryable, caller: Caller, id: number): Promise<void> {
  await within(db, caller)
    .jobs()
    .select('submissions.id')
    .where('submissions.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
}

function assertReason({ kind, reason }: { kind: ChargeKind; reason?: string | null | undefined }): void {
  if (kind !== 'waived') {
    if (reason) throw new Invalid({ reason: words => words.moneyAnswers.reasonOfWaived });
    return;
  }
  if ((reason ?? '').length < SHORTEST_REASON) {
    throw new Invalid({ reason: words => words.validation.tooShort(words.fields.reason, SHORTEST_REASON) });
  }
}

async function assertWaivable(db: Queryable, jobId: number, amount: string): Promise<void> {
  const { due } = await sumsOf(db, jobId);
  if (Number(amount) > Number(due))
    throw new Invalid({ amount: words => words.moneyAnswers.moreThanDue(due) });
}

/** Throws Conflict where less is charged, or more waived, than what is allocated leaves. */
async function assertNotBelow(db: Queryable, jobId: number): Promise<void> {
  const { due, allocated } = await sumsOf(db, jobId);
  if (Number(due) < 0) throw belowAllocated(allocated);
}
