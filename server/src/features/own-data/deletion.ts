import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { DeletionRequest, OwnDeletionRequest } from '@rto-desk/contract/endpoints/own-data';
import type { QueryOf } from '@rto-desk/contract/list';
import type { DeletionStatus, deletionList } from '@rto-desk/contract/own-data';
import { letters } from '@rto-desk/contract/words/letters';
import { nameInMessages } from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { Conflict, NotFound, RuleViolation, Unauthenticated } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { removeDeleted } from '../files/sweep.ts';
import { writeMessage } from '../messages/outbox.ts';
import { blankDeletionRequest, erasePerson, erasureNoticeKey } from './erase.ts';

/** Requests on a page. */
const PER_PAGE = 15;

const requestColumns = [
  'request.id',
  'request.status',
  'request.reason',
  'request.answer',
  'request.created_at',
  'request.handled_at',
] as const;

/** The account's latest deletion request, or null. */
export async function ownDeletionRequest(db: Queryable, caller: Caller): Promise<OwnDeletionRequest | null> {
  // unscoped: one's own
  const found = await db
    .selectFrom('deletion_requests as request')
    .select(requestColumns)
    .where('request.user_id', '=', caller.id)
    .orderBy('request.id', 'desc')
    .executeTakeFirst();
  return found ?? null;
}

/**
 * Requests deletion of the caller's account. Throws RuleViolation if a request is pending, Unauthenticated if the account is
 * gone.
 */
export function requestDeletion(db: Db, caller: Caller, reason: string | null): Promise<OwnDeletionRequest> {
  return db.transaction().execute(async transaction => {
    // unscoped: one's own account
    const user = await transaction
      .selectFrom('users')
      .select(['name', 'phone'])
      .where('id', '=', caller.id)
      .forKeyShare()
      .executeTakeFirstOrThrow(() => new Unauthenticated());
    return transaction
      .insertInto('deletion_requests')
      .values({ ...user, user_id: caller.id, reason })
      .onConflict(conflict => conflict.column('user_id').where('status', '=', 'pending').doNothing())
      .returning(['id', 'status', 'reason', 'answer', 'created_at', 'handled_at'])
      .executeTakeFirstOrThrow(() => new RuleViolation(words => words.ownData.alreadyAsked));
  });
}

/** Withdraws the pending request. Throws NotFound if there is none. */
export async function withdrawDeletion(db: Db, caller: Caller): Promise<void> {
  // unscoped: one's own
  await db.transaction().execute(transaction =>
    transaction
      .deleteFrom('deletion_requests')
      .where('user_id', '=', caller.id)
      .where('status', '=', 'pending')
      .returning('id')
      .executeTakeFirstOrThrow(() => new NotFound()),
  );
}

/** One page of deletion requests, newest first. Two statements. */
export function deletionRequestsPage(
  db: Queryable,
  { status, page }: QueryOf<typeof deletionList>,
): Promise<Page<DeletionRequest>> {
  const matches = sql<boolean>`${status === undefined ? sql`true` : sql`request.status = ${status}`}`;
  // unscoped: for admins, who see everything
  const listed = db.selectFrom('deletion_requests as request').select('request.id').where(matches);
  return listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    requestRows(db).where(matches).orderBy('request.id', 'desc').limit(limit).offset(offset).execute(),
  );
}

/**
 * Deletes the account and what its holder has entered (see `erasePerson`), and tells a verified mobile. Their files go at once, or with
 * the next sweep where the store is away. Throws NotFound, Conflict for one that was dealt with, RuleViolation for an account of
 * staff.
 */
export async function carryOutDeletion(
  services: Services,
  caller: Caller,
  id: number,
): Promise<DeletionRequest> {
  const done = await eraseRequester(services, caller, id);
  await removeDeleted(services).catch(() => undefined);
  return done;
}

function eraseRequester(services: Services, caller: Caller, id: number): Promise<DeletionRequest> {
  return services.db.transaction().execute(async transaction => {
    const { user_id } = await lockPendingRequest(transaction, id);
    // unscoped: whose request an admin carries out
    const user = await transaction
      .selectFrom('users')
      .select(['id', 'role', 'phone', 'citizen_id'])
      .where('id', '=', user_id)
      .forUpdate()
      .executeTakeFirst();
    if (user !== undefined && user.role !== 'user') throw new RuleViolation(words => words.ownData.staffStay);
    await answerRequest(transaction, services, caller, id, 'done', null, letters.doneNotice);
    if (user === undefined) await blankDeletionRequest(transaction, id);
    else await erasePerson(transaction, services, id, user);
    return requestRows(transaction).where('request.id', '=', id).executeTakeFirstOrThrow();
  });
}

/**
 * Declines a request and tells a verified mobile why; the holder also reads it in their account. Throws NotFound, and
 * Conflict if it was closed already.
 */
export function declineDeletion(
  services: Services,
  caller: Caller,
  id: number,
  answer: string,
): Promise<DeletionRequest> {
  return services.db.transaction().execute(async transaction => {
    await lockPendingRequest(transaction, id);
    await answerRequest(
      transaction,
      services,
      caller,
      id,
      'declined',
      answer,
      letters.declinedNotice(answer),
    );
    return requestRows(transaction).where('request.id', '=', id).executeTakeFirstOrThrow();
  });
}

async function lockPendingRequest(db: Queryable, id: number) {
  // unscoped: for admins, who see everything
  const request = await db
    .selectFrom('deletion_requests')
    .select(['status', 'user_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (request === undefined) throw new NotFound();
  if (request.status !== 'pending') throw new Conflict(words => words.ownData.notPending);
  return request;
}

async function answerRequest(
  db: Queryable,
  services: Services,
  caller: Caller,
  id: number,
  status: DeletionStatus,
  answer: string | null,
  body: string,
): Promise<void> {
  // unscoped: for admins, who see everything
  const { name, user_id } = await db
    .updateTable('deletion_requests')
    .set({ status, answer, handled_by: caller.id, handled_at: sql<string>`now()` })
    .where('id', '=', id)
    .returning(['name', 'user_id'])
    .executeTakeFirstOrThrow();
  // unscoped: whose request an admin answers
  const holder = await db
    .selectFrom('users')
    .select('phone')
    .where('id', '=', user_id)
    .where('phone_verified_at', 'is not', null)
    .executeTakeFirst();
  // An unproven mobile may belong to anyone. Staff tell the person.
  if (holder === undefined) return;
  const { somebody } = letters;
  await writeMessage(db, services, caller, {
    channel: 'whatsapp',
    purpose: 'message',
    citizen_id: null,
    // A notice of the deletion no longer has an account; one that declines goes with the account later on.
    user_id: status === 'done' ? null : user_id,
    branch_id: null,
    recipient: holder.phone,
    recipient_name: status === 'done' ? somebody : nameInMessages(name, false),
    subject: null,
    body,
    template: { of: 'message', parameters: [somebody, body] },
    dedup_key: status === 'done' ? erasureNoticeKey(id) : null,
  });
}

function requestRows(db: Queryable) {
  // unscoped: for admins, who see everything
  return db
    .selectFrom('deletion_requests as request')
    .leftJoin('users as handlers', 'handlers.id', 'request.handled_by')
    .select(requestColumns)
    .select(['request.user_id', 'request.name', 'request.phone', 'handlers.name as handled_by']);
}
