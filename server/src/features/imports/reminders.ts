import type { Caller } from '@rto-desk/contract/access';
import type { ImportReminders } from '@rto-desk/contract/endpoints/imports';
import { daysBetween, today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { isImported } from '../../facts/imported.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { dailyQuota } from '../messages/limit.ts';
import { isNotifiable } from '../messages/notice-subject.ts';
import { groupKey, sendsDigests } from '../messages/notices.ts';
import { stagesOfKind } from '../messages/stages.ts';
import { nextOpenDay } from '../office/open-days.ts';
import { settingsOf } from '../office/settings.ts';
import { dueReminders, type Stages } from '../reminders/due.ts';
import { type DueOn, spreadOverDays } from '../reminders/spread.ts';
import { foundImport } from './queries.ts';

/**
 * How many messages those get whom an import has added: tomorrow, and altogether by the stages that are set now, over so many
 * days, as far as the limit of each day goes. What ends is counted as it stands now. Throws NotFound.
 */
export async function importReminders(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
  now = new Date(),
): Promise<ImportReminders> {
  const { db } = services;
  const { reminders_allowed_at: allowed_at } = await foundImport(db, caller, id);
  const settings = await settingsOf(db);
  const tomorrow = addPeriod(today(now), { days: 1 });
  const closed = { weekdays: settings.closed_weekdays, dates: settings.closed_dates };
  const from = nextOpenDay(tomorrow, closed);
  const due = await messagesDue(db, id, { from, settings, atOnce: sendsDigests(services, settings) });
  const days = spreadOverDays(due, { from, most: dailyQuota(settings), closed });
  const last = days.at(-1);
  return {
    allowed_at,
    tomorrow: days.find(({ day }) => day === tomorrow)?.messages ?? 0,
    messages: days.reduce((sum, { messages }) => sum + messages, 0),
    days: last === undefined ? 0 : daysBetween(tomorrow, last.day) + 1,
  };
}

/** What is due of a list from a day on, by the days on which its stages come, and by the message about it. */
async function messagesDue(
  db: Queryable,
  list: number,
  { from, settings, atOnce }: { from: string; settings: Stages; atOnce: boolean },
): Promise<DueOn[]> {
  // unscoped: whom an import within an admin's reach has added
  const { rows } = await sql<DueOn>`
    with told as (
      select ${from}::date as day, kind, document_id, end_field, expiry_date, owner_mobile, branch_id
      from (${dueReminders(db, from, settings, isImported(list))}) as due
      union all
      select expiries.expiry_date - stage, expiries.kind, expiries.document_id, expiries.end_field,
        expiries.expiry_date, citizens.mobile, citizens.branch_id
      from expiries join citizens on citizens.id = expiries.citizen_id,
        unnest(${stagesOfKind(settings)}) as stage
      where expiries.expiry_date - stage > ${from}::date and ${isNotifiable(from)} and ${isImported(list)}),
    numbered as (select day, dense_rank() over (order by ${groupKey(atOnce)})::integer as message from told)
    select day, array_agg(distinct message) as messages from numbered group by day order by day`.execute(db);
  return rows;
}
