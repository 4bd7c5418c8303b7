import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { processesOf } from '../platform/database/embedded/test-support.ts';
import {
  admin,
  answerers,
  healthy,
  login,
  startCluster,
  startOnExternal,
  timeout,
} from '../testing/cluster.ts';
import { freshFolder } from '../testing/commands.ts';
import { freshDatabase, TEMPLATE, urlOf } from '../testing/databases.ts';
import { answerTo, freshRequest, runProgram, workersOf } from '../testing/process.ts';

/* Workers at work, killed, and that cannot start. */

const another = 'ended unexpectedly';

/** Calls again and again until the connection is refused; returns each outcome. */
async function callUntilRefused(address: string): Promise<unknown[]> {
  const went: unknown[] = [];
  while (went.at(-1) !== 'ECONNREFUSED') went.push(await healthy(address).catch(error => error.code));
  return went;
}

test('a worker that is killed is replaced while the other answers, and a call that runs is finished at the end', {
  timeout,
}, async () => {
  const { running, address } = await startOnExternal();
  const [one = 0, other = 0] = workersOf(running);
  process.kill(one, 'SIGKILL');
  await expect.poll(() => running.lines.filter(line => line.includes(another))).toHaveLength(1);
  for (let turn = 0; turn < 4; turn += 1) expect(await healthy(address)).toBe(200);
  const successor = () => workersOf(running).find(pid => pid !== one && pid !== other);
  await expect
    .poll(async () => {
      await healthy(address);
      return answerers(running, '/healthz').has(successor() ?? 0);
    })
    .toBe(true);
  process.kill(other, 'SIGKILL');
  await expect.poll(() => running.lines.filter(line => line.includes(another))).toHaveLength(2);
  for (let turn = 0; turn < 4; turn += 1) expect(await healthy(address)).toBe(200);

  const body = JSON.stringify(admin);
  const headers = {
    'content-type': 'application/json',
    'content-length': String(body.length),
    expect: '100-continue',
  };
  const asked = freshRequest(address, '/api/login', { method: 'POST', headers });
  const taken = new Promise(resolve => asked.once('continue', resolve));
  asked.write(body.slice(0, 10));
  await taken;
  const callers = Array.from({ length: 20 }, () => callUntilRefused(address));
  running.child.kill('SIGTERM');
  // New calls are answered or refused at once, and do not wait for the running call.
  const went = new Set((await Promise.all(callers)).flat());
  expect(['ECONNREFUSED', 'ECONNRESET', 200, 503]).toEqual(expect.arrayContaining([...went]));
  asked.write(body.slice(10));
  expect((await answerTo(asked)).status).toBe(200);
  expect(await running.ended).toBe(0);
});

test('when the primary is killed nothing of it stays, and the next start comes up on the same port', {
  timeout,
}, async () => {
  const folder = await freshFolder();
  const { running, address } = await startCluster({ DATA_DIR: folder });
  const postgres = join(folder, 'postgres');
  const password = readFileSync(join(postgres, 'password'), 'utf8').trim();
  const workers = workersOf(running);
  for (const worker of workers) {
    for (const part of ['cmdline', 'environ'])
      expect(readFileSync(`/proc/${worker}/${part}`, 'utf8')).not.toContain(password);
  }
  expect(running.lines.join('\n')).not.toContain(password);

  running.child.kill('SIGKILL');
  await running.ended;
  const left = () => readdirSync('/proc').filter(name => workers.includes(Number(name)));
  await expect.poll(left).toEqual([]);
  await expect.poll(() => processesOf(postgres)).toEqual([]);

  const again = await startCluster({ DATA_DIR: folder, PORT: new URL(address).port });
  expect(again.address).toBe(address);
  expect((await login(address)).status).toBe(200);
  again.running.child.kill('SIGINT');
  expect(await again.running.ended).toBe(0);
});

test('a failure that stops every worker is reported once', { timeout }, async () => {
  const { address } = await startOnExternal();
  const { connection, drop } = await freshDatabase(inject('connection'), TEMPLATE);
  onTestFinished(drop);
  const env = { WORKERS: '2', DATA_DIR: await freshFolder(), DATABASE_URL: urlOf(connection) };
  const busy = runProgram('main', { ...env, PORT: new URL(address).port, BACKUPS: 'off' });
  expect(await busy.ended).toBe(1);
  expect(busy.lines).toEqual([
    expect.stringMatching(/^The first admin signs in/),
    expect.stringMatching(/^The port is in use/),
  ]);
  const many = runProgram('main', { ...env, WORKERS: '200', BACKUPS: 'off' });
  expect(await many.ended).toBe(1);
  expect(many.lines).toEqual([
    expect.stringMatching(/^Of the database's connections .* too few for 200 workers/),
  ]);
});

test('two workers share the port, the sessions and the limits', { timeout }, async () => {
  const { running, address } = await startOnExternal();
  const workers = workersOf(running);
  expect(workers).toHaveLength(2);
  expect(running.lines.filter(line => /ready at/.test(line))).toHaveLength(1);

  const { token } = JSON.parse((await login(address)).body);
  const headers = { authorization: `Bearer ${token}` };
  const me = async () => (await answerTo(freshRequest(address, '/api/me', { headers }))).status;
  for (let turn = 0; turn < 4; turn += 1) expect(await me()).toBe(200);
  expect(answerers(running, '/api/me')).toEqual(new Set(workers));
  await answerTo(freshRequest(address, '/api/logout', { method: 'POST', headers }));
  for (let turn = 0; turn < 4; turn += 1) expect(await me()).toBe(401);

  const attempts: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) attempts.push((await login(address, 'guessed')).status);
  expect(attempts.map(status => status === 429)).toEqual([...Array(10).fill(false), true, true]);
  expect(answerers(running, '/api/login')).toEqual(new Set(workers));
  for (let turn = 0; turn < 2; turn += 1) expect((await login(address)).status).toBe(429);
});

test('any worker answers with the metrics of all, or 503 where one does not report', {
  timeout,
}, async () => {
  const token = 'a token of thirty-two letters or more';
  const { running, address } = await startOnExternal({ METRICS_TOKEN: token });
  const [one = 0] = workersOf(running);
  const headers = { authorization: `Bearer ${token}` };
  const metrics = () => answerTo(freshRequest(address, '/metrics', { headers }));
  const answered = async (route: string, status: number) => {
    const { body } = await metrics();
    const name = `http_request_duration_seconds_count{method="GET",route="${route}",status="${status}"} `;
    return Number(
      body
        .split('\n')
        .find(line => line.startsWith(name))
        ?.slice(name.length),
    );
  };
  for (let turn = 0; turn < 6; turn += 1) expect(await healthy(address)).toBe(200);
  for (let turn = 0; turn < 4; turn += 1) expect(await answered('/healthz', 200)).toBe(6);
  expect(answerers(running, '/healthz').size).toBe(2);
  expect(answerers(running, '/metrics').size).toBe(2);
  // Of the first process, which asks the database alone.
  expect((await metrics()).body).toContain('\ndesk_messages{state="failed"} 0\n');

  process.kill(one, 'SIGSTOP');
  const held = metrics();
  const other = metrics();
  expect((await Promise.race([held, other])).status).toBe(503);
  process.kill(one, 'SIGCONT');
  await Promise.all([held, other]);
  expect((await metrics()).status).toBe(200);
});
