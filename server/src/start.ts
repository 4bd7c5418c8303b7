import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import pg, { type ClientConfig, type Pool } from 'pg';
import type { WorkerConfig } from './cluster/protocol.ts';
import { type Config, defaultBackupFolder } from './config.ts';
import { assertSameKey } from './features/accounts/vault-key.ts';
import { prepareQueue } from './features/messages/worker.ts';
import {
  connectionsAllowed,
  divideConnections,
  maxConnections,
  PRIMARY_CONNECTIONS,
} from './platform/database/connections.ts';
import { BACKGROUND, type Db, type OpenDatabase, openDatabase } from './platform/database/database.ts';
import { assertOwner } from './platform/database/embedded/account.ts';
import {
  DataFolderInUse,
  type EmbeddedPostgres,
  runningConnection,
  startEmbeddedPostgres,
} from './platform/database/embedded.ts';
import { migrate } from './platform/database/migrate.ts';
import { untilReady } from './platform/database/wait.ts';
import { explainFolderError, makeFolder, openDisks, type WrittenFolder } from './platform/disk.ts';
import { LargeCounts } from './platform/large-counts.ts';
import { openLimits, unlimited } from './platform/limits.ts';
import { openMailer } from './platform/mail/mailer.ts';
import { bucketStore, checkBucket } from './platform/storage/bucket-store.ts';
import { openCopyPlace } from './platform/storage/copy-place.ts';
import { openStorage, type Storage } from './platform/storage/storage.ts';
import { openVault } from './platform/vault.ts';
import { openWhatsApp } from './platform/whatsapp/whatsapp.ts';
import type { Services } from './services.ts';
import { printLine } from './terminal.ts';

export interface OpenServices {
  services: Services;
  pool: Pool;
  /** What a worker needs to serve calls on the same desk, and how many of them the database has connections for. */
  work: WorkerConfig;
  workers: number;
  /** Resolves with a sentence if the embedded PostgreSQL ends by itself; never with an external one. */
  died: Promise<string>;
  /** Closes the pool, then stops the embedded PostgreSQL. */
  close(): Promise<void>;
}

const BEHIND =
  'The database has gone back to an older state than RTO Desk has seen: what was saved since may be lost. Nothing is saved, sent or ' +
  'removed any more. See "A database that went back" in docs/operations.md, then restart RTO Desk.';

/**
 * Opens database and documents as the settings say: the embedded PostgreSQL on the data folder or an external
 * one, brought up to date. Throws an Error with a sentence for the operator.
 */
export async function openServices(config: Config, log: (line: string) => void): Promise<OpenServices> {
  return namingSettings(config, async () => {
    await provideDataFolder(config.dataFolder);
    if (config.backups !== null) await createDefaultBackupFolder(config);
    return openInFolder(config, log);
  });
}

async function openInFolder(config: Config, log: (line: string) => void): Promise<OpenServices> {
  if (config.databaseUrl === null && !existsSync(join(config.dataFolder, 'postgres', 'cluster')))
    printLine('Creating the database, which takes some seconds once ...');
  const embedded = config.databaseUrl === null ? await startEmbedded(config.dataFolder, log) : null;
  try {
    const connection = embedded?.connection ?? { connectionString: config.databaseUrl ?? '' };
    // With workers this process does nothing but background work.
    const isBackground = config.workers.count !== 1;
    const database = openDatabase({
      connection: { ...connection, ...(isBackground && { application_name: BACKGROUND }) },
      connections: config.workers.count === 1 ? config.connections : PRIMARY_CONNECTIONS,
      onBehind: () => printLine(BEHIND),
      comesAfterOthers: embedded !== null && isBackground,
    });
    try {
      if (embedded === null) await untilReady(database.db, config.databaseWait, printLine);
      await migrateWithoutLimits(connection);
      await prepareQueue(database.pool);
      if (config.bucket !== null) await checkBucket(config.bucket);
      const { size, connections } = await sharedOut(config, database.db);
      const opened = await openOn(config, database);
      await assertSameKey(database.db, opened.services.vault);
      database.watermark.start(database.pool, { raises: true });
      return {
        ...opened,
        work: {
          connection,
          connections,
          get seen() {
            return database.watermark.seen;
          },
        },
        workers: size,
        died: embedded?.died ?? new Promise(() => undefined),
        close: async () => {
          await database.close();
          await embedded?.stop();
        },
      };
    } catch (error) {
      await database.close();
      throw error;
    }
  } catch (error) {
    await embedded?.stop();
    throw error;
  }
}

/**
 * Creates the default folder of backups, in the data folder. One that BACKUP_DIR names is never created, since it may lie
 * on a disk that is not mounted.
 */
export async function createDefaultBackupFolder({ dataFolder, backupFolder }: Config): Promise<void> {
  if (backupFolder === defaultBackupFolder(dataFolder)) {
    await provideDataFolder(dataFolder);
    await makeFolder(backupFolder, 0o700);
  }
}

/** Without timeouts: a migration of a large database takes its time, and another machine waits for it. */
async function migrateWithoutLimits(connection: ClientConfig): Promise<void> {
  const database = openDatabase({
    connection: { ...connection, statement_timeout: 0, lock_timeout: 0 },
    connections: 1,
  });
  try {
    await migrate(database.db, undefined, printLine);
  } finally {
    await database.close();
  }
}

