import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { deskSettingsOf } from '../office/desk-settings.ts';

/**
 * Takes from entries of long ago what they say of people, after the years that the office has set, from their history too.
 * Number and day stay.
 */
export async function eraseOldEntries(db: Queryable, day: string = today()): Promise<void> {
  const { letters_years } = await deskSettingsOf(db);
  const before = addPeriod(day, { months: -12 * letters_years });
  await sql`select expire_register_entries(${before}::date)`.execute(db);
}

/** The same of the entries of jobs of which nothing may stay. */
export async function eraseEntriesOfJobs(db: Queryable, jobs: readonly number[]): Promise<void> {
  // unscoped: of jobs of who leaves
  await sql`select erase_register_entries(array(
    select id from register_entries where job_id = any(${[...jobs]}::integer[])))`.execute(db);
}
