import { flagFilter, list } from './list.ts';

/** Texts and chosen answers; reactions; attachments, which are named and never fetched; unknown types. */
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

/** Days for which messages to the office are stored. */
export const INBOX_DAYS = 180;
/** How many messages of one number are kept of a day in India. */
export const INBOX_PER_DAY = 50;
/** Hours after a person's message in which they can be answered directly: the provider takes no plain text later. */
export const ANSWER_HOURS = 24;

/** The unread ones, or all. */
export const inboxList = list({ unread: flagFilter });
