import type { MessageState } from '@rto-desk/contract/message-states';
import { type RawBuilder, sql } from 'kysely';

/*
 * Who has told of an end of a document, of a row of `expiries` which its statement has limited.
 */

/** A failed or cancelled message has notified no one. */
const hasNotified = sql<boolean>`notice.state not in ('failed', 'cancelled')`;

/** Whether rows of two tables name the same end of the same document. */
export function areSameEnd(one: string, other: string): RawBuilder<boolean> {
  const isSame = (column: string) => sql`${sql.ref(`${one}.${column}`)} = ${sql.ref(`${other}.${column}`)}`;
  const columns = ['kind', 'document_id', 'end_field', 'expiry_date'].map(isSame);
  return sql<boolean>`(${sql.join(columns, sql` and `)})`;
}

/** The messages about an end, of a row of `expiries` or of what names its columns alike. */
function noticesOf(rows: 'expiries' | 'page') {
  // unscoped: messages about what the statement around them has limited
  return sql`from message_documents as covered join messages as notice on notice.id = covered.message_id
    where ${areSameEnd('covered', rows)} and ${hasNotified}`;
}

/** Whether a notice about it ever went out. */
export const isNotified = sql<boolean>`exists (select ${noticesOf('expiries')})`;

/** When the last notice about it went out (`at`, ISO 8601) and its state, as JSON; null without one. */
export function notifiedRows(rows: 'expiries' | 'page'): RawBuilder<unknown> {
  return sql`(
    select json_build_object('state', notice.state,
      'at', to_char(coalesce(notice.sent_at, notice.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    ${noticesOf(rows)} order by notice.id desc limit 1)`;
}

/** When a day (`YYYY-MM-DD`) begins in India. */
const morningOf = (day: string) => sql`(${day}::timestamp at time zone 'Asia/Kolkata')`;

/**
 * Whether a message counts as a notice since a moment: it was written or sent since, or waits to be sent automatically.
 */
function hasNotifiedSince(moment: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`(${hasNotified} and (notice.created_at >= ${moment} or notice.sent_at >= ${moment}
    or notice.state in ('queued', 'sending')))`;
}

/**
 * The id of the message that tells on a day in India of an end of a row of `expiries`; null where there is none.
 * @param day `YYYY-MM-DD`
 */
export function notifiedOn(day: string): RawBuilder<number | null> {
  return notifiedSince(morningOf(day), day);
}

/** The same of a moment in SQL until the end of a day. */
export function notifiedSince(moment: RawBuilder<unknown>, day: string): RawBuilder<number | null> {
  // unscoped: one notice per end, from any sender
  return sql<number | null>`(
    select max(notice.id) ${noticesOf('expiries')} and ${hasNotifiedSince(moment)}
      and notice.created_at < ${morningOf(day)} + interval '1 day')`;
}

/**
 * The last message that tells on a day of an end which a row names, or null: its id, state and when it was written.
 * @param rows what names it, in the columns of `message_documents`
 * @param mine a message that does not count
 */
export function lastNotice(rows: RawBuilder<unknown>, day: string, mine = 0) {
  // unscoped: one notice per end, from any sender
  return sql<{ id: number; state: MessageState; created_at: string }>`
    select notice.id, notice.state, notice.created_at
    from ${rows} as named join message_documents as covered on ${areSameEnd('covered', 'named')}
      join messages as notice on notice.id = covered.message_id
    where notice.id <> ${mine} and ${hasNotifiedSince(morningOf(day))}
    order by notice.id desc limit 1`;
}
