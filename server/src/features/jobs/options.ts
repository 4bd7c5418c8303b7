import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { escaped } from '../../platform/database/like.ts';
import { within } from '../../scope/within.ts';
import { staff } from './links.ts';
import { jobSettingsOf } from './settings.ts';

/** How many of the staff are offered to give a job to, and how many names of who referred one. */
const ASSIGNEES = 200;
const REFERRERS = 20;

/** What a job is described with: stages and reasons in their order, hidden ones too, and whom it may be given to. */
export async function jobOptions(db: Queryable, caller: Caller, words: ServerWords) {
  const called = <Row extends { name_en: string; name_hi: string }>(row: Row) => ({
    ...row,
    name: words.jobAnswers.called(row),
  });
  const [stages, reasons, { updated_at, ...settings }, assignees] = [
    await db.selectFrom('job_stages').selectAll().orderBy('place').orderBy('id').execute(),
    await db.selectFrom('job_reject_reasons').selectAll().orderBy('place').orderBy('id').execute(),
    await jobSettingsOf(db),
    await staff(db, caller).orderBy('users.name').orderBy('users.id').limit(ASSIGNEES).execute(),
  ];
  return {
    stages: stages.map(called),
    reasons: reasons.map(called),
    ...settings,
    settings_updated_at: updated_at,
    assignees,
  };
}

/** Names of who referred jobs to the caller's own branch, the most frequent first, for the beginning of a name. */
export async function referrerSuggestions(db: Queryable, caller: Caller, typed: string): Promise<string[]> {
  const own = branchOf(caller);
  const rows = await within(db, caller)
    .jobs()
    .select(sql<string>`mode() within group (order by given_by)`.as('name'))
    .where('given_by', 'is not', null)
    .where('given_by', 'ilike', `${escaped(typed)}%`)
    .$if(own !== null, query => query.where('branch_id', '=', own))
    .groupBy(sql`lower(given_by)`)
    .orderBy(eb => eb.fn.countAll(), 'desc')
    .orderBy('name')
    .limit(REFERRERS)
    .execute();
  return rows.map(({ name }) => name);
}
