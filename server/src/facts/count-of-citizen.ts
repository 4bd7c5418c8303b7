import type { Caller } from '@rto-desk/contract/access';
import type { RawBuilder } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { NotFound } from '../platform/errors.ts';
import { within } from '../scope/within.ts';

/**
 * How many of something a citizen within reach has.
 * @param count a number in SQL, of a row of `citizens`
 * @throws NotFound out of reach
 */
export async function countOfCitizen(
  db: Queryable,
  caller: Caller,
  id: number,
  count: RawBuilder<number>,
): Promise<number> {
  const citizen = await within(db, caller)
    .citizens()
    .select(count.as('total'))
    .where('citizens.id', '=', id)
    .executeTakeFirst();
  if (citizen === undefined) throw new NotFound();
  return citizen.total;
}
