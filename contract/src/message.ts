import { choice, date, longText, required } from './fields.ts';
import { list } from './list.ts';
import { messageStates } from './message-states.ts';

/** How a message travels. */
export const channels = ['whatsapp', 'mail'] as const;
export type Channel = (typeof channels)[number];

/** What a message is for. */
export const purposes = [
  'message',
  'expiry',
  'reset',
  'reminder',
  'digest',
  'bulk',
  'learner',
  'summary',
  'security',
  'verify',
] as const;
export type Purpose = (typeof purposes)[number];

/** What tells of ends of documents by itself, of one or of several, and to many at once. */
export const remindingPurposes = ['reminder', 'digest', 'bulk'] as const satisfies readonly Purpose[];

/**
 * Sent automatically, also when a person started it: within the daily limit, outside quiet hours, never to a number
 * that has opted out, nor about what no longer holds.
 */
export const automaticPurposes = [...remindingPurposes, 'learner'] as const satisfies readonly Purpose[];

/** What is about a person or documents, and is rebuilt from the record before it goes out. */
export const refreshedPurposes = [
  'message',
  'expiry',
  ...automaticPurposes,
] as const satisfies readonly Purpose[];

export function isAutomatic(purpose: Purpose): boolean {
  return (automaticPurposes as readonly Purpose[]).includes(purpose);
}

/** So many messages of each day are kept for what people write, codes and security: a limit of the day is above it. */
export const RESERVED_FOR_STAFF = 20;

/** For how many days what has failed is tried again with all others, and how many at a time. */
export const RETRY_DAYS = 14;
export const RETRY_MOST = 500;

/** Their texts open an account or verify a contact. */
export const secretPurposes = ['reset', 'verify'] as const satisfies readonly Purpose[];

/** Why a message is cancelled that no longer holds. */
export const cancelCauses = ['renewed', 'sold', 'optedOut', 'deleted', 'passed'] as const;
export type CancelCause = (typeof cancelCauses)[number];

/** How that is noted in a message's `error`. */
export const cancelNotes: Record<CancelCause, string> = {
  renewed: 'The document has been renewed meanwhile',
  sold: 'The vehicle has another owner, or has left',
  optedOut: 'The person has opted out meanwhile',
  deleted: 'The person or document was deleted meanwhile',
  passed: 'What it was about has changed meanwhile',
};

/** What staff write to a citizen. */
export const messageFields = { message: longText(1000, required) };

/** The days are those in which a message was written, both included. */
export const messageList = list({ state: choice(messageStates), from: date(), until: date() });
