import { flagFilter, list } from './list.ts';

/** Texts and chosen answers; reactions; what was sent beside, which is named and never fetched; what nobody knows. */
export const inboundKinds = [
  'text',
  'reaction',
  'image',
  'video',
  'audio',
  'document',
  'sticker',
  'location',
  'contacts',
  'other',
] as const;
export type InboundKind = (typeof inboundKinds)[number];

/** Days for which what somebody wrote to the office is kept. */
export const INBOX_DAYS = 180;
/** How many messages of one number are kept of a day in India. */
export const INBOX_PER_DAY = 50;
/** Hours after somebody has written for which they can be answered directly: the provider takes no plain text later. */
export const ANSWER_HOURS = 24;

/** Those that nobody has dealt with yet, or all. */
export const inboxList = list({ unread: flagFilter });
