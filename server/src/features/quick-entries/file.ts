import type { Caller } from '@rto-desk/contract/access';
import type { AnyKind } from '@rto-desk/contract/kinds/index';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import { tableOf, withDocuments } from '../documents/table.ts';
import { recordFile } from '../files/records.ts';

/**
 * Attaches the file of a quick entry to its document, which is within reach. A document that has the same file already is
 * left as it is. Throws Invalid where it has another one: an entry replaces nothing.
 */
export async function attachFile(
  db: Queryable,
  caller: Caller,
  kind: AnyKind,
  documentId: number,
  file: ReceivedFile,
): Promise<void> {
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
  // unscoped: of a vehicle within reach
  await withDocuments(db)
    .updateTable(tableOf(kind))
    .set({ file_id: file.id })
    .where('id', '=', documentId)
    .execute();
}
