import {
  CompiledQuery,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely';
import type pg from 'pg';
import { actor } from '../actor.ts';
import { toNamedStatement } from './prepared-query.ts';
import { noteStatement } from './transactions.ts';

/**
 * A PostgreSQL dialect whose transactions know who acts in them: the triggers that write the history read `desk.actor`,
 * `desk.address` and `desk.token`. A statement outside a transaction counts as the server's own. Prepared queries are sent by name.
 */
export function auditDialect(pool: pg.Pool, cursor: PostgresDialectConfig['cursor']): Dialect {
  const dialect = new PostgresDialect({ pool: withStatementNames(pool), ...(cursor && { cursor }) });
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => setActorOnBegin(dialect.createDriver()),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

/** A pool whose connections send prepared queries by name. */
function withStatementNames(pool: pg.Pool): PostgresPool {
  const known = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      const connection = known.get(client) ?? clientWithStatementNames(client);
      known.set(client, connection);
      return connection;
    },
    end: () => pool.end(),
  };
}

function clientWithStatementNames(client: pg.PoolClient): PostgresPoolClient {
  // biome-ignore lint/suspicious/noExplicitAny: one function for both ways of asking, as pg has it
  const query = (asked: any, values?: readonly unknown[]): any => {
    // A cursor has no name, and only reads.
    if (typeof asked !== 'string') return client.query(asked);
    noteStatement(client, asked);
    return client.query(toNamedStatement(asked, values ?? []));
  };
  return { query, release: () => client.release() };
}

function setActorOnBegin(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings);
    const now = actor();
    if (now === null) return;
    const values = [String(now.id ?? ''), now.address, String(now.token ?? '')];
    await connection.executeQuery(
      CompiledQuery.raw(
        "select set_config('desk.actor', $1, true), set_config('desk.address', $2, true), set_config('desk.token', $3, true)",
        values,
      ),
    );
  };
  const rollback = driver.rollbackTransaction.bind(driver);
  // A connection that is ending or lost takes its transaction with it. The caller needs the cause, not the failed
  // rollback.
  driver.rollbackTransaction = connection => rollback(connection).catch(() => undefined);
  return driver;
}
