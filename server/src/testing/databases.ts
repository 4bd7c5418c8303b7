import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const TEMPLATE = 'template_of_tests';
/** The database has connections (object_in_use), or PostgreSQL's own autovacuum (insufficient_privilege to end it). */
const BUSY = new Set(['55006', '42501']);
/** How often dropping a database is tried. */
const ATTEMPTS = 20;

/** Where the PostgreSQL of the tests is, for its application role. */
export interface Connection {
  host: string;
  port: number;
  user: string;
  password: string;
  database: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    connection: Connection;
  }
}

/** Runs one statement on a connection of its own. */
export async function executeOn(connection: Connection, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Runs statements one after the other, however long each takes: to fill a database with more rows than a pool waits for. */
export async function fill(connection: Connection, statements: readonly string[]): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

const administrators = new Map<string, pg.Pool>();

/** Runs one statement as `executeOn` does, on a connection that is kept for the next: each costs as much as a copy. */
async function administer(server: Connection, statement: string): Promise<void> {
  const key = urlOf(server);
  const pool = administrators.get(key) ?? new pg.Pool({ ...server, max: 2, allowExitOnIdle: true });
  if (!administrators.has(key)) {
    administrators.set(key, pool);
    // PostgreSQL may end first.
    pool.on('error', () => undefined);
  }
  await pool.query(statement);
}

/** A database of its own for one test, and how to remove it again; empty, unless it is to be like another. */
export async function freshDatabase(
  server: Connection,
  template = 'template1',
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  // As files, which is quicker than page by page through the log.
  await administer(server, `create database ${database} template ${template} strategy file_copy`);
  return {
    connection: { ...server, database },
    drop: () => dropDatabase(server, database),
  };
}

/**
 * Drops a database and ends its connections, by turns with and without `force`. With it PostgreSQL refuses while its own
 * autovacuum looks at the database; without it PostgreSQL ends the autovacuum, but waits five seconds for any connection.
 */
export async function dropDatabase(server: Connection, database: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await administer(server, `drop database ${database} ${attempt % 2 === 1 ? 'with (force)' : ''}`);
      return;
    } catch (error) {
      const isBusy = error instanceof pg.DatabaseError && BUSY.has(error.code ?? '');
      if (!isBusy || attempt === ATTEMPTS) throw error;
    }
  }
}

/** A connection to an empty database of its own for one test, and how to remove both again. */
export async function emptyDatabase(
  server: Connection,
): Promise<{ client: pg.Client; drop(): Promise<void> }> {
  const { connection, drop } = await freshDatabase(server);
  const client = new pg.Client(connection);
  await client.connect();
  return {
    client,
    drop: async () => {
      await client.end();
      await drop();
    },
  };
}

/** What `DATABASE_URL` says of a connection. */
export function urlOf({ user, password, database, host, port }: Connection): string {
  const place = host.startsWith('/') ? `?host=${encodeURIComponent(host)}` : '';
  const server = host.startsWith('/') ? `localhost:${port}` : `${host}:${port}`;
  return `postgres://${user}:${encodeURIComponent(password)}@${server}/${database}${place}`;
}
