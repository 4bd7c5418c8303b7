import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { isAbsolute, resolve } from 'node:path';
import { z } from 'zod';
import type { WebhookSettings } from './features/messages/webhook.ts';
import { pathIssue } from './platform/database/embedded/tool.ts';
import { type Daily, defaultDailyLimits } from './platform/limits.ts';
import type { BucketSettings } from './platform/storage/bucket-store.ts';
import type { CopySettings } from './platform/storage/copy-place.ts';
import { SHORTEST_KEY } from './platform/vault.ts';
import type { WhatsAppSettings } from './platform/whatsapp/whatsapp.ts';

const MB = 1024 * 1024;
const onOff = oneOf(['on', 'off']);
const optionalText = z.string().trim().optional();

/** A whole number within bounds, both included. */
function whole(least: number, most: number) {
  const error = `must be a whole number between ${least} and ${most}`;
  return z.coerce.number({ error }).int({ error }).min(least, { error }).max(most, { error });
}

function oneOf<const Words extends readonly [string, ...string[]]>(words: Words) {
  return z.enum(words, { error: `must be one of: ${words.join(', ')}` });
}

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://desk.example.in',
});

/** Values separated by commas, each of which must be right. */
const listOf = (isRight: (item: string) => boolean, error: string) =>
  z
    .string()
    .default('')
    .transform(listed)
    .refine(items => items.every(isRight), { error });

/** An attacker with a backup may guess at its passphrase for as long as they like. */
const SHORTEST_PASSPHRASE = 12;

/** A bucket, and below what. */
const S3_PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[\w.-]+)*)\/?$/;

/** Below these a process with its messages and a backup would wait for itself. */
const FEWEST_CONNECTIONS = 10;
/** How many connections each processor keeps busy, and the fewest with which a process still streams exports. */
const CONNECTIONS = { perCore: 4, fewest: 6 };

