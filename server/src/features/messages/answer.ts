import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import { isWhatsAppUser } from '@rto-desk/contract/whatsapp';
import { letters } from '@rto-desk/contract/words/letters';
import { nameInMessages } from '@rto-desk/contract/words/notice';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { lockInbound, noteRead } from './inbox.ts';
import { writeMessage } from './outbox.ts';
import { messageOf } from './queries.ts';

/**
 * Answers the number of a message within reach, and notes that it has been dealt with. What goes directly is plain text,
 * which the provider takes within a day of what the number wrote last. Throws NotFound, and Conflict later than that.
 */
export function answerInbound(
  services: Services,
  caller: Caller,
  id: number,
  { message, by_hand = false }: { message: string; by_hand?: boolean | undefined },
): Promise<Message> {
  return services.db.transaction().execute(async transaction => {
    const { mobile_no, is_open } = await lockInbound(transaction, caller, id);
    if (by_hand && isWhatsAppUser(mobile_no)) throw new Conflict(words => words.messages.noNumber);
    if (!by_hand && !is_open) throw new Conflict(words => words.messages.tooLate);
    await noteRead(transaction, caller, id);
    const written = await writeMessage(transaction, services, caller, {
      ...(await recipientOf(transaction, caller, mobile_no)),
      ...{ channel: 'whatsapp', purpose: 'message', user_id: null, subject: null },
      ...{ recipient: mobile_no, body: message, by_hand, dedup_key: null },
    });
    return messageOf(transaction, caller, written);
  });
}

/** The recipient of a number: one citizen, or an unknown person, whose reply is visible to the branch that writes. */
async function recipientOf(db: Queryable, caller: Caller, mobile_no: string) {
  const [only, ...others] = await within(db, caller)
    .citizens()
    .select(['id', 'name', 'name_by_holder_at', 'name_known', 'branch_id'])
    .where('mobile', '=', mobile_no)
    .limit(2)
    .execute();
  if (only === undefined || others.length > 0) {
    return { citizen_id: null, branch_id: branchOf(caller), recipient_name: letters.somebody };
  }
  return {
    citizen_id: only.id,
    branch_id: only.branch_id,
    recipient_name: nameInMessages(only.name, only.name_by_holder_at === null, only.name_known),
  };
}
