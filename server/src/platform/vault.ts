import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fsyncFile, fsyncFolder } from './fsync.ts';

/**
 * Encrypts secrets in the database (AES-256-GCM) with a key that is kept beside it, so that a copy of the database
 * alone does not reveal them: `SECRET_KEY`, or `secret.key` in the data folder, created at first use.
 */
export interface Vault {
  /** @param of the owner: the text decrypts only for the same one (associated data) */
  seal(text: string, of: string): Promise<Buffer>;
  /** The text, or null if another key encrypted it. Throws if it has been altered. */
  open(sealed: Buffer, of: string): Promise<string | null>;
  /** The prefix of everything that this key has encrypted. */
  mark(): Promise<Buffer>;
}

interface Key {
  key: Buffer;
  mark: Buffer;
}

/** Lengths in bytes of the key's mark, the nonce and the tag, which precede the ciphertext. */
export const KEY_MARK_BYTES = 8;
const NONCE = 12;
const TAG = 16;

/** The shortest accepted key, in characters. */
export const SHORTEST_KEY = 32;

/** @param secretKey the text that the key is made from, or null for the file in the folder */
export function openVault(secretKey: string | null, folder: string): Vault {
  let made: Promise<Key> | undefined;
  const keyOf = (): Promise<Key> => {
    made ??= (secretKey === null ? keyFile(folder) : Promise.resolve(secretKey)).then(derived);
    // Tries again the next time: the folder may have become readable.
    made.catch(() => {
      made = undefined;
    });
    return made;
  };
  return {
    mark: async () => (await keyOf()).mark,
    seal: async (text, of) => {
      const { key, mark } = await keyOf();
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(of));
      const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([mark, nonce, cipher.getAuthTag(), encrypted]);
    },
    open: async (sealed, of) => {
      const { key, mark } = await keyOf();
      if (!sealed.subarray(0, KEY_MARK_BYTES).equals(mark)) return null;
      const [nonce, tag] = [
        sealed.subarray(KEY_MARK_BYTES, KEY_MARK_BYTES + NONCE),
        sealed.subarray(KEY_MARK_BYTES + NONCE, KEY_MARK_BYTES + NONCE + TAG),
      ];
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
      cipher.setAAD(Buffer.from(of)).setAuthTag(tag);
      return (
        cipher.update(sealed.subarray(KEY_MARK_BYTES + NONCE + TAG), undefined, 'utf8') + cipher.final('utf8')
      );
    },
  };
}

function derived(text: string): Key {
  const bytes = (of: string, length: number) => Buffer.from(hkdfSync('sha256', text, '', of, length));
  return { key: bytes('rto-desk vault key', 32), mark: bytes('rto-desk vault mark', KEY_MARK_BYTES) };
}

/** Reads the key file, or creates it. If several processes do so at once, one of them wins. */
async function keyFile(folder: string): Promise<string> {
  const path = join(folder, 'secret.key');
  const kept = await readKey(path);
  if (kept !== null) return kept;
  const partial = `${path}.${randomBytes(8).toString('hex')}.partial`;
  await writeFile(partial, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await fsyncFile(partial);
  // Written under another name and linked into place: the file is complete, and overwrites none.
  await link(partial, path).catch(orIsThere);
  await rm(partial);
  await fsyncFolder(dirname(path));
  const fresh = await readKey(path);
  if (fresh === null) throw new Error(`The key file ${path} has gone.`);
  return fresh;
}

async function readKey(path: string): Promise<string | null> {
  const text = await readFile(path, 'utf8').catch(orNone);
  if (text === null) return null;
  const key = text.trim();
  if (key.length < SHORTEST_KEY)
    throw new Error(`The key file ${path} is damaged. Bring it back from a copy.`);
  return key;
}

function orNone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

function orIsThere(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}
