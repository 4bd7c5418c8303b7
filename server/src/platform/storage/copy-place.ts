import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { S3mini } from 's3mini';
import { fsyncFolder, renameWithRetry } from '../fsync.ts';
import type { BucketSettings } from './bucket-store.ts';
import { isOlder } from './folder-store.ts';

/** Where backups are copied to: a folder, or what begins with `prefix` in a bucket. */
export type CopySettings = { folder: string } | { bucket: BucketSettings; prefix: string };

/** A place beside this machine. Throws the error of the place. */
export interface CopyPlace {
  /** Copies a file under a name, wholly or not at all. */
  put(name: string, path: string): Promise<void>;
  /** The names of what lies there, ours and others'. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

/** How long a bucket may take nothing, or say nothing, before a copy is given up, in milliseconds. */
const STALLED = 60_000;
const DAY = 86_400_000;
/** The most names that are asked for at once. */
const PAGE = 1000;
const PARTIAL = /^backup-.+\.partial$/;

/** @param timeoutMs how long a bucket may stall, in milliseconds */
export function openCopyPlace(settings: CopySettings, timeoutMs = STALLED): CopyPlace {
  return 'folder' in settings
    ? folderPlace(settings.folder)
    : bucketPlace(settings.bucket, settings.prefix, timeoutMs);
}

/**
 * A folder, of another machine as a rule. It is not made: where that machine is not mounted, its folder is not there, and a
 * copy beside the original would be taken for one.
 */
function folderPlace(folder: string): CopyPlace {
  /** What a machine that lost its power has left. */
  const removeBroken = async () => {
    const dayAgo = new Date(Date.now() - DAY);
    for (const name of (await readdir(folder)).filter(name => PARTIAL.test(name))) {
      if (await isOlder(join(folder, name), dayAgo)) await rm(join(folder, name), { force: true });
    }
  };
  return {
    async put(name, path) {
      await removeBroken();
      // Two processes may copy the same backup at once.
      const partial = join(folder, `${name}.${randomUUID()}.partial`);
      try {
        await pipeline(
          createReadStream(path),
          createWriteStream(partial, { mode: 0o600, flags: 'wx', flush: true }),
        );
        await renameWithRetry(partial, join(folder, name));
      } catch (error) {
        await rm(partial, { force: true }).catch(() => undefined);
        throw error;
      }
      // File systems over a network may have no such thing for a folder.
      await fsyncFolder(folder).catch(() => undefined);
    },
    list: () => readdir(folder),
    remove: name => rm(join(folder, name), { force: true }),
  };
}

/** A bucket takes an object whole or not at all, in one request of 5 GB at most. */
function bucketPlace(settings: BucketSettings, prefix: string, timeoutMs: number): CopyPlace {
  /** A store that is given up when nothing has moved for a while, and what tells that something has. */
  const open = () => {
    const stalled = new AbortController();
    const timer = setTimeout(() => stalled.abort(new Error('The store stalls')), timeoutMs).unref();
    const fetchWhileMoving: typeof fetch = (input, init) =>
      fetch(input, { ...init, signal: stalled.signal, duplex: 'half' });
    return { store: new S3mini({ ...settings, fetch: fetchWhileMoving }), timer };
  };
  const keyOf = (name: string) => prefix + name;
  return {
    async put(name, path) {
      const { store, timer } = open();
      const { size } = await stat(path);
      const content = ReadableStream.from(moving(path, () => timer.refresh()));
      await store.putObject(keyOf(name), content, undefined, undefined, undefined, size);
    },
    async list() {
      const { store } = open();
      const names: string[] = [];
      let token: string | undefined;
      do {
        const page = await store.listObjectsPaged('/', prefix, PAGE, token);
        if (!page?.objects) throw new Error('There is no such bucket');
        names.push(...page.objects.map(({ Key }) => Key.slice(prefix.length)));
        token = page.nextContinuationToken;
      } while (token !== undefined);
      return names;
    },
    async remove(name) {
      await open().store.deleteObject(keyOf(name));
    },
  };
}

async function* moving(path: string, moved: () => void): AsyncGenerator<Uint8Array> {
  for await (const piece of createReadStream(path)) {
    moved();
    yield piece;
  }
}
