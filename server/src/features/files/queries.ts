import type { Caller } from '@rto-desk/contract/access';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import { mayOpen } from '../../facts/closed-files.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { within } from '../../scope/within.ts';
import { recordEvent } from '../history/record-event.ts';

/** The file of a document within a caller's reach; undefined where there is none. */
export function fileWithin(db: Queryable, caller: Caller, id: string) {
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
  citizen_id: number;
  title: string | null;
}

/** The document that has a file, of whatever kind. */
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

/** Records in the history that somebody opened a document. */
export function recordDocumentOpened(db: Queryable, document: Document): Promise<void> {
  const { record, record_id, citizen_id, title } = document;
  return recordEvent(db, { action: 'opened', record, record_id, citizen_id, title });
}
