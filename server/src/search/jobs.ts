import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { inDays } from '../platform/database/paging.ts';
import { within } from '../scope/within.ts';
import { hasTextOrNumber, SHORTEST_PART } from './text.ts';

/** A job that was found. */
export interface FoundJob {
  id: number;
  created_at: string;
  reference: string;
  contact_name: string;
  stage: { name_en: string; name_hi: string };
  /** Whether a number of its own is what was typed. */
  exact: boolean;
}

/** How many are shown. */
const SHOWN = 5;

/**
 * The jobs within reach, which service requests are: first those whose number, reference or application number is what was
 * typed, then those whose name, mobile number, reference or application number contains it, in any case and with or
 * without spaces and hyphens; the newest first. One statement, and none for what is too short.
 */
export async function jobsFound(db: Queryable, caller: Caller, typed: string): Promise<FoundJob[]> {
  const key = numberKey(typed);
  if ([...key].length < SHORTEST_PART) return [];
  const exact = hasJobNumber(key) ?? hasReference(key);
  const text = hasTextOrNumber(sql.ref('submissions.search_text'), typed);
  const rows = await within(db, caller)
    .jobs()
    .innerJoin('job_stages', 'job_stages.code', 'submissions.stage')
    .select(['submissions.id', 'submissions.created_at', 'submissions.reference', 'submissions.contact_name'])
    .select(['job_stages.name_en', 'job_stages.name_hi', sql<boolean>`coalesce(${exact}, false)`.as('exact')])
    .where(sql<SqlBool>`(${exact} or ${text})`)
    .orderBy('exact', 'desc')
    .orderBy('submissions.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ name_en, name_hi, ...job }) => ({ ...job, stage: { name_en, name_hi } }));
}

/** That a job has the number that was typed (`J-2026-17`), as numbers are compared (`numberKey`); null where it is none of a job. */
export function hasJobNumber(key: string): RawBuilder<SqlBool> | null {
  const [, year, id] = /^J([12][0-9]{3})([0-9]{1,9})$/.exec(key) ?? [];
  if (year === undefined) return null;
  const days = { from: `${year}-01-01`, until: `${year}-12-31` };
  return sql<SqlBool>`(submissions.id = ${Number(id)} and ${inDays('submissions.created_at', days)})`;
}

const hasReference = (key: string) =>
  sql<SqlBool>`(submissions.reference = ${referenceOf('SR', key)} or number_key(submissions.application_no) = ${key})`;

/** What was typed as the reference that it may be: `N4TGYAAH` and `SRN4TGYAAH` are `SR-N4TG-YAAH`. */
export function referenceOf(prefix: string, key: string): string {
  const hasPrefix = key.length === prefix.length + 8 && key.startsWith(prefix);
  const own = hasPrefix ? key.slice(prefix.length) : key;
  const [, first, second] = /^([0-9A-Z]{4})([0-9A-Z]{4})$/.exec(own) ?? [];
  return first === undefined ? key : `${prefix}-${first}-${second}`;
}
