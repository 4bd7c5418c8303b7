import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { clientOf } from '../../testing/client.ts';
import { admin, answerers, startCluster } from '../../testing/cluster.ts';
import { freshFolder } from '../../testing/commands.ts';
import { urlOf } from '../../testing/databases.ts';
import { answerTo, freshRequest, workersOf } from '../../testing/process.ts';
import { query, start } from './embedded/test-support.ts';
import type { EmbeddedPostgres, EmbeddedPostgresOptions } from './embedded.ts';
import { startEmbeddedPostgres } from './embedded.ts';

const count = (server: EmbeddedPostgres, what: string) =>
  query(`select ${what}`, server.connection).then(([value]) => value);

test('a desk goes on after a failover that lost nothing, and saves nothing once an older copy is in its place', {
  timeout: 240_000,
}, async () => {
  const base = await freshFolder();
  execFileSync('chmod', ['711', base]);
  const address = join(base, 'address');
  let running: EmbeddedPostgres | undefined;
  onTestFinished(() => running?.stop());
  /** Starts the PostgreSQL of a folder behind the address that the desk knows. */
  const serve = async (name: string, settings: EmbeddedPostgresOptions['settings'] = {}) => {
    await running?.stop();
    const folder = join(base, name);
    running =
      Object.keys(settings).length === 0
        ? await start(folder)
        : await startEmbeddedPostgres({ folder, settings, log: () => undefined });
    rmSync(address, { force: true });
    symlinkSync(running.connection.host, address);
    return running;
  };
  const copy = (to: string) => execFileSync('cp', ['-a', join(base, 'first'), join(base, to)]);
  const state = 'coalesce((select count from database_watermark), 0)';

  const first = await serve('first');
  const { running: desk, address: web } = await startCluster({
    DATABASE_URL: urlOf({ ...first.connection, host: address }),
    DATA_DIR: join(base, 'desk'),
  });
  const { token } = (await clientOf(web, null).post('/login', admin)).body;
  const client = clientOf(web, token);
  let number = 0;
  const add = async () => {
    number += 1;
    // On a connection of its own, which may reach either worker.
    const asked = freshRequest(web, '/api/citizens', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    const answer = await answerTo(asked, {
      name: 'Durga Prasad',
      mobile: String(9_826_000_000 + number),
    });
    return { status: answer.status, database: JSON.parse(answer.body).database };
  };
  const citizens = (server: EmbeddedPostgres) =>
    count(server, "(select count(*)::integer from citizens where name = 'Durga Prasad')");
  for (let at = 0; at < 5; at += 1) expect((await add()).status).toBe(201);
  await running?.stop();
  running = undefined;
  copy('older');
  copy('standby');

  // The standby has everything, and takes over: a server writes a new timeline when its recovery ends.
  writeFileSync(join(base, 'standby/cluster/recovery.signal'), '');
  const second = await serve('standby', { shared_buffers: '16MB', restore_command: 'false' });
  await expect.poll(async () => (await add()).status, { timeout: 60_000 }).toBe(201);
  expect(await citizens(second)).toBeGreaterThanOrEqual(6);
  const raised = Number(await count(second, state));
  await expect.poll(() => count(second, state), { timeout: 30_000 }).toBeGreaterThan(raised + 1);

  const older = await serve('older');
  const kept = await citizens(older);
  await expect.poll(async () => (await add()).database, { timeout: 60_000 }).toBe('behind');
  for (let at = 0; at < 20; at += 1) expect((await add()).status).toBe(503);
  const ready = async () => (await fetch(`${web}/readyz`)).json();
  expect(await ready()).toMatchObject({ database: 'behind' });
  expect((await client.get('/citizens')).status).toBe(200);
  expect(desk.lines.join('\n')).toMatch(/has gone back to an older state/);

  // A worker that takes the place of another knows what the first process has seen.
  const [worker = 0, ...others] = workersOf(desk);
  process.kill(worker, 'SIGKILL');
  const addAnew = async () => {
    // The call may meet the worker that ends.
    await add().catch(() => undefined);
    return [...answerers(desk, '/api/citizens')].filter(pid => pid !== worker && !others.includes(pid))
      .length;
  };
  await expect.poll(addAnew, { timeout: 60_000 }).toBe(1);
  for (let at = 0; at < 20; at += 1) expect((await add()).status).toBe(503);
  expect(await citizens(older)).toBe(kept);

  // An administrator has looked, and restarts it.
  desk.child.kill('SIGTERM');
  expect(await desk.ended).toBe(0);
  const again = await startCluster({
    DATABASE_URL: urlOf({ ...older.connection, host: address }),
    DATA_DIR: join(base, 'desk'),
  });
  expect((await fetch(`${again.address}/readyz`)).status).toBe(200);
});
