import type { Concern } from '@rto-desk/contract/refusals';
import type { Queryable } from '../../platform/database/database.ts';
import type { Delay } from '../../platform/messenger.ts';
import { forgetStages } from './stages.ts';

/** The pauses between the attempts of one message, in seconds; after the last it has failed. */
const RETRY_DELAYS = [30, 120, 600, 3600, 6 * 3600] as const;

/** Whether an attempt counts: what the office has to put right, limits, and a missing connection say nothing about the message. */
export function countsAsAttempt(delay: Delay): boolean {
  return delay === 'temporary' || delay === 'alone';
}

/** In how many seconds a message is tried again, beside the pause of its channel; null if it is not. */
export function delayAfter(delay: Delay, attempts: number): number | null {
  return countsAsAttempt(delay) ? (RETRY_DELAYS[attempts - 1] ?? null) : 0;
}

/**
 * Marks the stages of a failed message as not notified, so that they are due again; not where the number itself is
 * refused: the same message would fail day after day.
 */
export async function releaseStages(db: Queryable, id: number, concern: Concern): Promise<void> {
  if (concern !== 'recipient') await forgetStages(db, [id]);
}
