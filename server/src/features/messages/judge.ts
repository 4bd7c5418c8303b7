import { today } from '@rto-desk/contract/expiry';
import { ownPurposes, remindingPurposes } from '@rto-desk/contract/message';
import { messageMoves } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import { isStopped } from '../../facts/stopped.ts';
import { areSameEnd } from '../../facts/told.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { settingsOf } from '../office/settings.ts';
import { isTellable, type Spoken, spokenColumns, spokenFacts, textOf } from './spoken.ts';
import { forgetNotes, forgetStages } from './stages.ts';
import { templateIn } from './templates.ts';

/** Said of a message that was not sent since nothing holds any more of what it was about. */
const PASSED = 'What it was about has changed meanwhile';

/**
 * Looks again at what a message that waits is about: documents that have been renewed, transferred or deleted, or have
 * left, and people who do not want it, have moved or have another number are spoken of no more. Its text is made anew of
 * what holds, and whoever was taken out is due again if they ever are. A message of which nothing is left is cancelled.
 * Messages that do not go by themselves are left as they are. The caller's transaction holds the message until it ends.
 * @returns whether it is still to be sent
 */
export async function judgeAnew(
  db: Queryable,
  { messengers }: Pick<Services, 'messengers'>,
  id: number,
  now = new Date(),
): Promise<boolean> {
  // unscoped: whatever waits
  const message = await db
    .selectFrom('messages')
    .select(['id', 'purpose', 'recipient', 'branch_id', 'template', isToLearner.as('is_to_learner')])
    .where('id', '=', id)
    .where('state', 'in', messageMoves.drop.from)
    .where('purpose', 'in', ownPurposes)
    .forUpdate()
    .executeTakeFirst();
  if (message === undefined) return true;
  if (message.purpose === 'learner') {
    if (message.is_to_learner) return true;
    await forgetStages(db, [id]);
    return drop(db, id);
  }
  const day = today(now);
  const holding = await stillTold(db, message, day);
  await forgetOthers(db, id, holding);
  if (holding.length === 0) return drop(db, id);
  const settings = await settingsOf(db);
  const { template: filled, ...text } = textOf(holding, day, settings);
  const template = messengers.whatsapp === null ? null : templateIn(settings, filled);
  // unscoped: whatever waits
  await db
    .updateTable('messages')
    .set({ ...text, template: template && JSON.stringify(template) })
    .where('id', '=', id)
    .execute();
  return true;
}

/** Whether a message to a learner goes to the number that they have, and they want to be told. */
// unscoped: of a message that the statement around it has limited
const isToLearner = sql<boolean>`exists (
  select from citizens where citizens.id = messages.citizen_id and citizens.mobile = messages.recipient
    and not citizens.reminders_off and not ${isStopped('citizens.mobile')})`;

async function drop(db: Queryable, id: number): Promise<false> {
  // unscoped: whatever waits
  await db
    .updateTable('messages')
    .set({ state: messageMoves.drop.to, error: PASSED })
    .where('id', '=', id)
    .execute();
  return false;
}

/** What of a message holds on a day, soonest first. */
async function stillTold(
  db: Queryable,
  { id, recipient, branch_id }: { id: number; recipient: string; branch_id: number | null },
  day: string,
): Promise<Spoken[]> {
  // unscoped: the documents that a message is about
  return (
    db
      .selectFrom('message_documents as told')
      .innerJoin('expiries', join =>
        join.on(areSameEnd('expiries', 'told')).onRef('expiries.citizen_id', '=', 'told.citizen_id'),
      )
      // unscoped: its holder
      .innerJoin('citizens', 'citizens.id', 'told.citizen_id')
      // unscoped: the vehicle of a document that a message is about
      .leftJoin('vehicles', 'vehicles.id', 'expiries.vehicle_id')
      .select(spokenColumns)
      .select(spokenFacts)
      .where('told.message_id', '=', id)
      .where('citizens.mobile', '=', recipient)
      .where(sql<boolean>`citizens.branch_id is not distinct from ${branch_id}::integer`)
      .where(isTellable(day))
      .orderBy(sql`expiries.expiry_date, expiries.kind, expiries.document_id, expiries.end_field`)
      .execute()
  );
}

/** Takes all others out of a message, as if they had never been told of. */
async function forgetOthers(db: Queryable, id: number, holding: readonly Spoken[]): Promise<void> {
  const kept = holding.map(({ kind, document_id, end_field }) => `${kind} ${document_id} ${end_field}`);
  const others = sql<boolean>`message_id = ${id}
    and not (kind || ' ' || document_id || ' ' || end_field = any(${kept}::text[]))`;
  // unscoped: the documents that a message is about
  await db.deleteFrom('message_documents').where(others).execute();
  await forgetNotes(db, others);
}

/** Has a message that waits to be sent by hand say what it would if it were written now. Answers whether it is still to be sent. */
export async function judgeOne(
  services: Pick<Services, 'db' | 'messengers'>,
  message: { id: number; body: string | null },
  now = new Date(),
): Promise<boolean> {
  const { db } = services;
  const day = today(now);
  // unscoped: whoever calls has found it within reach
  const reminder = await db
    .selectFrom('messages')
    .select(['id', 'recipient', 'branch_id'])
    .where('id', '=', message.id)
    .where('purpose', 'in', remindingPurposes)
    .executeTakeFirst();
  if (reminder === undefined) return true;
  const [holding, settings] = [await stillTold(db, reminder, day), await settingsOf(db)];
  if (holding.length > 0 && textOf(holding, day, settings).body === message.body) return true;
  return db.transaction().execute(transaction => judgeAnew(transaction, services, message.id, now));
}

/**
 * Looks again at all messages that wait to be sent by hand of which something holds no more, or has ended since they were
 * looked at last: whoever sends them reads them in a list.
 */
export async function judgeManual(services: Pick<Services, 'db' | 'messengers'>, now = new Date()) {
  const day = today(now);
  // unscoped: whatever waits
  const { rows } = await sql<{ id: number }>`
    select id from messages
    where state = 'manual' and (purpose = 'learner' and not ${isToLearner} or purpose = any(${[...remindingPurposes]}::text[])
      and (exists (select from message_documents as told where told.message_id = messages.id
          and told.expiry_date < ${day}::date
          and told.expiry_date >= (messages.updated_at at time zone 'Asia/Kolkata')::date)
        or (select count(*) from message_documents as told where told.message_id = messages.id)
        > (select count(*) from message_documents as told
            join expiries using (kind, document_id, end_field, expiry_date, citizen_id)
            join citizens on citizens.id = told.citizen_id
          where told.message_id = messages.id and citizens.mobile = messages.recipient
            and citizens.branch_id is not distinct from messages.branch_id and ${isTellable(day)})))
    order by id`.execute(services.db);
  for (const { id } of rows) {
    await services.db.transaction().execute(transaction => judgeAnew(transaction, services, id, now));
  }
}
