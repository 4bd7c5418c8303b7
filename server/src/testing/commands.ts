import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Connection, freshDatabase, TEMPLATE, urlOf } from './databases.ts';
import { type Run, runProgram } from './process.ts';

/** A folder until the test ends. */
export async function freshFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-commands-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Runs a command to its end; answers its exit code and what it said. */
export async function runCommand(
  file: 'backup' | 'restore' | 'new-key' | 'admin',
  env: Record<string, string>,
  args: string[] = [],
) {
  const { child, lines, ended } = runProgram(file, env, args);
  onTestFinished(() => void child.kill('SIGKILL'));
  return { code: await ended, said: lines.join('\n') };
}

/** A database with nothing in it, until the test ends. */
export async function emptyDatabase(): Promise<Connection> {
  const { connection, drop } = await freshDatabase(inject('connection'));
  onTestFinished(drop);
  return connection;
}

/** The server as its own process, until the test ends. */
export function runServer(env: Record<string, string>): Run {
  const program = runProgram('main', env);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}

/** A place of its own for a start that is not about the embedded database, which takes longer to make. */
export async function freshPlace(): Promise<Record<string, string>> {
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  return { DATA_DIR: await freshFolder(), DATABASE_URL: urlOf(connection) };
}

/** The status that signing in answers. */
export const login = async (address: string | null, phone: string, password: string) =>
  (
    await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, password }),
    })
  ).status;
