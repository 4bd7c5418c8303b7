import { sql } from 'kysely';
import { type Db, isReady } from './platform/database/database.ts';
import { Unavailable } from './platform/errors.ts';
import type { Services } from './services.ts';

/** For how long what the store has said counts, in milliseconds: anybody may ask whether a desk is ready. */
const STORE_COUNTS = 5_000;

/** What a desk that takes calls says of the rest. */
export interface Readiness {
  status: 'ready';
  /** `late` where a message that could go out has waited for five minutes. */
  queue: 'ok' | 'late';
  /** `away` where the store of documents does not answer. */
  store: 'ok' | 'away';
}

/**
 * Asks whether a desk is ready. Only the database decides: without it nothing can be answered. While queue or store are away most calls
 * can be, and a proxy that then turned to no machine would make it worse. Throws Unavailable where it is not ready.
 * All who ask at the same time share one answer: anyone may ask, and no limit on calls holds here.
 */
export function readinessOf({ db, storage }: Pick<Services, 'db' | 'storage'>): () => Promise<Readiness> {
  const isStoreThere = remembered(storage.isThere, STORE_COUNTS);
  const ask = async (): Promise<Readiness> => {
    if (!(await isReady(db))) throw new Unavailable();
    const [isLate, isThere] = await Promise.all([isQueueLate(db), isStoreThere()]);
    return { status: 'ready', queue: isLate ? 'late' : 'ok', store: isThere ? 'ok' : 'away' };
  };
  let asked: Promise<Readiness> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

async function isQueueLate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_late: boolean }>`
    select exists (select from graphile_worker.jobs
      where task_identifier = 'deliver' and locked_at is null and attempts < max_attempts
        and run_at < now() - interval '5 minutes') as is_late`.execute(db);
  return rows[0]?.is_late === true;
}

/** Asks once for all who ask meanwhile or within so many milliseconds. */
function remembered<T>(ask: () => Promise<T>, milliseconds: number): () => Promise<T> {
  let last: { answer: Promise<T>; at: number } | null = null;
  return () => {
    if (last === null || performance.now() - last.at > milliseconds)
      last = { answer: ask(), at: performance.now() };
    return last.answer;
  };
}
