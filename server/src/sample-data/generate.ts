import type { Field } from '@rto-desk/contract/fields';
import { type AnyKind, citizenKinds, kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { CHHATTISGARH, districts, officeCodeOf } from '@rto-desk/contract/places';
import { emissionNorms, fuels, vehicleTypes } from '@rto-desk/contract/vehicle';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Queryable } from '../platform/database/database.ts';
import { indexesOf, referencesOf } from '../platform/database/definitions.ts';
import { oneOf, roll } from './draw.ts';
import { addInquiries, addJobs, addStaff } from './jobs.ts';
import { addLetters, addMoney, letterAndMoneyTables } from './letters-and-money.ts';
import { firstNames, middleNames, surnames } from './names.ts';

export interface GeneratedSize {
  /** Citizens; as many vehicles, 1.2 licences and 10 vehicle documents for each come with them. */
  citizens: number;
  /**
   * Jobs, and half as many inquiries; with them come staff who have them, clients, charges, receipts, letters and the register.
   * None where not said.
   */
  jobs?: number;
  /** The day around which documents expire, `YYYY-MM-DD`. */
  today: string;
}

/** The number of citizens from which indexes are built after the rows. */
const BULK = 2_000;

/**
 * Fills an empty, migrated database with people, licences, vehicles and documents: always the same for the same
 * size and day. Some citizens are kept by accounts (two each); no password fits any account.
 */
export async function generate(db: Db, size: GeneratedSize): Promise<void> {
  const tables = [
    ...['users', 'citizens', 'vehicles', ...kinds.map(kind => kind.collection)],
    ...['service_requests', 'job_papers', 'job_events', 'document_inquiries'],
    ...letterAndMoneyTables,
  ];
  const fill = (on: Queryable) => fillTables(on, size);
  await db.connection().execute(async connection => {
    await sql`set statement_timeout = 0`.execute(connection);
    if (size.citizens >= BULK) await loadInBulk(connection, tables, fill);
    else await fill(connection);
    await sql`analyze`.execute(connection);
    await sql`reset statement_timeout`.execute(connection);
  });
}

async function fillTables(db: Queryable, { citizens, jobs = 0, today }: GeneratedSize): Promise<void> {
  await addAccounts(db, Math.max(2, Math.floor(citizens / 50)));
  await addCitizens(db, citizens);
  await addVehicles(db, citizens);
  for (const [position, kind] of citizenKinds.entries()) {
    await addLicences(db, kind, Math.floor(citizens * (position % 2 === 0 ? 0.5 : 0.7)), citizens, today);
  }
  for (const kind of vehicleKinds) await addVehicleDocuments(db, kind, today);
  if (jobs === 0) return;
  await addStaff(db);
  await addJobs(db, jobs, today);
  await addInquiries(db, Math.ceil(jobs / 2), today);
  await addMoney(db);
  await addLetters(db);
}

async function addAccounts(db: Queryable, accounts: number): Promise<void> {
  await sql`
    insert into users (name, phone, phone_verified_at, password_hash, role)
    select 'Account ' || n, (7000000000 + n::bigint * 618033989 % 999999937)::text, now(), '-', 'user' from generate_series(1, ${sql.lit(accounts)}) as n`.execute(
    db,
  );
}

async function addCitizens(db: Queryable, citizens: number): Promise<void> {
  const n = sql`n`;
  const name = (salt: string) => sql`concat_ws(' ', ${oneOf(firstNames, n, `first ${salt}`)},
    nullif(${oneOf(middleNames, n, `middle ${salt}`)}, ''), ${oneOf(surnames, n, 'surname')})`;
  const offices = sql.join(
    districts.map(district => sql`(${sql.lit(district)}, ${sql.lit(officeCodeOf(CHHATTISGARH, district))})`),
  );
  await sql`
    with accounts as (select id, row_number() over (order by id) as position from users where password_hash = '-')
    insert into citizens (name, relation_type, relation_name, father_name, mobile, email, dob, address, state, city, branch_id, owner_id, created_by)
    select ${name('own')}, (array['Son of', 'Daughter of', 'Wife of'])[1 + ${roll(n, 'relation', 3)}], ${name('kin')},
      case when ${roll(n, 'father', 4)} = 0 then ${name('father')} end,
      (6000000000 + ${roll(n, 'mobile', 999_999_999)})::text,
      case when ${roll(n, 'email', 3)} = 0 then 'person' || n || '@example.com' end,
      date '1950-01-01' + ${roll(n, 'dob', 20_000)}, 'Ward ' || ${roll(n, 'ward', 40)},
      case when outside then 'Odisha' else ${sql.lit(CHHATTISGARH)} end, case when outside then 'Bargarh' else office.district end,
      case when not outside then branches.id end, accounts.id, accounts.id
    from generate_series(1, ${sql.lit(citizens)}) as n
      cross join lateral (select ${roll(n, 'outside', 12)} = 0 as outside, ${oneOf(districts, n, 'district')} as city) as place
      join (values ${offices}) as office (district, code) on office.district = place.city
      left join branches on branches.code = office.code
      left join accounts on accounts.position = (n + 1) / 2
    order by n`.execute(db);
  await sql`
    update users set citizen_id = kept.id
    from (select owner_id, min(id) as id from citizens group by owner_id) as kept where kept.owner_id = users.id`.execute(
    db,
  );
}

