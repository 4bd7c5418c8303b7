import { type Kysely, sql, type Transaction } from 'kysely';
import pg from 'pg';
import Cursor from 'pg-cursor';
import { lowerPriority } from '../lower-priority.ts';
import { auditDialect } from './audit-dialect.ts';
import { type ClientOptions, TimeoutClient } from './client.ts';
import type { Database } from './schema.ts';
import { RetryingDatabase } from './transactions.ts';
import { openWatermark, type Seen, type Watermark } from './watermark.ts';

export type Db = Kysely<Database>;
/** A database or a transaction on it: what a query runs on. */
export type Queryable = Db | Transaction<Database>;

const DATE = 1082;
const TIMESTAMPTZ = 1184;

/** Dates stay `YYYY-MM-DD` text (a JavaScript Date would move them by a zone); moments become ISO 8601 in UTC. */
const types: pg.CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (format !== 'binary') {
      if (oid === DATE) return (text: string) => text;
      if (oid === TIMESTAMPTZ) return (text: string) => new Date(text).toISOString();
    }
    return pg.types.getTypeParser(oid, format);
  },
};

/** How long a statement, a wait for a lock and a forgotten transaction may take, in milliseconds. */
const LIMITS = { statement: 30_000, lock: 10_000, idleInTransaction: 30_000 };
/** How much longer to wait for the server to say that a statement took too long: one that is frozen says nothing. */
const GRACE = 5_000;
/** How long a server may take to say whether it is ready, in milliseconds. */
const READINESS = 3_000;

/** What PostgreSQL lists the connections of background work as, in `pg_stat_activity`. */
export const BACKGROUND = 'rto-desk background';

export interface DatabaseOptions {
  connection: pg.PoolConfig;
  /** The most connections this process keeps. */
  connections?: number;
  /** How long to wait for an answer, in milliseconds; a little longer than a statement may take where not said. */
  timeout?: number;
  /** What another process has seen of the database; a state before it counts as one that went back. */
  seen?: Seen | null;
  /**
   * Whether the statements come after those of others on the same machine: the backends of the pool's connections get a lower
   * priority. For a PostgreSQL that is a child of this process.
   */
  comesAfterOthers?: boolean;
  /** Called once, when the database has gone back to an older state than was seen: from then on it is only read. */
  onBehind?: () => void;
  /** Told the SQL and the values of every statement; for what counts or explains them. */
  onStatement?: (statement: string, values: readonly unknown[]) => void;
  /** Told each time that a transaction is tried again because another one stood in its way. */
  onRetry?: (error: pg.DatabaseError) => void;
}

export interface OpenDatabase {
  db: Db;
  pool: pg.Pool;
  watermark: Watermark;
  close(): Promise<void>;
}

/**
 * Opens a pool. Statements are not named, so that each is planned for its actual values: a generic plan of a search by
 * `ilike $1` cannot use its trigram index. Only prepared queries, whose best plan is always the same, keep theirs
 * (`prepared-query.ts`).
 */
export function openDatabase(options: DatabaseOptions): OpenDatabase {
  const watermark = openWatermark(options.seen ?? null, options.onBehind ?? (() => undefined));
  const isUnlimited = options.connection.statement_timeout === 0;
  const settings: ClientOptions = {
    max: options.connections ?? 10,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 60_000,
    // These stay: a new connection plans every statement anew, which makes the first calls after a lull take a tenth of a second.
    min: 2,
    keepAlive: true,
    statement_timeout: LIMITS.statement,
    lock_timeout: LIMITS.lock,
    idle_in_transaction_session_timeout: LIMITS.idleInTransaction,
    options: '-c timezone=UTC -c jit=off -c max_parallel_workers_per_gather=0',
    types,
    onConnect: client => watermark.admit(client),
    timeout: options.timeout ?? (isUnlimited ? 0 : LIMITS.statement + GRACE),
    ...options.connection,
  };
  // What notes all that is asked brings connections of its own.
  const pool = new pg.Pool({ Client: TimeoutClient as typeof pg.Client, ...settings });
  // A connection that dies while idle is replaced at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  if (options.comesAfterOthers) {
    pool.on('connect', client => {
      // The driver has it from PostgreSQL; its types leave it out.
      lowerPriority((client as pg.PoolClient & { processID: number }).processID);
    });
  }
  const db: Db = new RetryingDatabase(
    {
      dialect: auditDialect(pool, Cursor),
      ...(options.onStatement && {
        log: event => options.onStatement?.(event.query.sql, event.query.parameters),
      }),
    },
    options.onRetry ?? (() => undefined),
  );
  const close = async () => {
    watermark.stop();
    await db.destroy();
    // Kysely ends the pool only if it has made a query itself.
    if (!pool.ending) await pool.end();
  };
  return { db, pool, watermark, close };
}

/** Whether the database answers, soon, and takes what is written: one that has become another's standby does not. */
export async function isReady(db: Db): Promise<boolean> {
  const asked = sql<{ writable: boolean }>`
    select not current_setting('transaction_read_only')::boolean as writable`.execute(db);
  // Where the process was busy itself, an answer may have come that it has not read yet: that is read before an immediate.
  const tooLate = new Promise<null>(resolve => {
    setTimeout(() => setImmediate(resolve, null), READINESS).unref();
  });
  try {
    const answer = await Promise.race([asked, tooLate]);
    return answer?.rows[0]?.writable === true;
  } catch {
    return false;
  }
}
