import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shedLoad } from './load-shedding.ts';

/** A server that works on one call at once, whose calls last until `go`. */
async function busyServer() {
  const app = Fastify();
  onTestFinished(() => app.close());
  shedLoad(app, 1);
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
  app.get('/healthz', async () => ({ status: 'alive' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
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

test('who hangs up before the work has begun has no place any more', async () => {
  const { get, hangUp, isLost } = await busyServer();
  await hangUp('/api/lost', isLost);
  expect((await get('/api/me/data')).status).toBe(200);
});

test('who hangs up while it is worked on has their place until that is done', async () => {
  const { get, hangUp, isTaken, go } = await busyServer();
  await hangUp('/api/work', isTaken);
  expect((await get('/api/me/data')).status).toBe(503);
  go();
  await expect.poll(async () => (await get('/api/me/data')).status).toBe(200);
});
