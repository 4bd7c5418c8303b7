import { setTimeout as after } from 'node:timers/promises';
import { messageMoves } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { rescheduleStranded, scheduleDelivery } from './outbox.ts';
import { applyEarlyStatuses, forgetEarlyStatuses, lockStatuses } from './provider-statuses.ts';
import type { Throttle } from './throttle.ts';
import { WORKER_LOCK } from './worker-lease.ts';

/** After how many seconds an attempt follows the one before; after the last of them it is given up. */
const RETRY_DELAYS = [30, 120, 600, 3600, 6 * 3600] as const;

/** How long a message waits at least while its provider takes no more at a time, in seconds. */
const THROTTLE_DELAY = 5;
/** How long while it takes nothing from the office, and the last of them from then on; in seconds. */
const DEFERRAL_DELAYS = [60, 300, 900] as const;

type Delivering = Pick<Services, 'db' | 'messengers'> & {
  /** Waits for its turn with WhatsApp; at once where none is given. */
  throttle?: Throttle;
  /** Waits while others may take this worker for dead. */
  untilHeld?: () => Promise<void>;
  /** Ends all waiting. */
  signal?: AbortSignal;
};

/**
 * Hands one queued message to its provider. It is claimed and committed before the call, so that no other process
 * sends it as well, and whoever finds it claimed by a dead process knows that it may have gone out.
 */
export async function deliver(delivering: Delivering, worker: number, id: number): Promise<void> {
  const { db, messengers, throttle, untilHeld, signal } = delivering;
  // unscoped: the queue delivers everybody's messages
  const waiting = await db
    .selectFrom('messages')
    .select(['channel', 'attempts'])
    .where('id', '=', id)
    .where('state', 'in', messageMoves.claim.from)
    .executeTakeFirst();
  if (waiting === undefined) return;
  // Before it is claimed, so that nothing that only waits its turn is taken for sent.
  if (waiting.channel === 'whatsapp') await throttle?.();
  await untilHeld?.();
  signal?.throwIfAborted();
  const message = await claim(db, worker, id).catch(async error => {
    // The way to the database was cut: whether it is claimed nobody has heard, but nobody has sent it either.
    const claimed = { id, attempts: waiting.attempts + 1, deferrals: 0 };
    await settleWithRetry(delivering, worker, claimed, CLAIM_UNANSWERED);
    throw error;
  });
  if (message === undefined) return;
  const messenger = messengers[message.channel];
  const outcome: Outcome =
    messenger === null
      ? { became: 'failed', error: 'There is no provider any more' }
      : await messenger.send(message);
  await settleWithRetry(delivering, worker, message, outcome);
}

/** Makes a queued message this worker's; undefined where it is no longer queued. */
function claim(db: Services['db'], worker: number, id: number) {
  return db
    .updateTable('messages')
    .set({ state: messageMoves.claim.to, claimed_by: worker, attempts: sql<number>`attempts + 1` })
    .where('id', '=', id)
    .where('state', 'in', messageMoves.claim.from)
    .returning(['id', 'channel', 'recipient', 'subject', 'body', 'template', 'attempts', 'deferrals'])
    .executeTakeFirst();
}

/** What became of a message whose claim was not answered. */
const CLAIM_UNANSWERED: Outcome = {
  became: 'delayed',
  why: 'throttled',
  after: null,
  error: 'The database was away when this was to be sent',
};

interface Claimed {
  id: number;
  attempts: number;
  deferrals: number;
}

/** The first and the longest pause between two attempts to note what became of a message, in milliseconds. */
const SETTLE_RETRY = { first: 100, longest: 5_000 };

/** Notes what became of a message, however long the database is away meanwhile: nobody else knows it. */
async function settleWithRetry(
  { db, signal }: Delivering,
  worker: number,
  message: Claimed,
  outcome: Outcome,
): Promise<void> {
  for (let pause = SETTLE_RETRY.first; ; pause = Math.min(2 * pause, SETTLE_RETRY.longest)) {
    try {
      await settle(db, worker, message, outcome);
      return;
    } catch (error) {
      if (isRefused(error)) {
        await settle(db, worker, message, { became: 'unknown', error: 'The answer could not be noted' });
        return;
      }
      await after(pause, undefined, { signal });
    }
  }
}

/** Whether the database will never take a row as it is (SQLSTATE class 23), such as a provider's id for a second time. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true;
}

function settle(db: Services['db'], worker: number, message: Claimed, outcome: Outcome): Promise<void> {
  return db.transaction().execute(async transaction => {
    const pause = pauseAfter(outcome, message);
    if (outcome.became === 'sent' && outcome.provider_id !== null)
      await lockStatuses(transaction, outcome.provider_id);
    const settled = await transaction
      .updateTable('messages')
      .set({
        claimed_by: null,
        ...settledAs(outcome, pause !== undefined),
        ...countsAfter(outcome, message),
      })
      .where('id', '=', message.id)
      .where(isOurs(worker, outcome))
      .returning('id')
      .executeTakeFirst();
    if (settled === undefined) return;
    if (outcome.became === 'sent' && outcome.provider_id !== null) {
      await applyEarlyStatuses(transaction, outcome.provider_id);
    }
    if (outcome.became === 'delayed' && pause !== undefined) {
      await scheduleDelivery(transaction, message.id, Math.max(pause, outcome.after ?? 0));
    }
  });
}

/**
 * Whether a message is still the one that a worker claimed. While its way to the database was cut, others may have
 * taken it for dead and the message for unknown: that it was sent is known better now.
 */
