import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { InboundMessage } from '@rto-desk/contract/endpoints/inbox';
import { ANSWER_HOURS, type inboxList } from '@rto-desk/contract/inbox';
import type { QueryOf } from '@rto-desk/contract/list';
import { sql } from 'kysely';
import { isStopped } from '../../facts/stopped.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { rowsWithin, within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';

/** Messages on a page, and those named beside each whose number it is. */
const PER_PAGE = 15;
const PERSONS = 5;

type Inbox = Pick<Services, 'messengers'>;

/** One page of what people wrote, within reach, newest first. Two statements. */
export function inboxPage(
  db: Queryable,
  inbox: Inbox,
  caller: Caller,
  { unread, page }: QueryOf<typeof inboxList>,
): Promise<Page<InboundMessage>> {
  const matches = unread === true ? sql<boolean>`inbound_messages.read_at is null` : sql<boolean>`true`;
  const listed = within(db, caller).inbound().select('inbound_messages.id').where(matches);
  return listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    inboundRows(db, inbox, caller)
      .where(matches)
      .orderBy('inbound_messages.said_at', 'desc')
      .orderBy('inbound_messages.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
}

/** In SQL, the number of unread replies within reach; null without a provider, so that screens hide it. */
export function unreadCount({ whatsapp }: Services['messengers'], caller: Caller) {
  return whatsapp === null
    ? sql<number | null>`null::integer`
    : sql<number | null>`(
        select count(*)::integer from ${rowsWithin(caller, 'inbound_messages')} where read_at is null)`;
}

/** Notes who has dealt with a message within reach, and when; the first one counts. Throws NotFound. */
export function markRead(db: Db, inbox: Inbox, caller: Caller, id: number): Promise<InboundMessage> {
  return db.transaction().execute(async transaction => {
    await lockInbound(transaction, caller, id);
    await noteRead(transaction, caller, id);
    return inboundRows(transaction, inbox, caller)
      .where('inbound_messages.id', '=', id)
      .executeTakeFirstOrThrow();
  });
}

/** Holds a message within reach; its number, and whether that can be answered directly now. Throws NotFound. */
export function lockInbound(db: Queryable, caller: Caller, id: number) {
  return within(db, caller)
    .inbound()
    .select(['mobile_no', sql<boolean>`${directUntil} > now()`.as('is_open')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new NotFound());
}

/** Notes that a message, which is held, has been dealt with. */
export async function noteRead(db: Queryable, caller: Caller, id: number): Promise<void> {
  // unscoped: held within reach by `lockInbound`
  await db
    .updateTable('inbound_messages')
    .set({ read_at: sql<string>`now()`, read_by: caller.id })
    .where('id', '=', id)
    .where('read_at', 'is', null)
    .execute();
}

/** Until when the provider takes plain text to the number of a message. */
// unscoped: what the number of a message within reach wrote last
const directUntil = sql<string>`(
  select max(latest.said_at) + make_interval(hours => ${ANSWER_HOURS})
  from inbound_messages as latest where latest.mobile_no = inbound_messages.mobile_no)`;

function inboundRows(db: Queryable, { messengers }: Inbox, caller: Caller) {
  const isConnected = messengers.whatsapp !== null;
  const persons = within(db, caller)
    .citizens()
    .select(['citizens.id', 'citizens.name'])
    .where('citizens.mobile', '=', sql.ref<string>('inbound_messages.mobile_no'));
  return (
    within(db, caller)
      .inbound()
      // unscoped: who dealt with a message is shown to all who see it
      .leftJoin('users as readers', 'readers.id', 'inbound_messages.read_by')
      .select([
        'inbound_messages.id',
        'inbound_messages.mobile_no as mobile',
        'inbound_messages.sender_name as name',
        'inbound_messages.kind',
        'inbound_messages.body as text',
        'inbound_messages.said_at',
        'inbound_messages.read_at',
        'readers.name as read_by',
        isStopped('inbound_messages.mobile_no').as('reminders_stopped'),
      ])
      .select([
        sql<InboundMessage['persons']>`coalesce((
          select json_agg(person order by person.id) from (${persons.orderBy('citizens.id').limit(PERSONS)}) as person),
          '[]')`.as('persons'),
        sql<number>`(select count(*)::integer from (${persons}) as person)`.as('persons_count'),
        sql<
          string | null
        >`case when ${isConnected}::boolean and ${directUntil} > now() then ${directUntil} end`.as(
          'direct_until',
        ),
      ])
  );
}
