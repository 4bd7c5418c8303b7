import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { InquiryStatus } from '@rto-desk/contract/document-inquiry';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { Forbidden, NotFound } from '../../platform/errors.ts';
import { submissionWithin } from '../../scope/conditions.ts';

/**
 * Sets the status of an inquiry, recording who did it and when; one of no branch is taken over by the branch that
 * deals with it. Throws NotFound out of reach.
 */
export async function setStatusOfInquiry(
  db: Db,
  caller: Caller,
  id: number,
  status: InquiryStatus,
): Promise<void> {
  const own = branchOf(caller);
  const branch = own === null ? sql`branch_id` : sql`coalesce(branch_id, ${own})`;
  // unscoped: `submissionWithin` limits what is changed
  const { rows } = await db.transaction().execute(transaction =>
    sql`
      update document_inquiries submissions
      set status = ${status}, branch_id = ${branch}, status_changed_by = ${caller.id}, status_changed_at = now()
      where id = ${id} and ${submissionWithin(caller)}
      returning id`.execute(transaction),
  );
  if (rows.length === 0) throw new NotFound();
}

/**
 * Gives an inquiry to a branch, or to none. Throws Forbidden for who may not move what is theirs to see
 * to another branch, and NotFound.
 */
export async function setBranchOfInquiry(
  db: Db,
  caller: Caller,
  id: number,
  branch: number | null,
): Promise<void> {
  if (!mayAssignBranch(caller)) throw new Forbidden();
  // unscoped: `submissionWithin` limits what is changed
  const { rows } = await db.transaction().execute(transaction =>
    sql`
      update document_inquiries submissions set branch_id = ${branch}
      where id = ${id} and ${submissionWithin(caller)}
      returning id`.execute(transaction),
  );
  if (rows.length === 0) throw new NotFound();
}

/** The columns that requests and inquiries share in answers, of `submissions` joined with `changers`. */
export const submissionColumns = [
  'submissions.id',
  'submissions.reference',
  'submissions.status',
  'submissions.branch_id',
  'submissions.status_changed_at',
  'submissions.created_at',
  'submissions.updated_at',
  'changers.name as status_changed_by',
] as const;
