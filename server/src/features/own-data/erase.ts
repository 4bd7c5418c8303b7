import { kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { messageMoves } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

/** Somebody whose account is to be deleted on their own wish. */
export interface ErasedUser {
  id: number;
  phone: string;
  citizen_id: number | null;
}

/** Marks the notice that tells of a deletion; it keeps its recipient until it has gone. */
export const erasureNoticeKey = (wish: number) => `farewell ${wish}`;

/** How long a notice of a deletion that nobody sends keeps the number that it is for. */
const KEPT_FOR = sql`interval '30 days'`;

/**
 * Deletes an account with everything that its holder has entered, and takes them out of what stays: requests, messages,
 * wishes, answers kept for a resend, words of the search, the history. A profile with records of the office stays with the
 * office, without what its holder declared in it. Belongs into the transaction that has answered the wish.
 */
export async function erasePerson(db: Queryable, wish: number, user: ErasedUser): Promise<void> {
  // unscoped: whoever leaves takes their own with them
  const citizens = await db
    .selectFrom('citizens')
    .select(['id', 'name', 'mobile'])
    .where(eb => eb.or([eb('owner_id', '=', user.id), eb('id', '=', user.citizen_id)]))
    .forUpdate()
    .execute();
  const ids = citizens.map(({ id }) => id);
  await deleteDeclared(db, ids);
  const gone = await emptyProfiles(db, ids);
  const messages = await blankMessages(db, wish, user.id, gone);
  // unscoped: the profiles of who leaves
  await sql`delete from citizens where id = any(${gone}::integer[])`.execute(db);
  await blankRequests(db, user.id);
  await forgetAnswers(db, user.id, [user.phone, ...citizens.map(({ mobile }) => mobile)]);
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  await forgetWords(
    db,
    citizens.map(({ name }) => name),
  );
  await sql`select forget_in_history(${wish}, ${user.id}, ${ids}::integer[], ${messages}::integer[])`.execute(
    db,
  );
}

/** Takes the recipients out of the notices of deletions that have gone out, or that nobody sends. */
export async function eraseNoticeRecipients(db: Queryable): Promise<void> {
  await db
    .updateTable('messages')
    .set({ recipient: '', error: null, provider_id: null })
    .where('dedup_key', 'like', erasureNoticeKey(0).replace('0', '%'))
    .where('recipient', '<>', '')
    .where(eb =>
      eb.or([
        eb('state', 'in', ['sent', 'delivered', 'cancelled']),
        eb('created_at', '<', sql<string>`now() - ${KEPT_FOR}`),
      ]),
    )
    .execute();
}

/** What the holder declared: documents first, then the vehicles that have none left. Their files lose their names at once. */
async function deleteDeclared(db: Queryable, citizens: readonly number[]): Promise<void> {
  const declared = sql`citizen_id = any(${citizens}::integer[]) and origin = 'self'`;
  for (const { collection } of kinds) {
    // unscoped: of the profiles of who leaves
    await sql`delete from ${sql.table(collection)} where ${declared}`.execute(db);
  }
  const empty = vehicleKinds.map(
    // unscoped: of the vehicles of who leaves
    ({ collection }) => sql`not exists (
      select from ${sql.table(collection)} document where document.vehicle_id = vehicles.id)`,
  );
  // unscoped: of the profiles of who leaves
  await sql`delete from vehicles where ${declared} and ${sql.join(empty, sql` and `)}`.execute(db);
  await db
    .updateTable('files')
    .set({ original_name: null })
    .where('removed_at', 'is not', null)
    .where('original_name', 'is not', null)
    .execute();
}

/** Those of the profiles in which nothing is left, which the office would have entered. */
async function emptyProfiles(db: Queryable, citizens: readonly number[]): Promise<number[]> {
  const tables = ['vehicles', ...kinds.map(kind => kind.collection)];
  const none = tables.map(
    // unscoped: of the profiles of who leaves
    table => sql`not exists (select from ${sql.table(table)} held where held.citizen_id = citizens.id)`,
  );
  // unscoped: the profiles of who leaves
  const { rows } = await sql<{ id: number }>`
    select id from citizens where id = any(${citizens}::integer[]) and ${sql.join(none, sql` and `)}`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/**
 * What was written to the account and to profiles that go loses text and recipient; what waits, or somebody could try again, is
 * not sent. Answers which messages those are.
 */
async function blankMessages(
  db: Queryable,
  wish: number,
  account: number,
  citizens: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    update messages set recipient = '', recipient_name = '', subject = null, body = '', template = null,
      dedup_key = null, error = null, provider_id = null,
      state = case when state = any(${messageMoves.erase.from}::text[]) then ${messageMoves.erase.to} else state end
    where (user_id = ${account} or citizen_id = any(${citizens}::integer[]))
      and dedup_key is distinct from ${erasureNoticeKey(wish)}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** That something was asked for, and what became of it, stays in the office's counts. */
async function blankRequests(db: Queryable, account: number): Promise<void> {
  const nobody = { name: '-', phone: '0000000000' };
  await db
    .updateTable('service_requests')
    .set({ contact_name: nobody.name, contact_phone: nobody.phone, query: null })
    .where('user_id', '=', account)
    .execute();
  await db
    .updateTable('document_inquiries')
    .set({ ...nobody, vehicle_no: null })
    .where('user_id', '=', account)
    .execute();
  const wishes = await db
    .selectFrom('deletion_requests')
    .select('id')
    .where('user_id', '=', account)
    .execute();
  for (const { id } of wishes) await blankDeletionRequest(db, id);
}

/** That somebody wished to be deleted, and when it was done, stays. */
export async function blankDeletionRequest(db: Queryable, id: number): Promise<void> {
  const answer = sql<string | null>`case when answer is not null then '' end`;
  await db
    .updateTable('deletion_requests')
    .set({ name: '', phone: '', reason: null, answer })
    .where('id', '=', id)
    .execute();
}

/** Answers that are kept for a resend, the holder's own and those of staff that tell of their numbers. */
async function forgetAnswers(db: Queryable, account: number, mobiles: readonly string[]): Promise<void> {
  await sql`delete from idempotency_keys where caller = ${account}
    or exists (select from unnest(${mobiles}::text[]) as mobile where position(mobile in answer) > 0)`.execute(
    db,
  );
}

/** The search knows names by their words; those that nobody bears any more go. */
async function forgetWords(db: Queryable, names: readonly string[]): Promise<void> {
  // unscoped: whether anybody still bears a name
  await sql`
    delete from name_vocabulary where word = any(string_to_array(lower(${names.join(' ')}), ' '))
      and not exists (select from citizens where word = any(string_to_array(lower(name), ' ')))`.execute(db);
}
