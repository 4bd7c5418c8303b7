import { randomBytes } from 'node:crypto';
import pg from 'pg';

export const TEMPLATE = 'template_of_tests';
const OBJECT_IN_USE = '55006';

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

/** A database of its own for one test, and how to remove it again; empty, unless it is to be like another. */
export async function freshDatabase(
  server: Connection,
  template = 'template1',
): Promise<{ connection: Connection; drop(): Promise<void> }> {
  const database = `test_${randomBytes(8).toString('hex')}`;
  await executeOn(server, `create database ${database} template ${template}`);
  return {
    connection: { ...server, database },
    drop: () => dropDatabase(server, database),
  };
}

/**
 * Removes a database, and ends what is connected to it. Not by force at once: PostgreSQL would refuse it while its own
 * autovacuum looks at the database, which otherwise steps aside.
 */
export async function dropDatabase(server: Connection, database: string): Promise<void> {
  try {
    await executeOn(server, `drop database ${database}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === OBJECT_IN_USE)) throw error;
    await executeOn(server, `drop database ${database} with (force)`);
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
