import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openTestBucket } from '../../testing/bucket.ts';
import { pdf, png } from '../../testing/samples.ts';
import { Invalid, TooLarge, Unavailable } from '../errors.ts';
import { bucketStore, checkBucket } from './bucket-store.ts';
import { FILE_LIMIT, openStorage, type ReceivedFile, type Storage } from './storage.ts';

const soon = () => new Date(Date.now() + 60_000);
const received = (storage: Storage, content = pdf, name = 'paper.pdf') =>
  storage.receive(Readable.from([content]), name);
const contentOf = async (storage: Storage, { id }: ReceivedFile) =>
  Buffer.concat(await storage.read(id).toArray());

async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-storage-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

async function freshBucket() {
  const bucket = await openTestBucket();
  onTestFinished(() => bucket.close());
  return bucket;
}

/** Two machines of one desk, and where the first receives. */
const places = {
  'a folder that machines share': async () => {
    const folder = await freshFolder();
    return { one: await openStorage(folder), other: await openStorage(folder), folder };
  },
  'a bucket': async () => {
    const { settings } = await freshBucket();
    const folder = await freshFolder();
    const one = await openStorage(folder, bucketStore(settings));
    const other = await openStorage(await freshFolder(), bucketStore(settings));
    return { one, other, folder };
  },
};

describe.each(Object.entries(places))('documents in %s', (_, opened) => {
  test('are opened by every machine, byte for byte, once they are kept', async () => {
    const { one, other } = await opened();
    const [small, large] = [
      await received(one),
      await received(one, Buffer.concat([pdf, Buffer.alloc(FILE_LIMIT - pdf.length, '%')])),
    ];
    await one.store(small);
    await one.store(large);
    expect(await contentOf(other, small)).toEqual(pdf);
    expect((await contentOf(other, large)).length).toBe(FILE_LIMIT);
    await other.remove(small.id);
    await expect(contentOf(one, small)).rejects.toThrow();
    await other.remove(small.id);
  });

  test('files that are no documents are refused and leave nothing', async () => {
    const { one, folder } = await opened();
    await expect(received(one, Buffer.from('hello'))).rejects.toThrow(Invalid);
    await expect(received(one, Buffer.alloc(FILE_LIMIT + 1, pdf))).rejects.toThrow(TooLarge);
    const discarded = await received(one, png, 'photo.png');
    await one.discard(discarded);
    await expect(one.store(discarded)).rejects.toThrow();
    expect(await readdir(join(folder, 'incoming'))).toEqual([]);
    expect(await one.listOlderThan(soon())).toEqual([]);
  });

  test('are listed by age, all pages of them', async () => {
    const { one, other } = await opened();
    const begun = new Date(Date.now() - 60_000);
    const ids: string[] = [];
    for (let number = 0; number < 8; number += 1) {
      const file = await received(one);
      await one.store(file);
      ids.push(file.id);
    }
    expect((await other.listOlderThan(soon())).sort()).toEqual(ids.sort());
    expect(await other.listOlderThan(begun)).toEqual([]);
  });

  test('that are arriving are left alone by the sweeps of the others, and cleared when they broke off', async () => {
    const { one, other, folder } = await opened();
    const [arriving, broken] = [await received(one), await received(one)];
    const long = new Date(Date.now() - 7_200_000);
    await utimes(join(folder, 'incoming', broken.id), long, long);
    expect(await other.listOlderThan(soon())).toEqual([]);
    for (const machine of [other, one]) await machine.clearIncoming(new Date(Date.now() - 3_600_000));
    expect(await readdir(join(folder, 'incoming'))).toEqual([arriving.id]);
    await one.store(arriving);
    await one.discard(arriving);
    expect(await contentOf(other, arriving)).toEqual(pdf);
  });

  test('come back from a backup under the ids that they had', async () => {
    const { one, other } = await opened();
    const file = await received(one);
    await other.put(file.id, Readable.from([png]));
    expect(await contentOf(one, file)).toEqual(png);
    await expect(other.put('../../etc/passwd', Readable.from([png]))).rejects.toThrow('Not the id');
  });
});

describe('a store', () => {
  test('that is overloaded or away stores nothing half, and takes the document the next time', async () => {
    const bucket = await freshBucket();
    const storage = await openStorage(await freshFolder(), bucketStore(bucket.settings));
    const file = await received(storage);
    bucket.refuse(503, 2);
    await expect(storage.store(file)).rejects.toThrow(Unavailable);
    await expect(storage.listOlderThan(soon())).rejects.toThrow(Unavailable);
    expect(bucket.objects.size).toBe(0);
    await storage.store(file);
    bucket.refuse(500, 1);
    await expect(contentOf(storage, file)).rejects.toThrow(Unavailable);
    expect(await contentOf(storage, file)).toEqual(pdf);
    await bucket.close();
    await expect(contentOf(storage, file)).rejects.toThrow(Unavailable);
  });

  test('that refuses the keys or lacks the bucket stops the start', async () => {
    const { settings } = await freshBucket();
    await checkBucket(settings);
    const closed = /does not open the bucket/;
    await expect(checkBucket({ ...settings, secretAccessKey: 'another' })).rejects.toThrow(closed);
    await expect(checkBucket({ ...settings, accessKeyId: 'ANOTHER' })).rejects.toThrow(closed);
    await expect(checkBucket({ ...settings, region: 'elsewhere' })).rejects.toThrow(closed);
    await expect(checkBucket({ ...settings, endpoint: `${settings.endpoint}-of-others` })).rejects.toThrow(
      closed,
    );
    await expect(checkBucket({ ...settings, endpoint: 'http://127.0.0.1:1/papers' })).rejects.toThrow(
      /cannot be reached/,
    );
    const listing = bucketStore({ ...settings, endpoint: `${settings.endpoint}-of-others` });
    await expect(listing.listOlderThan(soon())).rejects.toThrow(Unavailable);
  });
});
