import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { HistoryLine } from '@rto-desk/contract/endpoints/history';
import { type historyList, historyPageSize } from '@rto-desk/contract/history';
import type { QueryOf } from '@rto-desk/contract/list';
import { type RawBuilder, sql } from 'kysely';
import { countOfCitizen } from '../../facts/count-of-citizen.ts';
import { moneyTables } from '../../facts/job-money.ts';
import { mergedInto } from '../../facts/merged-into.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { inDays, listPage, pageMeta } from '../../platform/database/paging.ts';
import {
  accountWithin,
  entryWithin,
  letterWithin,
  messageWithin,
  moneyWithin,
  submissionWithin,
} from '../../scope/conditions.ts';
import { searchPage } from '../../search/page.ts';
import { hasTextOrNumber } from '../../search/text.ts';

/** `q` is part of who did it, or of what the record is called; the days are those in which it was done; `record` is a table. */
type HistoryFilter = QueryOf<typeof historyList> & {
  record_id?: number | undefined;
  /** Whether records of money are among them. */
  hasMoney: boolean;
};

/**
 * One page of the history, newest first; the caller answers for who may read it. Two statements.
 */
export async function historyPage(db: Queryable, filter: HistoryFilter): Promise<Page<HistoryLine>> {
  const { page, q } = filter;
  const matches = matching(filter);
  if (q) {
    // unscoped: the caller answers for who may read it
    const finds = sql`select id, happened_at from history where ${matches} and ${hasTextOrNumber(told, q)}`;
    const rows = (ids: number[]) => historyRows(db).where('history.id', 'in', ids.map(String)).execute();
    const order = sql`happened_at desc, id desc`;
    const found = await searchPage(db, { finds, order, rows }, { page, per_page: historyPageSize });
    return { ...found, data: found.data.map(asLine) };
  }
  // unscoped: the caller answers for who may read it
  const listed = sql`select id from history where ${matches}`;
  return listPage(db, { page, per_page: historyPageSize }, listed, async ({ offset, limit }) =>
    (await newestFirst(db).where(matches).limit(limit).offset(offset).execute()).map(asLine),
  );
}

function newestFirst(db: Queryable) {
  return historyRows(db).orderBy('history.happened_at', 'desc').orderBy('history.id', 'desc');
}

/** The searched text of a line; must match the expression of its index. */
const told = sql`text_key(' ' || coalesce(title, '') || U&'\\001F ' || coalesce(actor_name, ''))`;

function historyRows(db: Queryable) {
  // unscoped: the caller answers for who may read it
  return (
    db
      .selectFrom('history')
      // Below Number.MAX_SAFE_INTEGER for longer than any history will last.
      .select(sql<number>`history.id::float8`.as('id'))
      .select([
        'happened_at',
        'actor_id',
        'actor_name',
        'actor_role',
        'address',
        'action',
        'record',
        'record_id',
      ])
      .select(['citizen_id', 'title', 'before', 'after'])
  );
}

type HistoryRow = Awaited<ReturnType<ReturnType<typeof historyRows>['execute']>>[number];

function asLine({ actor_id, actor_name, actor_role, ...line }: HistoryRow): HistoryLine {
  return { ...line, actor: actor_id === null ? null : { id: actor_id, name: actor_name, role: actor_role } };
}

/**
 * One page of the history of a citizen within reach, of those merged into them, and of their records. Two statements.
 * Throws NotFound out of reach.
 */
export async function historyOf(
  db: Queryable,
  caller: Caller,
  id: number,
  page: number,
): Promise<Page<HistoryLine>> {
  const matches = sql<boolean>`history.citizen_id = any(${mergedInto(sql`${id}`)} || ${id}::integer)
    and not ${isOutOfReach(caller)}`;
  // unscoped: of a citizen within reach
  const lines = sql<number>`(select count(*)::integer from history where ${matches})`;
  const total = await countOfCitizen(db, caller, id, lines);
  const rows = await newestFirst(db)
    .where(matches)
    .limit(historyPageSize)
    .offset((page - 1) * historyPageSize)
    .execute();
  const data = rows.map(asLine);
  return { data, meta: pageMeta(page, historyPageSize, total, data.length) };
}

/**
 * Whether a line tells of what is out of reach now although its citizen is not: their account, a message that is for admins, or
 * a job of another branch with its documents, a letter, an entry of the register, a receipt or a payout. It does not exist for the
 * caller, nor do its lines.
 */
function isOutOfReach(caller: Caller): RawBuilder<boolean> {
  const job = sql`service_requests as submissions`;
  // unscoped: whether they are out of reach
  return sql<boolean>`case history.record
    when 'users' then exists (
      select from users where users.id = history.record_id and (${accountWithin(caller)}) is not true)
    when 'messages' then exists (
      select from messages where messages.id = history.record_id and (${messageWithin(caller)}) is not true)
    when 'service_requests' then exists (
      select from ${job} where submissions.id = history.record_id and (${submissionWithin(caller)}) is not true)
    when 'job_papers' then exists (
      select from job_papers join ${job} on submissions.id = job_papers.job_id
      where job_papers.id = history.record_id and (${submissionWithin(caller)}) is not true)
    when 'letters' then exists (
      select from letters where letters.id = history.record_id and (${letterWithin(caller)}) is not true)
    when 'register_entries' then exists (
      select from register_entries where register_entries.id = history.record_id and (${entryWithin(caller)}) is not true)
    when 'receipts' then exists (
      select from receipts where receipts.id = history.record_id and (${moneyWithin(caller, 'receipts')}) is not true)
    when 'payouts' then exists (
      select from payouts where payouts.id = history.record_id and (${moneyWithin(caller, 'payouts')}) is not true)
    else false end`;
}

function matching(filter: HistoryFilter) {
  const { action, record, record_id, hasMoney } = filter;
  return sql<boolean>`${action === undefined ? sql`true` : sql`action = ${action}`}
    and ${record === undefined ? sql`true` : sql`record = ${record}`}
    and ${record_id === undefined ? sql`true` : sql`record_id = ${record_id}`}
    and ${hasMoney ? sql`true` : sql`(record <> all(${moneyTables}::text[])) is not false`}
    and ${inDays('history.happened_at', filter)}`;
}
