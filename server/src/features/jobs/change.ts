import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { Job } from '@rto-desk/contract/endpoints/jobs';
import { today } from '@rto-desk/contract/expiry';
import { writeEnteredFee } from '../../facts/job-money.ts';
import { assertNames } from '../../facts/names.ts';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { ChoiceRequired, Conflict, Forbidden } from '../../platform/errors.ts';
import { jobOf, type Reader } from './details.ts';
import { dueOn } from './due.ts';
import { addEvent } from './events.ts';
import { assertLinksReachable, assertNoFees, staysVisible } from './links.ts';
import { changeable, type LockedJob, lockJob } from './lock.ts';
import { assertServices, type NewJob } from './new-job.ts';
import { addServiceDocuments } from './service-documents.ts';

/**
 * Changes a job within reach, locked meanwhile, and returns its new state. Throws NotFound, and Conflict with the
 * present job for a stale copy.
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
    if (isStale(lastSeen, job)) {
      throw new Conflict(words => words.errors.changedMeanwhile, await jobOf(transaction, reader, id));
    }
    await act(transaction, job);
    return jobOf(transaction, reader, id);
  });
}

/**
 * Assigns a job to the caller; no change where they have it. Throws ChoiceRequired with the assignee where another person
 * has it, unless they can no longer see it.
 */
export function takeJob(db: Db, reader: Reader, id: number): Promise<Job> {
  const { caller } = reader;
  return withJob(db, reader, id, null, async (transaction, job) => {
    if (job.assignee_id === caller.id) return;
    if (job.assignee_id !== null && (await staysVisible(transaction, job.assignee_id, job.branch_id))) {
      const { assignee } = await jobOf(transaction, reader, id);
      throw new ChoiceRequired(words => words.jobAnswers.taken(assignee?.name ?? ''), { assignee });
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
 * Changes a job's details, assignee or branch. A branch that works on a job without a branch takes it over; an assignee
 * who cannot see its new branch is removed. Other services bring their required documents, and their due date unless
 * another was set by hand. Throws NotFound, Invalid, Forbidden and Conflict.
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
    assertServices(change.category ?? job.category, services);
    assertNames(change, job);
    if (await assertNoFees(transaction, change)) {
      const { fee, paid } = change;
      await writeEnteredFee(transaction, caller, id, { fee, paid });
      delete change.fee;
      delete change.paid;
    }
    await assertLinksReachable(transaction, caller, { ...change, branch_id });
    const isLost =
      change.assignee_id === undefined && !(await staysVisible(transaction, job.assignee_id, branch_id));
    if (isLost) change.assignee_id = null;
    const asksOthers = [...services].sort().join() !== [...job.services].sort().join();
    if (asksOthers && !(await isDueByHand(transaction, job, change))) {
      change.due_on = await dueOn(transaction, services, cameIn(job));
    }
    await set(transaction, caller, job, { ...change, services, branch_id });
    if (asksOthers) await addServiceDocuments(transaction, id, services);
  });
}

/** Whether the due date was, or is now, set by hand rather than by the job's former services. */
async function isDueByHand(db: Queryable, job: LockedJob, { due_on }: JobChange): Promise<boolean> {
  if (due_on !== undefined && due_on !== job.due_on) return true;
  return job.due_on !== (await dueOn(db, job.services, cameIn(job)));
}

const cameIn = ({ created_at }: LockedJob) => today(new Date(created_at));

/** Moves a job to a branch, or to none; an assignee who cannot see it there is removed. */
export async function assignToBranch(
  db: Queryable,
  caller: Caller,
  job: LockedJob,
  branch_id: number | null,
): Promise<void> {
  const change: JobChange = { branch_id };
  if (!(await staysVisible(db, job.assignee_id, branch_id))) change.assignee_id = null;
  await set(db, caller, job, change);
}

/** Writes a change of a job, and tells on its time line what then differs, and whom it was given to, each by itself. */
async function set(db: Queryable, caller: Caller, job: LockedJob, change: JobChange): Promise<void> {
  // unscoped: locked within reach by who calls
  const after = await db
    .updateTable('service_requests')
    .set(change)
    .where('id', '=', job.id)
    .returning(changeable)
    .executeTakeFirstOrThrow();
  const differs = changeable.filter(name => JSON.stringify(after[name]) !== JSON.stringify(job[name]));
  const names = differs.filter(name => name !== 'assignee_id');
  const event = { job_id: job.id, actor_id: caller.id };
  if (names.length > 0) await addEvent(db, { ...event, event: 'changed', text: names.join(', ') });
  if (differs.includes('assignee_id')) {
    await addEvent(db, { ...event, event: 'assigned', assignee_id: after.assignee_id });
  }
}
