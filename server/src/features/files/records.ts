import { type Caller, isStaff } from '@rto-desk/contract/access';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import { CallError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';

/**
 * Stores the file durably before the work that records it runs, so that no committed row ever lacks its file. If the
 * work is refused the file is removed again; after a crash, or if the connection broke around the commit, the sweep
 * decides. Throws TooMany when an account has uploaded its daily allowance.
 */
export async function withStoredFile<Result>(
  { storage, limits }: Pick<Services, 'storage' | 'limits'>,
  caller: Caller,
  file: ReceivedFile | null,
  record: () => Promise<Result>,
): Promise<Result> {
  if (file === null) return record();
  await countUpload(limits, caller, file);
  await storage.store(file);
  try {
    return await record();
  } catch (failure) {
    if (isRefusal(failure)) await storage.remove(file.id);
    throw failure;
  }
}

/** Checks before counting, so that refused attempts do not extend the limit. */
async function countUpload(limits: Limits, caller: Caller, { size }: ReceivedFile): Promise<void> {
  if (isStaff(caller.role)) return;
  const account = String(caller.id);
  await limits.check('bytes', account);
  await limits.count('uploads', account);
  await limits.count('bytes', account, size);
}

/** Whether it is certain that nothing was committed: we refused, or the database did and still answers. */
function isRefusal(failure: unknown): boolean {
  return (
    failure instanceof CallError || (failure instanceof pg.DatabaseError && failure.severity === 'ERROR')
  );
}

/** Inserts the row of a stored file; the record that refers to it follows in the same transaction. */
export async function recordFile(db: Queryable, caller: Caller, file: ReceivedFile): Promise<void> {
  await db
    .insertInto('files')
    .values({ ...file, created_by: caller.id })
    .execute();
}
