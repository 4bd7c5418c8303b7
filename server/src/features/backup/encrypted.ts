import { createCipheriv, randomBytes, type ScryptOptions, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Decrypter, Encrypter, type Recipient, Stanza } from 'age-encryption';
import { isSystemError, makeFolder } from '../../platform/disk.ts';

/** What the name of an encrypted backup ends with. */
export const ENCRYPTED = '.age';

/** How dear each guess at a passphrase is, as the power of two of scrypt's N (OWASP's first choice: 128 MiB). */
const WORK = 17;

/** The pieces of a backup, encrypted with a passphrase in the format of age (age-encryption.org/v1) as they come. */
export async function* encrypt(
  pieces: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const encrypter = new Encrypter();
  encrypter.addRecipient(recipientOf(passphrase));
  const encrypted = await encrypter.encrypt(ReadableStream.from(pieces));
  for await (const piece of encrypted) yield Buffer.from(piece);
}

/**
 * Warns of a plain backup although backups are encrypted: only an encrypted one is known to be as it was written.
 * Returns the sentence, or null where there is nothing to warn of.
 */
export function plainBackupWarning(path: string, backupPassphrase: string | null): string | null {
  if (backupPassphrase === null || path.endsWith(ENCRYPTED)) return null;
  return (
    'BACKUP_PASSPHRASE is set, but this backup is not encrypted: it may have been altered. An altered file can add ' +
    'admins, change or remove records and documents, and run commands with the rights of the database.'
  );
}

/** The folder in the data folder that an encrypted backup is decrypted into. */
const DECRYPTED = 'restoring';

/**
 * Works with a backup as a plain file: with itself, or, where it is encrypted, with what it holds, which lies in a folder
 * of the data folder until the work is over. Throws an Error with a sentence.
 * @param passphrase asked for where it is encrypted
 */
export async function withPlainBackup<T>(
  path: string,
  { dataFolder, passphrase }: { dataFolder: string; passphrase: () => Promise<string> },
  work: (path: string) => Promise<T>,
): Promise<T> {
  if (!path.endsWith(ENCRYPTED)) return work(path);
  const folder = join(dataFolder, DECRYPTED);
  // One that was killed has left what it had decrypted.
  await rm(folder, { recursive: true, force: true });
  await makeFolder(folder, 0o700);
  try {
    const plain = join(folder, basename(path, ENCRYPTED));
    await decryptFile(path, await passphrase(), plain);
    return await work(plain);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function decryptFile(path: string, passphrase: string, into: string): Promise<void> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path);
  try {
    const plain = await decrypter.decrypt(Readable.toWeb(source));
    await pipeline(plain, createWriteStream(into, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if (isSystemError(error)) throw error;
    const isWrong = error instanceof Error && error.message.startsWith('no identity matched');
    const why = isWrong
      ? 'The passphrase is not that of this backup.'
      : 'The backup is damaged or not whole.';
    throw new Error(`${why} Nothing was changed.`, { cause: error });
  } finally {
    source.destroy();
  }
}

/**
 * The passphrase as age's own recipient is, except that scrypt runs beside everything else: the library's takes a
 * second in which nothing is answered.
 */
function recipientOf(passphrase: string): Recipient {
  return {
    wrapFileKey: async fileKey => {
      const salt = randomBytes(16);
      const key = await derived(
        passphrase,
        Buffer.concat([Buffer.from('age-encryption.org/v1/scrypt'), salt]),
      );
      const cipher = createCipheriv('chacha20-poly1305', key, Buffer.alloc(12), { authTagLength: 16 });
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(WORK)], body)];
    },
  };
}

function derived(passphrase: string, salt: Buffer): Promise<Buffer> {
  const options: ScryptOptions = { N: 2 ** WORK, r: 8, p: 1, maxmem: 2 ** (WORK + 11) };
  return new Promise((done, fail) =>
    scrypt(passphrase, salt, 32, options, (error, key) => (error ? fail(error) : done(key))),
  );
}