function isOurs(worker: number, { became }: Outcome) {
  const claimed = sql<boolean>`claimed_by = ${worker}`;
  return became === 'sent'
    ? sql<boolean>`(${claimed} or state = any(${messageMoves.accept.from}::text[]) and claimed_by is null)`
    : claimed;
}

/** In how many seconds a message is tried again, or undefined where it is not. */
function pauseAfter(outcome: Outcome, { attempts, deferrals }: Claimed): number | undefined {
  if (outcome.became !== 'delayed') return undefined;
  switch (outcome.why) {
    case 'fault':
      return RETRY_DELAYS[attempts - 1];
    case 'throttled':
      return THROTTLE_DELAY;
    case 'account':
      return DEFERRAL_DELAYS[Math.min(deferrals, DEFERRAL_DELAYS.length - 1)];
  }
}

/** What is counted of an attempt: one that failed for no fault of the message's is none. */
function countsAfter(outcome: Outcome, { attempts, deferrals }: Claimed) {
  if (outcome.became !== 'delayed' || outcome.why === 'fault') return { deferrals: 0 };
  return { attempts: attempts - 1, deferrals: outcome.why === 'account' ? deferrals + 1 : 0 };
}

function settledAs(outcome: Outcome, willFollow: boolean) {
  switch (outcome.became) {
    case 'sent':
      return {
        state: messageMoves.accept.to,
        provider_id: outcome.provider_id,
        sent_at: sql<string>`now()`,
        error: null,
      } as const;
    case 'delayed':
      return { state: messageMoves[willFollow ? 'postpone' : 'fail'].to, error: outcome.error };
    case 'failed':
      return { state: messageMoves.fail.to, error: outcome.error };
    case 'unknown':
      return { state: messageMoves.lose.to, error: outcome.error };
  }
}

/**
 * Sees to it that no message is left behind: what dead processes were sending may have gone out or not, which only a
 * person can find out; jobs that they held are free again; what waits has a job that will be taken. A process is dead
 * when nobody holds its lock any more.
 * @param self the worker that asks, which lives
 */
export async function recoverQueue(db: Services['db'], self = 0): Promise<void> {
  const others = await db.selectFrom('workers').select('id').where('id', '!=', self).execute();
  for (const { id } of others) await db.transaction().execute(transaction => reapDeadWorker(transaction, id));
  await giveUpUnclaimed(db);
  await unlockUnregistered(db);
  await setAsideRestored(db);
  await rescheduleStranded(db);
  await forgetEarlyStatuses(db);
}

/** What is said of a message whose process ended, or was taken for dead, before the provider's answer was noted. */
const ENDED = 'The server ended while this was being sent';

/** Settles what is being sent by a worker that nobody knows any more. */
async function giveUpUnclaimed(db: Services['db']): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: messageMoves.lose.to, claimed_by: null, error: ENDED })
    .where('state', 'in', messageMoves.lose.from)
    .where(sql<boolean>`not exists (select from workers where workers.id = messages.claimed_by)`)
    .execute();
}

/** Longer than a living process takes to note what the queue calls it, in seconds. */
const REGISTRATION_TIME = 10;

/** Frees jobs of a process that died between taking them and noting under which name. */
async function unlockUnregistered(db: Services['db']): Promise<void> {
  await sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${REGISTRATION_TIME})
      and not exists (select from workers where jobs.locked_by = any(queue_workers))
    having count(*) > 0`.execute(db);
}

async function reapDeadWorker(db: Queryable, worker: number): Promise<void> {
  const { rows } = await sql<{ dead: boolean }>`
    select pg_try_advisory_xact_lock(${WORKER_LOCK}::integer, ${worker}::integer) as dead`.execute(db);
  if (!rows[0]?.dead) return;
  await db
    .updateTable('messages')
    .set({ state: messageMoves.lose.to, claimed_by: null, error: ENDED })
    .where('claimed_by', '=', worker)
    .execute();
  const reaped = await db
    .deleteFrom('workers')
    .where('id', '=', worker)
    .returning('queue_workers')
    .executeTakeFirst();
  if (reaped !== undefined && reaped.queue_workers.length > 0) {
    await sql`select graphile_worker.force_unlock_workers(${reaped.queue_workers}::text[])`.execute(db);
  }
}

/**
 * Sets aside what waits to be delivered without a place in the queue: it comes from a backup, which has no queue, and
 * may have been delivered since that was made. Staff decide.
 */
async function setAsideRestored(db: Services['db']): Promise<void> {
  await db
    .updateTable('messages')
    .set({ state: messageMoves.setAside.to })
    .where('state', 'in', messageMoves.setAside.from)
    .where(sql<boolean>`not exists (select from graphile_worker.jobs where key = 'deliver ' || messages.id)`)
    .execute();
}
