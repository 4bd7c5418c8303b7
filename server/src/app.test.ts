import { once } from 'node:events';
import { connect } from 'node:net';
import { endpoints } from '@rto-desk/contract/endpoints/index';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDisks } from './platform/disk.ts';
import { loggerOptions } from './platform/http/log.ts';
import { bucketStore } from './platform/storage/bucket-store.ts';
import { openTestBucket } from './testing/bucket.ts';
import { freshMobile } from './testing/samples.ts';
import { deskForFile, deskForTest, openTestDesk } from './testing/test-desk.ts';

const desk = await deskForFile();
const people = {
  admin: await desk.signIn('admin'),
  manager: await desk.signIn('manager'),
  user: await desk.signIn('user'),
};

const raw = (path: string, init: RequestInit = {}) => fetch(`${desk.address}${path}`, init);
const json = { 'content-type': 'application/json' };

describe('methods', () => {
  test('a POST with _method is that method, by query or by field, and nothing else is', async () => {
    const { admin } = people;
    const values = { name: 'Ramesh', mobile: '9826000000' };
    const { id } = (await admin.post('/citizens', values)).body;
    const byField = await admin.form('POST', `/citizens/${id}`, {
      ...values,
      name: 'Suresh',
      _method: 'put',
    });
    expect(byField).toMatchObject({ status: 200, body: { name: 'Suresh' } });
    expect((await admin.post(`/citizens/${id}`, { ...values, _method: 'PUT' })).body.name).toBe('Ramesh');
    expect((await admin.post(`/citizens/${id}?_method=GET`)).status).toBe(405);
    expect((await admin.post(`/citizens/${id}?_method=TRACE`)).status).toBe(405);
    expect((await admin.put(`/citizens/${id}?_method=DELETE`, values)).status).toBe(200);
    expect((await people.user.post(`/citizens/${id}?_method=DELETE`)).status).toBe(403);
    expect((await admin.post(`/citizens/${id}?_method=DELETE`)).status).toBe(200);
    expect((await admin.get(`/citizens/${id}`)).status).toBe(404);
  });

  test('an address says which methods it takes', async () => {
    const answer = await people.admin.patch('/citizens/1', {});
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
  });

  test('HEAD is GET without a body', async () => {
    const answer = await raw('/api/citizens', {
      method: 'HEAD',
      headers: { authorization: `Bearer ${people.admin.token}` },
    });
    expect([answer.status, await answer.text()]).toEqual([200, '']);
  });
});

describe('input', () => {
  const post = (body: string, headers: Record<string, string> = json) =>
    raw('/api/citizens', {
      method: 'POST',
      body,
      headers: { ...headers, authorization: `Bearer ${people.admin.token}` },
    });

  test.each([
    ['broken JSON', '{"name":', json, 400],
    ['no body', '', json, 422],
    ['a list', '[]', json, 422],
    ['a number', '7', json, 422],
    ['text', 'name=x', { 'content-type': 'text/plain' }, 415],
    ['XML', '<name/>', { 'content-type': 'application/xml' }, 415],
    ['a form without boundary', 'x', { 'content-type': 'multipart/form-data' }, 400],
    ['too much', JSON.stringify({ name: 'x'.repeat(300_000) }), json, 413],
    ['NUL', '{"name":"a\\u0000b","mobile":"9826000000"}', json, 422],
    ['half a character', '{"name":"a\\ud800b","mobile":"9826000000"}', json, 422],
    ['deep JSON', `{"name":${'['.repeat(50_000)}${']'.repeat(50_000)}}`, json, 400],
  ])('%s is refused with a sentence', async (_, body, headers, status) => {
    const answer = await post(body, headers);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toHaveProperty('message');
  });

  test('keys that would change a prototype are dropped', async () => {
    const answer = await post(
      '{"name":"Ramesh","mobile":"9826000000","__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}',
    );
    expect(answer.status).toBe(201);
    expect({}).not.toHaveProperty('role');
  });
});

