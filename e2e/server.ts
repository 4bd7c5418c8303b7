import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** The admin of the server that the journeys run against. */
export const admin = { phone: '9000000001', password: 'counter-admin-1' };

/** Starts the built server on a data folder of its own, as `npm start` does, and stops it at the end. */
export default async function startServer(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-e2e-'));
  const server = spawn(
    process.execPath,
    [fileURLToPath(new URL('../server/dist/main.js', import.meta.url))],
    {
      env: {
        ...process.env,
        PORT: '0',
        HOST: '127.0.0.1',
        DATA_DIR: folder,
        DATABASE_URL: '',
        APP_URL: '',
        ADMIN_PHONE: admin.phone,
        ADMIN_PASSWORD: admin.password,
        // All journeys come from one address.
        RATE_LIMIT: 'off',
        LOG_LEVEL: 'error',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const ended = once(server, 'exit');
  process.env.RTO_DESK_ADDRESS = await addressOf(server.stdout, ended);
  return async () => {
    server.kill('SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
}

async function addressOf(output: NodeJS.ReadableStream, ended: Promise<unknown>): Promise<string> {
  const lines: string[] = [];
  const ready = new Promise<string>(resolve => {
    createInterface({ input: output }).on('line', line => {
      lines.push(line);
      const address = /^RTO Desk is ready at (\S+)$/.exec(line)?.[1];
      if (address) resolve(address);
    });
  });
  const early = ended.then(() => {
    throw new Error(`The server ended before it was ready:\n${lines.join('\n')}`);
  });
  return Promise.race([ready, early]);
}
