import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { deskForFile } from '../testing/test-desk.ts';
import { TooMany } from './errors.ts';
import { forgetExpiredAttempts } from './limits.ts';

const desk = await deskForFile({ limited: true });

const countedKeys = async () =>
  (await sql<{ key: string }>`select key from rate_limits`.execute(desk.db)).rows.map(({ key }) => key);

test('changing addresses within an IPv6 network gains nothing', async () => {
  const { limits } = desk;
  for (let host = 1; host <= 20; host += 1) await limits.count('register', `2001:db8:a:b::${host}`);
  await expect(limits.count('register', '2001:db8:a:b:1:2:3:4')).rejects.toThrow(TooMany);
  await expect(limits.check('register', '2001:0DB8:a:b::ffff')).rejects.toThrow(TooMany);
  await limits.count('register', '2001:db8:a:c::1');
});

test('an IPv4 address is the same, written as IPv6 or not, and none stands for its neighbours', async () => {
  const { limits } = desk;
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await limits.count('register', '203.0.113.7');
    await limits.count('register', '::ffff:203.0.113.7');
  }
  await expect(limits.count('register', '::ffff:cb00:7107')).rejects.toThrow(TooMany);
  await limits.count('register', '203.0.113.8');
  await limits.count('register', '::ffff:203.0.113.8');
});

test('the stored counts identify no one, and are removed once they expire', async () => {
  await sql`delete from rate_limits`.execute(desk.db);
  await desk.limits.count('ask', '203.0.113.7');
  await desk.limits.count('code', '4711');
  const kept = (await countedKeys()).join();
  expect(kept).not.toContain('203.0.113.7');
  expect(kept).not.toContain('4711');
  await sql`update rate_limits set expire = ${Date.now() - 1} where key like 'ask:%'`.execute(desk.db);
  await forgetExpiredAttempts(desk.db);
  expect(await countedKeys()).toEqual([expect.stringMatching(/^code:/)]);
});
