import { type Caller, citizenPermissions } from '@rto-desk/contract/access';
import {
  CONFIRM_ABOVE,
  type NotifyAllPreview,
  type NotifyAllRun,
} from '@rto-desk/contract/endpoints/notify-all';
import { today } from '@rto-desk/contract/expiry';
import { messageTransitions } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import { Conflict, Forbidden, Invalid } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { lockNotices } from '../messages/notified.ts';
import { forgetStages } from '../messages/stages.ts';
import { settingsOf } from '../office/settings.ts';
import { type Chosen, chosenOn, countChosen, firstRecipients } from './choose.ts';
import { notifyAllOf } from './progress.ts';
import { endNotifyAll, enqueueNotifyAll } from './work.ts';

/** What is asked for beside the documents. */
interface Order {
  chosen: Chosen;
  dry_run: boolean;
  confirm: number | null;
  /** What the dry run answered. */
  seen: string | null;
}

/**
 * Has the holders of documents told in the background, or says how many messages that would be. Throws Invalid where it is
 * many and their number was not confirmed, and Conflict with the dry run as it is now where it finds other documents than it did.
 */
export function startNotifyAll(
  services: Services,
  caller: Caller,
  { chosen, dry_run, confirm, seen }: Order,
): Promise<NotifyAllRun | NotifyAllPreview> {
  if (!citizenPermissions(caller).message) throw new Forbidden();
  return services.db.transaction().execute(async transaction => {
    const day = today();
    const settings = await settingsOf(transaction);
    // Concurrent runs must not notify about the same document twice.
    if (!dry_run) await lockNotices(transaction, 'many');
    const asked = { chosen, day, settings };
    const counted = await countChosen(transaction, services, caller, asked);
    const preview = async (): Promise<NotifyAllPreview> => ({
      ...counted,
      recipients: await firstRecipients(transaction, services, caller, asked),
    });
    if (dry_run) return preview();
    if (seen !== null && seen !== counted.seen) {
      throw new Conflict(words => words.errors.changedMeanwhile, await preview());
    }
    const { messages } = counted;
    if (messages > CONFIRM_ABOVE && confirm !== messages) {
      throw new Invalid({ confirm: words => words.expiries.confirmNotifyAll(messages) });
    }
    const { id } = await transaction
      .insertInto('bulk_notices')
      .values({ messages, created_by: caller.id })
      .returning('id')
      .executeTakeFirstOrThrow();
    // unscoped: `chosenOn` is within reach
    await sql`insert into bulk_notice_documents (bulk_notice_id, kind, document_id, end_field, expiry_date)
      select ${id}, kind, document_id, end_field, expiry_date from ${chosenOn(caller, day, chosen)}
      where reason is null`.execute(transaction);
    await enqueueNotifyAll(transaction, id);
    return notifyAllOf(transaction, caller, id);
  });
}

/** Tells no more: what has not gone out yet is cancelled. One that is done stays done, and what waits to be sent by hand with it. Throws NotFound. */
export function stopNotifyAll(services: Services, caller: Caller, id: number): Promise<NotifyAllRun> {
  return services.db.transaction().execute(async transaction => {
    // Work on it holds the same row; its messages, which refer to it, go on meanwhile.
    await sql`select from bulk_notices where id = ${id} for no key update`.execute(transaction);
    const before = await notifyAllOf(transaction, caller, id);
    if (before.state === 'done' || before.state === 'failed') return before;
    // unscoped: of what was found within reach above
    const cancelled = await transaction
      .updateTable('messages')
      .set({ state: messageTransitions.cancel.to })
      .where('bulk_notice_id', '=', id)
      .where('state', 'in', messageTransitions.cancel.from)
      .returning('id')
      .execute();
    await forgetStages(
      transaction,
      cancelled.map(message => message.id),
    );
    if (before.state === 'running' || cancelled.length > 0) await endNotifyAll(transaction, id);
    return notifyAllOf(transaction, caller, id);
  });
}
