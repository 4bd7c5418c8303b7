import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import { CompiledQuery, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../platform/database/database.ts';
import { withSnapshot } from '../platform/database/snapshot.ts';
import { openLimits } from '../platform/limits.ts';
import { isLong, timeLimit } from '../testing/long.ts';
import { connectionOf, readOnly } from '../testing/read-only.ts';
import { openSeverableProxy } from '../testing/severable-proxy.ts';
import { standaloneOptions } from '../testing/standalone-options.ts';
import { deskForTest, openTestDesk } from '../testing/test-desk.ts';

/** A desk that reaches its database through a proxy, and a signed-in caller. */
async function behindProxy(timeout?: number) {
  const desk = await openTestDesk();
  const { token } = await desk.signIn('user');
  const proxy = await openSeverableProxy();
  const connection = { ...(await connectionOf(desk)), host: '127.0.0.1', port: proxy.port };
  const database = openDatabase({ connection, connections: 4, ...(timeout && { timeout }) });
  const limits = openLimits(database.pool, randomBytes(32));
  const app = await createApp({ ...desk, db: database.db, pool: database.pool, limits }, standaloneOptions);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await proxy.close();
    await desk.close();
  });
  const ask = async () => {
    const begun = Date.now();
    const answer = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${token}` } });
    return { status: answer.status, after: answer.headers.get('retry-after'), took: Date.now() - begun };
  };
  const isBack = () => expect.poll(async () => (await ask()).status, { timeout: timeLimit(5_000) }).toBe(200);
  expect((await ask()).status).toBe(200);
  return { proxy, address, ask, isBack, database };
}

test('while the database is away calls are answered 503, and it is back within five seconds of its return', async () => {
  const { proxy, address, ask, isBack } = await behindProxy();
  await proxy.cut();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, after, took } = await ask();
    expect([status, Number(after) > 0]).toEqual([503, true]);
    expect(took, 'milliseconds').toBeLessThan(timeLimit(1_500));
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await proxy.mend();
  await isBack();
});

test.each([{ host: 'localhost', port: 1 }, { host: 'nobody.invalid' }])(
  'calls are answered 503 where nobody answers for the database, at $host',
  async connection => {
    const desk = await openTestDesk();
    const database = openDatabase({ connection });
    const app = await createApp({ ...desk, db: database.db, pool: database.pool }, standaloneOptions);
    onTestFinished(async () => {
      await app.close();
      await database.close();
      await desk.close();
    });
    const { token } = await desk.signIn('user');
    const headers = { authorization: `Bearer ${token}` };
    const { statusCode } = await app.inject({ url: '/api/me', headers });
    expect(statusCode).toBe(503);
  },
);

test.runIf(isLong())(
  'a database that answers no more is given up in time, and asked again once it answers',
  async () => {
    const { proxy, address, ask, isBack } = await behindProxy(500);
    const signIn = async () => {
      const body = JSON.stringify({ login_identifier: '9876500012', password: 'a guess at it' });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status;
    };
    expect(await signIn()).toBe(422);
    proxy.freeze(true);
    const answers = await Promise.all([ask(), ask()]);
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    // It asks the pool for its limits before anything else, and opens a connection for each.
    const begun = Date.now();
    expect(await signIn()).toBe(503);
    expect(Date.now() - begun, 'milliseconds').toBeLessThan(timeLimit(15_000));
    expect((await fetch(`${address}/readyz`)).status).toBe(503);
    proxy.freeze(false);
    await isBack();
  },
);

test('connections that died in silence are replaced, each after the first call that gets no answer on it', async () => {
  const { proxy, ask, isBack } = await behindProxy(500);
  proxy.silence();
  expect((await ask()).status).toBe(503);
  await isBack();
});

test('a snapshot and a cursor take as long as they do', async () => {
  const { database } = await behindProxy(300);
  const slow = 'select pg_sleep(0.6)::text as slept';
  await expect(database.pool.query(slow)).rejects.toThrow('Query read timeout');
  const { rows } = await withSnapshot(database.pool, ({ db }) => db.executeQuery(CompiledQuery.raw(slow)));
  expect(rows).toHaveLength(1);
  const read: unknown[] = [];
  for await (const row of database.db.selectNoFrom(sql`pg_sleep(0.6)::text`.as('slept')).stream(1))
    read.push(row);
  expect(read).toHaveLength(1);
});

test('a database that only reads answers 503 to what is written and is given up as soon as it is not', async () => {
  const desk = await deskForTest();
  const user = await desk.signIn('user');
  const headers = {
    authorization: `Bearer ${user.token}`,
    'content-type': 'application/json',
    'idempotency-key': '5d1f3a52-8f5c-4f0e-9a44-0c2f1f6c7d11',
  };
  const body = JSON.stringify({ name: 'Sent Again', mobile: '9876500011' });
  const add = async () => {
    const answer = await fetch(`${desk.address}/api/citizens`, { method: 'POST', headers, body });
    return [answer.status, answer.headers.get('retry-after') !== null];
  };
  await readOnly(desk, true);
  await expect.poll(async () => (await user.get('/me')).status).toBe(200);
  expect(await add()).toEqual([503, true]);
  expect((await fetch(`${desk.address}/readyz`)).status).toBe(503);
  expect((await desk.visitor.get('/me')).status, 'without a token').toBe(401);
  const stranger = { headers: { authorization: 'Bearer of-a-session-that-the-standby-does-not-know' } };
  expect((await fetch(`${desk.address}/api/me`, stranger)).status).toBe(503);
  await readOnly(desk, false);
  await expect.poll(add).toEqual([201, false]);
  const kept = await desk.db.selectFrom('citizens').select('id').where('name', '=', 'Sent Again').execute();
  expect(kept).toHaveLength(1);
  expect((await fetch(`${desk.address}/api/me`, stranger)).status).toBe(401);
});

if (isLong())
  test('a slow client is disconnected, and does not delay others', {
    timeout: 120_000,
  }, async () => {
    const desk = await deskForTest();
    const { port } = new URL(desk.address);
    const slow = connect(Number(port), '127.0.0.1');
    slow.on('error', () => undefined);
    slow.write('GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ');
    const dripping = setInterval(() => slow.writable && slow.write('a'), 1_000);
    onTestFinished(() => clearInterval(dripping));
    expect((await desk.visitor.get('/me')).status).toBe(401);
    const begun = Date.now();
    await new Promise(resolve => slow.once('close', resolve));
    expect(Date.now() - begun, 'milliseconds').toBeLessThan(timeLimit(25_000));
  });
