import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { DueReminder, ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { kindOf } from '@rto-desk/contract/kinds/index';
import {
  expiryNotice,
  nameInMessages,
  noticeParameters,
  numberInMessages,
  type OfficeLines,
} from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { hourInIndia } from '../../platform/india-time.ts';
import type { Services } from '../../services.ts';
import { findDuplicate } from '../messages/duplicates.ts';
import { writeMessage } from '../messages/outbox.ts';
import { settingsOf } from '../office/settings.ts';
import { type Due, dueReminders, orderedByExpiry } from './due.ts';
import { countsOf, summarise } from './summary.ts';

/** How many reminders are written in one transaction. */
const BATCH = 200;

type Reminding = Pick<Services, 'db' | 'messengers'>;

/**
 * Writes the reminders of the day where they are on and their hour has come, however late; each document and stage
 * once, whichever processes do so at the same time. Answers how many were written.
 */
export async function remind(services: Reminding, now = new Date()): Promise<number> {
  const day = today(now);
  const settings = await settingsOf(services.db);
  if (!settings.reminders_on || settings.reminded_on === day || hourInIndia(now) < settings.hour) return 0;
  let written = 0;
  let last: Due | undefined;
  do {
    const batch = await writeBatch(services, day, settings, last);
    written += batch.written;
    last = batch.last;
  } while (last !== undefined);
  await finishDay(services, day);
  return written;
}

/** Writes the reminders of the next documents after one, or the first ones. Answers how many, and the last document. */
async function writeBatch(
  services: Reminding,
  day: string,
  { stages }: ReminderSettings,
  after: Due | undefined,
): Promise<{ written: number; last: Due | undefined }> {
  return services.db.transaction().execute(async transaction => {
    const due = await orderedByExpiry(dueReminders(transaction, day, stages, after))
      .limit(BATCH)
      .execute();
    const office = await settingsOf(transaction);
    let written = 0;
    for (const one of due) {
      if (await writeReminder(transaction, services, day, one, office)) written += 1;
    }
    return { written, last: due.at(-1) };
  });
}

/** Answers whether it was written: not where another process was first, nor where staff have sent the same today. */
async function writeReminder(
  db: Queryable,
  services: Reminding,
  day: string,
  due: Due,
  office: OfficeLines,
): Promise<boolean> {
  const { kind, document_id, end_field, expiry_date, stage } = due;
  const noted = await db
    .insertInto('reminders')
    .values({ kind, document_id, end_field, expiry_date, stage, message_id: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('stage')
    .executeTakeFirst();
  // Another process wrote the same batch first.
  if (noted === undefined) return false;
  const owner_name = nameInMessages(due.owner_name, !due.named_by_holder, due.name_known);
  const notice = {
    slug: kind,
    owner_name,
    identifier: numberInMessages(due.identifier, due.identified_by_office),
    vehicle_no: due.vehicle_no && numberInMessages(due.vehicle_no, due.identified_by_office),
    end: due.end,
    expiry_date,
  };
  const dedup_key = `expiry ${kind} ${document_id} ${end_field} ${expiry_date}`;
  const earlier = await findDuplicate(db, day, dedup_key);
  const message_id =
    earlier?.id ??
    (await writeMessage(db, services, null, {
      channel: 'whatsapp',
      purpose: 'reminder',
      citizen_id: due.citizen_id,
      user_id: null,
      branch_id: due.branch_id,
      recipient: due.owner_mobile,
      recipient_name: owner_name,
      subject: null,
      body: expiryNotice(notice, day, office),
      template: { of: 'notice', parameters: noticeParameters(notice) },
      dedup_key,
    }));
  // unscoped: the daily run reminds everybody
  await db
    .updateTable('reminders')
    .set({ message_id })
    .where('kind', '=', kind)
    .where('document_id', '=', document_id)
    .where('end_field', '=', end_field)
    .where('expiry_date', '=', expiry_date)
    .where('stage', '=', stage)
    .execute();
  return earlier === undefined;
}

/** Notes, once, that the day is done, and tells the admins of the days before that they have not been told of. */
async function finishDay(services: Reminding, day: string): Promise<void> {
  await services.db.transaction().execute(async transaction => {
    const before = await transaction
      .selectFrom('office_settings')
      .select(['reminded_on', 'summary_sent_until'])
      .forUpdate()
      .executeTakeFirstOrThrow();
    if (before.reminded_on === day) return;
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

/**
 * How far the reminders of a day have come: those still to be written while they are on, and what became of the rest.
 * Once the day is done nothing more is written in it: what was entered since is reminded of on the next one.
 */
export async function progressOf(db: Db, now = new Date()) {
  const day = today(now);
  const { reminders_on, reminded_on, stages } = await settingsOf(db);
  const isOpen = reminders_on && reminded_on !== day;
  return { due: isOpen ? await dueCount(db, day, stages) : 0, ...(await countsOf(db, day)) };
}

async function dueCount(db: Db, day: string, stages: readonly number[]): Promise<number> {
  // unscoped: the daily run reminds everybody
  const { due } = await db
    .selectFrom(dueReminders(db, day, stages).as('due'))
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('due'))
    .executeTakeFirstOrThrow();
  return due;
}

/** Reminders on a page. */
const PER_PAGE = 20;

/** One page of those who would be reminded now, whether reminders are on or not. Two statements. */
export async function duePage(db: Db, page: number, now = new Date()): Promise<Page<DueReminder>> {
  const day = today(now);
  const { stages } = await settingsOf(db);
  const { rows } = await sql<{ total: number } & (Due | { kind: null })>`
    with due as not materialized (${dueReminders(db, day, stages)})
    select counted.total, page.* from (select count(*)::integer as total from due) as counted
      left join (
        select * from due order by expiry_date, kind, document_id, end_field
        limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE}) as page on true
    order by expiry_date, kind, document_id, end_field`.execute(db);
  const data = rows.flatMap(row => {
    if (row.kind === null) return [];
    const { total: _, branch_id, named_by_holder, identified_by_office, end_field, kind, ...one } = row;
    return [{ ...one, type: kindOf(kind).type }];
  });
  return { data, meta: pageMeta(page, PER_PAGE, rows[0]?.total ?? 0, data.length) };
}
