import { createHash } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import { automaticPurposes, type Channel, type Purpose } from '@rto-desk/contract/message';
import { initialStates } from '@rto-desk/contract/message-states';
import { isDummyMobile } from '@rto-desk/contract/normalise';
import { signed } from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict, RuleViolation } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from '../office/settings.ts';
import { type Filled, templateIn } from './templates.ts';

/** How urgent a message is by what it is for: the queue takes the lowest number first. */
const URGENCY: Record<Purpose, number> = {
  reset: -10,
  security: -10,
  verify: -10,
  message: 0,
  expiry: 0,
  reminder: 10,
  digest: 10,
  bulk: 10,
  learner: 10,
  summary: 10,
};

export interface NewMessage {
  channel: Channel;
  purpose: Purpose;
  citizen_id: number | null;
  user_id: number | null;
  branch_id: number | null;
  recipient: string;
  recipient_name: string;
  subject: string | null;
  body: string;
  /** The filled template, for providers that accept templates only; none for mail. */
  template?: Filled;
  /** Whether staff send it manually although there is a provider. */
  by_hand?: boolean;
  /** Whether staff have decided to write it although the person has opted out. */
  despite_opt_out?: boolean;
  /** The notices to many that it is one of. */
  bulk_notice_id?: number | null;
  /** Messages with the same key are duplicates; null if this one has none. */
  dedup_key: string | null;
}

/**
 * Stores a message in the transaction of its cause; it is delivered once that commits (a transactional outbox). Mail is
 * signed with the office's name. Without a provider for its channel it waits to be sent by hand. Returns its id. Throws
 * RuleViolation for a dummy mobile.
 */
export async function writeMessage(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  caller: Caller | null,
  message: NewMessage,
): Promise<number> {
  if (message.channel === 'whatsapp' && isDummyMobile(message.recipient))
    throw new RuleViolation(words => words.validation.dummyMobile(message.recipient));
  const [written] = await writeMessages(db, services, caller, [message]);
  if (written === undefined) throw new Error('No message was written');
  return written.id;
}

/** The same of many at once, in three statements. Returns their ids, each with its key. */
export async function writeMessages(
  db: Queryable,
  { messengers }: Pick<Services, 'messengers'>,
  caller: Caller | null,
  messages: readonly NewMessage[],
): Promise<{ id: number; dedup_key: string | null }[]> {
  if (messages.length === 0) return [];
  const settings = await settingsOf(db);
  const rows = messages.map(({ template: filled, by_hand = false, ...message }) => {
    const isWhatsApp = message.channel === 'whatsapp' && messengers.whatsapp !== null;
    const template = filled && isWhatsApp ? templateIn(settings, filled) : null;
    return {
      ...message,
      about_citizen: message.citizen_id !== null,
      body: message.channel === 'mail' ? signed(message.body, settings) : message.body,
      template: template && JSON.stringify(template),
      state:
        by_hand || messengers[message.channel] === null ? initialStates.byHand : initialStates.withProvider,
      created_by: caller?.id ?? null,
    };
  });
  const written = await db
    .insertInto('messages')
    .values(rows)
    .returning(['id', 'state', 'dedup_key'])
    .execute();
  const queued = written.filter(({ state }) => state === initialStates.withProvider).map(({ id }) => id);
  if (queued.length > 0) await scheduleDeliveries(db, queued, 0);
  return written;
}

/** Schedules delivery of a queued message, in some seconds at the earliest, when the transaction commits. */
export function scheduleDelivery(db: Queryable, id: number, seconds: number): Promise<void> {
  return scheduleDeliveries(db, [id], seconds);
}

async function scheduleDeliveries(db: Queryable, ids: readonly number[], seconds: number): Promise<void> {
  // unscoped: the queue delivers all messages
  await sql`select ${addJob(seconds)} from messages where id = any(${[...ids]}::integer[])`.execute(db);
}

/** Schedules delivery now of all queued messages of a channel, but of those that are being delivered. */
export async function scheduleWaiting(db: Queryable, channel: Channel): Promise<void> {
  // unscoped: the queue delivers all messages
  await sql`
    select ${addJob(0)}
    from messages join graphile_worker.jobs on jobs.key = 'deliver ' || messages.id
    where messages.state = 'queued' and messages.channel = ${channel} and jobs.locked_at is null
      and jobs.run_at > now()`.execute(db);
}

/** Reschedules what waits for the end of quiet hours or for another day, since these have changed. */
export async function rescheduleDeferred(db: Queryable): Promise<void> {
  // unscoped: the queue delivers all messages
  await sql`
    select ${addJob(0)}
    from messages join graphile_worker.jobs on jobs.key = 'deliver ' || messages.id
    where messages.state = 'queued' and messages.purpose = any(${[...automaticPurposes]}::text[]) and messages.attempts = 0
      and jobs.locked_at is null and jobs.run_at > now()`.execute(db);
  await sql`select graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where key like 'tell %' and locked_at is null and attempts = 0
      and run_at > now()), run_at => now())`.execute(db);
}

/** Longer than a job is held before its message is claimed, in seconds; a longer wait is ended by another job. */
const HELD = 30;

/**
 * Reschedules queued messages whose jobs will never run. The queue counts an attempt when a job is taken and never
 * takes a job again that has used up its attempts. And if the connection broke at that moment, a live worker may have
 * been given a job without knowing. A second job does no harm: only one of them can claim the message.
 */
export async function rescheduleStranded(db: Queryable): Promise<void> {
  // unscoped: the queue delivers all messages
  await sql`
    select ${addJob(0)}
    from messages join graphile_worker.jobs on jobs.key = 'deliver ' || messages.id
    where messages.state = 'queued' and case when jobs.locked_at is null
      then jobs.attempts >= jobs.max_attempts
      else jobs.locked_at < now() - make_interval(secs => ${HELD}) end`.execute(db);
}

/** Adds the job that delivers a message, replacing an earlier one. A second run finds nothing to claim. */
function addJob(seconds: number) {
  return sql`graphile_worker.add_job('deliver', json_build_object('id', messages.id),
    run_at => now() + make_interval(secs => ${seconds}), job_key => 'deliver ' || messages.id,
    priority => (${JSON.stringify(URGENCY)}::jsonb ->> messages.purpose)::integer)`;
}

/**
 * Throws Conflict with the earlier one when the same message was written today already. Two clerks who do so at
 * once wait for each other.
 */
export async function assertNotDuplicate(db: Queryable, dedup_key: string): Promise<void> {
  const earlier = await findDuplicate(db, today(), dedup_key);
  if (earlier !== undefined) throw new Conflict(words => words.messages.twice, earlier);
}

/** A short hash of a text, for comparison. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/**
 * The message with the same key that was written on a day in India (`YYYY-MM-DD`), unless it failed or was cancelled.
 * Takes an advisory lock on the key until the transaction ends, so that of two concurrent writers one finds the
 * other's.
 */
export async function findDuplicate(db: Queryable, day: string, dedup_key: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${dedup_key}, 7352))`.execute(db);
  // unscoped: the same text is sent once, from any author
  return db
    .selectFrom('messages')
    .select(['id', 'state', 'created_at'])
    .where('dedup_key', '=', dedup_key)
    .where('state', 'not in', ['failed', 'cancelled'])
    .where(sql<boolean>`(created_at at time zone 'Asia/Kolkata')::date = ${day}::date`)
    .executeTakeFirst();
}
