import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { kinds } from '@rto-desk/contract/kinds/index';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { restore } from '../../features/backup/restore.ts';
import { freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { describeSchema } from '../../testing/describe-schema.ts';
import { allExpiries } from '../../testing/reference.ts';
import { type Db, type OpenDatabase, openDatabase } from './database.ts';
import { migrate } from './migrate.ts';

/** Whose rows an upgrade leaves as many as they were. */
const kept = [
  'branches',
  'users',
  'citizens',
  'vehicles',
  ...kinds.map(({ collection }) => collection),
  'files',
  'service_requests',
  'document_inquiries',
  'messages',
  'reminders',
  'deletion_requests',
  'two_factors',
];

/** A database that an earlier version has left (see `testing/keep-database.ts`), brought up to date. */
let upgraded: OpenDatabase;
let fresh: OpenDatabase;
let before: unknown;
const drops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  const databases = await Promise.all([
    freshDatabase(inject('connection')),
    freshDatabase(inject('connection'), TEMPLATE),
  ]);
  const [old, template] = databases.map(({ connection, drop }) => {
    drops.push(drop);
    return openDatabase({ connection, connections: 2 });
  });
  if (old === undefined || template === undefined) throw new Error('Two databases were asked for');
  upgraded = old;
  fresh = template;
  const client = new pg.Client(old.pool.options);
  await client.connect();
  await restore(client, createReadStream(join(import.meta.dirname, 'upgrade.sql')), false);
  await client.end();
  before = await counts(old.db);
  await migrate(old.db);
});
afterAll(async () => {
  await upgraded?.close();
  await fresh?.close();
  for (const drop of drops) await drop();
});

async function counts(db: Db) {
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(kept.map(table => sql`(select count(*)::integer from ${sql.table(table)}) as ${sql.ref(table)}`))}`.execute(
    db,
  );
  return rows[0];
}

test('an upgraded database has the schema of a fresh one', async () => {
  // Of the job queue, which makes its own.
  const schema = (await describeSchema(fresh.db)).filter(line => !line.includes('graphile_worker'));
  expect(await describeSchema(upgraded.db)).toEqual(schema);
});

test('an upgrade leaves every record where it was', async () => {
  expect(await counts(upgraded.db)).toEqual(before);
  expect(Object.values(before ?? {}).filter(rows => rows === 0)).toEqual([]);
});

test('the report of an upgraded database is what its documents say', async () => {
  const reference = await allExpiries(upgraded.db);
  const { rows } = await sql<{ day: string; superseded: boolean }>`
    select expiry_date as day, superseded from expiries order by 1, 2`.execute(upgraded.db);
  const days = reference.map(row => ({ day: row.expiry_date, superseded: row.superseded }));
  expect(rows).toHaveLength(days.length);
  const sorted = (list: typeof rows) => list.map(row => `${row.day} ${row.superseded}`).sort();
  expect(sorted(rows)).toEqual(sorted(days));
});
