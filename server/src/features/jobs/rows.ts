import type { Caller } from '@rto-desk/contract/access';
import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { today } from '@rto-desk/contract/expiry';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { feeOfJob, paidOfJob } from '../../facts/job-money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { citizenWithin } from '../../scope/conditions.ts';
import { within } from '../../scope/within.ts';
import { isOpen } from './move.ts';
import { type Names, type Progress, progress, progressIn } from './progress.ts';

/** `J-{year}-{id}`, of the year in which it came in, in India. Of a row of `service_requests` as `submissions`. */
export const jobNumber = sql<string>`'J-' || extract(year from submissions.created_at at time zone 'Asia/Kolkata')
  || '-' || submissions.id`;

/**
 * The stage that comes after a job's own by order: none of those that turn it down, nor after one, and not that of missing
 * documents where none is missing.
 */
// unscoped: of the job around it
const nextStage = sql<(Names & { code: string }) | null>`(
  select json_build_object('code', later.code, 'name_en', later.name_en, 'name_hi', later.name_hi)
  from job_stages as present
    join job_stages as later on (later.place, later.id) > (present.place, present.id)
  where present.code = submissions.stage and present.status <> 'rejected' and later.status <> 'rejected'
    and not later.hidden and (later.code <> 'papers_missing' or exists (
      select from job_papers where job_id = submissions.id and received_on is null and not not_needed))
  order by later.place, later.id limit 1)`;

/** Originals that are here. */
// unscoped: of the job around it
const originalsHere = sql<number>`(
  select count(*)::integer from job_papers
  where job_id = submissions.id and original and received_on is not null and returned_on is null)`;

/** The jobs within a caller's reach, as `submissions`, each as `asJobRow` takes it. */
export function jobRows(db: Queryable, caller: Caller) {
  return (
    within(db, caller)
      .jobs()
      // unscoped: staff who deal with a job are told to all who see it
      .leftJoin('users as changers', 'changers.id', 'submissions.status_changed_by')
      // unscoped: as above
      .leftJoin('users as assignees', 'assignees.id', 'submissions.assignee_id')
      .select([
        'submissions.id',
        'submissions.reference',
        'submissions.source',
        'submissions.contact_name',
        'submissions.contact_phone',
        'submissions.category',
        'submissions.services',
        'submissions.query',
        'submissions.status',
        'submissions.stage',
        'submissions.given_by',
        'submissions.application_no',
        'submissions.due_on',
        'submissions.branch_id',
        'submissions.reject_code',
        'submissions.status_changed_at',
        'submissions.created_at',
        'submissions.updated_at',
        'submissions.assignee_id',
        'assignees.name as assignee_name',
        'changers.name as status_changed_by',
      ])
      .select([
        jobNumber.as('number'),
        progress.as('progress'),
        nextStage.as('next_stage'),
        originalsHere.as('originals_here'),
        sql<boolean>`(select job_fees_on or money_on from office_settings)`.as('fees_on'),
        feeOfJob.as('fee'),
        paidOfJob.as('paid'),
      ])
      .select(eb => [
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('citizens')
            .select(['citizens.id', 'citizens.name', 'citizens.mobile'])
            .whereRef('citizens.id', '=', 'submissions.citizen_id')
            .where(citizenWithin(caller)),
        ).as('citizen'),
        jsonObjectFrom(
          eb
            // unscoped: limited below
            .selectFrom('vehicles')
            // unscoped: as above
            .innerJoin('citizens', 'citizens.id', 'vehicles.citizen_id')
            .select(['vehicles.id', 'vehicles.registration_no'])
            .whereRef('vehicles.id', '=', 'submissions.vehicle_id')
            .where(citizenWithin(caller)),
        ).as('vehicle'),
      ])
  );
}

export type FoundJob = Awaited<ReturnType<ReturnType<typeof jobRows>['executeTakeFirstOrThrow']>>;

/** A job as lists show it, in the reader's language. */
export function asJobRow(words: ServerWords, found: FoundJob): JobRow {
  const { progress: far, fees_on, assignee_id, assignee_name, next_stage, ...job } = found;
  const told = progressIn(words, far as Progress);
  return {
    ...job,
    stage_name: told.stage_name,
    next_stage:
      next_stage === null ? null : { code: next_stage.code, name: words.jobAnswers.called(next_stage) },
    assignee: assignee_id === null ? null : { id: assignee_id, name: assignee_name ?? '' },
    overdue: isOpen(job.status) && job.due_on !== null && job.due_on < today(),
    papers_missing: told.missing.length,
    reject_reason: told.reason,
    fee: fees_on ? job.fee : null,
    paid: fees_on ? job.paid : null,
  };
}
