// @vitest-environment jsdom
import { followClock, now, today, validityOf } from '@rto-desk/contract/expiry';
import { drivingLicence } from '@rto-desk/contract/kinds/driving-licence';
import { typedDate } from '@rto-desk/contract/typed-date';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiError, NetworkError } from './ApiError.ts';
import { call } from './call.ts';
import { documentCalls } from './documents.ts';
import { setPasswordPrompt } from './prompts.ts';
import { onTokenChange, readToken, storeToken } from './token.ts';

const server = vi.fn<(request: Request) => Promise<Response>>();
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  server.mockResolvedValueOnce(Response.json(body, { status, headers }));

beforeEach(() => {
  server.mockReset();
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) =>
    server(new Request(new URL(address, window.location.origin), init)),
  );
});
afterEach(() => storeToken(null));

/** The request that the server got. */
function received(position = 0): Request {
  const request = server.mock.calls[position]?.[0];
  if (request === undefined) throw new Error('The server was not called');
  return request;
}

async function refusal(calling: Promise<unknown>): Promise<unknown> {
  return calling.then(
    () => expect.fail('The call went through'),
    (error: unknown) => error,
  );
}

describe('a call', () => {
  it('goes to its address, in the language of the screens, with the token', async () => {
    storeToken('secret');
    answer(200, { id: 7 });
    await call('PUT /citizens/{id}', { params: { id: 7 }, body: { name: 'Ram', mobile: '9876543210' } });
    expect(received().url).toBe(`${window.location.origin}/api/citizens/7`);
    expect(received().method).toBe('PUT');
    expect(received().headers.get('authorization')).toBe('Bearer secret');
    expect(received().headers.get('accept-language')).toBe('en');
    expect(await received().json()).toEqual({ name: 'Ram', mobile: '9876543210' });
  });

  it('sets the clock by which screens go, where that of the device is wrong', async () => {
    onTestFinished(() => followClock(Date.now()));
    const expired = '2026-11-24';
    const day = (date: string) => answer(200, {}, { date: new Date(date).toUTCString() });
    day('2031-03-04T20:00:00Z');
    await call('GET /me');
    expect(today(), 'already the next day in India').toBe('2031-03-05');
    expect(validityOf(expired, false).state).toBe('expired');
    expect(typedDate('04-03-31', true)).toBe('2031-03-04');
    day('2015-01-01T00:00:00Z');
    await call('GET /me');
    expect(validityOf(expired, false).state).toBe('valid');
    const seconds = Date.now() + 20_000;
    day(new Date(seconds).toISOString());
    await call('GET /me');
    expect(now().getTime(), 'the time that an answer takes moves nothing').toBeLessThan(seconds);
  });

  it('leaves empty filters out of the address', async () => {
    answer(200, { data: [] });
    await call('GET /citizens', { query: { q: 'ram & sons', mobile: '', page: 2 } });
    expect(received().url).toBe(`${window.location.origin}/api/citizens?q=ram+%26+sons&page=2`);
    expect(received().headers.has('authorization')).toBe(false);
  });

  it('is made once more after the password that the server wants again was given, and only then', async () => {
    const ask = vi.fn<() => Promise<boolean>>();
    onTestFinished(setPasswordPrompt(ask));
    const change = () => call('PUT /admin/security', { body: { two_factor_required: true } });
    const wanted = { message: 'Sign in again or confirm your password.', confirm: true };
    answer(403, wanted);
    answer(200, { two_factor_required: true });
    ask.mockResolvedValueOnce(true);
    expect(await change()).toEqual({ two_factor_required: true });
    expect(await received(1).json()).toEqual(await received(0).json());

    answer(403, wanted);
    ask.mockResolvedValueOnce(false);
    expect(await refusal(change())).toMatchObject({ status: 403, sentence: wanted.message });

    answer(403, { message: 'Forbidden (manager)' });
    expect(await refusal(change())).toMatchObject({ sentence: 'Forbidden (manager)' });
    expect([ask.mock.calls.length, server.mock.calls.length]).toEqual([2, 4]);
  });

  it('is sent again under the same key as long as it has no answer, and then under another', async () => {
    const add = () => call('POST /citizens', { body: { name: 'Ram', mobile: '9876543210' } });
    server.mockRejectedValueOnce(new TypeError('The network was lost'));
    await refusal(add());
    answer(503, { message: 'Busy' });
    await refusal(add());
    server.mockResolvedValueOnce(new Response('{"id', { status: 201 }));
    await refusal(add());
    answer(201, { id: 7 });
    await add();
    answer(201, { id: 8 });
    await add();
    const keys = server.mock.calls.map(([request]) => request.headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(keys.slice(0, 4)).size).toBe(1);
    expect(keys[4]).not.toBe(keys[0]);
  });

  it('is repeated as a POST where deleting is not let through', async () => {
    answer(405, { message: 'No' });
    answer(200, { message: 'Vehicle deleted.' });
    await call('DELETE /vehicles/{id}', { params: { id: 3 } });
    expect(received(1).method).toBe('POST');
    expect(received(1).url).toBe(`${window.location.origin}/api/vehicles/3?_method=DELETE`);
  });
});

