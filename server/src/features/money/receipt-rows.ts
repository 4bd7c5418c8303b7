import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { MoneyReceipt, PayerIds, ReceiptRow } from '@rto-desk/contract/endpoints/money';
import type { QueryOf } from '@rto-desk/contract/list';
import { CASH_LIMIT, type PaymentMode, type receiptList } from '@rto-desk/contract/money';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { newestPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { chargeText } from './charges.ts';
import { cashOfDay, isOf, owedBy, owedJob } from './payers.ts';

type Condition = RawBuilder<SqlBool>;

/** The receipts within a caller's reach, each as `asReceipt` takes it. */
function receiptRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .receipts()
      // unscoped: the payer of a receipt within reach. Looked up for each receipt: as a join the view is read whole.
      .innerJoinLateral(
        eb =>
          eb
            .selectFrom('receipt_advances')
            .selectAll()
            .whereRef('receipt_id', '=', 'receipts.id')
            .offset(0)
            .as('payer'),
        join => join.onTrue(),
      )
      // unscoped: as above
      .leftJoin('clients', 'clients.id', 'payer.client_id')
      // unscoped: as above
      .leftJoin('citizens', 'citizens.id', 'payer.citizen_id')
      // unscoped: staff who take money are shown to all who see the receipt
      .leftJoin('users as makers', 'makers.id', 'receipts.created_by')
      // unscoped: as above
      .leftJoin('users as cancellers', 'cancellers.id', 'receipts.cancelled_by')
      .select(['receipts.id', 'number', 'received_on', 'receipts.amount', 'receipts.mode', 'reference'])
      .select(['receipts.branch_id', 'cancelled_on', 'cancellers.name as cancelled_by', 'cancel_reason'])
      .select(['makers.name as by', 'receipts.created_at', 'receipts.updated_at', 'payer_name'])
      .select(['payer.client_id', 'payer.citizen_id', 'payer.job_id', 'clients.gstin'])
      // The name of a job without client and citizen may have been typed by a visitor, and a profile's by its holder.
      .select(
        sql<boolean>`payer.client_id is not null or (
          payer.citizen_id is not null and citizens.name_by_holder_at is null and citizens.name = payer_name)`.as(
          'is_named_by_office',
        ),
      )
      .select(sql<string>`payer.advance::numeric(12, 2)::text`.as('advance'))
      // unscoped: of the payer of a receipt within reach
      .select(
        sql<string | null>`coalesce(clients.mobile, nullif(citizens.mobile, ''), (
          select contact_phone from service_requests where service_requests.id = payer.job_id))`.as('mobile'),
      )
  );
}

export type FoundReceipt = Awaited<ReturnType<ReturnType<typeof receiptRows>['executeTakeFirstOrThrow']>>;

/** A receipt as lists show it. */
function asReceiptRow(found: FoundReceipt): ReceiptRow {
  const { client_id, citizen_id, job_id, payer_name, mobile, gstin, mode, ...receipt } = found;
  return {
    ...receipt,
    mode: mode as PaymentMode | null,
    payer: { client_id, citizen_id, name: payer_name, mobile },
    state: receipt.cancelled_on === null ? 'valid' : 'cancelled',
  };
}

export type ReceiptQuery = QueryOf<typeof receiptList> & PayerIds;

/** One page of the receipts within reach, newest first. */
export async function receiptsPage(
  db: Queryable,
  caller: Caller,
  query: ReceiptQuery,
): Promise<Page<ReceiptRow>> {
  const listed = within(db, caller).receipts().select('receipts.id').where(matching(query));
  const rows = (ids: number[]) => receiptRows(db, caller).where('receipts.id', 'in', ids).execute();
  const found = await newestPage(db, query, listed, rows);
  return { ...found, data: found.data.map(asReceiptRow) };
}

