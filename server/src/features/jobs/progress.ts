import { OTHER_REASON } from '@rto-desk/contract/job';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';

/** What a row of the office's own lists is called in each language. */
export interface Names {
  name_en: string;
  name_hi: string;
}

/** How far a job has come, as the database gives it. */
export interface Progress {
  stage: Names;
  /** The papers that are still to be brought. */
  missing: Names[];
  reason: { code: string; names: Names; text: string | null } | null;
}

const names = (table: string) =>
  sql`json_build_object('name_en', ${sql.ref(`${table}.name_en`)}, 'name_hi', ${sql.ref(`${table}.name_hi`)})`;

/** Of a row of `service_requests`, called `submissions`, which its statement has limited. */
// unscoped: of the job around it
export const progress = sql<Progress>`json_build_object(
  'stage', (select ${names('job_stages')} from job_stages where code = submissions.stage),
  'missing', (
    select coalesce(json_agg(${names('job_papers')} order by job_papers.id), '[]') from job_papers
    where job_id = submissions.id and received_on is null and not not_needed
      and submissions.status in ('pending', 'contacted')),
  'reason', (
    select json_build_object('code', code, 'names', ${names('job_reject_reasons')}, 'text', submissions.reject_reason)
    from job_reject_reasons where code = submissions.reject_code))`;

/** The same for the person who asked, in their language. */
export function progressIn(words: ServerWords, { stage, missing, reason }: Progress) {
  const { called } = words.jobAnswers;
  return {
    stage_name: called(stage),
    missing: missing.map(called),
    reason: reason === null ? null : reasonIn(words, reason),
  };
}

/** Why something is turned down: what the reason is called, with the words that staff added; those alone of another one. */
export function reasonIn(words: ServerWords, { code, names, text }: NonNullable<Progress['reason']>): string {
  if (code === OTHER_REASON && text !== null) return text;
  const { because, called } = words.jobAnswers;
  return text === null ? called(names) : because(called(names), text);
}
