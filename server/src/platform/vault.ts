import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { flush } from './flush.ts';

/**
 * Encrypts what a copy of the database must not tell, with AES-256-GCM and a key that lies beside it: `SECRET_KEY`, or
 * else `secret.key` in the data folder, made at first need.
 */
export interface Vault {
  /** @param of whose it is: it opens as nobody else's */
  seal(text: string, of: string): Promise<Buffer>;
  /** The text, or null where another key has sealed it. Throws where it is not as it was sealed. */
  open(sealed: Buffer, of: string): Promise<string | null>;
  /** What everything begins with that this key seals. */
  mark(): Promise<Buffer>;
}

interface Key {
  key: Buffer;
  mark: Buffer;
}

/** Lengths in bytes: of the mark of the key, the nonce and the tag, which stand before what is encrypted. */
export const MARK = 8;
const NONCE = 12;
const TAG = 16;

/** A text of fewer characters is no key. */
export const SHORTEST_KEY = 32;

/** @param secretKey the text that the key is made from, or null for the file in the folder */
export function openVault(secretKey: string | null, folder: string): Vault {
  let made: Promise<Key> | undefined;
  const keyOf = (): Promise<Key> => {
    made ??= (secretKey === null ? keyFile(folder) : Promise.resolve(secretKey)).then(derived);
    // A folder that could not be read may be there the next time.
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
      if (!sealed.subarray(0, MARK).equals(mark)) return null;
      const [nonce, tag] = [
        sealed.subarray(MARK, MARK + NONCE),
        sealed.subarray(MARK + NONCE, MARK + NONCE + TAG),
      ];
      const cipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
      cipher.setAAD(Buffer.from(of)).setAuthTag(tag);
      return cipher.update(sealed.subarray(MARK + NONCE + TAG), undefined, 'utf8') + cipher.final('utf8');
    },
  };
}

function derived(text: string): Key {
  const bytes = (of: string, length: number) => Buffer.from(hkdfSync('sha256', text, '', of, length));
  return { key: bytes('rto-desk vault key', 32), mark: bytes('rto-desk vault mark', MARK) };
}

/** The text in the key file, which is made where there is none. Of several processes that make it, one does. */
async function keyFile(folder: string): Promise<string> {
  const path = join(folder, 'secret.key');
  const kept = await readKey(path);
  if (kept !== null) return kept;
  const partial = `${path}.${randomBytes(8).toString('hex')}.partial`;
  await writeFile(partial, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
  await flush(partial);
  // It has its name only once it is whole, and takes nobody's place.
  await link(partial, path).catch(orIsThere);
  await rm(partial);
  await flush(dirname(path));
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
