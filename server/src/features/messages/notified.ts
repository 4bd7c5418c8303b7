import { today } from '@rto-desk/contract/expiry';
import type { KindSlug } from '@rto-desk/contract/kinds/index';
import type { Sentence } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { lastNotice } from '../../facts/notified.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict } from '../../platform/errors.ts';

/** Names an end of a document. */
export interface NotifiedEnd {
  kind: KindSlug;
  document_id: number;
  end_field: string;
  expiry_date: string;
  citizen_id: number;
}

/** Notes what a message speaks of. */
export async function markDocumentsNotified(
  db: Queryable,
  notes: readonly (NotifiedEnd & { message_id: number })[],
): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(({ message_id, kind, document_id, end_field, expiry_date, citizen_id }) => ({
    ...{ message_id, kind, document_id, end_field, expiry_date, citizen_id },
  }));
  // unscoped: what a message that has just been written speaks of
  await sql`insert into message_documents (message_id, kind, document_id, end_field, expiry_date, citizen_id)
    select message_id, kind, document_id, end_field, expiry_date, citizen_id
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as noted (message_id integer, kind text,
      document_id integer, end_field text, expiry_date date, citizen_id integer)`.execute(db);
}

/** The lock under which it is settled who is told of what: held by one who tells many, shared by those who tell one. */
export async function lockNotices(db: Queryable, of: 'one' | 'many'): Promise<void> {
  const lock = sql.raw(of === 'one' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await sql`select ${lock}(7355)`.execute(db);
}

/** Throws Conflict with the earlier message when an end was notified today already; of two who do so at once, one waits. */
export async function assertNotNotifiedToday(db: Queryable, of: NotifiedEnd): Promise<void> {
  const { kind, document_id, end_field, expiry_date } = of;
  await lockNotices(db, 'one');
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${document_id} ${end_field}`}, 7352))`.execute(
    db,
  );
  const end = sql`(select ${kind}::text as kind, ${document_id}::integer as document_id,
    ${end_field}::text as end_field, ${expiry_date}::date as expiry_date)`;
  const { rows } = await lastNotice(end, today()).execute(db);
  if (rows[0] !== undefined) throw new Conflict(words => words.messages.twice, rows[0]);
}

/**
 * Whether another message has told today of something that one speaks of, which is to go after all; under the lock of those
 * who tell many.
 */
export async function isNotifiedByAnother(db: Queryable, id: number): Promise<boolean> {
  // unscoped: what a message within reach speaks of
  const ends = sql`(select * from message_documents where message_id = ${id})`;
  return (await lastNotice(ends, today(), id).execute(db)).rows.length > 0;
}

/** What is said of it. */
export const notifiedByAnother: Sentence = words => words.notices.notifiedByAnother;
