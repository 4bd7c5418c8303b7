import { EventEmitter } from 'node:events';
import { setTimeout as after } from 'node:timers/promises';
import { Logger, type Runner, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Services } from '../../services.ts';
import { deliver, recoverQueue } from './deliver.ts';
import { openThrottle } from './throttle.ts';
import { openWorkerLease } from './worker-lease.ts';

/** How many messages one process hands over at a time. */
const CONCURRENCY = 4;
/** How often is looked for what was left behind, in milliseconds. */
const RECOVERY_INTERVAL = 15_000;
/** The first and the longest pause before a runner that gave up is replaced, in milliseconds. */
const PAUSE = { first: 500, longest: 15_000 };

export interface MessageWorker {
  /** Finishes what is being sent and takes on nothing more. */
  stop(): Promise<void>;
}

/** Brings the job queue's own tables up to date. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: silent });
}

/**
 * Delivers messages from the queue until stopped, however often the database goes away meanwhile. Several processes may
 * do so on one database.
 */
export async function startMessageWorker(
  { db, messengers }: Pick<Services, 'db' | 'messengers'>,
  pool: Pool,
): Promise<MessageWorker> {
  const stopping = new AbortController();
  const { signal } = stopping;
  const lease = await openWorkerLease(db, pool, signal);
  await recoverQueue(db, lease.id);
  const perSecond = messengers.whatsapp?.perSecond ?? null;
  const throttle = perSecond === null ? async () => undefined : openThrottle(pool, perSecond, signal);
  const delivering = { db, messengers, throttle, untilHeld: lease.untilHeld, signal };
  const running = await keepRunning(
    async gaveUp => {
      const events: WorkerEvents = new EventEmitter();
      events.on(
        'pool:create',
        ({ workerPool }) => void lease.registerQueueName(workerPool.id).catch(() => undefined),
      );
      events.on('pool:gracefulShutdown', gaveUp);
      return run({
        pgPool: pool,
        concurrency: CONCURRENCY,
        noHandleSignals: true,
        logger: silent,
        events,
        // What cannot be noted as done then ends the runner; without a delay it would be a rejection that nobody handles.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
        taskList: { deliver: payload => deliver(delivering, lease.id, (payload as { id: number }).id) },
      });
    },
    lease.untilHeld,
    signal,
  );
  void runPeriodically(async () => {
    await lease.renew();
    await recoverQueue(db, lease.id);
  }, signal);
  return {
    stop: async () => {
      stopping.abort();
      await running.stop();
      await lease.release();
    },
  };
}

/** Looks every so often for what was left behind; a round that fails is made up for by the next one. */
async function runPeriodically(round: () => Promise<void>, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await after(RECOVERY_INTERVAL, undefined, { signal })
      .then(round)
      .catch(() => undefined);
  }
}

/**
 * Keeps a runner of the queue at work. One that could not note what it has done, since the database was away, takes no
 * more jobs; another takes its place when the database is back.
 */
async function keepRunning(
  begin: (gaveUp: () => void) => Promise<Runner>,
  untilHeld: () => Promise<void>,
  signal: AbortSignal,
): Promise<{ stop(): Promise<void> }> {
  const replace = async () => {
    for (let pause = PAUSE.first; !signal.aborted; pause = Math.min(2 * pause, PAUSE.longest)) {
      try {
        await after(pause, undefined, { signal });
        await untilHeld();
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
      // One that gives up at this moment has stopped already.
      await runner?.stop().catch(() => undefined);
    },
  };
}

/** The queue's own log may quote what a job holds. */
const silent = new Logger(() => () => undefined);
