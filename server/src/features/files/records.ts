import { type Caller, isStaff } from '@rto-desk/contract/access';
import pg from 'pg';
import type { Queryable } from '../../platform/database/database.ts';
import { CallError } from '../../platform/errors.ts';
import type { Limits } from '../../platform/limits.ts';
import type { ReceivedFile } from '../../platform/storage/storage.ts';
import type { Services } from '../../services.ts';

/**
 * Does what records a file with the file already lasting on disk, so that no committed row ever lacks its file.
 * When that is refused the file is removed again; after a crash, or where the database went away and may have
 * committed before, the sweep finds out whether it is needed. Throws TooMany when an account has uploaded as much as it
 * may in a day.
 */
export async function withKeptFile<Result>(
  { storage, limits }: Pick<Services, 'storage' | 'limits'>,
  caller: Caller,
  file: ReceivedFile | null,
  record: () => Promise<Result>,
): Promise<Result> {
  if (file === null) return record();
  await countUpload(limits, caller, file);
  await storage.keep(file);
  try {
    return await record();
  } catch (failure) {
    if (isRefusal(failure)) await storage.remove(file.id);
    throw failure;
  }
}

/** What is full is looked at first, so that attempts beyond it do not count on. */
async function countUpload(limits: Limits, caller: Caller, { size }: ReceivedFile): Promise<void> {
  if (isStaff(caller.role)) return;
  const account = String(caller.id);
  await limits.check('bytes', account);
  await limits.count('uploads', account);
  await limits.count('bytes', account, size);
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
