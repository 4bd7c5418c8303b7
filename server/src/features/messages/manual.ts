import type { Caller } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { secretPurposes } from '@rto-desk/contract/message';
import { initialStates } from '@rto-desk/contract/message-states';
import { whatsAppLink } from '@rto-desk/contract/whatsapp';
import { sql } from 'kysely';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { messageOf, messageRows } from './queries.ts';
import { refreshQueued } from './refresh.ts';

/** For how many minutes a message that a person has opened to send it is left to them. */
const OPENED = 3;

/**
 * In SQL, whether a message waits to be sent by hand and is among those that are gone through: by WhatsApp. What opens an
 * account or verifies a contact is not: it wants a password.
 */
export const waitsByHand = sql<boolean>`(messages.state = ${initialStates.byHand} and messages.channel = 'whatsapp'
  and messages.purpose <> all (${[...secretPurposes]}::text[]))`;

/** In SQL, whether another person is sending a message by hand: they have opened it a moment ago. */
function isOpenedByAnother(caller: Caller) {
  return sql<boolean>`(coalesce(messages.opened_by, ${caller.id}) <> ${caller.id}
    and messages.opened_at between now() - make_interval(mins => ${OPENED}) and now() + interval '1 minute')`;
}

/**
 * The oldest within reach of the messages that are gone through by hand and that no other person has just opened, as it is now by
 * the record, how many wait from it on, and what opens it; null where none does.
 * @param after only those that were written after this one
 */
export async function nextManual(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  after: number,
  now = new Date(),
): Promise<{ message: Message; link: string; left: number } | null> {
  const { db } = services;
  const isMeant = sql<boolean>`(${waitsByHand} and messages.id > ${after} and not ${isOpenedByAnother(caller)})`;
  const found = () =>
    messageRows(db, caller).where(isMeant).orderBy('messages.id').limit(1).executeTakeFirst();
  for (let next = await found(); next !== undefined; next = await found()) {
    const { id } = next;
    const holds = await db
      .transaction()
      .execute(transaction => refreshQueued(transaction, services, id, now));
    if (!holds) continue;
    const { left } = await within(db, caller)
      .messages()
      .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('left'))
      .where(isMeant)
      .executeTakeFirstOrThrow();
    const message = await messageOf(db, caller, id);
    return { message, link: whatsAppLink(message.recipient, message.body ?? ''), left };
  }
  return null;
}

/**
 * Notes that a person sends a message within reach by hand now, and answers it as it is by the record. Throws NotFound, and Conflict
 * where another person has just opened it, or it is not to be sent by hand any more.
 */
export async function openManual(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
): Promise<Message> {
  const { message, isFree } = await services.db.transaction().execute(async transaction => {
    const found = await within(transaction, caller)
      .messages()
      .select(['messages.state', isOpenedByAnother(caller).as('is_opened')])
      .where('messages.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) throw new NotFound();
    if (found.state === initialStates.byHand && !found.is_opened) {
      const holds = await refreshQueued(transaction, services, id);
      if (holds) {
        // unscoped: held within reach above
        await transaction
          .updateTable('messages')
          .set({ opened_by: caller.id, opened_at: sql<string>`now()` })
          .where('id', '=', id)
          .execute();
      }
    }
    return { message: await messageOf(transaction, caller, id), isFree: !found.is_opened };
  });
  if (!isFree) throw new Conflict(words => words.messages.openedByAnother, message);
  if (message.state !== initialStates.byHand) throw new Conflict(words => words.messages.notNow, message);
  return message;
}
