import type { Caller } from '@rto-desk/contract/access';
import type { Owed } from '@rto-desk/contract/endpoints/clients';
import type { Dues, Payer, PayerIds } from '@rto-desk/contract/endpoints/money';
import { today } from '@rto-desk/contract/expiry';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { lockMoneySwitch } from '../../facts/job-money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { jobNumber } from '../jobs/rows.ts';

/** Who pays: a client, a citizen, or a job that has neither. One of the ids is set. */
export interface PayerKey {
  client_id: number | null;
  citizen_id: number | null;
  job_id: number | null;
}

/** A payer within reach, with the branch that their receipts belong to. */
export interface KnownPayer {
  key: PayerKey;
  name: string;
  mobile: string | null;
  branch_id: number | null;
}

/** The condition that a row with the columns of a payer is of one. */
export function isOf(table: string, { client_id, citizen_id, job_id }: PayerKey): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (client_id !== null) return sql<SqlBool>`${column('client_id')} = ${client_id}`;
  if (citizen_id !== null) return sql<SqlBool>`${column('citizen_id')} = ${citizen_id}`;
  return sql<SqlBool>`${column('job_id')} = ${job_id} and ${column('client_id')} is null and ${column('citizen_id')} is null`;
}

/**
 * What payers owe, as one row of `owed` beside theirs: the only place where that is summed up.
 * @param isOfPayer the condition on `payer_lines`
 */
export function owedOf(isOfPayer: RawBuilder<SqlBool>, day: string = today()): RawBuilder<Owed> {
  const age = sql`(${day}::date - charged_on)`;
  const sum = (column: string, filter: RawBuilder<unknown> = sql`true`) =>
    sql`coalesce(sum(${sql.ref(column)}) filter (where ${filter}), 0)::numeric(12, 2)::text`;
  return sql<Owed>`(select json_build_object(
    'due', ${sum('due')}, 'days_30', ${sum('due', sql`${age} <= 30`)}, 'days_60', ${sum('due', sql`${age} between 31 and 60`)},
    'days_90', ${sum('due', sql`${age} between 61 and 90`)}, 'older', ${sum('due', sql`${age} > 90`)},
    'advance', ${sum('advance')}, 'balance', (coalesce(sum(due), 0) - coalesce(sum(advance), 0))::numeric(12, 2)::text)
    from payer_lines where ${isOfPayer})`;
}

/** What a payer owes. One statement. */
export async function owedBy(db: Queryable, key: PayerKey): Promise<Owed> {
  const { rows } = await sql<{ owed: Owed }>`
    select ${owedOf(isOf('payer_lines', key))} as owed`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('No sums were answered');
  return row.owed;
}

/**
 * The payer that a call names: a client, a citizen, or who pays for a job. Throws NotFound out of reach, and Invalid where none or
 * more than one is named.
 */
export async function payerOf(db: Queryable, caller: Caller, ids: PayerIds): Promise<KnownPayer> {
  const { client_id, citizen_id, job_id } = ids;
  if ([client_id, citizen_id, job_id].filter(Boolean).length !== 1) {
    throw new Invalid({ client_id: words => words.moneyAnswers.onePayer });
  }
  if (client_id) {
    const client = await within(db, caller)
      .clients()
      .select(['id', 'name', 'mobile', 'branch_id'])
      .where('id', '=', client_id)
      .executeTakeFirstOrThrow(() => new NotFound());
    return { ...client, key: { client_id, citizen_id: null, job_id: null } };
  }
  if (citizen_id) {
    const citizen = await within(db, caller)
      .citizens()
      .select(['citizens.id', 'citizens.name', 'citizens.mobile', 'citizens.branch_id'])
      .where('citizens.id', '=', citizen_id)
      .executeTakeFirstOrThrow(() => new NotFound());
    return { ...citizen, mobile: citizen.mobile || null, key: { client_id: null, citizen_id, job_id: null } };
  }
  return payerOfJob(db, caller, job_id ?? 0);
}

