import { setTimeout as after } from 'node:timers/promises';
import { goesByItself } from '@rto-desk/contract/message';
import { messageMoves } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import type { Outcome } from '../../platform/messenger.ts';
import type { Services } from '../../services.ts';
import { isQuiet, nextOpening } from '../office/quiet.ts';
import { settingsOf } from '../office/settings.ts';
import { judgeAnew } from './judge.ts';
import { rescheduleStranded, scheduleDelivery } from './outbox.ts';
import { applyEarlyStatuses, forgetEarlyStatuses, lockStatuses } from './provider-statuses.ts';
import type { Throttle } from './throttle.ts';
import { WORKER_LOCK } from './worker-lease.ts';

/** The pauses between attempts, in seconds; after the last the message has failed. */
const RETRY_DELAYS = [30, 120, 600, 3600, 6 * 3600] as const;

/** How long a message waits at least when its provider is throttling, in seconds. */
const THROTTLE_DELAY = 5;
/** The pauses while the provider blocks the office's account, in seconds; the last repeats. */
const DEFERRAL_DELAYS = [60, 300, 900] as const;

type Delivering = Pick<Services, 'db' | 'messengers'> & {
  /** Waits for a turn under the provider's rate limit; no limit by default. */
  throttle?: Throttle;
  /** Waits while this worker does not hold its lease. */
  untilHeld?: () => Promise<void>;
  /** Aborts all waiting. */
  signal?: AbortSignal;
  /** What time it is. */
  now?: () => Date;
};

/**
 * Sends one queued message. It is claimed, and the claim committed, before the provider is called, so that no other
 * process sends it as well, and whoever finds it claimed by a dead process knows that it may have gone out.
 */
