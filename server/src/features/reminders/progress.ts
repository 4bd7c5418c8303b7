import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { DueReminder, ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import type { Services } from '../../services.ts';
import { quotaLeft } from '../messages/limit.ts';
import { groupKey, sendsDigests } from '../messages/notices.ts';
import { settingsOf } from '../office/settings.ts';
import { type Due, dueReminders } from './due.ts';
import { countsOf } from './summary.ts';

/**
 * How far the reminders of a day have come: those still to be written while they are on, and what became of the rest.
 * Once the day is done nothing more is written in it: what was entered since is reminded of on the next one.
 */
export async function progressOf(services: Pick<Services, 'db' | 'messengers'>, now = new Date()) {
  const { db } = services;
  const day = today(now);
  const settings = await settingsOf(db);
  const isOpen = settings.reminders_on && settings.reminded_on !== day;
  return { due: isOpen ? await dueCount(services, day, settings) : 0, ...(await countsOf(db, day)) };
}

/** How many messages are still to be written, as far as the limit of the day goes. */
async function dueCount(
  services: Pick<Services, 'db' | 'messengers'>,
  day: string,
  settings: ReminderSettings,
): Promise<number> {
  const { db } = services;
  const unit = groupKey(sendsDigests(services, settings));
  // unscoped: the daily run reminds all citizens
  const { rows } = await sql<{ due: number }>`
    select count(distinct row(${unit}))::integer as due
    from (${dueReminders(db, day, settings)}) as due where told_by is null`.execute(db);
  return Math.min(rows[0]?.due ?? 0, Math.max(0, await quotaLeft(db, settings, day)));
}

/** Reminders on a page. */
const PER_PAGE = 20;

/** One page of those who would be reminded now, whether reminders are on or not. Two statements. */
export async function duePage(db: Db, page: number, now = new Date()): Promise<Page<DueReminder>> {
  const day = today(now);
  const settings = await settingsOf(db);
  const { rows } = await sql<{ total: number } & (Due | { kind: null })>`
    with due as not materialized (${dueReminders(db, day, settings)})
    select counted.total, page.* from (select count(*)::integer as total from due) as counted
      left join (
        select * from due order by expiry_date, kind, document_id, end_field
        limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}) as page on true
    order by expiry_date, kind, document_id, end_field`.execute(db);
  const data = rows.flatMap(row => {
    if (row.kind === null) return [];
    return [{ ...row, type: kindOf(row.kind).type }];
  });
  return { data, meta: pageMeta(page, PER_PAGE, rows[0]?.total ?? 0, data.length) };
}
