import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { emptyDatabase, freshFolder } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { runProgram } from '../../testing/process.ts';

const admin = { phone: '9111111111', password: 'together-raipur-7' };
const signals = ['SIGKILL', 'SIGTERM', 'SIGINT', 'SIGKILL', 'SIGTERM', 'SIGKILL'] as const;

test('restarts while the daily backup is written cost no earlier day', { timeout: 300_000 }, async () => {
  const DATA_DIR = await freshFolder();
  const folder = join(DATA_DIR, 'backups');
  await mkdir(folder);
  const earlier = [1, 2, 3, 4, 5, 6].map(day => `backup-2020-01-0${day}_02-00-00.zip.age`);
  for (const name of earlier) await writeFile(join(folder, name), '');
  const start = () => {
    const running = runProgram('main', {
      DATABASE_URL: database,
      DATA_DIR,
      BACKUP_HOUR: '0',
      // Deriving the key takes long enough for a signal to arrive while the backup is written.
      BACKUP_PASSPHRASE: 'nine monsoons in korba',
      ADMIN_PHONE: admin.phone,
      ADMIN_PASSWORD: admin.password,
    });
    onTestFinished(() => void running.child.kill('SIGKILL'));
    return running;
  };
  const database = urlOf(await emptyDatabase());
  const written = async () => (await readdir(folder)).filter(name => !earlier.includes(name));
  for (const signal of signals) {
    const left = await written();
    const running = start();
    const fresh = async () => (await written()).filter(name => !left.includes(name));
    const partial = expect.stringMatching(/\.partial$/);
    await expect.poll(fresh, { timeout: 60_000, interval: 5 }).toContainEqual(partial);
    running.child.kill(signal);
    await running.ended;
    if (signal !== 'SIGKILL') expect(await written(), signal).toEqual([]);
  }
  const running = start();
  const client = clientOf((await running.ready) ?? '', null);
  const { token } = (await client.post('/login', admin)).body;
  const caller = clientOf((await running.ready) ?? '', token);
  const last = async () => (await caller.get('/admin/backups/last')).body.good;
  await expect.poll(last, { timeout: 60_000 }).not.toBeNull();
  const files = await written();
  expect(files).toEqual([(await last()).file]);
  expect(await readdir(folder)).toEqual(expect.arrayContaining(earlier));
  const { data } = (await caller.get('/admin/history?action=backed_up')).body;
  expect(data.map(({ title }: { title: string }) => title)).toEqual(files);
});
