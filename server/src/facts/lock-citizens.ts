import type { Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../platform/database/database.ts';
import { inArray } from '../platform/database/prepared-query.ts';
import { NotFound } from '../platform/errors.ts';
import { within } from '../scope/within.ts';

/**
 * Locks citizens until the transaction ends. A change of a vehicle or document locks its citizen first (all of them at
 * once where there are several) and the record afterwards. Deleting a citizen and transferring a vehicle begin in the
 * same way, so that concurrent changes wait for each other and do not deadlock.
 *
 * The citizens were found before and may have moved to another branch since, so the reach of the locked rows is checked
 * again. Throws NotFound where one is out of reach now, or gone.
 */
export async function lockCitizens(db: Queryable, caller: Caller, ids: readonly number[]): Promise<void> {
  const held = await within(db, caller)
    .citizens()
    .select('citizens.id')
    .where('citizens.id', '=', inArray(ids))
    .orderBy('citizens.id')
    .forNoKeyUpdate()
    .execute();
  if (held.length < new Set(ids).size) throw new NotFound();
}

/** The same of citizens who may be gone or out of reach; the caller asks that of the records afterwards. */
export async function lockCitizensUnscoped(db: Queryable, ids: readonly number[]): Promise<void> {
  // unscoped: nothing of them is read, and they are held alone
  await db
    .selectFrom('citizens')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
