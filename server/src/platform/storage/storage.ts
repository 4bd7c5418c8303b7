import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { makeFolder } from '../disk.ts';
import { Invalid, TooLarge } from '../errors.ts';
import { type FileStore, isFileId } from './file-store.ts';
import { folderStore, isOlder } from './folder-store.ts';
import {
  detectMediaType,
  HEAD_BYTES,
  hasAcceptedEnding,
  type MediaType,
  TAIL_BYTES,
  withRightEnding,
} from './media-type.ts';

/** The most bytes that an uploaded document may have: 10 MB. */
export const FILE_LIMIT = 10 * 1024 * 1024;

/** An upload that lies in `incoming`. */
export interface ReceivedUpload {
  /** 32 random url-safe characters; its only name in storage and in links. */
  id: string;
  /** Bytes. */
  size: number;
  sha256: string;
  original_name: string | null;
}

/** An upload that has been received and checked, but that no record refers to yet. */
export interface ReceivedFile extends ReceivedUpload {
  media_type: MediaType;
}

/**
 * Uploaded documents under unguessable names. An upload first lies in the folder `incoming` of the machine that
 * receives it; `store` moves it into the shared file store. What is neither kept nor discarded is cleared by the sweep.
 */
export interface Storage {
  /** Receives and checks a document. Throws Invalid or TooLarge, and then leaves nothing behind. */
  receive(stream: Readable, name: string | null): Promise<ReceivedFile>;
  /** Receives a file that is read and not stored. Throws Invalid or TooLarge, and then leaves nothing behind. */
  receiveToRead(stream: Readable, name: string | null): Promise<ReceivedUpload>;
  /** The bytes of an upload that lies in `incoming`. */
  readReceived(upload: ReceivedUpload): Promise<Buffer>;
  /** Moves a received file into the file store, durably. */
  store(file: ReceivedFile): Promise<void>;
  /** Removes a received file that was not kept; does nothing to one that was. */
  discard(file: ReceivedUpload): Promise<void>;
  read(id: string): Readable;
  /** Writes a document under a given id, durably; for restores. Throws on a malformed id. */
  put(id: string, content: Readable): Promise<void>;
  remove(id: string): Promise<void>;
  /** The ids of stored files older than a moment. */
  listOlderThan(moment: Date): Promise<string[]>;
  /** Whether the file store answers now; never throws. */
  isThere(): Promise<boolean>;
  /** Removes uploads that have lain in `incoming` since before a moment. */
  clearIncoming(moment: Date): Promise<void>;
}

/**
 * Opens the storage of a folder.
 * @param store where documents rest; in the folder itself unless told otherwise
 */
export async function openStorage(folder: string, store: FileStore = folderStore(folder)): Promise<Storage> {
  const incoming = join(folder, 'incoming');
  await makeFolder(incoming, 0o700);
  const arriving = (id: string) => join(incoming, id);

  /** Writes an upload to `incoming` and answers what the rest is made of. */
  async function arrive<Checked extends object>(
    stream: Readable,
    name: string | null,
    check: (head: Buffer, tail: Buffer) => Promise<Checked>,
  ): Promise<ReceivedUpload & Checked> {
    const id = randomBytes(24).toString('base64url');
    const hash = createHash('sha256');
    let head = Buffer.alloc(0);
    let tail = Buffer.alloc(0);
    let size = 0;
    const inspect = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        if (head.length < HEAD_BYTES) head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES);
        tail = Buffer.concat([tail, chunk]).subarray(-TAIL_BYTES);
        size += chunk.length;
        if (size > FILE_LIMIT) return done(new TooLarge(words => words.validation.fileTooLarge));
        hash.update(chunk);
        done(null, chunk);
      },
    });
    try {
      await pipeline(stream, inspect, createWriteStream(arriving(id), { mode: 0o600, flags: 'wx' }));
      if (size === 0) throw new Invalid({ file: words => words.validation.fileEmpty });
      const checked = await check(head, tail);
      return { id, ...checked, size, sha256: hash.digest('hex'), original_name: tidyFileName(name) };
    } catch (refusal) {
      await rm(arriving(id), { force: true });
      throw refusal;
    }
  }

  return {
    async receive(stream, name) {
      const file = await arrive(stream, name, async (head, tail) => {
        const media_type = await detectMediaType(head, tail);
        if (media_type === null || !hasAcceptedEnding(extname(name ?? ''))) {
          throw new Invalid({ file: words => words.validation.fileType });
        }
        return { media_type };
      });
      const { original_name, media_type } = file;
      return { ...file, original_name: original_name && withRightEnding(original_name, media_type) };
    },

    receiveToRead: (stream, name) => arrive(stream, name, async () => ({})),
    readReceived: upload => readFile(arriving(upload.id)),

    store: file => store.put(file.id, arriving(file.id)),
    discard: file => rm(arriving(file.id), { force: true }),
    read: id => store.read(checked(id)),
    async put(id, content) {
      await pipeline(content, createWriteStream(arriving(checked(id)), { mode: 0o600 }));
      await store.put(id, arriving(id));
    },
    remove: id => store.remove(checked(id)),
    listOlderThan: store.listOlderThan,
    isThere: store.isThere,

    async clearIncoming(moment) {
      for (const name of await readdir(incoming)) {
        if (await isOlder(arriving(name), moment)) await rm(arriving(name), { force: true });
      }
    },
  };
}

/** Only ids that we generated ever become part of a path or a URL. */
function checked(id: string): string {
  if (!isFileId(id)) throw new Error('Not the id of a stored file');
  return id;
}

/** The most characters of a name. */
const NAME_LIMIT = 255;

/** Control characters, and those that turn the direction of text so that "fdp.exe" reads as "exe.pdf". */
const UNFIT = /[\p{Cc}\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066-\u2069]/gu;

/** The name that a person's device gave a file, fit to be stored and shown; null when nothing is left of it. */
function tidyFileName(given: string | null | undefined): string | null {
  const base = (given ?? '').toWellFormed().normalize('NFC').split(/[\\/]/).pop() ?? '';
  const cleaned = base.replace(UNFIT, '').trim();
  if (cleaned === '') return null;
  if (cleaned.length <= NAME_LIMIT) return cleaned;
  const ending = /\.[a-z0-9]{1,10}$/i.exec(cleaned)?.[0] ?? '';
  return cleaned.slice(0, NAME_LIMIT - ending.length).toWellFormed() + ending;
}
