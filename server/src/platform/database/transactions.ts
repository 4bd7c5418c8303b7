import { AsyncLocalStorage } from 'node:async_hooks';
import { Kysely, type KyselyConfig, type TransactionBuilder } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** How often a transaction is tried that PostgreSQL rolls back because another one stands in its way. */
const TRIES = 5;

/**
 * A database whose transactions are tried again after a deadlock (40P01) or a conflict (40001), as PostgreSQL's manual asks (13.5):
 * nothing of the first attempt is left. So what runs in a transaction changes nothing but the database.
 */
export class RetryingDatabase extends Kysely<Database> {
  readonly #onRetry: (error: pg.DatabaseError) => void;

  /** @param onRetry told why, each time */
  constructor(config: KyselyConfig, onRetry: (error: pg.DatabaseError) => void) {
    super(config);
    this.#onRetry = onRetry;
  }

  override transaction(): TransactionBuilder<Database> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = async callback => {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await execute(callback);
        } catch (error) {
          if (attempt === TRIES || !stoodInTheWay(error)) throw error;
          this.#onRetry(error);
        }
      }
    };
    return builder;
  }
}

const stoodInTheWay = (error: unknown): error is pg.DatabaseError =>
  error instanceof pg.DatabaseError && (error.code === '40P01' || error.code === '40001');

/** What work has had the database do so far. */
interface Written {
  /** A transaction may have been committed, or a statement outside of one may have changed something. */
  maybe: boolean;
}

const writing = new AsyncLocalStorage<Written>();
/** The connections in a transaction. */
const inTransaction = new WeakSet<object>();

/** Runs work. What it returns, or throws, comes with whether the work may have written anything: a failure without that undid itself. */
export async function watchWrites<T>(
  work: () => Promise<T>,
): Promise<{ mayHaveWritten: boolean } & ({ result: T } | { error: unknown })> {
  const written: Written = { maybe: false };
  try {
    return { result: await writing.run(written, work), mayHaveWritten: written.maybe };
  } catch (error) {
    return { error, mayHaveWritten: written.maybe };
  }
}

/** Notes a statement just before it is sent. */
export function noteStatement(connection: object, statement: string): void {
  const [word] = /^[a-z]+/i.exec(statement.trimStart()) ?? [''];
  switch (word.toLowerCase()) {
    case 'begin':
    case 'start':
      inTransaction.add(connection);
      return;
    case 'rollback':
      inTransaction.delete(connection);
      return;
    case 'commit':
      inTransaction.delete(connection);
      break;
    case 'select':
      // Jobs are queued by a function.
      if (inTransaction.has(connection) || !statement.includes('graphile_worker.')) return;
      break;
    default:
      if (inTransaction.has(connection)) return;
  }
  const written = writing.getStore();
  if (written !== undefined) written.maybe = true;
}
