import type { Channel } from '@rto-desk/contract/message';
import type { MessageState } from '@rto-desk/contract/message-states';
import { letters } from '@rto-desk/contract/words/letters';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { writeMessage } from '../messages/outbox.ts';

/** Tells one person's test messages from others'. */
const keyOf = (channel: Channel, { id }: SignedIn) => `test ${channel} ${id}`;

/** The verified contacts of the caller's own account, by the channel that reaches them. */
export async function contactsOf(
  db: Queryable,
  { id }: SignedIn,
): Promise<Record<Channel, string | null> & { name: string }> {
  // unscoped: one's own account
  const account = await db
    .selectFrom('users')
    .select(['name', 'phone', 'phone_verified_at', 'email'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    name: account.name,
    whatsapp: account.phone_verified_at === null ? null : account.phone,
    mail: account.email,
  };
}

/** What became of the caller's last test message, or null. */
export async function lastTestOf(
  db: Queryable,
  caller: SignedIn,
  channel: Channel,
): Promise<MessageState | null> {
  // unscoped: one's own
  const last = await db
    .selectFrom('messages')
    .select('state')
    .where('dedup_key', '=', keyOf(channel, caller))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.state ?? null;
}

/**
 * Writes to the caller's own verified contact, in fixed words, and answers where to. Throws Conflict where no provider is
 * set up or the contact is not verified, and TooMany.
 */
export async function sendTest(services: Services, caller: SignedIn, channel: Channel): Promise<string> {
  const { db, limits, messengers } = services;
  if (messengers[channel] === null) throw new Conflict(words => words.firstHour.answers.notConnected);
  const { name, [channel]: recipient } = await contactsOf(db, caller);
  if (recipient === null) throw new Conflict(words => words.firstHour.answers.notVerified);
  await limits.count('testMessages', String(caller.id));
  const { testMessage } = letters;
  await db.transaction().execute(transaction =>
    writeMessage(transaction, services, caller, {
      channel,
      purpose: 'message',
      citizen_id: null,
      user_id: caller.id,
      branch_id: null,
      recipient,
      recipient_name: name,
      subject: channel === 'mail' ? testMessage.subject : null,
      body: testMessage.text,
      template: { of: 'message', parameters: [letters.holder, testMessage.text] },
      dedup_key: keyOf(channel, caller),
    }),
  );
  return recipient;
}
