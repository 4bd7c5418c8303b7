import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Snapshot, withSnapshot } from '../../platform/database/snapshot.ts';
import { moveDurably } from '../../platform/fsync.ts';
import { fileMoment } from '../../platform/india-time.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { type ZipEntry, zipOf } from '../../platform/zip.ts';
import type { Services } from '../../services.ts';
import { dump } from './dump.ts';
import { ENCRYPTED, encrypt } from './encrypted.ts';

/** What lies in an archive: the database, every document under its id, and the SHA-256 of each of these. */
export const DATABASE = 'backup.sql';
export const FILES = 'files/';
export const CHECKSUMS = 'checksums.json';

/** What the name of an unfinished archive ends with. */
export const UNFINISHED = '.partial';

/** The name of the archive of a moment: `backup-<moment>.zip`, or `.zip.age` where it is encrypted. */
export function archiveName(moment: Date, backupPassphrase: string | null): string {
  return `backup-${fileMoment(moment)}.zip${backupPassphrase === null ? '' : ENCRYPTED}`;
}

/**
 * Writes database and documents, both of one moment, into an archive in an existing folder. The file has its name only
 * once it is whole and on the disk. Returns that name and its size in bytes.
 * @param now the moment that its name carries
 * @param stop ends the work; the unfinished file is removed
 */
export async function writeArchive(
  { pool, storage, backupPassphrase }: Pick<Services, 'pool' | 'storage' | 'backupPassphrase'>,
  folder: string,
  { now = new Date(), stop }: { now?: Date; stop?: AbortSignal | undefined } = {},
): Promise<{ file: string; bytes: number }> {
  const file = archiveName(now, backupPassphrase);
  const path = join(folder, file);
  const partial = path + UNFINISHED;
  try {
    const work = (snapshot: Snapshot) => pack(snapshot, storage, now, backupPassphrase, partial, stop);
    // The documents are read after the database; the transaction stays open for as long as that takes.
    await withSnapshot(pool, work, { idle: 0 });
    await moveDurably(partial, path);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { file, bytes: (await stat(path)).size };
}

async function pack(
  snapshot: Snapshot,
  storage: Storage,
  now: Date,
  passphrase: string | null,
  path: string,
  stop?: AbortSignal,
): Promise<void> {
  // unscoped: a backup holds everything
  const files = await snapshot.db
    .selectFrom('files')
    .select('id')
    .where('removed_at', 'is', null)
    .orderBy('id')
    .execute();
  const sums: Record<string, string> = {};
  const entry = (name: string, compress: boolean, content: () => Readable): ZipEntry => ({
    name,
    compress,
    content: () =>
      summed(content(), sum => {
        sums[name] = sum;
      }),
  });
  const archive = zipOf([
    entry(DATABASE, true, () => Readable.from(dump(snapshot, now), { objectMode: false })),
    ...files.map(({ id }) => entry(FILES + id, false, () => storage.read(id))),
    // Asked for when everything before it has been read.
    { name: CHECKSUMS, compress: true, content: () => Readable.from([JSON.stringify(sums)]) },
  ]);
  const written = passphrase === null ? archive : encrypt(archive, passphrase);
  await pipeline(written, createWriteStream(path, { mode: 0o600, flags: 'wx' }), {
    ...(stop && { signal: stop }),
  });
}

/** A stream as it is, whose SHA-256 is told at its end; it fails where what it reads fails. */
function summed(content: Readable, onSum: (sum: string) => void): Readable {
  const hash = createHash('sha256');
  const passing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
    flush(done) {
      onSum(hash.digest('hex'));
      done();
    },
  });
  // The reader sees how it ends.
  pipeline(content, passing).catch(() => undefined);
  return passing;
}
