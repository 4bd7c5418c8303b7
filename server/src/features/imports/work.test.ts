import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { listsOf } from '../../testing/imports.ts';
import { freshMobile, freshNumber } from '../../testing/samples.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { recoverQueue } from '../messages/recover.ts';
import { startMessageWorker } from '../messages/worker.ts';
import { importTasks, requeueStranded, runImport } from './run.ts';

const fields = ['registration_no', 'name', 'mobile', 'puccs.until'];
const rows = () => [[freshNumber('CG04'), 'Devki Sahu', freshMobile(), '17-05-2031']];

async function desk() {
  const opened = await deskForTest();
  const admin = await opened.signIn('admin');
  const lists = listsOf(opened, admin);
  const status = async (id: number) => (await admin.get(`/imports/${id}`)).body.status;
  const map = (id: number) =>
    admin.put(`/imports/${id}/mapping`, {
      columns: fields.map((field, index) => ({ index, field })),
      mode: 'add',
    });
  return { desk: opened, admin, lists, status, map };
}

test('the queue that delivers messages works on lists', async () => {
  const { desk: opened, admin, lists, status, map } = await desk();
  const worker = await startMessageWorker(opened, opened.pool, importTasks(opened));
  onTestFinished(() => worker.stop());
  const id = await lists.create(fields, rows());
  await map(id);
  await expect.poll(() => status(id)).toBe('checked');
  await admin.post(`/imports/${id}/commit`);
  await expect.poll(() => status(id)).toBe('committed');
});

test('a stranded import is resumed, a running one is not', async () => {
  const { desk: opened, lists, map } = await desk();
  const jobs = async () => {
    const { rows: found } = await sql<{ key: string; attempts: number }>`
      select key, attempts from graphile_worker.jobs where task_identifier = 'import'`.execute(opened.db);
    return found;
  };
  const id = await lists.create(fields, rows());
  await map(id);
  await sql`update graphile_worker._private_jobs set attempts = max_attempts`.execute(opened.db);
  await requeueStranded(opened.db);
  expect(await jobs()).toEqual([{ key: `import ${id}`, attempts: 0 }]);
  await sql`update graphile_worker._private_jobs set attempts = 1`.execute(opened.db);
  await requeueStranded(opened.db);
  expect(await jobs()).toMatchObject([{ attempts: 1 }]);
});

test('work that ends its process twice has failed', async () => {
  const { desk: opened, lists, status, map } = await desk();
  const id = await lists.create(fields, rows());
  await map(id);
  const endProcess = async () => {
    await sql`update graphile_worker._private_jobs set attempts = attempts + 1, locked_by = 'ended',
      locked_at = now() - interval '3 minutes'`.execute(opened.db);
    await recoverQueue(opened.db);
    await requeueStranded(opened.db);
  };
  await endProcess();
  expect(await status(id)).toBe('checking');
  await endProcess();
  expect(await status(id)).toBe('failed');
});

test('work that fails for good says so, and what it has done stays', async () => {
  const { desk: opened, admin, lists, status } = await desk();
  const id = await lists.check(fields, rows());
  await admin.post(`/imports/${id}/commit`);
  await sql`alter table import_records rename to away`.execute(opened.db);
  const { import: work } = importTasks(opened);
  const attempt = (isLast: boolean) => work?.({ id }, { signal: new AbortController().signal, isLast });
  await expect(attempt(false)).rejects.toThrow('import_records');
  expect(await status(id)).toBe('committing');
  await expect(attempt(true)).rejects.toThrow('import_records');
  expect(await status(id)).toBe('failed');
  await sql`alter table away rename to import_records`.execute(opened.db);
  await runImport(opened, id);
  expect(await status(id), 'since nothing is ordered any more').toBe('failed');
});

test('work that is stopped goes on where it was', async () => {
  const { desk: opened, admin, lists, status } = await desk();
  const id = await lists.check(fields, rows());
  await admin.post(`/imports/${id}/commit`);
  await expect(runImport(opened, id, AbortSignal.abort())).rejects.toThrow();
  expect(await status(id)).toBe('committing');
  await runImport(opened, id);
  expect(await status(id)).toBe('committed');
});
