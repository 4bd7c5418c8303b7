import { branchOf, type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { InquiryStatus, InquiryType, inquiryList } from '@rto-desk/contract/document-inquiry';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { type DocumentInquiry, type Receipt, requestPageSize } from '@rto-desk/contract/endpoints/requests';
import type { QueryOf } from '@rto-desk/contract/list';
import { sql, type UpdateObject } from 'kysely';
import { assertNames } from '../../facts/names.ts';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import type { Database } from '../../platform/database/schema.ts';
import { Conflict, Forbidden, NotFound } from '../../platform/errors.ts';
import { freshReference } from '../../platform/reference.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import { branchOfSubmitter } from '../jobs/new-submission.ts';
import { submissionColumns } from '../jobs/submissions.ts';

/** The letters that references of inquiries begin with. */
export const INQUIRY = 'DI';

export interface NewInquiry {
  name: string;
  phone: string;
  vehicle_no: string | null;
  document_type: InquiryType[];
}

type InquiryFilter = Omit<QueryOf<typeof inquiryList>, 'page'>;

/** Keeps an inquiry; the caller's account and branch, if there are any, come with it. */
export function addInquiry(db: Db, caller: SignedIn | null, submission: NewInquiry): Promise<Receipt> {
  assertNames({ name: submission.name }, null);
  return db.transaction().execute(transaction =>
    transaction
      .insertInto('document_inquiries')
      .values({
        ...submission,
        document_type: [...new Set(submission.document_type)],
        reference: freshReference(INQUIRY),
        user_id: caller?.id ?? null,
        branch_id: branchOfSubmitter(caller),
        status_changed_by: null,
      })
      .returning(['reference', 'status', 'created_at'])
      .executeTakeFirstOrThrow(),
  );
}

/** One page of the inquiries within reach, newest first where not said. Two statements. */
export function inquiriesPage(
  db: Queryable,
  caller: Caller,
  { page, ...filter }: QueryOf<typeof inquiryList>,
): Promise<Page<DocumentInquiry>> {
  const listed = within(db, caller).inquiries().select('submissions.id').where(isOfStatus(filter.status));
  return listPage(db, { page, per_page: requestPageSize }, listed, ({ offset, limit }) =>
    inquiryRows(db, caller, filter).limit(limit).offset(offset).execute(),
  );
}

/** All inquiries within reach as they come from the database, in the order of the list; none are gathered. */
export function streamInquiries(
  db: Queryable,
  caller: Caller,
  filter: InquiryFilter,
): AsyncIterable<DocumentInquiry> {
  return inquiryRows(db, caller, filter).stream(500);
}

interface Seen {
  updated_at?: string | null | undefined;
}

/**
 * Sets the status of an inquiry within reach, recording who did it and when; one of no branch is taken over by the branch
 * that deals with it. Throws NotFound, and Conflict for a stale copy.
 */
export function setInquiryStatus(
  db: Db,
  caller: Caller,
  id: number,
  { status, updated_at }: Seen & { status: InquiryStatus },
): Promise<DocumentInquiry> {
  return changeInquiry(db, caller, id, updated_at, ({ branch_id }) => ({
    status,
    branch_id: branch_id ?? branchOf(caller),
    status_changed_by: caller.id,
    status_changed_at: sql<string>`now()`,
  }));
}

/** Gives an inquiry to a branch, or to none. Throws Forbidden, NotFound, and Conflict for a stale copy. */
export async function setInquiryBranch(
  db: Db,
  caller: Caller,
  id: number,
  { branch_id = null, updated_at }: Seen & { branch_id?: number | null | undefined },
): Promise<DocumentInquiry> {
  if (!mayAssignBranch(caller)) throw new Forbidden();
  return changeInquiry(db, caller, id, updated_at, () => ({ branch_id }));
}

/** Changes an inquiry within reach, locked meanwhile, and returns its new state. */
function changeInquiry(
  db: Db,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
  change: (current: { branch_id: number | null }) => UpdateObject<Database, 'document_inquiries'>,
): Promise<DocumentInquiry> {
  return db.transaction().execute(async transaction => {
    const current = await lockInquiry(transaction, caller, id);
    const shown = () =>
      inquiryRows(transaction, caller).where('submissions.id', '=', id).executeTakeFirstOrThrow();
    if (isStale(lastSeen, current)) throw new Conflict(words => words.errors.changedMeanwhile, await shown());
    // unscoped: locked within reach above
    await transaction.updateTable('document_inquiries').set(change(current)).where('id', '=', id).execute();
    return shown();
  });
}

/** An inquiry within reach, as it stays until the transaction ends. Throws NotFound. */
export async function lockInquiry(
  db: Queryable,
  caller: Caller,
  id: number,
): Promise<{ branch_id: number | null; updated_at: string }> {
  return within(db, caller)
    .inquiries()
    .select(['submissions.branch_id', 'submissions.updated_at'])
    .where('submissions.id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
}

function isOfStatus(status: InquiryStatus | undefined) {
  return status === undefined ? sql<boolean>`true` : sql<boolean>`submissions.status = ${status}`;
}

export function inquiryRows(db: Queryable, caller: Caller, { status, sort }: InquiryFilter = {}) {
  return (
    within(db, caller)
      .inquiries()
      // unscoped: who changed a status is shown to all who see the inquiry
      .leftJoin('users as changers', 'changers.id', 'submissions.status_changed_by')
      .select([
        ...submissionColumns,
        'submissions.name',
        'submissions.phone',
        'submissions.vehicle_no',
        'submissions.document_type',
      ])
      .where(isOfStatus(status))
      .orderBy('submissions.id', sort === 'oldest' ? 'asc' : 'desc')
  );
}
