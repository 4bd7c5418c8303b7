import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { answerError } from './answer-error.ts';
import { servePages } from './pages.ts';

const app = Fastify();
const folder = await mkdtemp(join(tmpdir(), 'rto-desk-pages-'));
await mkdir(join(folder, 'built', 'assets'), { recursive: true });
await writeFile(join(folder, 'secret.js'), 'secret');
await writeFile(join(folder, 'built', 'index.html'), 'page');
await writeFile(join(folder, 'built', 'assets', 'a.js'), 'script');
await writeFile(join(folder, 'built', 'screens.json'), '{"/citizens/:id":"index.html"}');
app.setErrorHandler(answerError);
await servePages(app, join(folder, 'built'));
await app.listen({ host: '127.0.0.1', port: 0 });
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

/** The status and the body that a path is answered with, sent as it is: a client of the web would normalise it first. */
async function answerTo(path: string, more = ''): Promise<[number, string]> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nhost: desk.example\r\n${more}connection: close\r\n\r\n`);
  const pieces: Buffer[] = [];
  socket.on('data', piece => pieces.push(piece));
  await once(socket, 'close');
  const [head = '', body = ''] = Buffer.concat(pieces).toString().split('\r\n\r\n');
  return [Number(head.split(' ')[1]), body];
}

test('a screen gets its page, a file itself', async () => {
  expect(await answerTo('/citizens/7')).toEqual([200, 'page']);
  expect(await answerTo('/assets/a.js')).toEqual([200, 'script']);
});

test.each([
  '/%00',
  '/a%00.js',
  '/api/%00',
  '/..',
  '/index.html/..',
  '/index.html/%2e%2e',
  '/assets/../../secret.js',
  '/%2e%2e/secret.js',
  '/%5c..%5csecret.js',
  '/\\..\\secret.js',
  '/assets/%2f..%2fa.js',
  '/assets/a.js/b.js',
  '//',
  '//host/a.js',
  '//host/%2f..',
  '//host:99999/',
  '//[/%2f..',
  'http://host/a.js',
  `/${'x'.repeat(5_000)}.js`,
])('%s names nothing', async path => {
  expect(await answerTo(path)).toEqual([404, '{"message":"Not found."}']);
});

test.each([
  ['/%', ''],
  ['/%ff', ''],
  ['/assets/a.js', 'range: bytes=99-\r\n'],
  ['/assets/a.js', 'if-match: "x"\r\n'],
])('%s with %j is refused', async (path, more) => {
  const [status] = await answerTo(path, more);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});
