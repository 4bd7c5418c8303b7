import type { Caller } from '@rto-desk/contract/access';
import type { Queryable } from '../../platform/database/database.ts';
import type { ReceivedFile, Storage } from '../../platform/storage/storage.ts';

/**
 * Does what records a file with the file already lasting on disk, so that no committed row ever lacks its file.
 * When that fails the file is removed again; after a crash in between the sweep does it.
 */
export async function withKeptFile<Result>(
  storage: Storage,
  file: ReceivedFile | null,
  record: () => Promise<Result>,
): Promise<Result> {
  if (file === null) return record();
  await storage.keep(file);
  try {
    return await record();
  } catch (refusal) {
    await storage.remove(file.id);
    throw refusal;
  }
}

/** Writes down a kept file; the record that refers to it comes in the same transaction. */
export async function recordFile(db: Queryable, caller: Caller, file: ReceivedFile): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...file, created_by: caller.id })
    .execute();
}
