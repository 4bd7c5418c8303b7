import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskForFile } from '../testing/test-desk.ts';
import { generate } from './generate.ts';

const JOBS = 2_000;

const desk = await deskForFile();
await generate(desk.db, { citizens: 200, jobs: JOBS, today: '2026-11-21' });

/** How many jobs there are of which something is true. */
async function jobsThat(condition: string): Promise<number> {
  const { rows } = await sql<{ jobs: number }>`
    select count(*)::integer as jobs from service_requests as jobs where ${sql.raw(condition)}`.execute(
    desk.db,
  );
  return rows[0]?.jobs ?? 0;
}

test('most jobs are done, some are open, and of those a few overdue', async () => {
  expect(await jobsThat('true')).toBe(JOBS);
  expect(await jobsThat("status in ('pending', 'contacted')")).toBeGreaterThan(20);
  expect(await jobsThat("status in ('pending', 'contacted')")).toBeLessThan(JOBS / 10);
  expect(await jobsThat("status in ('pending', 'contacted') and due_on < '2026-11-21'")).toBeGreaterThan(0);
  expect(await jobsThat('assignee_id is null')).toBeGreaterThan(0);
});

test('generated jobs and their documents are visible to those who may see them', async () => {
  expect(
    await jobsThat(`assignee_id is not null and not exists (
      select from users where users.id = assignee_id and users.branch_id is not distinct from jobs.branch_id)`),
  ).toBe(0);
  expect(
    await jobsThat(`services <> '{}' and not exists (select from job_papers where job_id = jobs.id)`),
  ).toBe(0);
});

test('the time line of a job ends in its stage', async () => {
  expect(
    await jobsThat(`stage is distinct from (
      select to_stage from job_events where job_id = jobs.id and to_stage is not null order by happened_at desc, id desc limit 1)`),
  ).toBe(0);
});

test('the list and the counts of My work include them', async () => {
  const admin = await desk.signIn('admin');
  const work = await admin.get('/jobs/work');
  const list = await admin.get('/jobs?status=open&assignee=none');
  expect(list.status).toBe(200);
  expect(list.body.meta.total).toBeGreaterThan(0);
  expect(work.body.unassigned).toBe(list.body.meta.total);
});

test('receipts pay for jobs, and letters stand in the register', async () => {
  const admin = await desk.signIn('admin');
  const receipts = await admin.get('/receipts');
  expect(receipts.status).toBe(200);
  expect(receipts.body.data.length).toBeGreaterThan(0);
  expect(await jobsThat('exists (select from receipt_allocations where job_id = jobs.id)')).toBe(
    await jobsThat('paid > 0'),
  );
  const letters = await admin.get('/letters');
  expect(letters.body.meta.total).toBeGreaterThan(JOBS / 5);
  const outward = await admin.get('/register-entries?direction=out');
  expect(outward.body.meta.total).toBe(letters.body.meta.total);
});
