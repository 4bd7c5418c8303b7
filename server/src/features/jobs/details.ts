import type { Caller } from '@rto-desk/contract/access';
import type { Job, JobDocument, JobEventLine } from '@rto-desk/contract/endpoints/jobs';
import type { ServerWords } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { realMobile } from '../../facts/dummy-mobile.ts';
import { keeping, keepingColumns } from '../../facts/profile-trust.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Viewer } from '../../platform/sessions/sessions.ts';
import { signedPath } from '../../platform/storage/signing.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { endsOnRecord } from '../expiries/on-record.ts';
import { type Names, type Progress, reasonIn } from './progress.ts';
import { asJobRow, jobRows } from './rows.ts';

/** Who reads a job, and in which language. */
export interface Reader {
  caller: Viewer;
  words: ServerWords;
  fileKey: Services['fileKey'];
}

/** How many citizens are offered for a job that names none. */
const MATCHES = 5;

/** A job within reach with its papers and time line. Five statements at most. Throws NotFound. */
export async function jobOf(db: Queryable, reader: Reader, id: number): Promise<Job> {
  const { caller, words } = reader;
  const found = await jobRows(db, caller)
    .select(['submissions.notes', 'submissions.user_id'])
    .select(eb =>
      jsonObjectFrom(
        eb
          // unscoped: who asked, of a job within reach
          .selectFrom('users')
          .select(['users.name', 'users.phone'])
          .whereRef('users.id', '=', 'submissions.user_id'),
      ).as('user'),
    )
    .where('submissions.id', '=', id)
    .executeTakeFirst();
  if (found === undefined) throw new NotFound();
  const { notes, user, user_id, ...row } = found;
  const papers = await jobDocumentsOf(db, reader, id);
  const whose = { citizen_id: row.citizen?.id ?? null, vehicle_id: row.vehicle?.id ?? null };
  const kinds = new Set(papers.flatMap(({ document_kind }) => document_kind ?? []));
  return {
    ...asJobRow(words, row),
    notes,
    user,
    papers,
    events: await eventsOf(db, words, id),
    on_record: await endsOnRecord(db, caller, whose, [...kinds]),
    matches: row.citizen === null ? await matchesOf(db, caller, row.contact_phone, user_id) : [],
  };
}

/** The papers of a job that is known to be within reach, or one of them. */
export async function jobDocumentsOf(
  db: Queryable,
  { caller, words, fileKey }: Reader,
  jobId: number,
  paperId?: number,
): Promise<JobDocument[]> {
  // unscoped: of a job within reach
  const rows = await db
    .selectFrom('job_papers')
    // unscoped: their scans
    .leftJoin('files', 'files.id', 'job_papers.file_id')
    .select(['job_papers.id', 'name_en', 'name_hi', 'original', 'document_kind', 'not_needed'])
    .select([
      'received_on',
      'returned_on',
      'stays_with',
      'file_id',
      'files.media_type as file_type',
      'job_papers.updated_at',
    ])
    .where('job_id', '=', jobId)
    .$if(paperId !== undefined, query => query.where('job_papers.id', '=', paperId ?? 0))
    .orderBy('job_papers.id')
    .execute();
  return rows.map(({ name_en, name_hi, original, file_id, file_type, ...paper }) => ({
    ...paper,
    name: words.jobAnswers.called({ name_en, name_hi }),
    kind: original ? 'original' : 'copy',
    file_path:
      file_id === null || file_type === null
        ? null
        : signedPath(fileKey, { id: file_id, media_type: file_type }, caller.sessionId),
    file_type,
  }));
}

async function eventsOf(db: Queryable, words: ServerWords, jobId: number): Promise<JobEventLine[]> {
  const stageCalled = (column: 'from_stage' | 'to_stage') =>
    sql<(Names & { code: string }) | null>`(
      select json_build_object('code', code, 'name_en', name_en, 'name_hi', name_hi)
      from job_stages where code = ${sql.ref(`job_events.${column}`)})`;
  // unscoped: of a job within reach
  const rows = await db
    .selectFrom('job_events')
    // unscoped: who did what with a job is told to staff who see it
    .leftJoin('users as actors', 'actors.id', 'job_events.actor_id')
    // unscoped: as above
    .leftJoin('users as assignees', 'assignees.id', 'job_events.assignee_id')
    .leftJoin('job_reject_reasons as reasons', 'reasons.code', 'job_events.reject_code')
    .select(['job_events.id', 'happened_at', 'event', 'text', 'reject_code'])
    .select(['actors.name as by', 'assignees.name as assignee', 'reasons.name_en', 'reasons.name_hi'])
    .select([stageCalled('from_stage').as('from_stage'), stageCalled('to_stage').as('to_stage')])
    .where('job_id', '=', jobId)
    .orderBy('job_events.id')
    .execute();
  const named = (stage: (Names & { code: string }) | null) =>
    stage === null ? null : { code: stage.code, name: words.jobAnswers.called(stage) };
  return rows.map(({ reject_code, name_en, name_hi, text, from_stage, to_stage, ...event }) => {
    const reason: Progress['reason'] =
      reject_code === null || name_en === null || name_hi === null
        ? null
        : { code: reject_code, names: { name_en, name_hi }, text };
    return {
      ...event,
      from_stage: named(from_stage),
      to_stage: named(to_stage),
      text: reason === null ? text : reasonIn(words, reason),
    };
  });
}

/** Whom a job may be about, for staff to choose: citizens with its mobile number, and the profile of the account that asked. */
function matchesOf(db: Queryable, caller: Caller, phone: string, userId: number | null) {
  // unscoped: the own profile of who asked, limited below
  const asker = sql<number>`(select citizen_id from users where id = ${userId})`;
  return (
    within(db, caller)
      .citizens()
      // unscoped: the accounts that keep a citizen within reach
      .leftJoinLateral(keeping(caller), join => join.onTrue())
      .select(['citizens.id', 'citizens.name', 'citizens.mobile', ...keepingColumns])
      .where(eb => eb.or([eb('citizens.mobile', '=', realMobile(phone)), eb('citizens.id', '=', asker)]))
      .orderBy('citizens.id')
      .limit(MATCHES)
      .execute()
  );
}