describe('every answer', () => {
  test('carries the security headers and a request id, and is not cached', async () => {
    const answer = await raw('/api/me');
    expect(answer.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-frame-options')).toBe('DENY');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  test('says what is not there in JSON', async () => {
    for (const path of ['/api/nothing', '/storage', '/nothing.js', '/api']) {
      const answer = await raw(path);
      expect([answer.status, await answer.json()]).toEqual([404, { message: 'Not found.' }]);
    }
  });
});

test('a proxy that is not trusted is reported once, on the Admin page as well', async () => {
  const other = await deskForTest();
  const admin = await other.signIn('admin');
  for (let call = 0; call < 3; call += 1) {
    await fetch(`${other.address}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  }
  await expect
    .poll(async () => (await admin.get('/admin/server-warnings')).body)
    .toMatchObject([{ warning: 'proxy', address: expect.stringContaining('127.0.0.1') }]);
  const trusting = await deskForTest({ trustedProxies: ['127.0.0.1'] });
  await fetch(`${trusting.address}/healthz`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const ofTrusting = await trusting.signIn('admin');
  expect((await ofTrusting.get('/admin/server-warnings')).body).toEqual([]);
});

test('alive, ready, and not ready while the database is away', async () => {
  expect((await raw('/healthz')).status).toBe(200);
  const ready = await raw('/readyz');
  expect([ready.status, await ready.json()]).toEqual([
    200,
    { status: 'ready', queue: 'ok', store: 'ok', disk: 'ok', clock: 'ok' },
  ]);
  const other = await openTestDesk();
  const user = await other.signIn('user');
  await other.db.destroy();
  for (const path of ['/readyz', '/api/me']) {
    const answer = await fetch(`${other.address}${path}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
    expect(answer.status, path).toBe(path === '/readyz' ? 503 : 500);
  }
  expect((await fetch(`${other.address}/healthz`)).status).toBe(200);
  await other.close();
});

test('ready, and says so, while the store is away and messages wait', async () => {
  const bucket = await openTestBucket();
  const other = await deskForTest({ fileStore: bucketStore(bucket.settings) });
  await bucket.close();
  await sql`select graphile_worker.add_job('deliver', '{}', run_at := now() - interval '6 minutes')`.execute(
    other.db,
  );
  const answer = await fetch(`${other.address}/readyz`);
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { status: 'ready', queue: 'late', store: 'away', disk: 'ok', clock: 'ok' },
  ]);
});

test('a disk that is nearly full is a warning, a full one takes no changes, and both end when there is room', async () => {
  let free = 500 * 1024 ** 2;
  const other = await deskForTest({ freeBytes: () => free });
  const admin = await other.signIn('admin');
  const word = async () => ((await (await fetch(`${other.address}/readyz`)).json()) as { disk: string }).disk;
  const warned = async () => (await admin.get('/admin/disks')).body;
  const add = () => admin.post('/citizens', { name: 'Durga Prasad', mobile: freshMobile() });
  expect(await word()).toBe('low');
  expect(await warned()).toEqual([{ setting: 'DATA_DIR', folder: other.folder, free, state: 'low' }]);
  expect((await add()).status).toBe(201);

  free = 100 * 1024 ** 2;
  await expect.poll(async () => (await add()).status).toBe(503);
  const refused = await add();
  expect(refused.body.message).toMatch(/^Nothing was saved: the server disk is full/);
  expect(refused.headers.get('retry-after')).toBe('30');
  expect((await admin.get('/citizens')).status).toBe(200);
  expect(await warned()).toMatchObject([{ state: 'full' }]);
  expect((await other.visitor.post('/login', { phone: '9000000000', password: 'wrong' })).status).toBe(422);

  free = 2 * 1024 ** 3;
  await expect.poll(async () => (await add()).status).toBe(201);
});

test('a disk that does not answer, as one of a machine that is away, is left out and not asked again', async () => {
  let asked = 0;
  const hanging = () => {
    asked += 1;
    return new Promise<number>(() => undefined);
  };
  const disks = openDisks([{ setting: 'BACKUP_DIR', folder: '/mnt/away' }], true, hanging);
  expect([await disks.look(), await disks.look(), asked]).toEqual([[], [], 1]);
  await disks.assertSpace();
  expect(asked, 'a change does not wait for the folder of backups').toBe(1);
});

