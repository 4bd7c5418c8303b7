import { today } from '@rto-desk/contract/expiry';
import {
  type CancelCause,
  cancelNotes,
  type Purpose,
  refreshedPurposes,
  remindingPurposes,
} from '@rto-desk/contract/message';
import { messageTransitions } from '@rto-desk/contract/message-states';
import { type RawBuilder, sql } from 'kysely';
import { readyLicencesOf } from '../../facts/learner-licences.ts';
import { learnerText, testWeekdays } from '../../facts/learner-text.ts';
import { areSameEnd } from '../../facts/notified.ts';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from '../office/settings.ts';
import {
  addressedTo,
  isNotifiable,
  type NoticeSubject,
  noticeText,
  subjectColumns,
  subjectFacts,
  textOf,
} from './notice-subject.ts';
import { forgetNotes, forgetStages } from './stages.ts';
import { type Filled, templateIn } from './templates.ts';

/** A message that waits and is about a person or documents. */
interface Waiting {
  id: number;
  purpose: Purpose;
  citizen_id: number | null;
  about_citizen: boolean;
  recipient: string;
  branch_id: number | null;
  body: string;
  /** Whether it goes by a template: what answers a person does not. */
  has_template: boolean;
  despite_opt_out: boolean;
}

/** What a message says, and to whom, by the record as it is now. */
interface Fresh {
  citizen_id: number | null;
  recipient: string;
  recipient_name: string;
  body: string;
  template: Filled | null;
}

/**
 * Rebuilds a waiting message from the record, just before it goes out or is shown to be sent by hand: name, number, facts. What
 * goes out by itself speaks no more of documents that no longer hold, and these are due again if they ever are; it is
 * cancelled, as is what staff wrote, where nothing is left of it. The caller's transaction holds the message until it ends.
 * @returns whether it is still to be sent
 */
export async function refreshQueued(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  id: number,
  now = new Date(),
): Promise<boolean> {
  // unscoped: everything that waits
  const message = await db
    .selectFrom('messages')
    .select(['id', 'purpose', 'citizen_id', 'about_citizen', 'recipient', 'branch_id', 'body'])
    .select(['despite_opt_out', sql<boolean>`template is not null`.as('has_template')])
    .where('id', '=', id)
    .where('state', 'in', messageTransitions.cancelStale.from)
    .where('purpose', 'in', refreshedPurposes)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) return true;
  switch (message.purpose) {
    case 'message':
      return refreshText(db, services, message);
    case 'expiry':
      return refreshNotice(db, services, message, today(now));
    case 'learner':
      return refreshLearner(db, services, message, today(now));
    default:
      return refreshReminder(db, services, message, today(now));
  }
}

/** What staff wrote goes to the number and the name that the citizen has now. */
async function refreshText(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  message: Waiting,
): Promise<boolean> {
  if (!message.about_citizen) return true;
  // unscoped: whom the message is to
  const citizen = await db
    .selectFrom('citizens')
    .select(['id', 'name', 'mobile', 'name_by_holder_at', 'name_known'])
    .where('id', '=', message.citizen_id ?? 0)
    .executeTakeFirst();
  if (citizen === undefined) return cancel(db, message.id, 'deleted');
  if (!citizen.mobile) return cancel(db, message.id, 'passed');
  const { body, has_template } = message;
  const { template, ...to } = addressedTo(citizen, body);
  const fresh = { citizen_id: citizen.id, body, ...to, template: has_template ? template : null };
  return store(db, services, message.id, fresh);
}

/** A notice that staff wrote speaks of its document as it is now, to the number that its holder has now. */
async function refreshNotice(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  message: Waiting,
  day: string,
): Promise<boolean> {
  // What was written before documents were noted beside their messages goes as it is.
  const cause = await causeOf(db, message);
  if (cause !== null) return cancel(db, message.id, cause);
  const subject = await subjectsOf(db, message.id).executeTakeFirst();
  if (subject === undefined) return true;
  return store(db, services, message.id, {
    ...noticeText(subject, day, await settingsOf(db)),
    recipient: subject.owner_mobile,
  });
}

async function refreshReminder(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  message: Waiting,
  day: string,
): Promise<boolean> {
  const { id, recipient } = message;
  const holding = await subjectsStillDue(db, message, day);
  const cause = holding.length === 0 ? await causeOf(db, message) : null;
  await forgetOthers(db, id, holding);
  if (holding.length === 0) return cancel(db, id, cause ?? 'passed');
  return store(db, services, id, { ...textOf(holding, day, await settingsOf(db)), recipient });
}

