import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { pausedChannels } from './pauses.ts';

/** What keeps messages and background work from being done: channels that pause, and work that failed for good lately. */
export async function sendingState(db: Db) {
  const { rows: failed_jobs } = await sql<{ task: string; count: number; last_at: string }>`
    select task_identifier as task, count(*)::integer as count, max(updated_at) as last_at
    from graphile_worker.jobs
    where attempts >= max_attempts and locked_at is null and task_identifier <> 'deliver'
      and updated_at > now() - interval '7 days'
    group by task_identifier order by task_identifier`.execute(db);
  return { paused: await pausedChannels(db), failed_jobs };
}
