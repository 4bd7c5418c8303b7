import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { EmbeddedPostgres } from '../embedded.ts';
import { shorterNames } from './programs.ts';
import * as support from './test-support.ts';
import { kill, postmasterOf, query, startElsewhere, temporaryFolder, untilReady } from './test-support.ts';

const asRoot = process.getuid?.() === 0;
const base = temporaryFolder();
let folder = base;
let running: EmbeddedPostgres | undefined;

async function start(): Promise<EmbeddedPostgres> {
  running = await support.start(folder);
  return running;
}

/** Whether a user without rights of their own can read this file. */
function readableByAll(): boolean {
  let path = fileURLToPath(import.meta.url);
  while (path !== dirname(path)) {
    path = dirname(path);
    if ((statSync(path).mode & 0o005) !== 0o005) return false;
  }
  return true;
}

afterEach(async () => {
  vi.unstubAllEnvs();
  await running?.stop();
});
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('a new folder', () => {
  it('is made again when the first start was interrupted', async () => {
    folder = join(base, 'interrupted');
    await once(startElsewhere(folder, { dieAt: 'Creating the database.' }), 'exit');
    expect(readdirSync(folder).filter(name => name.includes('partial'))).toHaveLength(1);
    await query('create table kept ()', (await start()).connection);
    expect(readdirSync(folder).filter(name => name.includes('partial'))).toEqual([]);
  });

  it.each([tmpdir(), '/nowhere'])(
    'may have a path longer than a socket may have, with TMPDIR %s',
    async place => {
      vi.stubEnv('TMPDIR', place);
      folder = join(base, 'long'.repeat(40), `with spaces, commas and a user's name ${place.length}`);
      const { connection, stop } = await start();
      await query('create table kept ()', connection);
      expect(connection.host.startsWith('/tmp/') || connection.host.startsWith(`${place}/`)).toBe(true);
      expect(readlinkSync(join(folder, 'run'))).toBe(connection.host);
      // The socket of a copy is the original's, whose folder the copy leaves alone.
      const copy = join(base, 'long'.repeat(40), `copy ${place.length}`);
      execFileSync('cp', ['-a', folder, copy]);
      const second = await support.start(copy);
      expect(second.connection.host).not.toBe(connection.host);
      await second.stop();
      await query('select 1', connection);
      await stop();
      expect(existsSync(connection.host)).toBe(false);
    },
  );

  it.runIf(asRoot)('may lie in a home that nobody else can enter, and survives a crash there', async () => {
    const home = mkdtempSync(join(homedir(), '.embedded-test-'));
    folder = join(home, 'data/postgres');
    try {
      const server = await start();
      await query('create table kept as select generate_series(1, 10000) as id', server.connection);
      process.kill(postmasterOf(folder), 'SIGQUIT');
      await server.died;
      await server.stop();
      expect(await query('select count(*)::int from kept', (await start()).connection)).toEqual([10_000]);
      expect(existsSync(join(folder, 'cluster/PG_VERSION'))).toBe(true);
    } finally {
      await running?.stop();
      rmSync(home, { recursive: true, force: true });
    }
  });

  it.runIf(asRoot)('may have been copied by root, who then owns everything', async () => {
    const original = join(base, 'original');
    folder = original;
    const server = await start();
    await query('create table kept as select 1 as id', server.connection);
    await server.stop();
    folder = join(base, 'copy');
    execFileSync('cp', ['-r', original, folder]);
    expect(await query('select count(*)::int from kept', (await start()).connection)).toEqual([1]);
  });

  it.runIf(asRoot)('keeps its own programs where the database account can reach them', async () => {
    chmodSync(base, 0o755);
    folder = join(base, 'reachable');
    await start();
    expect(readdirSync(folder).some(name => name.startsWith('native-'))).toBe(true);
  });

  it.runIf(asRoot && readableByAll())('works for an ordinary user in a private home', async () => {
    const uid = 65_534;
    const home = join(base, 'home');
    mkdirSync(home, { mode: 0o700 });
    chownSync(home, uid, uid);
    folder = join(home, 'postgres');
    const child = startElsewhere(folder, { uid });
    await untilReady(child);
    expect(statSync(join(folder, 'cluster')).uid).toBe(uid);
    await kill(child);
    await expect(start()).rejects.toThrow(/belongs to \w+, and this is root/);
  });
});

it('gives libraries the shorter names that programs ask for', () => {
  expect(shorterNames('libpq.so.5.18')).toEqual(['libpq.so.5', 'libpq.so']);
  expect(shorterNames('libicudata.77.1.dylib')).toEqual(['libicudata.77.dylib', 'libicudata.dylib']);
  expect(shorterNames('libpgport.a')).toEqual([]);
});