test('the log has the pattern of calls and no name, number or token', async () => {
  const { admin } = people;
  const secret = {
    name: 'Guptnaam Vyakti',
    mobile: '9191919191',
    email: 'gupt@example.com',
    dob: '1971-11-13',
  };
  const { id } = (await admin.post('/citizens', secret)).body;
  await admin.get(`/citizens?q=${secret.name}&mobile=${secret.mobile}`);
  await admin.post(`/citizens/${id}/ll`, { ll_no: 'GUPT/42', expiry_date: 'never' });
  await admin.get(`/citizens/${id}`);
  await desk.visitor.post('/login', { phone: secret.mobile, password: 'guptshabd' });
  await admin.put(`/citizens/${id}`, { ...secret, city: 'x'.repeat(256) });
  const lines = desk.logged.map(line => JSON.parse(line));
  expect(lines.at(-1)).toMatchObject({
    method: 'PUT',
    route: '/api/citizens/:id',
    status: 422,
    caller: admin.caller.id,
    role: 'admin',
  });
  const log = desk.logged.join('');
  for (const value of [
    ...Object.values(secret),
    'Guptnaam',
    'GUPT/42',
    'guptshabd',
    admin.token,
    encodeURIComponent(secret.name),
  ]) {
    expect(log).not.toContain(value);
  }
});

test('an error that quotes the input is logged without it', () => {
  const lines: string[] = [];
  const logger = Fastify({
    logger: loggerOptions({ level: 'error', stream: { write: line => lines.push(line) } }),
  }).log;
  logger.error(new Error('duplicate key (9191919191)'));
  logger.error({ err: new Error('invalid input: "Guptnaam"') });
  logger.error({ err: new Error('invalid input: "Guptnaam"') }, 'call failed');
  expect(lines.join('')).not.toMatch(/9191919191|Guptnaam/);
  expect(lines.map(line => JSON.parse(line).msg)).toEqual(['failure', 'failure', 'call failed']);
});

test('the OpenAPI document describes every endpoint, and each of its references leads somewhere', async () => {
  // The page for people asks first: the document is made for the first reader.
  const ofPage = await (await raw('/api/docs/json')).json();
  const document = (await desk.visitor.get('/openapi.json')).body;
  expect(ofPage).toEqual(document);
  expect(document.openapi).toBe('3.1.0');
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods as object).map(method => `${method.toUpperCase()} ${path}`),
  );
  expect(described.sort()).toEqual(Object.keys(endpoints).sort());
  const references = JSON.stringify(document).match(/#\/components\/schemas\/[^"]+/g) ?? [];
  for (const reference of references)
    expect(document.components.schemas).toHaveProperty([reference.split('/').at(-1) ?? '']);
  const page = await raw('/api/docs/');
  expect([page.status, page.headers.get('content-type')]).toEqual([
    200,
    expect.stringContaining('text/html'),
  ]);
});

test('the OpenAPI document is made and compressed once, and is not sent to a client that has it', async () => {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`${desk.address}${path}`, { method, headers: { 'accept-encoding': 'identity', ...headers } });
  const whole = await ask('/api/openapi.json');
  const text = await whole.text();
  const etag = whole.headers.get('etag') ?? '';
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  const stringify = vi.spyOn(JSON, 'stringify');
  onTestFinished(() => stringify.mockRestore());
  for (const path of ['/api/openapi.json', '/api/docs/json']) {
    for (const coding of ['br', 'gzip']) {
      const packed = await ask(path, { 'accept-encoding': coding });
      expect(packed.headers.get('content-encoding')).toBe(coding);
      expect(Number(packed.headers.get('content-length'))).toBeLessThan(text.length / 5);
      expect(await packed.text()).toBe(text);
    }
    for (const known of [etag, `"x", ${etag.slice(2)}`]) {
      const same = await ask(path, { 'if-none-match': known });
      expect([same.status, await same.text()]).toEqual([304, '']);
    }
    expect((await ask(path, { 'if-none-match': 'W/"another"' })).status).toBe(200);
  }
  const head = await ask('/api/openapi.json', {}, 'HEAD');
  expect([head.status, head.headers.get('etag'), await head.text()]).toEqual([200, etag, '']);
  expect(Number(head.headers.get('content-length'))).toBe(Buffer.byteLength(text));
  const made = stringify.mock.results.filter(({ value }) => String(value).startsWith('{"openapi"'));
  expect(made).toEqual([]);
});

test('a connection that was opened in advance and never used does not keep the server from closing', async () => {
  const other = await openTestDesk();
  const { port } = new URL(other.address);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  // By now the server has accepted it.
  expect((await other.visitor.get('/me')).status).toBe(401);
  const gone = once(socket, 'close');
  await other.close();
  await gone;
});
