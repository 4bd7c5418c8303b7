import type { Caller } from '@rto-desk/contract/access';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { NotifyAllRun, RunningNotifyAll } from '@rto-desk/contract/endpoints/notify-all';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { pageMeta } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { byReach } from '../../scope/reach.ts';

/** For how many days those that have failed are listed. */
const SHOWN = 7;
/** Those on a page. */
const PER_PAGE = 10;

/** How far one has come; its maker and those who see everything may ask. Throws NotFound. */
export async function notifyAllOf(db: Queryable, caller: Caller, id: number): Promise<NotifyAllRun> {
  const [found] = await counted(db, caller, sql`bulk_notices.id = ${id}`);
  if (found === undefined) throw new NotFound();
  return noticeOf(found);
}

/**
 * One page of those that run or have failed lately, newest first: the caller's own, and all for callers who see
 * everything. Two statements.
 */
export async function notifyAllRuns(
  db: Queryable,
  caller: Caller,
  page: number,
): Promise<Page<RunningNotifyAll>> {
  // unscoped: counts of what one has ordered oneself, or of the whole office for those who see it
  const goesOn = sql<boolean>`(bulk_notices.state = 'running'
    or bulk_notices.state = 'failed' and bulk_notices.updated_at > now() - make_interval(days => ${SHOWN}) or bulk_notices.state = 'written' and exists (
    select from messages where bulk_notice_id = bulk_notices.id and messages.state in ('queued', 'sending')))`;
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from bulk_notices where ${goesOn} and ${isWithin(caller)}`.execute(db);
  const onPage = sql`bulk_notices.id in (
    select id from bulk_notices where ${goesOn} and ${isWithin(caller)}
    order by id desc limit ${PER_PAGE} offset ${(page - 1) * PER_PAGE})`;
  const data = (await counted(db, caller, onPage)).map(found => ({
    ...noticeOf(found),
    created_by: found.created_by,
    created_at: found.created_at,
  }));
  return { data, meta: pageMeta(page, PER_PAGE, rows[0]?.total ?? 0, data.length) };
}

function isWithin(caller: Caller) {
  const isOfAll = byReach(caller, { everything: () => true, branch: () => false, own: () => false });
  return sql<boolean>`(bulk_notices.created_by = ${caller.id} or ${isOfAll})`;
}

interface Counted {
  id: number;
  state: 'running' | 'written' | 'stopped' | 'failed';
  of: number;
  waiting: number;
  gone: number;
  created_by: string | null;
  created_at: string;
}

/** Those that match and a caller may ask for, with how many of their messages wait and how many have gone; newest first. */
async function counted(db: Queryable, caller: Caller, matches: RawBuilder<unknown>): Promise<Counted[]> {
  // unscoped: counts of what one has ordered oneself, or of the whole office for those who see it
  const { rows } = await sql<Counted>`
    select bulk_notices.id, bulk_notices.state, bulk_notices.messages as of, bulk_notices.created_at,
      makers.name as created_by,
      count(messages.id) filter (where messages.state in ('queued', 'sending'))::integer as waiting,
      count(messages.id) filter (where messages.state not in ('queued', 'sending', 'cancelled'))::integer as gone
    from bulk_notices left join users as makers on makers.id = bulk_notices.created_by
      left join messages on messages.bulk_notice_id = bulk_notices.id
    where ${matches} and ${isWithin(caller)}
    group by bulk_notices.id, makers.name order by bulk_notices.id desc`.execute(db);
  return rows;
}

/** Once all are written they are as many as there are: some documents may have been renewed meanwhile. */
function noticeOf({ id, state, of, waiting, gone }: Counted): NotifyAllRun {
  const written = gone + waiting;
  return {
    id,
    state:
      state === 'stopped' || state === 'failed'
        ? state
        : state === 'written' && waiting === 0
          ? 'done'
          : 'running',
    progress: { done: gone, of: state === 'written' ? written : Math.max(of, written) },
  };
}
