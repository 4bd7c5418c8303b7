import { services } from '@rto-desk/contract/services';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { oneOf, roll } from './draw.ts';
import { surnames } from './names.ts';

/** How many managers each branch has, and how many see all of them. */
const CLERKS = 3;
/** Over how many days jobs have come in, the same number on each. */
const DAYS = 900;

const n = sql`n`;

/** Managers of every branch and of all. */
export async function addStaff(db: Queryable): Promise<void> {
  await sql`
    insert into users (name, phone, phone_verified_at, password_hash, role, branch_id)
    select ${oneOf(surnames, sql`place`, 'clerk')} || ' ' || place, (8000000000 + place)::text, now(), 'none', 'manager', branch_id
    from (
      select branch_id, row_number() over (order by branch_id nulls first, clerk) as place
      from (select null as branch_id union all select id from branches) as offices, generate_series(1, ${sql.lit(CLERKS)}) as clerk) as staff
    order by place`.execute(db);
}

/**
 * An office's work of two and a half years: most of it handed over, of the last weeks much still open and some of it
 * overdue. Vehicle owners ask, on the web or at the counter.
 */
export async function addJobs(db: Queryable, jobs: number, today: string): Promise<void> {
  await sql`
    with ${staff},
    drawn as (
      select n, age, category, services,
        case when is_open then (array['received', 'received', 'received', 'received', 'papers_missing', 'papers_missing', 'submitted',
            'submitted', 'approved', 'ready'])[1 + ${roll(n, 'open stage', 10)}]
          when ${roll(n, 'rejected', 12)} = 0 then 'rejected' else 'handed_over' end as stage,
        (date ${sql.lit(today)} - age)::timestamp at time zone 'Asia/Kolkata' + interval '9 hours' + ${roll(n, 'minute', 480)} * interval '1 minute' as came_at,
        ${roll(n, 'counter', 5)} < 3 as at_counter
      from generate_series(1, ${sql.lit(jobs)}) as n
        cross join lateral (select 1 + (${sql.lit(jobs)} - n) * ${sql.lit(DAYS)} / ${sql.lit(jobs)} as age) as came
        cross join lateral (
          select ${roll(n, 'open', 1000)} < case when age <= 10 then 800 when age <= 30 then 350 when age <= 60 then 80 else 5 end as is_open,
            (array['dl', 'dl', 'dl', 'dl', 'vehicle', 'vehicle', 'vehicle', 'vehicle', 'vehicle', 'other'])[1 + ${roll(n, 'category', 10)}] as category) as kind
        cross join lateral (select ${servicesOf(sql`category`)} as services) as asked),
    due as (
      select drawn.*, came_at::date + days + case when extract(dow from came_at::date + days) = 0 then 1 else 0 end as due_on,
        least(came_at + (0.3 + ${roll(n, 'pace', 100)} / 100::float8) * days * interval '1 day', timestamptz ${sql.lit(`${today}T00:00:00+05:30`)}) as moved_at
      from drawn cross join lateral (
        select max(days) as days from service_days where service = any (drawn.services) or service = 'other' and drawn.services = '{}') as longest)
    insert into service_requests (reference, source, user_id, branch_id, citizen_id, vehicle_id, contact_name, contact_phone,
      category, services, query, given_by, application_no, assignee_id, due_on, stage, stage_before, status,
      status_changed_by, status_changed_at, reject_code, fee, paid, created_at, updated_at)
    select ${referenceOf('SR')}, case when at_counter then 'counter' else 'web' end, case when not at_counter then owner_id end,
      citizens.branch_id, case when at_counter then citizens.id end,
      case when at_counter and category = 'vehicle' then vehicles.id end, citizens.name, citizens.mobile, category, services,
      case when category = 'other' then 'Please tell me which papers I have to bring.' end,
      case when at_counter and ${roll(n, 'given', 3)} = 0 then ${oneOf(surnames, n, 'giver')} || ' ' || ${oneOf(['Motors', 'Consultancy', 'Driving School'], n, 'giver of')} end,
      case when stage not in ('received', 'papers_missing') and ${roll(n, 'application', 3)} > 0 then extract(year from came_at) || lpad(n::text, 9, '0') end,
      case when stage <> 'received' or ${roll(n, 'taken', 3)} = 0 then staff.id end,
      case when ${roll(n, 'no day', 50)} > 0 then due_on end, stage,
      case stage when 'handed_over' then 'ready' when 'rejected' then 'received' end,
      job_stages.status, case when stage <> 'received' then staff.id end, case when stage <> 'received' then moved_at end,
      case stage when 'rejected' then (array['papers_incomplete', 'other_office', 'not_eligible', 'dues_unpaid'])[1 + ${roll(n, 'reason', 4)}] end,
      fee, case when stage in ('ready', 'handed_over') and ${roll(n, 'paid', 40)} > 0 or ${roll(n, 'paid', 40)} > 30 then fee end,
      came_at, case when stage = 'received' then came_at else moved_at end
    from due
      join job_stages on job_stages.code = stage
      cross join (select min(id) as first, count(*)::integer as count from vehicles) as all_vehicles
      join vehicles on vehicles.id = first + ${roll(n, 'asks', 1_000_000_000)} % count
      join citizens on citizens.id = vehicles.citizen_id
      join staff on staff.branch_id = coalesce(citizens.branch_id, 0) and staff.place = 1 + ${roll(n, 'clerk', CLERKS)}
      cross join lateral (select case when ${roll(n, 'fee', 2)} = 0 then 100 + 50 * ${roll(n, 'fees', 20)} end as fee) as charged
    order by n`.execute(db);
  await addJobDocuments(db);
  await addEvents(db);
}

