import { mkdir, mkdtemp, readdir, readFile, rename, rm, unlink, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { kinds } from '@rto-desk/contract/kinds/index';
import { expect, inject, onTestFinished, test } from 'vitest';
import { withSnapshot } from '../../platform/database/snapshot.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { startScheduledJobs } from '../../scheduled-jobs.ts';
import { emptyDatabase } from '../../testing/databases.ts';
import { isLong } from '../../testing/long.ts';
import { freshMobile, pdf, png, sampleOf } from '../../testing/samples.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { writeArchive } from './archive.ts';
import { withBackupLock } from './backup-file.ts';
import { backUpDaily, lastBackup } from './daily.ts';
import { dump } from './dump.ts';
import { withPlainBackup } from './encrypted.ts';
import { countDocuments, restoreFile } from './unpack.ts';

const [licence] = kinds.filter(({ owner }) => owner === 'citizen');
if (licence === undefined) throw new Error('No licences');

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-archive-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Two licences with a document each; answers the ids of the documents. */
async function addDocuments(desk: TestDesk): Promise<string[]> {
  const admin = await desk.signIn('admin');
  const { id } = (await admin.post('/citizens', { name: 'Sarla', mobile: freshMobile() })).body;
  const files = [
    { name: 'a.pdf', content: pdf, type: 'application/pdf' },
    { name: 'b.png', content: png, type: 'image/png' },
  ];
  for (const file of files)
    await admin.form('POST', `/citizens/${id}/${licence?.slug}`, sampleOf(kind()), file);
  const rows = await desk.db.selectFrom('files').select('id').orderBy('size', 'desc').execute();
  return rows.map(row => row.id);
}

function kind() {
  if (licence === undefined) throw new Error('No licences');
  return licence;
}

/** An empty database and an empty folder for documents. */
async function emptyPlace() {
  const { client, drop } = await emptyDatabase(inject('connection'));
  onTestFinished(drop);
  return { client, storage: await openStorage(await freshFolder()), overwrite: false };
}

test('database and documents come back, and nothing of what was being written stays', async () => {
  const desk = await deskForTest();
  const [one = '', two = ''] = await addDocuments(desk);
  const folder = await freshFolder();
  const { file, bytes } = await writeArchive(desk, folder);
  expect(file).toMatch(/^backup-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.zip$/);
  expect(await readdir(folder)).toEqual([file]);
  expect((await readFile(join(folder, file))).length).toBe(bytes);
  const place = await emptyPlace();
  const shown: [step: string, done: number][] = [];
  const progress = (...told: [string, number]) => void shown.push(told);
  expect(await restoreFile(join(folder, file), { ...place, progress })).toBe(2);
  expect([...new Set(shown.map(([step]) => step))]).toEqual([
    'Checking the backup',
    'Restoring documents',
    'Restoring the database',
  ]);
  expect(shown.every(([, done]) => done > 0 && done <= 1)).toBe(true);
  expect(shown.at(-1)).toEqual(['Restoring the database', 1]);
  const { rows } = await place.client.query(`select name from citizens`);
  expect(rows).toEqual([{ name: 'Sarla' }]);
  expect(Buffer.concat(await place.storage.read(one).toArray())).toEqual(pdf);
  expect(Buffer.concat(await place.storage.read(two).toArray())).toEqual(png);
});

test.runIf(isLong())(
  'a document that is missing on the disk fails the backup and leaves no file',
  async () => {
    const desk = await deskForTest();
    const [one = ''] = await addDocuments(desk);
    await unlink(join(desk.folder, one.slice(0, 2), one));
    const folder = await freshFolder();
    await expect(writeArchive(desk, folder)).rejects.toThrow('ENOENT');
    expect(await readdir(folder)).toEqual([]);
  },
);

test('an archive with a bit flipped or cut off is refused before anything is changed', async () => {
  const desk = await deskForTest();
  await addDocuments(desk);
  const folder = await freshFolder();
  const { file } = await writeArchive(desk, folder);
  const whole = await readFile(join(folder, file));
  const place = await emptyPlace();
  const damaged = join(folder, 'damaged.zip');
  const flipped = Buffer.from(whole);
  const at = flipped.indexOf(pdf) + 20;
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  for (const content of [flipped, whole.subarray(0, whole.length - 100), Buffer.from('nothing')]) {
    await writeFile(damaged, content);
    await expect(restoreFile(damaged, place)).rejects.toThrow('damaged or not whole');
  }
  const { rows } = await place.client.query(
    "select from pg_class where relnamespace = 'public'::regnamespace",
  );
  expect(rows).toEqual([]);
});

test('the day’s backup is made once, after its hour, and the oldest go', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const { folder, keep } = desk.backups ?? { folder: '', keep: 0 };
  const early = { ...desk, backups: { folder, keep, hour: 9 } };
  await backUpDaily(early, new Date('2026-11-20T03:00:00Z'));
  expect((await admin.get('/admin/backups/last')).body).toEqual({
    scheduled: true,
    good: null,
    gone_at: null,
    failed_at: null,
    copies: null,
  });
  await Promise.all([backUpDaily(desk), backUpDaily(desk), backUpDaily(desk)]);
  await backUpDaily(desk);
  const [made] = await readdir(folder);
  expect(await readdir(folder)).toEqual([made]);
  const last = (await admin.get('/admin/backups/last')).body;
  expect(last).toMatchObject({ failed_at: null, good: { file: made, bytes: expect.any(Number) } });
  const names = [
    'backup-2020-01-01_02-00-00.zip',
    'backup-2020-01-02_02-00-00.zip',
    'backup-2020-01-03_02-00-00.zip',
    'backup-2020-01-03_02-10-00.zip',
    'backup-2020-01-03_02-20-00.zip.age',
  ];
  for (const name of [...names, 'notes.txt']) await writeFile(join(folder, name), '');
  await desk.db.deleteFrom('backups').execute();
  await unlink(join(folder, made ?? ''));
  await backUpDaily(desk);
  const kept = await readdir(folder);
  expect(kept, 'three days, however many files each has').toHaveLength(6);
  expect(kept).toEqual(expect.arrayContaining([...names.slice(1), 'notes.txt']));
  expect((await admin.get('/admin/history?action=backed_up')).body.meta.total).toBe(2);
});

