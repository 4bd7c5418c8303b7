import type { Caller } from '@rto-desk/contract/access';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import { CallError } from '../../platform/errors.ts';
import type { ReceivedFile, Storage } from '../../platform/storage/storage.ts';

/**
 * Does what records a file with the file already lasting on disk, so that no committed row ever lacks its file.
 * When that is refused the file is removed again; after a crash, or where the database went away and may have
 * committed before, the sweep finds out whether it is needed.
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
  } catch (failure) {
    if (isRefusal(failure)) await storage.remove(file.id);
    throw failure;
  }
}

/** Whether nothing was committed for certain: we refused, or the database did and is still there. */
function isRefusal(failure: unknown): boolean {
  return (
    failure instanceof CallError || (failure instanceof pg.DatabaseError && failure.severity === 'ERROR')
  );
}

/** Writes down a kept file; the record that refers to it comes in the same transaction. */
export async function recordFile(db: Queryable, caller: Caller, file: ReceivedFile): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...file, created_by: caller.id })
    .execute();
}
