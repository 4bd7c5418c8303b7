import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { serialize } from 'node:v8';
import { urlOf } from '../../../server/src/testing/databases.ts';
import type { BareCalls } from '../bare.ts';
import type { Connection } from './data.ts';
import type { Recorded } from './recorded.ts';

export interface Running {
  child: ChildProcess;
  /** Where it listens, `http://127.0.0.1:41234`. */
  address: string;
  stop(): Promise<void>;
}

/** The built server on a database. `workers` is how many processes answer, by default as the server decides. */
export function startServer(
  connection: Connection,
  folder: string,
  workers: 1 | 'default',
): Promise<Running> {
  return start([fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url))], {
    DATABASE_URL: urlOf(connection),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    BACKUPS: 'off',
    LOG_LEVEL: 'error',
    PORT: '0',
    ADMIN_PHONE: '9111111111',
    ADMIN_PASSWORD: 'measured-raipur-7',
    WORKERS: workers === 'default' ? undefined : String(workers),
  });
}

/** A program of `proof/bench` that says where it is ready, by its file there. */
export function startProgram(
  file: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<Running> {
  const source = fileURLToPath(new URL(`../${file}`, import.meta.url));
  return start(['--import', 'tsx', '--conditions=source', source, ...args], env);
}

/** The bare handler, which replays what was recorded. */
export async function startBare(
  connection: Connection,
  calls: ReadonlyMap<string, Recorded>,
  folder: string,
): Promise<Running> {
  const file = join(folder, 'bare');
  await writeFile(file, serialize({ connection, calls } satisfies BareCalls));
  return startProgram('bare.ts', [file]);
}

async function start(args: string[], env: NodeJS.ProcessEnv): Promise<Running> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  // Kill all started processes when a measurement fails.
  const end = () => void child.kill('SIGTERM');
  process.once('exit', end);
  for await (const line of createInterface({ input: child.stdout })) {
    const address = /ready at (\S+)$/.exec(line)?.[1];
    if (address === undefined) continue;
    // Read the rest of its output, so that the pipe never fills.
    child.stdout.resume();
    return {
      child,
      address,
      stop: async () => {
        process.off('exit', end);
        end();
        await ended;
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it was ready`);
}
