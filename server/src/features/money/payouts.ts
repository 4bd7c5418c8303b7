import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Payout } from '@rto-desk/contract/endpoints/payouts';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import type { PaymentMode, PayoutKind, payoutList } from '@rto-desk/contract/money';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, NotFound } from '../../platform/errors.ts';
import { submissionWithin } from '../../scope/conditions.ts';
import { within } from '../../scope/within.ts';
import { newestPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { jobNumber } from '../jobs/rows.ts';
import { issueNumber } from '../series/issue.ts';
import { assertReasonGiven, lockOpenDay } from './day-book.ts';
import { assertMoneyOn, type KnownPayer, lockPayer, owedBy, payerOf } from './payers.ts';

/** The payouts within a caller's reach, each as `asPayout` takes it. */
function payoutRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .payouts()
      // unscoped: staff who pay out are shown to all who see the payout
      .leftJoin('users as makers', 'makers.id', 'payouts.created_by')
      // unscoped: as above
      .leftJoin('users as cancellers', 'cancellers.id', 'payouts.cancelled_by')
      .select(['payouts.id', 'number', 'paid_on', 'kind', 'what', 'amount', 'mode', 'payouts.branch_id'])
      .select([
        'payouts.client_id',
        'payouts.citizen_id',
        'payer_name',
        'cancelled_on',
        'cancellers.name as cancelled_by',
      ])
      .select(['cancel_reason', 'makers.name as by', 'payouts.created_at', 'payouts.updated_at'])
      .select(eb =>
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('service_requests as submissions')
            .select(['submissions.id', jobNumber.as('number')])
            .whereRef('submissions.id', '=', 'payouts.about_job_id')
            .where(submissionWithin(caller)),
        ).as('job'),
      )
  );
}

type FoundPayout = Awaited<ReturnType<ReturnType<typeof payoutRows>['executeTakeFirstOrThrow']>>;

function asPayout({ client_id, citizen_id, payer_name, kind, mode, ...payout }: FoundPayout): Payout {
  return {
    ...payout,
    kind: kind as PayoutKind,
    mode: mode as PaymentMode,
    payer: payer_name === null ? null : { client_id, citizen_id, name: payer_name, mobile: null },
    state: payout.cancelled_on === null ? 'valid' : 'cancelled',
  };
}

