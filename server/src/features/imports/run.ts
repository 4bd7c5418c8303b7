import type { Caller } from '@rto-desk/contract/access';
import type { ImportStatus } from '@rto-desk/contract/imports/import';
import { sql } from 'kysely';
import { actingAs } from '../../platform/actor.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { initiatorNow } from '../../platform/sessions/tokens.ts';
import type { Services } from '../../services.ts';
import type { Tasks } from '../messages/worker.ts';
import { commitBatch } from './commit/commit.ts';
import { PlanningTooSlow, runDryRun } from './plan/dry-run.ts';
import { foundImport, type ImportRecord, mayUndo, mayUseMode } from './queries.ts';
import { rest } from './rest.ts';
import { undoBatch } from './undo/undo.ts';

/** The name of the queue's job. */
const IMPORT_TASK = 'import';

/** How often work on a list is begun before it has failed. */
const ATTEMPTS = 8;

/** What a list is in while each kind of work goes on. */
const working = ['checking', 'committing', 'undoing'] as const satisfies readonly ImportStatus[];

/**
 * Has a list worked on in the background by what it is in, once this transaction commits. Lists come one after the other in
 * two lines, so that messages are delivered meanwhile.
 */
export async function enqueueImport(db: Queryable, id: number): Promise<void> {
  await sql`select graphile_worker.add_job(${IMPORT_TASK}, json_build_object('id', ${id}::integer),
    queue_name => 'imports ' || ${id % 2}::text, job_key => 'import ' || ${id}::text, max_attempts => ${ATTEMPTS},
    priority => 5)`.execute(db);
}

/** What the queue does with lists. */
export function importTasks({ db }: Pick<Services, 'db'>): Tasks {
  return {
    [IMPORT_TASK]: async (payload, { signal, isLast }) => {
      // The queue gives back what `enqueueImport` has given it.
      const { id } = payload as { id: number };
      try {
        await runImport({ db }, id, signal);
      } catch (error) {
        const isOver = error instanceof PlanningTooSlow;
        if ((isLast || isOver) && !signal.aborted) await failWork(db, id);
        if (!isOver) throw error;
      }
    },
  };
}

/**
 * Does the work that was started on an import, in the name of the user who started it, and goes on where it stopped
 * before. For each batch that changes records the role and branch of the person are read again, and the list fails where they may not
 * do this any more. Does nothing to a list that nothing was ordered of. Throws where it was interrupted, or the database is away.
 */
export async function runImport(
  { db }: Pick<Services, 'db'>,
  id: number,
  signal?: AbortSignal,
): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    signal?.throwIfAborted();
    const order = await orderOf(db, id);
    if (order === null) return;
    const { list, caller } = order;
    const begun = performance.now();
    goesOn = await actingAs(
      { id: caller.id, address: '', device: null, token: caller.token?.id },
      async () => {
        if (list.status === 'committing') return commitBatch(db, caller, list, signal);
        if (list.status === 'undoing') return undoBatch(db, caller, list, signal);
        await runDryRun(db, caller, list, signal);
        return false;
      },
    );
    if (goesOn) await rest(begun, signal);
  }
}

interface Order {
  list: ImportRecord;
  caller: Caller & { token?: { id: number } };
}

/** What was ordered of a list, and by whom; it has failed where they may not see it or do this any more. */
async function orderOf(db: Db, id: number): Promise<Order | null> {
  // unscoped: the user who started the work
  const initiator = await db
    .selectFrom('imports')
    .leftJoin('users', 'users.id', 'imports.ordered_by')
    .select([
      'imports.status',
      'imports.ordered_token',
      'users.id',
      'users.role',
      'users.branch_id',
      'users.citizen_id',
    ])
    .where('imports.id', '=', id)
    .executeTakeFirst();
  if (initiator === undefined || !working.some(status => status === initiator.status)) return null;
  const { id: user, role, branch_id, citizen_id, ordered_token } = initiator;
  if (user === null || role === null) {
    await failWork(db, id);
    return null;
  }
  const caller = await initiatorNow(db, { id: user, role, branch_id, citizen_id }, ordered_token);
  const list = caller && (await foundImport(db, caller, id).catch(() => null));
  if (caller === null || list === null || !mayStill(caller, list)) {
    await failWork(db, id);
    return null;
  }
  return { list, caller };
}

function mayStill(caller: Caller, list: ImportRecord): boolean {
  if (list.status === 'committing') return mayUseMode(caller, list.mode);
  return list.status !== 'undoing' || mayUndo(caller, list);
}

/** Says that work on a list has failed for good; what it has done stays done. */
async function failWork(db: Queryable, id: number): Promise<void> {
  // unscoped: work on the imports of all users
  await db
    .updateTable('imports')
    .set({ status: 'failed' })
    .where('id', '=', id)
    .where('status', 'in', [...working])
    .execute();
}

/**
 * Requeues lists that no job works on any more, as after failures of all attempts. Work that ended its process twice has
 * failed: it would do so again.
 */
export async function requeueStranded(db: Db): Promise<void> {
  // unscoped: work on the imports of all users
  const stranded = await db
    .selectFrom('imports')
    .select('imports.id')
    .select(
      sql<boolean>`exists (select from graphile_worker.jobs
        where jobs.key = 'import ' || imports.id and jobs.max_attempts < ${ATTEMPTS})`.as('is_unfinished'),
    )
    .where('status', 'in', [...working])
    .where(
      sql<boolean>`not exists (select from graphile_worker.jobs
        where jobs.key = 'import ' || imports.id and (jobs.locked_at is not null or jobs.attempts < jobs.max_attempts))`,
    )
    .execute();
  for (const { id, is_unfinished } of stranded) {
    await db.transaction().execute(async transaction => {
      await sql`select graphile_worker.remove_job('import ' || ${id}::text)`.execute(transaction);
      if (is_unfinished) await failWork(transaction, id);
      else await enqueueImport(transaction, id);
    });
  }
}
