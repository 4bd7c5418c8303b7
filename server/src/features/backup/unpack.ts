import { createHash } from 'node:crypto';
import { createReadStream, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { isSystemError } from '../../platform/disk.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import type { Progress } from '../../terminal.ts';
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
  {
    client,
    storage,
    overwrite,
    progress = () => undefined,
  }: { client: ClientBase; storage: Storage; overwrite: boolean; progress?: Progress },
): Promise<number> {
  const fill = (content: Readable, bytes: number) =>
    restore(
      client,
      counted(content, bytes, done => progress('Restoring the database', done)),
      overwrite,
    );
  if (!path.endsWith('.zip')) {
    await verifyChecksum(createReadStream(path));
    await assertKnownHistory(createReadStream(path));
    await fill(createReadStream(path), statSync(path).size);
    return 0;
  }
  await checkArchive(path, done => progress('Checking the backup', done));
  await eachEntry(path, async ({ name }, content) => {
    if (name !== DATABASE) return content.destroy();
    await assertKnownHistory(content);
  });
  let documents = 0;
  await eachEntry(path, async ({ name, share }, content) => {
    if (!name.startsWith(FILES)) return content.destroy();
    await storage.put(name.slice(FILES.length), content);
    documents += 1;
    progress('Restoring documents', share);
  });
  await eachEntry(path, async ({ name, bytes }, content) => {
    if (name !== DATABASE) return content.destroy();
    await fill(content, bytes);
  });
  return documents;
}

/** The pieces of a content, and how much of its bytes has been taken, from 0 to 1. */
async function* counted(content: Readable, bytes: number, onProgress: (done: number) => void) {
  let taken = 0;
  for await (const piece of content) {
    taken += piece.length;
    yield piece;
    onProgress(taken / bytes);
  }
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
async function checkArchive(path: string, onProgress: (done: number) => void): Promise<void> {
  const found: Record<string, string> = {};
  let listed: Record<string, string> = {};
  const damaged = () => new Error('The backup is damaged or not whole. Nothing was changed.');
  try {
    await eachEntry(path, async ({ name, share }, content) => {
      onProgress(share);
      if (name === CHECKSUMS) {
        listed = JSON.parse(Buffer.concat(await content.toArray()).toString());
        return;
      }
      const hash = createHash('sha256');
      for await (const piece of content) hash.update(piece);
      found[name] = hash.digest('hex');
    });
  } catch (error) {
    throw isSystemError(error) ? error : damaged();
  }
  const names = Object.keys(listed);
  const isWhole = names.includes(DATABASE) && names.length === Object.keys(found).length;
  if (!isWhole || names.some(name => listed[name] !== found[name])) throw damaged();
}

/** An entry of an archive: its name, its size, and how much of the archive is read with it, from 0 to 1. */
interface Part {
  name: string;
  bytes: number;
  share: number;
}

/** Reads the entries of an archive one after the other. */
async function eachEntry(
  path: string,
  read: (part: Part, content: Readable) => Promise<unknown>,
): Promise<void> {
  const zip = await opened(path);
  const partOf = ({ fileName, uncompressedSize, relativeOffsetOfLocalHeader, compressedSize }: Entry) => ({
    name: fileName,
    bytes: uncompressedSize,
    share: (relativeOffsetOfLocalHeader + compressedSize) / zip.fileSize,
  });
  try {
    await new Promise<void>((done, fail) => {
      zip.on('error', fail).on('end', done);
      zip.on('entry', (entry: Entry) =>
        zip.openReadStream(entry, (error, content) => {
          if (error) return fail(error);
          read(partOf(entry), content).then(() => zip.readEntry(), fail);
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
