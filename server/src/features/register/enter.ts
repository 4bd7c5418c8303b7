import type { Caller } from '@rto-desk/contract/access';
import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import { today } from '@rto-desk/contract/expiry';
import type { Direction, PostMode } from '@rto-desk/contract/register';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';
import { recordFile, withStoredFile } from '../files/records.ts';
import { issueNumber } from '../series/issue.ts';
import { assertAssignable, type Links, linksOf } from './links.ts';
import { entryOf, type Reader } from './rows.ts';

/** What is written down of what came in or goes out. */
export interface NewEntry {
  direction: Direction;
  party: string;
  subject: string;
  received_on?: string | null | undefined;
  their_number?: string | null | undefined;
  their_date?: string | null | undefined;
  mode?: PostMode | null | undefined;
  remarks?: string | null | undefined;
  assigned_to?: number | null | undefined;
  job_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
  letter_id?: number | null | undefined;
}

/**
 * Enters what came in or goes out, with its file if one came. Throws NotFound for a job, vehicle or letter out of reach,
 * Invalid, and Conflict where the series issues no number.
 */
export function addEntry(
  services: Services,
  reader: Reader,
  entry: NewEntry,
  file: ReceivedFile | null,
): Promise<RegisterEntry> {
  const { caller } = reader;
  if (entry.direction === 'out' && entry.received_on) {
    throw new Invalid({ received_on: words => words.register.receivedOfOutward });
  }
  return withStoredFile(services, caller, file, () =>
    services.db.transaction().execute(async transaction => {
      const { job_id = null, vehicle_id = null, letter_id = null, subject } = entry;
      const links = await linksOf(transaction, caller, { job_id, vehicle_id, letter_id, subject });
      await assertAssignable(transaction, caller, entry.assigned_to, links.branch_id);
      if (file !== null) await recordFile(transaction, caller, file);
      const id = await insertEntry(transaction, caller, { ...entry, ...links, file_id: file?.id ?? null });
      return entryOf(transaction, reader, id);
    }),
  );
}

/** Inserts an entry that has been checked, with the next number of its direction, and answers its id. */
export async function insertEntry(
  db: Queryable,
  caller: Caller,
  entry: NewEntry & Links & { file_id?: string | null },
): Promise<number> {
  const { direction, branch_id } = entry;
  const entered_on = today();
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('register_entries', 'id'))::integer as id`.execute(db);
  const [{ id } = { id: 0 }] = rows;
  const series = direction === 'in' ? 'inward' : 'outward';
  const number = await issueNumber(db, { series, branch_id, record_id: id }, entered_on);
  // unscoped: an entry of the caller's, whose links have been checked
  await db
    .insertInto('register_entries')
    .values({ ...entry, id, number, entered_on, created_by: caller.id })
    .execute();
  return id;
}
