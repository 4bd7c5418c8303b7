import { today } from '@rto-desk/contract/expiry';
import { MONEY_YEARS } from '@rto-desk/contract/money';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/**
 * Takes from receipts and payouts of long ago what they say of people, from their history too. Number, day and amount stay.
 */
export async function eraseOldMoney(db: Queryable, day: string = today()): Promise<void> {
  const before = addPeriod(day, { years: -MONEY_YEARS });
  await sql`select expire_money(${before}::date)`.execute(db);
}

/**
 * Takes from charges, receipts and payouts of jobs of which nothing may stay what they say of people. What citizens who are deleted
 * have paid is treated alike by the database.
 */
export async function eraseMoneyOfJobs(db: Queryable, jobs: readonly number[]): Promise<void> {
  const ids = sql`${[...jobs]}::integer[]`;
  // unscoped: of jobs of a person who is deleted
  await sql`update charges set what = '', reason = null where job_id = any(${ids})`.execute(db);
  // unscoped: as above
  await sql`select forget_charges_in_history(array(select id from charges where job_id = any(${ids}))),
    forget_payer_in_money(
      array(select id from receipts where job_id = any(${ids})),
      array(select id from payouts where job_id = any(${ids}) or about_job_id = any(${ids})))`.execute(db);
}
