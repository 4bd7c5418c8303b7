import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { Job } from '@rto-desk/contract/endpoints/jobs';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Undecided } from '../../platform/errors.ts';
import { jobOf, type Reader } from './details.ts';
import { addEvent } from './events.ts';
import { refuseFees, refuseUnreachable, willSee } from './links.ts';
import { type LockedJob, lockJob } from './lock.ts';
import { type NewJob, refuseWrongServices } from './new-job.ts';
import { listPapers } from './papers-of-services.ts';
import { jobSentence } from './words.ts';

/**
 * Does something with a job within reach that nobody else changes meanwhile, and gives it as it then stands. Throws
 * NotFound, and Conflict with the job as it stands for a stale copy.
 */
export function withJob(
  db: Db,
  reader: Reader,
  id: number,
  lastSeen: string | null | undefined,
  act: (db: Queryable, job: LockedJob) => Promise<void>,
): Promise<Job> {
  return db.transaction().execute(async transaction => {
    const job = await lockJob(transaction, reader.caller, id);
    if (lastSeen && Date.parse(lastSeen) !== Date.parse(job.updated_at)) {
      throw new Conflict(words => words.errors.changedMeanwhile, await jobOf(transaction, reader, id));
    }
    await act(transaction, job);
    return jobOf(transaction, reader, id);
  });
}

/**
 * Takes a job on; again for who has it already. Throws Undecided with the assignee where somebody else has it, unless they
 * see it no more.
 */
export function takeJob(db: Db, reader: Reader, id: number): Promise<Job> {
  const { caller } = reader;
  return withJob(db, reader, id, null, async (transaction, job) => {
    if (job.assignee_id === caller.id) return;
    if (job.assignee_id !== null && (await willSee(transaction, job.assignee_id, job.branch_id))) {
      const { assignee } = await jobOf(transaction, reader, id);
      throw new Undecided(
        jobSentence(jobs => jobs.taken(assignee?.name ?? '')),
        { assignee },
      );
    }
    // unscoped: locked within reach above
    await transaction
      .updateTable('service_requests')
      .set({ assignee_id: caller.id, branch_id: job.branch_id ?? branchOf(caller) })
      .where('id', '=', id)
      .execute();
    const event = { job_id: id, actor_id: caller.id, assignee_id: caller.id };
    await addEvent(transaction, { ...event, event: 'taken' });
  });
}

/** What is absent stays. */
export type JobChange = { [Name in keyof NewJob]?: NewJob[Name] | undefined };

/**
 * Changes what is known of a job, whom it is given to, or its branch. A branch that deals with one of none takes it over;
 * whoever does not reach it in its new branch has it no more. Throws NotFound, Invalid, Forbidden and Conflict.
 */
export function changeJob(
  db: Db,
  reader: Reader,
  id: number,
  { updated_at, ...change }: JobChange & { updated_at?: string | null | undefined },
): Promise<Job> {
  const { caller } = reader;
  return withJob(db, reader, id, updated_at, async (transaction, job) => {
    if (change.branch_id !== undefined && !mayAssignBranch(caller)) throw new Forbidden();
    const branch_id = change.branch_id === undefined ? (job.branch_id ?? branchOf(caller)) : change.branch_id;
    const services = change.services === undefined ? job.services : [...new Set(change.services)];
    refuseWrongServices(change.category ?? job.category, services);
    await refuseFees(transaction, change);
    await refuseUnreachable(transaction, caller, { ...change, branch_id });
    const isLost =
      change.assignee_id === undefined && !(await willSee(transaction, job.assignee_id, branch_id));
    if (isLost) change.assignee_id = null;
    // unscoped: locked within reach above
    await transaction
      .updateTable('service_requests')
      .set({ ...change, services, branch_id })
      .where('id', '=', id)
      .execute();
    if (change.services !== undefined) await listPapers(transaction, id, services);
    await tell(transaction, caller, job, change);
  });
}

/** Gives a job to a branch, or to none; whoever does not reach it there has it no more. */
export async function giveToBranch(
  db: Queryable,
  caller: Caller,
  job: LockedJob,
  branch_id: number | null,
): Promise<void> {
  const change: JobChange = { branch_id };
  if (!(await willSee(db, job.assignee_id, branch_id))) change.assignee_id = null;
  // unscoped: locked within reach by who calls
  await db.updateTable('service_requests').set(change).where('id', '=', job.id).execute();
  await tell(db, caller, job, change);
}

/** What was changed, and whom it was given to, each by itself. */
async function tell(db: Queryable, caller: Caller, job: LockedJob, change: JobChange): Promise<void> {
  const { assignee_id, ...others } = change;
  const event = { job_id: job.id, actor_id: caller.id };
  const names = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : [name]));
  if (names.length > 0) await addEvent(db, { ...event, event: 'changed', text: names.join(', ') });
  if (assignee_id !== undefined && (assignee_id ?? null) !== job.assignee_id) {
    await addEvent(db, { ...event, event: 'assigned', assignee_id });
  }
}
