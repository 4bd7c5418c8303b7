import type { Caller } from '@rto-desk/contract/access';

/** What a call was answered. */
interface Answer {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface Upload {
  name: string;
  content: Buffer;
  type: string;
}

/** Somebody who calls the API of a test desk; `path` is below `/api`. */
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

export function clientOf(
  address: string,
  token: string | null,
  headers: Record<string, string> = {},
): Client {
  const send = (method: string, path: string, init: RequestInit = {}) =>
    fetch(`${address}/api${path}`, {
      method,
      ...init,
      headers: { ...(token !== null && { authorization: `Bearer ${token}` }), ...headers, ...init.headers },
    });
  const call = async (method: string, path: string, init: RequestInit = {}): Promise<Answer> => {
    const answer = await send(method, path, init);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') ?? false;
    return {
      status: answer.status,
      headers: answer.headers,
      body: isJson && text !== '' ? JSON.parse(text) : text,
    };
  };
  const json = (method: string) => (path: string, body?: unknown) =>
    body === undefined
      ? call(method, path)
      : call(method, path, { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });
  return {
    get: path => call('GET', path),
    download: async path => {
      const answer = await send('GET', path);
      return answer.ok ? Buffer.from(await answer.arrayBuffer()) : Buffer.alloc(0);
    },
    delete: path => call('DELETE', path),
    post: json('POST'),
    put: json('PUT'),
    patch: json('PATCH'),
    form: (method, path, fields, file) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      if (file) form.append('file', new File([new Uint8Array(file.content)], file.name, { type: file.type }));
      return call(method, path, { body: form });
    },
  };
}
