import { setTimeout as after } from 'node:timers/promises';
import type { Pool, PoolClient } from 'pg';
import type { Services } from '../../services.ts';

/** The first half of the advisory lock that a living worker holds; its id is the second. */
export const WORKER_LOCK = 7351;

/** The first and the longest pause between two attempts to be known again, in milliseconds. */
const RETRY_DELAY = { first: 100, longest: 5_000 };

/** That a process delivers messages, as others can tell by a row of workers and a lock that ends with the process. */
export interface WorkerLease {
  id: number;
  /** Resolves while the lock is held, at once unless its connection has been lost; and when nothing is to wait any more. */
  untilHeld(): Promise<void>;
  /** Notes by which name the queue locks this process's jobs from now on, by which they are freed when it dies. */
  registerQueueName(name: string): Promise<void>;
  /** Takes row and lock again where others took this process for dead, as after a cut that only they noticed. */
  renew(): Promise<void>;
  /** Others may take what it leaves from now on. */
  release(): Promise<void>;
}

/**
 * Takes a lease, held on a connection of its own; where that is lost it takes another one.
 * @param signal ends that, and all waiting for it
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
      // The name again, too: it could not be noted where the database was away just then.
      const row = await db
        .updateTable('workers')
        .set({ queue_workers: names })
        .where('id', '=', id)
        .returning('id')
        .executeTakeFirst();
      // Its end begins what takes both again.
      if (row === undefined) await connection?.end();
    },
    release: async () => {
      await untilHeld;
      // Where the database is away the row stays, and others reap it once the lock is free.
      await db
        .deleteFrom('workers')
        .where('id', '=', id)
        .execute()
        .catch(() => undefined);
      await connection?.end();
    },
  };
}
