import type { Caller } from '@rto-desk/contract/access';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Merged, NotFound } from '../platform/errors.ts';
import { within } from '../scope/within.ts';

/** The answer for a citizen id that does not exist: merged into a citizen within reach, or plain not found. */
export async function noSuchCitizen(db: Queryable, caller: Caller, id: number): Promise<NotFound> {
  const holder = await within(db, caller)
    .citizens()
    // unscoped: who has what was merged, within reach
    .innerJoin('merges', 'merges.holder_id', 'citizens.id')
    .select('citizens.id')
    .where('merges.from_id', '=', id)
    .where('merges.undone_at', 'is', null)
    .executeTakeFirst();
  return holder === undefined ? new NotFound() : new Merged(holder.id, words => words.merges.merged);
}

/** The ids of those who were made one with a row of `citizens` or another citizen, as an array in SQL. */
// unscoped: of a citizen within reach
export const mergedInto = (citizen: RawBuilder<number>) => sql<number[]>`array(
  select from_id from merges where holder_id = ${citizen} and undone_at is null)`;
