import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { sql } from 'kysely';
import { inject, onTestFinished } from 'vitest';
import { recoverQueue } from '../features/messages/recover.ts';
import type { Services } from '../services.ts';

/**
 * Starts message workers as processes of their own on the database of a desk; each is at work when it is answered.
 * What is left of them is killed at the end of the test.
 * @param address where the provider is; null where messages are sent by hand
 * @param perSecond how many messages it takes in a second from all of them together
 * @param remindAt when the reminders of a day are planned by each, as soon as it is at work (ISO 8601)
 */
export async function workersOn(
  { db }: Pick<Services, 'db'>,
  address: string | null,
  { perSecond = 1000, remindAt = '' } = {},
) {
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(db);
  const connection = { ...inject('connection'), ...rows[0] };
  const program = join(import.meta.dirname, 'worker-process.mjs');
  return async (): Promise<ChildProcess> => {
    const child = spawn(process.execPath, [program], {
      cwd: import.meta.dirname,
      env: {
        ...process.env,
        TEST_CONNECTION: JSON.stringify(connection),
        TEST_PROVIDER: address ?? '',
        TEST_PER_SECOND: String(perSecond),
        TEST_REMIND_AT: remindAt,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    onTestFinished(() => void child.kill('SIGKILL'));
    await once(child.stdout, 'data');
    return child;
  };
}

/** Kills a process as a lack of memory or of current would; resolves when it is gone. */
export async function killed(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

/** Recovers what killed processes left behind, as if their claims and locks had timed out. */
export async function recoverKilled({ db }: Pick<Services, 'db'>): Promise<void> {
  const past = sql`- interval '3 minutes'`;
  // unscoped: what all processes of a test have claimed
  await sql`update messages set claimed_at = claimed_at ${past} where claimed_at is not null`.execute(db);
  for (const table of ['_private_jobs', '_private_job_queues']) {
    await sql`update graphile_worker.${sql.ref(table)} set locked_at = locked_at ${past} where locked_at is not null`.execute(
      db,
    );
  }
  await recoverQueue(db);
}
