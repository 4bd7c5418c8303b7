import { belongsTo, type Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { OwnPrivacyRequest, PrivacyRequest } from '@rto-desk/contract/endpoints/privacy-requests';
import { today } from '@rto-desk/contract/expiry';
import type { QueryOf } from '@rto-desk/contract/list';
import { addPeriod } from '@rto-desk/contract/period';
import {
  MAX_OPEN_PRIVACY_REQUESTS,
  type ownPrivacyRequestList,
  PRIVACY_ANSWER_DAYS,
  PRIVACY_REQUEST_YEARS,
  type PrivacyKind,
  type PrivacyState,
  type privacyRequestList,
} from '@rto-desk/contract/privacy-request';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, NotFound, RuleViolation, Unauthenticated } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';

const IS_OPEN = sql<SqlBool>`request.answered_at is null and request.erased_on is null`;

const state = sql<PrivacyState>`case when request.erased_on is not null then 'erased'
  when request.answered_at is not null then 'answered' else 'open' end`;

const ownColumns = [
  'request.id',
  'request.kind',
  'request.text',
  'request.answer',
  'request.due_on',
  'request.created_at',
  'request.answered_at',
  'request.updated_at',
] as const;

/** Requests that wait for an answer, for admins to count; of other staff none. */
export function openPrivacyRequests(caller: Caller): RawBuilder<unknown> {
  // unscoped: for admins, who see everything
  return sql`select request.created_at as since from privacy_requests as request where ${IS_OPEN} and ${belongsTo('admin', caller.role)}::boolean`;
}

interface NewRequest {
  kind: PrivacyKind;
  text: string;
}

/**
 * Enters what the holder of an account asks. Throws Unauthenticated where the account is gone, RuleViolation with too many open
 * requests.
 */
