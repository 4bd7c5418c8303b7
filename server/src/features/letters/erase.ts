import { today } from '@rto-desk/contract/expiry';
import { DRAFT_DAYS } from '@rto-desk/contract/letter';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { deskSettingsOf } from '../office/desk-settings.ts';

/** Deletes drafts of long ago, and takes from letters what they say of people after the years that the office has set. */
export async function eraseOldLetters(db: Queryable, day: string = today()): Promise<void> {
  const { letters_years } = await deskSettingsOf(db);
  const before = addPeriod(day, { months: -12 * letters_years });
  // unscoped: drafts of long ago, of all branches
  await sql`delete from letters where state = 'draft' and updated_at < now() - make_interval(days => ${DRAFT_DAYS})`.execute(
    db,
  );
  // unscoped: letters of long ago, of all branches
  await sql`select erase_letters(array(
    select id from letters where issued_on < ${before}::date and erased_on is null))`.execute(db);
}

/** The same of the letters of jobs of which nothing may stay. */
export async function eraseLettersOfJobs(db: Queryable, jobs: readonly number[]): Promise<void> {
  // unscoped: of jobs of who leaves
  await sql`select erase_letters(array(
    select id from letters where job_id = any(${[...jobs]}::integer[])))`.execute(db);
}
