import {
  CompiledQuery,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
} from 'kysely';
import { actor } from '../actor.ts';

/**
 * PostgreSQL whose transactions know who acts in them: the triggers that keep the history ask for `desk.actor`
 * and `desk.address`. A statement outside of a transaction stands as the desk's own.
 */
export function actingDialect(config: PostgresDialectConfig): Dialect {
  const dialect = new PostgresDialect(config);
  return {
    createAdapter: () => dialect.createAdapter(),
    createDriver: () => introducing(dialect.createDriver()),
    createIntrospector: db => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

function introducing(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings);
    const now = actor();
    if (now === null) return;
    const values = [String(now.id ?? ''), now.address];
    await connection.executeQuery(
      CompiledQuery.raw(
        "select set_config('desk.actor', $1, true), set_config('desk.address', $2, true)",
        values,
      ),
    );
  };
  return driver;
}
