import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { notifiedSince } from '../../facts/notified.ts';
import { actingAs } from '../../platform/actor.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { initiatorNow } from '../../platform/sessions/tokens.ts';
import type { Services } from '../../services.ts';
import { quotaLeft } from '../messages/limit.ts';
import { isNotifiable, type NoticeSubject } from '../messages/notice-subject.ts';
import { groupedByMessage, sendsDigests, writeNotices } from '../messages/notices.ts';
import { lockNotices } from '../messages/notified.ts';
import type { Tasks } from '../messages/worker.ts';
import { openingAfter } from '../office/quiet.ts';
import { settingsOf } from '../office/settings.ts';
import { subjectsWithin } from './choose.ts';

/** The name of the queue's job. */
const NOTIFY_ALL_TASK = 'tell';
/** How many attempts a job of the queue has. */
const ATTEMPTS = 8;
/** How many messages are written in one transaction. */
const BATCH = 200;

/** Has messages written in the background, in some seconds at the earliest, once this transaction commits. */
export async function enqueueNotifyAll(db: Queryable, id: number, seconds = 0): Promise<void> {
  await sql`select graphile_worker.add_job(${NOTIFY_ALL_TASK}, json_build_object('id', ${id}::integer),
    run_at => now() + make_interval(secs => ${seconds}), queue_name => 'telling', job_key => 'tell ' || ${id}::text,
    max_attempts => ${ATTEMPTS}, priority => 5)`.execute(db);
}

/** The queue's task for Notify all. */
export function notifyAllTasks(services: Pick<Services, 'db' | 'messengers'>): Tasks {
  return {
    // The payload is the one that `enqueueNotifyAll` stored.
    [NOTIFY_ALL_TASK]: (payload, { signal }) =>
      runNotifyAll(services, (payload as { id: number }).id, { signal }),
  };
}

/**
 * Writes the remaining messages of a run in the name of the person who started it and within their reach, which
 * is checked for each batch: from where it stopped, however often it was begun. Messages beyond the day's limit follow
 * on the next open day.
 */
export async function runNotifyAll(
  services: Pick<Services, 'db' | 'messengers'>,
  id: number,
  { signal, now = new Date() }: { signal?: AbortSignal; now?: Date } = {},
): Promise<void> {
  for (let goesOn = true; goesOn; ) {
    signal?.throwIfAborted();
    const caller = await initiatorOf(services.db, id);
    if (caller === null) return;
    const actor = { id: caller.id, address: '', device: null, token: caller.token?.id };
    goesOn = await actingAs(actor, () => writeBatch(services, caller, id, now));
  }
}

/** Writes the next messages; answers whether there may be more today. */
function writeBatch(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
  now: Date,
): Promise<boolean> {
  const day = today(now);
  return services.db.transaction().execute(async transaction => {
    await lockNotices(transaction, 'many');
    const notice = await transaction
      .selectFrom('bulk_notices')
      .select('created_at')
      .where('id', '=', id)
      .where('state', '=', 'running')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (notice === undefined) return false;
    const settings = await settingsOf(transaction);
    const most = Math.min(BATCH, await quotaLeft(transaction, settings, day));
    if (most <= 0) {
      // Continues at the reminder hour rather than at midnight.
      const opening = openingAfter(day, settings);
      await enqueueNotifyAll(transaction, id, Math.ceil((opening.getTime() - now.getTime()) / 1000));
      return false;
    }
    const atOnce = sendsDigests(services, settings);
    const left = leftOf(transaction, caller, { id, day, since: notice.created_at });
    const groups = await groupedByMessage<NoticeSubject>(transaction, sql`${left}`, { day, most, atOnce });
    await writeNotices(
      transaction,
      services,
      caller,
      groups.map(subjects => ({ subjects, purpose: 'bulk' })),
      { day, settings, bulk_notice_id: id },
    );
    const isLast = groups.length < most;
    await strike(transaction, id, isLast ? null : groups.flat());
    if (isLast) {
      await transaction.updateTable('bulk_notices').set({ state: 'written' }).where('id', '=', id).execute();
    }
    return !isLast;
  });
}

