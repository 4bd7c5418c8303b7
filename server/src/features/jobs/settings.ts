import type { JobReason, JobStage } from '@rto-desk/contract/endpoints/job-settings';
import { OTHER_REASON } from '@rto-desk/contract/job';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, NotFound } from '../../platform/errors.ts';

/** What an admin says of a stage or a reason. */
interface Named {
  name_en: string;
  name_hi: string;
  place: number;
}

interface Change extends Named {
  hidden: boolean;
  updated_at?: string | null | undefined;
}

/** Adds a stage that stands for a status. Its code follows from its English name and stays. */
export function addStage(
  db: Db,
  words: ServerWords,
  stage: Named & { status: RequestStatus },
): Promise<JobStage> {
  return db.transaction().execute(async transaction => {
    const code = await freshCode(transaction, 'job_stages', stage.name_en);
    const row = await transaction
      .insertInto('job_stages')
      .values({ ...stage, code })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, name: words.jobAnswers.called(row) };
  });
}

/** Renames, moves or hides a stage. Throws NotFound, Conflict for a stale copy, Invalid for the last one of a status. */
export function changeStage(
  db: Db,
  words: ServerWords,
  id: number,
  { updated_at, ...change }: Change,
): Promise<JobStage> {
  return db.transaction().execute(async transaction => {
    // All of them, so that of two who hide at once one sees what the other has left.
    const stages = await transaction.selectFrom('job_stages').selectAll().orderBy('id').forUpdate().execute();
    const stage = stages.find(one => one.id === id);
    if (stage === undefined) throw new NotFound();
    assertFresh(updated_at, stage);
    const others = stages.filter(one => one.id !== id && one.status === stage.status && !one.hidden);
    if (change.hidden && others.length === 0) {
      throw new Invalid({
        hidden: words => words.jobAnswers.lastStage(words.requests.statuses[stage.status]),
      });
    }
    const row = await transaction
      .updateTable('job_stages')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, name: words.jobAnswers.called(row) };
  });
}

/** Adds a reason to reject. Its code follows from its English name and stays. */
export function addReason(db: Db, words: ServerWords, reason: Named): Promise<JobReason> {
  return db.transaction().execute(async transaction => {
    const code = await freshCode(transaction, 'job_reject_reasons', reason.name_en);
    const row = await transaction
      .insertInto('job_reject_reasons')
      .values({ ...reason, code })
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, name: words.jobAnswers.called(row) };
  });
}

/** Renames, moves or hides a reason. Throws NotFound, Conflict for a stale copy, Invalid for the one that is always there. */
export function changeReason(
  db: Db,
  words: ServerWords,
  id: number,
  { updated_at, ...change }: Change,
): Promise<JobReason> {
  return db.transaction().execute(async transaction => {
    const reason = await transaction
      .selectFrom('job_reject_reasons')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (reason === undefined) throw new NotFound();
    assertFresh(updated_at, reason);
    if (change.hidden && reason.code === OTHER_REASON) {
      throw new Invalid({ hidden: words => words.jobAnswers.otherStays });
    }
    const row = await transaction
      .updateTable('job_reject_reasons')
      .set(change)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return { ...row, name: words.jobAnswers.called(row) };
  });
}

interface JobSettings {
  fees_on: boolean;
  test_weekdays: number[];
  updated_at: string;
}

/** What is set of jobs as a whole. One statement. */
export function jobSettingsOf(db: Queryable): Promise<JobSettings> {
  return db
    .selectFrom('office_settings')
    .select(['job_fees_on as fees_on', 'test_weekdays', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/**
 * Says whether fees are written down with jobs, and on which weekdays there are tests; what is absent stays. Throws Conflict
 * for a stale copy of the office's settings.
 */
export function changeJobSettings(
  db: Db,
  {
    fees_on,
    test_weekdays,
    updated_at,
  }: {
    fees_on?: boolean | undefined;
    test_weekdays?: number[] | undefined;
    updated_at?: string | null | undefined;
  },
): Promise<JobSettings> {
  const days = test_weekdays && [...new Set(test_weekdays)].sort();
  return db.transaction().execute(async transaction => {
    await transaction.selectFrom('office_settings').select('singleton').forUpdate().execute();
    assertFresh(updated_at, await jobSettingsOf(transaction));
    await transaction
      .updateTable('office_settings')
      .set({
        singleton: true,
        ...(fees_on !== undefined && { job_fees_on: fees_on }),
        ...(days && { test_weekdays: days }),
      })
      .execute();
    return jobSettingsOf(transaction);
  });
}

/** A code that no other row has: the name in small letters and digits, with a number behind it where that is taken. */
async function freshCode(
  db: Queryable,
  table: 'job_stages' | 'job_reject_reasons',
  name: string,
): Promise<string> {
  const plain =
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_|_$/g, '')
      .slice(0, 30) || 'own';
  // unscoped: neither table holds personal data
  const rows = await db.selectFrom(table).select('code').execute();
  const taken = new Set(rows.map(({ code }) => code));
  for (let number = 1; ; number += 1) {
    const code = number === 1 ? plain : `${plain}_${number}`;
    if (!taken.has(code)) return code;
  }
}
