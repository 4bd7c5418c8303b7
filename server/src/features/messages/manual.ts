import type { Caller } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { secretPurposes } from '@rto-desk/contract/message';
import { initialStates } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { messageRows } from './queries.ts';

/**
 * The oldest WhatsApp message within reach that waits to be sent by hand, how many wait from it on, and what opens it; null
 * where none does. What opens an account or verifies a contact is not among them: it wants a password.
 * @param after only those that were written after this one
 */
export async function nextManual(
  db: Queryable,
  caller: Caller,
  after: number,
): Promise<{ message: Message; link: string; left: number } | null> {
  const waits = sql<boolean>`(messages.state = ${initialStates.byHand} and messages.channel = 'whatsapp'
    and messages.purpose <> all (${[...secretPurposes]}::text[]) and messages.id > ${after})`;
  const { left } = await within(db, caller)
    .messages()
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
    .where(waits)
    .executeTakeFirstOrThrow();
  const message = await messageRows(db, caller)
    .where(waits)
    .orderBy('messages.id')
    .limit(1)
    .executeTakeFirst();
  if (message === undefined) return null;
  return { message, link: whatsAppLink(message.recipient, message.body ?? ''), left };
}
