import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBranches } from '@rto-desk/contract/places';
import { sql } from 'kysely';
import type { Db, Queryable } from './database.ts';

const folder = join(import.meta.dirname, '../../../migrations');
/** Held while a database is migrated. */
const LOCK = 7_482_013;

/**
 * Applies `server/migrations` to the database in order, each in a transaction of its own: one that fails leaves
 * nothing, those before it stay, and the next start goes on with it. Of processes that start at once one migrates while
 * the others wait. Throws with the migration's name.
 * @param from the folder of the migrations
 * @param told called with a sentence before and after each migration of a database with data: how long it takes, for
 * the operator who waits for the start
 */
export async function migrate(
  db: Db,
  from = folder,
  told: (sentence: string) => void = () => undefined,
): Promise<void> {
  await assertDatabaseFits(db);
  const migrations = await readMigrationFiles(from);
  await db.connection().execute(async connection => {
    await sql`select pg_advisory_lock(${LOCK})`.execute(connection);
    try {
      const done = await appliedMigrations(connection);
      assertSameHistory(
        done,
        migrations.map(({ name }) => name),
      );
      const due = migrations.slice(done.length);
      const isNew = done.length === 0;
      if (isNew) for (const migration of due) await apply(connection, migration);
      else if (due.length > 0) await upgrade(connection, due, told);
    } finally {
      await sql`select pg_advisory_unlock(${LOCK})`.execute(connection);
    }
  });
  await openFirstBranches(db);
}

/** The names of the migrations that a database has had, in order. */
async function appliedMigrations(db: Queryable): Promise<string[]> {
  await sql`
    create table if not exists kysely_migration (name varchar(255) primary key, timestamp varchar(255) not null)`.execute(
    db,
  );
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

/** Throws an Error with a sentence where a database has had others than the first ones of this version, those of a later version above all. */
export function assertSameHistory(done: readonly string[], known: readonly string[]): void {
  const other = done.find((name, position) => name !== known[position]);
  if (other === undefined) return;
  throw new Error(
    known.includes(other)
      ? `The database has had ${other} before ${known[done.indexOf(other)]}, which this version does first.`
      : `The database has had ${other}, which this version of RTO Desk does not know. Start a later version.`,
  );
}

type Migration = Awaited<ReturnType<typeof readMigrationFiles>>[number];

async function upgrade(db: Db, due: readonly Migration[], told: (sentence: string) => void): Promise<void> {
  const { rows } = await sql<{ size: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size`.execute(db);
  const begun = performance.now();
  const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;
  told(
    `The database (${rows[0]?.size}) is of an earlier version and has ${due.length} migrations before it. Calls are answered once they are done.`,
  );
  for (const [position, migration] of due.entries()) {
    told(`Migration ${position + 1} of ${due.length}, ${migration.name}, begins.`);
    const started = performance.now();
    await apply(db, migration);
    told(`Migration ${position + 1} of ${due.length}, ${migration.name}, took ${seconds(started)}.`);
  }
  told(`The database is up to date after ${seconds(begun)}.`);
}

async function apply(db: Db, { name, text }: Migration): Promise<void> {
  try {
    await db.transaction().execute(async transaction => {
      await sql.raw(text).execute(transaction);
      await sql`insert into kysely_migration (name, timestamp) values (${name}, ${new Date().toISOString()})`.execute(
        transaction,
      );
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}

/** Whether a database has had every migration of this version, and none of a later one. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db);
  if (!found[0]?.exists) return false;
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration order by name collate "C"`.execute(db);
  const files = await readMigrationFiles();
  return rows.map(({ name }) => name).join() === files.map(({ name }) => name).join();
}

/** The migrations in order, each with its SQL. */
export async function readMigrationFiles(from = folder): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(from)).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async name => ({ name, text: await readFile(join(from, name), 'utf8') })));
}

/** Throws an Error with a sentence. Hindi is only searched and compared rightly in a UTF-8 database; an external server is checked at start. */
export async function assertDatabaseFits(db: Db): Promise<void> {
  const { rows } = await sql<{ encoding: string; version: number }>`
    select pg_encoding_to_char(encoding) as encoding, current_setting('server_version_num')::int as version
    from pg_database where datname = current_database()`.execute(db);
  const found = rows[0];
  if (found?.encoding !== 'UTF8') {
    throw new Error(
      `The database has the encoding ${found?.encoding}; RTO Desk needs one created with ENCODING 'UTF8'.`,
    );
  }
  if (found.version < 150_000) {
    throw new Error(
      `The database server is PostgreSQL ${Math.floor(found.version / 10_000)}; RTO Desk needs 15 or newer.`,
    );
  }
}

async function openFirstBranches(db: Db): Promise<void> {
  await sql`
    insert into branches (code, name)
    select code, name
    from json_to_recordset(${JSON.stringify(firstBranches)}::json) as first (code text, name text)
    where not exists (select from branches)
    on conflict do nothing`.execute(db);
}
