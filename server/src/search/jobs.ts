import type { Caller } from '@rto-desk/contract/access';
import { numberKey } from '@rto-desk/contract/normalise';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { inDays } from '../platform/database/paging.ts';
import { within } from '../scope/within.ts';

/** A job that was found by a number of its own. */
export interface FoundJob {
  id: number;
  created_at: string;
  reference: string;
  contact_name: string;
  stage: { name_en: string; name_hi: string };
}

/** How many are shown. */
const SHOWN = 5;
/** A reference, which may happen to have no digit. */
const REFERENCE = /^SR[0-9A-Z]{8}$/;
/** Fewer characters are no number of a job. */
const SHORTEST = 5;

/**
 * The jobs within reach whose number, reference or application number is what was typed, in any case and with or without
 * spaces and hyphens; the newest first. One statement, and none for what cannot be such a number.
 */
export async function jobsNumbered(db: Queryable, caller: Caller, typed: string): Promise<FoundJob[]> {
  const key = numberKey(typed);
  if (key.length < SHORTEST || !(/[0-9]/.test(key) || REFERENCE.test(key))) return [];
  const rows = await within(db, caller)
    .jobs()
    .innerJoin('job_stages', 'job_stages.code', 'submissions.stage')
    .select(['submissions.id', 'submissions.created_at', 'submissions.reference', 'submissions.contact_name'])
    .select(['job_stages.name_en', 'job_stages.name_hi'])
    .where(isNumber(key))
    .orderBy('submissions.id', 'desc')
    .limit(SHOWN)
    .execute();
  return rows.map(({ name_en, name_hi, ...job }) => ({ ...job, stage: { name_en, name_hi } }));
}

function isNumber(key: string): RawBuilder<SqlBool> {
  const [, year, id] = /^J([12][0-9]{3})([0-9]{1,9})$/.exec(key) ?? [];
  if (year !== undefined) {
    return sql<SqlBool>`(submissions.id = ${Number(id)} and ${inDays('submissions.created_at', {
      from: `${year}-01-01`,
      until: `${year}-12-31`,
    })})`;
  }
  const reference = REFERENCE.test(key) ? `SR-${key.slice(2, 6)}-${key.slice(6)}` : key;
  return sql<SqlBool>`(submissions.reference = ${reference} or number_key(submissions.application_no) = ${key})`;
}
