import { today } from '@rto-desk/contract/expiry';
import { sql } from 'kysely';
import { openDatabase } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { generate } from '../sample-data/generate.ts';
import { type Connection, executeOn } from './databases.ts';

export interface FilledDatabase {
  connection: Connection;
  /** How long it took to fill, in seconds; null where an earlier run has. */
  loadedIn: number | null;
}

/**
 * The database of a PostgreSQL server that is filled with generated data of so many citizens and jobs: one that an earlier run
 * left, brought up to date, or a new one. Throws where the earlier run was stopped before it had filled it, or knew of no jobs.
 */
export async function filledDatabase(
  server: Connection,
  citizens: number,
  jobs = jobsOf(citizens),
): Promise<FilledDatabase> {
  const name = `size_${citizens}${jobs === jobsOf(citizens) ? '' : `_${jobs}`}`;
  const admin = openDatabase({ connection: server });
  const { rowCount } = await admin.pool.query('select from pg_database where datname = $1', [name]);
  await admin.close();
  if (rowCount === 0) await executeOn(server, `create database ${name}`);
  const connection = { ...server, database: name };
  const { db, close } = openDatabase({ connection, timeout: 0 });
  try {
    await migrate(db);
    const begun = performance.now();
    if (rowCount === 0) await generate(db, { citizens, jobs, today: today() });
    const loadedIn = rowCount === 0 ? (performance.now() - begun) / 1000 : null;
    const { rows } = await sql<{ isWhole: boolean }>`
      select (select count(*) from citizens) = ${citizens} and (select count(*) from service_requests) = ${jobs} as "isWhole"`.execute(
      db,
    );
    if (!rows[0]?.isWhole) throw new Error(`The folder has a ${name} that is not whole: remove it`);
    return { connection, loadedIn };
  } finally {
    await close();
  }
}

/** One for every ten citizens: a million have brought an office a hundred thousand. */
const jobsOf = (citizens: number) => Math.ceil(citizens / 10);

/** A copy of a database without connections, replacing an earlier copy. */
export async function copiedDatabase(server: Connection, database: string): Promise<Connection> {
  const copy = `${database}_copy`;
  await executeOn(server, `drop database if exists ${copy}`);
  await executeOn(server, `create database ${copy} template ${database} strategy file_copy`);
  return { ...server, database: copy };
}