export function requestOwn(db: Db, caller: Caller, asked: NewRequest): Promise<OwnPrivacyRequest> {
  return db.transaction().execute(async transaction => {
    // unscoped: one's own account, locked so that requests are counted one after the other
    const { name, citizen_id } = await transaction
      .selectFrom('users')
      .select(['name', 'citizen_id'])
      .where('id', '=', caller.id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow(() => new Unauthenticated());
    // unscoped: one's own
    const open = await transaction
      .selectFrom('privacy_requests as request')
      .select('request.id')
      .where('request.user_id', '=', caller.id)
      .where(IS_OPEN)
      .limit(MAX_OPEN_PRIVACY_REQUESTS)
      .execute();
    if (open.length === MAX_OPEN_PRIVACY_REQUESTS) {
      throw new RuleViolation(words => words.privacyRequests.tooMany(MAX_OPEN_PRIVACY_REQUESTS));
    }
    // unscoped: one's own profile
    const profile = await transaction
      .selectFrom('citizens')
      .select('branch_id')
      .where('id', '=', citizen_id)
      .executeTakeFirst();
    const branch_id = profile?.branch_id ?? null;
    return insertRequest(transaction, { ...asked, name, citizen_id, branch_id, user_id: caller.id });
  });
}

/** Enters what a person asks at the counter. Throws NotFound for a citizen out of reach. */
export function requestFor(
  db: Db,
  caller: Caller,
  citizen_id: number,
  asked: NewRequest,
): Promise<OwnPrivacyRequest> {
  return db.transaction().execute(async transaction => {
    const { name, branch_id } = await within(transaction, caller)
      .citizens()
      .select(['citizens.name', 'citizens.branch_id'])
      .where('citizens.id', '=', citizen_id)
      .forKeyShare()
      .executeTakeFirstOrThrow(() => new NotFound());
    return insertRequest(transaction, { ...asked, name, citizen_id, branch_id, created_by: caller.id });
  });
}

async function insertRequest(
  db: Queryable,
  request: NewRequest & {
    name: string;
    citizen_id: number | null;
    branch_id: number | null;
    user_id?: number;
    created_by?: number;
  },
): Promise<OwnPrivacyRequest> {
  const due_on = addPeriod(today(), { days: PRIVACY_ANSWER_DAYS });
  // unscoped: of the caller, or of a citizen within reach
  const { id } = await db
    .insertInto('privacy_requests')
    .values({ ...request, due_on })
    .returning('id')
    .executeTakeFirstOrThrow();
  // unscoped: as above
  return db
    .selectFrom('privacy_requests as request')
    .select([...ownColumns, state.as('state')])
    .where('request.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What the holder of an account has asked, and what staff have entered for their own profile. */
export function isOwnRequest(caller: Pick<Caller, 'id' | 'citizen_id'>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(request.user_id = ${caller.id}
    or request.user_id is null and request.citizen_id = ${caller.citizen_id}::integer)`;
}

/** One page of the caller's own requests, newest first. */
export function ownRequestsPage(
  db: Queryable,
  caller: Caller,
  query: QueryOf<typeof ownPrivacyRequestList>,
): Promise<Page<OwnPrivacyRequest>> {
  // unscoped: one's own
  const own = db.selectFrom('privacy_requests as request').where(isOwnRequest(caller));
  return listPage(db, query, own.select('request.id'), ({ offset, limit }) =>
    own
      .select([...ownColumns, state.as('state')])
      .orderBy('request.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** One page of all requests, newest first. For admins. */
export function requestsPage(
  db: Queryable,
  query: QueryOf<typeof privacyRequestList>,
): Promise<Page<PrivacyRequest>> {
  const matches = query.state === undefined ? sql<SqlBool>`true` : sql<SqlBool>`${state} = ${query.state}`;
  // unscoped: for admins, who see everything
  const listed = db.selectFrom('privacy_requests as request').select('request.id').where(matches);
  return listPage(db, query, listed, ({ offset, limit }) =>
    requestRows(db).where(matches).orderBy('request.id', 'desc').limit(limit).offset(offset).execute(),
  );
}

/**
 * Answers a request; again for who has given the same answer. Throws NotFound, and Conflict with the request for a stale
 * copy and for one that is no longer open.
 */
export function answerRequest(
  db: Db,
  caller: Caller,
  id: number,
  { answer, updated_at }: { answer: string; updated_at?: string | null | undefined },
): Promise<PrivacyRequest> {
  return db.transaction().execute(async transaction => {
    // unscoped: for admins, who see everything
    const { answered_by } = await transaction
      .selectFrom('privacy_requests')
      .select('answered_by')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow(() => new NotFound());
    const found = await requestRows(transaction).where('request.id', '=', id).executeTakeFirstOrThrow();
    if (found.state === 'answered' && answered_by === caller.id && found.answer === answer) return found;
    assertFresh(updated_at, found);
    if (found.state !== 'open') throw new Conflict(words => words.privacyRequests.notOpen, found);
    // unscoped: locked above
    await transaction
      .updateTable('privacy_requests')
      .set({ answer, answered_by: caller.id, answered_at: sql<string>`now()` })
      .where('id', '=', id)
      .execute();
    return requestRows(transaction).where('request.id', '=', id).executeTakeFirstOrThrow();
  });
}

function requestRows(db: Queryable) {
  return (
    // unscoped: for admins, who see everything
    db
      .selectFrom('privacy_requests as request')
      .leftJoin('users as answerers', 'answerers.id', 'request.answered_by')
      // unscoped: as above
      .leftJoin('users as makers', 'makers.id', 'request.created_by')
      .select([...ownColumns, state.as('state')])
      .select(['request.name', 'request.user_id', 'request.citizen_id', 'request.branch_id'])
      .select(['request.erased_on', 'answerers.name as answered_by', 'makers.name as entered_by'])
  );
}

/** Takes from the requests of an account and of citizens what they say of people. Kind and days stay. */
export async function eraseRequestsOf(
  db: Queryable,
  account: number,
  citizens: readonly number[],
): Promise<void> {
  // unscoped: requests of who leaves
  await sql`select erase_privacy_requests(array(select id from privacy_requests
    where user_id = ${account} or user_id is null and citizen_id = any(${[...citizens]}::integer[])))`.execute(
    db,
  );
}

/** Deletes requests that were answered, or erased, longer ago than they are kept, and what the history says of them. */
export async function deleteOldRequests(db: Db, day: string = today()): Promise<void> {
  const before = addPeriod(day, { months: -12 * PRIVACY_REQUEST_YEARS });
  await db.transaction().execute(async transaction => {
    // unscoped: requests of long ago
    const { rows } = await sql<{ id: number }>`delete from privacy_requests where erased_on < ${before}::date
      or (answered_at at time zone 'Asia/Kolkata')::date < ${before}::date returning id`.execute(transaction);
    const gone = rows.map(({ id }) => id);
    await sql`select forget_papers_in_history('privacy_requests', ${gone}::integer[])`.execute(transaction);
  });
}
