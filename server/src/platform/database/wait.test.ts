import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { operatorMessage } from '../../operator-error.ts';
import { readOnly } from '../../testing/read-only.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { isConnectionLoss } from './connection-loss.ts';
import { openDatabase } from './database.ts';
import { assertVersion, untilReady } from './wait.ts';

test('a start on a database that only reads ends with a sentence that says what to name', async () => {
  const desk = await deskForTest();
  const wait = () => untilReady(desk.db, 0, () => undefined);
  await wait();
  await readOnly(desk, true);
  // The first who asks may meet a connection that is just being hung up on.
  await expect.poll(() => wait().catch(String)).toMatch(/only reads, as a standby does: name an address/);
});

test('a database of an old version is refused with a sentence', () => {
  expect(() => assertVersion(140_018)).toThrow(
    'DATABASE_URL: the database is PostgreSQL 14, and RTO Desk needs 15 or newer: upgrade it first.',
  );
  expect(() => assertVersion(150_000)).not.toThrow();
});

/** No server listens there, and the name does not exist. */
const nowhere = [{ host: 'localhost', port: 1 }, { host: 'nobody.invalid' }];

test.each(nowhere)('a start waits for a database without an answer, at $host', async connection => {
  const { db, close } = openDatabase({ connection });
  onTestFinished(close);
  const wait = untilReady(db, 30_000, sentence => {
    throw new Error(sentence);
  });
  await expect(wait).rejects.toThrow(/does not answer yet/);
});

test('a name with two silent addresses cannot be reached, and both are named', async () => {
  const addresses = [
    { address: '127.0.0.1', family: 4 },
    { address: '127.0.0.2', family: 4 },
  ];
  const socket = connect({
    host: 'localhost',
    port: 1,
    lookup: (_name, _options, found) => found(null, addresses),
  });
  const [error] = await once(socket, 'error');
  expect(isConnectionLoss(error)).toBe(true);
  expect(operatorMessage(error)).toMatch(
    /cannot be reached: connect .*127\.0\.0\.1:1, connect .*127\.0\.0\.2:1$/,
  );
});

test.each([
  [{ code: 'ETIMEDOUT', syscall: 'read' }, true],
  [{ code: 'ENETUNREACH', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'connect' }, true],
  [{ code: 'ENOENT', syscall: 'open' }, false],
])('%j is a lost connection: %s', (told, isLost) => {
  expect(isConnectionLoss(Object.assign(new Error('told by the system'), told))).toBe(isLost);
});
