import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { S3Error, S3mini, S3ServiceError } from 's3mini';
import { Unavailable } from '../errors.ts';
import { type FileStore, isFileId } from './file-store.ts';

export interface BucketSettings {
  /** With the bucket in its path or in its host: `https://s3.example.in/papers`, `https://papers.s3.example.in`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** How long the store may take to accept a document or to begin its answer, in milliseconds. */
const TIMEOUT = 30_000;
/** How long it may take to say whether the bucket is open, in milliseconds. */
const READINESS = 3_000;
/**
 * How many calls of a process may wait for the store at once. One that hangs keeps each of them for as long as it may take, and
 * must leave places for calls that need no document.
 */
const MAX_WAITING = 20;
/** How many objects are asked for at once. */
const PAGE = 1000;

/**
 * Stores documents in a bucket of an S3-compatible service. Throws Unavailable if that refuses or cannot be reached.
 */
export function bucketStore(settings: BucketSettings): FileStore {
  const store = openStore(settings);
  const waiting = atMost(MAX_WAITING);
  return {
    async put(id, arrived) {
      const { size } = await stat(arrived);
      const file = createReadStream(arrived);
      try {
        const content = Readable.toWeb(file) as ReadableStream;
        await waiting(() => store.putObject(id, content, undefined, undefined, undefined, size));
      } finally {
        file.destroy();
      }
      await rm(arrived, { force: true });
    },
    read: id =>
      Readable.from(
        contentOf(() => waiting(() => store.getObjectResponse(id))),
        { objectMode: false },
      ),
    async remove(id) {
      await orUnavailable(() => store.deleteObject(id));
    },
    async listOlderThan(moment) {
      const ids: string[] = [];
      for await (const { Key: id, LastModified: since } of objectsOf(store)) {
        if (isFileId(id) && since < moment) ids.push(id);
      }
      return ids;
    },
    isThere: () =>
      openStore(settings, READINESS)
        .bucketExists()
        .catch(() => false),
  };
}

/** Throws an Error with a sentence for the operator unless the bucket is there and open to us. */
export async function checkBucket(settings: BucketSettings): Promise<void> {
  let isOpen = false;
  try {
    isOpen = await openStore(settings).bucketExists();
  } catch (error) {
    if (!(error instanceof S3ServiceError)) {
      throw new Error('The store of S3_ENDPOINT cannot be reached.', { cause: error });
    }
  }
  if (isOpen) return;
  throw new Error(
    'The store of S3_ENDPOINT does not open the bucket: check its name, S3_REGION and the keys.',
  );
}

function openStore(settings: BucketSettings, timeoutMs = TIMEOUT): S3mini {
  return new S3mini({ ...settings, fetch: fetchWithin(timeoutMs) });
}

/** A `fetch` that streams its body (`duplex`) and times out before an answer begins, but not while it arrives. */
const fetchWithin =
  (timeoutMs: number): typeof fetch =>
  async (input, init) => {
    const timeout = new AbortController();
    const timer = setTimeout(() => timeout.abort(), timeoutMs);
    try {
      return await fetch(input, { ...init, signal: timeout.signal, duplex: 'half' });
    } finally {
      clearTimeout(timer);
    }
  };

async function* contentOf(ask: () => Promise<Response | null>): AsyncGenerator<Uint8Array> {
  const answer = await ask();
  if (!answer?.body) throw new Error('The store lacks a document');
  yield* answer.body;
}

async function* objectsOf(store: S3mini) {
  let token: string | undefined;
  do {
    const page = await orUnavailable(() => store.listObjectsPaged('/', '', PAGE, token));
    // Without a bucket the list is empty, too: its documents must not be taken for deleted.
    if (!page?.objects) throw new Unavailable();
    yield* page.objects;
    token = page.nextContinuationToken;
  } while (token !== undefined);
}

/** Makes calls to the service while fewer than so many wait for its answer; throws Unavailable otherwise, and as `orUnavailable`. */
function atMost(most: number): <T>(call: () => Promise<T>) => Promise<T> {
  let count = 0;
  return async call => {
    if (count >= most) throw new Unavailable();
    count += 1;
    try {
      return await orUnavailable(call);
    } finally {
      count -= 1;
    }
  };
}

/** The service's answer; throws Unavailable if it refuses or cannot be reached. */
async function orUnavailable<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof S3Error || isLost(error)) throw new Unavailable();
    throw error;
  }
}

/** `fetch` reports a failed connection as a TypeError and a timeout as an AbortError. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError || (error instanceof DOMException && error.name === 'AbortError');
}