/** The remaining documents of a run that may be notified and have not been, today or since it was started. */
function leftOf(
  db: Queryable,
  caller: Caller,
  { id, day, since }: { id: number; day: string; since: string },
) {
  const morning = sql`least(${since}::timestamptz, ${day}::timestamp at time zone 'Asia/Kolkata')`;
  const ordered = sql`(select kind, document_id, end_field, expiry_date from bulk_notice_documents where bulk_notice_id = ${id})`;
  return subjectsWithin(db, caller, ordered)
    .where(isNotifiable(day))
    .where(sql<boolean>`${notifiedSince(morning, day)} is null`);
}

/** Removes documents from those that remain; all of them for null. */
async function strike(db: Queryable, id: number, written: readonly NoticeSubject[] | null): Promise<void> {
  const rows = written?.map(({ kind, document_id, end_field }) => ({ kind, document_id, end_field }));
  await sql`delete from bulk_notice_documents as ordered where bulk_notice_id = ${id}
    and ${
      rows === undefined
        ? sql`true`
        : sql`exists (
      select from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as gone (kind text, document_id integer, end_field text)
      where gone.kind = ordered.kind and gone.document_id = ordered.document_id
        and gone.end_field = ordered.end_field)`
    }`.execute(db);
}

type Initiator = Caller & { token?: { id: number } };

/** The caller who started a run, with their present scope; null where it has ended. Ends the run where the account is gone. */
async function initiatorOf(db: Db, id: number): Promise<Initiator | null> {
  // unscoped: the user who started the work
  const initiator = await db
    .selectFrom('bulk_notices')
    .leftJoin('users', 'users.id', 'bulk_notices.created_by')
    .select([
      'bulk_notices.state',
      'bulk_notices.ordered_token',
      'users.id',
      'users.role',
      'users.branch_id',
      'users.citizen_id',
    ])
    .where('bulk_notices.id', '=', id)
    .executeTakeFirst();
  if (initiator?.state !== 'running') return null;
  const { id: user, role, branch_id, citizen_id, ordered_token } = initiator;
  const caller =
    user === null || role === null || role === 'user'
      ? null
      : await initiatorNow(db, { id: user, role, branch_id, citizen_id }, ordered_token);
  if (caller === null) {
    await db.transaction().execute(transaction => endNotifyAll(transaction, id));
    return null;
  }
  return caller;
}

/** Ends a run: no more messages are written. */
export async function endNotifyAll(
  db: Queryable,
  id: number,
  state: 'stopped' | 'failed' = 'stopped',
): Promise<void> {
  await db.updateTable('bulk_notices').set({ state }).where('id', '=', id).execute();
  await strike(db, id, null);
}

/** How often a run that makes no progress is restarted; each restart has several attempts. */
const TRIES = 3;

/**
 * Restarts Notify all runs that no job works on any more: the queue never takes a job again that has used up its attempts. Those
 * that get no further have failed: their job stays in the queue, and the Admin page says so.
 */
export async function requeueNotifyAll(db: Db): Promise<void> {
  const stranded = await db
    .selectFrom('bulk_notices')
    .select(['id', 'tries', 'left_then'])
    .select(
      sql<number>`(select count(*)::integer from bulk_notice_documents
        where bulk_notice_id = bulk_notices.id)`.as('left_now'),
    )
    .where('state', '=', 'running')
    .where(
      sql<boolean>`not exists (select from graphile_worker.jobs where jobs.key = 'tell ' || bulk_notices.id
        and (jobs.locked_at is not null or jobs.attempts < jobs.max_attempts))`,
    )
    .execute();
  for (const { id, tries, left_then, left_now } of stranded) {
    const again = left_then === left_now ? tries + 1 : 1;
    await db.transaction().execute(async (transaction): Promise<void> => {
      if (again > TRIES) return endNotifyAll(transaction, id, 'failed');
      await transaction
        .updateTable('bulk_notices')
        .set({ tries: again, left_then: left_now })
        .where('id', '=', id)
        .execute();
      await sql`select graphile_worker.remove_job('tell ' || ${id}::text)`.execute(transaction);
      await enqueueNotifyAll(transaction, id);
    });
  }
}