/** What the services ask for. What was handed in is here; originals went back at the end but for a few. */
async function addJobDocuments(db: Queryable): Promise<void> {
  await sql`
    insert into job_papers (job_id, name_en, name_hi, original, document_kind, listed, received_on, returned_on, created_at, updated_at)
    select jobs.id, name_en, name_hi, original, document_kind, true, received_on,
      case when original and jobs.stage in ('handed_over', 'rejected') and ${roll(sql`jobs.id`, 'stays', 100)} > 0
        then greatest(received_on, jobs.status_changed_at::date) end, jobs.created_at, jobs.updated_at
    from service_requests as jobs
      cross join lateral (
        select distinct on (name_en) name_en, name_hi, original, document_kind, asked.at, place
        from unnest(case jobs.services when '{}' then '{other}' else jobs.services end) with ordinality as asked (service, at)
          join service_papers on service_papers.service = asked.service
        order by name_en, original desc, asked.at, place) as asked
      cross join lateral (
        select case when jobs.stage in ('submitted', 'approved', 'ready', 'handed_over')
          or ${roll(sql`(jobs.id + 7 * at + place)`, 'brought', 3)} < case jobs.stage when 'received' then 1 else 2 end
          then jobs.created_at::date end as received_on) as brought
    order by jobs.id, at, place`.execute(db);
}

/** The time line: made, taken, and through the stages up to its own in equal steps. */
async function addEvents(db: Queryable): Promise<void> {
  await sql`
    insert into job_events (job_id, happened_at, actor_id, event, from_stage, to_stage, reject_code)
    select id, created_at, case source when 'web' then user_id else assignee_id end, 'made', null, 'received', null
    from service_requests
    union all
    select id, created_at + interval '5 minutes', assignee_id, 'taken', null, null, null from service_requests where assignee_id is not null
    union all
    select id, created_at + (status_changed_at - created_at) * step / (cardinality(way) - 1), status_changed_by,
      case way[step + 1] when 'rejected' then 'rejected' else 'moved' end, way[step], way[step + 1],
      case way[step + 1] when 'rejected' then reject_code end
    from service_requests
      cross join lateral (
        select case when stage in ('papers_missing', 'rejected') then array['received', stage]
          else course[:array_position(course, stage)] end as way
        from (values ('{received,submitted,approved,ready,handed_over}'::text[])) as usual (course)) as went
      cross join lateral generate_series(1, cardinality(way) - 1) as step
    order by 2, 1`.execute(db);
}

