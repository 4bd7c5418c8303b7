import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '@rto-desk/contract/access';
import { afterAll, inject, onTestFinished } from 'vitest';
import { createApp } from '../app.ts';
import { openOwnProfile } from '../features/citizens/own-profile.ts';
import type { WebhookSettings } from '../features/messages/webhook.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openDisks } from '../platform/disk.ts';
import { type CallLimits, callLimits } from '../platform/http/load-shedding.ts';
import { type TransferLimits, transferLimits as usualLimits } from '../platform/http/transfer-limits.ts';
import { LargeCounts } from '../platform/large-counts.ts';
import { type Limits, openLimits, unlimited } from '../platform/limits.ts';
import { openSession } from '../platform/sessions/sessions.ts';
import type { FileStore } from '../platform/storage/file-store.ts';
import { openStorage } from '../platform/storage/storage.ts';
import { openVault } from '../platform/vault.ts';
import type { Services } from '../services.ts';
import { type Client, clientOf, type SignedInClient } from './client.ts';
import { freshDatabase, TEMPLATE } from './databases.ts';
import { freshMobile } from './samples.ts';
import { standaloneOptions } from './standalone-options.ts';

/** A whole server on a database and a folder of its own, for one test file. */
export interface TestDesk extends Services {
  /** `http://127.0.0.1:port` */
  address: string;
  visitor: Client;
  /** Where its documents lie. */
  folder: string;
  /** What the server has logged. */
  logged: string[];
  /** The SQL of the statements since `forgetStatements`. */
  statements: string[];
  forgetStatements(): void;
  /** Why transactions were tried again, by their SQLSTATE. */
  retried: string[];
  /** A new signed-in person; a user has a citizen profile of their own, unless told otherwise. */
  signIn(role: Role, with_?: SignInOptions): Promise<SignedInClient>;
  /** The id of the branch with an office code such as `04`. */
  branch(code: string): Promise<number>;
  /** Opens a document as a browser does, by the `file_path` of an answer. */
  open(path: string): Promise<{ status: number; type: string | null; headers: Headers; content: Buffer }>;
  close(): Promise<void>;
}

export interface SignInOptions {
  branch_id?: number;
  profile?: boolean;
  /** The mobile is unverified. */
  unverified?: boolean;
}

export interface TestDeskOptions {
  /** Limits on attempts count only where a test is about them. */
  limited?: boolean;
  trustedProxies?: string[];
  /** The way to people; by hand where not said. */
  messengers?: Partial<Services['messengers']>;
  webhook?: WebhookSettings | null;
  /** Where its documents rest; in its folder where not said. */
  fileStore?: FileStore;
  /** How slow clients may be; as they usually may where not said. */
  transferLimits?: TransferLimits;
  /** When it turns calls away; where not said, above the usual number of calls, shared out if it is `limited`. */
  callLimits?: CallLimits;
  /** What its backups are encrypted with. */
  backupPassphrase?: string | null;
  /** The password of everyone in the demo; none where not said. */
  demoPassword?: string | null;
  /** Free bytes of its disk; plenty where not said. */
  freeBytes?: () => number;
  /** Where it listens; a free port where not said. */
  port?: number;
}

export async function openTestDesk({
  limited = false,
  trustedProxies = [],
  messengers = {},
  webhook = null,
  fileStore,
  transferLimits = usualLimits,
  callLimits: turnedAway = { ...callLimits, areShared: limited, loopDelay: null },
  backupPassphrase = null,
  demoPassword = null,
  freeBytes = () => 1024 ** 4,
  port = 0,
}: TestDeskOptions = {}): Promise<TestDesk> {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-files-'));
  const backupFolder = join(folder, 'backups');
  await mkdir(backupFolder);
  const statements: string[] = [];
  const retried: string[] = [];
  const database = openDatabase({
    connection,
    connections: 6,
    onStatement: statement => statements.push(statement),
    onRetry: ({ code = '' }) => retried.push(code),
  });
  const limits: Limits = limited ? openLimits(database.pool, randomBytes(32)) : unlimited;
  const desk: Services = {
    db: database.db,
    pool: database.pool,
    backups: { folder: backupFolder, keep: 3, hour: 0 },
    watermark: database.watermark,
    storage: await openStorage(folder, fileStore),
    disks: openDisks([{ setting: 'DATA_DIR', folder }], true, async () => freeBytes()),
    fileKey: randomBytes(32),
    vault: openVault(null, folder),
    demoPassword,
    backupPassphrase,
    backupCopies: null,
    limits,
    largeCounts: new LargeCounts(),
    networkKey: randomBytes(32),
    appUrl: 'http://desk.example',
    messengers: { whatsapp: null, mail: null, ...messengers },
  };
  const logged: string[] = [];
  const app = await createApp(desk, {
    ...standaloneOptions,
    trustedProxies,
    webhook,
    transferLimits,
    callLimits: turnedAway,
    log: { level: 'info', stream: { write: line => logged.push(line) } },
  });
  const address = await app.listen({ host: '127.0.0.1', port });
  return {
    ...desk,
    address,
    visitor: clientOf(address, null),
    folder,
    logged,
    statements,
    retried,
    forgetStatements: () => statements.splice(0),
    signIn: (role, options = {}) => signIn(desk, address, role, options),
    branch: async code =>
      (await desk.db.selectFrom('branches').select('id').where('code', '=', code).executeTakeFirstOrThrow())
        .id,
    open: async path => {
      const answer = await fetch(`${address}/storage/${path}`);
      const content = Buffer.from(await answer.arrayBuffer());
      return {
        status: answer.status,
        type: answer.headers.get('content-type'),
        headers: answer.headers,
        content,
      };
    },
    close: async () => {
      await app.close();
      await database.close();
      await drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A desk that is closed after all tests of the file. */
export async function deskForFile(options?: TestDeskOptions): Promise<TestDesk> {
  const desk = await openTestDesk(options);
  afterAll(() => desk.close());
  return desk;
}

/** A desk that is closed at the end of the test. */
export async function deskForTest(options?: TestDeskOptions): Promise<TestDesk> {
  const desk = await openTestDesk(options);
  onTestFinished(() => desk.close());
  return desk;
}

/** The password hash of people who are signed in by the tests directly; it fits no password. */
const NO_PASSWORD =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

async function signIn(
  { db }: Services,
  address: string,
  role: Role,
  { branch_id, profile = role === 'user', unverified = false }: SignInOptions,
): Promise<SignedInClient> {
  const phone = freshMobile();
  // In one transaction: tests that delete accounts at random must not meet a half-made one.
  const { id, citizen_id, token } = await db.transaction().execute(async transaction => {
    const { id } = await transaction
      .insertInto('users')
      .values({
        name: `Test ${role}`,
        phone,
        password_hash: NO_PASSWORD,
        role,
        branch_id: branch_id ?? null,
        citizen_id: null,
        email: null,
        phone_verified_at: unverified ? null : new Date().toISOString(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const citizen_id = profile
      ? await openOwnProfile(transaction, id, { name: 'Test user', mobile: phone })
      : null;
    return { id, citizen_id, token: await openSession(transaction, { id, role }) };
  });
  return {
    ...clientOf(address, token),
    token,
    caller: { id, role, branch_id: branch_id ?? null, citizen_id },
  };
}
