import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { Message } from '@rto-desk/contract/endpoints/messages';
import type { QueryOf } from '@rto-desk/contract/list';
import { isAutomatic, type messageList, secretPurposes } from '@rto-desk/contract/message';
import { type MessageAction, mayAct, messageTransitions } from '@rto-desk/contract/message-states';
import { type RawBuilder, sql } from 'kysely';
import { countOfCitizen } from '../../facts/count-of-citizen.ts';
import { isStopped } from '../../facts/stopped.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { inDays, listPage, pageMeta } from '../../platform/database/paging.ts';
import { ChoiceRequired, Conflict, NotFound } from '../../platform/errors.ts';
import { rowsWithin, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { settingsOf } from '../office/settings.ts';
import { isNotifiedByAnother, lockNotices, notifiedByAnother } from './notified.ts';
import { scheduleDelivery } from './outbox.ts';
import { refreshQueued } from './refresh.ts';
import { noteStagesOf } from './stages.ts';

/** Messages on a page. */
const PER_PAGE = 15;

/** The days are those in which it was written. */
type MessageFilter = QueryOf<typeof messageList>;

/** One page of the messages within reach, newest first. Two statements. */
export function messagesPage(db: Queryable, caller: Caller, filter: MessageFilter): Promise<Page<Message>> {
  const { state, page } = filter;
  const isOfState = state === undefined ? sql`true` : sql`messages.state = ${state}`;
  const matches = sql<boolean>`(${isOfState} and ${inDays('messages.created_at', filter)})`;
  const listed = within(db, caller).messages().select('messages.id').where(matches);
  return listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    newestFirst(db, caller).where(matches).limit(limit).offset(offset).execute(),
  );
}

/** One page of the messages to a citizen within reach. Two statements. Throws NotFound out of it. */
export async function messagesOf(
  db: Queryable,
  caller: Caller,
  id: number,
  page: number,
): Promise<Page<Message>> {
  const written = sql<number>`(
    select count(*)::integer from ${rowsWithin(caller, 'messages')} where ${isOf(sql`citizens.id`)})`;
  const total = await countOfCitizen(db, caller, id, written);
  const data = await newestFirst(db, caller)
    .where(isOf(sql`${id}::integer`))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE)
    .execute();
  return { data, meta: pageMeta(page, PER_PAGE, total, data.length) };
}

function newestFirst(db: Queryable, caller: Caller) {
  return messageRows(db, caller).orderBy('messages.created_at', 'desc').orderBy('messages.id', 'desc');
}

/** Whether a message is to a citizen or speaks of them. */
function isOf(citizen: RawBuilder<unknown>): RawBuilder<boolean> {
  // unscoped: only narrows what is within reach
  return sql<boolean>`messages.id in (
    select id from messages where citizen_id = ${citizen}
    union select message_id from message_documents where citizen_id = ${citizen})`;
}

/**
 * Carries out a staff action on a message. Throws NotFound, Conflict if its state no longer allows it, and ChoiceRequired for a
 * notice that is tried again to a number that has stopped reminders.
 */
export function applyMessageAction(
  services: Services,
  caller: Caller,
  action: MessageAction,
  id: number,
  { despite_stop = false }: { despite_stop?: boolean | undefined } = {},
): Promise<Message> {
  return services.db.transaction().execute(async transaction => {
    // Concurrent bulk notices must not notify about the same document twice.
    if (action === 'retry') await lockNotices(transaction, 'many');
    const message = await within(transaction, caller)
      .messages()
      .select(['id', 'state', 'channel', 'purpose', isStopped('messages.recipient').as('is_stopped')])
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (message === undefined) throw new NotFound();
    if (!mayAct(action, message.state)) {
      throw new Conflict(words => words.messages.notNow, await messageOf(transaction, caller, id));
    }
    if (action === 'retry' && message.is_stopped && isAutomatic(message.purpose)) {
      throw new Conflict(words => words.reminders.stopped, await messageOf(transaction, caller, id));
    }
    if (action === 'retry' && message.is_stopped && message.purpose === 'expiry' && !despite_stop) {
      throw new ChoiceRequired(words => words.messages.stopped, { stopped: true });
    }
    if (action === 'retry' && (await isNotifiedByAnother(transaction, id))) {
      throw new Conflict(notifiedByAnother, await messageOf(transaction, caller, id));
    }
    const state = moveOf(action, services.messengers[message.channel] !== null).to;
    // unscoped: locked within reach above
    await transaction
      .updateTable('messages')
      .set({
        state,
        ...(state === 'queued' && { attempts: 0 }),
        ...(action === 'retry' && { opened_by: null, opened_at: null }),
        ...(action === 'retry' && message.is_stopped && { despite_opt_out: true }),
        ...(state === 'sent' && { sent_at: sql<string>`now()`, error: null }),
      })
      .where('id', '=', id)
      .execute();
    // A clerk who sends it by hand reads what holds now.
    if (state === 'manual') await refreshQueued(transaction, services, id);
    if (action === 'retry') await noteStagesOf(transaction, id, await settingsOf(transaction));
    if (state === 'queued') await scheduleDelivery(transaction, id, 0);
    return messageOf(transaction, caller, id);
  });
}

/** The text of a message within reach, which the history tells of: it may open an account. Throws NotFound. */
export function messageText(db: Db, caller: Caller, id: number): Promise<{ body: string }> {
  return db.transaction().execute(async transaction => {
    const { recipient_name, citizen_id, body } = await within(transaction, caller)
      .messages()
      .select(['recipient_name', 'citizen_id', 'body'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow(() => new NotFound());
    const record = { record: 'messages', record_id: id, citizen_id, title: recipient_name };
    await recordEvent(transaction, { action: 'opened', ...record });
    return { body };
  });
}

function moveOf(action: MessageAction, hasProvider: boolean) {
  switch (action) {
    case 'retry':
      return hasProvider ? messageTransitions.retry : messageTransitions.retryByHand;
    case 'cancel':
      return messageTransitions.cancel;
    case 'sent':
      return messageTransitions.confirm;
  }
}

export function messageOf(db: Queryable, caller: Caller, id: number): Promise<Message> {
  return messageRows(db, caller).where('messages.id', '=', id).executeTakeFirstOrThrow();
}

/** Until when a queued message waits: for the end of quiet hours, or for its provider. */
const waitsUntil = sql<string | null>`(case when messages.state = 'queued' then (
  select jobs.run_at from graphile_worker._private_jobs as jobs
  where jobs.key = 'deliver ' || messages.id and jobs.run_at > now()) end)`;

/** The messages within reach, each as it is told. */
export function messageRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .messages()
      // unscoped: who wrote a message is shown to all who see it
      .leftJoin('users as writers', 'writers.id', 'messages.created_by')
      .select([
        'messages.id',
        'messages.channel',
        'messages.purpose',
        'messages.state',
        'messages.citizen_id',
        'messages.recipient',
        'messages.recipient_name',
        'messages.subject',
        'messages.attempts',
        'messages.error',
        'messages.created_at',
        'messages.updated_at',
        'messages.sent_at',
        'writers.name as created_by',
        waitsUntil.as('waits_until'),
      ])
      // A stranger at an open session must not get into an account by what is listed.
      .select(
        sql<
          string | null
        >`case when messages.purpose <> all (${[...secretPurposes]}::text[]) then messages.body end`.as(
          'body',
        ),
      )
  );
}
