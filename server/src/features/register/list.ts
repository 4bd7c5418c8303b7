import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { RegisterEntry } from '@rto-desk/contract/endpoints/register';
import type { QueryOf } from '@rto-desk/contract/list';
import type { entryList } from '@rto-desk/contract/register';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { newestPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { asEntry, entryRows, type Reader } from './rows.ts';

type Condition = RawBuilder<SqlBool>;

/** What limits the list; what is absent limits nothing. */
export type EntryFilter = Partial<Omit<QueryOf<typeof entryList>, 'page' | 'per_page'>> & {
  job_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
};

/** Entries that are still to be dealt with. */
export const IS_OPEN_ENTRY: Condition = sql<SqlBool>`register_entries.state = 'open'`;

/** One page of the entries within reach, newest first. Two statements. Throws Invalid. */
export async function entriesPage(
  db: Queryable,
  reader: Reader,
  query: EntryFilter & { page: number; per_page: number },
): Promise<Page<RegisterEntry>> {
  const { caller } = reader;
  const matches = matchingEntries(caller, query);
  const listed = within(db, caller).registerEntries().select('register_entries.id').where(matches);
  const rows = (ids: number[]) => entryRows(db, caller).where('register_entries.id', 'in', ids).execute();
  const found = await newestPage(db, query, listed, rows);
  return { ...found, data: found.data.map(row => asEntry(reader, row)) };
}

/** The condition that a filter comes to. Throws Invalid for an assignee that is none. */
export function matchingEntries(caller: Caller, filter: EntryFilter): Condition {
  const { direction, from, to, q, job_id, vehicle_id, assigned_to } = filter;
  const conditions: Condition[] = [
    sql<SqlBool>`true`,
    ...(direction ? [sql<SqlBool>`register_entries.direction = ${direction}`] : []),
    ...(filter.open ? [IS_OPEN_ENTRY] : []),
    ...(from ? [sql<SqlBool>`register_entries.entered_on >= ${from}::date`] : []),
    ...(to ? [sql<SqlBool>`register_entries.entered_on <= ${to}::date`] : []),
    ...(job_id ? [sql<SqlBool>`register_entries.job_id = ${job_id}`] : []),
    ...(vehicle_id ? [sql<SqlBool>`register_entries.vehicle_id = ${vehicle_id}`] : []),
    ...(assigned_to ? [isAssigned(caller, assigned_to)] : []),
    ...(q ? [hasTextOrNumber(sql.ref('register_entries.search_text'), q)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function isAssigned(caller: Caller, assigned_to: string): Condition {
  if (assigned_to === 'none') return sql<SqlBool>`register_entries.assigned_to is null`;
  if (!/^(me|[0-9]{1,9})$/.test(assigned_to)) {
    throw new Invalid({ assigned_to: words => words.jobAnswers.noSuchAssignee });
  }
  const id = assigned_to === 'me' ? caller.id : Number(assigned_to);
  return sql<SqlBool>`register_entries.assigned_to = ${id}`;
}
