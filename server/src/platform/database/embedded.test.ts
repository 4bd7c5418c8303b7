import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { isLong, timeLimit } from '../../testing/long.ts';
import { provideAddress, removeAddress } from './embedded/address.ts';
import * as support from './embedded/test-support.ts';
import {
  kill,
  postmasterOf,
  processesOf,
  query,
  startElsewhere,
  temporaryFolder,
  untilReady,
} from './embedded/test-support.ts';
import {
  DataFolderInUse,
  type EmbeddedPostgres,
  runningConnection,
  startEmbeddedPostgres,
} from './embedded.ts';

const base = temporaryFolder();
// PostgreSQL runs as an account of its own where the tests run as root.
chmodSync(base, 0o711);
const folder = join(base, 'postgres');
let running: EmbeddedPostgres | undefined;

async function start(): Promise<EmbeddedPostgres> {
  running = await support.start(folder);
  return running;
}

afterEach(() => running?.stop());
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('the embedded PostgreSQL', () => {
  beforeAll(async () => {
    const server = await start();
    await query('create table kept as select 1 as id', server.connection);
    await server.stop();
  });

  it('is durable, private and knows Hindi, and its role is no superuser', async () => {
    const server = await start();
    const asked = ['fsync', 'synchronous_commit', 'full_page_writes', 'data_checksums', 'listen_addresses'];
    const settings = asked.map(name => `current_setting('${name}')`);
    expect(await query(`select ${settings}`, server.connection)).toEqual(['on', 'on', 'on', 'on', '']);
    await query('create extension if not exists pg_trgm', server.connection);
    const [superuser, trigrams, sameLetter] = await query(
      `select rolsuper, show_trgm('रमेश'), 'É' ilike 'é' from pg_roles where rolname = current_user`,
      server.connection,
    );
    expect(superuser).toBe(false);
    expect(trigrams).not.toEqual([]);
    expect(sameLetter).toBe(true);
  });

  it('refuses a login without the password, and any superuser', async () => {
    const { connection } = await start();
    const enter = (other: object) => query('select 1', { ...connection, ...other });
    await expect(enter({ password: 'wrong' })).rejects.toThrow('password authentication failed');
    await expect(enter({ user: 'postgres' })).rejects.toThrow('no pg_hba.conf entry');
    expect(statSync(connection.host).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
  });

  it('keeps what was written, and leaves no process and no temporary folder when stopped', async () => {
    const server = await start();
    expect(await query('select count(*)::int from kept', server.connection)).toEqual([1]);
    expect(processesOf(folder)).not.toEqual([]);
    await server.stop();
    await server.stop();
    expect(processesOf(folder)).toEqual([]);
    expect(existsSync(server.connection.host)).toBe(false);
  });

  it('listens below its own folder, and says so when its socket is removed there', async () => {
    const { connection, died } = await start();
    expect(connection.host).toBe(join(folder, 'run'));
    const client = new pg.Client(connection);
    client.on('error', () => undefined);
    await client.connect();
    rmSync(connection.host, { recursive: true });
    expect(await died).toMatch(/^The socket of the database, \S+\/run\/\.s\.PGSQL\.5432, was removed\./);
    expect(
      (await client.query('select count(*)::int from kept')).rows,
      'what is connected is served',
    ).toEqual([{ count: 1 }]);
    await client.end();
    await running?.stop();
    expect(await query('select count(*)::int from kept', (await start()).connection)).toEqual([1]);
  });

  it('names TMPDIR when its path is too long for a socket and no other place can be written to', async () => {
    const long = join(base, 'long'.repeat(30));
    mkdirSync(long);
    const own = { uid: undefined, gid: undefined };
    await expect(provideAddress(long, own, ['/nowhere', '/dev/null'])).rejects.toThrow(
      'TMPDIR: nothing can be written to /nowhere (ENOENT) and /dev/null (ENOTDIR): set it to a folder that this account may write to.',
    );
    expect(readdirSync(long), 'nothing is left').toEqual([]);
    const address = await provideAddress(long, own, ['/nowhere', tmpdir()]);
    expect(readlinkSync(join(long, 'run'))).toBe(address.host);
    await removeAddress(long, own);
    expect(existsSync(address.host)).toBe(false);
  });

  it('says so when another process serves the folder', async () => {
    await start();
    const second = startEmbeddedPostgres({ folder, log: () => undefined });
    await expect(second).rejects.toBeInstanceOf(DataFolderInUse);
    await expect(second).rejects.toThrow(
      `Another RTO Desk (process ${process.pid}) is running on the data folder`,
    );
  });

  it('lets exactly one of many simultaneous starts through', async () => {
    const attempts = await Promise.allSettled(Array.from({ length: 5 }, start));
    const reasons = attempts.flatMap(attempt => (attempt.status === 'rejected' ? [attempt.reason] : []));
    expect(reasons).toHaveLength(4);
    for (const reason of reasons) expect(reason).toBeInstanceOf(DataFolderInUse);
  });

  it('leaves the sockets of a running server alone when a copy of its folder is started', async () => {
    const original = await start();
    const copy = join(base, 'copy');
    // As a person copies it: links as links. PostgreSQL's files may vanish meanwhile.
    spawnSync('cp', ['-a', folder, copy]);
    const second = await support.start(copy);
    try {
      expect(second.connection.host).not.toBe(original.connection.host);
      expect(await query('select count(*)::int from kept', second.connection)).toEqual([1]);
      expect(await query('select count(*)::int from kept', original.connection)).toEqual([1]);
    } finally {
      await second.stop();
    }
    expect(await query('select count(*)::int from kept', original.connection)).toEqual([1]);
    expect(await runningConnection(folder)).toEqual(original.connection);
  });

  if (isLong()) {
    it('ends when the application is killed', async () => {
      const killed = startElsewhere(folder);
      await untilReady(killed);
      expect(processesOf(folder)).not.toEqual([]);
      await kill(killed);
      await vi.waitFor(() => expect(processesOf(folder)).toEqual([]), { timeout: timeLimit(5_000) });
    });

    it('heals what a power cut leaves: empty lock file, empty password', async () => {
      const { died } = await start();
      process.kill(postmasterOf(folder), 'SIGKILL');
      expect(await died).toBe('PostgreSQL ended unexpectedly (SIGKILL).');
      await running?.stop();
      truncateSync(join(folder, 'cluster/postmaster.pid'));
      truncateSync(join(folder, 'password'));
      expect(await query('select count(*)::int from kept', (await start()).connection)).toEqual([2]);
    });

    it('starts despite a lock file whose process id now belongs to another process', async () => {
      const { died } = await start();
      process.kill(postmasterOf(folder), 'SIGKILL');
      await died;
      await running?.stop();
      const file = join(folder, 'cluster/postmaster.pid');
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^\d+/, String(process.ppid)));
      expect(await query('select count(*)::int from kept', (await start()).connection)).toEqual([2]);
    });

    it('is replaced within five seconds when it hangs after the application was killed', async () => {
      const killed = startElsewhere(folder);
      await untilReady(killed);
      const orphan = postmasterOf(folder);
      process.kill(orphan, 'SIGSTOP');
      await kill(killed);
      expect(processesOf(folder)).toContain(String(orphan));
      const began = performance.now();
      const server = await start();
      expect(performance.now() - began).toBeLessThan(timeLimit(5_000));
      expect(processesOf(folder)).not.toContain(String(orphan));
      expect(await query('select count(*)::int from kept', server.connection)).toEqual([3]);
    });
  }

  it('refuses a database of another major version', async () => {
    const file = join(folder, 'cluster/PG_VERSION');
    writeFileSync(file, '17\n');
    await expect(start()).rejects.toThrow('was made by PostgreSQL 17, and this RTO Desk has PostgreSQL 18');
    writeFileSync(file, '18\n');
    await start();
  });
});
