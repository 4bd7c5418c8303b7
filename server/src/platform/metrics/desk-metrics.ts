import { sql } from 'kysely';
import { Gauge, type Registry } from 'prom-client';
import type { Db } from '../database/database.ts';

/** States of messages that need attention; sent ones are only history. */
const WATCHED = ['queued', 'manual', 'sending', 'unknown', 'failed'] as const;

/**
 * Measures what belongs to the desk and to no process of it: the queue, the messages, the backups. All of it is read
 * from the database whenever it is asked for; one process of each machine does so.
 * @param areCopied whether backups are copied to another place
 */
export function measureDesk(registry: Registry, { db, areCopied }: { db: Db; areCopied: boolean }): void {
  const registers = [registry];
  new Gauge({
    name: 'desk_queue_jobs',
    help: 'Jobs of the queue: due, later, or failed for good.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { due, later, failed } = await queueOf(db);
      this.set({ state: 'due' }, due);
      this.set({ state: 'later' }, later);
      this.set({ state: 'failed' }, failed);
    },
  });
  new Gauge({
    name: 'desk_queue_oldest_due_seconds',
    help: 'How long the job has waited that should have been begun first.',
    registers,
    async collect() {
      this.set(await longestWaitOf(db));
    },
  });
  new Gauge({
    name: 'desk_messages',
    help: 'Messages that have not gone out, by state.',
    labelNames: ['state'],
    registers,
    async collect() {
      const counts = await messageStatesOf(db);
      for (const state of WATCHED) this.set({ state }, counts.get(state) ?? 0);
    },
  });
  new Gauge({
    name: 'desk_last_backup_timestamp_seconds',
    help: 'When the last good backup was made, 0 for none.',
    registers,
    async collect() {
      this.set(await lastBackupOf(db, 'finished_at'));
    },
  });
  if (!areCopied) return;
  new Gauge({
    name: 'desk_last_backup_copy_timestamp_seconds',
    help: 'When a backup was copied to another place for the last time, 0 for never.',
    registers,
    async collect() {
      this.set(await lastBackupOf(db, 'copied_at'));
    },
  });
}

interface Queue {
  due: number;
  later: number;
  failed: number;
}

async function queueOf(db: Db): Promise<Queue> {
  const { rows } = await sql<Queue>`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::integer as due,
      count(*) filter (where attempts < max_attempts and run_at > now())::integer as later,
      count(*) filter (where attempts >= max_attempts)::integer as failed
    from graphile_worker.jobs`.execute(db);
  return rows[0] ?? { due: 0, later: 0, failed: 0 };
}

/** In seconds; what is being done does not wait. */
async function longestWaitOf(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select coalesce(extract(epoch from now() - min(run_at)), 0)::float8 as seconds from graphile_worker.jobs
    where attempts < max_attempts and run_at <= now() and locked_at is null`.execute(db);
  return rows[0]?.seconds ?? 0;
}

async function messageStatesOf(db: Db): Promise<Map<string, number>> {
  // unscoped: how many there are of the whole desk, by state
  const { rows } = await sql<{ state: string; messages: number }>`
    select state, count(*)::integer as messages from messages
    where state in (${sql.join(WATCHED)}) group by state`.execute(db);
  return new Map(rows.map(({ state, messages }) => [state, messages]));
}

async function lastBackupOf(db: Db, what: 'finished_at' | 'copied_at'): Promise<number> {
  const { rows } = await sql<{ moment: number }>`
    select coalesce(extract(epoch from max(${sql.ref(what)})), 0)::float8 as moment from backups`.execute(db);
  return rows[0]?.moment ?? 0;
}
