import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { isSystemError } from '../../platform/disk.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { CHECKSUMS, DATABASE, FILES } from './archive.ts';
import { assertKnownHistory, restore, verifyChecksum } from './restore.ts';

/** In milliseconds. */
const DAY = 86_400_000;

/**
 * Restores a backup file, `.sql` or `.zip`, after reading all of it: it must be whole, and this version must open it. Documents come first: what
 * no row refers to in the end is swept away. Answers the number of documents. Throws an Error with a sentence.
 */
export async function restoreFile(
  path: string,
  { client, storage, overwrite }: { client: ClientBase; storage: Storage; overwrite: boolean },
): Promise<number> {
  if (!path.endsWith('.zip')) {
    await verifyChecksum(createReadStream(path));
    await assertKnownHistory(createReadStream(path));
    await restore(client, createReadStream(path), overwrite);
    return 0;
  }
  await checkArchive(path);
  await eachEntry(path, async (name, content) => {
    if (name !== DATABASE) return content.destroy();
    await assertKnownHistory(content);
  });
  let documents = 0;
  await eachEntry(path, async (name, content) => {
    if (!name.startsWith(FILES)) return content.destroy();
    await storage.put(name.slice(FILES.length), content);
    documents += 1;
  });
  await eachEntry(path, async (name, content) => {
    if (name !== DATABASE) return content.destroy();
    await restore(client, content, overwrite);
  });
  return documents;
}

/** How many documents the rows of a restored database name, and how many of these are not in the storage. */
export async function countDocuments(
  client: ClientBase,
  storage: Storage,
): Promise<{ named: number; missing: number }> {
  // unscoped: of the whole database that was restored
  const { rows } = await client.query<{ id: string }>('select id from files where removed_at is null');
  const stored = new Set(await storage.listOlderThan(new Date(Date.now() + DAY)));
  return { named: rows.length, missing: rows.filter(({ id }) => !stored.has(id)).length };
}

/** Throws unless everything in an archive is as it was written, and all of it is there. */
async function checkArchive(path: string): Promise<void> {
  const found: Record<string, string> = {};
  let told: Record<string, string> = {};
  const damaged = () => new Error('The backup is damaged or not whole. Nothing was changed.');
  try {
    await eachEntry(path, async (name, content) => {
      if (name === CHECKSUMS) {
        told = JSON.parse(Buffer.concat(await content.toArray()).toString());
        return;
      }
      const hash = createHash('sha256');
      for await (const piece of content) hash.update(piece);
      found[name] = hash.digest('hex');
    });
  } catch (error) {
    throw isSystemError(error) ? error : damaged();
  }
  const names = Object.keys(told);
  const isWhole = names.includes(DATABASE) && names.length === Object.keys(found).length;
  if (!isWhole || names.some(name => told[name] !== found[name])) throw damaged();
}

/** Reads the entries of an archive one after the other. */
async function eachEntry(
  path: string,
  read: (name: string, content: Readable) => Promise<unknown>,
): Promise<void> {
  const zip = await opened(path);
  try {
    await new Promise<void>((done, fail) => {
      zip.on('error', fail).on('end', done);
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (error, content) => {
          if (error) return fail(error);
          read(entry.fileName, content).then(() => zip.readEntry(), fail);
        }),
      );
      zip.readEntry();
    });
  } finally {
    zip.close();
  }
}

function opened(path: string): Promise<ZipFile> {
  return new Promise((done, fail) =>
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error ? fail(error) : done(zip),
    ),
  );
}
