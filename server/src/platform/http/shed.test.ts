import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shedLoad } from './shed.ts';

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
  app.get('/healthz', async () => ({ status: 'alive' }));
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`),
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
