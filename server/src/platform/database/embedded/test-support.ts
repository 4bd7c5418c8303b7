import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts';
import { processMarker } from './orphans.ts';

/** A folder for the databases of one test file. */
export function temporaryFolder(): string {
  return realpathSync(mkdtempSync(join(tmpdir(), 'embedded-test-')));
}

export function start(folder: string): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder, settings: { shared_buffers: '16MB' }, log: () => undefined });
}

/** Runs one statement on a connection of its own and answers the first row. */
export async function query(sql: string, connection: pg.ClientConfig): Promise<unknown[]> {
  const client = new pg.Client(connection);
  await client.connect();
  try {
    return (await client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows[0] ?? [];
  } finally {
    await client.end();
  }
}

/** The ids of all PostgreSQL processes that serve the folder. */
export function processesOf(folder: string): string[] {
  const marker = processMarker(folder);
  return readdirSync('/proc').filter(pid => /^\d+$/.test(pid) && commandLine(pid).includes(marker));
}

function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

export function postmasterOf(folder: string): number {
  return Number(readFileSync(join(folder, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
}

/**
 * Starts the database from another process, which adds a row to the table `kept` and then lives as long as
 * this one.
 * @param dieAt the log line shortly after which that process kills itself
 * @param uid the user that the process runs as, if another
 */
export function startElsewhere(
  folder: string,
  { dieAt = '', uid }: { dieAt?: string; uid?: number } = {},
): ChildProcess {
  const code = `
    import pg from 'pg';
    import { startEmbeddedPostgres } from ${JSON.stringify(new URL('../../../../dist/platform/database/embedded.js', import.meta.url).href)};
    process.stdin.on('end', () => process.exit()).resume();
    const die = () => process.kill(process.pid, 'SIGKILL');
    const log = line => { if (line === ${JSON.stringify(dieAt)}) setTimeout(die, 200); };
    const { connection } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, log });
    const client = new pg.Client(connection);
    await client.connect();
    await client.query('create table if not exists kept (id int); insert into kept values (1)');
    console.log('ready');`;
  return spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
    ...(uid === undefined ? {} : { uid, gid: uid }),
  });
}

/** Resolves when the row is written. */
export async function untilReady(child: ChildProcess): Promise<void> {
  if (child.stdout) await once(createInterface({ input: child.stdout }), 'line');
}

export async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}
