import type { Caller } from '@rto-desk/contract/access';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { mayOpen } from '../../facts/closed-files.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { recordEvent } from '../history/record-event.ts';

/** The file of a document, of a job's paper or of a register entry, within a caller's reach; undefined where there is none. */
export async function fileWithin(db: Queryable, caller: Caller, id: string) {
  return (
    (await documentFile(db, caller, id)) ??
    (await jobDocumentFile(db, caller, id)) ??
    (await entryFile(db, caller, id))
  );
}

function jobDocumentFile(db: Queryable, caller: Caller, id: string) {
  return (
    within(db, caller)
      .jobs()
      // unscoped: the documents of a job within reach
      .innerJoin('job_papers', 'job_papers.job_id', 'submissions.id')
      // unscoped: their files
      .innerJoin('files', 'files.id', 'job_papers.file_id')
      .select(['files.id', 'files.media_type', 'files.size', 'files.original_name'])
      .select(['job_papers.id as record_id', 'submissions.citizen_id', 'job_papers.name_en as title'])
      .select(eb => eb.val('job_papers').as('record'))
      .where('files.id', '=', id)
      .executeTakeFirst()
  );
}

function entryFile(db: Queryable, caller: Caller, id: string) {
  return (
    within(db, caller)
      .registerEntries()
      // unscoped: the file of an entry within reach
      .innerJoin('files', 'files.id', 'register_entries.file_id')
      .select(['files.id', 'files.media_type', 'files.size', 'files.original_name'])
      .select(['register_entries.id as record_id', 'register_entries.citizen_id', 'number as title'])
      .select(eb => eb.val('register_entries').as('record'))
      .where('files.id', '=', id)
      .executeTakeFirst()
  );
}

function documentFile(db: Queryable, caller: Caller, id: string) {
  return (
    within(db, caller)
      .citizens()
      // unscoped: the document of a citizen within reach
      .innerJoin(documentsWith(id), 'document.citizen_id', 'citizens.id')
      // unscoped: the file of that document
      .innerJoin('files', join => join.onTrue())
      .select(['files.id', 'files.media_type', 'files.size', 'files.original_name'])
      .select(['document.record', 'document.record_id', 'document.citizen_id', 'document.title'])
      .where('files.id', '=', id)
      .where(mayOpen(caller))
      .executeTakeFirst()
  );
}

interface Document {
  record: string;
  record_id: number;
  citizen_id: number | null;
  title: string | null;
}

/** The document of any kind that has a file. */
function documentsWith(fileId: string) {
  const owners = kinds.map(
    // unscoped: joined with the citizens within reach
    kind => sql`
      select ${kind.collection}::text as record, id as record_id, citizen_id,
        ${kind.number === null ? sql`null::text` : sql.ref(kind.number)} as title
      from ${sql.table(kind.collection)} where file_id = ${fileId}`,
  );
  return sql<Document>`(${sql.join(owners, sql` union all `)})`.as('document');
}

/** Records in the history that a document was opened. */
export function recordDocumentOpened(db: Queryable, document: Document): Promise<void> {
  const { record, record_id, citizen_id, title } = document;
  return recordEvent(db, { action: 'opened', record, record_id, citizen_id, title });
}
