import { existsSync } from 'node:fs';
import { chmod, readFile, realpath, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { makeFolder } from '../disk.ts';
import { accountFor, assertOwner, runningAsRoot } from './embedded/account.ts';
import {
  type Address,
  provideAddress,
  removeAddress,
  runningAddress,
  watchAddress,
} from './embedded/address.ts';
import {
  changePassword,
  checkVersion,
  createCluster,
  DATABASE,
  DATABASE_ROLE,
  makePrivate,
  providePassword,
  removeStaleLockFile,
} from './embedded/cluster.ts';
import { type Lock, takeLock } from './embedded/lock.ts';
import { processMarker, takeLockFromOrphans } from './embedded/orphans.ts';
import { type Postmaster, startPostmaster, stopOnWindows } from './embedded/postmaster.ts';
import { providePrograms } from './embedded/programs.ts';
import { defaultSettings } from './embedded/settings.ts';
import type { ToolEnvironment } from './embedded/tool.ts';
import { ignorePostgresVariables } from './embedded/variables.ts';

/** The PostgreSQL server that belongs to this process. */
export interface EmbeddedPostgres {
  /** For a `pg` pool: the application's role, which is no superuser, and its database. */
  readonly connection: { host: string; port: number; user: string; password: string; database: string };
  /** Resolves with a sentence if the server ends, or its socket is removed, without `stop` having been asked. */
  readonly died: Promise<string>;
  /** Ends all connections and the server, and frees the folder. May be called again. */
  stop(): Promise<void>;
}

/** How to reach the PostgreSQL of a folder that another process runs; null where none does. */
export async function runningConnection(folder: string): Promise<EmbeddedPostgres['connection'] | null> {
  const host = await runningAddress(folder);
  if (host === null) return null;
  const { password } = await providePassword(join(folder, 'password'));
  return { ...host, user: DATABASE_ROLE, password, database: DATABASE };
}

export interface EmbeddedPostgresOptions {
  /** The folder that holds the database and all that belongs to it; made when missing. */
  folder: string;
  /** PostgreSQL settings that differ from the defaults of `embedded/settings.ts`. */
  settings?: Record<string, string>;
  /** What PostgreSQL finds in its environment, which holds nothing of this process's. */
  environment?: Record<string, string>;
  /** Told each line of the server's log and each slow step. */
  log(line: string): void;
}

/** Another process serves this data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
  constructor(folder: string, pid: string) {
    const who = pid ? `process ${pid}` : 'another process';
    super(
      `Another RTO Desk (${who}) is running on the data folder ${folder}: stop it, or set another DATA_DIR.`,
    );
  }
}

/**
 * Starts PostgreSQL on the folder, making the database at the first start and recovering from what an
 * earlier run that was killed, or a power cut, left behind.
 * @throws DataFolderInUse when another process serves the folder
 * @throws Error with a sentence for the operator when it cannot start
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  ignorePostgresVariables();
  const folder = await provideFolder(options.folder);
  const lockFile = join(folder, 'application.lock');
  const lock = await takeLock(lockFile);
  if (!lock) throw new DataFolderInUse(folder, await readFile(lockFile, 'utf8').catch(() => ''));
  try {
    // Only for the sentence that a second start prints; the lock itself does not rest on it.
    await writeFile(lockFile, String(process.pid));
    return await startLocked(folder, options, lock);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** PostgreSQL's account has to walk through to its cluster, and sees nothing else on the way. */
async function provideFolder(path: string): Promise<string> {
  await makeFolder(path);
  assertOwner(path);
  await chmod(path, runningAsRoot ? 0o711 : 0o700);
  return await realpath(path);
}

async function startLocked(
  folder: string,
  { settings, environment, log }: EmbeddedPostgresOptions,
  applicationLock: Lock,
): Promise<EmbeddedPostgres> {
  const marker = processMarker(folder);
  const postgresLock = await takeLockFromOrphans(join(folder, 'postgres.lock'), marker, log);
  try {
    const cluster = join(folder, 'cluster');
    const account = accountFor(cluster);
    const programs = await providePrograms(folder, account);
    const surroundings = { programs, account, lockDescriptor: postgresLock.descriptor, environment };
    const password = await provideCluster(folder, cluster, surroundings, log);
    const address = await provideAddress(folder, account);
    const allSettings = { ...defaultSettings(address, marker), ...settings };
    const postmaster = await startPostmaster(cluster, allSettings, surroundings, log);
    const release = async () => {
      await removeAddress(folder, account);
      await postgresLock.release();
      await applicationLock.release();
    };
    return running(address, password, postmaster, release);
  } catch (error) {
    await postgresLock.release();
    throw error;
  }
}

/** Makes or checks the cluster, and answers the password of its role. */
async function provideCluster(
  folder: string,
  cluster: string,
  surroundings: ToolEnvironment,
  log: (line: string) => void,
): Promise<string> {
  const { password, isNew } = await providePassword(join(folder, 'password'));
  if (!existsSync(cluster)) {
    log('Creating the database.');
    await createCluster(cluster, password, surroundings);
    return password;
  }
  await checkVersion(cluster);
  await makePrivate(cluster, surroundings.account);
  // There the lock of a killed application says nothing about PostgreSQL, so it is asked in any case.
  if (process.platform === 'win32') await stopOnWindows(cluster, surroundings).catch(() => undefined);
  await removeStaleLockFile(cluster);
  if (isNew) await changePassword(cluster, password, surroundings);
  return password;
}

function running(
  address: Address,
  password: string,
  postmaster: Postmaster,
  release: () => Promise<void>,
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined;
  const watch = watchAddress(address);
  return {
    connection: { ...address, user: DATABASE_ROLE, password, database: DATABASE },
    died: Promise.race([postmaster.died, watch.lost]),
    stop: () => {
      watch.stop();
      stopping ??= postmaster.stop().finally(release);
      return stopping;
    },
  };
}