const variables = z.object({
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().trim().min(1).default('./data'),
  DATABASE_URL: optionalText
    .refine(url => url === undefined || /^postgres(ql)?:\/\//.test(url), {
      error: 'must begin with postgres:// or postgresql://',
    })
    // Without a host the query names the folder of a socket.
    .refine(url => url === undefined || URL.canParse(url.replace('@/', '@socket/')), {
      error: 'is not an address: write special characters of the password as %23, %40 and so on',
    })
    .refine(
      url =>
        url === undefined || !/^[^/]*\/\/(?:[^/@]*@)?[^/@]*,(?![^/?]*@)|[?&]host=[^&]*(,|%2c)/i.test(url),
      {
        error: 'must name one host: an address that follows the server that is written to',
      },
    ),
  DATABASE_WAIT: whole(0, 3600).default(30),
  DATABASE_CONNECTIONS: whole(FEWEST_CONNECTIONS, 10_000).optional(),
  WORKERS: whole(1, 256).optional(),
  S3_ENDPOINT: webAddress.optional(),
  S3_REGION: z.string().trim().default('auto'),
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  APP_URL: webAddress
    .refine(address => !URL.canParse(address) || new URL(address).pathname === '/', {
      error:
        'must have no path: the pages are served at the root of a name of their own, such as https://desk.example.in',
    })
    .optional(),
  CORS_ORIGINS: listOf(
    isOrigin,
    'must be origins such as https://friend.example, separated by commas, without a path',
  ),
  ADMIN_PHONE: optionalText.refine(phone => phone === undefined || /^[0-9]{10}$/.test(phone), {
    error: 'must be exactly 10 digits',
  }),
  ADMIN_PASSWORD: optionalText.refine(password => password === undefined || password.length >= 8, {
    error: 'must have at least 8 characters',
  }),
  ADMIN_NAME: optionalText,
  SMTP_URL: optionalText.refine(
    url => url === undefined || (/^smtps?:\/\//.test(url) && URL.canParse(url) && new URL(url).host !== ''),
    { error: 'must be an address such as smtp://user:password@host:587' },
  ),
  MAIL_FROM: optionalText,
  WHATSAPP_TOKEN: optionalText,
  WHATSAPP_PHONE_NUMBER_ID: optionalText,
  WHATSAPP_RATE: whole(1, 1000).default(80),
  WHATSAPP_APP_SECRET: optionalText,
  WHATSAPP_VERIFY_TOKEN: optionalText,
  WHATSAPP_API_URL: webAddress.optional(),
  TRUST_PROXY: listOf(
    isNetwork,
    'must be addresses or subnets such as 127.0.0.1 or 10.0.0.0/8, separated by commas',
  ),
  BACKUPS: onOff.default('on'),
  BACKUP_DIR: z.string().trim().default(''),
  BACKUP_COPY_TO: optionalText.refine(
    place => place === undefined || isAbsolute(place) || S3_PLACE.test(place),
    { error: 'must be the whole path of a folder, or s3://bucket/prefix' },
  ),
  BACKUP_KEEP: whole(1, 366).default(7),
  BACKUP_HOUR: whole(0, 23).default(2),
  BACKUP_PASSPHRASE: optionalText.refine(
    passphrase => passphrase === undefined || passphrase.length >= SHORTEST_PASSPHRASE,
    { error: `must have at least ${SHORTEST_PASSPHRASE} characters` },
  ),
  SECRET_KEY: optionalText.refine(key => key === undefined || key.length >= SHORTEST_KEY, {
    error: `must have at least ${SHORTEST_KEY} characters`,
  }),
  RATE_LIMIT: onOff.default('on'),
  DAILY_PROFILES: whole(1, 1_000_000).default(defaultDailyLimits.profiles),
  DAILY_RECORDS: whole(1, 1_000_000).default(defaultDailyLimits.records),
  DAILY_UPLOADS: whole(1, 1_000_000).default(defaultDailyLimits.uploads),
  // Points are counted in 32 bits.
  DAILY_UPLOAD_MB: whole(10, 1000).default(defaultDailyLimits.bytes / MB),
  DAILY_CHANGES: whole(1, 1_000_000).default(defaultDailyLimits.changes),
  METRICS_TOKEN: optionalText.refine(token => token === undefined || token.length >= SHORTEST_KEY, {
    error: `must have at least ${SHORTEST_KEY} characters`,
  }),
  DEMO_PASSWORD: optionalText,
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

type Variable = keyof z.infer<typeof variables>;

/** Settings that need others: half of a set would be taken for none, without a word. */
const needs: Partial<Record<Variable, readonly Variable[]>> = {
  S3_ENDPOINT: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  S3_ACCESS_KEY_ID: ['S3_ENDPOINT'],
  S3_SECRET_ACCESS_KEY: ['S3_ENDPOINT'],
  // What leaves the machine leaves it encrypted.
  BACKUP_COPY_TO: ['BACKUP_PASSPHRASE'],
  SMTP_URL: ['MAIL_FROM'],
  MAIL_FROM: ['SMTP_URL'],
  WHATSAPP_TOKEN: ['WHATSAPP_PHONE_NUMBER_ID'],
  WHATSAPP_PHONE_NUMBER_ID: ['WHATSAPP_TOKEN'],
  WHATSAPP_API_URL: ['WHATSAPP_TOKEN'],
  WHATSAPP_APP_SECRET: ['WHATSAPP_TOKEN', 'WHATSAPP_VERIFY_TOKEN'],
  WHATSAPP_VERIFY_TOKEN: ['WHATSAPP_TOKEN', 'WHATSAPP_APP_SECRET'],
};

const environment = variables.superRefine((given, context) => {
  const message = given.DATABASE_URL === undefined ? pathIssue(resolve(given.DATA_DIR)) : null;
  if (message !== null) context.addIssue({ code: 'custom', path: ['DATA_DIR'], message });
  if (given.BACKUP_COPY_TO?.startsWith('s3://') && given.S3_ENDPOINT === undefined) {
    context.addIssue({ code: 'custom', path: ['BACKUP_COPY_TO'], message: 'needs S3_ENDPOINT beside it' });
  }
  const isSet = (name: Variable) => given[name] !== undefined;
  for (const name of variables.keyof().options) {
    const missing = (needs[name] ?? []).filter(other => !isSet(other));
    if (!isSet(name) || missing.length === 0) continue;
    context.addIssue({ code: 'custom', path: [name], message: `needs ${missing.join(' and ')} beside it` });
  }
});

export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder that holds database and documents. */
  dataFolder: string;
  /** An external server to use instead of the embedded PostgreSQL. */
  databaseUrl: string | null;
  /** How long a start waits for an external database, in milliseconds. */
  databaseWait: number;
  /** Where people reach the desk, for links in messages; derived from host and port when not given. */
  appUrl: string | null;
  corsOrigins: string[];
  firstAdmin: { phone: string | null; password: string | null; name: string };
  /** Proxies whose `X-Forwarded-For` is believed: addresses or subnets; none by default. */
  trustedProxies: string[];
  rateLimits: boolean;
  /** What an account that is not staff's may add in a day. */
  daily: Daily;
  /** The desk's own daily backups: where they go, of how many days they stay, and from which hour in India; null for none. */
  backups: { folder: string; keep: number; hour: number } | null;
  /** The folder of backups, those by hand too, whether or not the desk makes daily ones. */
  backupFolder: string;
  /** Where encrypted backups are copied to, and how many stay there; null where they are not. */
  backupCopies: { to: CopySettings; keep: number } | null;
  /** What backups are encrypted with; null where they are not. */
  backupPassphrase: string | null;
  /** What secrets of accounts are encrypted with; null where a file in the data folder holds it. */
  secretKey: string | null;
  /** The mail server and the sender's address; null where no mail is sent. */
  mail: { smtpUrl: string; from: string } | null;
  /** The WhatsApp account; null where messages are sent by hand. */
  whatsApp: WhatsAppSettings | null;
  /** The bucket that the documents rest in; null where they rest in the data folder. */
  bucket: BucketSettings | null;
  /** The token that may read the metrics; null where there are none. */
  metricsToken: string | null;
  /** Set by `npm run demo` alone: the password of everyone in it; null where the data are real. */
  demoPassword: string | null;
  logLevel: z.infer<typeof environment>['LOG_LEVEL'];
  /** How the WhatsApp provider's calls are known; null where it makes none. */
  webhook: WebhookSettings | null;
  /** How many processes serve calls, and whether the setting asks for that number; with one there is no other. */
  workers: { count: number; areAsked: boolean };
  /** How many connections to the database each process that serves calls would like. */
  connections: number;
  /** The most connections of all processes together; null where the database's own limit says. */
  maxConnections: number | null;
}

/** The folder of backups where BACKUP_DIR names none. */
export const defaultBackupFolder = (dataFolder: string) => resolve(dataFolder, 'backups');

/** A setting that cannot be used; the message names every such variable and what it needs. */
class ConfigError extends Error {}

/** Reads the settings from the environment (`.env.example` explains them). Throws ConfigError. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty line in `.env` means "not set".
  const given = Object.entries(env).filter(([, value]) => value?.trim() !== '');
  const parsed = environment.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    const complaints = parsed.error.issues.map(issue => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`These settings need another value:\n  ${complaints.join('\n  ')}`);
  }
  const settings = parsed.data;
  const backupFolder = resolve(settings.BACKUP_DIR || defaultBackupFolder(settings.DATA_DIR));
  const workers = settings.WORKERS ?? availableParallelism();
  return {
    port: settings.PORT,
    host: settings.HOST,
    dataFolder: resolve(settings.DATA_DIR),
    databaseUrl: settings.DATABASE_URL ?? null,
    databaseWait: settings.DATABASE_WAIT * 1000,
    appUrl: settings.APP_URL ? settings.APP_URL.replace(/\/+$/, '') : null,
    corsOrigins: settings.CORS_ORIGINS,
    firstAdmin: {
      phone: settings.ADMIN_PHONE ?? null,
      password: settings.ADMIN_PASSWORD ?? null,
      name: settings.ADMIN_NAME ?? 'Administrator',
    },
    trustedProxies: settings.TRUST_PROXY,
    rateLimits: settings.RATE_LIMIT === 'on',
    daily: {
      profiles: settings.DAILY_PROFILES,
      records: settings.DAILY_RECORDS,
      uploads: settings.DAILY_UPLOADS,
      bytes: settings.DAILY_UPLOAD_MB * MB,
      changes: settings.DAILY_CHANGES,
    },
    backups:
      settings.BACKUPS === 'on'
        ? { folder: backupFolder, keep: settings.BACKUP_KEEP, hour: settings.BACKUP_HOUR }
        : null,
    backupFolder,
    backupCopies: copiesOf(settings),
    backupPassphrase: settings.BACKUP_PASSPHRASE ?? null,
    secretKey: settings.SECRET_KEY ?? null,
    mail:
      settings.SMTP_URL && settings.MAIL_FROM
        ? { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM }
        : null,
    whatsApp:
      settings.WHATSAPP_TOKEN && settings.WHATSAPP_PHONE_NUMBER_ID
        ? {
            apiUrl: settings.WHATSAPP_API_URL || 'https://graph.facebook.com/v23.0',
            phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
            token: settings.WHATSAPP_TOKEN,
            perSecond: settings.WHATSAPP_RATE,
          }
        : null,
    webhook:
      settings.WHATSAPP_APP_SECRET && settings.WHATSAPP_VERIFY_TOKEN && settings.WHATSAPP_PHONE_NUMBER_ID
        ? {
            appSecret: settings.WHATSAPP_APP_SECRET,
            verifyToken: settings.WHATSAPP_VERIFY_TOKEN,
            phoneNumberId: settings.WHATSAPP_PHONE_NUMBER_ID,
          }
        : null,
    metricsToken: settings.METRICS_TOKEN ?? null,
    demoPassword: settings.DEMO_PASSWORD ?? null,
    logLevel: settings.LOG_LEVEL,
    bucket: bucketOf(settings),
    workers: { count: workers, areAsked: settings.WORKERS !== undefined },
    connections: Math.min(
      settings.DATABASE_CONNECTIONS ?? Number.POSITIVE_INFINITY,
      Math.max(CONNECTIONS.fewest, Math.ceil((availableParallelism() * CONNECTIONS.perCore) / workers)),
    ),
    maxConnections: settings.DATABASE_CONNECTIONS ?? null,
  };
}

function copiesOf(settings: z.infer<typeof environment>): Config['backupCopies'] {
  const { BACKUP_COPY_TO, BACKUP_KEEP: keep } = settings;
  if (BACKUP_COPY_TO === undefined) return null;
  const [, name, below] = S3_PLACE.exec(BACKUP_COPY_TO) ?? [];
  const documents = bucketOf(settings);
  if (name === undefined || documents === null) return { to: { folder: BACKUP_COPY_TO }, keep };
  const bucket = { ...documents, endpoint: otherBucket(documents.endpoint, name) };
  return { to: { bucket, prefix: below ? `${below.slice(1)}/` : '' }, keep };
}

/** The address of another bucket of the same store, which stands in the path or is the first part of the host. */
function otherBucket(endpoint: string, name: string): string {
  const url = new URL(endpoint);
  if (url.pathname === '/') url.host = [name, ...url.host.split('.').slice(1)].join('.');
  else url.pathname = `/${name}`;
  return url.href;
}

function bucketOf(settings: z.infer<typeof environment>): BucketSettings | null {
  const { S3_ENDPOINT, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (!S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return null;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

/** Whether a text is an origin as browsers send it; `*` would open the desk to every page. */
function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Whether a text is an address, or a subnet such as `10.0.0.0/8`. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const bits = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  if (bits === 0 || rest.length > 0) return false;
  return (
    prefix === undefined || (/^[0-9]{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bits)
  );
}

function listed(value: string): string[] {
  return value
    .split(',')
    .map(item => item.trim())
    .filter(item => item !== '');
}
