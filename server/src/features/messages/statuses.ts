import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Queryable } from '../../platform/database/database.ts';

/** What a provider tells of a message that it took: that it arrived, or why it failed on the way. */
export type Told = { state: 'delivered'; error: null } | { state: 'failed'; error: string };

/**
 * Notes what a provider tells of a message by its own id for it. It may do so before it has answered the call that gave
 * it the message, and then it is kept until the answer is noted.
 */
export function note(db: Desk['db'], provider_id: string, told: Told): Promise<void> {
  return db.transaction().execute(async transaction => {
    await lockStatuses(transaction, provider_id);
    const known = await transaction
      .selectFrom('messages')
      .select('id')
      .where('provider_id', '=', provider_id)
      .executeTakeFirst();
    if (known !== undefined) return apply(transaction, provider_id, told);
    await transaction
      .insertInto('early_statuses')
      .values({ provider_id, ...told })
      .onConflict(conflict => conflict.doNothing())
      .execute();
  });
}

/** Lets nobody else note what is told of a message until the transaction ends. */
export async function lockStatuses(db: Queryable, provider_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${provider_id}, 7353))`.execute(db);
}

/** Applies what was told of a message before its id was known, under the lock above. */
export async function applyEarly(db: Queryable, provider_id: string): Promise<void> {
  const early = await db
    .deleteFrom('early_statuses')
    .where('provider_id', '=', provider_id)
    .returning(['state', 'error'])
    .execute();
  for (const { state, error } of early) {
    await apply(
      db,
      provider_id,
      state === 'delivered' ? { state, error: null } : { state, error: error ?? '' },
    );
  }
}

/** What has arrived stays so, whatever is told later; what was settled otherwise is left alone. */
async function apply(db: Queryable, provider_id: string, told: Told): Promise<void> {
  await db
    .updateTable('messages')
    .set(told)
    .where('provider_id', '=', provider_id)
    .where('state', 'in', told.state === 'delivered' ? ['sent', 'failed'] : ['sent'])
    .execute();
}

/** Forgets what was told of messages that did not become known within a day: the account may be used elsewhere as well. */
export async function forgetEarly(db: Queryable): Promise<void> {
  await db
    .deleteFrom('early_statuses')
    .where('told_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