test.runIf(isLong())(
  'a clock that was years ahead costs neither the day’s backup nor an earlier one',
  async () => {
    const desk = await deskForTest();
    const { folder } = desk.backups ?? { folder: '' };
    const ahead = [1, 2, 3].map(day => `backup-2099-01-0${day}_02-00-00.zip`);
    const past = [1, 2, 3].map(day => `backup-2020-01-0${day}_02-00-00.zip`);
    for (const name of [...ahead, ...past]) await writeFile(join(folder, name), '');
    await desk.db
      .insertInto('backups')
      .values({
        ...{ file: ahead[0] ?? '', folder, host: hostname(), bytes: 0, scheduled: true },
        ...{ started_at: '2099-01-01T00:00:00Z', finished_at: '2099-01-01T00:00:00Z' },
      })
      .execute();
    await backUpDaily(desk);
    const { good } = await lastBackup(desk);
    expect((await readdir(folder)).sort()).toEqual([...past.slice(1), good?.file, ...ahead]);
  },
);

test('a backup that cannot be read is not called damaged', async () => {
  const folder = await freshFolder();
  for (const name of ['a.zip', 'a.zip.age']) await mkdir(join(folder, name));
  const place = { ...(await emptyPlace()), overwrite: false };
  await expect(restoreFile(join(folder, 'a.zip'), place)).rejects.toThrow('EISDIR');
  const passphrase = async () => 'nine monsoons in korba';
  await expect(
    withPlainBackup(join(folder, 'a.zip.age'), { dataFolder: folder, passphrase }, async () => undefined),
  ).rejects.toThrow('EISDIR');
});

