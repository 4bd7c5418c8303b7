import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Invalid, TooLarge } from '../http/errors.ts';
import { tidyFileName } from './file-name.ts';
import { agreesWithName, HEAD, type MediaType, sniff, TAIL } from './media-type.ts';

/** The most bytes that an uploaded document may have: 10 MB. */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** A document that has arrived whole and been checked, but that no record refers to yet. */
export interface ReceivedFile {
  /** 32 random url-safe characters; its only name on disk and in links. */
  id: string;
  media_type: MediaType;
  /** Bytes. */
  size: number;
  sha256: string;
  original_name: string | null;
}

/**
 * Uploaded documents on disk below one folder, under unguessable names. A file first lies in `incoming`;
 * `keep` makes it last. What is neither kept nor discarded is cleared by the sweep.
 */
export interface Storage {
  /** Takes a document in. Throws Invalid or TooLarge and leaves nothing behind when it is not one. */
  receive(stream: Readable, name: string | null): Promise<ReceivedFile>;
  /** Makes a received file durable (flushed to disk) under its final name. */
  keep(file: ReceivedFile): Promise<void>;
  /** Clears a received file that was not kept; does nothing to one that was. */
  discard(file: ReceivedFile): Promise<void>;
  read(id: string): Readable;
  /** Writes a document under the id that it had, durably; for restores. Throws on what is no id of ours. */
  put(id: string, content: Readable): Promise<void>;
  remove(id: string): Promise<void>;
  /** The ids of kept files older than a moment. */
  keptBefore(moment: Date): Promise<string[]>;
  /** Clears what has lain in `incoming` since before a moment. */
  clearIncoming(moment: Date): Promise<void>;
}

const FILE_ID = /^[\w-]{32}$/;

export async function openStorage(folder: string): Promise<Storage> {
  const incoming = join(folder, 'incoming');
  await mkdir(incoming, { recursive: true, mode: 0o700 });
  const arriving = (id: string) => join(incoming, id);
  const shelf = (id: string) => join(folder, id.slice(0, 2));
  const kept = (id: string) => join(shelf(id), checked(id));

  /** Gives a file its lasting place, through to the disk. */
  const settle = async (from: string, path: string) => {
    await flush(from);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await rename(from, path);
    await flush(dirname(path));
    await flush(folder);
  };

  return {
    async receive(stream, name) {
      const id = randomBytes(24).toString('base64url');
      const hash = createHash('sha256');
      let head = Buffer.alloc(0);
      let tail = Buffer.alloc(0);
      let size = 0;
      const inspect = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (head.length < HEAD) head = Buffer.concat([head, chunk]).subarray(0, HEAD);
          tail = Buffer.concat([tail, chunk]).subarray(-TAIL);
          size += chunk.length;
          if (size > FILE_LIMIT) return done(new TooLarge(words => words.validation.fileTooLarge));
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(stream, inspect, createWriteStream(arriving(id), { mode: 0o600, flags: 'wx' }));
        if (size === 0) throw new Invalid({ file: words => words.validation.fileEmpty });
        const media_type = await sniff(head, tail);
        if (media_type === null || !agreesWithName(media_type, extname(name ?? ''))) {
          throw new Invalid({ file: words => words.validation.fileType });
        }
        return { id, media_type, size, sha256: hash.digest('hex'), original_name: tidyFileName(name) };
      } catch (refusal) {
        await rm(arriving(id), { force: true });
        throw refusal;
      }
    },

    keep: file => settle(arriving(file.id), kept(file.id)),

    discard: file => rm(arriving(file.id), { force: true }),
    read: id => createReadStream(kept(id)),
    async put(id, content) {
      const path = kept(id);
      await pipeline(content, createWriteStream(arriving(id), { mode: 0o600 }));
      await settle(arriving(id), path);
    },
    remove: id => rm(kept(id), { force: true }),

    async keptBefore(moment) {
      const ids = (await readdir(folder, { recursive: true, withFileTypes: true }))
        .filter(entry => entry.isFile() && entry.parentPath !== incoming && FILE_ID.test(entry.name))
        .map(entry => entry.name);
      const ages = await Promise.all(ids.map(async id => ({ id, old: await olderThan(kept(id), moment) })));
      return ages.filter(file => file.old).map(file => file.id);
    },

    async clearIncoming(moment) {
      for (const name of await readdir(incoming)) {
        if (await olderThan(arriving(name), moment)) await rm(arriving(name), { force: true });
      }
    },
  };
}

/** Writes a file's or a folder's state through to the disk. */
async function flush(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function olderThan(path: string, moment: Date): Promise<boolean> {
  try {
    return (await stat(path)).mtime < moment;
  } catch (error) {
    // Another process has removed it in between.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

/** Only ids of our own making ever become part of a path. */
function checked(id: string): string {
  if (!FILE_ID.test(id)) throw new Error('Not the id of a stored file');
  return id;
}
