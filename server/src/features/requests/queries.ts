import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { type Receipt, requestPageSize, type ServiceRequest } from '@rto-desk/contract/endpoints/requests';
import type { QueryOf } from '@rto-desk/contract/list';
import type { RequestStatus, requestList } from '@rto-desk/contract/service-request';
import type { Service, ServiceCategory } from '@rto-desk/contract/services';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { inDays, pageMeta } from '../../platform/database/paging.ts';
import { freshReference } from '../../platform/reference.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import { branchOfSubmitter } from './new-submission.ts';
import { setSubmissionBranch, setSubmissionStatus, submissionColumns } from './submissions.ts';

/** The letters that references of service requests begin with. */
export const REQUEST = 'SR';

export interface NewServiceRequest {
  contact_name: string;
  contact_phone: string;
  category: ServiceCategory;
  services: Service[];
  query: string | null;
}

/** Keeps a request; the caller's account and branch come with it. */
export function addRequest(db: Db, caller: SignedIn | null, submission: NewServiceRequest): Promise<Receipt> {
  return db.transaction().execute(transaction =>
    transaction
      .insertInto('service_requests')
      .values({
        ...submission,
        reference: freshReference(REQUEST),
        user_id: caller?.id ?? null,
        branch_id: branchOfSubmitter(caller),
        status_changed_by: null,
      })
      .returning(['reference', 'status', 'created_at'])
      .executeTakeFirstOrThrow(),
  );
}

/** The days are those in which it came in. */
type RequestFilter = QueryOf<typeof requestList> & {
  /** Only what the caller asked for with their own account. */
  own?: boolean;
};

/** One page of the requests within reach, newest first. Two statements. */
export async function requestsPage(
  db: Queryable,
  caller: Caller,
  filter: RequestFilter,
): Promise<Page<ServiceRequest>> {
  const { status, own = false, page } = filter;
  const matches = sql<boolean>`${status === undefined ? sql`true` : sql`submissions.status = ${status}`}
    and ${inDays('submissions.created_at', filter)}
    and ${own ? sql`submissions.user_id = ${caller.id}` : sql`true`}`;
  const { total } = await within(db, caller)
    .requests()
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('total'))
    .where(matches)
    .executeTakeFirstOrThrow();
  const data = await requestRows(db, caller)
    .where(matches)
    .orderBy('submissions.id', 'desc')
    .limit(requestPageSize)
    .offset((page - 1) * requestPageSize)
    .execute();
  return { data, meta: pageMeta(page, requestPageSize, total, data.length) };
}

/** Says how far a request within reach has come, who said so and when. Throws NotFound. */
export async function setRequestStatus(
  db: Db,
  caller: Caller,
  id: number,
  status: RequestStatus,
): Promise<ServiceRequest> {
  await setSubmissionStatus(db, 'service_requests', caller, id, status);
  return requestRows(db, caller).where('submissions.id', '=', id).executeTakeFirstOrThrow();
}

/** Gives a request to a branch, or to none. Throws Forbidden and NotFound. */
export async function setRequestBranch(
  db: Db,
  caller: Caller,
  id: number,
  branch: number | null,
): Promise<ServiceRequest> {
  await setSubmissionBranch(db, 'service_requests', caller, id, branch);
  return requestRows(db, caller).where('submissions.id', '=', id).executeTakeFirstOrThrow();
}

function requestRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .requests()
      // unscoped: who changed a status is told to all who see the request
      .leftJoin('users as changers', 'changers.id', 'submissions.status_changed_by')
      .select([
        ...submissionColumns,
        'submissions.contact_name',
        'submissions.contact_phone',
        'submissions.category',
        'submissions.services',
        'submissions.query',
      ])
      .select(eb =>
        jsonObjectFrom(
          eb
            // unscoped: who asked, of a request within reach
            .selectFrom('users')
            .select(['users.name', 'users.phone'])
            .whereRef('users.id', '=', 'submissions.user_id'),
        ).as('user'),
      )
  );
}
