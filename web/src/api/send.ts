import type { Method } from '@rto-desk/contract/endpoints/endpoint';
import { followClock } from '@rto-desk/contract/expiry';
import { currentLanguage } from '../words/language.ts';
import { ApiError, NetworkError, parseErrorBody } from './ApiError.ts';
import { forgetIdempotencyKey, idempotencyKey } from './idempotencyKey.ts';
import { confirmPassword, signInAgain } from './prompts.ts';
import { readToken, storeToken } from './token.ts';
import { upload } from './upload.ts';

export interface SendOptions {
  query?: object;
  /** Sent as JSON, or as a form where it is one. */
  body?: object;
  signal?: AbortSignal;
  /** The media type that is wanted; JSON where not said. */
  accept?: string;
  /** Told how much of a form has gone, 0 to 1. */
  onSent?: (part: number) => void;
}

/**
 * Sends a call below `/api` and gives its answer. Throws `ApiError` where the server refuses and `NetworkError`
 * where there is no answer.
 */
export async function send(method: Method, path: string, options: SendOptions = {}): Promise<unknown> {
  const answer = await authorised(method, path, options);
  // Some proxies block DELETE: it is sent as a POST with `_method`.
  if (answer.status === 405 && method === 'DELETE') {
    return send('POST', path, { ...options, query: { ...options.query, _method: 'DELETE' } });
  }
  if (answer.ok) {
    const told: unknown = answer.status === 204 ? null : await answer.json().catch(noAnswer);
    forgetIdempotencyKey(path, options.body);
    return told;
  }
  // After a 5xx the outcome of the call is unknown, so its idempotency key is kept for the retry.
  if (answer.status < 500) forgetIdempotencyKey(path, options.body);
  throw await refusal(answer);
}

/**
 * The raw response to a call. If the server asks for the password again, or the session has ended (401 on a call that
 * carried a token), the person is prompted and the call is repeated once. A person who does not sign in again is signed
 * out.
 */
export async function authorised(method: Method, path: string, options: SendOptions = {}): Promise<Response> {
  const token = readToken();
  const answer = await attempt(method, path, options);
  if (answer.status === 401 && token !== null)
    return afterSignIn(token, answer, () => attempt(method, path, options));
  if (!(await wantsPassword(answer)) || !(await confirmPassword())) return answer;
  return attempt(method, path, options);
}

/** The answer to a call whose token was refused: the repeated call's, where the person has signed in again. */
async function afterSignIn(
  refused: string,
  answer: Response,
  again: () => Promise<Response>,
): Promise<Response> {
  if (readToken() === refused && !(await signInAgain())) {
    if (readToken() === refused) storeToken(null);
    return answer;
  }
  return readToken() === null ? answer : again();
}

async function attempt(
  method: Method,
  path: string,
  { query, body, signal, accept, onSent }: SendOptions,
): Promise<Response> {
  const token = readToken();
  const headers = headersOf(token, body, accept);
  if (method === 'POST') headers['idempotency-key'] = idempotencyKey(path, body);
  const url = `/api${path}${queryOf(query)}`;
  const response =
    body instanceof FormData && onSent !== undefined
      ? upload(url, { method, headers, body, signal, onSent })
      : fetch(url, {
          method,
          headers,
          body: body === undefined || body instanceof FormData ? body : JSON.stringify(body),
          signal: signal ?? null,
        });
  const answer = await response.catch(noAnswer);
  const serverTime = Date.parse(answer.headers.get('date') ?? '');
  if (!Number.isNaN(serverTime)) followClock(serverTime);
  return answer;
}

/** Whether a call was refused until the password is given again. */
async function wantsPassword(answer: Response): Promise<boolean> {
  if (answer.status !== 403) return false;
  return parseErrorBody(
    await answer
      .clone()
      .json()
      .catch(() => null),
  ).confirm;
}

/** What a refusal says. */
export async function refusal(answer: Response): Promise<ApiError> {
  const seconds = Number.parseInt(answer.headers.get('retry-after') ?? '', 10);
  const told = parseErrorBody(await answer.json().catch(() => null));
  return new ApiError(answer.status, told, Number.isNaN(seconds) ? null : seconds);
}

function headersOf(
  token: string | null,
  body: object | undefined,
  accept = 'application/json',
): Record<string, string> {
  return {
    accept,
    'accept-language': currentLanguage(),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    // The browser sets a form's content type itself, with its boundary.
    ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
  };
}

/** `?page=2`, or nothing; what is empty or absent is not sent. */
function queryOf(query: object = {}): string {
  const sent = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  );
  const search = new URLSearchParams(sent.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? '' : `?${search}`;
}

/** An aborted call stays an AbortError; every other failure of `fetch` is the network. */
function noAnswer(cause: unknown): never {
  if (cause instanceof DOMException && cause.name === 'AbortError') throw cause;
  throw new NetworkError(cause);
}
