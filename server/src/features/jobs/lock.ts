import type { Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** What is changed of a job; its time line tells of each by its name. */
export const changeable = [
  ...([
    'category',
    'contact_name',
    'contact_phone',
    'services',
    'query',
    'given_by',
    'application_no',
  ] as const),
  ...(['due_on', 'notes', 'fee', 'paid', 'citizen_id', 'vehicle_id', 'branch_id', 'assignee_id'] as const),
];

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
      'submissions.created_at',
      'submissions.updated_at',
    ])
    .select(changeable)
    .where('submissions.id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (job === undefined) throw new NotFound();
  return job;
}