/** Who pays for a job within reach. Throws NotFound. */
export async function payerOfJob(db: Queryable, caller: Caller, jobId: number): Promise<KnownPayer> {
  const found = await within(db, caller)
    .jobs()
    // unscoped: the payer of a job within reach
    .innerJoin('job_payers', 'job_payers.job_id', 'submissions.id')
    // unscoped: as above
    .leftJoin('clients', 'clients.id', 'job_payers.client_id')
    // unscoped: as above
    .leftJoin('citizens', 'citizens.id', 'job_payers.citizen_id')
    .select(['job_payers.client_id', 'job_payers.citizen_id', 'contact_name', 'contact_phone'])
    .select(['clients.name as client', 'clients.mobile as client_mobile', 'citizens.name as citizen'])
    .select('citizens.mobile as citizen_mobile')
    .select(
      sql<number | null>`coalesce(submissions.branch_id, citizens.branch_id, clients.branch_id)`.as(
        'branch_id',
      ),
    )
    .where('submissions.id', '=', jobId)
    .executeTakeFirstOrThrow(() => new NotFound());
  const { client_id, citizen_id, branch_id } = found;
  const isNeither = client_id === null && citizen_id === null;
  return {
    key: { client_id, citizen_id, job_id: isNeither ? jobId : null },
    name: found.client ?? found.citizen ?? found.contact_name,
    mobile: client_id === null ? (found.citizen_mobile ?? found.contact_phone) || null : found.client_mobile,
    branch_id,
  };
}

export function asPayer({ key, name, mobile }: KnownPayer): Payer {
  return { client_id: key.client_id, citizen_id: key.citizen_id, name, mobile };
}

/**
 * Holds a payer until the transaction ends, so that what they have in advance is spent once, and money on. What was received for
 * jobs that had no payer becomes theirs. Throws NotFound while money is off. Lock payers before jobs, and jobs before day books.
 */
export async function lockPayer(db: Queryable, key: PayerKey): Promise<void> {
  await assertMoneyOn(db);
  const { client_id, citizen_id, job_id } = key;
  const [table, id] =
    client_id !== null
      ? ['clients', client_id]
      : citizen_id !== null
        ? ['citizens', citizen_id]
        : ['service_requests', job_id];
  // unscoped: found within reach before
  await sql`select id from ${sql.table(table)} where id = ${id} for no key update`.execute(db);
  if (job_id !== null) return;
  for (const received of ['receipts', 'payouts']) {
    // unscoped: of the payer that is held
    await sql`update ${sql.table(received)} as received
      set job_id = null, client_id = payer.client_id, citizen_id = payer.citizen_id
      from job_payers as payer where payer.job_id = received.job_id and ${isOf('payer', key)}`.execute(db);
  }
}

/** Throws NotFound while money is off; on, it stays so until the transaction ends. */
export async function assertMoneyOn(db: Queryable): Promise<void> {
  if (!(await lockMoneySwitch(db))) throw new NotFound();
}

/** How many lines of what is due are listed. */
const MAX_DUES = 200;

type OwedJob = NonNullable<Dues['lines'][number]['job']>;

/** A job as receipts and dues name it, of the row `submissions`. */
// unscoped: the vehicle of the job around it
export const owedJob = sql<OwedJob>`json_build_object('id', submissions.id, 'number', ${jobNumber},
  'reference', submissions.reference, 'services', submissions.services,
  'registration_no', (select registration_no from vehicles where vehicles.id = submissions.vehicle_id))`;

/** What a payer owes, job by job, the oldest first. Throws NotFound and Invalid. */
export async function duesOf(db: Queryable, caller: Caller, ids: PayerIds): Promise<Dues> {
  const payer = await payerOf(db, caller, ids);
  // unscoped: of a payer within reach
  const { rows: lines } = await sql<Dues['lines'][number]>`
    select case when charge_dues.job_id is not null then ${owedJob} end as job,
      coalesce(min(charge_dues.what) filter (where charge_dues.job_id is null), '') as what,
      min(charged_on) as charged_on, sum(due)::text as due
    from charge_dues left join service_requests as submissions on submissions.id = charge_dues.job_id
    where ${isOf('charge_dues', payer.key)}
    group by charge_dues.job_id, submissions.id order by min(charged_on), charge_dues.job_id nulls first limit ${MAX_DUES}`.execute(
    db,
  );
  return {
    payer: asPayer(payer),
    owed: await owedBy(db, payer.key),
    cash_today: await cashOfDay(db, payer.key, today()),
    lines,
  };
}

/** Cash that was received from a payer on a day, without what was cancelled. */
export async function cashOfDay(db: Queryable, key: PayerKey, day: string): Promise<string> {
  // unscoped: of a payer within reach
  const { rows } = await sql<{ cash: string }>`
    select coalesce(sum(receipts.amount), 0)::numeric(12, 2)::text as cash
    from receipts join receipt_advances as payer on payer.receipt_id = receipts.id
    where ${isOf('payer', key)} and receipts.mode = 'cash' and receipts.received_on = ${day} and receipts.cancelled_on is null`.execute(
    db,
  );
  return rows[0]?.cash ?? '0.00';
}
