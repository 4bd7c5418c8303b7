import { type Caller, mayAssignBranch } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import { requestPageSize, type ServiceRequest } from '@rto-desk/contract/endpoints/requests';
import type { QueryOf } from '@rto-desk/contract/list';
import type { RequestStatus, requestList } from '@rto-desk/contract/service-request';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { isStale } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { inDays, listPage } from '../../platform/database/paging.ts';
import { Conflict, Forbidden } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { assignToBranch } from './change.ts';
import { type LockedJob, lockJob } from './lock.ts';
import { moveToStatus } from './move.ts';
import { type Progress, progress, progressIn } from './progress.ts';
import { submissionColumns } from './submissions.ts';

/** The days are those in which it came in. */
type RequestFilter = QueryOf<typeof requestList> & {
  /** Only what the caller asked for with their own account. */
  own?: boolean;
};

/** One page of the jobs within reach as service requests, newest first where not said. Two statements. */
export async function requestsPage(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  filter: RequestFilter,
): Promise<Page<ServiceRequest>> {
  const { status, own = false, page } = filter;
  const matches = sql<boolean>`${status === undefined ? sql`true` : sql`submissions.status = ${status}`}
    and ${inDays('submissions.created_at', filter)}
    and ${own ? sql`submissions.user_id = ${caller.id}` : sql`true`}`;
  const listed = within(db, caller).jobs().select('submissions.id').where(matches);
  const requests = await listPage(db, { page, per_page: requestPageSize }, listed, ({ offset, limit }) =>
    requestRows(db, caller)
      .where(matches)
      .orderBy('submissions.id', filter.sort === 'oldest' ? 'asc' : 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  return { ...requests, data: requests.data.map(row => asRequest(words, row)) };
}

/** Says how far a request within reach has come, who said so and when: it goes to the first stage of that status. Throws NotFound, and Conflict for a stale copy. */
export async function setRequestStatus(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  { status, updated_at }: Seen & { status: RequestStatus },
): Promise<ServiceRequest> {
  await db.transaction().execute(async transaction => {
    const job = await lockJob(transaction, caller, id);
    await assertJobFresh(transaction, caller, words, job, updated_at);
    await moveToStatus(transaction, caller, job, status);
  });
  return requestOf(db, caller, words, id);
}

/** Gives a request to a branch, or to none. Throws Forbidden, NotFound, and Conflict for a stale copy. */
export async function setRequestBranch(
  db: Db,
  caller: Caller,
  words: ServerWords,
  id: number,
  { branch_id, updated_at }: Seen & { branch_id?: number | null | undefined },
): Promise<ServiceRequest> {
  if (!mayAssignBranch(caller)) throw new Forbidden();
  await db.transaction().execute(async transaction => {
    const job = await lockJob(transaction, caller, id);
    await assertJobFresh(transaction, caller, words, job, updated_at);
    await assignToBranch(transaction, caller, job, branch_id ?? null);
  });
  return requestOf(db, caller, words, id);
}

interface Seen {
  updated_at?: string | null | undefined;
}

/** Throws Conflict with the request as it stands for a stale copy. */
async function assertJobFresh(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  job: LockedJob,
  lastSeen: string | null | undefined,
): Promise<void> {
  if (!isStale(lastSeen, job)) return;
  throw new Conflict(words => words.errors.changedMeanwhile, await requestOf(db, caller, words, job.id));
}

async function requestOf(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  id: number,
): Promise<ServiceRequest> {
  const row = await requestRows(db, caller).where('submissions.id', '=', id).executeTakeFirstOrThrow();
  return asRequest(words, row);
}

function requestRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .jobs()
      // unscoped: who changed a status is told to all who see the request
      .leftJoin('users as changers', 'changers.id', 'submissions.status_changed_by')
      .select([
        ...submissionColumns,
        'submissions.contact_name',
        'submissions.contact_phone',
        'submissions.category',
        'submissions.services',
        'submissions.query',
        'submissions.due_on',
        progress.as('progress'),
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

type FoundRequest = Awaited<ReturnType<ReturnType<typeof requestRows>['executeTakeFirstOrThrow']>>;

function asRequest(words: ServerWords, { progress: far, ...request }: FoundRequest): ServiceRequest {
  return { ...request, ...progressIn(words, far as Progress) };
}