function matching(query: ReceiptQuery): Condition {
  const { q, mode, state, from, to, client_id, citizen_id, job_id } = query;
  const ofPayer = { client_id: client_id ?? null, citizen_id: citizen_id ?? null, job_id: null };
  const conditions: Condition[] = [
    sql<SqlBool>`true`,
    ...(mode ? [sql<SqlBool>`receipts.mode = ${mode}`] : []),
    ...(state ? [sql<SqlBool>`(receipts.cancelled_on is null) = ${state === 'valid'}`] : []),
    ...(from ? [sql<SqlBool>`receipts.received_on >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`receipts.received_on <= ${to}::date`] : []),
    // unscoped: limits receipts that are within reach
    ...(client_id || citizen_id
      ? [
          sql<SqlBool>`receipts.id in (select receipt_id from receipt_advances as payer where ${isOf('payer', ofPayer)})`,
        ]
      : []),
    // unscoped: as above
    ...(job_id
      ? [
          sql<SqlBool>`(receipts.job_id = ${job_id} or exists (
            select from receipt_allocations where receipt_id = receipts.id and receipt_allocations.job_id = ${job_id}))`,
        ]
      : []),
    ...(q ? [hasTextOrNumber(sql.ref('receipts.search_text'), q)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

/** A receipt within reach. Throws NotFound. */
export function foundReceipt(db: Queryable, caller: Caller, id: number): Promise<FoundReceipt> {
  return receiptRows(db, caller)
    .where('receipts.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
}

interface Allocated {
  job: MoneyReceipt['allocations'][number]['job'];
  amount: string;
  on: string;
  charges: { kind: string; what: string; amount: string; as_entered: boolean }[];
  received_earlier: string;
  due: string;
}

/** A receipt within reach with all that is printed on it. Throws NotFound. */
export async function receiptOf(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  id: number,
): Promise<MoneyReceipt> {
  const { office, ...found } = await receiptRows(db, caller)
    .select(eb =>
      jsonObjectFrom(
        eb.selectFrom('office_settings').select(['office_name_en as name_en', 'office_name_hi as name_hi']),
      )
        .$notNull()
        .as('office'),
    )
    .where('receipts.id', '=', id)
    .executeTakeFirstOrThrow(() => new NotFound());
  const { client_id, citizen_id, job_id, gstin } = found;
  // unscoped: what a receipt within reach is for
  const { rows } = await sql<Allocated>`
    select case when one.job_id is not null then ${owedJob} end as job, one.amount::text, one.on,
      coalesce((select json_agg(json_build_object('kind', kind, 'what', what, 'amount', charges.amount::text,
        'as_entered', as_entered) order by charges.id) from charges where charges.job_id = one.job_id), '[]') as charges,
      coalesce((select sum(earlier.amount) from receipt_allocations as earlier
        join receipts on receipts.id = earlier.receipt_id and receipts.cancelled_on is null
        where earlier.receipt_id <> ${id} and earlier.id < one.first and earlier.job_id = one.job_id), 0)::numeric(12, 2)::text
        as received_earlier,
      coalesce((select due from job_sums where job_sums.job_id = one.job_id),
        (select sum(due) from charge_dues where charge_dues.charge_id = one.opening_id), 0)::numeric(12, 2)::text as due
    from (
      select job_id, opening_id, sum(amount) as amount, min(allocated_on) as on, min(id) as first
      from receipt_allocations where receipt_id = ${id} group by job_id, opening_id) as one
      left join service_requests as submissions on submissions.id = one.job_id
    order by one.first`.execute(db);
  const key = { client_id, citizen_id, job_id };
  const isErased = client_id === null && citizen_id === null && job_id === null;
  const warnings = isErased ? [] : await cashWarnings(db, words, found);
  return {
    ...asReceiptRow(found),
    gstin,
    office,
    allocations: rows.map(({ charges, ...allocated }) => ({
      ...allocated,
      charges: charges.map(charge => ({
        kind: charge.kind as MoneyReceipt['allocations'][number]['charges'][number]['kind'],
        what: chargeText(words, charge),
        amount: charge.amount,
      })),
    })),
    owed: isErased ? nothingOwed : await owedBy(db, key),
    warnings,
    not_sendable: await whyNotSendable(db, words, found),
  };
}

const nothingOwed = {
  ...{ due: '0.00', days_30: '0.00', days_60: '0.00', days_90: '0.00', older: '0.00' },
  ...{ advance: '0.00', balance: '0.00' },
};

/** That more cash was received from one payer on a day than the law allows. */
async function cashWarnings(db: Queryable, words: ServerWords, receipt: FoundReceipt): Promise<string[]> {
  if (receipt.mode !== 'cash' || receipt.cancelled_on !== null) return [];
  const cash = await cashOfDay(db, receipt, receipt.received_on);
  return Number(cash) >= Number(CASH_LIMIT) ? [words.moneyAnswers.muchCash(cash)] : [];
}

/** Why a receipt cannot go by WhatsApp; null where it can. */
export async function whyNotSendable(
  db: Queryable,
  words: ServerWords,
  { number, cancelled_on, mobile }: FoundReceipt,
): Promise<string | null> {
  const texts = words.moneyAnswers;
  if (cancelled_on !== null) return texts.isCancelled;
  if (number === null) return texts.hasNoNumber;
  if (mobile === null) return texts.noMobile;
  return (await isStoppedNumber(db, mobile)) ? texts.optedOut : null;
}

/** Whether a number has stopped what the office sends. */
export async function isStoppedNumber(db: Queryable, mobile: string): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`
    select ${isStopped('one.mobile')} as stopped from (select ${mobile}::text as mobile) as one`.execute(db);
  return rows[0]?.stopped ?? false;
}
