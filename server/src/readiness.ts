import { sql } from 'kysely';
import { type Db, isReady } from './platform/database/database.ts';
import type { DiskSpace } from './platform/disk.ts';
import { DatabaseBehind, Unavailable } from './platform/errors.ts';
import { remembered } from './platform/remembered.ts';
import { warnings } from './platform/warnings.ts';
import type { Services } from './services.ts';

/** For how long what store and disks have said counts, in milliseconds: everyone may ask whether a desk is ready. */
const COUNTS = 5_000;

/** The state of everything but the database. */
export interface Readiness {
  status: 'ready';
  /** `late` where a message that could go out has waited for five minutes. */
  queue: 'ok' | 'late';
  /** `away` where the store of documents does not answer. */
  store: 'ok' | 'away';
  /** The disk of DATA_DIR or BACKUP_DIR with the least room: `low` is a warning, `full` takes no changes or no backups. */
  disk: DiskSpace['state'];
  /** `was wrong` for a week after moments were found that lay in the future. */
  clock: 'ok' | 'was wrong';
}

/**
 * Asks whether a desk is ready. Only the database decides: without it nothing can be answered. While queue or store are away, or a disk is
 * full, most calls can be, and a proxy that then turned to no machine would make it worse. Throws Unavailable where it is not ready.
 * All who ask at the same time share one answer: anyone may ask, and no limit on calls holds here.
 */
export function readinessOf({
  db,
  storage,
  disks,
  watermark,
}: Pick<Services, 'db' | 'storage' | 'disks' | 'watermark'>): () => Promise<Readiness> {
  const isStoreThere = remembered(storage.isThere, COUNTS);
  const worstDisk = remembered(async () => worstOf(await disks.look()), COUNTS);
  const ask = async (): Promise<Readiness> => {
    // Where the database has gone back, each connection only reads.
    if (!(await isReady(db))) throw watermark.isBehind ? new DatabaseBehind() : new Unavailable();
    const [isLate, isThere, disk, noticed] = await Promise.all([
      isQueueLate(db),
      isStoreThere(),
      worstDisk(),
      warnings(db),
    ]);
    const clock = noticed.some(({ warning }) => warning === 'clock') ? 'was wrong' : 'ok';
    return { status: 'ready', queue: isLate ? 'late' : 'ok', store: isThere ? 'ok' : 'away', disk, clock };
  };
  let asked: Promise<Readiness> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

function worstOf(spaces: readonly DiskSpace[]): DiskSpace['state'] {
  const states = spaces.map(({ state }) => state);
  return (['full', 'low'] as const).find(state => states.includes(state)) ?? 'ok';
}

async function isQueueLate(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is_late: boolean }>`
    select exists (select from graphile_worker.jobs
      where task_identifier = 'deliver' and locked_at is null and attempts < max_attempts
        and run_at < now() - interval '5 minutes') as is_late`.execute(db);
  return rows[0]?.is_late === true;
}
