import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** The given mobile numbers that belong to no one but this account and these citizens, who are deleted. */
export async function numbersAlone(
  db: Queryable,
  numbers: readonly string[],
  account: number,
  citizens: readonly number[],
): Promise<string[]> {
  // unscoped: whether another person has the number
  const { rows } = await sql<{ number: string }>`
    select distinct number from unnest(${[...numbers]}::text[]) as number
    where not exists (select from users where users.phone = number and users.id <> ${account})
      and not exists (select from citizens where citizens.mobile = number and citizens.id <> all(${[...citizens]}::integer[]))`.execute(
    db,
  );
  return rows.map(({ number }) => number);
}

/** Erases what numbers wrote to the office, and what they said of reminders where no citizen has them any more. */
export async function forgetNumbers(db: Queryable, numbers: readonly string[]): Promise<void> {
  // unscoped: what those who leave wrote
  await sql`update inbound_messages set mobile_no = '', sender_name = null, body = null, read_at = coalesce(read_at, now())
    where mobile_no = any(${[...numbers]}::text[])`.execute(db);
  // unscoped: under which ids those who leave wrote
  await sql`delete from whatsapp_users where mobile_no = any(${[...numbers]}::text[])`.execute(db);
  // unscoped: what those who leave said
  await sql`delete from stopped_numbers where mobile_no = any(${[...numbers]}::text[])
    and not exists (select from citizens where citizens.mobile = mobile_no)`.execute(db);
}
