import type { CitizenValues } from '@rto-desk/contract/citizen';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Opens the citizen profile of an account's holder and links the two; answers its id. */
export async function openOwnProfile(
  db: Queryable,
  userId: number,
  values: Pick<CitizenValues, 'name' | 'mobile'> & Partial<CitizenValues>,
): Promise<number> {
  const citizen = await db
    .insertInto('citizens')
    .values({
      ...values,
      owner_id: userId,
      created_by: userId,
      branch_id: null,
      name_by_holder_at: sql<string>`now()`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  // unscoped: one's own account
  await db.updateTable('users').set({ citizen_id: citizen.id }).where('id', '=', userId).execute();
  return citizen.id;
}
