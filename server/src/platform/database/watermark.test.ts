import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Connection, executeOn, freshDatabase, TEMPLATE } from '../../testing/databases.ts';
import { connectionOf } from '../../testing/read-only.ts';
import { deskForTest, type TestDesk } from '../../testing/test-desk.ts';
import { words } from '../../testing/words.ts';
import { openDatabase } from './database.ts';
import { openWatermark } from './watermark.ts';

/** A desk whose database can be changed past it. */
async function openDesk() {
  const desk = await deskForTest();
  const connection = await connectionOf(desk);
  /** Runs a statement past the desk and ends its connections, as another server behind the same address does. */
  const change = async (statement: string) => {
    await executeOn(connection, statement);
    await executeOn(
      { ...connection, database: 'postgres' },
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${connection.database}'`,
    );
  };
  return { desk, connection, change };
}

/** A database without a desk. */
async function openConnection(): Promise<Connection> {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  return connection;
}

/** Resolves when the desk has seen a count of the watermark. */
async function untilSeen(desk: TestDesk, count: number): Promise<void> {
  await expect
    .poll(async () => {
      // The first query may meet a connection that is just being ended.
      await desk.pool.query('select').catch(() => undefined);
      return desk.watermark.seen?.count;
    })
    .toBe(count);
}

const statusOf = async (asked: Promise<{ status: number }>) => (await asked).status;

test('a desk saves nothing in a database that has gone back, says so, and still answers what is read', async () => {
  const { desk, connection, change } = await openDesk();
  const admin = await desk.signIn('admin');
  await change('update database_watermark set count = 100');
  await untilSeen(desk, 100);
  expect(await statusOf(admin.post('/citizens', { name: 'Before', mobile: '9826011111' }))).toBe(201);

  await change('update database_watermark set count = 99');
  const add = () => admin.post('/citizens', { name: 'After', mobile: '9826022222' });
  // The first calls may meet connections that are just being ended, which answers 503 too.
  await expect.poll(async () => [await statusOf(add()), desk.watermark.isBehind]).toEqual([503, true]);
  const refused = await add();
  expect(refused).toMatchObject({
    status: 503,
    body: { message: words.errors.databaseBehind, database: 'behind' },
  });
  expect(refused.headers.get('retry-after')).toBe('60');
  const ready = await fetch(`${desk.address}/readyz`);
  expect([ready.status, await ready.json()]).toMatchObject([503, { database: 'behind' }]);
  expect(await statusOf(admin.get('/citizens'))).toBe(200);
  // Whatever does not come by a call of the API, such as a scheduled job, cannot write either.
  await expect(desk.db.deleteFrom('idempotency_keys').execute()).rejects.toMatchObject({ code: '25006' });

  // Counts that others raise meanwhile do not bring back what is lost.
  await change('update database_watermark set count = 200');
  await expect.poll(() => statusOf(admin.get('/citizens'))).toBe(200);
  expect(await add()).toMatchObject({ status: 503, body: { database: 'behind' } });

  await change('update database_watermark set count = 99');
  const worker = openDatabase({ connection, seen: desk.watermark.seen });
  onTestFinished(worker.close);
  await worker.pool.query('select');
  expect(worker.watermark.isBehind, 'a worker that starts later').toBe(true);
});

test('no call gets an idle connection that was hung up', async () => {
  const connection = await openConnection();
  const { pool, watermark, close } = openDatabase({ connection, connections: 3 });
  onTestFinished(close);
  const clients = await Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  for (const client of clients) client.release();
  await executeOn(connection, 'update database_watermark set count = count - 1');
  watermark.start(pool, { raises: false });
  await expect.poll(() => watermark.isBehind).toBe(true);
  const isReadOnly = () => pool.query("select current_setting('transaction_read_only') as value");
  const answers = await Promise.all([isReadOnly(), isReadOnly(), isReadOnly()]);
  expect(answers.map(({ rows }) => rows[0].value)).toEqual(['on', 'on', 'on']);
});

test('a restored backup may start at a smaller count', async () => {
  const { desk, change } = await openDesk();
  const admin = await desk.signIn('admin');
  await change('update database_watermark set count = 100');
  await untilSeen(desk, 100);
  await change('update database_watermark set count = 0, history = gen_random_uuid()');
  await untilSeen(desk, 0);
  expect(await statusOf(admin.post('/citizens', { name: 'Restored', mobile: '9826011111' }))).toBe(201);
});

test('the count grows while the first process of a machine runs, and a worker only notes it', async () => {
  const connection = await openConnection();
  const first = openDatabase({ connection });
  onTestFinished(first.close);
  first.watermark.start(first.pool, { raises: true });
  await expect.poll(() => first.watermark.seen?.count).toBe(1);
  const worker = openDatabase({ connection });
  onTestFinished(worker.close);
  worker.watermark.start(worker.pool, { raises: false });
  await expect.poll(() => worker.watermark.seen).toEqual(first.watermark.seen);
});

test('an answer that was on its way while a newer one arrived is no database that went back', async () => {
  const connection = await openConnection();
  const watermark = openWatermark(null, () => undefined);
  const connect = async () => {
    const client = new pg.Client(connection);
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
  const [slow, quick] = [await connect(), await connect()];
  await watermark.admit(await connect());
  const steps = new EventEmitter();
  const [asked, arrived] = [once(steps, 'asked'), once(steps, 'arrived')];
  const late = Object.create(slow, {
    query: {
      value: async (statement: string) => {
        const answer = await slow.query(statement);
        steps.emit('asked');
        await arrived;
        return answer;
      },
    },
  }) as pg.Client;
  const admitted = watermark.admit(late);
  await asked;
  await executeOn(connection, 'update database_watermark set count = count + 1');
  await watermark.admit(quick);
  steps.emit('arrived');
  await admitted;
  expect(watermark.isBehind).toBe(false);
  expect(watermark.seen?.count).toBe(1);
});
