import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { expect, inject, onTestFinished, test, vi } from 'vitest';
import { MAX_CONCURRENT_CALLS } from '../../platform/http/load-shedding.ts';
import { bucketStore } from '../../platform/storage/bucket-store.ts';
import { openStorage } from '../../platform/storage/storage.ts';
import { openTestBucket, type TestBucket } from '../../testing/bucket.ts';
import { emptyDatabase } from '../../testing/databases.ts';
import { isLong } from '../../testing/long.ts';
import { freshNumber, pdf, png } from '../../testing/samples.ts';
import { deskForTest, openTestDesk } from '../../testing/test-desk.ts';
import { unzip } from '../../testing/unzip.ts';
import { writeArchive } from '../backup/archive.ts';
import { restoreFile } from '../backup/unpack.ts';
import { sweepFiles } from './sweep.ts';

const HOUR = 3_600_000;
const papers = { name: 'paper.pdf', content: pdf, type: 'application/pdf' };

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-bucket-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function freshBucket(): Promise<TestBucket> {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  return bucket;
}

/** A desk whose documents rest in a bucket, and a person who uploads licences. */
async function office() {
  const bucket = await freshBucket();
  const desk = await deskForTest({ fileStore: bucketStore(bucket.settings) });
  const owner = await desk.signIn('user');
  const upload = (file = papers) =>
    owner.form('POST', `/citizens/${owner.caller.citizen_id}/ll`, { ll_no: freshNumber() }, file);
  return { bucket, desk, owner, upload };
}

test('documents rest in the bucket alone, are opened from it, and go from it with their records', async () => {
  const { bucket, desk, owner, upload } = await office();
  const { body } = await upload();
  expect((await desk.open(body.file_path)).content).toEqual(pdf);
  expect([...bucket.objects.values()].map(({ content }) => content)).toEqual([pdf]);
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);

  const orphan = await desk.storage.receive(Readable.from([pdf]), 'a.pdf');
  await desk.storage.store(orphan);
  await owner.delete(`/ll/${body.id}`);
  await sweepFiles(desk);
  expect([...bucket.objects.keys()]).toEqual([orphan.id]);
  await sweepFiles(desk, new Date(Date.now() + 2 * HOUR));
  expect(bucket.objects.size).toBe(0);
});

test('an unreachable store answers 503, and nothing is recorded without its document', async () => {
  const { bucket, desk, owner, upload } = await office();
  const kept = (await upload()).body;
  bucket.refuse(503, 2);
  expect((await upload()).status).toBe(503);
  expect((await desk.open(kept.file_path)).status).toBe(503);
  const { body } = await owner.get(`/citizens/${owner.caller.citizen_id}/ll`);
  expect(body.data).toHaveLength(1);
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);
});

test.runIf(isLong())(
  'a backup and one’s own data hold the documents of the bucket, and a restore fills another',
  async () => {
    const { desk, owner, upload } = await office();
    await upload();
    await upload({ name: 'photo.png', content: png, type: 'image/png' });
    const own = await fetch(`${desk.address}/api/me/data`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const files = await unzip(Buffer.from(await own.arrayBuffer()));
    expect([...files.keys()].filter(name => name.startsWith('files/'))).toHaveLength(2);

    const folder = await freshFolder();
    const { file } = await writeArchive(desk, folder);
    const another = await freshBucket();
    const storage = await openStorage(await freshFolder(), bucketStore(another.settings));
    const { client, drop } = await emptyDatabase(inject('connection'));
    onTestFinished(drop);
    expect(await restoreFile(join(folder, file), { client, storage, overwrite: false })).toBe(2);
    const restored = [...another.objects.values()].map(({ content }) => content);
    expect(restored.sort(Buffer.compare)).toEqual([pdf, png].sort(Buffer.compare));
  },
);

test('what others keep in the bucket is left alone by the sweep', async () => {
  const { bucket, desk, upload } = await office();
  await upload();
  const others = ['notes.txt', 'x'.repeat(33), `${'x'.repeat(31)}.`, 'x'.repeat(31)];
  for (const name of others) bucket.objects.set(name, { content: pdf, since: new Date(0) });
  bucket.objects.set('x'.repeat(32), { content: pdf, since: new Date(0) });
  await sweepFiles(desk, new Date(Date.now() + 2 * HOUR));
  expect([...bucket.objects.keys()]).toEqual(expect.arrayContaining(others));
  // The document that is on record, and theirs.
  expect(bucket.objects.size).toBe(others.length + 1);
});

/** A desk whose store takes every call and answers none, and a user who uploads. */
async function atHangingStore() {
  let asked = 0;
  const store = createServer(() => {
    asked += 1;
  }).listen(0, '127.0.0.1');
  await once(store, 'listening');
  const { port } = store.address() as AddressInfo;
  const settings = {
    endpoint: `http://127.0.0.1:${port}/papers`,
    region: 'auto',
    accessKeyId: 'a',
    secretAccessKey: 'b',
  };
  const desk = await openTestDesk({ fileStore: bucketStore(settings) });
  onTestFinished(async () => {
    store.closeAllConnections();
    store.close();
    await desk.close();
  });
  const owner = await desk.signIn('user');
  const list = `/citizens/${owner.caller.citizen_id}/ll`;
  return {
    desk,
    store,
    owner,
    list,
    asked: () => asked,
    upload: () => owner.form('POST', list, { ll_no: freshNumber() }, papers),
  };
}

test('a store that hangs times out and answers 503', async () => {
  const { store, owner, list, upload } = await atHangingStore();
  onTestFinished(() => void vi.useRealTimers());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const asked = once(store, 'request');
  const uploading = upload();
  await asked;
  await vi.advanceTimersByTimeAsync(31_000);
  expect((await uploading).status).toBe(503);
  vi.useRealTimers();
  expect((await owner.get(list)).body.data).toEqual([]);
});

test('a store that hangs keeps few uploads waiting, turns the others away at once, and leaves places for every other call', async () => {
  const { desk, store, owner, asked, upload } = await atHangingStore();
  let turnedAway = 0;
  const uploads: Promise<number>[] = [];
  // As many as one process works on, in parts that one address may send at once.
  for (let sent = 15; sent <= MAX_CONCURRENT_CALLS; sent += 15) {
    for (let number = 0; number < 15; number += 1)
      uploads.push(
        upload().then(({ status }) => {
          turnedAway += 1;
          return status;
        }),
      );
    await expect.poll(() => asked() + turnedAway).toBe(sent);
  }
  expect((await owner.get('/me')).status).toBe(200);
  expect(turnedAway).toBe(MAX_CONCURRENT_CALLS - 20);
  store.closeAllConnections();
  expect(new Set(await Promise.all(uploads))).toEqual(new Set([503]));
  expect(await readdir(join(desk.folder, 'incoming'))).toEqual([]);
});
