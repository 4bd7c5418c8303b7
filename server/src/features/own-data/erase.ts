import { kinds, vehicleKinds } from '@rto-desk/contract/kinds/index';
import { messageTransitions } from '@rto-desk/contract/message-states';
import { sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import type { Queryable } from '../../platform/database/database.ts';
import type { Services } from '../../services.ts';
import { eraseLettersOfJobs } from '../letters/erase.ts';
import { refreshQueued } from '../messages/refresh.ts';
import { eraseMoneyOfJobs } from '../money/erase.ts';
import { eraseRequestsOf } from '../privacy-requests/requests.ts';
import { eraseEntriesOfJobs } from '../register/erase.ts';
import { forgetMerges } from './merges.ts';
import { forgetNumbers, numbersAlone } from './numbers.ts';

/** The account that is erased at its holder's request. */
export interface ErasedUser {
  id: number;
  phone: string;
  citizen_id: number | null;
}

/** The dedup key of the notice about an erasure; the notice keeps its recipient until it has gone out. */
export const erasureNoticeKey = (request: number) => `farewell ${request}`;

/** How long an unsent notice about an erasure keeps its recipient. */
const KEPT_FOR = sql`interval '30 days'`;

/**
 * Deletes an account with everything that its holder entered, and removes their personal data from what stays:
 * submissions, messages, deletion requests, stored answers of idempotent calls, the search vocabulary, the history. A
 * profile with office records stays with the office, without what its holder declared, and so does whatever is kept by a
 * claim. Runs in the transaction that
 * closes the request.
 */
export async function erasePerson(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  request: number,
  user: ErasedUser,
): Promise<void> {
  // unscoped: a deleted account takes its own messages along
  const kept = await db
    .selectFrom('citizens')
    .select(['id', 'name', 'mobile', isClaimed.as('is_claimed')])
    .select(sql<string[]>`numbers_of_citizen(id)`.as('numbers'))
    .where(eb => eb.or([eb('owner_id', '=', user.id), eb('id', '=', user.citizen_id)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  const citizens = kept.filter(({ is_claimed }) => !is_claimed);
  // The office's own, of which the account takes along what it has declared there, and no more.
  const claimed = kept.filter(({ is_claimed }) => is_claimed).map(({ id }) => id);
  const ids = citizens.map(({ id }) => id);
  await deleteDeclared(db, [...ids, ...claimed]);
  const gone = await emptyProfiles(db, ids);
  await forgetInLists(
    db,
    citizens.filter(({ id }) => gone.includes(id)),
  );
  const waiting = await sharedAndWaiting(db, gone);
  const former = await forgetMerges(db, user.id, [...ids, ...claimed], ids, gone);
  const mobiles = [user.phone, ...[...citizens, ...former].flatMap(({ mobile }) => mobile ?? [])];
  const alone = await numbersAlone(db, mobiles, user.id, ids);
  const messages = await blankMessages(db, request, { account: user.id, citizens: gone, numbers: alone });
  await blankTransfers(db, gone);
  await blankJobs(db, user.id, gone);
  await forgetFileNames(db);
  // unscoped: the profiles of who leaves
  await sql`delete from citizens where id = any(${gone}::integer[])`.execute(db);
  // To the others who share the number they speak of the others alone.
  for (const id of waiting) await refreshQueued(db, services, id);
  await forgetNumbers(db, alone);
  await eraseRequestsOf(db, user.id, gone);
  await blankRequests(db, user.id);
  await forgetAnswers(db, user.id, mobiles);
  // unscoped: the account of who leaves
  await db.deleteFrom('users').where('id', '=', user.id).execute();
  await forgetWords(
    db,
    [...citizens, ...former].map(({ name }) => name),
  );
  const profiles = [...ids, ...claimed, ...former.map(({ from_id }) => from_id)];
  await sql`select forget_in_history(${request}, ${user.id}, ${profiles}::integer[], ${messages}::integer[])`.execute(
    db,
  );
}

/** Erases the recipients of deletion notices that have been sent, or will not be. */
export async function eraseNoticeRecipients(db: Queryable): Promise<void> {
  // unscoped: notices about erasures that have gone out
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

/**
 * Deletes what the holder declared: documents first, then vehicles left without any.
 */
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
}

/** What lists say of profiles that go, by the numbers as well that have been deleted before them. */
async function forgetInLists(
  db: Queryable,
  profiles: readonly { id: number; mobile: string; numbers: readonly string[] }[],
): Promise<void> {
  for (const { id, mobile, numbers } of profiles) {
    await sql`select forget_citizen_in_imports(${id}, ${mobile}, ${numbers}::text[])`.execute(db);
  }
}

/** The original names of files that nothing refers to any more; the sweep removes the files. */
async function forgetFileNames(db: Queryable): Promise<void> {
  // unscoped: files that nothing refers to any more
  await db
    .updateTable('files')
    .set({ original_name: null })
    .where('removed_at', 'is not', null)
    .where('original_name', 'is not', null)
    .execute();
}

/** The profiles that hold nothing any more that the office entered. */
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

/** Waiting messages to several people, one of whom is deleted. */
async function sharedAndWaiting(db: Queryable, citizens: readonly number[]): Promise<number[]> {
  // unscoped: messages to who leaves and others
  const { rows } = await sql<{ id: number }>`
    select distinct messages.id from messages join message_documents as told on told.message_id = messages.id
    where messages.citizen_id is null and told.citizen_id = any(${citizens}::integer[])
      and messages.state = any(${messageTransitions.cancelStale.from}::text[])`.execute(db);
  return rows.map(({ id }) => id);
}

/**
 * Empties text and recipient of messages to the account, to deleted profiles, and to unknown people at numbers that are
 * theirs alone, and of those that mention them among others; cancels those to them alone that wait or could be retried.
 * Returns their ids.
 */
async function blankMessages(
  db: Queryable,
  request: number,
  {
    account,
    citizens,
    numbers,
  }: { account: number; citizens: readonly number[]; numbers: readonly string[] },
): Promise<number[]> {
  // unscoped: messages to who leaves
  const { rows } = await sql<{ id: number }>`
    update messages set recipient = '', recipient_name = '', subject = null, body = '', template = null,
      dedup_key = null, error = null, provider_id = null,
      state = case when state = any(${messageTransitions.erase.from}::text[]) then ${messageTransitions.erase.to} else state end
    where (user_id = ${account} or citizen_id = any(${citizens}::integer[])
        or (user_id is null and citizen_id is null and recipient = any(${numbers}::text[]))
        or citizen_id is null and state <> all(${messageTransitions.cancelStale.from}::text[])
          and id in (select message_id from message_documents where citizen_id = any(${citizens}::integer[])))
      and dedup_key is distinct from ${erasureNoticeKey(request)}
    returning id`.execute(db);
  return rows.map(({ id }) => id);
}

/** What was remarked of the vehicles that the profiles gave and took, and what they had declared of them; that they changed hands stays. */
async function blankTransfers(db: Queryable, citizens: readonly number[]): Promise<void> {
  // unscoped: of the profiles of who leaves
  await sql`update transfers set remarks = null where remarks is not null
    and (from_citizen_id = any(${citizens}::integer[]) or to_citizen_id = any(${citizens}::integer[]))`.execute(
    db,
  );
  // unscoped: of the profiles of who leaves
  await sql`delete from transfer_copies using transfers
    where transfers.id = transfer_id and to_citizen_id = any(${citizens}::integer[])`.execute(db);
}

/**
 * Removes the person from the jobs that their account asked for and from those of deleted profiles, with their documents and
 * whatever was written down; that they were done stays in the office's counts.
 */
async function blankJobs(db: Queryable, account: number, citizens: readonly number[]): Promise<void> {
  // unscoped: jobs of who leaves
  const jobs = await db
    .updateTable('service_requests')
    .set({
      ...{
        contact_name: nobody.name,
        contact_phone: nobody.phone,
        query: null,
        notes: null,
        citizen_id: null,
      },
      ...{
        vehicle_id: null,
        // An agent who is a client still owes for the job.
        given_by: sql<string | null>`(select given_by where exists (
          select from job_payers where job_id = service_requests.id and client_id is not null))`,
        application_no: null,
        reject_reason: null,
        fee: null,
        paid: null,
      },
    })
    .where(eb =>
      eb.or([eb('user_id', '=', account), eb('citizen_id', '=', eb.fn.any(eb.val([...citizens])))]),
    )
    .returning('id')
    .execute();
  const erased = jobs.map(({ id }) => id);
  await eraseEntriesOfJobs(db, erased);
  await eraseLettersOfJobs(db, erased);
  await eraseMoneyOfJobs(db, erased);
  const ids = sql`${jobs.map(({ id }) => id)}::integer[]`;
  // unscoped: documents of those jobs
  await sql`delete from job_papers where job_id = any(${ids})`.execute(db);
  // unscoped: time lines of those jobs
  await sql`update job_events set text = null where job_id = any(${ids}) and text is not null`.execute(db);
}

/** The placeholder for a deleted person in their requests. */
const nobody = { name: '-', phone: '0000000000' };

/** Removes the person from submissions; that they were made, and their outcome, stays in the office's counts. */
async function blankRequests(db: Queryable, account: number): Promise<void> {
  // unscoped: inquiries of who leaves
  await db
    .updateTable('document_inquiries')
    .set({ ...nobody, vehicle_no: null, notes: null })
    .where('user_id', '=', account)
    .execute();
  // unscoped: requests of who leaves
  const requests = await db
    .selectFrom('deletion_requests')
    .select('id')
    .where('user_id', '=', account)
    .execute();
  for (const { id } of requests) await blankDeletionRequest(db, id);
}

/** Empties a deletion request; when it was made and closed stays. */
export async function blankDeletionRequest(db: Queryable, id: number): Promise<void> {
  const answer = sql<string | null>`case when answer is not null then '' end`;
  // unscoped: of who leaves, or closed long ago
  await db
    .updateTable('deletion_requests')
    .set({ name: '', phone: '', reason: null, answer })
    .where('id', '=', id)
    .execute();
}

/** Deletes stored answers of idempotent calls: the holder's own, and those of staff that contain their numbers. */
async function forgetAnswers(db: Queryable, account: number, mobiles: readonly string[]): Promise<void> {
  // unscoped: answers about who leaves
  await sql`delete from idempotency_keys where caller = ${account}
    or exists (select from unnest(${mobiles}::text[]) as mobile where position(mobile in answer) > 0)`.execute(
    db,
  );
}

/** Removes from the search vocabulary the words that no name has any more. */
async function forgetWords(db: Queryable, names: readonly string[]): Promise<void> {
  // unscoped: whether the name still occurs
  await sql`
    delete from name_vocabulary where word = any(string_to_array(text_key(${names.join(' ')}), ' '))
      and not exists (select from citizens where word = any(string_to_array(text_key(name), ' ')))`.execute(
    db,
  );
}
