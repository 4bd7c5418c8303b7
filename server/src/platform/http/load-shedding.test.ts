import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { isLong } from '../../testing/long.ts';
import { answerError } from './answer-error.ts';
import { type CallLimits, shedLoad } from './load-shedding.ts';

/** A server whose calls last until `go`; it works on one call at once where not said. */
async function busyServer(limits: Partial<CallLimits> = {}) {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.setErrorHandler(answerError);
  await shedLoad(app, { calls: 1, areShared: false, loopDelay: null, ...limits });
  const gate = new PassThrough();
  const wait = async () => once(gate, 'go');
  const document = new PassThrough();
  document.write('the first page');
  onTestFinished(() => void document.destroy());
  app.get('/api/citizens', wait);
  app.get('/webhooks/whatsapp', wait);
  app.get('/storage/:name', async ({ query }, reply) => {
    if (Object.keys(query as object).length === 0) await wait();
    return reply.send(document);
  });
  app.get('/api/me/data', async (_, reply) => reply.send(document));
  app.get('/api/work', ({ slot }) => slot.during(wait));
  app.get('/api/lost', { onRequest: async () => void (await once(gate, 'never')) }, wait);
  let gone = 0;
  app.server.on('connection', socket => socket.once('close', () => (gone += 1)));
  app.get('/api/instant', async () => 'done');
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async () => ({ status: 'ready' }));
  app.get('/index.html', async () => 'the page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
    async connection() {
      const client = connect(port, '127.0.0.1');
      onTestFinished(() => void client.destroy());
      await once(client, 'connect');
      return client;
    },
    /** Asks and hangs up once `isThere` says that the server is at it; resolves when the server knows. */
    async hangUp(path: string, isThere: () => Promise<unknown>) {
      const client = connect(port, '127.0.0.1');
      client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await isThere();
      client.destroy();
      await expect.poll(() => gone).toBe(1);
    },
    isLost: () => expect.poll(() => gate.listenerCount('never')).toBe(1),
    go: () => gate.emit('go'),
    isTaken: () => expect.poll(() => gate.listenerCount('go')).toBe(1),
  };
}

test.each(['/api/citizens', '/%61pi/citizens', '/storage/a.pdf', '/webhooks/whatsapp'])(
  'while %s is worked on, another is turned away',
  async path => {
    const { get, go, isTaken } = await busyServer();
    const taken = get(path);
    await isTaken();
    const turnedAway = await get(path);
    expect([turnedAway.status, (await get('/healthz')).status]).toEqual([503, 200]);
    go();
    expect((await taken).status).toBe(200);
  },
);

test.each(['/storage/a.pdf?begun=1', '/api/me/data'])(
  '%s that a slow phone is still taking turns nobody away',
  async path => {
    const { get, go, isTaken } = await busyServer();
    const slow = await get(path);
    expect(slow.status).toBe(200);
    const next = get('/api/citizens');
    await isTaken();
    go();
    expect((await next).status).toBe(200);
  },
);

test('a client that disconnects before the work has begun frees its slot', async () => {
  const { get, hangUp, isLost } = await busyServer();
  await hangUp('/api/lost', isLost);
  expect((await get('/api/me/data')).status).toBe(200);
});

test('a client that disconnects during the work keeps its slot until it is done', async () => {
  const { get, hangUp, isTaken, go } = await busyServer();
  await hangUp('/api/work', isTaken);
  expect((await get('/api/me/data')).status).toBe(503);
  go();
  await expect.poll(async () => (await get('/api/me/data')).status).toBe(200);
});

test('of calls that arrive together and never wait, only as many are answered as there are slots', async () => {
  const { connection } = await busyServer({ calls: 2 });
  const clients = await Promise.all(Array.from({ length: 6 }, connection));
  const ask = (client: Socket, path: string) => {
    client.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
    return once(client, 'data').then(([answer]) => String(answer).slice(9, 12));
  };
  // Every connection is in use before they are used together.
  for (const client of clients) expect(await ask(client, '/healthz')).toBe('200');
  const statuses = await Promise.all(clients.map(client => ask(client, '/api/instant')));
  expect(statuses.sort()).toEqual(['200', '200', '503', '503', '503', '503']);
});

// Measures time, so that it is for machines with nothing else to do.
if (isLong())
  test('while the event loop is late, calls are turned away; health checks and pages are answered', async () => {
    const { get } = await busyServer({ calls: 60, loopDelay: { most: 20, over: 1_000 } });
    const beBusy = () => {
      for (const end = performance.now() + 300; performance.now() < end; );
    };
    expect((await get('/api/instant')).status).toBe(200);
    await expect
      .poll(
        () => {
          beBusy();
          return get('/api/instant').then(({ status }) => status);
        },
        { timeout: 10_000, interval: 1 },
      )
      .toBe(503);
    const turnedAway = await get('/api/instant');
    expect([turnedAway.status, turnedAway.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await turnedAway.json()).toMatchObject({ message: expect.stringContaining('unavailable') });
    for (const path of ['/healthz', '/readyz', '/index.html'])
      expect((await get(path)).status, path).toBe(200);
    await expect.poll(() => get('/api/instant').then(({ status }) => status), { timeout: 10_000 }).toBe(200);
  });
