import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import type { Db } from '../platform/database/database.ts';
import { generate } from '../sample-data/generate.ts';
import type { Services } from '../services.ts';
import { declareOrigins, nameCitizens } from './citizens.ts';
import { spreadExpiries } from './licences.ts';
import { addLogins, giveProfiles, logins, openEmptyProfile } from './logins.ts';
import { addPapers } from './papers.ts';
import { seededRandom } from './random.ts';
import { addInquiries, addRequests } from './requests.ts';

export const DEMO_CITIZENS = 300;
const SEED = 4;

/**
 * Fills an empty desk with citizens, licences, vehicles and documents that expire around today, some papers,
 * requests and inquiries, and the logins with the password. Always the same but for the dates, which follow
 * today's, and for what nobody may guess: references and the names of files. Throws an Error with a sentence for
 * the operator when the desk has real data.
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
  await declareOrigins(db);
  await addPapers(services);
  await addRequests(db, random, staff);
  await addInquiries(db, random, staff);
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