/** Questions of visitors about a vehicle's documents; the newest are unanswered. */
export async function addInquiries(db: Queryable, inquiries: number, today: string): Promise<void> {
  await sql`
    with ${staff}
    insert into document_inquiries (reference, branch_id, name, phone, vehicle_no, document_type, status,
      status_changed_by, status_changed_at, created_at, updated_at)
    select ${referenceOf('DI')}, citizens.branch_id, citizens.name, citizens.mobile, registration_no, array['Insurance', 'Tax'], status,
      case when status <> 'new' then staff.id end, answered_at, asked_at, coalesce(answered_at, asked_at)
    from generate_series(1, ${sql.lit(inquiries)}) as n
      cross join lateral (select 1 + (${sql.lit(inquiries)} - n) * ${sql.lit(DAYS)} / ${sql.lit(inquiries)} as age) as came
      cross join lateral (
        select (date ${sql.lit(today)} - age)::timestamp at time zone 'Asia/Kolkata' + interval '10 hours' as asked_at,
          case when age <= 5 then 'new' when ${roll(n, 'resolved', 10)} = 0 then 'contacted' else 'resolved' end as status) as went
      cross join lateral (select case when status <> 'new' then asked_at + interval '5 hours' end as answered_at) as answered
      cross join (select min(id) as first, count(*)::integer as count from vehicles) as all_vehicles
      join vehicles on vehicles.id = first + ${roll(n, 'inquires', 1_000_000_000)} % count
      join citizens on citizens.id = vehicles.citizen_id
      join staff on staff.branch_id = coalesce(citizens.branch_id, 0) and staff.place = 1 + ${roll(n, 'answers', CLERKS)}
    order by n`.execute(db);
}

/** Those of `addStaff`, numbered within their branch; 0 is that of who sees all. */
const staff = sql`staff as (
  select id, coalesce(branch_id, 0) as branch_id, row_number() over (partition by branch_id order by id) as place
  from users where role = 'manager' and password_hash = 'none')`;

/** One service of the category, or two; none of "other". */
function servicesOf(category: RawBuilder<unknown>): RawBuilder<unknown> {
  const ofCategory = (names: readonly string[], of: string) => {
    const first = oneOf(names, n, `service ${of}`);
    const second = oneOf(names, n, `second service ${of}`);
    return sql`case when ${roll(n, 'two services', 5)} = 0 and ${first} <> ${second} then array[${first}, ${second}] else array[${first}] end`;
  };
  return sql`case ${category} when 'dl' then ${ofCategory(services.dl, 'dl')}
    when 'vehicle' then ${ofCategory(services.vehicle, 'vehicle')} else '{}' end`;
}

/** Of eight letters and digits, as `freshReference` makes them, a different one for each n. */
function referenceOf(prefix: string): RawBuilder<string> {
  const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
  const sides = alphabet.length;
  // What n is multiplied by shares no factor with the number of references, so that no two are the same.
  const letter = (place: number) =>
    sql`substr(${sql.lit(alphabet)}, 1 + ((n::bigint * 618033989 % ${sql.lit(sides ** 8)}) / ${sql.lit(sides ** place)} % ${sql.lit(sides)})::integer, 1)`;
  const four = (from: number) =>
    sql.join(
      [0, 1, 2, 3].map(place => letter(from + place)),
      sql` || `,
    );
  return sql<string>`${sql.lit(prefix)} || '-' || ${four(0)} || '-' || ${four(4)}`;
}