async function addVehicles(db: Queryable, vehicles: number): Promise<void> {
  const n = sql`n`;
  /** Of every third vehicle the office has seen the registration certificate. */
  const known = (value: RawBuilder<unknown>) =>
    sql`case when ${roll(n, 'certificate', 3)} = 0 then ${value} end`;
  await sql`
    insert into vehicles (citizen_id, registration_no, type, make_model, chassis_no, engine_no, origin,
      registered_on, manufactured, fuel, emission_norm, seats, unladen_weight, laden_weight, colour, financier, financed_on)
    select first.id + ${roll(n, 'owner', vehicles)},
      'CG' || lpad((4 + ${roll(n, 'office', 28)})::text, 2, '0') || chr(65 + n / 259974 % 26) || chr(65 + n / 9999 % 26) || lpad((n % 9999 + 1)::text, 4, '0'),
      ${oneOf(vehicleTypes, n, 'type')}, ${oneOf(['Hero Splendor', 'Honda Activa', 'Maruti Alto', 'Bajaj Pulsar', 'Mahindra Bolero', 'Tata 407', 'Swaraj 744'], n, 'make')},
      'MA' || lpad(n::text, 15, '0'), 'EN' || lpad(n::text, 10, '0'), ${origin(n)},
      ${known(sql`registered`)}, ${known(sql`to_char(registered - 60, 'YYYY-MM')`)}, ${known(oneOf(fuels, n, 'fuel'))},
      ${known(oneOf([...emissionNorms].reverse(), n, 'norm'))}, ${known(sql`2 + ${roll(n, 'seats', 6)}`)},
      ${known(sql`100 * (8 + weight)`)}, ${known(sql`100 * (12 + 2 * weight)`)},
      ${known(oneOf(['White', 'Black', 'Silver', 'Red', 'सफ़ेद'], n, 'colour'))},
      case when financed then 'State Bank of India' end, case when financed then registered end
    from generate_series(1, ${sql.lit(vehicles)}) as n
      cross join lateral (select date '2008-01-01' + ${roll(n, 'registered', 6000)} as registered, ${roll(n, 'weight', 60)} as weight,
        ${roll(n, 'financed', 6)} = 0 as financed) as drawn,
      (select min(id) as id from citizens where address like 'Ward %') as first
    order by n`.execute(db);
}

async function addLicences(
  db: Queryable,
  kind: AnyKind,
  count: number,
  citizens: number,
  today: string,
): Promise<void> {
  const n = sql`n`;
  const days = kind.validity?.years === undefined ? 180 : kind.validity.years * 365;
  const issued = sql`date ${sql.lit(today)} - ${roll(n, `issued ${kind.slug}`, days === 180 ? 1100 : days)}`;
  const values = Object.entries(kind.fields).map(([name, field]) => {
    if (name === kind.from) return issued;
    if (kind.ends?.includes(name)) return furtherEnd(kind, name, issued, n);
    // Some licences have only a number.
    if (name === kind.until)
      return sql`case when ${roll(n, `open ${kind.slug}`, 25)} > 0 then ${issued} + ${sql.lit(days)} end`;
    return sampleValue(kind, name, field, n);
  });
  await sql`
    insert into ${sql.table(kind.collection)} (citizen_id, origin, ${columnsOf(kind)})
    select first.id + ${roll(n, `holder ${kind.slug}`, citizens)}, ${origin(n)}, ${sql.join(values)}
    from generate_series(1, ${sql.lit(count)}) as n, (select min(id) as id from citizens where address like 'Ward %') as first
    order by n`.execute(db);
}

