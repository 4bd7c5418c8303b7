import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';

/**
 * Fills a data folder of its own with the demo, starts the built server on it as `npm start` does, and stops it
 * at the end. The journeys find its address and the demo's password in the environment.
 */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-e2e-'));
  const friend = await pageElsewhere();
  const settings = {
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    DATABASE_URL: '',
    APP_URL: '',
    CORS_ORIGINS: friend.origin,
    // All journeys come from one address.
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
  };
  const demo = run('demo', settings);
  process.env.RTO_DESK_PASSWORD = await said(demo, /, password (\S+)$/);
  // Two programs never share a data folder.
  await demo.ended;
  const server = run('main', settings);
  process.env.RTO_DESK_FRIEND = friend.origin;
  process.env.RTO_DESK_ADDRESS = await said(server, /^RTO Desk is ready at (\S+)$/);
  return async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    friend.close();
    await rm(folder, { recursive: true, force: true });
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

interface Program {
  child: ChildProcessByStdio<null, Readable, null>;
  lines: string[];
  /** Resolves when it has ended and all that it said is known. */
  ended: Promise<unknown>;
}

function run(name: 'main' | 'demo', settings: Record<string, string>): Program {
  const file = fileURLToPath(new URL(`../server/dist/${name}.js`, import.meta.url));
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return { child, lines: [], ended: once(child, 'close') };
}

/** What a program says in the place of the parentheses, as soon as it does. */
function said({ child, lines, ended }: Program, line: RegExp): Promise<string> {
  const found = new Promise<string>(resolve => {
    createInterface({ input: child.stdout }).on('line', text => {
      lines.push(text);
      const match = line.exec(text)?.[1];
      if (match) resolve(match);
    });
  });
  const early = ended.then(() => {
    throw new Error(`It ended before it was ready:\n${lines.join('\n')}`);
  });
  return Promise.race([found, early]);
}
