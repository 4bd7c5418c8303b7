import type { ReminderSettings } from '@rto-desk/contract/endpoints/reminders';
import { today } from '@rto-desk/contract/expiry';
import { type RawBuilder, sql } from 'kysely';
import { areSameEnd } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';

/*
 * At which stages ends of documents have been notified (`reminders`), and which were due and have not been (`reminders_left`).
 */

/** Which stages there are. */
type Stages = Pick<ReminderSettings, 'stages' | 'stages_by_kind'>;

/** The stages of a row of `expiries`, by its kind. */
export function stagesOfKind({ stages, stages_by_kind }: Stages) {
  const own = Object.entries(stages_by_kind).flatMap(([slug, stages]) =>
    stages === null ? [] : [sql`when ${sql.lit(slug)} then ${[...stages]}::integer[]`],
  );
  const common = sql<number[]>`${[...stages]}::integer[]`;
  return own.length === 0
    ? common
    : sql<number[]>`case expiries.kind ${sql.join(own, sql` `)} else ${common} end`;
}

/** The stage that a row of `expiries` has reached on a day (`YYYY-MM-DD`): the least that is not below its days left, or null. */
export function stageOn(day: string, settings: Stages): RawBuilder<number> {
  return sql<number>`(select min(s) from unnest(${stagesOfKind(settings)}) as s
    where s >= expiries.expiry_date - ${day}::date)`;
}

/** Notes that the stage is done which each end has reached that a message speaks of: it goes after all. */
export async function noteStagesOf(db: Queryable, id: number, settings: Stages): Promise<void> {
  const stage = stageOn(today(), settings);
  // unscoped: what a message within reach speaks of
  await sql`insert into reminders (kind, document_id, end_field, expiry_date, stage, message_id)
    select expiries.kind, expiries.document_id, expiries.end_field, expiries.expiry_date, ${stage}, told.message_id
    from message_documents as told join expiries on ${areSameEnd('expiries', 'told')}
    where told.message_id = ${id} and ${stage} is not null
    on conflict do nothing`.execute(db);
  // unscoped: whom a message within reach tells that they may apply
  await sql`update learner_tests set told_on = ${today()}::date from ${licencesOf([id])}
    where learner_tests.ll_id = licence.id and learner_tests.told_on is null`.execute(db);
}

/** Marks the stages of unsent messages as not notified: they are due again. */
export async function forgetStages(db: Queryable, messages: readonly number[]): Promise<void> {
  await forgetNotes(db, sql<boolean>`message_id = any(${[...messages]}::integer[])`);
  // unscoped: of messages that are not sent
  await sql`update learner_tests set told_on = null from ${licencesOf(messages)}
    where learner_tests.ll_id = licence.id
      and learner_tests.told_on = (message.created_at at time zone 'Asia/Kolkata')::date`.execute(db);
}

/** The learner's licences of messages that say "you may apply": one message covers all that are ready. */
function licencesOf(messages: readonly number[]): RawBuilder<unknown> {
  // unscoped: of messages that the statement around it has limited
  return sql`messages as message join learner_licenses as licence
    on message.purpose = 'learner' and message.id = any(${[...messages]}::integer[])
      and licence.citizen_id = message.citizen_id`;
}

/** Takes the notes of `reminders` that match: what they name is left to be told of. */
export async function forgetNotes(db: Queryable, matches: RawBuilder<boolean>): Promise<void> {
  // unscoped: of messages that are not sent
  await sql`with forgotten as (
      delete from reminders where ${matches} returning kind, document_id, end_field, expiry_date)
    insert into reminders_left (kind, document_id, end_field, expiry_date, left_on)
    select distinct kind, document_id, end_field, expiry_date, ${today()}::date from forgotten
    on conflict (kind, document_id, end_field, expiry_date) do update set left_on = excluded.left_on`.execute(
    db,
  );
}
