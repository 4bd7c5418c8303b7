import { CONFIRM_ABOVE } from '@rto-desk/contract/endpoints/notify-all';
import { officeDate } from '@rto-desk/contract/expiry';
import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { writeMessage } from '../messages/outbox.ts';
import { adminsWithMail } from '../messages/pauses.ts';

/**
 * Mails admins with an address the result of the reminders of each day between two (`YYYY-MM-DD`, neither included),
 * where any were written or Notify all was used.
 * @param after null for all days before
 * @returns the number of those days
 */
export async function summarise(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  days: { after: string | null; before: string },
): Promise<number> {
  const admins = await adminsWithMail(db);
  const { summaryMail } = letters;
  const told = await daysWithReminders(db, days);
  for (const day of told) {
    const counts = await countsOf(db, day);
    const many = await notifyAllRunsOf(db, day);
    const date = officeDate(day);
    for (const admin of admins) {
      await writeMessage(db, services, null, {
        channel: 'mail',
        purpose: 'summary',
        citizen_id: null,
        user_id: admin.id,
        branch_id: null,
        recipient: admin.email,
        recipient_name: admin.name,
        subject: summaryMail.subject(date),
        body: summaryMail.text(date, counts, many),
        dedup_key: null,
      });
    }
  }
  return told.length;
}

async function daysWithReminders(
  db: Queryable,
  { after, before }: { after: string | null; before: string },
): Promise<string[]> {
  // unscoped: the summary tells admins of the whole office
  const { rows } = await sql<{ day: string }>`
    select distinct (created_at at time zone 'Asia/Kolkata')::date as day
    from (
      select created_at from messages where purpose in ('reminder', 'digest')
      union all select created_at from bulk_notices where messages > ${CONFIRM_ABOVE}) as told
    where created_at < ${before}::timestamp at time zone 'Asia/Kolkata'
      and created_at >= coalesce((${after}::date + 1)::timestamp at time zone 'Asia/Kolkata', '-infinity')
    order by day`.execute(db);
  return rows.map(({ day }) => day);
}

/** What became of the reminders that were written on a day, by how far they have come. */
export async function countsOf(db: Queryable, day: string) {
  // unscoped: the summary tells admins of the whole office
  const { rows } = await sql<{ sent: number; failed: number; manual: number; waiting: number }>`
    select count(*) filter (where state in ('sent', 'delivered'))::int as sent,
      count(*) filter (where state in ('failed', 'unknown', 'cancelled'))::int as failed,
      count(*) filter (where state = 'manual')::int as manual,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting
    from messages where purpose in ('reminder', 'digest') and (created_at at time zone 'Asia/Kolkata')::date = ${day}::date`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, failed: 0, manual: 0, waiting: 0 };
}

/** Who has told many at once on a day, and by how many messages. */
async function notifyAllRunsOf(db: Queryable, day: string) {
  // unscoped: the summary tells admins of the whole office
  const { rows } = await sql<{ by: string; messages: number }>`
    select coalesce(users.name, '–') as by, bulk_notices.messages
    from bulk_notices left join users on users.id = bulk_notices.created_by
    where bulk_notices.messages > ${CONFIRM_ABOVE}
      and (bulk_notices.created_at at time zone 'Asia/Kolkata')::date = ${day}::date
    order by bulk_notices.id`.execute(db);
  return rows;
}
