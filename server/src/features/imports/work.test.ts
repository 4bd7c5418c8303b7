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

test('rows that are carried out one by one stop between two of them, and go on where they were', async () => {
  const { desk: opened, admin, lists, status } = await desk();
  const three = [...rows(), ...rows(), ...rows()];
  const [refused, slow, last] = three.map(([number]) => number);
  const id = await lists.check(fields, three);
  // The database refuses the first row; the second is reached once each is carried out by itself, and waits for us.
  await sql`create function hold() returns trigger language plpgsql as $$
    begin
      if new.registration_no = ${sql.lit(refused)} then raise check_violation; end if;
      if new.registration_no = ${sql.lit(slow)} then perform pg_advisory_xact_lock(4711); end if;
      return new;
    end $$`.execute(opened.db);
  await sql`create trigger hold before insert on vehicles for each row execute function hold()`.execute(
    opened.db,
  );
  await admin.post(`/imports/${id}/commit`);
  const holder = await opened.pool.connect();
  await holder.query('select pg_advisory_lock(4711)');
  const stop = new AbortController();
  const work = runImport(opened, id, stop.signal);
  const waits = `select from pg_locks where locktype = 'advisory' and objid = 4711 and not granted`;
  await expect.poll(async () => (await holder.query(waits)).rowCount).toBe(1);
  stop.abort();
  await holder.query('select pg_advisory_unlock(4711)');
  holder.release();
  await expect(work).rejects.toThrow('abort');
  expect(await status(id)).toBe('committing');
  const kept = async () => {
    const { rows: found } = await opened.pool.query<{ registration_no: string }>(
      'select registration_no from vehicles order by id',
    );
    return found.map(({ registration_no }) => registration_no);
  };
  expect(await kept()).toEqual([slow]);
  await runImport(opened, id);
  expect(await status(id)).toBe('committed');
  expect(await kept()).toEqual([slow, last]);
  expect((await admin.get(`/imports/${id}`)).body.counts).toMatchObject({ error: 1 });
});
