import { branchOf, type Caller } from '@rto-desk/contract/access';
import { type JobEvent, OTHER_REASON, openStatuses } from '@rto-desk/contract/job';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, RuleViolation } from '../../platform/errors.ts';
import { addEvent } from './events.ts';
import { staysVisible } from './links.ts';
import type { LockedJob } from './lock.ts';
import { firstStage, type Stage } from './stages.ts';

/*
 * How a job goes from one stage to another; nothing else writes `stage` and `status`. Any stage follows any. One that
 * ends remembers the stage in which it was open, and goes back there when it is taken up again:
 *
 *   pending ⇄ contacted      open
 *      ↓ ↑        ↓ ↑        reopen: to `stage_before`, else to the first one
 *   completed ⇄ rejected     ended; a reason is kept as long as it is rejected
 */

export function isOpen(status: RequestStatus): boolean {
  return openStatuses.some(open => open === status);
}

/** Why a job is turned down. */
export interface Rejection {
  code: string;
  text: string | null;
}

/** Moves a job to a stage. */
export async function moveTo(db: Queryable, caller: Caller, job: LockedJob, stage: Stage): Promise<void> {
  await move(db, caller, job, stage, 'moved');
}

/** Moves a job to the first stage of a status. */
export async function moveToStatus(
  db: Queryable,
  caller: Caller,
  job: LockedJob,
  status: RequestStatus,
): Promise<void> {
  await move(db, caller, job, await firstStage(db, status), 'moved');
}

/** Turns a job down. Throws Invalid for a reason that is none, or without words where they are wanted. */
export async function reject(
  db: Queryable,
  caller: Caller,
  job: LockedJob,
  rejection: Rejection,
): Promise<void> {
  const known = await db
    .selectFrom('job_reject_reasons')
    .select('code')
    .where('code', '=', rejection.code)
    .where('hidden', '=', false)
    .executeTakeFirst();
  if (known === undefined) throw new Invalid({ reason_code: words => words.jobAnswers.noSuchReason });
  if (rejection.code === OTHER_REASON && rejection.text === null) {
    throw new Invalid({ reason: words => words.jobAnswers.reasonWanted });
  }
  await move(db, caller, job, await firstStage(db, 'rejected'), 'rejected', rejection);
}

/** Takes up a job again that has ended, in the first stage of its former status where that stage is hidden by now. Throws RuleViolation for one that is open. */
export async function reopen(db: Queryable, caller: Caller, job: LockedJob): Promise<void> {
  if (isOpen(job.status)) throw new RuleViolation(words => words.jobAnswers.isOpen);
  const before = await db
    .selectFrom('job_stages')
    .select(['code', 'status', 'hidden'])
    .where('code', '=', job.stage_before ?? '')
    .executeTakeFirst();
  const isInUse = before !== undefined && !before.hidden;
  const to = isInUse ? before : await firstStage(db, before?.status ?? 'pending');
  await move(db, caller, job, to, 'reopened');
}

async function move(
  db: Queryable,
  caller: Caller,
  job: LockedJob,
  to: Stage,
  event: JobEvent,
  rejection: Rejection | null = null,
): Promise<void> {
  const before = isOpen(to.status) ? null : isOpen(job.status) ? job.stage : job.stage_before;
  // One of no branch is taken over by the branch that deals with it.
  const branch_id = job.branch_id ?? branchOf(caller);
  const isLost = !(await staysVisible(db, job.assignee_id, branch_id));
  // unscoped: locked within reach by who calls
  await db
    .updateTable('service_requests')
    .set({
      stage: to.code,
      status: to.status,
      stage_before: before,
      reject_code: rejection?.code ?? null,
      reject_reason: rejection?.text ?? null,
      status_changed_by: caller.id,
      status_changed_at: sql<string>`now()`,
      branch_id,
      ...(isLost && { assignee_id: null }),
    })
    .where('id', '=', job.id)
    .execute();
  await addEvent(db, {
    job_id: job.id,
    event,
    actor_id: caller.id,
    from_stage: job.stage,
    to_stage: to.code,
    reject_code: rejection?.code ?? null,
    text: rejection?.text ?? null,
  });
  if (isLost) await addEvent(db, { job_id: job.id, event: 'assigned', actor_id: caller.id });
}
