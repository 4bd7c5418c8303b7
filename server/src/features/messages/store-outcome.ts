import { setTimeout as after } from 'node:timers/promises';
import type { Channel } from '@rto-desk/contract/message';
import { messageTransitions } from '@rto-desk/contract/message-states';
import type { Concern } from '@rto-desk/contract/refusals';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { scheduleDelivery } from './outbox.ts';
import { pauseSending, resumeSending } from './pauses.ts';
import { applyEarlyStatuses, lockStatuses } from './provider-statuses.ts';
import { countsAsAttempt, delayAfter, releaseStages } from './retries.ts';

interface Claimed {
  id: number;
  claim_id: string;
  channel: Channel;
  attempts: number;
}

/** Backoff between attempts to store an outcome, in milliseconds: first and longest. */
const STORE_RETRY = { first: 100, longest: 5_000 };

/** Stores something that only this process knows, retrying while the database is away. */
export async function storeWithRetry(store: () => Promise<void>, signal?: AbortSignal): Promise<void> {
  for (let pause = STORE_RETRY.first; ; pause = Math.min(2 * pause, STORE_RETRY.longest)) {
    try {
      return await store();
    } catch {
      await after(pause, undefined, { signal });
    }
  }
}

/** After how many seconds a message is claimed again whose claim got no answer. */
const RECLAIM = 5;

/** Queues a message again whose claim got no answer, if it was claimed: it was not sent. */
export function releaseClaim(
  db: Services['db'],
  { id, claim_id }: Pick<Claimed, 'id' | 'claim_id'>,
): Promise<void> {
  return db.transaction().execute(async transaction => {
    // unscoped: the queue delivers all messages
    const released = await transaction
      .updateTable('messages')
      .set({
        state: messageTransitions.defer.to,
        claim_id: null,
        claimed_at: null,
        attempts: sql<number>`attempts - 1`,
        error: 'The database was away when this was to be sent',
      })
      .where('id', '=', id)
      .where('claim_id', '=', claim_id)
      .returning('id')
      .executeTakeFirst();
    if (released !== undefined) await scheduleDelivery(transaction, id, RECLAIM);
  });
}

/** Stores what became of a message, in so far as its claim still holds, and what that says of its channel. */
export async function storeOutcome(
  services: Pick<Services, 'db' | 'messengers'>,
  message: Claimed,
  outcome: Outcome,
): Promise<void> {
  const store = (what: Outcome) =>
    services.db.transaction().execute(transaction => storeOutcomeIn(transaction, services, message, what));
  try {
    await store(outcome);
  } catch (error) {
    if (!isRefused(error)) throw error;
    await store({ became: 'unknown', error: 'The answer could not be noted', pauses: false });
  }
}

/** Whether the database will never accept the row (SQLSTATE class 23), as with a provider id that is taken. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true;
}

async function storeOutcomeIn(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  message: Claimed,
  outcome: Outcome,
): Promise<void> {
  const { id, channel } = message;
  const provider_id = outcome.became === 'sent' ? outcome.provider_id : null;
  if (provider_id !== null) await lockStatuses(db, provider_id);
  const delay = outcome.became === 'delayed' ? delayAfter(outcome.delay, message.attempts) : null;
  // unscoped: the queue delivers all messages
  const settled = await db
    .updateTable('messages')
    .set({ claim_id: null, claimed_at: null, ...changesFor(outcome, message.attempts, delay !== null) })
    .where('id', '=', id)
    .where(claimHolds(message, outcome))
    .returning('state')
    .executeTakeFirst();
  if (settled === undefined) return;
  if (provider_id !== null) await applyEarlyStatuses(db, services, provider_id);
  if (settled.state === messageTransitions.fail.to) await releaseStages(db, id, concernOf(outcome));
  if (outcome.became === 'delayed') {
    const pause =
      outcome.delay === 'alone'
        ? 0
        : await pauseSending(db, services, channel, { ...outcome, kind: outcome.delay });
    if (delay !== null) await scheduleDelivery(db, id, Math.max(delay, pause, outcome.after ?? 0));
  }
  if (outcome.became === 'unknown' && outcome.pauses)
    await pauseSending(db, services, channel, { kind: 'temporary', error: outcome.error, after: null });
  if (outcome.became === 'sent' || (outcome.became === 'failed' && outcome.concern !== 'office')) {
    await resumeSending(db, channel);
  }
}

function concernOf(outcome: Outcome): Concern {
  return outcome.became === 'failed' ? outcome.concern : 'temporary';
}

/** Whether a claim still holds. That a message was sent is better knowledge than that its claim has expired. */
function claimHolds({ claim_id }: Claimed, { became }: Outcome) {
  const claimed = sql<boolean>`claim_id = ${claim_id}`;
  return became === 'sent'
    ? sql<boolean>`(${claimed} or state = any(${messageTransitions.accept.from}::text[]) and claim_id is null)`
    : claimed;
}

function changesFor(outcome: Outcome, attempts: number, isTriedAgain: boolean) {
  switch (outcome.became) {
    case 'sent':
      return {
        state: messageTransitions.accept.to,
        provider_id: outcome.provider_id,
        sent_at: sql<string>`now()`,
        error: null,
      } as const;
    case 'delayed':
      return {
        state: messageTransitions[isTriedAgain ? 'defer' : 'fail'].to,
        error: outcome.error,
        attempts: countsAsAttempt(outcome.delay) ? attempts : attempts - 1,
      };
    case 'failed':
      return { state: messageTransitions.fail.to, error: outcome.error };
    case 'unknown':
      return { state: messageTransitions.lose.to, error: outcome.error };
  }
}
