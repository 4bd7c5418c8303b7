import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { NotFound } from '../../platform/errors.ts';
import { unlimited } from '../../platform/limits.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { pdf } from '../../testing/samples.ts';
import { withStoredFile } from './records.ts';

const staff = { id: 1, role: 'manager', branch_id: null, citizen_id: null } as const;

/** How many files stay when recording one fails so. */
async function filesAfter(failure: Error): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const storage = await openStorage(folder);
  const file = await storage.receive(Readable.from([pdf]), 'paper.pdf');
  const record = () => Promise.reject(failure);
  await expect(withStoredFile({ storage, limits: unlimited }, staff, file, record)).rejects.toBe(failure);
  const tomorrow = new Date(Date.now() + 86_400_000);
  return (await storage.listOlderThan(tomorrow)).length;
}

const told = (severity: string) =>
  Object.assign(new pg.DatabaseError('no', 0, 'error'), { severity, code: '23505' });

test('what was refused leaves no file', async () => {
  expect(await filesAfter(new NotFound())).toBe(0);
  expect(await filesAfter(told('ERROR'))).toBe(0);
});

test('a file stays for the sweep where the row may have been committed', async () => {
  expect(await filesAfter(new Error('Connection terminated unexpectedly'))).toBe(1);
  expect(await filesAfter(told('FATAL'))).toBe(1);
});
