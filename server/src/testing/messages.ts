import type { MessageState } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import { writeMessage } from '../features/messages/outbox.ts';
import type { Queryable } from '../platform/database/database.ts';
import type { Services } from '../services.ts';

/**
 * Writes so many WhatsApp messages in one transaction: `Message 0` and on, or from another number.
 * @param and what else the transaction does
 */
export function writeMessages(
  desk: Pick<Services, 'db' | 'messengers'>,
  count: number,
  first = 0,
  and = async (_transaction: Queryable) => {},
): Promise<void> {
  return desk.db.transaction().execute(async transaction => {
    for (let number = first; number < first + count; number += 1) {
      await writeMessage(transaction, desk, null, {
        channel: 'whatsapp',
        purpose: 'message',
        citizen_id: null,
        user_id: null,
        branch_id: null,
        recipient: '9826011111',
        recipient_name: 'Asha',
        subject: null,
        body: `Message ${number}`,
        dedup_key: null,
      });
    }
    await and(transaction);
  });
}

/** The number of messages by state, without empty states. */
export async function messagesByState({
  db,
}: Pick<Services, 'db'>): Promise<Partial<Record<MessageState, number>>> {
  const rows = await db
    .selectFrom('messages')
    .select(['state', eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('count')])
    .groupBy('state')
    .execute();
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** How many messages are queued or being sent. */
export async function pendingMessages(desk: Pick<Services, 'db'>): Promise<number> {
  const { queued = 0, sending = 0 } = await messagesByState(desk);
  return queued + sending;
}

/** Lets the pause of a provider be over, as if its time had passed. */
export async function endPause({ db }: Pick<Services, 'db'>): Promise<void> {
  await db.updateTable('sending_pauses').set({ until: sql<string>`now() - interval '1 second'` }).execute();
}
