import type { Caller } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { secretPurposes } from '@rto-desk/contract/message';
import { initialStates } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { sql } from 'kysely';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { judgeOne } from './judge.ts';
import { messageOf, messageRows } from './queries.ts';

/**
 * In SQL, whether a message waits to be sent by hand and is among those that are gone through: by WhatsApp. What opens an
 * account or verifies a contact is not: it wants a password.
 */
export const waitsByHand = sql<boolean>`(messages.state = ${initialStates.byHand} and messages.channel = 'whatsapp'
  and messages.purpose <> all (${[...secretPurposes]}::text[]))`;

/**
 * The oldest within reach of the messages that are gone through by hand, with the text that holds now, how many wait from it on,
 * and what opens it; null where none does.
 * @param after only those that were written after this one
 */
export async function nextManual(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  after: number,
  now = new Date(),
): Promise<{ message: Message; link: string; left: number } | null> {
  const { db } = services;
  const found = () =>
    messageRows(db, caller)
      .where(waitsByHand)
      .where('messages.id', '>', after)
      .orderBy('messages.id')
      .limit(1)
      .executeTakeFirst();
  for (let next = await found(); next !== undefined; next = await found()) {
    if (!(await judgeOne(services, next, now))) continue;
    const { left } = await within(db, caller)
      .messages()
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
      .where(waitsByHand)
      .where('messages.id', '>', after)
      .executeTakeFirstOrThrow();
    const message = await messageOf(db, caller, next.id);
    return { message, link: whatsAppLink(message.recipient, message.body ?? ''), left };
  }
  return null;
}
