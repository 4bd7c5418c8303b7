import { sql } from 'kysely';
import type { Services } from '../../services.ts';

const HOUR = 3_600_000;

type Swept = Pick<Services, 'db' | 'storage'>;

/** Removes the files of deleted and changed records. Safe to run in several processes at once, as all of this is. */
export async function removeDeleted({ db, storage }: Swept): Promise<void> {
  // unscoped: files that no record refers to
  const removed = await db.selectFrom('files').select('id').where('removed_at', 'is not', null).execute();
  for (const { id } of removed) {
    await storage.remove(id);
    // unscoped: files that no record refers to
    await db.deleteFrom('files').where('id', '=', id).execute();
  }
}

/**
 * Removes files that no record refers to: files of deleted and changed records, files whose row was never committed (a
 * crash between the two), and uploads that broke off. Looks at every file that is kept.
 * @param now the present; what is younger than an hour may still be on its way
 */
export async function sweepFiles(services: Swept, now = new Date()): Promise<void> {
  const { db, storage } = services;
  const old = new Date(now.getTime() - HOUR);
  await removeDeleted(services);
  for (const ids of inParts(await storage.listOlderThan(old))) {
    // A standby, or a database that has gone back, may lack rows of files that are in use; connections to these only read.
    // unscoped: files that no record refers to
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${ids}::text[]) as kept (id)
      where not current_setting('transaction_read_only')::boolean
        and not exists (select from files where files.id = kept.id)`.execute(db);
    for (const { id } of rows) await storage.remove(id);
  }
  await storage.clearIncoming(old);
}

function inParts(ids: readonly string[], size = 1000): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += size) parts.push(ids.slice(at, at + size));
  return parts;
}