test('a whole backup whose process was killed before it was recorded is recorded, and counts for its day', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  await backUpDaily(desk);
  await desk.db.updateTable('backups').set({ finished_at: null, bytes: null }).execute();
  expect((await admin.get('/admin/backups/last')).body.good).toBeNull();
  await backUpDaily(desk);
  const [made, ...others] = await readdir(desk.backups?.folder ?? '');
  expect(others).toEqual([]);
  expect((await admin.get('/admin/backups/last')).body.good).toMatchObject({ file: made });
  const { body } = await admin.get('/admin/history?action=backed_up');
  expect(body.data.map(({ title }: { title: string }) => title)).toEqual([made, made]);
});

test.runIf(isLong())(
  'a stop ends the backup that is being written, and the next start writes it',
  async () => {
    const desk = await deskForTest();
    await addDocuments(desk);
    const folder = desk.backups?.folder ?? '';
    const failed: string[] = [];
    const start = (storage: TestDesk['storage']) =>
      startScheduledJobs(
        { ...desk, storage },
        {
          done: () => undefined,
          warned: () => undefined,
          failed: (job, why) => failed.push(`${job}: ${why}`),
        },
      );
    const endless = start({ ...desk.storage, read: () => new Readable({ read: () => undefined }) });
    await expect.poll(() => readdir(folder)).toEqual([expect.stringMatching(/\.zip\.partial$/)]);
    await endless.stop();
    expect(await readdir(folder)).toEqual([]);
    expect(failed).toEqual([]);
    const jobs = start(desk.storage);
    onTestFinished(() => jobs.stop());
    await expect.poll(async () => (await lastBackup(desk)).good).not.toBeNull();
    expect(await readdir(folder)).toHaveLength(1);
  },
);

test('an unfinished backup of a killed process is removed before the next one begins', async () => {
  const desk = await deskForTest();
  const [one = ''] = await addDocuments(desk);
  const folder = desk.backups?.folder ?? '';
  const others = ['backup-2020-01-01_02-00-00.zip', 'notes.partial'];
  for (const name of ['backup-2020-01-01_02-00-00.zip.partial', ...others])
    await writeFile(join(folder, name), '');
  await unlink(join(desk.folder, one.slice(0, 2), one));
  await expect(backUpDaily(desk)).rejects.toThrow('ENOENT');
  expect((await readdir(folder)).sort()).toEqual(others);
});

test('one backup is written at a time', async () => {
  const desk = await deskForTest();
  await withBackupLock(desk, async () => {
    expect(await withBackupLock(desk, async () => 'another')).toBeNull();
    await backUpDaily(desk);
    expect(await readdir(desk.backups?.folder ?? '')).toEqual([]);
  });
});

test('a folder that does not exist is not created, and the log names the setting', async () => {
  const desk = await deskForTest();
  const parent = await freshFolder();
  const backups = { folder: join(parent, 'backups'), keep: 3, hour: 0 };
  const failed = await new Promise(resolve => {
    const jobs = startScheduledJobs(
      { ...desk, backups },
      { done: () => resolve(null), warned: () => undefined, failed: (_, why) => resolve(why) },
    );
    onTestFinished(() => jobs.stop());
  });
  expect(failed).toBe(
    `The folder for backups, ${backups.folder}, does not exist, so no backup is written. Mount its disk, create the folder or set BACKUP_DIR.`,
  );
  expect(await readdir(parent)).toEqual([]);
  expect(await lastBackup({ ...desk, backups })).toMatchObject({ failed_at: expect.any(String) });
});

