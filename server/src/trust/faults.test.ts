import { connect } from 'node:net';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createApp } from '../app.ts';
import { openDatabase } from '../platform/database/database.ts';
import { timeBudget } from '../testing/long.ts';
import { openSeverableProxy } from '../testing/severable-proxy.ts';
import { standaloneOptions } from '../testing/standalone-options.ts';
import { openTestDesk } from '../testing/test-desk.ts';

test('while the database is away calls are answered 503, and it is back within five seconds of its return', async () => {
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
  const user = await desk.signIn('user');
  const { rows } = await desk.pool.query<{ database: string }>('select current_database() as database');
  const proxy = await openSeverableProxy();
  const connection = { ...inject('connection'), database: rows[0]?.database ?? '' };
  const database = openDatabase({
    connection: { ...connection, host: '127.0.0.1', port: proxy.port },
    connections: 4,
  });
  const app = await createApp({ ...desk, db: database.db, pool: database.pool }, standaloneOptions);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await proxy.close();
  });
  const ask = async () => {
    const begun = Date.now();
    const answer = await fetch(`${address}/api/me`, { headers: { authorization: `Bearer ${user.token}` } });
    return { status: answer.status, after: answer.headers.get('retry-after'), took: Date.now() - begun };
  };
  expect((await ask()).status).toBe(200);
  await proxy.cut();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const { status, after, took } = await ask();
    expect([status, Number(after) > 0]).toEqual([503, true]);
    expect(took, 'milliseconds').toBeLessThan(timeBudget(1_500));
  }
  expect((await fetch(`${address}/readyz`)).status).toBe(503);
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await proxy.mend();
  await expect.poll(async () => (await ask()).status, { timeout: timeBudget(5_000) }).toBe(200);
});

test('a client that sends a byte now and then is hung up on, and keeps nobody else waiting', {
  timeout: 120_000,
}, async () => {
  const desk = await openTestDesk();
  onTestFinished(() => desk.close());
  const { port } = new URL(desk.address);
  const slow = connect(Number(port), '127.0.0.1');
  slow.on('error', () => undefined);
  slow.write('GET /api/me HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const dripping = setInterval(() => slow.writable && slow.write('a'), 1_000);
  onTestFinished(() => clearInterval(dripping));
  expect((await desk.visitor.get('/me')).status).toBe(401);
  const begun = Date.now();
  await new Promise(resolve => slow.once('close', resolve));
  expect(Date.now() - begun, 'milliseconds').toBeLessThan(timeBudget(25_000));
});
