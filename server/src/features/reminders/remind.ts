import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { officeDate, today } from '@rto-desk/contract/expiry';
import { kinds } from '@rto-desk/contract/kinds/index';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { expiryNotice, noticeParameters } from '@rto-desk/contract/words/notice';
import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { writeMessage } from '../messages/outbox.ts';
import { type Due, dueReminders } from './due.ts';
import { contactOf, settingsOf } from './settings.ts';

/** How many reminders are written in one transaction. */
const BATCH = 200;

type Reminding = Pick<Desk, 'db' | 'messengers'>;

/**
 * Writes the reminders of the day where they are on and their hour has come, however late; each document and stage
 * once, whichever processes do so at the same time. Answers how many were written.
 */
export async function remind(desk: Reminding, now = new Date()): Promise<number> {
  const day = today(now);
  const settings = await settingsOf(desk.db);
  if (!settings.reminders_on || settings.reminded_on === day || hourInIndia(now) < settings.hour) return 0;
  let written = 0;
  for (;;) {
    const count = await writeBatch(desk, day, settings);
    if (count === 0) break;
    written += count;
  }
  await finishDay(desk, day);
  return written;
}

async function writeBatch(desk: Reminding, day: string, { stages }: ReminderSettings): Promise<number> {
  return desk.db.transaction().execute(async transaction => {
    const due = await dueReminders(transaction, day, stages)
      .orderBy('expiries.expiry_date')
      .orderBy('expiries.type')
      .orderBy('expiries.document_id')
      .limit(BATCH)
      .execute();
    const contact = await contactOf(transaction);
    for (const one of due) await writeReminder(transaction, desk, day, one, contact);
    return due.length;
  });
}

async function writeReminder(
  db: Queryable,
  desk: Reminding,
  day: string,
  due: Due,
  contact: { hi: string; en: string } | undefined,
): Promise<void> {
  const kind = kinds.find(({ type }) => type === due.type);
  if (kind === undefined) return;
  const { document_id, expiry_date, stage } = due;
  const noted = await db
    .insertInto('reminders')
    .values({ type: kind.type, document_id, expiry_date, stage, message_id: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('stage')
    .executeTakeFirst();
  // Another process is at the same batch and was first.
  if (noted === undefined) return;
  const message_id = await writeMessage(db, desk, null, {
    channel: 'whatsapp',
    purpose: 'reminder',
    citizen_id: due.citizen_id,
    user_id: null,
    branch_id: due.branch_id,
    recipient: due.owner_mobile,
    recipient_name: due.owner_name,
    subject: null,
    body: expiryNotice({ ...due, slug: kind.slug }, day, contact),
    template: { of: 'notice', parameters: noticeParameters({ ...due, slug: kind.slug }) },
    same_as: `expiry ${kind.slug} ${document_id} ${expiry_date}`,
  });
  await db
    .updateTable('reminders')
    .set({ message_id })
    .where('type', '=', kind.type)
    .where('document_id', '=', document_id)
    .where('expiry_date', '=', expiry_date)
    .where('stage', '=', stage)
    .execute();
}

/** Notes that the day is done and, once, mails what became of the day before to the admins who have an address. */
async function finishDay(desk: Reminding, day: string): Promise<void> {
  await desk.db.transaction().execute(async transaction => {
    const finished = await transaction
      .updateTable('office_settings')
      .set({ reminded_on: day })
      .where(sql<boolean>`reminded_on is distinct from ${day}::date`)
      .returning(
        sql<string | null>`(select max(created_at at time zone 'Asia/Kolkata')::date from messages
        where purpose = 'reminder' and (created_at at time zone 'Asia/Kolkata')::date < ${day}::date)`.as(
          'before',
        ),
      )
      .executeTakeFirst();
    if (finished?.before == null) return;
    const counts = await countsOf(transaction, finished.before);
    const { summaryMail } = wordsFor(undefined).reminders;
    const date = officeDate(finished.before);
    for (const admin of await adminsWithMail(transaction)) {
      await writeMessage(transaction, desk, null, {
        channel: 'mail',
        purpose: 'summary',
        citizen_id: null,
        user_id: admin.id,
        branch_id: null,
        recipient: admin.email,
        recipient_name: admin.name,
        subject: summaryMail.subject(date),
        body: summaryMail.text(date, counts),
        same_as: null,
      });
    }
  });
}

async function countsOf(db: Queryable, day: string) {
  const { rows } = await sql<{ sent: number; failed: number; manual: number; waiting: number }>`
    select count(*) filter (where state in ('sent', 'delivered'))::int as sent,
      count(*) filter (where state in ('failed', 'unknown', 'cancelled'))::int as failed,
      count(*) filter (where state = 'manual')::int as manual,
      count(*) filter (where state in ('queued', 'sending'))::int as waiting
    from messages where purpose = 'reminder' and (created_at at time zone 'Asia/Kolkata')::date = ${day}::date`.execute(
    db,
  );
  return rows[0] ?? { sent: 0, failed: 0, manual: 0, waiting: 0 };
}

async function adminsWithMail(db: Queryable): Promise<{ id: number; name: string; email: string }[]> {
  const admins = await db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', '=', 'admin')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute();
  return admins;
}

function hourInIndia(now: Date): number {
  return Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Kolkata', hour: '2-digit', hourCycle: 'h23' }).format(
      now,
    ),
  );
}

/** How far the reminders of a day have come: those still to be written while they are on, and what became of the rest. */
export async function progressOf(db: Db, now = new Date()) {
  const day = today(now);
  const { reminders_on, stages } = await settingsOf(db);
  const { due } = await db
    .selectFrom(dueReminders(db, day, stages).as('due'))
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('due'))
    .executeTakeFirstOrThrow();
  return { due: reminders_on ? due : 0, ...(await countsOf(db, day)) };
}

/** Who would be reminded now, whether reminders are on or not: how many, and the first of them. Two statements. */
export async function dueNow(db: Db, limit: number, now = new Date()) {
  const { stages } = await settingsOf(db);
  const first = await dueReminders(db, today(now), stages)
    .select(sql<number>`(count(*) over ())::integer`.as('total'))
    .orderBy('expiries.expiry_date')
    .orderBy('expiries.type')
    .orderBy('expiries.document_id')
    .limit(limit)
    .execute();
  return { total: first[0]?.total ?? 0, first };
}
