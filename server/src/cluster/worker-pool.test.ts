import { expect, test } from 'vitest';
import { answerers, login, startOnExternal, timeout } from '../testing/cluster.ts';
import { answerTo, freshRequest, workersOf } from '../testing/process.ts';

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
