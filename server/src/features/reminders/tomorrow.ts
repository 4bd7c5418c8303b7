import type { RemindersTomorrow } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { type KindSlug, kindOf } from '@rto-desk/contract/kinds/index';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import type { Services } from '../../services.ts';
import { dailyQuota } from '../messages/limit.ts';
import { groupKey, sendsDigests } from '../messages/notices.ts';
import { nextOpenDay } from '../office/open-days.ts';
import { settingsOf } from '../office/settings.ts';
import { dueReminders } from './due.ts';

/** What would go out on the next open day from tomorrow on, as things stand. Two statements. */
export async function tomorrowsOf(
  services: Pick<Services, 'db' | 'messengers'>,
  now = new Date(),
): Promise<RemindersTomorrow> {
  const settings = await settingsOf(services.db);
  const closed = { weekdays: settings.closed_weekdays, dates: settings.closed_dates };
  const day = nextOpenDay(addPeriod(today(now), { days: 1 }), closed);
  // unscoped: the worker reminds the whole office, which admins look at
  const { rows } = await sql<{ kind: KindSlug | null; documents: number; messages: number }>`
    select kind, count(*)::integer as documents,
      count(distinct row(${groupKey(sendsDigests(services, settings))}))::integer as messages
    from (${dueReminders(services.db, day, settings)}) as due
    group by grouping sets ((kind), ()) order by documents desc, kind`.execute(services.db);
  const all = rows.find(({ kind }) => kind === null);
  const messages = all?.messages ?? 0;
  return {
    day,
    messages,
    documents: all?.documents ?? 0,
    beyond: Math.max(0, messages - Math.max(0, dailyQuota(settings))),
    kinds: rows.flatMap(({ kind, documents }) =>
      kind === null ? [] : [{ type: kindOf(kind).type, documents }],
    ),
  };
}
