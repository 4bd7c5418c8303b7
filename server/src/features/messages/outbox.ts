import { createHash } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { today } from '@rto-desk/contract/expiry';
import type { Channel, Purpose } from '@rto-desk/contract/message';
import { signed } from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/http/errors.ts';
import { settingsOf } from '../reminders/settings.ts';
import { sameOn } from './same.ts';
import { type Filled, templateFor } from './templates.ts';

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
  same_as: string | null;
}

/**
 * Writes a message down, in the transaction of what causes it, and has it delivered once that is committed. A mail is
 * signed with the name of the office. Without a provider for its channel it waits to be sent by hand. Answers its id.
 */
export async function writeMessage(
  db: Queryable,
  { messengers }: Pick<Desk, 'messengers'>,
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
      state: messengers[message.channel] === null ? 'manual' : 'queued',
      created_by: caller?.id ?? null,
    })
    .returning(['id', 'state'])
    .executeTakeFirstOrThrow();
  if (state === 'queued') await scheduleDelivery(db, id, 0);
  return id;
}

/** Has a queued message delivered, in some seconds at the earliest, when the transaction is committed. */
export async function scheduleDelivery(db: Queryable, id: number, seconds: number): Promise<void> {
  await sql`
    select graphile_worker.add_job('deliver', json_build_object('id', ${id}::integer),
      run_at => now() + make_interval(secs => ${seconds}), max_attempts => 1, job_key => ${`deliver ${id}`})`.execute(
    db,
  );
}

/**
 * Throws Conflict with the earlier one when the same message was written today already. Two clerks who do so at
 * once wait for each other.
 */
export async function refuseTwice(db: Queryable, same_as: string): Promise<void> {
  const earlier = await sameOn(db, today(), same_as);
  if (earlier !== undefined) throw new Conflict(words => words.messages.twice, earlier);
}

/** A short name for a text, to compare it by. */
export function fingerprint(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}
