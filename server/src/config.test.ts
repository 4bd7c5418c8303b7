import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { appUrlOf } from './start.ts';

const store = {
  S3_ENDPOINT: 'https://s3.example.in/papers',
  S3_ACCESS_KEY_ID: 'DESK',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('an empty line is a setting that is not set', () => {
  expect(readConfig({ WORKERS: '', PORT: ' ', BACKUP_KEEP: '', APP_URL: '', S3_ENDPOINT: '' })).toEqual(
    readConfig({}),
  );
});

test('every wrong value is refused with a sentence that names its setting and what it must be', () => {
  const wrong: [setting: string, value: string, sentence: RegExp][] = [
    ['PORT', '80x', /must be a whole number between 0 and 65535/],
    ['BACKUP_HOUR', '24', /must be a whole number between 0 and 23/],
    ['LOG_LEVEL', 'loud', /must be one of: fatal, error, /],
    ['RATE_LIMIT', 'maybe', /must be one of: on, off/],
    ['APP_URL', 'desk.example.in', /must be an address such as https:/],
    ['APP_URL', 'https://example.in/desk/', /must have no path: .* such as https:/],
    ['SMTP_URL', 'smtp://mail:99999', /must be an address such as smtp:/],
    ['DATABASE_URL', 'postgres://desk:sec#ret@db/desk', /is not an address/],
    ['DATABASE_URL', 'postgres://db:99999/desk', /is not an address/],
    ['DATA_DIR', '/srv/a"b', /must not contain any of " \$ ` \\/],
    ['DATA_DIR', '/srv/$HOME', /must not contain/],
  ];
  for (const [setting, value, sentence] of wrong) {
    const read = () =>
      readConfig({ MAIL_FROM: setting === 'SMTP_URL' ? 'desk@example.in' : '', [setting]: value });
    expect(read, `${setting}=${value}`).toThrow(sentence);
    expect(read).toThrow(`${setting}: `);
  }
  for (const DATABASE_URL of ['postgres://desk@/desk?host=/run/postgresql', 'postgres:///desk?user=desk'])
    expect(readConfig({ DATABASE_URL, DATA_DIR: '/srv/$HOME' }).databaseUrl).toBe(DATABASE_URL);
});

test('links lead to an address that opens where none is set', () => {
  const link = (env: Record<string, string>) => appUrlOf(readConfig(env));
  expect(link({})).toBe('http://127.0.0.1:3000');
  expect(link({ HOST: '0.0.0.0', PORT: '80' })).toBe('http://127.0.0.1:80');
  expect(link({ HOST: '::1' })).toBe('http://[::1]:3000');
  expect(link({ HOST: '0.0.0.0', APP_URL: 'https://desk.lan' })).toBe('https://desk.lan');
});

test('there is a worker for each processor unless another number is set', () => {
  expect(readConfig({}).workers).toEqual({ count: availableParallelism(), areAsked: false });
  expect(readConfig({ WORKERS: '1' }).workers).toEqual({ count: 1, areAsked: true });
  for (const WORKERS of ['0', '-2', '1.5', 'all']) expect(() => readConfig({ WORKERS })).toThrow(/WORKERS: /);
});

test('a process asks for no more connections than the machine may have', () => {
  expect(readConfig({ WORKERS: '1', DATABASE_CONNECTIONS: '10' }).connections).toBeLessThanOrEqual(10);
  expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow(/DATABASE_CONNECTIONS: /);
});

test('a database of several hosts is refused with a sentence, since the desk would not follow its leader', () => {
  const several = () => readConfig({ DATABASE_URL: 'postgres://desk:secret@db1:5432,db2:5432/desk' });
  expect(several).toThrow(/DATABASE_URL: must name one host/);
  expect(several).not.toThrow(/secret/);
  for (const inQuery of ['a,b', 'a%2Cb']) {
    const url = `postgres:///desk?user=desk&host=${inQuery}`;
    expect(() => readConfig({ DATABASE_URL: url })).toThrow(/must name one host/);
  }
  for (const url of ['postgres://desk@db/a,b', 'postgres://desk:one,two@db/desk']) {
    expect(readConfig({ DATABASE_URL: url }).databaseUrl).toBe(url);
  }
  expect(() => readConfig({ DATABASE_URL: 'postgres://desk:one,two@db1,db2/desk' })).toThrow(
    /must name one host/,
  );
});

test('a store needs its keys, and no complaint quotes them', () => {
  expect(readConfig(store).bucket).toEqual({
    endpoint: store.S3_ENDPOINT,
    region: 'auto',
    accessKeyId: 'DESK',
    secretAccessKey: 'secret',
  });
  expect(readConfig({}).bucket).toBeNull();
  expect(() => readConfig({ ...store, S3_ACCESS_KEY_ID: '' })).toThrow(/S3_ENDPOINT: needs S3_ACCESS_KEY_ID/);
  const wrong = () => readConfig({ ...store, S3_ENDPOINT: 'papers' });
  expect(wrong).toThrow(/S3_ENDPOINT: /);
  expect(wrong).not.toThrow(/secret/);
});

const whatsApp = { WHATSAPP_TOKEN: 'secret', WHATSAPP_PHONE_NUMBER_ID: '1050' };
const webhook = { WHATSAPP_APP_SECRET: 'secret', WHATSAPP_VERIFY_TOKEN: 'secret' };

test('half a configured connection stops the start, naming both settings and no value', () => {
  const halves: [Record<string, string>, RegExp][] = [
    [{ WHATSAPP_TOKEN: 'secret' }, /WHATSAPP_TOKEN: needs WHATSAPP_PHONE_NUMBER_ID beside it/],
    [{ WHATSAPP_PHONE_NUMBER_ID: '1050' }, /WHATSAPP_PHONE_NUMBER_ID: needs WHATSAPP_TOKEN/],
    [{ WHATSAPP_API_URL: 'https://whatsapp.example' }, /WHATSAPP_API_URL: needs WHATSAPP_TOKEN/],
    [{ ...whatsApp, WHATSAPP_APP_SECRET: 'secret' }, /WHATSAPP_APP_SECRET: needs WHATSAPP_VERIFY_TOKEN/],
    [webhook, /WHATSAPP_APP_SECRET: needs WHATSAPP_TOKEN/],
    [{ SMTP_URL: 'smtp://user:secret@mail.example' }, /SMTP_URL: needs MAIL_FROM/],
    [{ MAIL_FROM: 'desk@example.in' }, /MAIL_FROM: needs SMTP_URL/],
    [{ S3_ACCESS_KEY_ID: 'DESK' }, /S3_ACCESS_KEY_ID: needs S3_ENDPOINT/],
  ];
  for (const [half, complaint] of halves) {
    expect(() => readConfig(half)).toThrow(complaint);
    expect(() => readConfig(half)).not.toThrow(/secret/);
  }
  const whole = readConfig({
    ...whatsApp,
    ...webhook,
    SMTP_URL: 'smtp://mail.example',
    MAIL_FROM: 'desk@example.in',
  });
  expect(whole.mail).toEqual({ smtpUrl: 'smtp://mail.example', from: 'desk@example.in' });
  expect(whole.whatsApp?.phoneNumberId).toBe('1050');
  expect(whole.webhook).toEqual({ appSecret: 'secret', verifyToken: 'secret', phoneNumberId: '1050' });
});

test('copies of backups go to a folder by its whole path or to another bucket of the store, encrypted', () => {
  const encrypted = { BACKUP_PASSPHRASE: 'nine monsoons in korba', BACKUP_KEEP: '5' };
  const to = (BACKUP_COPY_TO: string, env = {}) =>
    readConfig({ ...encrypted, ...env, BACKUP_COPY_TO }).backupCopies;
  expect(readConfig(encrypted).backupCopies).toBeNull();
  expect(to('/mnt/other/desk')).toEqual({ to: { folder: '/mnt/other/desk' }, keep: 5 });
  expect(() => readConfig({ BACKUP_COPY_TO: '/mnt/other/desk' })).toThrow(
    /BACKUP_COPY_TO: needs BACKUP_PASSPHRASE beside it/,
  );
  expect(() => to('s3://copies')).toThrow(/BACKUP_COPY_TO: needs S3_ENDPOINT beside it/);
  for (const wrong of ['copies', '../copies', 's3://', 's3://C', 's3://copies/a b']) {
    expect(() => to(wrong, store), wrong).toThrow(/BACKUP_COPY_TO: must be the whole path/);
  }
  const bucketOf = (place: string, endpoint: string) => {
    const found = to(place, { ...store, S3_ENDPOINT: endpoint })?.to;
    return found !== undefined && 'bucket' in found ? [found.bucket.endpoint, found.prefix] : found;
  };
  expect(bucketOf('s3://copies/of/desk/', store.S3_ENDPOINT)).toEqual([
    'https://s3.example.in/copies',
    'of/desk/',
  ]);
  expect(bucketOf('s3://copies', 'https://papers.s3.example.in')).toEqual([
    'https://copies.s3.example.in/',
    '',
  ]);
});

test('a token that opens the metrics is long', () => {
  expect(readConfig({}).metricsToken).toBeNull();
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(/METRICS_TOKEN: must have at least 32/);
  expect(readConfig({ METRICS_TOKEN: 'm'.repeat(32) }).metricsToken).toBe('m'.repeat(32));
});

test('proxies are addresses or subnets, and origins are what browsers send', () => {
  const proxies = '127.0.0.1, 10.0.0.0/8,fd00::/8';
  expect(readConfig({ TRUST_PROXY: proxies }).trustedProxies).toEqual([
    '127.0.0.1',
    '10.0.0.0/8',
    'fd00::/8',
  ]);
  for (const TRUST_PROXY of [
    'zz',
    'true',
    '127.0.0.1,zz',
    '10.0.0.0/33',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '10.0.0.0/0',
  ])
    expect(() => readConfig({ TRUST_PROXY }), TRUST_PROXY).toThrow(/TRUST_PROXY: must be addresses/);
  const origins = 'https://friend.example, http://127.0.0.1:8080';
  expect(readConfig({ CORS_ORIGINS: origins }).corsOrigins).toEqual(origins.split(', '));
  for (const CORS_ORIGINS of [
    '*',
    'friend.example',
    'https://friend.example/',
    'https://friend.example/desk',
    'null',
  ])
    expect(() => readConfig({ CORS_ORIGINS }), CORS_ORIGINS).toThrow(/CORS_ORIGINS: must be origins/);
});
