import { setTimeout as after } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Services } from '../../services.ts';

/** The first key of the advisory lock that a live worker holds; the second is its id. */
export const WORKER_LOCK = 7351;

/** Backoff between attempts to take the lock again, in milliseconds: first and longest. */
const RETRY_DELAY = { first: 100, longest: 5_000 };

/**
 * Shows other processes that this worker is alive: a row of `workers` and an advisory lock that ends with the process.
 */
export interface WorkerLease {
  id: number;
  /** Resolves at once while the lock is held; otherwise when it has been taken again, or waiting has been aborted. */
  untilHeld(): Promise<void>;
  /** Records the name under which the queue locks this process's jobs, so that others can unlock them if it dies. */
  registerQueueName(name: string): Promise<void>;
  /**
   * Takes row and lock again if others took this process for dead, as after a connection loss that only they noticed.
   */
  renew(): Promise<void>;
  /** Ends the lease: others may take over from now on. */
  release(): Promise<void>;
}

/**
 * Takes a lease on a connection of its own, and takes it again if that is lost.
 * @param signal aborts that, and all waiting for it
 */
export async function openWorkerLease(
  db: Services['db'],
  pool: Pool,
  signal: AbortSignal,
): Promise<WorkerLease> {
  const { id } = await db.insertInto('workers').defaultValues().returning('id').executeTakeFirstOrThrow();
  let names: string[] = [];
  let connection: PoolClient | null = null;

  async function acquire(): Promise<void> {
    const client = await pool.connect();
    let isGone = false;
    client.once('end', () => {
      isGone = true;
      if (connection !== client) return;
      connection = null;
      client.release(true);
      if (!signal.aborted) untilHeld = acquireAgain();
    });
    try {
      await client.query('select pg_advisory_lock($1, $2)', [WORKER_LOCK, id]);
      await client.query(
        `insert into workers (id, queue_workers) overriding system value values ($1, $2)
         on conflict (id) do update set queue_workers = excluded.queue_workers`,
        [id, names],
      );
      if (isGone) throw new Error('The connection was lost while it was taken');
      connection = client;
    } catch (error) {
      client.release(true);
      throw error;
    }
  }

  async function acquireAgain(): Promise<void> {
    for (let pause = RETRY_DELAY.first; !signal.aborted; pause = Math.min(2 * pause, RETRY_DELAY.longest)) {
      try {
        await acquire();
        return;
      } catch {
        await after(pause, undefined, { signal }).catch(() => undefined);
      }
    }
  }

  let untilHeld: Promise<void> = acquire();
  await untilHeld;
  return {
    id,
    untilHeld: () => untilHeld,
    registerQueueName: async name => {
      names = [name];
      await db.updateTable('workers').set({ queue_workers: names }).where('id', '=', id).execute();
    },
    renew: async () => {
      await untilHeld;
      // Writes the name again, too: the database may have been away when it was first to be recorded.
      const row = await db
        .updateTable('workers')
        .set({ queue_workers: names })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      // Closing the connection triggers `acquireAgain`.
      if (row === undefined) await connection?.end();
    },
    release: async () => {
      await untilHeld;
      // If the database is away the row stays; others reap it once the lock is free.
      await db
        .deleteFrom('workers')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined);
      await connection?.end();
    },
  };
}
