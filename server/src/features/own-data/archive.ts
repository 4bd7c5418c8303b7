import { Readable } from 'node:stream';
import type { Caller } from '@rto-desk/contract/access';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { isStopped } from '../../facts/stopped.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inArray } from '../../platform/database/prepared-query.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { endingOf, type MediaType } from '../../platform/storage/media-type.ts';
import { zipOf } from '../../platform/zip.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { meOf } from '../accounts/queries.ts';
import { citizenDetails } from '../citizens/all-details.ts';
import { ownClaims, stateForClaimant } from '../claims/own.ts';
import { isOwnRequest } from '../privacy-requests/requests.ts';
import { letterFilesOf, lettersOf, moneyOf, registerEntriesOf } from './issued.ts';

interface StoredFile {
  id: string;
  media_type: MediaType;
}

/**
 * Everything kept about a person: their account, the citizen profiles they keep with all records, what they asked
 * for, the messages to them, their devices, the history of all this, and the files of their documents. Files are read
 * as the archive is sent.
 */
export async function archiveOf(services: Services, caller: Viewer): Promise<Readable> {
  const { db, storage } = services;
  // Own records only; what the account sees as staff does not count.
  const self: Viewer = { ...caller, role: 'user' };
  const ids = await ownCitizens(db, self);
  const profiles: object[] = [];
  // An account has a handful of profiles; loading them one after the other uses one connection.
  for (const id of ids) profiles.push(await citizenDetails(db, services.fileKey, self, id));
  const data = {
    account: await meOf(services, caller.id),
    profiles,
    former_vehicles: await formerVehicles(db, ids),
    service_requests: await jobsOf(db, caller, ids),
    document_inquiries: await inquiriesOf(db, caller),
    // unscoped: one's own
    deletion_requests: await db
      .selectFrom('deletion_requests')
      .select(['status', 'reason', 'answer', 'created_at', 'handled_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .execute(),
    // unscoped: one's own
    privacy_requests: await db
      .selectFrom('privacy_requests as request')
      .select(['kind', 'text', 'due_on', 'answer', 'created_at', 'answered_at'])
      .where(isOwnRequest(self))
      .orderBy('id')
      .execute(),
    // unscoped: of one's own profiles
    consents: await db
      .selectFrom('consents')
      .select(['citizen_id', 'purpose', 'how', 'given_on', 'withdrawn_at', 'withdrawn_how'])
      .where('citizen_id', '=', inArray(ids))
      .orderBy('id')
      .execute(),
    // unscoped: of one's own profiles
    privacy_notices: await db
      .selectFrom('privacy_notices_given as given')
      .innerJoin('privacy_notices as notice', 'notice.id', 'given.notice_id')
      .select(['given.citizen_id', 'given.how', 'given.given_on', 'notice.version', 'notice.en', 'notice.hi'])
      .where('given.citizen_id', '=', inArray(ids))
      .orderBy('given.id')
      .execute(),
    // unscoped: one's own
    contact_requests: await db
      .selectFrom('contact_requests')
      .select(['phone', 'email', 'proof', 'status', 'created_at', 'handled_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .execute(),
    // unscoped: one's own
    calendars: await db
      .selectFrom('calendars')
      .select(['what', 'created_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .execute(),
    claims: await claimsOf(db, caller),
    letters: await lettersOf(db, ids),
    register_entries: await registerEntriesOf(db, ids),
    ...(await moneyOf(db, ids)),
    messages: await messagesTo(db, caller, ids),
    messages_from_you: await messagesFrom(db, caller),
    reminders_stopped: await hasStopped(db, caller),
    lines_of_lists: await linesOf(db, ids),
    // unscoped: one's own
    devices: await db
      .selectFrom('sessions')
      .select(['device', 'address', 'created_at', 'last_seen_at'])
      .where('user_id', '=', caller.id)
      .execute(),
    history: await historyOf(db, caller, ids),
  };
  return zipOf([
    {
      name: 'data.json',
      compress: true,
      content: () => Readable.from([JSON.stringify(data, withinArchive, 2)]),
    },
    ...(await letterFilesOf(db, ids)).map(({ id, content }) => ({
      name: `letters/${id}.docx`,
      compress: false,
      content: () => Readable.from([content]),
    })),
    ...(await filesOf(db, caller, ids)).map(({ id, media_type }) => ({
      name: `files/${id}${endingOf(media_type)}`,
      compress: false,
      content: () => storage.read(id),
    })),
  ]);
}

/** A document's path in the data is that in the archive; the link that opens it elsewhere ends. */
function withinArchive(name: string, value: unknown): unknown {
  return name === 'file_path' && typeof value === 'string' ? `files/${value.replace(/\?.*/, '')}` : value;
}

/** A user's own profiles, claimed ones included; of a staff member only their own profile. */
async function ownCitizens(db: Queryable, self: Caller): Promise<number[]> {
  const rows = await within(db, self).citizens().select('citizens.id').orderBy('citizens.id').execute();
  return rows.map(row => row.id);
}

/** The vehicles that one's own profiles have given away, and nothing of who has them now. */
async function formerVehicles(db: Queryable, citizens: readonly number[]) {
  if (citizens.length === 0) return [];
  // unscoped: of one's own profiles
  return db
    .selectFrom('transfers')
    .select(['from_citizen_id as citizen_id', 'registration_no', 'kind', 'transferred_on as until'])
    .where('from_citizen_id', 'in', [...citizens])
    .where('undone_on', 'is', null)
    .orderBy('id')
    .execute();
}

/**
 * Of a row of `service_requests`: what one has asked for, or what the office does for one's own profiles. What another
 * account has asked for one of them, which it kept before, is that account's: it has their name and mobile.
 */
function isOwnJob(caller: Caller, citizens: readonly number[]) {
  return sql<boolean>`(jobs.user_id = ${caller.id}
    or jobs.user_id is null and jobs.citizen_id = any(${[...citizens]}::integer[]))`;
}

/** Those jobs with their documents; not the office's own notes. */
async function jobsOf(db: Queryable, caller: Caller, citizens: readonly number[]) {
  // unscoped: of oneself and of one's own profiles
  const { rows } = await sql<{ job: object }>`
    select to_jsonb(jobs) - ${NOT_TOLD}::text[] || jsonb_build_object('papers', coalesce((
      select jsonb_agg(to_jsonb(papers) - array['id', 'job_id', 'listed', 'listed_as'] order by papers.id)
      from job_papers as papers where papers.job_id = jobs.id), '[]')) as job
    from service_requests as jobs
    where ${isOwnJob(caller, citizens)} order by id`.execute(db);
  return rows.map(({ job }) => job);
}

/** What the office keeps of a job for itself. */
const NOT_TOLD = [
  'user_id',
  'branch_id',
  'status_changed_by',
  'assignee_id',
  'notes',
  'given_by',
  'search_text',
];

async function inquiriesOf(db: Queryable, caller: Caller) {
  // unscoped: what one has asked for oneself
  const { rows } = await sql<{ inquiry: object }>`
    select to_jsonb(inquiries) - array['user_id', 'branch_id', 'status_changed_by', 'notes'] as inquiry
    from document_inquiries as inquiries where user_id = ${caller.id} order by id`.execute(db);
  return rows.map(({ inquiry }) => inquiry);
}

/** What one has typed to ask for a profile, and no more of what became of it than one is told. */
function claimsOf(db: Queryable, caller: Caller) {
  return ownClaims(db, caller)
    .select(['registration_no', 'licence_no', 'chassis_last5', 'dob', 'created_at'])
    .select(stateForClaimant.as('state'))
    .orderBy('id')
    .execute();
}

/** What lists that the office has imported say of oneself, as long as their cells are kept. */
async function linesOf(db: Queryable, citizens: readonly number[]) {
  if (citizens.length === 0) return [];
  // unscoped: of one's own profiles
  const rows = await db
    .selectFrom('import_rows')
    .innerJoin('imports', 'imports.id', 'import_rows.import_id')
    .select(['imports.created_at', 'imports.columns', 'import_rows.line', 'import_rows.cells'])
    .where('import_rows.owner_id', 'in', [...citizens])
    .where(sql<boolean>`import_rows.cells <> '{}'`)
    .orderBy('imports.id')
    .orderBy('import_rows.line')
    .execute();
  return rows.map(({ created_at, columns, line, cells }) => ({
    created_at,
    line,
    cells: columns.map(({ header, index }) => ({ header, cell: cells[index] ?? '' })),
  }));
}

/**
 * Of a row of `messages`: written to the caller's account, or about the caller's own profiles. A message to the holder
 * of an account is theirs alone, even after another account takes over the profile; after the account's deletion it is
 * no one's.
 */
function isOwnMessage(caller: Caller, citizens: readonly number[]) {
  // unscoped: told of one's own profiles
  return sql<boolean>`(messages.user_id = ${caller.id}
    or messages.user_id is null and messages.purpose not in ('reset', 'verify', 'security')
      and messages.citizen_id = any(${[...citizens]}::integer[])
    or messages.id in (
      select message_id from message_documents where citizen_id = any(${[...citizens]}::integer[])))`;
}

/** Those messages. A reset link is told of without its text, which would open the account. */
function messagesTo(db: Queryable, caller: Caller, citizens: readonly number[]) {
  // unscoped: messages to the caller, otherwise visible to staff only
  return (
    db
      .selectFrom('messages')
      .select(['channel', 'purpose', 'state', 'recipient', 'subject', 'created_at', 'sent_at'])
      // What tells of several people is told of by one's own documents alone.
      .select(
        sql<string | null>`case when purpose not in ('reset', 'verify')
        and (citizen_id is not null or user_id is not null) then body end`.as('body'),
      )
      .select(
        sql<unknown>`(select json_agg(json_build_object('kind', kind, 'expiry_date', expiry_date))
        from message_documents where message_id = messages.id
          and citizen_id = any(${[...citizens]}::integer[]))`.as('told_of'),
      )
      .where(isOwnMessage(caller, citizens))
      .orderBy('id')
      .execute()
  );
}

/** Messages from the account's mobile, if it is verified: anyone can type another person's number. */
function messagesFrom(db: Queryable, caller: Caller) {
  // unscoped: one's own
  return db
    .selectFrom('inbound_messages')
    .innerJoin('users', 'users.phone', 'inbound_messages.mobile_no')
    .select(['inbound_messages.kind', 'inbound_messages.body', 'inbound_messages.said_at'])
    .where('users.id', '=', caller.id)
    .where('users.phone_verified_at', 'is not', null)
    .orderBy('inbound_messages.said_at')
    .execute();
}

/** Whether that mobile has stopped reminders. */
async function hasStopped(db: Queryable, caller: Caller): Promise<boolean> {
  // unscoped: one's own
  const { stopped } = (await db
    .selectFrom('users')
    .select(isStopped('users.phone').as('stopped'))
    .where('users.id', '=', caller.id)
    .where('users.phone_verified_at', 'is not', null)
    .executeTakeFirst()) ?? { stopped: false };
  return stopped;
}

/** What the history says for the office: who does what, its own notes, and to or from whom a vehicle has gone. */
const NOT_SHOWN = [
  ...['status_changed_by', 'handled_by', 'template', 'assignee_id', 'notes', 'given_by'],
  ...['from_citizen_id', 'to_citizen_id', 'remarks', 'assigned_to', 'state_by', 'withdrawn_by'],
];

/**
 * The history of the caller's account, profiles and records, oldest first; of a claimed profile, only since the claim.
 * Nothing of accounts that held a profile before, nor of their requests. Staff are shown by role; only the caller's own
 * acts have an address.
 */
function historyOf(db: Queryable, caller: Caller, citizens: readonly number[]) {
  const isOwn = sql<boolean>`actor_id is not distinct from ${caller.id}::integer`;
  const shown = (values: 'before' | 'after') =>
    sql<unknown>`${sql.ref(values)} - ${NOT_SHOWN}::text[]`.as(values);
  // unscoped: about oneself
  return (
    db
      .selectFrom('history')
      .select(['happened_at', 'action', 'record', 'record_id', 'title'])
      .select(sql<string | null>`case when ${isOwn} then 'you' else actor_role end`.as('by'))
      .select(sql<string | null>`case when ${isOwn} then address end`.as('address'))
      .select([shown('before'), shown('after')])
      // What others have claimed, and what staff think of it; and when staff call again.
      .where(sql<boolean>`coalesce(record, '') not in ('claims', 'follow_ups')`)
      .where(sql<boolean>`not (record = 'users' and record_id <> ${caller.id})`)
      // Another account may have held it before, under the name and mobile of that time. unscoped: the caller's own
      // claims
      .where(
        sql<boolean>`not exists (
          select from claims where claims.user_id = ${caller.id} and claims.citizen_id = history.citizen_id
            and claims.approved_at > history.happened_at and claims.ended_at is null)`,
      )
      // unscoped: of those lines, which are of another account
      .where(
        sql<boolean>`not (record = 'service_requests' and exists (
          select from service_requests as jobs where jobs.id = record_id and not ${isOwnJob(caller, citizens)}))`,
      )
      // unscoped: of those lines, which are of another account
      .where(
        sql<boolean>`not (record = 'messages' and exists (
          select from messages where messages.id = record_id and not ${isOwnMessage(caller, citizens)}))`,
      )
      .where(eb =>
        eb.or([
          eb.and([eb('record', '=', 'users'), eb('record_id', '=', caller.id)]),
          ...(citizens.length > 0 ? [eb('citizen_id', 'in', [...citizens])] : []),
        ]),
      )
      .orderBy('id')
      .execute()
  );
}

/** The files of the account's own profiles and requests. */
async function filesOf(db: Queryable, caller: Caller, citizens: readonly number[]): Promise<StoredFile[]> {
  const held = kinds.map(
    kind =>
      // unscoped: of one's own profiles
      sql`select file_id from ${sql.table(kind.collection)} where citizen_id = any(${citizens}::integer[])`,
  );
  // unscoped: of oneself and of one's own profiles
  const { rows } = await sql<StoredFile>`
    select id, media_type from files where removed_at is null and closed_by is null
      and id in (${sql.join(held, sql` union all `)} union all
        select file_id from job_papers join service_requests as jobs on jobs.id = job_papers.job_id
        where ${isOwnJob(caller, citizens)}) order by id`.execute(db);
  return rows;
}
