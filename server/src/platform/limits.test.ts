import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../testing/test-desk.ts';
import { TooMany } from './errors.ts';
import { forgetExpiredAttempts } from './limits.ts';

async function limitedDesk(): Promise<TestDesk> {
  const desk = await openTestDesk({ limited: true });
  onTestFinished(() => desk.close());
  return desk;
}

const rowsOf = async ({ db }: TestDesk) =>
  (await sql<{ key: string; expire: string }>`select key, expire from rate_limits`.execute(db)).rows;

test('whoever has a network of IPv6 gains nothing by changing addresses in it', async () => {
  const { limits } = await limitedDesk();
  for (let host = 1; host <= 20; host += 1) await limits.count('register', `2001:db8:a:b::${host}`);
  await expect(limits.count('register', '2001:db8:a:b:1:2:3:4')).rejects.toThrow(TooMany);
  await expect(limits.check('register', '2001:0DB8:a:b::ffff')).rejects.toThrow(TooMany);
  await limits.count('register', '2001:db8:a:c::1');
});

test('an IPv4 address is the same, written as IPv6 or not, and none stands for its neighbours', async () => {
  const { limits } = await limitedDesk();
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await limits.count('register', '203.0.113.7');
    await limits.count('register', '::ffff:203.0.113.7');
  }
  await expect(limits.count('register', '::ffff:cb00:7107')).rejects.toThrow(TooMany);
  await limits.count('register', '203.0.113.8');
  await limits.count('register', '::ffff:203.0.113.8');
});

test('what is kept tells of nobody, and goes once it counts no more', async () => {
  const desk = await limitedDesk();
  await desk.limits.count('ask', '203.0.113.7');
  await desk.limits.count('code', '4711');
  const kept = (await rowsOf(desk)).map(row => row.key).join();
  expect(kept).not.toContain('203.0.113.7');
  expect(kept).not.toContain('4711');
  await sql`update rate_limits set expire = ${Date.now() - 1} where key like 'ask:%'`.execute(desk.db);
  await forgetExpiredAttempts(desk.db);
  expect((await rowsOf(desk)).map(row => row.key)).toEqual([expect.stringMatching(/^code:/)]);
});
