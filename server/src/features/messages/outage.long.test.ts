import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { urlOf } from '../../testing/databases.ts';
import { messagesByState, pendingMessages, writeMessages } from '../../testing/messages.ts';
import { answerTo, freshRequest, runProgram } from '../../testing/process.ts';
import { openSeverableProxy } from '../../testing/severable-proxy.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { openProvider } from '../../testing/whatsapp.ts';
import { workersOn } from '../../testing/workers.ts';
import { deliver } from './deliver.ts';

/** For how long the database is away, in milliseconds. */
const AWAY = 3_000;

async function office() {
  const provider = await openProvider();
  const desk = await deskForTest({ messengers: { whatsapp: provider.messenger } });
  const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
  return { provider, desk, database: rows[0]?.database ?? '' };
}

test('a server whose database is away for a moment lives on, and ends every message that was under way once', async () => {
  const { provider, desk, database } = await office();
  const proxy = await openSeverableProxy();
  const server = runProgram('main', {
    DATABASE_URL: urlOf({ ...inject('connection'), database, host: '127.0.0.1', port: proxy.port }),
    DATA_DIR: desk.folder,
    WHATSAPP_TOKEN: 'secret-token',
    WHATSAPP_PHONE_NUMBER_ID: '1050',
    WHATSAPP_API_URL: provider.address,
    WHATSAPP_RATE: '5',
  });
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  onTestFinished(async () => {
    server.child.kill('SIGKILL');
    await server.ended;
    await proxy.close();
  });
  const address = (await server.ready) ?? '';
  const { token } = await desk.signIn('user');
  const ask = async () => {
    const headers = { authorization: `Bearer ${token}` };
    return (await answerTo(freshRequest(address, '/api/me', { headers }))).status;
  };
  expect(await ask()).toBe(200);
  await writeMessages(desk, 25);
  // Once while the provider has messages and has not answered yet, and once while others wait for its pace.
  for (const isSlow of [true, false]) {
    const seen = provider.received.length;
    provider.slowly(isSlow);
    await expect.poll(() => provider.received.length).toBeGreaterThan(seen + 2);
    await proxy.cut();
    provider.slowly(false);
    for (const until = Date.now() + AWAY; Date.now() < until; ) expect(await ask()).toBe(503);
    await proxy.mend();
    await expect.poll(ask).toBe(200);
  }
  await expect.poll(() => pendingMessages(desk), { timeout: 120_000 }).toBe(0);
  expect(hasEnded).toBe(false);
  const bodies = provider.received.map(({ body }) => body);
  expect(new Set(bodies).size, 'one sent twice').toBe(bodies.length);
  // What the provider answered while the database was away is noted when it is back.
  expect(await messagesByState(desk)).toEqual({ sent: 25 });
  expect(bodies).toHaveLength(25);
}, 200_000);

test('a message whose claim got no answer is sent later, once', async () => {
  const { provider, desk, database } = await office();
  const proxy = await openSeverableProxy();
  const cut = openDatabase({
    connection: { ...inject('connection'), database, host: '127.0.0.1', port: proxy.port },
    connections: 1,
  });
  onTestFinished(async () => {
    await cut.close();
    await proxy.close();
  });
  await writeMessages(desk, 1);
  const { id } = await desk.db.selectFrom('messages').select('id').executeTakeFirstOrThrow();
  // Its next statement is the claim.
  const throttle = async () => proxy.loseAnswer();
  await expect(deliver({ db: cut.db, messengers: desk.messengers, throttle }, id)).rejects.toThrow();
  expect(await messagesByState(desk)).toEqual({ queued: 1 });
  expect(provider.received).toEqual([]);
  await (await workersOn(desk, provider.address))();
  await expect.poll(() => messagesByState(desk)).toEqual({ sent: 1 });
  expect(provider.received).toHaveLength(1);
});

test('a job whose assignment was lost on the way is run by another worker', async () => {
  const { provider, desk } = await office();
  await (await workersOn(desk, provider.address))();
  await writeMessages(desk, 1, 0, async transaction => {
    await sql`
      update graphile_worker._private_jobs set locked_at = now() - interval '1 minute', attempts = 1,
        locked_by = 'a worker that is at work'`.execute(transaction);
  });
  await expect.poll(() => messagesByState(desk)).toEqual({ sent: 1 });
  expect(provider.received).toHaveLength(1);
});
