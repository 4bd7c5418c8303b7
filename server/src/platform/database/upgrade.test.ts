import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numberKey } from '@rto-desk/contract/fields';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { backedUpTables } from '../../features/backup/dump.ts';
import { restore } from '../../features/backup/restore.ts';
import { exampleMigrations } from '../../testing/contributing.ts';
import { freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { describeSchema } from '../../testing/describe-schema.ts';
import { allExpiries } from '../../testing/reference-model.ts';
import { type Db, type OpenDatabase, openDatabase } from './database.ts';
import { migrate, readMigrationFiles } from './migrate.ts';

/** A backup of the first release with a few rows in every table that a backup holds (see `testing/keep-database.ts`). */
const KEPT = join(import.meta.dirname, 'upgrade.sql');

/** The migrations of CONTRIBUTING's examples, and one after them that gives every citizen a document of the new kind. */
const laterMigrations = [
  ...exampleMigrations(),
  {
    name: '9999_licences_of_all.sql',
    text: `insert into conductor_licenses (citizen_id, cl_no, application_no, issue_date, expiry_date, origin)
      select id, 'CL ' || id, 'AP-' || id, '2024-01-01', '2026-12-31', 'office' from citizens`,
  },
];

let folder: string;
let upgraded: OpenDatabase;
let fresh: OpenDatabase;
let released: string[];
let before: Record<string, number>;
let marks: string[];
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rto-desk-upgrade-'));
  await cp(join(import.meta.dirname, '../../../migrations'), folder, { recursive: true });
  for (const { name, text } of laterMigrations) await writeFile(join(folder, name), text);
  upgraded = await open('template1');
  fresh = await open(TEMPLATE);
  const client = new pg.Client(upgraded.pool.options);
  await client.connect();
  await restore(client, createReadStream(KEPT), false);
  await client.end();
  released = await migrationsOf(upgraded.db);
  await sql`insert into service_requests (reference, contact_name, contact_phone, category, services, status, status_changed_at)
    select 'SR-' || status, 'आशा', '9826000003', 'other', '{}', status, '2026-11-01'
    from unnest('{contacted,completed,rejected}'::text[]) as status`.execute(upgraded.db);
  before = await counts(upgraded.db);
  await sql`update vehicles set registration_no = lower(left(registration_no, 4)) || ' -' || substr(registration_no, 5)
    where id % 2 = 0`.execute(upgraded.db);
  await sql`update vehicles set registration_no = '--' where id = (select max(id) from vehicles)`.execute(
    upgraded.db,
  );
  marks = await marksOf(upgraded.db);
  await migrate(upgraded.db, folder);
  await migrate(fresh.db, folder);
});
afterAll(async () => {
  await upgraded?.close();
  await fresh?.close();
  for (const drop of drops) await drop();
  await rm(folder, { recursive: true });
});

async function open(template: string): Promise<OpenDatabase> {
  const { connection, drop } = await freshDatabase(inject('connection'), template);
  drops.push(drop);
  return openDatabase({ connection, connections: 2 });
}

async function migrationsOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** How many rows each table has that a backup holds, without those that an upgrade adds to. */
async function counts(db: Db): Promise<Record<string, number>> {
  const growing = ['kysely_migration', 'history'];
  const tables = (await backedUpTables(db)).filter(table => !growing.includes(table));
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(tables.map(table => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`))}`.execute(
    db,
  );
  return rows[0] ?? {};
}

/** The registration marks of all vehicles. */
async function marksOf(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('vehicles').select('registration_no').orderBy('id').execute();
  return rows.map(row => row.registration_no);
}

/** Rows that the database derives. */
async function derived(db: Db): Promise<unknown[]> {
  const queries = [
    sql`select * from expiries order by kind, document_id, end_field`,
    sql`select * from searchable_numbers order by record, record_id`,
    sql`select * from branch_account_visibility order by branch_id, user_id`,
  ];
  return Promise.all(queries.map(async query => (await query.execute(db)).rows));
}

test('migrations of the release stand as they were released', async () => {
  const kept = await readFile(KEPT, 'utf8');
  const files = (await readMigrationFiles()).filter(({ name }) => released.includes(name));
  expect(files.map(({ name }) => name)).toEqual(released);
  for (const { name, text } of files) expect(kept.includes(`\n-- ${name}\n${text}\n`), name).toBe(true);
});

test('so do those of later releases', async () => {
  const listed = (await readFile(join(import.meta.dirname, 'released.sha256'), 'utf8')).trim().split('\n');
  const files = await readMigrationFiles();
  const lines = files.map(({ name, text }) => `${createHash('sha256').update(text).digest('hex')}  ${name}`);
  expect(lines.filter(line => listed.includes(line))).toEqual(listed);
});

test('an upgraded database has the schema of a fresh one', async () => {
  expect((await migrationsOf(upgraded.db)).slice(-laterMigrations.length)).toEqual(
    laterMigrations.map(({ name }) => name),
  );
  // Of the job queue, which makes its own.
  const schema = (await describeSchema(fresh.db)).filter(line => !line.includes('graphile_worker'));
  expect(await describeSchema(upgraded.db)).toEqual(schema);
});

/** Tables of counts, which a later migration drops. */
const dropped = ['record_counts', 'expiry_counts', 'message_counts', 'history_counts'];

test('an upgrade leaves every record where it was, and adds its own', async () => {
  const after = await counts(upgraded.db);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  const kept = Object.entries(before).filter(([table]) => !dropped.includes(table));
  // Tables that the release did not have come beside them.
  expect(after).toMatchObject({ ...Object.fromEntries(kept), conductor_licenses: before.citizens });
});

test('an upgrade makes jobs of requests, in the first stage of their status', async () => {
  const { rows } = await sql<{ status: string; stage: string; events: string[] }>`
    select status, stage, array(select event from job_events where job_id = jobs.id order by id) as events
    from service_requests as jobs order by reference`.execute(upgraded.db);
  expect(rows).toEqual([
    { status: 'pending', stage: 'received', events: ['made'] },
    { status: 'completed', stage: 'handed_over', events: ['made', 'moved'] },
    { status: 'contacted', stage: 'papers_missing', events: ['made', 'moved'] },
    { status: 'rejected', stage: 'rejected', events: ['made', 'moved'] },
  ]);
});

test('an upgrade brings registration marks to the form in which they are stored, but for those that would be empty', async () => {
  expect(marks.filter(mark => /[a-z -]/.test(mark)).length).toBeGreaterThan(1);
  expect(await marksOf(upgraded.db)).toEqual(marks.map(mark => numberKey(mark) || mark));
});

test('what searches and reports read of an upgraded database is what its records say', async () => {
  const inUse = await derived(upgraded.db);
  await sql`select rebuild_search()`.execute(upgraded.db);
  expect(inUse).toEqual(await derived(upgraded.db));

  const reference = await allExpiries(upgraded.db);
  const { rows } = await sql<{ day: string; superseded: boolean }>`
    select expiry_date as day, superseded from expiries where kind <> 'cl'`.execute(upgraded.db);
  const lines = (list: typeof rows) => list.map(row => `${row.day} ${row.superseded}`).sort();
  expect(lines(rows)).toEqual(
    lines(reference.map(row => ({ day: row.expiry_date, superseded: row.superseded }))),
  );
  const { rows: added } = await sql<{ count: number }>`
    select count(*)::integer as count from expiries where kind = 'cl'`.execute(upgraded.db);
  expect(added).toEqual([{ count: before.citizens }]);
});
