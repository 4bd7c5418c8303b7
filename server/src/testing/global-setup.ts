import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { TestProject } from 'vitest/node';
import { prepareQueue } from '../features/messages/worker.ts';
import { openDatabase } from '../platform/database/database.ts';
import { startEmbeddedPostgres } from '../platform/database/embedded.ts';
import { migrate } from '../platform/database/migrate.ts';
import { type Connection, executeOn, TEMPLATE } from './databases.ts';

/** What the tests of all projects share. */
interface Shared {
  connection: Connection;
  stop(): Promise<void>;
}

/** Each project loads this module again; what they share is kept beside them. */
const kept = globalThis as { sharedByTests?: { ready: Promise<Shared>; users: number } };

/**
 * One PostgreSQL for all test files of all projects, with a migrated database that each of theirs is copied from; and
 * the server built from the present sources, for the tests that run its programs.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  kept.sharedByTests ??= { ready: start(), users: 0 };
  const shared = kept.sharedByTests;
  shared.users += 1;
  const { connection, stop } = await shared.ready;
  project.provide('connection', connection);
  return async () => {
    shared.users -= 1;
    if (shared.users > 0) return;
    delete kept.sharedByTests;
    await stop();
  };
}

async function start(): Promise<Shared> {
  await build();
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-test-'));
  const postgres = await startEmbeddedPostgres({
    folder,
    // What a test writes need not outlive it.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      // Small enough to be looked through quickly whenever a database is dropped.
      shared_buffers: '256MB',
      max_wal_size: '256MB',
    },
    // The first statements of each connection touch two thousand pages: with large ones for its memory, where the kernel
    // has them, they take two thirds of the time.
    environment: { GLIBC_TUNABLES: 'glibc.malloc.hugetlb=1:glibc.malloc.top_pad=4194304' },
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
  return { connection: postgres.connection, stop };
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

/** What does not fit the types is built as well: `npm run check` complains of it, the tests look at what it does. */
async function build(): Promise<void> {
  const compiler = join(createRequire(import.meta.url).resolve('typescript/package.json'), '../bin/tsc');
  const server = join(import.meta.dirname, '../..');
  await promisify(execFile)(process.execPath, [compiler, '-b', server]).catch(({ stdout }) =>
    console.error(stdout),
  );
}