test.each(isLong() ? ['zip', 'sql'] : ['zip'])(
  'a .%s of a later version changes nothing, even with --overwrite',
  async ending => {
    const desk = await deskForTest();
    const documents = await addDocuments(desk);
    await desk.pool.query("insert into kysely_migration values ('9999_of_a_later_version.sql', '')");
    const folder = await freshFolder();
    const file = join(folder, ending === 'zip' ? (await writeArchive(desk, folder)).file : 'backup.sql');
    if (ending === 'sql') {
      await withSnapshot(desk.pool, snapshot => writeFile(file, dump(snapshot, new Date())));
    }
    const place = { ...(await emptyPlace()), overwrite: true };
    await place.client.query('create table precious (kept text)');
    await expect(restoreFile(file, place)).rejects.toThrow(
      'The backup cannot be restored. The database has had 9999_of_a_later_version.sql, which this version of RTO Desk does not know. Start a later version. Nothing was changed.',
    );
    expect((await place.client.query('select * from precious')).rows).toEqual([]);
    expect(await place.storage.listOlderThan(new Date(Date.now() + 86_400_000))).toEqual([]);

    // The same without that migration is restored; a .sql has no documents with it.
    await desk.pool.query("delete from kysely_migration where name like '9999%'");
    const other = join(folder, `again.${ending}`);
    if (ending === 'sql') {
      await withSnapshot(desk.pool, snapshot => writeFile(other, dump(snapshot, new Date())));
    } else {
      await rename(join(folder, (await writeArchive(desk, folder)).file), other);
    }
    await restoreFile(other, place);
    expect(await countDocuments(place.client, place.storage)).toEqual({
      named: documents.length,
      missing: ending === 'sql' ? documents.length : 0,
    });
  },
);

test('a backup whose file has gone is not called good, and the day’s is made again', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const last = async () => (await admin.get('/admin/backups/last')).body;
  const { folder } = desk.backups ?? { folder: '' };
  await backUpDaily(desk);
  const { file } = (await last()).good;
  await writeFile(join(folder, file), 'cut off');
  expect(await last()).toMatchObject({ good: null, gone_at: expect.any(String) });
  await rm(folder, { recursive: true });
  expect(await last()).toMatchObject({ good: null, gone_at: expect.any(String) });
  await mkdir(folder);
  await backUpDaily(desk);
  expect(await last()).toMatchObject({ good: { machine: null }, gone_at: null });
  await backUpDaily(desk);
  expect(await readdir(folder)).toHaveLength(1);
});

test.runIf(isLong())(
  'a backup that another machine keeps for itself is said to be there, and not looked for',
  async () => {
    const desk = await deskForTest();
    const admin = await desk.signIn('admin');
    await backUpDaily(desk);
    await desk.db.updateTable('backups').set({ host: 'counter-2' }).execute();
    const last = async () => (await admin.get('/admin/backups/last')).body;
    // The folder is shared.
    expect(await last()).toMatchObject({ good: { machine: null }, gone_at: null });
    await rm(desk.backups?.folder ?? '', { recursive: true });
    expect(await last()).toMatchObject({ good: { machine: 'counter-2' }, gone_at: null });
  },
);

test.runIf(isLong())('a desk that a backup was restored into knows of no backup of its own', async () => {
  const desk = await deskForTest();
  await backUpDaily(desk);
  const folder = await freshFolder();
  const { file } = await writeArchive(desk, folder);
  const place = await emptyPlace();
  await restoreFile(join(folder, file), place);
  const { rows } = await place.client.query('select * from backups');
  expect(rows).toEqual([]);
});

test('a failed backup is reported and tried again', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const [one = ''] = await addDocuments(desk);
  const path = join(desk.folder, one.slice(0, 2), one);
  const content = await readFile(path);
  await unlink(path);
  await expect(backUpDaily(desk)).rejects.toThrow();
  expect((await admin.get('/admin/backups/last')).body).toMatchObject({
    good: null,
    failed_at: expect.any(String),
  });
  await writeFile(path, content);
  await backUpDaily(desk);
  expect((await admin.get('/admin/backups/last')).body.failed_at).toBeNull();
});

test('the download is the database as SQL under its name, for admins', async () => {
  const desk = await deskForTest();
  const admin = await desk.signIn('admin');
  const answer = await admin.get('/database-backups/download');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/sql');
  expect(answer.headers.get('content-disposition')).toMatch(
    /^attachment; filename="backup-\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d\.sql"$/,
  );
  expect(answer.body).toMatch(/\n-- whole: [0-9a-f]{64}\n$/);
  const [line] = (await admin.get('/admin/history?action=backed_up')).body.data;
  expect(line.actor.id).toBe(admin.caller.id);
});