/** A learner is told of the licences that are still ready for the test, by the numbers and the ends that they have now. */
async function refreshLearner(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  message: Waiting,
  day: string,
): Promise<boolean> {
  const { id, citizen_id, recipient } = message;
  // unscoped: the message that is checked
  const { rows } = await sql<{ is_to_learner: boolean; told_on: string }>`
    select ${isToLearner} as is_to_learner, ${writtenOn} as told_on from messages where id = ${id}`.execute(
    db,
  );
  const [checked] = rows;
  const licences = checked?.is_to_learner
    ? await readyLicencesOf(db, citizen_id ?? 0, checked.told_on, day)
    : [];
  const [first] = licences;
  if (first === undefined) {
    const cause = await causeOf(db, message);
    await forgetStages(db, [id]);
    return cancel(db, id, cause ?? 'passed');
  }
  const text = learnerText(first, licences, await testWeekdays(db));
  return store(db, services, id, { ...text, citizen_id, recipient });
}

/** The day in India on which a message was written: its licences were noted as told on that day. */
const writtenOn = sql<string>`(messages.created_at at time zone 'Asia/Kolkata')::date`;

/** Whether a message to a learner goes to the number that they have, they want it, and have no driving licence since. */
// unscoped: of a message that the statement around it has limited
const isToLearner = sql<boolean>`(exists (
  select from citizens where citizens.id = messages.citizen_id and citizens.mobile = messages.recipient
    and not citizens.reminders_off and not ${isStopped('citizens.mobile')})
  and not exists (select from driving_licenses as later
    where later.citizen_id = messages.citizen_id and later.created_at > messages.created_at))`;

/** Whether a licence that a message to a learner tells of, or its test, was changed after the message. */
// unscoped: of a message that the statement around it has limited
const hasChangedLicence = sql<boolean>`exists (
  select from learner_licenses as licence join learner_tests as tests on tests.ll_id = licence.id
  where licence.citizen_id = messages.citizen_id and tests.told_on = ${writtenOn}
    and greatest(licence.updated_at, tests.updated_at) > messages.updated_at)`;

/** Stores what a message says now, where that is something else. */
async function store(
  db: Queryable,
  { messengers }: Pick<Services, 'messengers'>,
  id: number,
  { template: filled, ...text }: Fresh,
): Promise<true> {
  const template =
    messengers.whatsapp === null || filled === null ? null : templateIn(await settingsOf(db), filled);
  const fresh = { ...text, template: template && JSON.stringify(template) };
  // unscoped: everything that waits
  await db
    .updateTable('messages')
    .set(fresh)
    .where('id', '=', id)
    .where(
      sql<boolean>`(citizen_id, recipient, recipient_name, body, template) is distinct from
        (${fresh.citizen_id}::integer, ${fresh.recipient}, ${fresh.recipient_name}, ${fresh.body}, ${fresh.template}::jsonb)`,
    )
    .execute();
  return true;
}

async function cancel(db: Queryable, id: number, cause: CancelCause): Promise<false> {
  // unscoped: everything that waits
  await db
    .updateTable('messages')
    .set({ state: messageTransitions.cancelStale.to, error: cancelNotes[cause] })
    .where('id', '=', id)
    .execute();
  return false;
}

/** Why the first document or the person that a message is about no longer holds, as staff would say it; null where it does. */
async function causeOf(
  db: Queryable,
  { id, purpose, citizen_id, about_citizen, despite_opt_out }: Waiting,
): Promise<CancelCause | null> {
  if (about_citizen && citizen_id === null) return 'deleted';
  // unscoped: the documents that a message is about, and their holders
  const { rows } = await sql<{ cause: CancelCause | null }>`
    select ${cancelCauseOf(sql`${despite_opt_out}::boolean`)} as cause ${notifiedWithRecords}
    where covered.message_id = ${id} order by covered.expiry_date, covered.kind, covered.document_id limit 1`.execute(
    db,
  );
  if (rows[0] !== undefined) return rows[0].cause;
  if (purpose === 'learner') {
    // unscoped: whom the message is to
    const { rows: learners } = await sql<{ opted_out: boolean }>`
      select citizens.reminders_off or ${isStopped('citizens.mobile')} as opted_out
      from citizens where id = ${citizen_id}`.execute(db);
    return learners[0]?.opted_out ? 'optedOut' : 'passed';
  }
  // With a person goes what a message says of their documents.
  return about_citizen || purpose === 'expiry' ? null : 'deleted';
}

