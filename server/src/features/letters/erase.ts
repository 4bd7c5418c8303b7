import { today } from '@rto-desk/contract/expiry';
import { DRAFT_DAYS } from '@rto-desk/contract/letter';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { deskSettingsOf } from '../office/desk-settings.ts';

/**
 * Deletes drafts of long ago, and takes from letters what they say of people after the years that the office has set, from their
 * history too.
 */
export async function eraseOldLetters(db: Queryable, day: string = today()): Promise<void> {
  const { letters_years } = await deskSettingsOf(db);
  const before = addPeriod(day, { months: -12 * letters_years });
  await sql`select expire_letters(${before}::date, ${DRAFT_DAYS}::integer)`.execute(db);
}

/** The same of the letters of jobs of which nothing may stay. */
export async function eraseLettersOfJobs(db: Queryable, jobs: readonly number[]): Promise<void> {
  // unscoped: of jobs of who leaves
  await sql`select erase_letters(array(
    select id from letters where job_id = any(${[...jobs]}::integer[])))`.execute(db);
}
