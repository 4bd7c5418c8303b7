import { inquiryStatuses, inquiryTypes } from '@rto-desk/contract/document-inquiry';
import { today } from '@rto-desk/contract/expiry';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { logins } from '../features/demo/logins.ts';
import { INQUIRY } from '../features/inquiries/queries.ts';
import type { Db } from '../platform/database/database.ts';
import { freshReference } from '../platform/reference.ts';
import { generate } from '../sample-data/generate.ts';
import type { Services } from '../services.ts';
import { newestLast, progress, requestersOf } from './askers.ts';
import { declareOrigins, nameCitizens } from './citizens.ts';
import { addJobs } from './jobs.ts';
import { checkList } from './list.ts';
import { addLogins, linkProfiles, openEmptyProfile } from './logins.ts';
import { addMessages } from './messages.ts';
import { addClaim, sellVehicle } from './owners.ts';
import { type Random, seededRandom } from './random.ts';
import { addScans } from './scans.ts';

export const DEMO_CITIZENS = 300;
const SEED = 4;

/**
 * Fills an empty desk with citizens, licences, vehicles and documents that expire around today, some files, and a day's
 * work: jobs in every stage, inquiries, a fleet, duplicates, a sold vehicle, a waiting claim, an import with rows to
 * fix, an inbox, a digest; and the logins with the password. Always the same but for the dates, which follow today's,
 * and for what must not be guessed: references and names of files. Throws an Error with a sentence for the operator
 * when the desk has real data.
 */
export async function fillDemo(services: Services, password: string): Promise<void> {
  const { db } = services;
  await assertNoRealData(db);
  const random = seededRandom(SEED);
  await generate(db, { citizens: DEMO_CITIZENS, today: today() });
  await spreadExpiries(db, today());
  const staff = await addLogins(db, password);
  await nameCitizens(db, random, staff);
  await linkProfiles(db);
  await openEmptyProfile(db);
  const firm = await addFleet(db);
  await addDuplicates(db);
  await declareOrigins(db);
  await addScans(services);
  await addJobs(db, random, staff);
  await addInquiries(db, random, staff);
  const [, , clerk] = staff;
  if (clerk === undefined) throw new Error('The demo has no clerk who sees all branches');
  await sellVehicle(db, clerk);
  await addClaim(db);
  await checkList(db, clerk);
  await addMessages(services, clerk, firm);
}

/** Real data are any citizen or vehicle, or any account beside the first admin. */
async function assertNoRealData(db: Db): Promise<void> {
  const phones = logins.map(login => login.phone);
  const { rows } = await sql<{ isReal: boolean; taken: string | null }>`
    select exists (select from citizens) or exists (select from vehicles)
      or (select count(*) > 1 or bool_or(role <> 'admin') from users) as "isReal",
      (select phone from users where phone = any (${phones}) limit 1) as taken`.execute(db);
  const [found] = rows;
  if (found?.isReal) {
    throw new Error(
      'This installation has real data, which the demo would mix with its own. Give the demo an empty one: another DATA_DIR, or another database in DATABASE_URL.',
    );
  }
  if (found?.taken) {
    throw new Error(
      `The first admin has the mobile number ${found.taken}, which the demo needs for its own.`,
    );
  }
}

/** People who were entered twice: at the counter, from a list, in the other script. */
const twice = [
  { name: 'सुनीता बाई यादव', mobile: '7700090031', dob: '1979-08-21' },
  { name: 'Sunita Yadav', mobile: '7700090031', dob: null },
  { name: 'Santosh Kumar Dewangan', mobile: '7700090032', dob: '1985-01-30' },
  { name: 'संतोष देवांगन', mobile: '7700090033', dob: '1985-01-30' },
  { name: 'श्रीमती गीता ठाकुर', mobile: '7700090034', dob: '1991-04-09' },
  { name: 'गीता ठाकुर', mobile: '7700090034', dob: '1991-04-09' },
] as const;

/** Adds three pairs of which each is one person. */
async function addDuplicates(db: Db): Promise<void> {
  const branch_id = db.selectFrom('branches').select('id').where('code', '=', '04');
  const values = twice.map(person => ({ ...person, branch_id, owner_id: null, created_by: null }));
  await db.insertInto('citizens').values(values).execute();
}

/**
 * Lets every sixth licence that ends do so between six weeks ago and eleven weeks from the day on, so that each
 * kind has some that are expired and some that are due, however long its licences last.
 */
async function spreadExpiries(db: Db, day: string): Promise<void> {
  for (const { collection, from, until, validity } of citizenKinds) {
    const { years = 0, months = 0, days = 0 } = validity ?? {};
    await sql`
      update ${sql.table(collection)} as licence
      set ${sql.ref(until)} = ends.day,
        ${sql.ref(from)} = ends.day - make_interval(years => ${years}, months => ${months}, days => ${days})
      from (select id, ${day}::date - 42 + id * 7 % 120 as day from ${sql.table(collection)}) as ends
      where ends.id = licence.id and licence.id % 6 = 0 and ${sql.ref(`licence.${until}`)} is not null`.execute(
      db,
    );
  }
}

const FIRM = { name: 'महामाया ट्रांसपोर्ट', mobile: '7700090021' } as const;
const VEHICLES = 22;

/** Gives a firm so many goods vehicles with their documents, of those that the office keeps. Answers who the firm is. */
async function addFleet(db: Db): Promise<number> {
  const { id } = await db
    .insertInto('citizens')
    .values({
      ...FIRM,
      address: 'ट्रांसपोर्ट नगर, रावाभाटा',
      branch_id: db.selectFrom('branches').select('id').where('code', '=', '04'),
      owner_id: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // Documents go along with their vehicle.
  await sql`
    update vehicles set citizen_id = ${id}, origin = 'office', type = (array['LGV', 'MGV', 'TRANS(HGV)'])[1 + chosen.at % 3],
      make_model = (array['Tata Ace', 'Ashok Leyland Ecomet', 'Tata LPT 1613', 'Eicher Pro 2110'])[1 + chosen.at % 4]
    from (select vehicles.id, row_number() over (order by vehicles.id desc)::integer as at
      from vehicles join citizens on citizens.id = vehicles.citizen_id
      where citizens.owner_id is null order by vehicles.id desc limit ${VEHICLES}) as chosen
    where chosen.id = vehicles.id`.execute(db);
  return id;
}

/** How many people have asked after documents. */
const INQUIRIES = 40;

/** Visitors ask without an account, about vehicles that need not be on record. */
async function addInquiries(db: Db, random: Random, staff: readonly number[]): Promise<void> {
  const askers = await requestersOf(db);
  const rows = newestLast(INQUIRIES, random).map(age => {
    const asker = random.oneOf(askers);
    const types = inquiryTypes.filter(() => random.roll(3) === 0);
    return {
      reference: freshReference(INQUIRY),
      name: asker.name,
      phone: asker.mobile,
      user_id: null,
      branch_id: null,
      vehicle_no: asker.registration_no,
      document_type: types.length > 0 ? types : [random.oneOf(inquiryTypes)],
      ...progress(inquiryStatuses, age, random, staff),
    };
  });
  await db.insertInto('document_inquiries').values(rows).execute();
}
