import { readdir } from 'node:fs/promises';
import { today } from '@rto-desk/contract/expiry';
import { addPeriod } from '@rto-desk/contract/period';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { bucketStore } from '../../server/src/platform/storage/bucket-store.ts';
import { openTestBucket } from '../../server/src/testing/bucket.ts';
import { clientOf } from '../../server/src/testing/client.ts';
import { freshFolder } from '../../server/src/testing/commands.ts';
import { urlOf } from '../../server/src/testing/databases.ts';
import { type Run, runProgram } from '../../server/src/testing/process.ts';
import { freshMobile, freshNumber, pdf } from '../../server/src/testing/samples.ts';
import { deskForTest, type TestDesk } from '../../server/src/testing/test-desk.ts';
import { allThere, type Client, type DurableWrite, write, writeOne } from './durable-writes.ts';

/** How many documents are to be reminded of. */
const DUE = 5;

interface Machine {
  running: Run;
  address: string;
}

/** A desk with an external database and a bucket, and two machines that serve it and come up at the same time. */
async function office(): Promise<{ desk: TestDesk; machines: [Machine, Machine]; backups: string }> {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  const desk = await deskForTest({ fileStore: bucketStore(bucket.settings) });
  await remindersDue(desk);
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
  const database = rows[0]?.database ?? '';
  const backups = await freshFolder();
  const start = async (): Promise<Machine> => {
    const running = runProgram('main', {
      DATABASE_URL: urlOf({ ...inject('connection'), database }),
      DATA_DIR: await freshFolder(),
      SECRET_KEY: 'a key of more than thirty-two letters',
      S3_ENDPOINT: bucket.settings.endpoint,
      S3_REGION: bucket.settings.region,
      S3_ACCESS_KEY_ID: bucket.settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: bucket.settings.secretAccessKey,
      BACKUP_DIR: backups,
      BACKUP_HOUR: '0',
      LOG_LEVEL: 'debug',
    });
    onTestFinished(() => void running.child.kill('SIGKILL'));
    const address = await running.ready;
    if (address === null) throw new Error(running.lines.join('\n'));
    return { running, address };
  };
  return { desk, machines: await Promise.all([start(), start()]), backups };
}

/** Documents that end in a week, on the day that reminders go out. */
async function remindersDue(desk: TestDesk): Promise<void> {
  const clerk = await desk.signIn('manager');
  const { id: citizen } = (await clerk.post('/citizens', { name: 'आशा वर्मा', mobile: freshMobile() })).body;
  const vehicle = { registration_no: freshNumber() };
  const { id } = (await clerk.post(`/citizens/${citizen}/vehicles`, vehicle)).body;
  for (let number = 0; number < DUE; number += 1) {
    await clerk.post(`/vehicles/${id}/permits`, {
      permit_number: freshNumber(),
      issue_date: '2020-01-01',
      expiry_date: addPeriod(today(), { days: 7 }),
    });
  }
  await desk.db.updateTable('office_settings').set({ reminders_on: true, hour: 0 }).execute();
}

test('two machines are one desk, which goes on when one of them is killed', {
  timeout: 240_000,
}, async () => {
  const { desk, machines, backups } = await office();
  const [one, other] = machines;

  for (const { running } of machines)
    await expect.poll(() => running.lines.some(line => line === 'The scheduled jobs are done.')).toBe(true);
  const reminders = await desk.db
    .selectFrom('messages')
    .select('id')
    .where('purpose', 'in', ['reminder', 'digest'])
    .execute();
  expect(reminders, 'all of one number').toHaveLength(1);
  const noted = await desk.db.selectFrom('reminders').select('document_id').execute();
  expect(noted).toHaveLength(DUE);
  expect(await readdir(backups)).toHaveLength(1);

  const { token } = await desk.signIn('admin');
  const [atOne, atOther] = [clientOf(one.address, token), clientOf(other.address, token)];
  await opensWhatTheOtherTook(atOne, atOther, other);
  await endsTheOthersSession(atOne, one, other);
  await countsTheOthersAttempts(atOne, one, other);

  const kept: DurableWrite[] = [];
  const writing = [write(atOne, kept), write(atOne, kept)];
  await expect.poll(() => kept.length, { interval: 1 }).toBeGreaterThanOrEqual(5);
  one.running.child.kill('SIGKILL');
  for (let number = 0; number < 5; number += 1) {
    const written = await writeOne(atOther);
    if (typeof written === 'number') throw new Error(`answered ${written}`);
    kept.push(written);
  }
  await Promise.all(writing);
  await allThere(other.address, atOther, kept);
  other.running.child.kill('SIGTERM');
  expect(await other.running.ended).toBe(0);
});

async function opensWhatTheOtherTook(atOne: Client, atOther: Client, other: Machine): Promise<void> {
  const { id } = (await atOne.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const file = { name: 'a.pdf', content: pdf, type: 'application/pdf' };
  const made = await atOne.form('POST', `/citizens/${id}/ll`, { ll_no: freshNumber() }, file);
  const shown = (await atOther.get(`/citizens/${id}/ll`)).body.data;
  expect(shown).toMatchObject([{ id: made.body.id }]);
  // The link that one machine has signed opens at the other.
  const opened = await fetch(`${other.address}/storage/${made.body.file_path}`);
  expect(Buffer.from(await opened.arrayBuffer())).toEqual(pdf);
}

async function endsTheOthersSession(atOne: Client, one: Machine, other: Machine): Promise<void> {
  const account = await clerkOf(atOne);
  const { token } = (await clientOf(one.address, null).post('/login', account)).body;
  const [here, there] = [clientOf(one.address, token), clientOf(other.address, token)];
  expect([(await here.get('/me')).status, (await there.get('/me')).status]).toEqual([200, 200]);
  await there.post('/logout');
  expect([(await here.get('/me')).status, (await there.get('/me')).status]).toEqual([401, 401]);
}

async function countsTheOthersAttempts(atOne: Client, one: Machine, other: Machine): Promise<void> {
  const account = await clerkOf(atOne);
  const visitors = [clientOf(one.address, null), clientOf(other.address, null)];
  const statuses: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    for (const visitor of visitors)
      statuses.push((await visitor.post('/login', { ...account, password: 'guessed' })).status);
  }
  expect(statuses).not.toContain(429);
  for (const visitor of visitors) await visitor.post('/login', { ...account, password: 'guessed' });
  for (const visitor of visitors) expect((await visitor.post('/login', account)).status).toBe(429);
}

async function clerkOf(admin: Client): Promise<{ phone: string; password: string }> {
  const account = { phone: freshMobile(), password: 'shared-in-korba-7' };
  await admin.post('/admin/users', { name: 'Clerk', role: 'user', ...account });
  return account;
}