/** None to three documents of the kind on a vehicle, one on average, each a year after the one before. */
async function addVehicleDocuments(db: Queryable, kind: AnyKind, today: string): Promise<void> {
  const vehicle = sql`vehicles.id`;
  const n = sql`(vehicles.id * 4 + age)`;
  const until = sql`(date ${sql.lit(today)} + ${roll(vehicle, `until ${kind.slug}`, 700)} - 250 - 365 * age)`;
  const values = Object.entries(kind.fields).map(([name, field]) => {
    if (name === kind.from) return sql`${until} - 364`;
    if (kind.ends?.includes(name)) return furtherEnd(kind, name, sql`${until} - 364`, n);
    // A registration bears the vehicle's own number.
    if (name === 'rc_number') return sql`vehicles.registration_no`;
    return name === kind.until ? until : sampleValue(kind, name, field, n);
  });
  await sql`
    insert into ${sql.table(kind.collection)} (vehicle_id, citizen_id, origin, ${columnsOf(kind)})
    select vehicles.id, vehicles.citizen_id, ${origin(n)}, ${sql.join(values)}
    from vehicles, generate_series(0, (array[-1,-1,-1,-1,-1,-1,-1,0,0,0,0,0,0,0,1,1,1,1,1,2])[1 + ${roll(vehicle, `chain ${kind.slug}`, 20)}]) as age
    order by vehicles.id, age desc`.execute(db);
}

/** One in eight ends by parts: after five years, and after three by the second of them. */
function furtherEnd(kind: AnyKind, name: string, from: RawBuilder<unknown>, n: RawBuilder<unknown>) {
  const years = 5 - 2 * (kind.ends ?? []).indexOf(name);
  return sql`case when ${roll(n, `${kind.slug} ${name}`, 8)} = 0 then ${from} + ${sql.lit(365 * years)} end`;
}

function sampleValue(kind: AnyKind, name: string, field: Field, n: RawBuilder<unknown>): RawBuilder<unknown> {
  switch (field.type) {
    case 'number':
      return name === kind.number ? numberOf(kind, n) : sql`(2020 + ${n} % 6) || lpad(${n}::text, 9, '0')`;
    case 'choice':
    case 'suggestion':
      return oneOf(field.options, n, name);
    case 'classes':
      return oneOf([field.options.slice(0, 2).join(', '), ...field.options], n, name);
    case 'month':
      return sql`(2010 + ${roll(n, name, 15)}) || '-' || lpad((1 + ${n} % 12)::text, 2, '0')`;
    case 'integer':
      return sql`${sql.lit(field.min)} + ${roll(n, name, field.max - field.min + 1)}`;
    case 'money':
      return sql`${roll(n, name, 900_000)} / 100.0`;
    default:
      if (kind.series?.includes(name)) {
        return oneOf(
          ['Raipur - Bilaspur', 'Bilaspur - Korba', 'Durg - Rajnandgaon', 'रायपुर - जगदलपुर'],
          n,
          name,
        );
      }
      return oneOf(['New India Assurance', 'National Insurance', 'ICICI Lombard', 'बीमा निगम'], n, name);
  }
}

function numberOf(kind: AnyKind, n: RawBuilder<unknown>): RawBuilder<unknown> {
  return kind.owner === 'citizen'
    ? sql`'CG' || lpad((4 + ${roll(n, 'office', 28)})::text, 2, '0') || ' ' || (2004 + ${n} % 22) || lpad(${n}::text, 7, '0')`
    : sql`${sql.lit(kind.slug.slice(0, 3).toUpperCase())} || '-' || lpad(${n}::text, 10, '0')`;
}

function columnsOf(kind: AnyKind) {
  return sql.join(Object.keys(kind.fields).map(name => sql.ref(name)));
}

function origin(n: RawBuilder<unknown>) {
  return sql`case when ${roll(n, 'origin', 20)} = 0 then 'self' else 'office' end`;
}

/**
 * Fills tables without their indexes, references and triggers, makes these afterwards, and then the rows that triggers
 * would have written. For databases that are not in use meanwhile.
 */
async function loadInBulk(
  db: Queryable,
  tables: readonly string[],
  fill: (db: Queryable) => Promise<void>,
): Promise<void> {
  await sql`set maintenance_work_mem = '512MB'`.execute(db);
  await sql`set work_mem = '256MB'`.execute(db);
  const followers = ['searchable_numbers', 'expiries'];
  const definitions = [
    ...(await referencesOf(db, tables)),
    ...(await indexesOf(db, [...tables, ...followers])),
  ];
  for (const { drop } of definitions) await sql.raw(drop).execute(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  await fill(db);
  for (const table of tables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await sql`select rebuild_search()`.execute(db);
  for (const { create } of definitions.reverse()) await sql.raw(create).execute(db);
  await sql`vacuum analyze`.execute(db);
}
