import { to } from 'pg-copy-streams';
import { backedUpTables } from '../../../server/src/features/backup/dump.ts';
import type { OpenDatabase } from '../../../server/src/platform/database/database.ts';
import { memoryOf } from './memory.ts';
import type { Running } from './processes.ts';

/** What is read to its end, by its name: an export, or the backup. */
export interface Heavy {
  name: string;
  megabytes: number;
  perSecond: number;
  /** How much more memory the server held than before, at the most, in MB. */
  memory: number;
  /** The rate beside a bare `copy ... to stdout` of the same tables. */
  share: number;
}

/** How often to look at the server's memory, in milliseconds. */
const LOOK = 50;

/** The export of citizens and the backup, read to their end, with the server's memory looked at meanwhile. */
export async function heavyCalls(server: Running, database: OpenDatabase, token: string): Promise<Heavy[]> {
  const tables = await backedUpTables(database.db);
  return [
    await heavy('export of citizens', '/export/table/citizens', [
      'copy citizens to stdout with (format csv)',
    ]),
    await heavy(
      'backup',
      '/database-backups/download',
      tables.map(table => `copy ${table} to stdout`),
    ),
  ];

  async function heavy(name: string, path: string, copies: string[]): Promise<Heavy> {
    // Once before, so that both read what is in memory already.
    await rateOf(copiesOf(database, copies));
    const bare = await rateOf(copiesOf(database, copies));
    const before = memoryOf(server.child);
    let most = before;
    const looking = setInterval(() => {
      most = Math.max(most, memoryOf(server.child));
    }, LOOK);
    const answer = await fetch(`${server.address}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    if (!answer.ok || answer.body === null) throw new Error(`${path}: ${answer.status}`);
    const { megabytes, perSecond } = await rateOf(answer.body);
    clearInterval(looking);
    return { name, megabytes, perSecond, memory: most - before, share: perSecond / bare.perSecond };
  }
}

/** Reads everything; MB, and MB per second. */
async function rateOf(content: AsyncIterable<Uint8Array>): Promise<{ megabytes: number; perSecond: number }> {
  const begun = performance.now();
  let bytes = 0;
  for await (const part of content) bytes += part.length;
  const megabytes = bytes / 2 ** 20;
  return { megabytes, perSecond: megabytes / ((performance.now() - begun) / 1000) };
}

/** What a bare client reads of tables, one after the other. */
async function* copiesOf({ pool }: OpenDatabase, copies: readonly string[]): AsyncGenerator<Buffer> {
  const client = await pool.connect();
  for (const copy of copies) yield* client.query(to(copy));
  client.release();
}
