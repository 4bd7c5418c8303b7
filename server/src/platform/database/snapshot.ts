import type { Readable } from 'node:stream';
import { Kysely, PostgresDialect } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { Queryable } from './database.ts';
import type { Database } from './schema.ts';

/** A consistent view of the database at one moment; later writes do not show. */
export interface Snapshot {
  /** For queries; one at a time. */
  db: Queryable;
  /** Streams `COPY ... TO STDOUT`. Must be read to its end before the next query. */
  copy(statement: string): Readable;
}

/** How long a snapshot may wait for its reader between two queries, in milliseconds. */
const IDLE = 300_000;

/**
 * Runs work on a snapshot (a repeatable-read transaction) over a connection of its own, without statement timeouts,
 * since it takes as long as its reader does.
 * @param idle the longest pause between queries, in milliseconds; 0 for no limit
 */
export async function withSnapshot<T>(
  pool: Pool,
  work: (snapshot: Snapshot) => Promise<T>,
  { idle = IDLE }: { idle?: number } = {},
): Promise<T> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only');
    await client.query('set local statement_timeout = 0');
    await client.query(`set local idle_in_transaction_session_timeout = ${idle}`);
    const copies: Readable[] = [];
    const copy = (statement: string) => {
      const rows = client.query(copyTo(statement));
      // Its reader gets the failure from the stream; once that has gone, the end of the connection is not an error.
      rows.on('error', () => undefined);
      copies.push(rows);
      return rows;
    };
    const result = await work({ db: on(client), copy });
    // An unfinished COPY blocks the connection; close it instead of returning it to the pool.
    const isFree = copies.every(rows => rows.readableEnded);
    if (isFree) await client.query('commit');
    client.release(!isFree);
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

/** Kysely on one connection that the caller opened and will release. */
function on(client: PoolClient): Queryable {
  // biome-ignore lint/suspicious/noExplicitAny: one function for both ways of asking, as pg has it
  const query = (asked: any, values?: readonly unknown[]): any =>
    client.query(typeof asked === 'string' ? { text: asked, values, query_timeout: 0 } : asked);
  const holder = { connect: async () => ({ query, release: () => undefined }) };
  const pool = { ...holder, end: async () => undefined };
  // What the dialect asks of a pool is to connect and to end.
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool: pool as never }) });
}
