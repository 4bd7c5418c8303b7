import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { type JobHelpers, Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import { isReady } from '../../platform/database/database.ts';
import { Unavailable } from '../../platform/errors.ts';
import { errorSummary } from '../../platform/http/log-error.ts';
import type { Services } from '../../services.ts';
import { deliver } from './deliver.ts';
import { recoverQueue, renewLocks } from './recover.ts';
import { openThrottle } from './throttle.ts';

/** How many messages one process sends at a time. */
const CONCURRENCY = 4;
/** How often abandoned messages and jobs are looked for, in milliseconds. */
const RECOVERY_INTERVAL = 15_000;
/** Backoff before a failed runner is replaced, in milliseconds: first and longest. */
const PAUSE = { first: 500, longest: 15_000 };

/**
 * Other tasks of the queue beside messages, by the name of their jobs. A failed job is retried up to the number of
 * attempts given when it was queued.
 */
export type Tasks = Record<string, (payload: unknown, attempt: Attempt) => Promise<void>>;

interface Attempt {
  /** Aborted when the process stops: the job is taken up again by the next. */
  signal: AbortSignal;
  /** Whether it is not tried again. */
  isLast: boolean;
}

export interface MessageWorker {
  /** Finishes the messages being sent and takes no more. */
  stop(): Promise<void>;
}

/** Brings the job queue's own tables up to date. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: loggerTo(() => undefined) });
}

/**
 * Delivers messages from the queue until stopped, and runs its other tasks, however often the database goes away
 * meanwhile. Several processes may do so on one database.
 * @param told called with a sentence for the operator whenever the queue is restarted
 */
export async function startMessageWorker(
  { db, messengers }: Pick<Services, 'db' | 'messengers'>,
  pool: Pool,
  tasks: Tasks = {},
  told: (sentence: string) => void = () => undefined,
): Promise<MessageWorker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  /** The jobs that this process works on: what takes longer than a lock lasts stays its own. */
  const running = new Set<string>();
  await recoverQueue(db);
  const perSecond = messengers.whatsapp?.perSecond ?? null;
  const throttle = perSecond === null ? async () => undefined : openThrottle(pool, perSecond, signal);
  const delivering = { db, messengers, throttle, signal };
  const queue = await keepRunning(
    async gaveUp => {
      const events: WorkerEvents = new EventEmitter();
      events.on('pool:gracefulShutdown', gaveUp);
      events.on('job:failed', ({ job, error }) =>
        told(
          `A job of the queue failed for good (${job.task_identifier}: ${failureOf(error)}). See the Admin page.`,
        ),
      );
      // A runner that could not read once what the jobs are called keeps that failure for good.
      events.once('worker:getJob:error', ({ error }) => {
        told(`The queue takes no jobs (${errorSummary(error)}), and is begun anew.`);
        void runner.then(begun => begun.stop()).catch(() => undefined);
      });
      const runner = run({
        pgPool: pool,
        concurrency: CONCURRENCY,
        noHandleSignals: true,
        logger: loggerTo(told),
        events,
        // Without delay, a job that cannot be marked done ends the runner; with one it would be an unhandled rejection.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        taskList: {
          ...Object.fromEntries(
            Object.entries(tasks).map(([name, task]) => [
              name,
              async (payload: unknown, { job }: JobHelpers) => {
                running.add(job.id);
                try {
                  await withoutQuotes(task(payload, { signal, isLast: job.attempts >= job.max_attempts }));
                } finally {
                  running.delete(job.id);
                }
              },
            ]),
          ),
          deliver: payload => withoutQuotes(deliver(delivering, (payload as { id: number }).id)),
        },
      });
      return runner;
    },
    async () => {
      if (!(await isReady(db))) throw new Unavailable();
    },
    signal,
  );
  void runPeriodically(async () => {
    await renewLocks(db, [...running]);
    await recoverQueue(db);
  }, signal);
  return {
    stop: async () => {
      stopping.abort();
      await queue.stop();
    },
  };
}

/** A failure by its class and place alone. */
class JobFailure extends Error {}

/** Replaces a failure by its class and place: the queue stores the text of an error (`last_error`), which may quote people. */
async function withoutQuotes(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new JobFailure(errorSummary(error));
  }
}

const failureOf = (error: unknown) => (error instanceof JobFailure ? error.message : errorSummary(error));

/** Repeats a task at an interval; a failed run is made up for by the next. */
async function runPeriodically(round: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await after(RECOVERY_INTERVAL, undefined, { signal })
      .then(round)
      .catch(() => undefined);
  }
}

/**
 * Keeps a runner of the queue going. One that could not take jobs or mark them done, because the database was away or only
 * read, takes no more; another replaces it when the database is back.
 */
async function keepRunning(
  begin: (gaveUp: () => void) => Promise<Runner>,
  untilReady: () => Promise<void>,
  signal: AbortSignal,
): Promise<{ stop(): Promise<void> }> {
  const replace = async () => {
    for (let pause = PAUSE.first; !signal.aborted; pause = Math.min(2 * pause, PAUSE.longest)) {
      try {
        await after(pause, undefined, { signal });
        await untilReady();
        return await begin(gaveUp);
      } catch {
        // The database is away again, or the wait has ended.
      }
    }
    return null;
  };
  const gaveUp = () => {
    if (!signal.aborted) current = replace();
  };
  let current: Promise<Runner | null> = begin(gaveUp);
  await current;
  return {
    stop: async () => {
      const runner = await current;
      // A runner that fails just now has stopped already.
      await runner?.stop().catch(() => undefined);
    },
  };
}

/**
 * The queue's own log as sentences of ours: warnings and errors, without what errors quote. That an attempt of a job failed is left
 * out, since it is tried again; that the last one did is told by its event. So is what the queue cannot do on Windows: run
 * programs as tasks, of which there are none here.
 */
function loggerTo(told: (sentence: string) => void): Logger {
  return new Logger(() => (level, message, meta) => {
    if ((level !== 'error' && level !== 'warning') || meta?.failure === true) return;
    if (message.startsWith('Executable file detection')) return;
    const [what = ''] = message.replaceAll(/'[^']*'/g, '…').split(/[:\n]/);
    told(`The queue: ${what}${meta?.error === undefined ? '' : ` (${errorSummary(meta.error)})`}`);
  });
}