export async function deliver(delivering: Delivering, worker: number, id: number): Promise<void> {
  const { db, messengers, throttle, untilHeld, signal, now = () => new Date() } = delivering;
  // unscoped: the queue delivers everybody's messages
  const waiting = await db
    .selectFrom('messages')
    .select(['channel', 'purpose', 'attempts'])
    .where('id', '=', id)
    .where('state', 'in', messageMoves.claim.from)
    .executeTakeFirst();
  if (waiting === undefined) return;
  if (goesByItself(waiting.purpose) && (await putOff(db, id, now()))) return;
  // Before the claim: a message that only waits its turn must not look like one being sent.
  if (waiting.channel === 'whatsapp') await throttle?.();
  await untilHeld?.();
  signal?.throwIfAborted();
  const message = await claim(delivering, worker, id, now()).catch(async error => {
    // The connection broke: whether the message is claimed is unknown, but nobody has sent it.
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

/** In quiet hours and on closed days, has a message wait until they are over. Answers whether it does. */
async function putOff(db: Services['db'], id: number, now: Date): Promise<boolean> {
  const settings = await settingsOf(db);
  if (!isQuiet(now, settings)) return false;
  const seconds = Math.ceil((nextOpening(now, settings).getTime() - now.getTime()) / 1000);
  await scheduleDelivery(db, id, seconds);
  return true;
}

/**
 * Claims a queued message for this worker, with its text as it holds now; undefined if it is no longer queued, or nothing
 * holds of what it was about.
 */
function claim(delivering: Delivering, worker: number, id: number, now: Date) {
  return delivering.db.transaction().execute(async transaction => {
    if (!(await judgeAnew(transaction, delivering, id, now))) return undefined;
    // unscoped: the queue delivers everybody's messages
    return transaction
      .updateTable('messages')
      .set({ state: messageMoves.claim.to, claimed_by: worker, attempts: sql<number>`attempts + 1` })
      .where('id', '=', id)
      .where('state', 'in', messageMoves.claim.from)
      .returning(['id', 'channel', 'recipient', 'subject', 'body', 'template', 'attempts', 'deferrals'])
      .executeTakeFirst();
  });
}

/** The outcome of a message whose claim got no answer. */
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

/** Backoff between attempts to store an outcome, in milliseconds: first and longest. */
const SETTLE_RETRY = { first: 100, longest: 5_000 };

/** Stores the outcome of a message, retrying while the database is away: only this process knows it. */
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

/** Whether the database will never accept the row (SQLSTATE class 23), as with a provider id that is taken. */
function isRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError && error.code?.startsWith('23') === true;
}

function settle(db: Services['db'], worker: number, message: Claimed, outcome: Outcome): Promise<void> {
  return db.transaction().execute(async transaction => {
    const pause = pauseAfter(outcome, message);
    if (outcome.became === 'sent' && outcome.provider_id !== null)
      await lockStatuses(transaction, outcome.provider_id);
    // unscoped: the queue delivers everybody's messages
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
 * Whether a message is still this worker's. While the worker was cut off from the database, others may have declared it
 * dead and the message `unknown`; that it was sent is then the better knowledge.
 */
function isOurs(worker: number, { became }: Outcome) {
  const claimed = sql<boolean>`claimed_by = ${worker}`;
  return became === 'sent'
    ? sql<boolean>`(${claimed} or state = any(${messageMoves.accept.from}::text[]) and claimed_by is null)`
    : claimed;
}

/** In how many seconds a message is tried again; undefined if it is not. */
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

/** The counters after an attempt: one that failed for reasons outside the message does not count. */
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
 * Recovers what dead processes left behind: messages they were sending become `unknown`, since only a person can find
 * out whether they went out; their jobs are unlocked; every queued message gets a job that will run. A process is dead
 * when nobody holds its advisory lock.
 * @param self the worker that asks, which is alive
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

/** The error of a message whose process ended, or was taken for dead, before the provider's answer was stored. */
const ENDED = 'The server ended while this was being sent';

/** Settles messages claimed by a worker that has no row any more. */
async function giveUpUnclaimed(db: Services['db']): Promise<void> {
  // unscoped: the queue delivers everybody's messages
  await db
    .updateTable('messages')
    .set({ state: messageMoves.lose.to, claimed_by: null, error: ENDED })
    .where('state', 'in', messageMoves.lose.from)
    .where(sql<boolean>`not exists (select from workers where workers.id = messages.claimed_by)`)
    .execute();
}

/** Longer than a live process takes to record its queue name, in seconds. */
const REGISTRATION_TIME = 10;

/** Unlocks jobs of a process that died before it had recorded its queue name. */
async function unlockUnregistered(db: Services['db']): Promise<void> {
  const { rows } = await sql<{ locked_by: string }>`
    select distinct locked_by from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${REGISTRATION_TIME})
      and not exists (select from workers where jobs.locked_by = any(queue_workers))`.execute(db);
  if (rows.length > 0)
    await unlockUnfinished(
      db,
      rows.map(row => row.locked_by),
    );
}

/**
 * Unlocks the jobs of workers that have ended. Other work than messages, which are settled by themselves, was begun and never
 * finished: it may be what ended the process, and is begun once more only.
 */
async function unlockUnfinished(db: Queryable, workers: readonly string[]): Promise<void> {
  await sql`
    update graphile_worker._private_jobs as jobs set max_attempts = least(jobs.max_attempts, jobs.attempts + 1)
    where jobs.locked_by = any(${workers}::text[]) and jobs.task_id not in (
      select id from graphile_worker._private_tasks where identifier = 'deliver')`.execute(db);
  await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(db);
}

async function reapDeadWorker(db: Queryable, worker: number): Promise<void> {
  const { rows } = await sql<{ dead: boolean }>`
    select pg_try_advisory_xact_lock(${WORKER_LOCK}::integer, ${worker}::integer) as dead`.execute(db);
  if (!rows[0]?.dead) return;
  // unscoped: the queue delivers everybody's messages
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
    await unlockUnfinished(db, reaped.queue_workers);
  }
}

/**
 * Marks queued messages without a job as `unknown`: they come from a backup, which holds no queue, and may have gone
 * out since it was made. Staff decide.
 */
async function setAsideRestored(db: Services['db']): Promise<void> {
  // unscoped: the queue delivers everybody's messages
  await db
    .updateTable('messages')
    .set({ state: messageMoves.setAside.to })
    .where('state', 'in', messageMoves.setAside.from)
    .where(sql<boolean>`not exists (select from graphile_worker.jobs where key = 'deliver ' || messages.id)`)
    .execute();
}
