import { today } from '@rto-desk/contract/expiry';
import {
  type DatabaseOptions,
  type OpenDatabase,
  openDatabase,
} from '../../server/src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../server/src/platform/database/embedded.ts';
import { migrate } from '../../server/src/platform/database/migrate.ts';
import { openSession } from '../../server/src/platform/sessions/sessions.ts';
import { generate } from '../../server/src/sample-data/generate.ts';
import { type Size, sizes } from './options.ts';

export type Connection = EmbeddedPostgres['connection'];

export interface FilledDatabase {
  connection: Connection;
  database: OpenDatabase;
  /** How long it took to fill, in seconds. */
  loadedIn: number;
}

/** A database of its own, filled with generated data of a size. Whoever asks for it closes it. */
export async function filledDatabase(postgres: EmbeddedPostgres, size: Size): Promise<FilledDatabase> {
  const name = `size_${size.toLowerCase()}`;
  await execute({ connection: postgres.connection }, `drop database if exists ${name}`);
  await execute({ connection: postgres.connection }, `create database ${name}`);
  const connection = { ...postgres.connection, database: name };
  const database = openDatabase({ connection });
  await migrate(database.db);
  const begun = performance.now();
  await generate(database.db, { citizens: sizes[size], today: today() });
  return { connection, database, loadedIn: (performance.now() - begun) / 1000 };
}

async function execute(options: DatabaseOptions, statement: string): Promise<void> {
  const { pool, close } = openDatabase(options);
  await pool.query(statement);
  await close();
}

/** The token of an admin made for the measurement. */
export async function adminToken({ db }: OpenDatabase): Promise<string> {
  const user = await db
    .insertInto('users')
    .values({
      name: 'Bench',
      phone: '9222222222',
      password_hash: '-',
      role: 'admin',
      email: null,
      branch_id: null,
      citizen_id: null,
    })
    .returning(['id', 'role'])
    .executeTakeFirstOrThrow();
  return openSession(db, user);
}
