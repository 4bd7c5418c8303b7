import type { Caller } from '@rto-desk/contract/access';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import { tableOf, withDocuments } from '../documents/table.ts';
import { recordFile } from '../files/records.ts';
import type { Operation } from '../imports/plan/known-records.ts';

/**
 * Attaches the file of a quick entry to its document, which is within reach: by the operation that adds or changes it, so that
 * one save is one line of the history, and otherwise by itself. A document that has the same file already is left as it is.
 * Throws Invalid where it has another one: an entry replaces nothing.
 * @param documentId below zero for a document that one of the operations adds
 */
export async function attachFile(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  documentId: number,
  file: ReceivedFile,
  operations: readonly Operation[],
): Promise<void> {
  const writing = operations.find(({ does }) => does === 'addDocument' || does === 'changeDocument');
  // unscoped: of a vehicle within reach
  const stored = await withDocuments(db)
    .selectFrom(tableOf(kind))
    .innerJoin('files', 'files.id', `${tableOf(kind)}.file_id`)
    .select('files.sha256')
    .where(`${tableOf(kind)}.id`, '=', documentId)
    .executeTakeFirst();
  if (stored?.sha256 === file.sha256) return;
  if (stored !== undefined) throw new Invalid({ file: words => words.errors.otherFile });
  await recordFile(db, caller, file);
  if (writing?.does === 'addDocument') {
    writing.file = file;
    return;
  }
  if (writing?.does === 'changeDocument') {
    writing.changes.file_id = { before: null, after: file.id };
    return;
  }
  // unscoped: of a vehicle within reach
  await withDocuments(db)
    .updateTable(tableOf(kind))
    .set({ file_id: file.id })
    .where('id', '=', documentId)
    .execute();
}
