import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Snapshot, withSnapshot } from '../../platform/database/snapshot.ts';
import { fsyncPath } from '../../platform/fsync.ts';
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

/**
 * Writes database and documents, both of one moment, into `backup-<moment>.zip` in a folder, or `.zip.age` where it is
 * encrypted. It has that name only once it is whole and on the disk. Answers its path and size in bytes.
 */
export async function writeArchive(
  { pool, storage, backupPassphrase }: Pick<Services, 'pool' | 'storage' | 'backupPassphrase'>,
  folder: string,
): Promise<{ file: string; bytes: number }> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const ending = backupPassphrase === null ? '' : ENCRYPTED;
  const file = join(folder, `backup-${fileMoment(now)}.zip${ending}`);
  const partial = `${file}.partial`;
  try {
    // The documents are read, however many, when the database has been.
    await withSnapshot(pool, snapshot => pack(snapshot, storage, now, backupPassphrase, partial), {
      idle: 0,
    });
    await fsyncPath(partial);
    await rename(partial, file);
    await fsyncPath(dirname(file));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
  return { file: basename(file), bytes: (await stat(file)).size };
}

async function pack(
  snapshot: Snapshot,
  storage: Storage,
  now: Date,
  passphrase: string | null,
  path: string,
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
  await pipeline(written, createWriteStream(path, { mode: 0o600, flags: 'wx' }));
}

/** A stream as it is, whose SHA-256 is told at its end; it fails where what it reads fails. */
function summed(content: Readable, told: (sum: string) => void): Readable {
  const hash = createHash('sha256');
  const passing = new Transform({
    transform(piece: Buffer, _encoding, done) {
      hash.update(piece);
      done(null, piece);
    },
    flush(done) {
      told(hash.digest('hex'));
      done();
    },
  });
  // How it ends is known to whoever reads on.
  pipeline(content, passing).catch(() => undefined);
  return passing;
}
