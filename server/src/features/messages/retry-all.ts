import type { Caller } from '@rto-desk/contract/access';
import { RETRY_DAYS, RETRY_MOST, secretPurposes } from '@rto-desk/contract/message';
import { refusalIn } from '@rto-desk/contract/refusals';
import { sql } from 'kysely';
import { CallError } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { tryPaused } from './pauses.ts';
import { applyMessageAction } from './queries.ts';

/**
 * Tries all messages again within reach that have failed lately for no fault of theirs or of their recipients, the oldest first;
 * what has paused for its provider tries at once. Left out is what a single message would be refused for: a number that has
 * stopped reminders, or a document that another message of the day tells of.
 */
export async function retryAll(
  services: Services,
  caller: Caller,
): Promise<{ retried: number; left_out: number; left: number }> {
  const { db } = services;
  const failed = () =>
    within(db, caller)
      .messages()
      .where('messages.state', '=', 'failed')
      .where('messages.purpose', 'not in', secretPurposes)
      .where('messages.created_at', '>', sql<string>`now() - make_interval(days => ${RETRY_DAYS})`);
  const notes = await failed().select('messages.error').distinct().execute();
  const meant = notes.flatMap(({ error }) => (error !== null && isOfOffice(error) ? [error] : []));
  if (meant.length === 0) return { retried: 0, left_out: 0, left: 0 };
  const found = await failed()
    .select('messages.id')
    .where('messages.error', 'in', meant)
    .orderBy('messages.id')
    .execute();
  let retried = 0;
  const now = found.slice(0, RETRY_MOST);
  for (const { id } of now) {
    try {
      await applyMessageAction(services, caller, 'retry', id);
      retried += 1;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  }
  if (retried > 0) await db.transaction().execute(tryPaused);
  return { retried, left_out: now.length - retried, left: found.length - now.length };
}

function isOfOffice(error: string): boolean {
  const concern = refusalIn(error)?.concern;
  return concern === 'office' || concern === 'temporary';
}