// unscoped: the documents of messages that the statement around it has limited
const notifiedWithRecords = sql`
  from message_documents as covered
    left join expiries on (expiries.kind, expiries.document_id, expiries.end_field)
      = (covered.kind, covered.document_id, covered.end_field)
    left join citizens on citizens.id = covered.citizen_id`;

/** The same of a row of `message_documents`, in SQL, with `expiries` and `citizens`. */
function cancelCauseOf(despiteOptOut: RawBuilder<unknown>): RawBuilder<CancelCause | null> {
  return sql<CancelCause | null>`case
    when citizens.id is null or expiries.document_id is null then 'deleted'
    when expiries.citizen_id <> covered.citizen_id or expiries.has_left then 'sold'
    when expiries.superseded or expiries.expiry_date > covered.expiry_date then 'renewed'
    when not ${despiteOptOut} and (citizens.reminders_off or ${isStopped('citizens.mobile')}) then 'optedOut'
    when expiries.expiry_date <> covered.expiry_date or coalesce(citizens.mobile, '') = '' then 'passed' end`;
}

/** The documents of a message as they are now, with their holders. */
function subjectsOf(db: Queryable, id: number) {
  // unscoped: the documents that a message is about
  return (
    db
      .selectFrom('message_documents as covered')
      .innerJoin('expiries', join =>
        join.on(areSameEnd('expiries', 'covered')).onRef('expiries.citizen_id', '=', 'covered.citizen_id'),
      )
      // unscoped: its holder
      .innerJoin('citizens', 'citizens.id', 'covered.citizen_id')
      // unscoped: the vehicle of a document that a message is about
      .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
      .select(subjectColumns)
      .select(subjectFacts)
      .where('covered.message_id', '=', id)
  );
}

/** What of a message that goes by itself holds on a day, soonest first. */
function subjectsStillDue(
  db: Queryable,
  { id, recipient, branch_id }: Waiting,
  day: string,
): Promise<NoticeSubject[]> {
  return subjectsOf(db, id)
    .where('citizens.mobile', '=', recipient)
    .where(sql<boolean>`citizens.branch_id is not distinct from ${branch_id}::integer`)
    .where(isNotifiable(day))
    .orderBy(sql`expiries.expiry_date, expiries.kind, expiries.document_id, expiries.end_field`)
    .execute();
}

/** Takes all others out of a message, as if they had never been told of. */
async function forgetOthers(db: Queryable, id: number, holding: readonly NoticeSubject[]): Promise<void> {
  const kept = holding.map(({ kind, document_id, end_field }) => `${kind} ${document_id} ${end_field}`);
  const others = sql<boolean>`message_id = ${id}
    and not (kind || ' ' || document_id || ' ' || end_field = any(${kept}::text[]))`;
  // unscoped: the documents that a message is about
  await db.deleteFrom('message_documents').where(others).execute();
  await forgetNotes(db, others);
}

/**
 * Rebuilds the messages that wait to be sent manually and are not what the record says, or speak of a document that has ended
 * since they were made: staff read them in a list.
 */
export async function refreshManual(services: Pick<Services, 'db' | 'messengers'>, now = new Date()) {
  const day = today(now);
  // unscoped: everything that waits
  const { rows } = await sql<{ id: number }>`
    select id from messages
    where state = 'manual' and (purpose = 'learner' and (not ${isToLearner} or ${hasChangedLicence})
      or purpose = 'message' and about_citizen and not exists (
        select from citizens where citizens.id = messages.citizen_id and citizens.mobile = messages.recipient)
      or purpose = any(${['expiry', ...remindingPurposes]}::text[]) and exists (
        select from message_documents as covered where covered.message_id = messages.id
          and covered.expiry_date < ${day}::date
          and covered.expiry_date >= (messages.updated_at at time zone 'Asia/Kolkata')::date)
      or purpose = 'expiry' and (about_citizen and citizen_id is null or exists (
        select ${notifiedWithRecords} where covered.message_id = messages.id
          and (citizens.mobile <> messages.recipient or ${cancelCauseOf(sql`messages.despite_opt_out`)} is not null)))
      or purpose = any(${[...remindingPurposes]}::text[])
        and (select count(*) from message_documents as covered where covered.message_id = messages.id)
        > (select count(*) from message_documents as covered
            join expiries using (kind, document_id, end_field, expiry_date, citizen_id)
            join citizens on citizens.id = covered.citizen_id
          where covered.message_id = messages.id and citizens.mobile = messages.recipient
            and citizens.branch_id is not distinct from messages.branch_id and ${isNotifiable(day)}))
    order by id`.execute(services.db);
  for (const { id } of rows) {
    await services.db.transaction().execute(transaction => refreshQueued(transaction, services, id, now));
  }
}
