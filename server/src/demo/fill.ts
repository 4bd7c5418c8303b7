import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { logins } from '../features/demo/logins.ts';
import type { Db } from '../platform/database/database.ts';
import { generate } from '../sample-data/generate.ts';
import type { Services } from '../services.ts';
import { declareOrigins, nameCitizens } from './citizens.ts';
import { addDuplicates } from './duplicates.ts';
import { addFleet } from './fleet.ts';
import { addInquiries } from './inquiries.ts';
import { addJobs } from './jobs.ts';
import { spreadExpiries } from './licences.ts';
import { checkList } from './list.ts';
import { addLogins, giveProfiles, openEmptyProfile } from './logins.ts';
import { addMessages } from './messages.ts';
import { addClaim, sellVehicle } from './owners.ts';
import { addPapers } from './papers.ts';
import { seededRandom } from './random.ts';

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
  await refuseRealData(db);
  const random = seededRandom(SEED);
  await generate(db, { citizens: DEMO_CITIZENS, today: today() });
  await spreadExpiries(db, today());
  const staff = await addLogins(db, password);
  await nameCitizens(db, random, staff);
  await giveProfiles(db);
  await openEmptyProfile(db);
  const firm = await addFleet(db);
  await addDuplicates(db);
  await declareOrigins(db);
  await addPapers(services);
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
async function refuseRealData(db: Db): Promise<void> {
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
