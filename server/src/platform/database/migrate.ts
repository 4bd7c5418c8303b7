import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { firstBranches } from '@rto-desk/contract/places';
import { type Migration, Migrator, sql } from 'kysely';
import type { Db } from './database.ts';

const folder = join(import.meta.dirname, '../../../migrations');

/**
 * Brings the database up to date with `server/migrations`, in order, each in one transaction. Two processes
 * that start at once are safe: Kysely's migrator holds an advisory lock. Throws with the migration's name.
 */
export async function migrate(db: Db): Promise<void> {
  await refuseUnfitDatabase(db);
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find(result => result.status === 'Error')?.migrationName;
    throw new Error(
      `Migration ${failed ?? ''} failed: ${error instanceof Error ? error.message : String(error)}`,
      {
        cause: error,
      },
    );
  }
  await openFirstBranches(db);
}

/** Whether a database has had every migration of this version, and none of a later one. */
export async function isUpToDate(db: Db): Promise<boolean> {
  const { rows: found } = await sql<{ exists: boolean }>`
    select to_regclass('public.kysely_migration') is not null as exists`.execute(db);
  if (!found[0]?.exists) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  const files = await readMigrationFiles();
  return rows.map(({ name }) => name).join() === files.map(({ name }) => name).join();
}

/** The migrations in order, each with its SQL. */
export async function readMigrationFiles(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter(name => name.endsWith('.sql')).sort();
  return Promise.all(names.map(async name => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await readMigrationFiles()).map(({ name, text }) => {
    const up: Migration['up'] = async db => {
      await sql.raw(text).execute(db);
    };
    return [name, { up }] as const;
  });
  return Object.fromEntries(migrations);
}

/** Hindi is only searched and compared rightly in a UTF-8 database; an external server is checked at start. */
async function refuseUnfitDatabase(db: Db): Promise<void> {
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
