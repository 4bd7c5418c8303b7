import type { Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../platform/database/database.ts';
import { inArray } from '../platform/database/prepared-query.ts';
import { NotFound } from '../platform/errors.ts';
import { within } from '../scope/within.ts';

/**
 * Holds citizens until the transaction ends. Whoever changes a vehicle or a document holds the citizen first whose it is,
 * all of them at once where they are several, and the record afterwards. Deleting a citizen and giving a vehicle away begin
 * in the same way, so that of two who change the same one waits for the other, and neither for each other.
 *
 * They were found before, and may have gone to another branch since: the reach is asked again of the rows that are held. Throws
 * NotFound where one is out of reach now, or gone.
 */
export async function holdCitizens(db: Queryable, caller: Caller, ids: readonly number[]): Promise<void> {
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
export async function holdCitizensOfAll(db: Queryable, ids: readonly number[]): Promise<void> {
  // unscoped: nothing of them is read, and they are held alone
  await db
    .selectFrom('citizens')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
