import { messageTransitions } from '@rto-desk/contract/message-states';
import { refusalIn } from '@rto-desk/contract/refusals';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { delayOf } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { scheduleDelivery } from './outbox.ts';
import { pauseSending } from './pauses.ts';
import { delayAfter, releaseStages } from './retries.ts';

/** A provider's report on a message it accepted: it arrived, or why it failed on the way. */
export interface ProviderStatus {
  state: 'delivered' | 'failed';
  error: string | null;
  /** When the provider reported it, by its own clock (ISO 8601). */
  reported_at: string;
}

type Reporting = Pick<Services, 'messengers'>;

/**
 * Stores a provider's report on a message, by the provider's own id. It may arrive before the answer to the call that
 * sent the message; it is then kept until that answer has been stored.
 */
export function recordStatus(
  services: Reporting & Pick<Services, 'db'>,
  provider_id: string,
  status: ProviderStatus,
): Promise<void> {
  return services.db.transaction().execute(async transaction => {
    await lockStatuses(transaction, provider_id);
    // unscoped: the provider reports on all messages
    const known = await transaction
      .selectFrom('messages')
      .select('id')
      .where('provider_id', '=', provider_id)
      .executeTakeFirst();
    if (known !== undefined) return apply(transaction, services, provider_id, status);
    await transaction
      .insertInto('early_statuses')
      .values({ provider_id, ...status })
      .onConflict(conflict =>
        conflict.columns(['provider_id', 'state']).doUpdateSet({
          reported_at: sql<string>`greatest(early_statuses.reported_at, excluded.reported_at)`,
        }),
      )
      .execute();
  });
}

/** Locks the reports on a message until the transaction ends. */
export async function lockStatuses(db: Queryable, provider_id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${provider_id}, 7353))`.execute(db);
}

/** Applies reports that came before the message's provider id was known, in their order, under the lock above. */
export async function applyEarlyStatuses(
  db: Queryable,
  services: Reporting,
  provider_id: string,
): Promise<void> {
  const early = await db
    .deleteFrom('early_statuses')
    .where('provider_id', '=', provider_id)
    .returning(['state', 'error', 'reported_at'])
    .execute();
  for (const status of early.sort((a, b) => (a.reported_at < b.reported_at ? -1 : 1)))
    await apply(db, services, provider_id, status);
}

/**
 * A delivered message stays delivered; later reports do not change that. Other settled states are left alone, and so is a message with
 * a later report. A message that did not arrive for reasons of the office or the moment is queued again.
 */
async function apply(
  db: Queryable,
  services: Reporting,
  provider_id: string,
  status: ProviderStatus,
): Promise<void> {
  const { state, error, reported_at } = status;
  // unscoped: the provider reports on all messages
  const message = await db
    .selectFrom('messages')
    .select(['id', 'channel', 'state', 'attempts'])
    .where('provider_id', '=', provider_id)
    .where(eb => eb.or([eb('reported_at', 'is', null), eb('reported_at', '<=', reported_at)]))
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) return;
  const refusal = error === null ? null : refusalIn(error);
  const delay = refusal && delayOf(refusal);
  const seconds = delay && delayAfter(delay, message.attempts);
  const move =
    messageTransitions[state === 'delivered' ? 'arrive' : seconds === null ? 'failLater' : 'giveBack'];
  const changes = move.from.some(from => from === message.state);
  // unscoped: as above
  await db
    .updateTable('messages')
    .set({
      reported_at,
      ...(changes && { state: move.to, error }),
      ...(changes && move.to === 'queued' && { sent_at: null }),
    })
    .where('id', '=', message.id)
    .execute();
  if (!changes || state === 'delivered') return;
  if (move.to === 'failed') await releaseStages(db, message.id, refusal?.concern ?? 'message');
  const pause =
    delay === null || delay === 'alone'
      ? 0
      : await pauseSending(db, services, message.channel, { kind: delay, error: error ?? '', after: null });
  if (seconds !== null) await scheduleDelivery(db, message.id, Math.max(seconds, pause));
}

/** Deletes reports on messages that did not become known within a day: the account may be used elsewhere, too. */
export async function forgetEarlyStatuses(db: Queryable): Promise<void> {
  await db
    .deleteFrom('early_statuses')
    .where('received_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}