async function payoutOf(db: Queryable, caller: Caller, id: number): Promise<Payout> {
  return asPayout(
    await payoutRows(db, caller)
      .where('payouts.id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound()),
  );
}

export type PayoutQuery = QueryOf<typeof payoutList> & {
  client_id?: number | null | undefined;
  job_id?: number | null | undefined;
};

/** One page of the payouts within reach, newest first. */
export async function payoutsPage(db: Queryable, caller: Caller, query: PayoutQuery): Promise<Page<Payout>> {
  const listed = within(db, caller).payouts().select('payouts.id').where(matching(query));
  const rows = (ids: number[]) => payoutRows(db, caller).where('payouts.id', 'in', ids).execute();
  const found = await newestPage(db, query, listed, rows);
  return { ...found, data: found.data.map(asPayout) };
}

function matching({ q, kind, state, from, to, client_id, job_id }: PayoutQuery): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`true`,
    ...(kind ? [sql<SqlBool>`payouts.kind = ${kind}`] : []),
    ...(state ? [sql<SqlBool>`(payouts.cancelled_on is null) = ${state === 'valid'}`] : []),
    ...(from ? [sql<SqlBool>`payouts.paid_on >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`payouts.paid_on <= ${to}::date`] : []),
    ...(client_id ? [sql<SqlBool>`payouts.client_id = ${client_id}`] : []),
    ...(job_id ? [sql<SqlBool>`payouts.about_job_id = ${job_id}`] : []),
    ...(q ? [hasTextOrNumber(sql.ref('payouts.search_text'), q)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

export interface NewPayout {
  kind: PayoutKind;
  amount: string;
  mode: PaymentMode;
  what: string;
  job_id?: number | null | undefined;
  client_id?: number | null | undefined;
}

/**
 * Pays out money, or puts cash in, with its number. A refund gives back at most what its payer has in advance. Throws NotFound,
 * Invalid, and Conflict for a closed day or a series that issues no number.
 */
export function payOut(db: Db, caller: Caller, payout: NewPayout): Promise<Payout> {
  const { kind, amount, mode, what, job_id, client_id } = payout;
  if (job_id && client_id) throw new Invalid({ client_id: words => words.moneyAnswers.jobOrClient });
  const day = today();
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const payer = await payerNamed(transaction, caller, payout);
    if (kind === 'refund') await assertInAdvance(transaction, payer, amount);
    const branch_id = payer?.branch_id ?? branchOf(caller);
    await lockOpenDay(transaction, branch_id, day);
    const { rows } = await sql<{ id: number }>`
      select nextval(pg_get_serial_sequence('payouts', 'id'))::integer as id`.execute(transaction);
    const [{ id } = { id: 0 }] = rows;
    const number = await issueNumber(transaction, { series: 'payout', branch_id, record_id: id }, day);
    // unscoped: of a payer within reach, or of none
    await transaction
      .insertInto('payouts')
      .values({
        ...{ id, number, paid_on: day, branch_id, kind, what, amount, mode, created_by: caller.id },
        about_job_id: job_id ?? null,
        ...(payer !== null && (kind === 'refund' || client_id)
          ? { ...payer.key, payer_name: payer.name }
          : {}),
      })
      .execute();
    return payoutOf(transaction, caller, id);
  });
}

/** Throws NotFound, and Invalid for a refund without a payer. */
async function payerNamed(
  db: Queryable,
  caller: Caller,
  { kind, job_id, client_id }: NewPayout,
): Promise<KnownPayer | null> {
  if (!job_id && !client_id) {
    if (kind === 'refund') throw new Invalid({ client_id: words => words.moneyAnswers.refundTo });
    return null;
  }
  return payerOf(db, caller, { job_id, client_id });
}

async function assertInAdvance(db: Queryable, payer: KnownPayer | null, amount: string): Promise<void> {
  if (payer === null) return;
  await lockPayer(db, payer.key);
  const { advance } = await owedBy(db, payer.key);
  if (Number(amount) > Number(advance)) {
    throw new Invalid({ amount: words => words.moneyAnswers.moreThanAdvance(advance) });
  }
}

/** Cancels a payout within reach; again for the admin who did. Throws NotFound, Invalid and Conflict. */
export function cancelPayout(
  db: Db,
  caller: Caller,
  id: number,
  { reason, updated_at }: { reason: string; updated_at?: string | null | undefined },
): Promise<Payout> {
  assertReasonGiven(reason);
  const day = today();
  return db.transaction().execute(async transaction => {
    await assertMoneyOn(transaction);
    const locked = await within(transaction, caller)
      .payouts()
      .select(['branch_id', 'cancelled_on', 'cancelled_by'])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
    const shown = await payoutOf(transaction, caller, id);
    if (locked.cancelled_on !== null && locked.cancelled_by === caller.id) return shown;
    if (isStale(updated_at, shown)) throw new Conflict(words => words.errors.changedMeanwhile, shown);
    if (locked.cancelled_on !== null) throw new Conflict(words => words.moneyAnswers.isCancelled, shown);
    await lockOpenDay(transaction, locked.branch_id, day);
    // unscoped: locked within reach above
    await transaction
      .updateTable('payouts')
      .set({
        ...{ cancelled_on: day, cancelled_by: caller.id, cancel_reason: reason },
        cancelled_at: sql<string>`now()`,
      })
      .where('id', '=', id)
      .execute();
    return payoutOf(transaction, caller, id);
  });
}
