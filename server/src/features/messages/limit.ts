import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { automaticPurposes, RESERVED_FOR_STAFF } from '@rto-desk/contract/message';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** How many messages go out by themselves on a day on which people write no more than what is kept for them. */
export function dailyQuota({ daily_limit }: Pick<ReminderSettings, 'daily_limit'>): number {
  return daily_limit - RESERVED_FOR_STAFF;
}

/**
 * How many more messages may go out by themselves on a day (`YYYY-MM-DD`): what its limit leaves after those of the day,
 * those of days before that the provider has taken in it or that wait for it, and what is kept for people, or what they have used of it where that is more.
 */
export async function quotaLeft(
  db: Queryable,
  { daily_limit }: Pick<ReminderSettings, 'daily_limit'>,
  day: string,
): Promise<number> {
  const morning = sql`(${day}::timestamp at time zone 'Asia/Kolkata')`;
  const goes = sql`purpose = any(${[...automaticPurposes]}::text[])`;
  // unscoped: the limit is the whole office's
  const { rows } = await sql<{ used: number; written: number }>`
    select count(*) filter (where ${goes})::integer as used,
      count(*) filter (where not ${goes} and created_at >= ${morning})::integer as written
    from messages
    where channel = 'whatsapp' and state <> 'cancelled'
      and (created_at >= ${morning} or state in ('queued', 'sending')
        or created_at >= ${morning} - interval '14 days' and sent_at >= ${morning} and provider_id is not null)`.execute(
    db,
  );
  const { used = 0, written = 0 } = rows[0] ?? {};
  return daily_limit - Math.max(RESERVED_FOR_STAFF, written) - used;
}
