import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { type OpenDatabase, openDatabase } from './database.ts';
import { isUpToDate, migrate } from './migrate.ts';

let database: OpenDatabase;
let drop: () => Promise<void>;
let folder: string;
beforeEach(async () => {
  const fresh = await freshDatabase(inject('connection'), TEMPLATE);
  drop = fresh.drop;
  database = openDatabase({ connection: fresh.connection, connections: 2 });
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-migrations-'));
  await cp(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
});
afterEach(async () => {
  await database.close();
  await drop();
  await rm(folder, { recursive: true });
});

const write = (name: string, text: string) => writeFile(join(folder, name), text);

async function applied(): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from kysely_migration where name > '9' order by name`.execute(database.db);
  return rows.map(({ name }) => name);
}

test('an upgrade that stops at a migration keeps those before it, and goes on from there', async () => {
  await write('9001_first.sql', 'create table first_step (id integer)');
  await write('9002_second.sql', 'create table second_step (id integer); select 1 / 0');
  await expect(migrate(database.db, folder)).rejects.toThrow(
    'Migration 9002_second.sql failed: division by zero',
  );
  expect(await applied()).toEqual(['9001_first.sql']);
  expect(await isUpToDate(database.db)).toBe(false);

  await write('9002_second.sql', 'create table second_step (id integer)');
  await write('9003_third.sql', 'insert into second_step select 1');
  await migrate(database.db, folder);
  expect(await applied()).toEqual(['9001_first.sql', '9002_second.sql', '9003_third.sql']);
});

test('two processes that start at once bring a database up to date together', async () => {
  await write('9001_first.sql', 'create table first_step (id integer)');
  await write('9002_second.sql', 'create table second_step (id integer)');
  await Promise.all([migrate(database.db, folder), migrate(database.db, folder)]);
  expect(await applied()).toEqual(['9001_first.sql', '9002_second.sql']);
});

test('an upgrade says what it does and how long each migration takes; of one that does nothing nothing is said', async () => {
  await write('9001_first.sql', 'create table first_step (id integer)');
  await write('9002_second.sql', 'select pg_sleep(0.2)');
  const told: string[] = [];
  await migrate(database.db, folder, sentence => told.push(sentence));
  const took = (name: string) => Number(told.join().match(`${name}, took ([0-9.]+) s`)?.[1]);
  expect(told).toEqual([
    expect.stringMatching(
      /^The database \(\d+ \wB\) is of an earlier version and has 2 migrations before it\./,
    ),
    'Migration 1 of 2, 9001_first.sql, begins.',
    expect.stringMatching(/^Migration 1 of 2, 9001_first.sql, took /),
    'Migration 2 of 2, 9002_second.sql, begins.',
    expect.stringMatching(/^Migration 2 of 2, 9002_second.sql, took /),
    expect.stringMatching(/^The database is up to date after [0-9.]+ s\.$/),
  ]);
  expect(took('9002_second.sql')).toBeGreaterThanOrEqual(0.2);
  await migrate(database.db, folder, sentence => told.push(sentence));
  expect(told).toHaveLength(6);
});
