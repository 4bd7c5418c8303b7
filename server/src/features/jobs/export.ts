import type { Caller } from '@rto-desk/contract/access';
import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { feeOfJob, paidOfJob } from '../../facts/job-money.ts';
import type { CsvColumn } from '../../platform/csv.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { type JobFilter, matching, orderOf } from './list.ts';
import { asJobRow, jobRows } from './rows.ts';

/** A line of the file: a job, or the sum of all jobs of one referrer. */
export type ExportedLine = { job: JobRow } | { sum: GivenSum };

interface GivenSum {
  given_by: string | null;
  jobs: number;
  fee: string;
  paid: string;
}

/** The jobs within reach as they come from the database, and below them, where fees are written down, their sums by who gave them. */
export async function* streamJobs(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  filter: JobFilter,
): AsyncIterable<ExportedLine> {
  const matches = matching(caller, filter);
  for await (const row of jobRows(db, caller).where(matches).orderBy(orderOf(filter)).stream(500)) {
    yield { job: asJobRow(words, row) };
  }
  const sums = await within(db, caller)
    .jobs()
    .select(sql<string | null>`mode() within group (order by given_by)`.as('given_by'))
    .select(sql<number>`count(*)::integer`.as('jobs'))
    .select(sql<string>`coalesce(sum(${feeOfJob}), 0)::numeric(12, 2)::text`.as('fee'))
    .select(sql<string>`coalesce(sum(${paidOfJob}), 0)::numeric(12, 2)::text`.as('paid'))
    .where(matches)
    .where(sql<boolean>`(select job_fees_on or money_on from office_settings)`)
    .groupBy(sql`lower(given_by)`)
    .orderBy(sql`lower(given_by)`)
    .execute();
  for (const sum of sums) yield { sum };
}

/** The columns of the file; a sum stands under who gave the jobs, with how many they are in place of a number. */
export function exportColumns(words: ServerWords): CsvColumn<ExportedLine>[] {
  const { requests, services, fields } = words;
  const jobs = words.jobAnswers;
  const column = (
    heading: string,
    cell: (job: JobRow) => string | null,
    ofSum: (sum: GivenSum) => string | number | null = () => null,
  ): CsvColumn<ExportedLine> => ({
    heading,
    cell: line => ('job' in line ? cell(line.job) : ofSum(line.sum)),
  });
  const { csv } = jobs;
  return [
    column(
      csv.number,
      job => job.number,
      sum => jobs.sumOf(sum.jobs),
    ),
    column(fields.reference, job => job.reference),
    column(csv.received, job => job.created_at),
    column(fields.contact_name, job => job.contact_name),
    column(fields.contact_phone, job => job.contact_phone),
    column(fields.category, job => services.categories[job.category]),
    column(fields.services, job => job.services.map(service => services.names[service]).join(', ')),
    column(fields.application_no, job => job.application_no),
    column(
      fields.given_by,
      job => job.given_by,
      sum => sum.given_by,
    ),
    column(fields.assignee, job => job.assignee?.name ?? null),
    column(fields.due_on, job => job.due_on),
    column(fields.stage, job => job.stage_name),
    column(fields.status, job => requests.statuses[job.status]),
    column(fields.reason, job => job.reject_reason),
    column(
      fields.fee,
      job => job.fee,
      sum => sum.fee,
    ),
    column(
      fields.paid,
      job => job.paid,
      sum => sum.paid,
    ),
  ];
}
