import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { startMessageWorker } from './worker.ts';

const personal = { name: 'Guptanaam', mobile: '9292929292' };
const quoting = `${personal.name} ${personal.mobile} is not there`;

/** What may go wrong with a job, whose payload, key and errors all quote a person. */
const tasks = {
  throws: () => Promise.reject(new Error(quoting)),
  'throws-text': () => Promise.reject(quoting),
  'throws-in-lines': () => Promise.reject(new TypeError(`It failed:\n${quoting}\n  at ${quoting}`)),
  refused: () => Promise.reject(Object.assign(new RangeError(quoting), { code: quoting, detail: quoting })),
};

const storedErrors = async (desk: TestDesk) =>
  (
    await sql<{
      error: string | null;
    }>`select last_error as error from graphile_worker.jobs order by id`.execute(desk.db)
  ).rows.map(({ error }) => error);

test('whatever goes wrong with jobs, the queue tells and stores nothing of the people that they are about', async () => {
  const said: string[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, 'write').mockImplementation(text => said.push(String(text)) > 0);
    onTestFinished(() => spy.mockRestore());
  }
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const spy = vi
      .spyOn(console, name)
      .mockImplementation((...what) => void said.push(what.map(String).join(' ')));
    onTestFinished(() => spy.mockRestore());
  }
  const desk = await deskForTest();
  const worker = await startMessageWorker(desk, desk.pool, tasks, sentence => said.push(sentence));
  onTestFinished(() => worker.stop());
  // One that no worker knows, too.
  for (const name of [...Object.keys(tasks), 'no such task']) {
    await sql`select graphile_worker.add_job(${name}, ${JSON.stringify(personal)}::json, job_key => ${`${name} ${quoting}`},
      max_attempts => 1)`.execute(desk.db);
  }
  for (const name of Object.keys(tasks)) {
    await expect.poll(() => said.join('\n')).toMatch(new RegExp(`failed for good \\(${name}: `));
  }
  // The queue stores an error after it has told of it.
  await expect
    .poll(() => storedErrors(desk))
    .toEqual([
      expect.stringMatching(/^Error at /),
      'string',
      expect.stringMatching(/^TypeError at /),
      expect.stringMatching(/^RangeError at /),
      null,
    ]);
  // A runner that loses its connections tells of that as well.
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(desk.db);
  const addAgain = () =>
    sql`select graphile_worker.add_job('throws', ${JSON.stringify(personal)}::json, max_attempts => 1,
      job_key => 'once more')`.execute(desk.db);
  await expect.poll(() => addAgain().then(() => 'added', String)).toBe('added');
  await expect
    .poll(() => said.join('\n').match(/failed for good \(throws: /g)?.length ?? 0)
    .toBeGreaterThanOrEqual(2);
  expect(said.join('\n')).not.toMatch(/guptanaam|92929292/i);
});

test('texts of errors that an earlier version stored are removed', async () => {
  const desk = await deskForTest();
  await sql`select graphile_worker.add_job('throws')`.execute(desk.db);
  await sql`update graphile_worker._private_jobs set last_error = ${quoting}`.execute(desk.db);
  const migration = new URL('../../../migrations/0151_errors_of_jobs.sql', import.meta.url);
  await sql.raw(await readFile(migration, 'utf8')).execute(desk.db);
  expect(await storedErrors(desk)).toEqual([null]);
});
