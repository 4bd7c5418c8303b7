import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { notifiedOn } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { hourInIndia } from '../../platform/india-time.ts';
import type { Services } from '../../services.ts';
import { quotaLeft } from '../messages/limit.ts';
import { groupedByMessage, type Notice, sendsDigests, writeNotices } from '../messages/notices.ts';
import { lockNotices } from '../messages/notified.ts';
import { isQuiet, reminderHour } from '../office/quiet.ts';
import { settingsOf } from '../office/settings.ts';
import { type Due, dueOrHeld, dueReminders } from './due.ts';
import { summarise } from './summary.ts';

/** How many messages are written in one transaction. */
const BATCH = 500;

type Reminding = Pick<Services, 'db' | 'messengers'>;

/**
 * Writes the reminders of the day where they are on and their hour has come, however late, but in no quiet hours and on no
 * closed day: each document and stage once, also by several processes at a time, and all that is due for a number and
 * branch in one message. What goes beyond the limit of the day, or is held, stays due until a notice goes out. Answers how many
 * messages were written.
 */
export async function remind(services: Reminding, now = new Date()): Promise<number> {
  const day = today(now);
  const settings = await settingsOf(services.db);
  if (hourInIndia(now) < reminderHour(settings)) return 0;
  if (!settings.reminders_on) {
    await summariseOthers(services, day);
    return 0;
  }
  if (settings.reminded_on === day || isQuiet(now, settings)) return 0;
  let written = 0;
  for (let batch = BATCH; batch === BATCH; written += batch) batch = await writeBatch(services, day);
  await finishDay(services, day);
  return written;
}

/** Writes the next messages of a day, soonest ends first, as far as its limit allows. Answers how many. */
function writeBatch(services: Reminding, day: string): Promise<number> {
  return services.db.transaction().execute(async transaction => {
    await lockNotices(transaction, 'many');
    const settings = await settingsOf(transaction);
    const most = Math.min(BATCH, await quotaLeft(transaction, settings, day));
    if (most <= 0) return 0;
    const notices = await dueNotices(transaction, day, settings, {
      most,
      atOnce: sendsDigests(services, settings),
    });
    const ids = await writeNotices(transaction, services, null, notices, { day, settings });
    await noteStages(
      transaction,
      notices.flatMap(({ subjects }, at) => subjects.map(one => ({ ...one, message_id: ids[at] ?? null }))),
    );
    return notices.length;
  });
}

/** The ends that are due on a day without a notice in their stage, by message: those with the soonest ends first. */
async function dueNotices(
  db: Queryable,
  day: string,
  settings: ReminderSettings,
  { most, atOnce }: { most: number; atOnce: boolean },
): Promise<Notice<Due>[]> {
  // unscoped: a number that has had a notice today gets the next one tomorrow
  const isOver = sql`exists (select from messages where recipient = due.owner_mobile
    and purpose in ('reminder', 'digest') and state not in ('failed', 'cancelled')
    and branch_id is not distinct from due.branch_id
    and created_at >= ${day}::timestamp at time zone 'Asia/Kolkata'
    and created_at < (${day}::date + 1)::timestamp at time zone 'Asia/Kolkata')`;
  const due = sql`select due.* from (${dueReminders(db, day, settings)}) as due
    where told_by is null and ${atOnce ? sql`not ${isOver}` : sql`true`}`;
  const groups = await groupedByMessage<Due>(db, due, { day, most, atOnce });
  return groups.map(subjects => ({ subjects, purpose: subjects.length === 1 ? 'reminder' : 'digest' }));
}

/** Notes that notices about stages were written. */
async function noteStages(db: Queryable, noticed: readonly (Due & { message_id: number | null })[]) {
  if (noticed.length === 0) return;
  const rows = noticed.map(({ kind, document_id, end_field, expiry_date, stage, message_id }) => ({
    ...{ kind, document_id, end_field, expiry_date, stage, message_id },
  }));
  await sql`insert into reminders (kind, document_id, end_field, expiry_date, stage, message_id)
    select kind, document_id, end_field, expiry_date, stage, message_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (kind text, document_id integer,
      end_field text, expiry_date date, stage integer, message_id integer)
    on conflict do nothing`.execute(db);
}

/** Marks the stages of which staff have sent notices today as done; leaves the rest for the next day. */
async function noteRest(db: Queryable, day: string): Promise<void> {
  const settings = await settingsOf(db);
  const due = await dueOrHeld(db, day, settings).where(notifiedOn(day), 'is not', null).execute();
  await noteStages(
    db,
    due.map(one => ({ ...one, message_id: one.told_by })),
  );
  // unscoped: the daily run reminds all citizens
  await sql`insert into reminders_left (kind, document_id, end_field, expiry_date, left_on)
    select kind, document_id, end_field, expiry_date, ${day}::date from (${dueOrHeld(db, day, settings)}) as due
    on conflict (kind, document_id, end_field, expiry_date) do update set left_on = excluded.left_on`.execute(
    db,
  );
  // unscoped: what was left before and is due no more
  await db.deleteFrom('reminders_left').where('left_on', '<>', day).execute();
}

/** Notes once that the day is done, and sends the admins a summary of earlier days that had none. */
async function finishDay(services: Reminding, day: string): Promise<void> {
  await services.db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('office_settings')
      .select(['reminded_on', 'summary_sent_until'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.reminded_on === day) return;
    await noteRest(transaction, day);
    await transaction
      .updateTable('office_settings')
      .set({
        reminded_on: day,
        summary_sent_until: sql<string>`greatest(summary_sent_until, ${day}::date - 1)`,
      })
      .execute();
    await summarise(transaction, services, { after: before.summary_sent_until, before: day });
  });
}

/** While reminders are off, sends the admins a summary of earlier days on which many notices went out at once. */
function summariseOthers(services: Reminding, day: string): Promise<void> {
  return services.db.transaction().execute(async transaction => {
    const { summary_sent_until: after } = await transaction
      .selectFrom('office_settings')
      .select('summary_sent_until')
      .forUpdate()
      .executeTakeFirstOrThrow();
    const summarised = await summarise(transaction, services, { after, before: day });
    if (summarised > 0) {
      await transaction
        .updateTable('office_settings')
        .set({ summary_sent_until: sql<string>`${day}::date - 1` })
        .execute();
    }
  });
}
