import { randomUUID } from 'node:crypto';
import { isAutomatic } from '@rto-desk/contract/message';
import { messageTransitions } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import type { Outcome } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { isQuiet, nextOpening } from '../office/quiet.ts';
import { settingsOf } from '../office/settings.ts';
import { scheduleDelivery } from './outbox.ts';
import { tryPaused, waitsForPause } from './pauses.ts';
import { refreshQueued } from './refresh.ts';
import { releaseClaim, storeOutcome, storeWithRetry } from './store-outcome.ts';
import type { Throttle } from './throttle.ts';

type Delivering = Pick<Services, 'db' | 'messengers'> & {
  /** Waits for a turn under the provider's rate limit; no limit by default. */
  throttle?: Throttle;
  /** Aborts all waiting. */
  signal?: AbortSignal;
  /** What time it is. */
  now?: () => Date;
};

/**
 * Sends one queued message. It is claimed, and the claim committed, before the provider is called, so that no other
 * process sends it as well. A claim that was never settled says that the message may have gone out.
 */
export async function deliver(delivering: Delivering, id: number): Promise<void> {
  const { db, messengers, throttle, signal, now = () => new Date() } = delivering;
  // unscoped: the queue delivers all messages
  const waiting = await db
    .selectFrom('messages')
    .select(['channel', 'purpose'])
    .select(
      sql<boolean>`exists (select from sending_pauses where sending_pauses.channel = messages.channel)`.as(
        'is_paused',
      ),
    )
    .where('id', '=', id)
    .where('state', 'in', messageTransitions.claim.from)
    .executeTakeFirst();
  if (waiting === undefined) return;
  if (isAutomatic(waiting.purpose) && (await deferToOpenHours(db, id, now()))) return;
  const { channel, is_paused } = waiting;
  if (is_paused && (await waitsForPause(db, channel, id))) return;
  // Before the claim: a message that only waits its turn must not look like one being sent.
  if (channel === 'whatsapp') await throttle?.();
  signal?.throwIfAborted();
  const claim_id = randomUUID();
  const message = await claim(delivering, claim_id, id, now()).catch(async error => {
    // The connection broke: the message may be claimed, but it was not sent.
    await storeWithRetry(() => releaseClaim(db, { id, claim_id }), signal);
    throw error;
  });
  if (message === undefined) {
    // Another one tries in its place whether the provider takes messages again.
    if (is_paused) await db.transaction().execute(transaction => tryPaused(transaction, channel));
    return;
  }
  const messenger = messengers[message.channel];
  const outcome: Outcome =
    messenger === null
      ? { became: 'failed', error: 'There is no provider any more', concern: 'office' }
      : await messenger.send(message);
  await storeWithRetry(() => storeOutcome(delivering, { ...message, claim_id }, outcome), signal);
}

/** In quiet hours and on closed days, has a message wait until they are over. Answers whether it does. */
async function deferToOpenHours(db: Services['db'], id: number, now: Date): Promise<boolean> {
  const settings = await settingsOf(db);
  if (!isQuiet(now, settings)) return false;
  const seconds = Math.ceil((nextOpening(now, settings).getTime() - now.getTime()) / 1000);
  await scheduleDelivery(db, id, seconds);
  return true;
}

/**
 * Claims a queued message, with its text as it holds now; undefined if it is no longer queued, or nothing holds of what it was
 * about.
 */
function claim(delivering: Delivering, claim_id: string, id: number, now: Date) {
  return delivering.db.transaction().execute(async transaction => {
    if (!(await refreshQueued(transaction, delivering, id, now))) return undefined;
    // unscoped: the queue delivers all messages
    return transaction
      .updateTable('messages')
      .set({
        state: messageTransitions.claim.to,
        claim_id,
        claimed_at: sql<string>`clock_timestamp()`,
        attempts: sql<number>`attempts + 1`,
      })
      .where('id', '=', id)
      .where('state', 'in', messageTransitions.claim.from)
      .returning(['id', 'channel', 'recipient', 'subject', 'body', 'template', 'attempts'])
      .executeTakeFirst();
  });
}
