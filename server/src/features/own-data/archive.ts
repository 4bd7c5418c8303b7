import { Readable } from 'node:stream';
import type { Caller } from '@rto-desk/contract/access';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { endingOf, type MediaType } from '../../platform/storage/media-type.ts';
import { zipOf } from '../../platform/zip.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { meOf } from '../accounts/queries.ts';
import { citizenDetails } from '../citizens/all-details.ts';

interface KeptFile {
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
  // What is one's own, whatever one sees for the office.
  const self: Viewer = { ...caller, role: 'user' };
  const ids = await ownCitizens(db, self);
  const profiles: object[] = [];
  // Somebody keeps a handful of profiles; asking for one after the other holds one connection.
  for (const id of ids) profiles.push(await citizenDetails(db, services.fileKey, self, id));
  const data = {
    account: await meOf(services, caller.id),
    profiles,
    service_requests: await submissionsOf(db, 'service_requests', caller),
    document_inquiries: await submissionsOf(db, 'document_inquiries', caller),
    // unscoped: one's own
    deletion_requests: await db
      .selectFrom('deletion_requests')
      .select(['status', 'reason', 'answer', 'created_at', 'handled_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .execute(),
    // unscoped: one's own
    contact_requests: await db
      .selectFrom('contact_requests')
      .select(['phone', 'email', 'proof', 'status', 'created_at', 'handled_at'])
      .where('user_id', '=', caller.id)
      .orderBy('id')
      .execute(),
    messages: await messagesTo(db, caller, ids),
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
    ...(await filesOf(db, ids)).map(({ id, media_type }) => ({
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

/** The profiles that somebody keeps, and their own; staff keep records for the office, of which only their own is theirs. */
async function ownCitizens(db: Queryable, self: Caller): Promise<number[]> {
  const rows = await within(db, self).citizens().select('citizens.id').orderBy('citizens.id').execute();
  return rows.map(row => row.id);
}

async function submissionsOf(
  db: Queryable,
  table: 'service_requests' | 'document_inquiries',
  caller: Caller,
) {
  // unscoped: what one has asked for oneself
  const { rows } = await sql<object>`
    select to_jsonb(submissions) - array['user_id', 'branch_id', 'status_changed_by'] as submission
    from ${sql.table(table)} submissions where user_id = ${caller.id} order by id`.execute(db);
  return rows.map(row => ('submission' in row ? row.submission : row));
}

/** What lists that the office has brought in say of oneself, as long as their cells are kept. */
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

/** A reset link is told of without its text, which would open the account. */
function messagesTo(db: Queryable, caller: Caller, citizens: readonly number[]) {
  // unscoped: what was written to oneself, which nobody but staff reaches otherwise
  return db
    .selectFrom('messages')
    .select(['channel', 'purpose', 'state', 'recipient', 'subject', 'created_at', 'sent_at'])
    .select(sql<string | null>`case when purpose not in ('reset', 'verify') then body end`.as('body'))
    .where(eb =>
      eb.or([
        eb('user_id', '=', caller.id),
        ...(citizens.length > 0 ? [eb('citizen_id', 'in', [...citizens])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

/**
 * What was done to somebody's account, profiles and records, oldest first. Who of the staff did it is the office's: they
 * are told by their role, and only one's own acts by their address.
 */
function historyOf(db: Queryable, caller: Caller, citizens: readonly number[]) {
  const isOwn = sql<boolean>`actor_id is not distinct from ${caller.id}::integer`;
  const shown = (values: 'before' | 'after') =>
    sql<unknown>`${sql.ref(values)} - array['status_changed_by', 'handled_by', 'template']`.as(values);
  // unscoped: about oneself
  return db
    .selectFrom('history')
    .select(['happened_at', 'action', 'record', 'record_id', 'title'])
    .select(sql<string | null>`case when ${isOwn} then 'you' else actor_role end`.as('by'))
    .select(sql<string | null>`case when ${isOwn} then address end`.as('address'))
    .select([shown('before'), shown('after')])
    .where(eb =>
      eb.or([
        eb.and([eb('record', '=', 'users'), eb('record_id', '=', caller.id)]),
        ...(citizens.length > 0 ? [eb('citizen_id', 'in', [...citizens])] : []),
      ]),
    )
    .orderBy('id')
    .execute();
}

async function filesOf(db: Queryable, citizens: readonly number[]): Promise<KeptFile[]> {
  if (citizens.length === 0) return [];
  const held = kinds.map(
    kind =>
      // unscoped: of one's own profiles
      sql`select file_id from ${sql.table(kind.collection)} where citizen_id = any(${citizens}::integer[])`,
  );
  // unscoped: of one's own profiles
  const { rows } = await sql<KeptFile>`
    select id, media_type from files where removed_at is null and closed_by is null
      and id in (${sql.join(held, sql` union all `)}) order by id`.execute(db);
  return rows;
}
