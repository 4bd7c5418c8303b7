import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { prepareQueue } from '../features/messages/worker.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type Connection, executeOn, TEMPLATE } from './databases.ts';

/** One PostgreSQL for all test files, with a migrated database that each of theirs is copied from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-test-'));
  const postgres = await startEmbeddedPostgres({
    folder,
    // What a test writes need not outlive it.
    settings: { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' },
    log: () => undefined,
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(postgres.connection);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('connection', postgres.connection);
  return stop;
}

async function makeTemplate(connection: Connection): Promise<void> {
  await executeOn(connection, `create database ${TEMPLATE}`);
  const template = openDatabase({
    connection: { ...connection, database: TEMPLATE },
    connections: 2,
  });
  await migrate(template.db);
  await prepareQueue(template.pool);
  await template.close();
}
