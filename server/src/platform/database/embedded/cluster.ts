import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { fsyncFolder, renameWithRetry } from '../../fsync.ts';
import type { Account } from './account.ts';
import { dataDirectory, runTool, type ToolEnvironment } from './tool.ts';

/** The only version whose clusters these programs can open. There is no in-place upgrade. */
const MAJOR_VERSION = '18';

/** The role that the application logs in as, and the database it owns. It is no superuser. */
export const DATABASE_ROLE = 'rto_desk';
export const DATABASE = 'rto_desk';

/**
 * Only the application's role may log in, with its password. The superuser cannot: an operator who needs one stops the
 * application and uses `postgres --single`.
 */
const WHO_MAY_LOG_IN = [
  `local all ${DATABASE_ROLE} scram-sha-256`,
  `host all ${DATABASE_ROLE} 127.0.0.1/32 scram-sha-256`,
  '',
];

/** C.UTF-8 order and case on every machine; the default depends on LANG and breaks Hindi search. */
const LOCALE: Partial<Record<NodeJS.Platform, string>> = { linux: 'C.UTF-8', darwin: 'en_US.UTF-8' };

/** @throws Error with a sentence when another version of PostgreSQL made the cluster */
export async function checkVersion(cluster: string): Promise<void> {
  const made = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
  if (made === MAJOR_VERSION) return;
  throw new Error(
    `The database in ${cluster} was made by PostgreSQL ${made}, and this RTO Desk has PostgreSQL ` +
      `${MAJOR_VERSION}: make a backup with the earlier RTO Desk and restore it into a new data folder.`,
  );
}

/**
 * Makes the cluster with the application's role and database, under another name first: either all of it
 * is there or nothing, and what an interrupted attempt left is removed.
 * @param password of the application's role; letters, digits, `-` and `_` only
 */
export async function createCluster(
  cluster: string,
  password: string,
  surroundings: ToolEnvironment,
): Promise<void> {
  const folder = dirname(cluster);
  const partial = `${cluster}.partial-`;
  for (const entry of await readdir(folder)) {
    if (join(folder, entry).startsWith(partial))
      await rm(join(folder, entry), { recursive: true, force: true });
  }
  const made = await mkdtemp(partial);
  const { uid, gid } = surroundings.account;
  if (uid !== undefined && gid !== undefined) await chown(made, uid, gid);
  await initialise(made, surroundings);
  const statements = [
    `CREATE ROLE ${DATABASE_ROLE} LOGIN CREATEDB PASSWORD '${password}';`,
    `CREATE DATABASE ${DATABASE} OWNER ${DATABASE_ROLE};`,
  ];
  await runAlone(statements, made, surroundings);
  await writeFile(join(made, 'pg_hba.conf'), WHO_MAY_LOG_IN.join('\n'));
  await renameWithRetry(made, cluster);
  await fsyncFolder(folder);
}

async function initialise(cluster: string, surroundings: ToolEnvironment): Promise<void> {
  const args = [
    '-D',
    dataDirectory(cluster),
    '--username=postgres',
    '--auth=reject',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${LOCALE[process.platform] ?? 'C'}`,
    '--data-checksums',
  ];
  await runTool('initdb', args, cluster, surroundings);
}

/** Gives the application's role another password, in a cluster that is not running. */
export async function changePassword(
  cluster: string,
  password: string,
  surroundings: ToolEnvironment,
): Promise<void> {
  await runAlone([`ALTER ROLE ${DATABASE_ROLE} PASSWORD '${password}';`], cluster, surroundings);
}

/** As superuser without a server. A statement reaches to the end of its line. */
async function runAlone(
  statements: readonly string[],
  cluster: string,
  surroundings: ToolEnvironment,
): Promise<void> {
  // Without this option a failed statement is a line of text and the exit code is still 0.
  const args = ['--single', '-D', dataDirectory(cluster), '-c', 'exit_on_error=on', 'postgres'];
  await runTool('postgres', args, cluster, surroundings, `${statements.join('\n')}\n`);
}

/**
 * Removes a lock file that keeps PostgreSQL from starting although it is not running: emptied by a power cut, or left
 * by a killed run whose process id now belongs to another process. The caller holds the lock that all processes started
 * by RTO Desk inherit; other lock files are left for PostgreSQL to judge.
 */
export async function removeStaleLockFile(cluster: string): Promise<void> {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const [pid = '', directory] = (await readFile(file, 'utf8')).split('\n');
  const corrupt = !/^\d+$/.test(pid.trim()) || directory === undefined;
  const ours = process.platform === 'linux' && directory === dataDirectory(cluster);
  if (corrupt || ours) await rm(file, { force: true });
}

/** Restores what copying the data folder by hand may lose: PostgreSQL insists on owner and mode. */
export async function makePrivate(cluster: string, { uid, gid }: Account): Promise<void> {
  if (process.platform === 'win32') return;
  if (uid !== undefined && (await stat(cluster)).uid !== uid) {
    await promisify(execFile)('chown', ['-R', `${uid}:${gid}`, cluster]);
  }
  await chmod(cluster, 0o700);
}

/**
 * Reads the password of the application's database role, or makes one.
 * @returns `isNew` when the file was missing or damaged and the role must be told
 */
export async function providePassword(file: string): Promise<{ password: string; isNew: boolean }> {
  const kept = await readFile(file, 'utf8').catch(() => '');
  // After a power cut a file may be empty or short: only a whole password counts.
  if (/^[\w-]{43}$/.test(kept)) return { password: kept, isNew: false };
  const password = randomBytes(32).toString('base64url');
  await writeFile(file, password, { mode: 0o600 });
  return { password, isNew: true };
}
