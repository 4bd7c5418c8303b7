import { today } from '@rto-desk/contract/expiry';
import { automaticPurposes, cancelNotes } from '@rto-desk/contract/message';
import { messageTransitions } from '@rto-desk/contract/message-states';
import { textKey } from '@rto-desk/contract/normalise';
import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import { restoreReminderConsent, withdrawReminders } from '../../facts/consents.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { findDuplicate, writeMessage } from './outbox.ts';
import { forgetStages } from './stages.ts';

/** The whole text of a message that stops reminders. */
const stopWords = ['stop', 'band', 'बंद', 'रोकें'].map(textKey);
/** What they say who want them again. */
const startWords = ['start', 'चालू'].map(textKey);

/** What a text says about reminders to the number it comes from: `stop`, `start`, or null for anything else. */
export function optOutKeyword(text: string): 'stop' | 'start' | null {
  const word = textKey(text)
    .replace(/(?<![.!।])[.!।]+$/u, '')
    .trim();
  if (stopWords.includes(word)) return 'stop';
  return startWords.includes(word) ? 'start' : null;
}

/** What a number says about reminders, and when, by the provider's clock (ISO 8601). */
interface Word {
  mobile_no: string;
  word: 'stop' | 'start';
  said_at: string;
}

/** Applies STOP or START of a number itself, which is what its people say about their consent, too. After `lockPeople`. */
export async function applyOptOutByHolder(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  said: Word,
): Promise<void> {
  if (!(await applyOptOut(db, services, said))) return;
  if (said.word === 'stop') await withdrawReminders(db, said.mobile_no);
  else await restoreReminderConsent(db, said.mobile_no);
}

/** Holds the citizens of a number and what it says, in the order in which a consent at the counter does. */
export async function lockPeople(db: Queryable, mobile_no: string): Promise<void> {
  // unscoped: nothing of them is read; the provider reports messages of any number
  await db
    .selectFrom('citizens')
    .select('id')
    .where('mobile', '=', mobile_no)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  await lockNumber(db, mobile_no);
}

/** Holds what a number says until the transaction ends: of two words at once the later one counts. */
export async function lockNumber(db: Queryable, mobile_no: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${mobile_no}, 7354))`.execute(db);
}

/**
 * Stops reminders to a number or lets them go again, unless it has said something else since; under `lockNumber`. What waits
 * to remind it is cancelled, and that they have stopped is confirmed to it, once a day at most. Returns whether the word counts.
 */
export async function applyOptOut(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  { mobile_no, word, said_at }: Word,
): Promise<boolean> {
  const stopped = word === 'stop';
  // unscoped: the provider reports messages of any number
  const before = await db
    .selectFrom('stopped_numbers')
    .select(['stopped', sql<boolean>`said_at > ${said_at}`.as('is_later')])
    .where('mobile_no', '=', mobile_no)
    .executeTakeFirst();
  if (before?.is_later) return false;
  await db
    .insertInto('stopped_numbers')
    .values({ mobile_no, stopped, said_at })
    .onConflict(conflict => conflict.column('mobile_no').doUpdateSet({ stopped, said_at }))
    .execute();
  if (stopped && !before?.stopped) {
    await cancelReminders(db, mobile_no);
    await confirmStop(db, services, mobile_no);
  }
  return true;
}

/** Cancels the reminders and notices that wait to go to a number: what they were to tell of is due again if it takes that back. */
async function cancelReminders(db: Queryable, mobile_no: string): Promise<void> {
  // unscoped: reminders to any citizen with the number
  const cancelled = await db
    .updateTable('messages')
    .set({ state: messageTransitions.stop.to, error: cancelNotes.optedOut })
    .where('recipient', '=', mobile_no)
    .where('purpose', 'in', [...automaticPurposes, 'expiry'])
    .where('state', 'in', messageTransitions.stop.from)
    .returning('id')
    .execute();
  await forgetStages(
    db,
    cancelled.map(({ id }) => id),
  );
}

async function confirmStop(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  mobile_no: string,
): Promise<void> {
  const dedup_key = `stopped ${mobile_no}`;
  if ((await findDuplicate(db, today(), dedup_key)) !== undefined) return;
  await writeMessage(db, services, null, {
    channel: 'whatsapp',
    purpose: 'message',
    citizen_id: null,
    user_id: null,
    branch_id: null,
    recipient: mobile_no,
    recipient_name: letters.somebody,
    subject: null,
    body: letters.stopped,
    dedup_key,
  });
}
