import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';

const HOUR = 3_600_000;

/**
 * Removes from disk what no record refers to: files of deleted and changed records, files whose row was never
 * committed (a crash between the two), and uploads that broke off. Safe to run in several processes at once.
 * @param now the present; whatever is younger than an hour may still be on its way
 */
export async function sweepFiles(
  { db, storage }: Pick<Desk, 'db' | 'storage'>,
  now = new Date(),
): Promise<void> {
  const old = new Date(now.getTime() - HOUR);
  const removed = await db.selectFrom('files').select('id').where('removed_at', 'is not', null).execute();
  for (const { id } of removed) {
    await storage.remove(id);
    await db.deleteFrom('files').where('id', '=', id).execute();
  }
  for (const ids of inParts(await storage.keptBefore(old))) {
    const { rows } = await sql<{ id: string }>`
      select id from unnest(${ids}::text[]) as kept (id)
      where not exists (select from files where files.id = kept.id)`.execute(db);
    for (const { id } of rows) await storage.remove(id);
  }
  await storage.clearIncoming(old);
}

function inParts(ids: readonly string[], size = 1000): string[][] {
  const parts: string[][] = [];
  for (let at = 0; at < ids.length; at += size) parts.push(ids.slice(at, at + size));
  return parts;
}
