import { INBOX_DAYS, INBOX_PER_DAY } from '@rto-desk/contract/inbox';
import { isWhatsAppUser } from '@rto-desk/contract/whatsapp';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import type { Inbound } from './inbound.ts';
import { fingerprint } from './outbox.ts';
import { applyOptOutByHolder, lockNumber, lockPeople, optOutKeyword } from './stopped.ts';

const KEPT = sql`make_interval(days => ${INBOX_DAYS})`;

/**
 * Stores an incoming message once, however often the provider reports it, and applies a STOP or START. There is a limit
 * of stored messages per number and day, and none older than the oldest stored one is kept; STOP and START count beyond
 * it.
 */
export function receive(services: Pick<Services, 'db' | 'messengers'>, inbound: Inbound): Promise<void> {
  return services.db.transaction().execute(async transaction => {
    const { kind, text } = inbound;
    const mobile_no = inbound.mobile_no ?? (await numberOf(transaction, inbound.user_id ?? ''));
    const said_at = inbound.said_at.toISOString();
    const hashed_id = fingerprint(inbound.provider_id);
    const word = kind === 'text' && text !== null ? optOutKeyword(text) : null;
    await (word === null ? lockNumber : lockPeople)(transaction, mobile_no);
    const { is_known, is_full } = await checkReceived(transaction, hashed_id, mobile_no, said_at);
    if (is_known) return;
    if (!is_full) {
      // An applied keyword and a reaction need no answer.
      const isDone = word !== null || kind === 'reaction';
      await transaction
        .insertInto('inbound_messages')
        .values({
          ...{ hashed_id, mobile_no, kind, body: text, said_at },
          sender_name: isWhatsAppUser(mobile_no) ? (inbound.sender_name ?? null) : null,
          read_at: isDone ? sql<string>`now()` : null,
        })
        .execute();
    }
    if (word !== null) await applyOptOutByHolder(transaction, services, { mobile_no, word, said_at });
  });
}

/** The number of a WhatsApp user who does not show it, where it is known; their id otherwise. */
async function numberOf(db: Queryable, user_id: string): Promise<string> {
  // unscoped: the provider tells who has written
  const known = await db
    .selectFrom('whatsapp_users')
    .select('mobile_no')
    .where('user_id', '=', user_id)
    .executeTakeFirst();
  return known?.mobile_no ?? user_id;
}

/** Notes which number a WhatsApp user has: what came under their id alone is theirs, their word on reminders as well. */
export async function linkUser(
  services: Pick<Services, 'db' | 'messengers'>,
  user_id: string,
  mobile_no: string,
): Promise<void> {
  if ((await numberOf(services.db, user_id)) === mobile_no) return;
  await services.db.transaction().execute(async transaction => {
    for (const one of [user_id, mobile_no]) await lockPeople(transaction, one);
    // unscoped: the provider tells whose id it is
    await transaction
      .insertInto('whatsapp_users')
      .values({ user_id, mobile_no })
      .onConflict(conflict => conflict.column('user_id').doUpdateSet({ mobile_no }))
      .execute();
    // unscoped: as above
    await transaction
      .updateTable('inbound_messages')
      .set({ mobile_no, sender_name: null })
      .where('mobile_no', '=', user_id)
      .execute();
    // unscoped: as above
    const said = await transaction
      .deleteFrom('stopped_numbers')
      .where('mobile_no', '=', user_id)
      .returning(['stopped', 'said_at'])
      .executeTakeFirst();
    if (said === undefined) return;
    const word = said.stopped ? 'stop' : 'start';
    await applyOptOutByHolder(transaction, services, { mobile_no, word, said_at: said.said_at });
  });
}

/** Whether a message is known already, and whether no more of its number is kept of its day. */
async function checkReceived(db: Queryable, hashed_id: string, mobile_no: string, said_at: string) {
  const day = (moment: unknown) => sql`(${moment}::timestamptz at time zone 'Asia/Kolkata')::date`;
  // unscoped: the provider reports messages of any number
  const { rows } = await sql<{ is_known: boolean; is_full: boolean }>`
    select exists (select from inbound_messages where hashed_id = ${hashed_id})
        or ${said_at}::timestamptz < now() - ${KEPT} as is_known,
      (select count(*) from inbound_messages where mobile_no = ${mobile_no}
        and said_at between ${said_at}::timestamptz - interval '1 day' and ${said_at}::timestamptz + interval '1 day'
        and ${day(sql`said_at`)} = ${day(said_at)}) >= ${INBOX_PER_DAY} as is_full`.execute(db);
  return rows[0] ?? { is_known: true, is_full: true };
}

/** Erases old messages, and the opt-out of a number that takes reminders again or belongs to no citizen. */
export async function eraseInbox(db: Db): Promise<void> {
  // unscoped: old messages of any number
  await db.deleteFrom('inbound_messages').where('said_at', '<', sql<string>`now() - ${KEPT}`).execute();
  // unscoped: opt-outs of any number
  await db
    .deleteFrom('stopped_numbers')
    .where(sql<boolean>`(not stopped or not exists (select from citizens where citizens.mobile = mobile_no))`)
    .where('said_at', '<', sql<string>`now() - ${KEPT}`)
    .execute();
}
