import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { JobRow } from '@rto-desk/contract/endpoints/jobs';
import { today } from '@rto-desk/contract/expiry';
import type { jobList } from '@rto-desk/contract/job';
import type { QueryOf } from '@rto-desk/contract/list';
import { numberKey } from '@rto-desk/contract/normalise';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isUnpaidJob } from '../../facts/job-money.ts';
import type { Queryable } from '../../platform/database/database.ts';
import {
  COUNT_LIMIT,
  inDays,
  pageById,
  type Span,
  TEXT_COUNT_LIMIT,
} from '../../platform/database/paging.ts';
import { inArray, preparedQuery } from '../../platform/database/prepared-query.ts';
import { Invalid } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import { hasJobNumber } from '../../search/jobs.ts';
import { searchPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';
import { asJobRow, jobRows } from './rows.ts';

type Condition = RawBuilder<SqlBool>;

/** What limits the list; what is absent limits nothing. */
export type JobFilter = Partial<Omit<QueryOf<typeof jobList>, 'page' | 'per_page'>> & {
  citizen_id?: number | null | undefined;
  vehicle_id?: number | null | undefined;
};

/** Those who wait or are being worked on; as the index of open ones says it. */
export const IS_OPEN: Condition = sql<SqlBool>`submissions.status in ('pending', 'contacted')`;

/** Those that have ended with an original still here. */
// unscoped: of the jobs of its statement
export const HAS_ORIGINALS: Condition = sql<SqlBool>`(submissions.status in ('completed', 'rejected')
  and submissions.id = any(array(
    select job_id from job_papers where original and received_on is not null and returned_on is null)))`;

/** One page of the jobs within reach. Two statements. Throws Invalid. */
export async function jobsPage(
  db: Queryable,
  caller: Caller,
  words: ServerWords,
  query: JobFilter & { page: number; per_page: number },
): Promise<Page<JobRow>> {
  const matches = matching(caller, query);
  const rows = (ids: number[]) => jobsByIds(db, caller, ids);
  // Of a text, and of dues that are summed, all finds are read once, for the page and for the total.
  if (query.q || query.unpaid) {
    const finds = within(db, caller).jobs().select(['submissions.id', 'submissions.due_on']).where(matches);
    const order = { due: sql`due_on, id`, newest: sql`id desc`, oldest: sql`id` }[query.sort ?? 'due'];
    const limit = query.q ? TEXT_COUNT_LIMIT : COUNT_LIMIT;
    const found = await searchPage(db, { finds, order, rows, limit }, query);
    return { ...found, data: found.data.map(row => asJobRow(words, row)) };
  }
  const listed = within(db, caller).jobs().select('submissions.id').where(matches);
  const ordered = listed.orderBy(orderOf(query));
  const onPage = ({ offset, limit }: Span) => ordered.limit(limit).offset(offset);
  const jobs = await pageById(db, query, { finds: listed, onPage, rows });
  return { ...jobs, data: jobs.data.map(row => asJobRow(words, row)) };
}

const jobsByIds = preparedQuery((db, caller: Caller, ids: readonly number[]) =>
  jobRows(db, caller).where('submissions.id', '=', inArray(ids)),
);

/**
 * Due soonest first where not said; what has no day comes last. Of some days and of one person there are few, which are sorted,
 * or read in the order in which they came: going through all jobs in search of them takes longer.
 */
export function orderOf({ sort = 'due', from, until, assignee }: JobFilter): RawBuilder<unknown> {
  const ofDays = Boolean(from || until);
  if (sort === 'due') {
    return ofDays ? sql`submissions.due_on + 0, submissions.id` : sql`submissions.due_on, submissions.id`;
  }
  const direction = sort === 'newest' ? sql`desc` : sql`asc`;
  if (ofDays) return sql`submissions.created_at ${direction}, submissions.id ${direction}`;
  const isOfOne = assignee !== undefined && assignee !== '' && assignee !== 'none';
  return isOfOne ? sql`submissions.id + 0 ${direction}` : sql`submissions.id ${direction}`;
}

/** The condition that a filter comes to, on `submissions`. Throws Invalid for an assignee that is none. */
export function matching(caller: Caller, filter: JobFilter): Condition {
  const { status, stage, category, service, q, given_by, citizen_id, vehicle_id } = filter;
  const column = (name: string, value: string | number | null | undefined) =>
    value ? [sql<SqlBool>`${sql.ref(`submissions.${name}`)} = ${value}`] : [];
  const conditions: Condition[] = [
    inDays('submissions.created_at', filter),
    ...(status === 'open' ? [IS_OPEN] : column('status', status)),
    ...column('stage', stage),
    ...column('category', category),
    ...column('citizen_id', citizen_id),
    ...column('vehicle_id', vehicle_id),
    ...isAssigned(caller, filter.assignee),
    ...(service ? [sql<SqlBool>`submissions.services @> array[${service}]::text[]`] : []),
    ...(given_by ? [sql<SqlBool>`lower(submissions.given_by) = lower(${given_by})`] : []),
    ...(filter.overdue ? [sql<SqlBool>`(${IS_OPEN} and submissions.due_on < ${today()})`] : []),
    ...(filter.unpaid ? [isUnpaidJob] : []),
    ...(filter.to_return ? [HAS_ORIGINALS] : []),
    ...(q ? [isLike(q)] : []),
  ];
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function isAssigned(caller: Caller, assignee: string | undefined): Condition[] {
  if (!assignee) return [];
  if (assignee === 'none') return [sql<SqlBool>`submissions.assignee_id is null`];
  const id = assignee === 'me' ? caller.id : Number(assignee);
  if (!/^(me|[0-9]{1,9})$/.test(assignee)) {
    throw new Invalid({ assignee: words => words.jobAnswers.noSuchAssignee });
  }
  return [sql<SqlBool>`submissions.assignee_id = ${id}`];
}

/**
 * By its number (`J-2026-17`), or by what stands in name, mobile, reference or application number; of one or two letters
 * what a word begins with. Numbers are found with or without spaces and hyphens.
 */
function isLike(typed: string): Condition {
  return hasJobNumber(numberKey(typed)) ?? hasTextOrNumber(sql.ref('submissions.search_text'), typed);
}
