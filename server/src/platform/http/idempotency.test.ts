import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDesk, type TestDesk } from '../../testing/test-desk.ts';
import { Conflict, NotFound } from '../errors.ts';
import { runOnce } from './idempotency.ts';

let desk: TestDesk;
beforeAll(async () => {
  desk = await openTestDesk();
});
afterAll(() => desk.close());

const freshCall = () => ({
  caller: 0,
  path: '/api/citizens',
  key: randomBytes(16).toString('hex'),
  content: 'a citizen',
});

test('what was done stays done when its answer cannot be noted, and is not done again', async () => {
  const call = freshCall();
  // PostgreSQL keeps no NUL.
  const answer = '{"id":\0}';
  expect(await runOnce(desk.db, call, async () => answer)).toBe(answer);
  await expect(runOnce(desk.db, call, async () => expect.fail('It was done again'), 2)).rejects.toThrow(
    Conflict,
  );
});

test('what took too long may have been done, and is not done again', async () => {
  const call = freshCall();
  const late = Object.assign(new pg.DatabaseError('late', 4, 'error'), { code: '57014' });
  await expect(runOnce(desk.db, call, () => Promise.reject(late))).rejects.toBe(late);
  await expect(runOnce(desk.db, call, async () => expect.fail('It was done again'), 2)).rejects.toThrow(
    Conflict,
  );
});

test('what was refused is done when it is sent again', async () => {
  const call = freshCall();
  await expect(runOnce(desk.db, call, () => Promise.reject(new NotFound()))).rejects.toThrow(NotFound);
  expect(await runOnce(desk.db, call, async () => '{}')).toBe('{}');
});
