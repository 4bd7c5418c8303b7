import type { JobDocument } from '@rto-desk/contract/endpoints/jobs';
import { today } from '@rto-desk/contract/expiry';
import { type JobDocumentKind, type JobEvent, MAX_JOB_DOCUMENTS } from '@rto-desk/contract/job';
import { sql } from 'kysely';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { ChoiceRequired, Invalid, NotFound } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';
import { recordFile, withStoredFile } from '../files/records.ts';
import { jobDocumentsOf, type Reader } from './details.ts';
import { addEvent } from './events.ts';
import { lockJob } from './lock.ts';

export interface NewJobDocument {
  name: string;
  kind: JobDocumentKind;
  received_on?: string | null;
}

/** Adds a paper to a job within reach, with its scan if one came. Throws NotFound, and Invalid where a job has too many. */
export function addJobDocument(
  services: Services,
  reader: Reader,
  jobId: number,
  { name, kind, received_on = null }: NewJobDocument,
  file: ReceivedFile | null,
): Promise<JobDocument> {
  const { caller } = reader;
  return withStoredFile(services, caller, file, () =>
    services.db.transaction().execute(async transaction => {
      await lockJob(transaction, caller, jobId);
      await assertNotTooMany(transaction, jobId);
      if (file !== null) await recordFile(transaction, caller, file);
      // unscoped: of a job that is locked within reach
      const { id } = await transaction
        .insertInto('job_papers')
        .values({
          ...{ job_id: jobId, name_en: name, name_hi: name, original: kind === 'original', received_on },
          file_id: file?.id ?? null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      const event = { job_id: jobId, actor_id: caller.id, text: name };
      await addEvent(transaction, {
        ...event,
        event: received_on === null ? 'paper_added' : 'paper_received',
      });
      return jobDocumentOf(transaction, reader, jobId, id);
    }),
  );
}

export interface JobDocumentChange {
  name?: string | null | undefined;
  kind?: JobDocumentKind | undefined;
  received_on?: string | null | undefined;
  returned_on?: string | null | undefined;
  stays_with?: string | null | undefined;
  not_needed?: boolean | undefined;
}

/**
 * Changes a paper of a job within reach; what is absent stays, and a name that is sent as it was read keeps both languages.
 * Throws NotFound, Conflict for a stale copy, and Invalid.
 */
export function changeJobDocument(
  services: Services,
  reader: Reader,
  { jobId, paperId }: { jobId: number; paperId: number },
  change: JobDocumentChange,
  scan: { file: ReceivedFile | null; removeFile: boolean; lastSeen: string | null | undefined },
): Promise<JobDocument> {
  const { caller } = reader;
  const { file, removeFile, lastSeen } = scan;
  return withStoredFile(services, caller, file, () =>
    services.db.transaction().execute(async transaction => {
      await lockJob(transaction, caller, jobId);
      const paper = await jobDocumentOf(transaction, reader, jobId, paperId);
      assertFresh(lastSeen, paper);
      assertDays({ ...paper, ...change });
      if (file !== null) await recordFile(transaction, caller, file);
      const { name, kind, ...others } = change;
      // unscoped: of a job that is locked within reach
      await transaction
        .updateTable('job_papers')
        .set({
          ...others,
          ...(name &&
            name !== paper.name && {
              ...{ name_en: name, name_hi: name },
              listed_as: sql<string | null>`coalesce(listed_as, case when listed then name_en end)`,
            }),
          ...(kind && { original: kind === 'original' }),
          ...((file !== null || removeFile) && { file_id: file?.id ?? null }),
        })
        .where('id', '=', paperId)
        .execute();
      const after = await jobDocumentOf(transaction, reader, jobId, paperId);
      const event = { job_id: jobId, actor_id: caller.id, text: after.name };
      await addEvent(transaction, { ...event, event: eventOf(paper, after) });
      return after;
    }),
  );
}

/** What is said of an original that is here when its job ends. */
export interface OriginalReturn {
  id: number;
  /** It goes back to its holder today. */
  returned: boolean;
  /** For whom it is kept. */
  stays_with?: string | null | undefined;
}

/**
 * Writes down where the originals of a job go that are still here. Throws ChoiceRequired with those of which nothing is said.
 */
export async function storeReturns(
  db: Queryable,
  reader: Reader,
  jobId: number,
  settled: readonly OriginalReturn[],
): Promise<void> {
  const here = (await jobDocumentsOf(db, reader, jobId)).filter(
    ({ kind, received_on, returned_on }) =>
      kind === 'original' && received_on !== null && returned_on === null,
  );
  const saidOf = (id: number) =>
    settled.find(said => said.id === id && (said.returned || Boolean(said.stays_with)));
  const open = here.filter(({ id, stays_with }) => stays_with === null && saidOf(id) === undefined);
  if (open.length > 0) {
    const papers = open.map(({ id, name }) => ({ id, name }));
    throw new ChoiceRequired(words => words.jobAnswers.originalsHere, { papers });
  }
  for (const { id, name } of here) {
    const said = saidOf(id);
    if (said === undefined) continue;
    // unscoped: of a job that is locked within reach
    await db
      .updateTable('job_papers')
      .set(said.returned ? { returned_on: today() } : { stays_with: said.stays_with ?? null })
      .where('id', '=', id)
      .execute();
    const event = { job_id: jobId, actor_id: reader.caller.id, text: name };
    await addEvent(db, { ...event, event: said.returned ? 'paper_returned' : 'paper_kept' });
  }
}

async function jobDocumentOf(db: Queryable, reader: Reader, jobId: number, id: number): Promise<JobDocument> {
  const [paper] = await jobDocumentsOf(db, reader, jobId, id);
  if (paper === undefined) throw new NotFound();
  return paper;
}

/** Which of the events a change is. */
function eventOf(before: JobDocument, after: JobDocument): JobEvent {
  if (after.returned_on !== null && before.returned_on === null) return 'paper_returned';
  if (after.received_on !== null && before.received_on === null) return 'paper_received';
  if (after.stays_with !== null && before.stays_with !== after.stays_with) return 'paper_kept';
  return 'paper_changed';
}

/** A paper goes back after it has come. */
function assertDays({
  received_on,
  returned_on,
}: Pick<JobDocumentChange, 'received_on' | 'returned_on'>): void {
  if (!returned_on) return;
  if (!received_on || returned_on < received_on) {
    throw new Invalid({ returned_on: words => words.jobAnswers.returnedEarlier });
  }
}

async function assertNotTooMany(db: Queryable, jobId: number): Promise<void> {
  // unscoped: of a job that is locked within reach
  const { papers } = await db
    .selectFrom('job_papers')
    .select(eb => eb.cast<number>(eb.fn.countAll(), 'integer').as('papers'))
    .where('job_id', '=', jobId)
    .executeTakeFirstOrThrow();
  if (papers >= MAX_JOB_DOCUMENTS)
    throw new Invalid({ name: words => words.jobAnswers.tooManyDocuments(MAX_JOB_DOCUMENTS) });
}