/** Opens the services in a worker, on the database that the primary has opened and migrated. */
export async function joinServices(
  config: Config,
  work: WorkerConfig,
): Promise<Pick<OpenServices, 'services' | 'close'>> {
  const database = openDatabase(work);
  try {
    const { services } = await openOn(config, database);
    database.watermark.start(database.pool, { raises: false });
    return { services, close: database.close };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** What backup and restore work with: a connection and the documents, on a database that is taken as it is. */
export interface OpenForTools {
  connection: ClientConfig;
  storage: Storage;
  close(): Promise<void>;
}

/**
 * Opens database and documents for a tool: the external database, or the embedded one, which is started unless a running
 * desk has it and `alsoRunning` says that this will do. Throws an Error with a sentence for the operator.
 */
export async function openForTools(
  config: Config,
  { alsoRunning }: { alsoRunning: boolean },
): Promise<OpenForTools> {
  return namingSettings(config, async () => {
    await provideDataFolder(config.dataFolder);
    return openToolsInFolder(config, alsoRunning);
  });
}

async function openToolsInFolder(config: Config, alsoRunning: boolean): Promise<OpenForTools> {
  if (config.bucket !== null) await checkBucket(config.bucket);
  const storage = await storageOf(config);
  if (config.databaseUrl !== null) {
    return { connection: { connectionString: config.databaseUrl }, storage, close: async () => undefined };
  }
  try {
    const embedded = await startEmbedded(config.dataFolder, () => undefined);
    return { connection: embedded.connection, storage, close: () => embedded.stop() };
  } catch (error) {
    const running = alsoRunning && error instanceof DataFolderInUse;
    const connection = running ? await runningConnection(join(config.dataFolder, 'postgres')) : null;
    if (connection === null) throw error;
    return { connection, storage, close: async () => undefined };
  }
}

/** Makes the data folder, or checks whose it is before anything is written into it. */
async function provideDataFolder(folder: string): Promise<void> {
  await makeFolder(folder);
  assertOwner(folder);
}

/** Names the setting in what disk and database say at a start. */
async function namingSettings<T>({ dataFolder, databaseUrl }: Config, open: () => Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    if (databaseUrl !== null && error instanceof pg.DatabaseError)
      throw new Error(`DATABASE_URL: the database refuses (${error.message}).`, { cause: error });
    throw explainFolderError(error, { setting: 'DATA_DIR', folder: dataFolder });
  }
}

function storageOf({ dataFolder, bucket }: Config): Promise<Storage> {
  return openStorage(join(dataFolder, 'files'), bucket === null ? undefined : bucketStore(bucket));
}

function startEmbedded(dataFolder: string, log: (line: string) => void): Promise<EmbeddedPostgres> {
  return startEmbeddedPostgres({ folder: join(dataFolder, 'postgres'), log });
}

/** The folders that the desk writes to, one of each disk: `postgres` and `files` may have disks of their own. */
async function writtenFolders({ dataFolder, backups }: Config): Promise<WrittenFolder[]> {
  const folders: WrittenFolder[] = ['', 'postgres', 'files'].map(name => ({
    setting: 'DATA_DIR',
    folder: join(dataFolder, name),
  }));
  if (backups !== null) folders.push({ setting: 'BACKUP_DIR', folder: backups.folder });
  const ofDisk = new Map<number | string, WrittenFolder>();
  for (const written of folders) {
    // A folder that is not there yet may be mounted later.
    const disk = await stat(written.folder).then(
      ({ dev }) => dev,
      () => written.folder,
    );
    if (!ofDisk.has(disk)) ofDisk.set(disk, written);
  }
  return [...ofDisk.values()];
}

/** How many workers there are, and the share of the database's connections of each. */
async function sharedOut(
  { workers, connections, ...config }: Config,
  db: Db,
): Promise<{ size: number; connections: number }> {
  if (workers.count === 1) return { size: 1, connections };
  const most =
    config.maxConnections ?? maxConnections(await connectionsAllowed(db), config.databaseUrl !== null);
  return divideConnections(most, workers, connections);
}

/** Where people reach RTO Desk, for links: the address that is set, or else the one that this machine itself opens. */
export function appUrlOf({ appUrl, host, port }: Pick<Config, 'appUrl' | 'host' | 'port'>): string {
  // These two stand for every address of the machine, and lead nowhere.
  const own = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return appUrl ?? `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** The services on a migrated database. */
async function openOn(
  config: Config,
  { db, pool, watermark }: OpenDatabase,
): Promise<Pick<OpenServices, 'services' | 'pool'>> {
  const appUrl = appUrlOf(config);
  return {
    pool,
    services: {
      db,
      pool,
      watermark,
      storage: await storageOf(config),
      disks: openDisks(await writtenFolders(config), config.databaseUrl === null),
      fileKey: await sharedSecret(db, 'files'),
      vault: openVault(config.secretKey, config.dataFolder),
      limits: config.rateLimits
        ? openLimits(pool, await sharedSecret(db, 'limits'), config.daily)
        : unlimited,
      largeCounts: new LargeCounts(),
      networkKey: await sharedSecret(db, 'networks'),
      appUrl,
      demoPassword: config.demoPassword,
      backups: config.backups,
      backupCopies: config.backupCopies && {
        place: openCopyPlace(config.backupCopies.to),
        keep: config.backupCopies.keep,
      },
      backupPassphrase: config.backupPassphrase,
      messengers: {
        whatsapp: config.whatsApp && openWhatsApp(config.whatsApp),
        mail: config.mail && openMailer(config.mail.smtpUrl, config.mail.from, appUrl),
      },
    },
  };
}

/** The shared secret of a name, 32 random bytes created at first use; all processes get the same one. */
async function sharedSecret(db: Db, name: string): Promise<Buffer> {
  const read = db.selectFrom('secrets').select('value').where('name', '=', name);
  // A worker also starts on a database that only reads.
  const found = await read.executeTakeFirst();
  if (found !== undefined) return found.value;
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32) })
    .onConflict(conflict => conflict.doNothing())
    .execute();
  return (await read.executeTakeFirstOrThrow()).value;
}
