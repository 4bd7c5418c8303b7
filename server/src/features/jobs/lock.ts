import type { Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

export type LockedJob = Awaited<ReturnType<typeof lockJob>>;

/** A job within reach, as it stays until the transaction ends. Throws NotFound. */
export async function lockJob(db: Queryable, caller: Caller, id: number) {
  const job = await within(db, caller)
    .jobs()
    .select([
      'submissions.id',
      'submissions.status',
      'submissions.stage',
      'submissions.stage_before',
      'submissions.category',
      'submissions.services',
      'submissions.assignee_id',
      'submissions.branch_id',
      'submissions.updated_at',
    ])
    .where('submissions.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new NotFound();
  return job;
}
