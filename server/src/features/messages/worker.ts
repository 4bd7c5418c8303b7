import { EventEmitter } from 'node:events';
import { Logger, run, runMigrations, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import type { Desk } from '../../desk.ts';
import { deliver, tidyQueue, WORKER_LOCK } from './deliver.ts';
import { openPace } from './pace.ts';

/** How many messages one process hands over at a time. */
const CONCURRENCY = 4;
/** How often is looked for what was left behind, in milliseconds. */
const ROUND = 15_000;

export interface MessageWorker {
  /** Finishes what is being sent and takes on nothing more. */
  stop(): Promise<void>;
}

/** Brings the job queue's own tables up to date. */
export function prepareQueue(pool: Pool): Promise<void> {
  return runMigrations({ pgPool: pool, logger: silent });
}

/** Delivers messages from the queue until stopped. Several processes may do so on one database. */
export async function startMessageWorker(
  { db, messengers }: Pick<Desk, 'db' | 'messengers'>,
  pool: Pool,
): Promise<MessageWorker> {
  const { id } = await db.insertInto('workers').defaultValues().returning('id').executeTakeFirstOrThrow();
  const life = await pool.connect();
  // Held by this connection as long as the process lives, however it ends.
  await life.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK, id]);
  await tidyQueue(db);
  const perSecond = messengers.whatsapp?.perSecond ?? null;
  const pace = perSecond === null ? async () => undefined : openPace(pool, perSecond);
  const runner = await run({
    pgPool: pool,
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: silent,
    events: nameNoted(db, id),
    taskList: {
      deliver: async payload => {
        await deliver({ db, messengers, pace }, id, (payload as { id: number }).id);
      },
    },
  });
  const rounds = setInterval(() => void tidyQueue(db).catch(() => undefined), ROUND);
  return {
    stop: async () => {
      clearInterval(rounds);
      await runner.stop();
      await db.deleteFrom('workers').where('id', '=', id).execute();
      release(life);
    },
  };
}

/** Notes by which name the queue locks this process's jobs, by which they are freed when it dies. */
function nameNoted(db: Desk['db'], id: number): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:create', ({ workerPool }) => {
    void db
      .updateTable('workers')
      .set({ queue_workers: [workerPool.id] })
      .where('id', '=', id)
      .execute()
      .catch(() => undefined);
  });
  return events;
}

/** The lock ends with its connection. */
function release(life: PoolClient): void {
  life.release(true);
}

/** The queue's own log may quote what a job holds. */
const silent = new Logger(() => () => undefined);
