import { createHash } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import type { Channel, Purpose } from '@rto-desk/contract/message';
import { firstStates } from '@rto-desk/contract/message-states';
import { signed } from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from '../office/settings.ts';
import { findDuplicate } from './duplicates.ts';
import { type Filled, templateFor } from './templates.ts';

/** How urgent a message is by what it is for: the queue takes the lowest number first. */
const URGENCY: Record<Purpose, number> = {
  reset: -10,
  security: -10,
  verify: -10,
  message: 0,
  expiry: 0,
  reminder: 10,
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
  /** What it says to a provider that takes templates only; none for what goes by mail. */
  template?: Filled;
  /** What makes another message the same one; null where each is its own. */
  dedup_key: string | null;
}

/**
 * Writes a message down, in the transaction of what causes it, and has it delivered once that is committed. A mail is
 * signed with the name of the office. Without a provider for its channel it waits to be sent by hand. Answers its id.
 */
export async function writeMessage(
  db: Queryable,
  { messengers }: Pick<Services, 'messengers'>,
  caller: Caller | null,
  { template: filled, ...message }: NewMessage,
): Promise<number> {
  const isWhatsApp = message.channel === 'whatsapp' && messengers.whatsapp !== null;
  const template = filled && isWhatsApp ? await templateFor(db, filled) : null;
  const { id, state } = await db
    .insertInto('messages')
    .values({
      ...message,
      body: message.channel === 'mail' ? signed(message.body, await settingsOf(db)) : message.body,
      template: template && JSON.stringify(template),
      state: messengers[message.channel] === null ? firstStates.withoutProvider : firstStates.withProvider,
      created_by: caller?.id ?? null,
    })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (state === firstStates.withProvider) await scheduleDelivery(db, id, 0);
  return id;
}

/** Has a queued message delivered, in some seconds at the earliest, when the transaction is committed. */
export async function scheduleDelivery(db: Queryable, id: number, seconds: number): Promise<void> {
  // unscoped: the queue delivers everybody's messages
  await sql`select ${addJob(seconds)} from messages where id = ${id}`.execute(db);
}

/** Longer than a job is held before its message is being sent, in seconds; but for a long wait, which another job ends. */
const HELD = 30;

/**
 * Puts queued messages back to work whose jobs nobody will do. The queue counts an attempt when a job is taken, and takes
 * none again that has used up its attempts, whatever became of the message. And where the way to the database was cut
 * just then, a living worker may have been given a job without hearing of it; whoever did hear loses nothing by
 * another one, since only one of them can claim the message.
 */
export async function rescheduleStranded(db: Queryable): Promise<void> {
  // unscoped: the queue delivers everybody's messages
  await sql`
    select ${addJob(0)}
    from messages join graphile_worker.jobs on jobs.key = 'deliver ' || messages.id
    where messages.state = 'queued' and case when jobs.locked_at is null
      then jobs.attempts >= jobs.max_attempts
      else jobs.locked_at < now() - make_interval(secs => ${HELD}) end`.execute(db);
}

/** Adds the job that delivers a row of messages, in place of its earlier one. A second call finds nothing to claim. */
function addJob(seconds: number) {
  return sql`graphile_worker.add_job('deliver', json_build_object('id', messages.id),
    run_at => now() + make_interval(secs => ${seconds}), job_key => 'deliver ' || messages.id,
    priority => (${JSON.stringify(URGENCY)}::jsonb ->> messages.purpose)::integer)`;
}

/**
 * Throws Conflict with the earlier one when the same message was written today already. Two clerks who do so at
 * once wait for each other.
 */
export async function refuseDuplicate(db: Queryable, dedup_key: string): Promise<void> {
  const earlier = await findDuplicate(db, today(), dedup_key);
  if (earlier !== undefined) throw new Conflict(words => words.messages.twice, earlier);
}

/** A short name for a text, to compare it by. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
