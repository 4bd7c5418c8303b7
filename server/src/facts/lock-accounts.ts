import { type Caller, isStaff } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { NotFound } from '../platform/errors.ts';

// Accounts are locked before citizens, always: giving a profile to an account and taking it, merging and undoing,
// deleting either, and additions to one's own profiles. A fixed order avoids deadlocks.

/** Holds the accounts that keep citizens until the transaction ends, before the citizens are held themselves. Answers their ids. */
export async function lockProfileAccounts(
  db: Queryable,
  citizens: readonly number[],
): Promise<ReadonlySet<number>> {
  const ids = sql`${[...citizens]}::integer[]`;
  // unscoped: the accounts of citizens of any branch; nothing about them is shown
  const { rows } = await sql<{ id: number }>`
    select id from users where id in (
      select id from users as own where own.citizen_id = any(${ids})
      union select owner_id from citizens where citizens.id = any(${ids}))
    order by id for update`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Holds a user's account, so that it is not deleted meanwhile. Throws NotFound where it is gone, or of the staff by now. */
export async function lockAccount(db: Queryable, id: number): Promise<void> {
  // unscoped: an account known to the caller; nothing about it is shown
  await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('role', '=', 'user')
    .forKeyShare()
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Locks the account of a user who adds to a profile of theirs. What they add names the account. */
export async function lockCallersAccount(db: Queryable, caller: Caller): Promise<void> {
  if (!isStaff(caller.role)) await lockAccount(db, caller.id);
}
