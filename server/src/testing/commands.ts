import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { type Connection, freshDatabase } from './databases.ts';
import { runProgram } from './process.ts';

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
