import { once } from 'node:events';
import { mkdir, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type CopyPlace, openCopyPlace } from '../../platform/storage/copy-place.ts';
import { startScheduledJobs } from '../../scheduled-jobs.ts';
import { openTestBucket } from '../../testing/bucket.ts';
import { freshFolder } from '../../testing/commands.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { backUpInto } from './backup-file.ts';
import { copyBackups } from './copies.ts';
import { lastBackup } from './daily.ts';

const BROKEN = '00000000-0000-4000-8000-000000000000.partial';

const opened = await deskForFile({ backupPassphrase: 'nine monsoons in korba' });

/** A desk whose backups are encrypted, and copied to a place, of which three stay. */
async function deskWithCopies(place: CopyPlace) {
  await opened.db.deleteFrom('backups').execute();
  const desk = { ...opened, backupCopies: { place, keep: 3 } };
  const folder = await freshFolder();
  /** Makes a backup under a name of its own, however many are made in a second. */
  const backUp = async (passphrase = desk.backupPassphrase) => {
    const made = await backUpInto(
      { ...desk, backupPassphrase: passphrase },
      await freshFolderIn(folder),
      true,
    );
    return made.file;
  };
  const told = async () => (await lastBackup(desk)).copies;
  return { desk, backUp, told };
}

let folders = 0;
async function freshFolderIn(folder: string): Promise<string> {
  folders += 1;
  const path = join(folder, String(folders));
  await mkdir(path);
  return path;
}

test('a new encrypted backup is copied whole, the oldest copies go, and nothing else is touched', async () => {
  const folder = await freshFolder();
  const others = ['notes.txt', 'backup-2020-01-01_02-00-00.zip'];
  const old = [1, 2, 3].map(day => `backup-2020-01-0${day}_02-00-00.zip.age`);
  const broken = [`${old[0]}.${BROKEN}`, `${old[1]}.${BROKEN}`];
  for (const name of [...others, ...old, ...broken]) await writeFile(join(folder, name), '');
  const yesterday = new Date(Date.now() - 2 * 86_400_000);
  await utimes(join(folder, broken[0] ?? ''), yesterday, yesterday);
  const { desk, backUp, told } = await deskWithCopies(openCopyPlace({ folder }));
  expect(await told()).toEqual({ copied_at: null, failed_at: null });
  await backUp(null);
  await copyBackups(desk);
  expect(await readdir(folder), 'nothing in plain').toHaveLength(7);

  const file = await backUp();
  await copyBackups(desk);
  expect((await readdir(folder)).sort()).toEqual([...others, old[1], old[2], file, broken[1]].sort());
  const { folder: made } = await desk.db
    .selectFrom('backups')
    .select('folder')
    .where('file', '=', file)
    .executeTakeFirstOrThrow();
  const copy = await readFile(join(folder, file));
  expect(copy).toEqual(await readFile(join(made ?? '', file)));
  expect(copy.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(await told()).toEqual({ copied_at: expect.any(String), failed_at: null });
  // A copy that an operator removed stays removed.
  await rm(join(folder, file));
  await copyBackups(desk);
  expect(await readdir(folder)).not.toContain(file);
});

test('a failed copy is reported, leaves nothing behind, and is tried again with the next backup', async () => {
  const parent = await freshFolder();
  const folder = join(parent, 'not mounted');
  const { desk, backUp, told } = await deskWithCopies(openCopyPlace({ folder }));
  const first = await backUp();
  await expect(copyBackups(desk)).rejects.toThrow('ENOENT');
  expect(await readdir(parent)).toEqual([]);
  expect(await told()).toEqual({ copied_at: null, failed_at: expect.any(String) });

  await mkdir(folder);
  await copyBackups(desk);
  expect(await readdir(folder), 'not before the next').toEqual([]);
  // Something in the way of its name: what was written under another one goes.
  await mkdir(join(folder, first, 'in the way'), { recursive: true });
  const second = await renamed(desk, await backUp(), 'backup-2099-01-01_02-00-00.zip.age');
  await expect(copyBackups(desk)).rejects.toThrow();
  expect((await readdir(folder)).sort()).toEqual([first, second].sort());
  await rm(join(folder, first), { recursive: true });
  const third = await renamed(desk, await backUp(), 'backup-2099-01-02_02-00-00.zip.age');
  await copyBackups(desk);
  expect((await readdir(folder)).sort()).toEqual([first, second, third].sort());
  expect((await told())?.failed_at).toBeNull();
});

/** Gives the last backup another name, since those of one second have the same. */
async function renamed({ db }: Awaited<ReturnType<typeof deskWithCopies>>['desk'], file: string, to: string) {
  const { id, folder } = await db
    .selectFrom('backups')
    .select(['id', 'folder'])
    .where('file', '=', file)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await writeFile(join(folder ?? '', to), await readFile(join(folder ?? '', file)));
  await db.updateTable('backups').set({ file: to }).where('id', '=', id).execute();
  return to;
}

test('copies lie in a bucket, below their prefix, and other objects are left alone', async () => {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  const old = [1, 2, 3, 4, 5].map(day => `backup-2020-01-0${day}_02-00-00.zip.age`);
  const others = ['desk/notes.txt', 'a'.repeat(32), `other/${old[0]}`];
  for (const key of [...others, ...old.map(name => `desk/${name}`)]) {
    bucket.objects.set(key, { content: Buffer.alloc(0), since: new Date() });
  }
  const { desk, backUp, told } = await deskWithCopies(
    openCopyPlace({ bucket: bucket.settings, prefix: 'desk/' }),
  );
  const file = await backUp();
  bucket.refuse(503, 1);
  await expect(copyBackups(desk)).rejects.toThrow();
  expect((await told())?.failed_at).not.toBeNull();
  const next = await renamed(desk, await backUp(), 'backup-2021-01-01_02-00-00.zip.age');
  await copyBackups(desk);
  const kept = [old[4], file, next].map(name => `desk/${name}`);
  expect([...bucket.objects.keys()].sort()).toEqual([...others, ...kept].sort());
  const { bytes } = await desk.db
    .selectFrom('backups')
    .select('bytes')
    .where('file', '=', next)
    .executeTakeFirstOrThrow();
  expect(bucket.objects.get(`desk/${next}`)?.content.length).toBe(Number(bytes));
});

test('a bucket that stalls is given up', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  onTestFinished(() => void silent.close());
  const address = silent.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const keys = { region: 'auto', accessKeyId: 'DESK', secretAccessKey: 'secret' };
  const bucket = { endpoint: `http://127.0.0.1:${port}/copies`, ...keys };
  const { desk, backUp, told } = await deskWithCopies(openCopyPlace({ bucket, prefix: '' }, 300));
  await backUp();
  await expect(copyBackups(desk)).rejects.toThrow();
  expect((await told())?.failed_at).not.toBeNull();
});

test('the other jobs do not wait for a copy', async () => {
  let began: () => void;
  const copying = new Promise<void>(resolve => {
    began = resolve;
  });
  const put = () => {
    began();
    return new Promise<never>(() => undefined);
  };
  const { desk } = await deskWithCopies({ put, list: async () => [], remove: async () => undefined });
  await new Promise<void>((done, failed) => {
    const jobs = startScheduledJobs(desk, {
      done,
      warned: () => undefined,
      failed: (job, why) => failed(new Error(`${job}: ${why}`)),
    });
    onTestFinished(() => jobs.stop());
  });
  await copying;
});
