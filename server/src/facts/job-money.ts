import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Conflict, Invalid } from '../platform/errors.ts';

/** While money is on, `fee` and `paid` of a job are sums; while it is off, they are columns. Here is what both sides need. */

const isOn = sql`(select money_on from office_settings)`;

/** The tables of money; while it is off, nothing shows that there are any. */
export const moneyTables = [
  ...['clients', 'client_spellings', 'charges', 'receipts', 'receipt_allocations', 'payouts'],
  ...['day_books', 'day_closings'],
];

/** What is charged for `submissions` in all, less what is waived; null where nothing is charged. */
// unscoped: of the job around it
export const feeOfJob: RawBuilder<string | null> = sql<string | null>`(case when ${isOn}
  then (select charged - waived from job_sums where job_id = submissions.id
    and exists (select from charges where charges.job_id = submissions.id))
  else submissions.fee end)`;

/** What was received for `submissions`; null where nothing is charged or received. */
// unscoped: of the job around it
export const paidOfJob: RawBuilder<string | null> = sql<string | null>`(case when ${isOn}
  then (select allocated from job_sums where job_id = submissions.id
    and (allocated <> 0 or exists (select from charges where charges.job_id = submissions.id)))
  else submissions.paid end)`;

/** Whether `submissions` are not paid in full. All at once: `job_sums` of one after the other takes three times as long. */
// unscoped: limits jobs that are within reach
export const isUnpaidJob: RawBuilder<SqlBool> = sql<SqlBool>`submissions.id in (
  select id from service_requests where fee > coalesce(paid, 0) and not ${isOn}
  union all select job_id from (
    select job_id, case when kind = 'waived' then -amount else amount end as amount from charges
    union all select job_id, -amount from receipt_allocations
      where not exists (select from receipts where receipts.id = receipt_id and cancelled_on is not null)) as sums
  where job_id is not null and ${isOn} group by job_id having sum(amount) > 0)`;

/** Whether money is on. It stays so until the transaction ends. */
export async function lockMoneySwitch(db: Queryable): Promise<boolean> {
  const { money_on } = await db
    .selectFrom('office_settings')
    .select('money_on')
    .forShare()
    .executeTakeFirstOrThrow();
  return money_on;
}

/**
 * Writes the fee of a locked job while money is on: as its single charge "as entered", which 0 and null remove. Throws Invalid for
 * a job with other charges and for `paid`, and Conflict below what is allocated. What is as it was is not written.
 */
export async function writeEnteredFee(
  db: Queryable,
  caller: Caller,
  jobId: number,
  { fee, paid }: { fee?: string | null | undefined; paid?: string | null | undefined },
): Promise<void> {
  // unscoped: of a job that is locked within reach
  const { rows } = await sql<{ fee: string; allocated: string; count: number; entered: number | null }>`
    select (charged - waived)::text as fee, allocated::text, (select count(*)::integer from charges where charges.job_id = ${jobId}) as count,
      (select min(id) from charges where charges.job_id = ${jobId} and as_entered and kind = 'other') as entered
    from job_sums where job_sums.job_id = ${jobId}`.execute(db);
  const [now] = rows;
  if (now === undefined) throw new Error('The job is not there');
  if (paid !== undefined && Number(paid ?? 0) !== Number(now.allocated)) {
    throw new Invalid({ paid: words => words.moneyAnswers.paidIsSum });
  }
  if (fee === undefined || Number(fee ?? 0) === Number(now.fee)) return;
  const isSingle = now.count === 0 || (now.count === 1 && now.entered !== null);
  if (!isSingle) throw new Invalid({ fee: words => words.moneyAnswers.feeIsSum });
  const { allocated } = now;
  if (Number(fee ?? 0) < Number(allocated)) throw belowAllocated(allocated);
  if (Number(fee ?? 0) === 0) {
    // unscoped: as above
    await sql`delete from charges where id = ${now.entered}`.execute(db);
  } else if (now.entered === null) {
    await sql`insert into charges (job_id, kind, what, amount, as_entered, charged_on, created_by)
      values (${jobId}, 'other', '', ${fee}, true, ${today()}, ${caller.id})`.execute(db);
  } else {
    // unscoped: as above
    await sql`update charges set amount = ${fee} where id = ${now.entered}`.execute(db);
  }
}

