import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run, said } from './program.ts';

/**
 * Fills a data folder of its own with the demo, starts the built server on it as `npm start` does, and stops it
 * at the end. The journeys find its address and the demo's password in the environment, and a copy of the data folder that
 * nothing has run on.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-e2e-'));
  const friend = await pageElsewhere();
  const settings = { DATA_DIR: folder, CORS_ORIGINS: friend.origin };
  const demo = run('demo', settings);
  process.env.RTO_DESK_PASSWORD = await said(demo, /, password (\S+)$/);
  // Two programs never share a data folder.
  await demo.ended;
  const spare = `${folder}-spare`;
  await cp(folder, spare, { recursive: true, verbatimSymlinks: true });
  process.env.RTO_DESK_SPARE = spare;
  const server = run('main', { ...settings, DEMO_PASSWORD: process.env.RTO_DESK_PASSWORD ?? '' });
  process.env.RTO_DESK_FRIEND = friend.origin;
  process.env.RTO_DESK_ADDRESS = await said(server, /^RTO Desk is ready at (\S+)$/);
  return async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    friend.close();
    for (const made of [folder, spare]) await rm(made, { recursive: true, force: true });
  };
}

/** A page of another origin, which the server is told of. */
async function pageElsewhere(): Promise<{ origin: string; close(): void }> {
  const server = createServer((_, answer) =>
    answer
      .setHeader('content-type', 'text/html')
      .end('<!doctype html><link rel="icon" href="data:,"><title>Elsewhere</title>'),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
