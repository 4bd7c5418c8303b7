import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../platform/database/database.ts';
import { openLimits } from '../platform/limits.ts';
import { isLong } from '../testing/long.ts';
import { freshMobile } from '../testing/samples.ts';
import { standaloneOptions } from '../testing/standalone-options.ts';
import { deskForFile } from '../testing/test-desk.ts';

const desk = await deskForFile();
const admin = await desk.signIn('admin');

/** What is answered to bytes as they are, until the server hangs up. */
function answerTo(bytes: string): Promise<string> {
  const { port } = new URL(desk.address);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setTimeout(10_000, () => socket.destroy(new Error(`No end after: ${answer}`)));
    socket.on('data', data => {
      answer += data;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(answer));
  });
}

test.each([
  ['two lengths of one body', 'Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['two lengths', 'Content-Length: 5\r\nContent-Length: 6\r\n\r\nabcdef'],
  ['a length that is none', 'Content-Length: 5, 5\r\n\r\nabcde'],
  ['a chunk without a size', 'Transfer-Encoding: chunked\r\n\r\nxyz\r\nabc\r\n0\r\n\r\n'],
  ['a header that goes on', 'X-A: 1\r\n b\r\nContent-Length : 0\r\n\r\n'],
  ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
])('a request with %s is refused whole, and what follows is not read as another', async (_, rest) => {
  const smuggled = 'GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n';
  const answer = await answerTo(`POST /api/login HTTP/1.1\r\nHost: x\r\n${rest}${smuggled}`);
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  expect(answer).not.toContain('ready');
});

test('methods that no call has are refused', async () => {
  for (const method of ['TRACE', 'CONNECT', 'PROPFIND', 'FOO']) {
    const answer = await answerTo(`${method} /api/me HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(answer, method).not.toMatch(/^HTTP\/1\.1 [235]/);
  }
});

test('a packed body is not unpacked: a small one could become an enormous one', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000, ' '));
  const answer = await fetch(`${desk.address}/api/citizens`, {
    method: 'POST',
    body: bomb,
    headers: {
      authorization: `Bearer ${admin.token}`,
      'content-type': 'application/json',
      'content-encoding': 'gzip',
    },
  });
  expect([400, 413, 415]).toContain(answer.status);
});

test.each([
  ['a thousand fields', Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}`, 'x']))],
  ['names of the prototype', { ['__proto__']: 'x', constructor: 'x', toString: 'x' }],
  ['a name of 10 kB', { ['x'.repeat(10_000)]: 'x' }],
  ['a value of 2 MB', { name: 'x'.repeat(2_000_000) }],
])('a form with %s ends in a sentence', async (_, fields) => {
  const { status, body } = await admin.form('POST', '/citizens', fields);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
  expect(body).toHaveProperty('message');
});

if (isLong()) {
  test('who has an account is not told by how long an answer takes', async () => {
    const phone = freshMobile();
    await desk.visitor.post('/register', {
      name: 'Known',
      phone,
      email: 'known@example.com',
      password: 'monsoon-raipur-7',
    });
    const took = async (path: string, body: object) => {
      const begun = performance.now();
      await desk.visitor.post(path, body);
      return performance.now() - begun;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 15; round += 1) {
      times.known.push(await took('/login', { login_identifier: phone, password: `wrong-${round}-wrong` }));
      times.unknown.push(
        await took('/login', { login_identifier: freshMobile(), password: `wrong-${round}-wrong` }),
      );
    }
    // The quickest: whatever else keeps the machine busy only adds.
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    // Without the pretended check an unknown number is answered in a tenth of the time.
    expect(unknown).toBeGreaterThan(known / 3);
    expect(unknown).toBeLessThan(known * 3);
  });

  test('nor by how long asking for a link takes', async () => {
    const email = `${freshMobile()}@example.com`;
    await desk.visitor.post('/register', {
      name: 'Known',
      phone: freshMobile(),
      email,
      password: 'monsoon-raipur-7',
    });
    const took = async (asked: string) => {
      const begun = performance.now();
      expect((await desk.visitor.post('/password/forgot', { email: asked })).status).toBe(200);
      return performance.now() - begun;
    };
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round += 1) {
      times.known.push(await took(email));
      times.unknown.push(await took(`${freshMobile()}@example.com`));
    }
    const [known, unknown] = [Math.min(...times.known), Math.min(...times.unknown)];
    // Without the time that each of them takes at the least, writing a link down takes several times as long as none.
    expect(unknown).toBeGreaterThan(known * 0.75);
    expect(unknown).toBeLessThan(known * 1.33);
  });
}

test('attempts are counted for all processes together', async () => {
  const phone = freshMobile();
  // Two processes on one database, each with a pool and limits of its own.
  const pools = await Promise.all(
    [1, 2].map(async () => {
      const { rows } = await desk.pool.query<{ database: string }>('select current_database() as database');
      return openDatabase({ connection: { ...inject('connection'), database: rows[0]?.database ?? '' } });
    }),
  );
  const apps = await Promise.all(
    pools.map(({ db, pool }) =>
      createApp({ ...desk, db, pool, limits: openLimits(pool, desk.fileKey) }, standaloneOptions),
    ),
  );
  onTestFinished(async () => {
    await Promise.all(apps.map(app => app.close()));
    await Promise.all(pools.map(({ close }) => close()));
  });
  const attempt = async (process: number) => {
    const payload = { login_identifier: phone, password: 'wrong-password' };
    return (await apps[process]?.inject({ method: 'POST', url: '/api/login', payload }))?.statusCode;
  };
  for (let at = 0; at < 10; at += 1) expect(await attempt(at % 2)).toBe(422);
  await attempt(0);
  expect([await attempt(0), await attempt(1)]).toEqual([429, 429]);
});

test('browsers are told to keep to https exactly where people come by it', async () => {
  const plain = await fetch(`${desk.address}/healthz`);
  expect(plain.headers.get('strict-transport-security')).toBeNull();
  const app = await createApp(desk, { ...standaloneOptions, overTls: true });
  onTestFinished(() => app.close());
  const answer = await app.inject('/healthz');
  expect(answer.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  expect(answer.headers['content-security-policy']).not.toMatch(/unsafe|\*/);
  expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
});
