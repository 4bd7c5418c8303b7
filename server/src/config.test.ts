import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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

test('there is a worker for each processor unless another number is set', () => {
  expect(readConfig({}).workers).toEqual({ count: availableParallelism(), areAsked: false });
  expect(readConfig({ WORKERS: '1' }).workers).toEqual({ count: 1, areAsked: true });
  for (const WORKERS of ['0', '-2', '1.5', 'all']) expect(() => readConfig({ WORKERS })).toThrow(/WORKERS: /);
});

test('a process asks for no more connections than the machine may have', () => {
  expect(readConfig({ WORKERS: '1', DATABASE_CONNECTIONS: '10' }).connections).toBeLessThanOrEqual(10);
  expect(() => readConfig({ DATABASE_CONNECTIONS: '3' })).toThrow(/DATABASE_CONNECTIONS: /);
});

test('a store needs its keys, and no complaint quotes them', () => {
  expect(readConfig(store).bucket).toEqual({
    endpoint: store.S3_ENDPOINT,
    region: 'auto',
    accessKeyId: 'DESK',
    secretAccessKey: 'secret',
  });
  expect(readConfig({}).bucket).toBeNull();
  expect(() => readConfig({ ...store, S3_ACCESS_KEY_ID: '' })).toThrow(/^S3_ENDPOINT needs S3_ACCESS_KEY_ID/);
  const wrong = () => readConfig({ ...store, S3_ENDPOINT: 'papers' });
  expect(wrong).toThrow(/S3_ENDPOINT: /);
  expect(wrong).not.toThrow(/secret/);
});