/** 409 with the amount below which a job's charges cannot go. */
export function belowAllocated(allocated: string): Conflict {
  return new Conflict((words: ServerWords) => words.moneyAnswers.belowAllocated(allocated), { allocated });
}

/**
 * Switches money on or off in the transaction that holds the office's settings. On takes over what `fee` and `paid` say beyond
 * the sums: as charges "as entered" or waived, and as received before the day. Off writes the sums into `fee` and `paid`.
 */
export async function switchMoney(
  db: Queryable,
  actor: number,
  isOn: boolean,
  day: string = today(),
): Promise<void> {
  await (isOn ? takeOverFees(db, actor, day) : writeSums(db));
}

async function takeOverFees(db: Queryable, actor: number, day: string): Promise<void> {
  // unscoped: the jobs of the whole office
  const changed = sql`
    select jobs.id as job_id, jobs.branch_id, jobs.contact_name,
      coalesce(jobs.fee, 0) - (sums.charged - sums.waived) as charged,
      coalesce(jobs.paid, 0) - sums.allocated as received,
      least(coalesce(jobs.paid, 0), coalesce(jobs.fee, 0)) - sums.allocated as allocated
    from service_requests as jobs join job_sums as sums on sums.job_id = jobs.id
    where coalesce(jobs.fee, 0) <> sums.charged - sums.waived or coalesce(jobs.paid, 0) <> sums.allocated
      or sums.allocated > coalesce(jobs.fee, 0)`;
  // unscoped: as above
  await sql`
    with changed as materialized (${changed}),
    numbered as materialized (
      select changed.*, nextval(pg_get_serial_sequence('receipts', 'id'))::integer as receipt_id
      from changed where received <> 0 or allocated <> 0),
    charged as (
      insert into charges (job_id, kind, what, amount, as_entered, charged_on, created_by)
      select job_id, case when charged > 0 then 'other' else 'waived' end, '', abs(charged), true, ${day}::date, ${actor}
      from changed where charged <> 0),
    received as (
      insert into receipts (id, received_on, branch_id, client_id, citizen_id, job_id, payer_name, amount, created_by)
      select receipt_id, ${day}::date, coalesce(numbered.branch_id, citizens.branch_id, clients.branch_id), payer.client_id,
        payer.citizen_id, case when payer.client_id is null and payer.citizen_id is null then numbered.job_id end,
        coalesce(clients.name, citizens.name, contact_name), received, ${actor}
      from numbered join job_payers as payer on payer.job_id = numbered.job_id
        left join clients on clients.id = payer.client_id left join citizens on citizens.id = payer.citizen_id)
    insert into receipt_allocations (receipt_id, job_id, amount, allocated_on, created_by)
    select receipt_id, job_id, allocated, ${day}::date, ${actor} from numbered where allocated <> 0`.execute(
    db,
  );
  // unscoped: as above
  await sql`update service_requests set fee = null, paid = null
    where coalesce(fee, 0) <> 0 or coalesce(paid, 0) <> 0`.execute(db);
}

/** As far as the columns hold, which are narrower than a sum may be. */
async function writeSums(db: Queryable): Promise<void> {
  // unscoped: the jobs of the whole office
  await sql`update service_requests as jobs
    set fee = least(sums.charged - sums.waived, 99999999.99), paid = least(sums.allocated, 99999999.99)
    from job_sums as sums
    where sums.job_id = jobs.id and (sums.allocated <> 0 or exists (select from charges where charges.job_id = jobs.id))`.execute(
    db,
  );
}
