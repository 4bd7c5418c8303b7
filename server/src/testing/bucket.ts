import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { BucketSettings } from '../platform/storage/bucket-store.ts';

/** How far the clock of a request may be off, in milliseconds; stores allow a quarter of an hour. */
const SKEW = 900_000;
/** The most objects of a page; few, so that tests turn pages. */
const PAGE = 3;

/** A store that speaks S3 as far as the desk asks it, on loopback, with one bucket in memory. */
export interface TestBucket {
  settings: BucketSettings;
  /** What it keeps, by key. */
  objects: Map<string, { content: Buffer; since: Date }>;
  /** Answers the next so many requests with this status, as a store does that has too much to do. */
  refuse(status: number, times: number): void;
  close(): Promise<void>;
}

/** A refusal as the protocol knows it. */
class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Opens a store. Each request has to be signed (AWS Signature Version 4), and a document to tell its length. */
export async function openTestBucket(): Promise<TestBucket> {
  const objects: TestBucket['objects'] = new Map();
  const refusals: number[] = [];
  const keys = { region: 'ap-south-1', accessKeyId: 'DESK', secretAccessKey: 'a secret of the desk/+=' };
  const server = createServer((request, response) => {
    void answer(request, response).catch(error => {
      request.resume();
      const refusal = error instanceof Refusal ? error : new Refusal(500, 'InternalError');
      response.writeHead(refusal.status, { 'content-type': 'application/xml' });
      response.end(request.method === 'HEAD' ? '' : xml(`<Error><Code>${refusal.code}</Code></Error>`));
    });
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://store');
    const refused = refusals.shift();
    if (refused !== undefined) throw new Refusal(refused, 'SlowDown');
    checkSignature(request, url, keys);
    const [, bucket, ...rest] = url.pathname.split('/');
    const key = rest.join('/');
    if (bucket !== 'papers') throw new Refusal(404, 'NoSuchBucket');
    const found = objects.get(key);
    switch (request.method) {
      case 'HEAD':
        response.end();
        return;
      case 'PUT':
        if (request.headers['content-length'] === undefined) throw new Refusal(411, 'MissingContentLength');
        objects.set(key, { content: Buffer.concat(await request.toArray()), since: new Date() });
        response.end();
        return;
      case 'DELETE':
        objects.delete(key);
        response.writeHead(204).end();
        return;
      default:
        if (key === '') {
          response.end(listed(objects, url.searchParams));
          return;
        }
        if (found === undefined) throw new Refusal(404, 'NoSuchKey');
        response.end(found.content);
    }
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The store has no address');
  return {
    settings: { endpoint: `http://127.0.0.1:${address.port}/papers`, ...keys },
    objects,
    refuse: (status, times) => refusals.push(...Array<number>(times).fill(status)),
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A page of the objects below a prefix, in their order. */
function listed(objects: TestBucket['objects'], query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? '';
  const prefix = query.get('prefix') ?? '';
  const names = [...objects.keys()].filter(name => name > after && name.startsWith(prefix)).sort();
  const page = names.slice(0, PAGE);
  const contents = page.map(name => {
    const { content, since } = objects.get(name) ?? { content: '', since: new Date() };
    return `<Contents><Key>${name}</Key><Size>${content.length}</Size><LastModified>${since.toISOString()}</LastModified></Contents>`;
  });
  const more = names.length > PAGE;
  const next = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return xml(
    `<ListBucketResult><KeyCount>${page.length}</KeyCount><IsTruncated>${more}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`,
  );
}

function xml(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${content}`;
}

/** Throws Refusal unless a request is signed with the keys (AWS Signature Version 4, "Authorization header"). */
function checkSignature(
  request: IncomingMessage,
  url: URL,
  { region, accessKeyId, secretAccessKey }: Omit<BucketSettings, 'endpoint'>,
): void {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+?), ?SignedHeaders=(\S+?), ?Signature=(\w{64})$/;
  const [, by, scope = '', names = '', signature = ''] = form.exec(request.headers.authorization ?? '') ?? [];
  if (by === undefined) throw new Refusal(403, 'AccessDenied');
  if (by !== accessKeyId) throw new Refusal(403, 'InvalidAccessKeyId');
  const moment = String(request.headers['x-amz-date']);
  const day = moment.slice(0, 8);
  const iso = moment.replace(/^(\d{4})(\d\d)(\d\dT\d\d)(\d\d)(\d\dZ)$/, '$1-$2-$3:$4:$5');
  if (!(Math.abs(Date.now() - Date.parse(iso)) < SKEW)) throw new Refusal(403, 'RequestTimeTooSkewed');
  const isWhole = ['host', 'x-amz-content-sha256', 'x-amz-date'].every(name =>
    names.split(';').includes(name),
  );
  if (scope !== `${day}/${region}/s3/aws4_request` || !isWhole) {
    throw new Refusal(400, 'AuthorizationHeaderMalformed');
  }
  const canonical = [
    request.method,
    url.pathname,
    [...url.searchParams]
      .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
      .sort()
      .join('&'),
    ...names.split(';').map(name => `${name}:${String(request.headers[name] ?? '').trim()}`),
    '',
    names,
    request.headers['x-amz-content-sha256'],
  ].join('\n');
  const digest = createHash('sha256').update(canonical).digest('hex');
  const key = [day, region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (secret, part) => createHmac('sha256', secret).update(part).digest(),
    `AWS4${secretAccessKey}`,
  );
  const right = createHmac('sha256', key)
    .update(['AWS4-HMAC-SHA256', moment, scope, digest].join('\n'))
    .digest();
  if (!timingSafeEqual(right, Buffer.from(signature, 'hex'))) {
    throw new Refusal(403, 'SignatureDoesNotMatch');
  }
}