describe('a refused call', () => {
  it('tells the sentences of the server, by field', async () => {
    answer(422, {
      message: 'Please check.',
      errors: { mobile: ['Too short.', 'Not a number.'], odd: 'Odd.' },
    });
    const error = await refusal(call('GET /me'));
    expect(error).toMatchObject({
      status: 422,
      sentence: 'Please check.',
      errors: { mobile: ['Too short.', 'Not a number.'], odd: ['Odd.'] },
    });
    expect(error).toBeInstanceOf(ApiError);
  });

  it('brings the record that someone else saved, and when to try again', async () => {
    answer(409, { message: 'Changed.', current: { id: 7 } });
    expect(await refusal(call('GET /me'))).toMatchObject({ status: 409, current: { id: 7 } });
    answer(429, { message: 'Wait.' }, { 'retry-after': '30' });
    expect(await refusal(call('GET /me'))).toMatchObject({ status: 429, retryAfter: 30 });
  });

  it("has no sentence where a proxy's page came in place of the server's answer", async () => {
    server.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await refusal(call('GET /me'))).toMatchObject({ status: 502, sentence: null, errors: {} });
  });

  it('is told apart from one that got no answer', async () => {
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    expect(await refusal(call('GET /me'))).toBeInstanceOf(NetworkError);
    server.mockResolvedValueOnce(new Response('<h1>Sign in to the wireless network</h1>'));
    expect(await refusal(call('GET /me'))).toBeInstanceOf(NetworkError);
  });
});

describe('the session', () => {
  it('ends with a refused token, and everyone who listens hears of it', async () => {
    storeToken('old');
    const heard = vi.fn();
    const stop = onTokenChange(heard);
    answer(401, { message: 'Unauthenticated.' });
    await refusal(call('GET /me'));
    expect(readToken()).toBeNull();
    expect(window.localStorage.getItem('rto-desk.token')).toBeNull();
    expect(heard).toHaveBeenCalledOnce();
    stop();
  });

  it.each([403, 404, 422, 429, 500, 503])('outlives a %i', async status => {
    storeToken('good');
    answer(status, { message: 'No' });
    await refusal(call('GET /me'));
    expect(readToken()).toBe('good');
  });

  it('outlives a lost network', async () => {
    storeToken('good');
    server.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await refusal(call('GET /me'));
    expect(readToken()).toBe('good');
  });

  it('outlives the late refusal of the one before it', async () => {
    storeToken('old');
    server.mockImplementationOnce(async () => {
      storeToken('new');
      return Response.json({ message: 'Unauthenticated.' }, { status: 401 });
    });
    await refusal(call('GET /me'));
    expect(readToken()).toBe('new');
  });
});

describe('a document', () => {
  const calls = documentCalls({
    ...drivingLicence,
    slug: 'dl',
    collection: 'driving_licenses',
    type: 'Driving License',
  });
  const paper = new File(['%PDF-'], 'dl.pdf', { type: 'application/pdf' });

  it('is sent as JSON without a file', async () => {
    answer(200, {});
    await calls.update(4, { dl_no: 'CG04', office: null }, { removeFile: true });
    expect(received().method).toBe('PUT');
    expect(received().url).toBe(`${window.location.origin}/api/dl/4`);
    expect(await received().json()).toEqual({ dl_no: 'CG04', office: null, remove_file: '1' });
  });

  it('is sent as a form with a file: the method first, the file last', async () => {
    const sent = vi.fn<(address: string, init: RequestInit) => Promise<Response>>(async () =>
      Response.json({}),
    );
    vi.stubGlobal('fetch', sent);
    await calls.update(4, { dl_no: 'CG04', office: null, updated_at: undefined }, { file: paper });
    const [address, init] = sent.mock.lastCall ?? [];
    expect([address, init?.method]).toEqual(['/api/dl/4', 'POST']);
    expect(new Headers(init?.headers).has('content-type')).toBe(false);
    const form = init?.body instanceof FormData ? [...init.body.entries()] : [];
    expect(form.map(([name]) => name)).toEqual(['_method', 'dl_no', 'office', 'file']);
    expect(form.slice(0, 3).map(([, value]) => value)).toEqual(['PUT', 'CG04', '']);
  });
});
