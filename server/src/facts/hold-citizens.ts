import type { Queryable } from '../platform/database/database.ts';
import { inArray } from '../platform/database/prepared-query.ts';

/**
 * Holds citizens until the transaction ends. Whoever changes a vehicle or a document holds the citizen first whose it is,
 * all of them at once where they are several, and the record afterwards. Deleting a citizen and giving a vehicle away begin
 * in the same way, so that of two who change the same one waits for the other, and neither for each other.
 */
export async function holdCitizens(db: Queryable, ids: readonly number[]): Promise<void> {
  // unscoped: whoever calls has found them within reach
  await db
    .selectFrom('citizens')
    .select('id')
    .where('id', '=', inArray(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}
