import type { Caller } from '@rto-desk/contract/access';
import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import type { Purpose } from '@rto-desk/contract/message';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { type NoticeSubject, textOf } from './notice-subject.ts';
import { markDocumentsNotified } from './notified.ts';
import { type NewMessage, writeMessages } from './outbox.ts';

/** What one message is to tell of: documents that are kept under one number in one branch. */
export interface Notice<One extends NoticeSubject = NoticeSubject> {
  subjects: readonly [One, ...One[]];
  purpose: Purpose;
}

/**
 * Whether all that is due for a number goes in one message. Without a template for that, each document goes by the one for
 * notices; where nothing goes by a template, one message is one text.
 */
export function sendsDigests({ messengers }: Pick<Services, 'messengers'>, settings: ReminderSettings) {
  return (
    messengers.whatsapp === null || settings.template_digest !== null || settings.template_notice === null
  );
}

/** What rows of documents have in common that one message tells of. */
export function groupKey(atOnce: boolean): RawBuilder<unknown> {
  return atOnce ? sql`owner_mobile, coalesce(branch_id, 0)` : sql`kind, document_id, end_field, expiry_date`;
}

/**
 * Documents by the message about them, those with the soonest ends first.
 * @param documents a statement that finds them, as `NoticeSubject`
 * @param of the day, `YYYY-MM-DD`, from which ends are near or far; how many messages at most; whether one tells of all that
 * is kept under a number
 */
export async function groupedByMessage<One extends NoticeSubject>(
  db: Queryable,
  documents: RawBuilder<unknown>,
  { day, most, atOnce }: { day: string; most: number; atOnce: boolean },
): Promise<(readonly [One, ...One[]])[]> {
  const { rows } = await sql<One & { message: string }>`
    with found as materialized (${documents}),
    near as (
      select found.*, row(${groupKey(atOnce)})::text as unit,
        min(abs(expiry_date - ${day}::date)) over (partition by ${groupKey(atOnce)}) as nearest
      from found),
    grouped as (select near.*, dense_rank() over (order by nearest, unit) as message from near)
    select * from grouped where message <= ${most}
    order by message, expiry_date, kind, document_id, end_field`.execute(db);
  const groups = new Map<string, [One, ...One[]]>();
  for (const row of rows) {
    const group = groups.get(row.message);
    if (group === undefined) groups.set(row.message, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

/**
 * Writes messages and notes what each speaks of; the caller holds the lock of those who tell many.
 * @param day `YYYY-MM-DD`
 * @returns the message of each, in their order
 */
export async function writeNotices(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  caller: Caller | null,
  notices: readonly Notice[],
  {
    day,
    settings,
    bulk_notice_id = null,
  }: { day: string; settings: ReminderSettings; bulk_notice_id?: number | null },
): Promise<number[]> {
  const messages = notices.map(({ subjects, purpose }): NewMessage => {
    const [{ owner_mobile, branch_id }] = subjects;
    return {
      ...textOf(subjects, day, settings),
      channel: 'whatsapp',
      purpose,
      user_id: null,
      branch_id,
      recipient: owner_mobile,
      subject: null,
      bulk_notice_id,
      dedup_key: keyOf(subjects),
    };
  });
  const written = await writeMessages(db, services, caller, messages);
  const ids = new Map(written.map(({ id, dedup_key }) => [dedup_key, id]));
  const found = notices.map(({ subjects }) => {
    const id = ids.get(keyOf(subjects));
    if (id === undefined) throw new Error('A message was not written');
    return id;
  });
  await markDocumentsNotified(
    db,
    notices.flatMap(({ subjects }, at) => subjects.map(one => ({ ...one, message_id: found[at] ?? 0 }))),
  );
  return found;
}

/** One message per document and day, however many ends and recipients it has. */
function keyOf([{ kind, document_id, end_field, expiry_date }]: Notice['subjects']): string {
  return `expiry ${kind} ${document_id} ${end_field} ${expiry_date}`;
}
