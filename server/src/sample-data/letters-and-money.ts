import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { oneOf, roll } from './draw.ts';

const job = sql`jobs.id`;
const madeOn = sql`(jobs.created_at at time zone 'Asia/Kolkata')::date`;

/** Tables that `addMoney` and `addLetters` fill. */
export const letterAndMoneyTables = [
  ...['clients', 'client_spellings', 'charges', 'receipts', 'receipt_allocations'],
  ...['letter_templates', 'letter_template_versions', 'letters', 'letter_vehicles', 'letter_files'],
  'register_entries',
];

/**
 * Switches money on: the agents who bring jobs as clients, a charge for each fee and a receipt for each payment, one in five
 * hundred cancelled. For a database with jobs.
 */
export async function addMoney(db: Queryable): Promise<void> {
  await sql`update office_settings set money_on = true`.execute(db);
  await sql`
    with added as (
      insert into clients (name, branch_id)
      select given_by, branch_id from service_requests where given_by is not null group by given_by, branch_id
      order by given_by, branch_id returning id, branch_id, name)
    insert into client_spellings (client_id, branch_id, spelling) select id, branch_id, name from added`.execute(
    db,
  );
  await sql`
    insert into charges (job_id, kind, what, amount, as_entered, charged_on, created_by, created_at, updated_at)
    select id, 'other', '', fee, true, ${madeOn}, assignee_id, created_at, created_at
    from service_requests as jobs where fee > 0 order by id`.execute(db);
  await sql`
    with paid as (
      select jobs.*, row_number() over (order by coalesce(status_changed_at, created_at), id)::integer as n,
        (coalesce(status_changed_at, created_at) at time zone 'Asia/Kolkata')::date as paid_on
      from service_requests as jobs where paid > 0)
    insert into receipts (id, number, received_on, branch_id, client_id, citizen_id, job_id, payer_name, amount, mode,
      cancelled_on, cancelled_at, created_by, created_at, updated_at)
    select n, 'R/' || n, paid_on, paid.branch_id, payer.client_id, payer.citizen_id,
      case when num_nonnulls(payer.client_id, payer.citizen_id) = 0 then paid.id end, contact_name, paid,
      ${oneOf(['cash', 'upi', 'bank', 'card'], sql`n`, 'mode')}, case when n % 500 = 0 then paid_on end,
      case when n % 500 = 0 then now() end, assignee_id, created_at, updated_at
    from paid join job_payers as payer on payer.job_id = paid.id
    order by n`.execute(db);
  await sql`select setval(pg_get_serial_sequence('receipts', 'id'), (select max(id) + 1 from receipts))`.execute(
    db,
  );
  await sql`
    with paid as (
      select id, paid, row_number() over (order by coalesce(status_changed_at, created_at), id)::integer as n
      from service_requests where paid > 0)
    insert into receipt_allocations (receipt_id, job_id, amount, allocated_on)
    select receipts.id, paid.id, paid, received_on from paid join receipts on receipts.id = n order by n`.execute(
    db,
  );
}

/**
 * A numbered letter for every third job with its line in the outward register, and an inward line for every second. The files
 * of letters are bytes that are never opened. For a database with jobs.
 */
export async function addLetters(db: Queryable): Promise<void> {
  await sql`
    with template as (
      insert into letter_templates (name, subject, numbered) values ('Covering letter', 'job', true) returning id),
    version as (
      insert into letter_template_versions (template_id, version, content, tags, lists_vehicles)
      select id, 1, '', '{}', false from template returning id)
    insert into letters (version_id, state, number, issued_on, branch_id, citizen_id, job_id, about, state_by, state_at,
      created_by, created_at, updated_at)
    select version.id, 'issued', 'L/' || row_number() over (order by jobs.id), ${madeOn}, branch_id, citizen_id, jobs.id,
      contact_name, assignee_id, created_at, assignee_id, created_at, created_at
    from service_requests as jobs, version where ${roll(job, 'letter', 3)} = 0 order by jobs.id`.execute(db);
  await sql`
    insert into letter_files (letter_id, content)
    select id, decode(repeat(md5(id::text), 30), 'hex') from letters order by id`.execute(db);
  await sql`
    insert into letter_vehicles (letter_id, place, vehicle_id)
    select letters.id, 1, jobs.vehicle_id from letters join service_requests as jobs on jobs.id = letters.job_id
    where jobs.vehicle_id is not null order by letters.id`.execute(db);
  await sql`
    insert into register_entries (direction, number, entered_on, branch_id, party, subject, citizen_id, job_id, vehicle_id,
      letter_id, state, assigned_to, created_by, created_at, updated_at)
    select direction, upper(direction) || '/' || row_number() over (partition by direction order by jobs.id), ${madeOn},
      jobs.branch_id, jobs.contact_name, subject, jobs.citizen_id, jobs.id, jobs.vehicle_id, letter_id,
      case when jobs.status in ('pending', 'contacted') then 'open' else 'closed' end,
      case when direction = 'in' then assignee_id end, assignee_id, jobs.created_at, jobs.created_at
    from service_requests as jobs
      left join letters on letters.job_id = jobs.id
      cross join lateral (
        values ('in', 'Application', null::integer), ('out', 'Covering letter', letters.id)) as entry (direction, subject, letter_id)
    where case direction when 'in' then ${roll(job, 'inward', 2)} = 0 else letters.id is not null end
    order by jobs.id`.execute(db);
}
