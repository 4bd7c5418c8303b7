import { type OpenDatabase, openDatabase } from '../../../server/src/platform/database/database.ts';
import type { EmbeddedPostgres } from '../../../server/src/platform/database/embedded.ts';
import { openSession } from '../../../server/src/platform/sessions/sessions.ts';
import { copiedDatabase, filledDatabase } from '../../../server/src/testing/filled-database.ts';
import { type Size, sizes } from './options.ts';

export type Connection = EmbeddedPostgres['connection'];

/**
 * The database of a size to be measured, which adds to it: a copy where data are kept for later runs. The caller closes
 * it.
 */
export async function databaseOf(postgres: EmbeddedPostgres, size: Size, isKept: boolean) {
  const server = postgres.connection;
  const { connection: filled, loadedIn } = await filledDatabase(server, sizes[size]);
  const connection = isKept ? await copiedDatabase(server, filled.database) : filled;
  const database = openDatabase({ connection });
  await markSearched(database);
  return { loadedIn, connection, database };
}

/** As if the day's search for likely duplicates were over: it goes through all people once a day, beside whatever is measured. */
async function markSearched({ pool }: OpenDatabase): Promise<void> {
  await pool.query(`
    insert into pair_searches (began_at, looked_until) select now(), coalesce(max(id), 0) from citizens
    on conflict (singleton) do update set began_at = excluded.began_at, looked_until = excluded.looked_until`);
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
