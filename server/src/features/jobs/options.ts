import type { Caller } from '@rto-desk/contract/access';
import type { ServerWords } from '@rto-desk/contract/words/words';
import type { Queryable } from '../../platform/database/database.ts';
import { staff } from './links.ts';
import { jobSettingsOf } from './settings.ts';

/** How many of the staff are offered to give a job to. */
const ASSIGNEES = 200;

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
