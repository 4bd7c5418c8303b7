import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Caller } from '@rto-desk/contract/access';

/** Connections that are kept for the next call. */
const agent = new Agent({ keepAlive: true });
/** Nothing is packed for a caller in the same process, which would only unpack it: a tenth to a quarter of a list. */
const UNPACKED = { 'accept-encoding': 'identity' };

/** What a call was answered. */
export interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

/** The server went away before it had answered whole: it was killed, or listens no more. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
}

export interface Upload {
  name: string;
  content: Buffer;
  type: string;
}

/** What wants an `Idempotency-Key` gets a fresh one, unless the client has one of its own. */
const keyFor = (method: string, path: string) =>
  method === 'POST' && path === '/receipts' ? { 'idempotency-key': randomUUID() } : {};

/** A caller of the API of a test server; `path` is below `/api`. Each call throws {@link NoAnswer} without one. */
export interface Client {
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  patch(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** What a file holds; nothing where it is refused. */
  download(path: string): Promise<Buffer>;
  /** Sends a form, with the file last. */
  form(method: string, path: string, fields: Record<string, string>, file?: Upload): Promise<Answer>;
}

/** A client who is signed in. */
export interface SignedInClient extends Client {
  caller: Caller;
  token: string;
}

/**
 * Sends the same again while the server is too busy (503), as `Retry-After` says. The client must have an `Idempotency-Key` of
 * its own where an answer may be lost.
 */
export async function postUntilServed(client: Client, path: string, body: unknown): Promise<Answer> {
  let answer = await client.post(path, body);
  while (answer.status === 503) {
    await wait(Number(answer.headers.get('retry-after')) * 1_000);
    answer = await client.post(path, body);
  }
  return answer;
}

export function clientOf(
  address: string,
  token: string | null,
  headers: Record<string, string> = {},
): Client {
  const sent = { ...UNPACKED, ...(token !== null && { authorization: `Bearer ${token}` }), ...headers };
  const send = async (method: string, path: string, body?: unknown): Promise<Received> => {
    const text = body === undefined ? undefined : JSON.stringify(body);
    const type = text === undefined ? {} : { 'content-type': 'application/json' };
    // By `fetch` it takes a quarter more work, or twice as much where little is answered.
    const headers = { ...keyFor(method, path), ...sent, ...type };
    const asked = request(`${address}/api${path}`, { method, agent, headers });
    asked.end(text);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    const { statusCode = 0, headersDistinct } = answer;
    return {
      status: statusCode,
      headers: headersOf(headersDistinct),
      content: Buffer.concat(await answer.toArray()),
    };
  };
  const sendForm = async (method: string, path: string, body: FormData): Promise<Received> => {
    const answer = await fetch(`${address}/api${path}`, { method, body, headers: sent });
    return {
      status: answer.status,
      headers: answer.headers,
      content: Buffer.from(await answer.arrayBuffer()),
    };
  };
  const json = (method: string) => async (path: string, body?: unknown) =>
    read(await received(send(method, path, body)));
  return {
    get: path => json('GET')(path),
    download: async path => {
      const { status, content } = await received(send('GET', path));
      return status < 300 ? content : Buffer.alloc(0);
    },
    delete: path => json('DELETE')(path),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    form: async (method, path, fields, file) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (file) form.append('file', new File([new Uint8Array(file.content)], file.name, { type: file.type }));
      return read(await received(sendForm(method, path, form)));
    },
  };
}

/** What a call was answered, as it came. */
interface Received {
  status: number;
  headers: Headers;
  content: Buffer;
}

/** What was sent back, where it was all of it. */
async function received(answer: Promise<Received>): Promise<Received> {
  try {
    return await answer;
  } catch (error) {
    throw new NoAnswer(String(error), { cause: error });
  }
}

function headersOf(received: NodeJS.Dict<string[]>): Headers {
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(received))
    for (const value of values) headers.append(name, value);
  return headers;
}

function read({ status, headers, content }: Received): Answer {
  const isJson = headers.get('content-type')?.startsWith('application/json') ?? false;
  // As a browser reads it, without the mark that some files begin with.
  const text = new TextDecoder().decode(content);
  return { status, headers, body: isJson && text !== '' ? JSON.parse(text) : text };
}
