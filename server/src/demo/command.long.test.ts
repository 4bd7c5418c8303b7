import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Run, runProgram } from '../testing/process.ts';

test('the demo fills an empty installation and serves it, and refuses one with data', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rto-desk-demo-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  const server = run('demo', { DATA_DIR: folder }, ['--serve']);
  const address = await server.ready;
  const password = /password (\S{16})$/m.exec(server.lines.join('\n'))?.[1] ?? '';
  expect(server.lines.join('\n')).toContain('/admin/inbox');
  const login = async (phone: string) => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ phone, password });
    return (await fetch(`${address}/api/login`, { method: 'POST', headers, body })).status;
  };
  for (const last of [1, 2, 3, 4, 5]) expect(await login(`900000000${last}`)).toBe(200);
  server.child.kill('SIGTERM');
  await server.ended;
  const again = run('demo', { DATA_DIR: folder });
  expect(await again.ended).toBe(1);
  expect(again.lines.join()).toMatch(/real data/);
});

/** A program of the server as its own process, until the test ends. */
function run(name: 'demo', env: Record<string, string>, args: readonly string[] = []): Run {
  const program = runProgram(name, env, args);
  onTestFinished(() => void program.child.kill('SIGKILL'));
  return program;
}
