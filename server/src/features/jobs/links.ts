import type { Caller } from '@rto-desk/contract/access';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { lockMoneySwitch } from '../../facts/job-money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

/** What a job may be linked to; null and absent link nothing. */
export interface Links {
  citizen_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
  assignee_id?: number | null | undefined;
  /** The branch that the job will have, for whom it is given to. */
  branch_id: number | null;
}

/**
 * Throws NotFound for a citizen or a vehicle beyond reach, and Invalid for whom a job cannot be given to: all but staff
 * that the caller sees and who will see the job.
 */
export async function assertLinksReachable(db: Queryable, caller: Caller, links: Links): Promise<void> {
  const { citizen_id, vehicle_id, assignee_id, branch_id } = links;
  const { citizens, vehicles } = within(db, caller);
  const found = [
    citizen_id
      ? await citizens().select('citizens.id').where('citizens.id', '=', citizen_id).executeTakeFirst()
      : true,
    vehicle_id
      ? await vehicles().select('vehicles.id').where('vehicles.id', '=', vehicle_id).executeTakeFirst()
      : true,
  ];
  if (found.includes(undefined)) throw new NotFound();
  if (assignee_id && !(await isAssignable(db, caller, assignee_id, branch_id))) {
    throw new Invalid({ assignee_id: words => words.jobAnswers.notAssignable });
  }
}

/** Whether an account is the caller's own, or of staff that the caller sees and who see what is of a branch, or of none. */
export async function isAssignable(
  db: Queryable,
  caller: Caller,
  account: number,
  branch_id: number | null,
): Promise<boolean> {
  if (account === caller.id) return true;
  const assignee = await staff(db, caller).where('users.id', '=', account).executeTakeFirst();
  return (
    assignee !== undefined &&
    (assignee.branch_id === null || branch_id === null || assignee.branch_id === branch_id)
  );
}

/** Whether a job's assignee will still see it in a branch, or in none; true without an assignee. */
export async function staysVisible(
  db: Queryable,
  assigneeId: number | null,
  branch: number | null,
): Promise<boolean> {
  if (assigneeId === null) return true;
  // unscoped: who has a job that is locked within reach, and of them the branch alone
  const assignee = await db
    .selectFrom('users')
    .select(['role', 'branch_id'])
    .where('id', '=', assigneeId)
    .executeTakeFirst();
  if (assignee === undefined) return true;
  if (assignee.role !== 'manager') return assignee.role === 'admin';
  return branch === null || assignee.branch_id === null || assignee.branch_id === branch;
}

/** Staff whom a caller may give jobs to; the branch is that which their reach ends at. */
export function staff(db: Queryable, caller: Caller) {
  return within(db, caller)
    .accounts()
    .where('users.role', 'in', ['admin', 'manager'])
    .select(eb => [
      'users.id',
      'users.name',
      eb
        .case()
        .when('users.role', '=', 'manager')
        .then(eb.ref('users.branch_id'))
        .else(null)
        .end()
        .as('branch_id'),
    ]);
}

/**
 * Throws Invalid where fees are told of though they are not written down. Answers whether they are sums, because money is on,
 * which then stays so until the transaction ends.
 */
export async function assertNoFees(
  db: Queryable,
  { fee, paid }: { fee?: string | null | undefined; paid?: string | null | undefined },
): Promise<boolean> {
  if (fee === undefined && paid === undefined) return false;
  if (await lockMoneySwitch(db)) return true;
  if ((fee ?? paid ?? null) === null) return false;
  const { job_fees_on } = await db
    .selectFrom('office_settings')
    .select('job_fees_on')
    .executeTakeFirstOrThrow();
  if (!job_fees_on)
    throw new Invalid({ [fee ? 'fee' : 'paid']: (words: ServerWords) => words.jobAnswers.feesOff });
  return false;
}
