import { messageTransitions } from '@rto-desk/contract/message-states';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { rescheduleStranded } from './outbox.ts';
import { forgetEarlyStatuses } from './provider-statuses.ts';

/** For how long a claim or a lock counts without being renewed, in seconds: longer than any provider takes to answer. */
const TIMEOUT = 120;
/** By how much the database's clock may go back, in seconds: a moment further ahead comes from a clock that was wrong. */
const AHEAD = 60;

/**
 * Recovers what processes that have ended left behind: messages they were sending become `unknown`, since only a person can
 * find out whether they went out; their jobs are taken up again; every queued message gets a job that will run. All moments
 * are the database's own. A process that was only cut off still stores that a message was sent.
 */
export async function recoverQueue(db: Services['db']): Promise<void> {
  await expireClaims(db);
  await unlockAbandoned(db);
  await setAsideRestored(db);
  await rescheduleStranded(db);
  await forgetEarlyStatuses(db);
}

/** Whether a moment, in SQL, is too long ago, or lies in a future that was never reached. */
function hasExpired(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${moment} not between now() - make_interval(secs => ${TIMEOUT})
    and now() + make_interval(secs => ${AHEAD}))`;
}

async function expireClaims(db: Queryable): Promise<void> {
  // unscoped: the queue delivers all messages
  await db
    .updateTable('messages')
    .set({
      state: messageTransitions.lose.to,
      claim_id: null,
      claimed_at: null,
      error: 'The server ended while this was being sent',
    })
    .where('state', 'in', messageTransitions.lose.from)
    .where(hasExpired(sql`claimed_at`))
    .execute();
}

/**
 * Has jobs taken up again whose locks have expired. Other work than messages, which are settled by themselves, may be what
 * ended its process: it is begun once more only.
 */
async function unlockAbandoned(db: Queryable): Promise<void> {
  await sql`
    with unlocked as (
      update graphile_worker._private_jobs as jobs
      set locked_at = null, locked_by = null, run_at = greatest(jobs.run_at, now()),
        max_attempts = case when tasks.identifier = 'deliver' then jobs.max_attempts
          else least(jobs.max_attempts, jobs.attempts + 1) end
      from graphile_worker._private_tasks as tasks
      where tasks.id = jobs.task_id and ${hasExpired(sql`jobs.locked_at`)})
    update graphile_worker._private_job_queues as queues set locked_at = null, locked_by = null
    where ${hasExpired(sql`queues.locked_at`)}`.execute(db);
}

/** Renews the locks of jobs that this process works on, so that no other takes them up. */
export async function renewLocks(db: Queryable, jobs: readonly string[]): Promise<void> {
  if (jobs.length === 0) return;
  await sql`
    with renewed as (
      update graphile_worker._private_jobs set locked_at = now()
      where id = any(${jobs}::bigint[]) and locked_at is not null
      returning job_queue_id, locked_by)
    update graphile_worker._private_job_queues as queues set locked_at = now()
    from renewed where queues.id = renewed.job_queue_id and queues.locked_by = renewed.locked_by`.execute(db);
}

/**
 * Marks queued messages without a job as `unknown`: they come from a backup, which holds no queue, and may have gone
 * out since it was made. Staff decide.
 */
async function setAsideRestored(db: Services['db']): Promise<void> {
  // unscoped: the queue delivers all messages
  await db
    .updateTable('messages')
    .set({ state: messageTransitions.quarantine.to })
    .where('state', 'in', messageTransitions.quarantine.from)
    .where(sql<boolean>`not exists (select from graphile_worker.jobs where key = 'deliver ' || messages.id)`)
    .execute();
}
