import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { readOnly } from '../../testing/read-only.ts';
import { freshWord } from '../../testing/samples.ts';
import { deskForFile } from '../../testing/test-desk.ts';
import { openDatabase, type Queryable } from '../database/database.ts';
import { Conflict, NotFound } from '../errors.ts';
import { runOnce } from './idempotency.ts';

const desk = await deskForFile();

const freshCall = () => ({
  caller: 0,
  path: '/api/citizens',
  key: randomBytes(16).toString('hex'),
  content: 'a citizen',
});

test('a call whose answer could not be stored is not repeated', async () => {
  const call = freshCall();
  // PostgreSQL keeps no NUL.
  const answer = '{"id":\0}';
  expect(await runOnce(desk.db, call, async () => answer)).toBe(answer);
  await expect(runOnce(desk.db, call, async () => expect.fail('It was done again'), 2)).rejects.toThrow(
    Conflict,
  );
});

const late = Object.assign(new pg.DatabaseError('late', 4, 'error'), { code: '57014' });
/** How a call that has done something breaks off: in a transaction, or after it. */
const write = (db: Queryable) =>
  db
    .insertInto('branches')
    .values({ name: freshWord('Branch ') })
    .execute();
const breaksOff: [where: string, act: () => Promise<string>][] = [
  [
    'after a transaction',
    () =>
      desk.db
        .transaction()
        .execute(write)
        .then(() => Promise.reject(late)),
  ],
  ['after a statement without a transaction', () => write(desk.db).then(() => Promise.reject(late))],
];

test.each(breaksOff)(
  'a call that broke off %s may have been carried out, and is not repeated',
  async (_, act) => {
    const call = freshCall();
    await expect(runOnce(desk.db, call, act)).rejects.toBe(late);
    await expect(runOnce(desk.db, call, async () => expect.fail('It was done again'), 2)).rejects.toThrow(
      Conflict,
    );
  },
);

const undone: [where: string, act: () => Promise<string>][] = [
  ['before it asked the database', () => Promise.reject(late)],
  [
    'within its transaction',
    () =>
      desk.db.transaction().execute(async transaction => {
        await write(transaction);
        throw late;
      }),
  ],
  [
    'after it has only read',
    () =>
      desk.db
        .selectFrom('branches')
        .select('id')
        .execute()
        .then(() => Promise.reject(late)),
  ],
];

test.each(undone)('a call that broke off %s is carried out when sent again', async (_, act) => {
  const call = freshCall();
  await expect(runOnce(desk.db, call, act)).rejects.toBe(late);
  expect(await runOnce(desk.db, call, async () => '{}', 2)).toBe('{}');
});

test('an answer that could not be stored at once is stored when the database takes writes again', async () => {
  const call = freshCall();
  const done = await runOnce(desk.db, call, async () => {
    await readOnly(desk, true);
    await expect.poll(() => desk.pool.query('show transaction_read_only').then(() => 'asked')).toBe('asked');
    return '{"id":1}';
  });
  expect(done).toBe('{"id":1}');
  await readOnly(desk, false);
  const again = () =>
    runOnce(desk.db, call, async () => expect.fail('It was done again'), 1).catch(({ message }) => message);
  await expect.poll(again).toBe('{"id":1}');
});

test('a call refused by a full disk is carried out when sent again', async () => {
  const codes = { '53100': pg.DatabaseError, ENOSPC: Error };
  for (const [code, Kind] of Object.entries(codes)) {
    const call = freshCall();
    const full = Object.assign(Reflect.construct(Kind, ['full', 4, 'error']), { code });
    await expect(runOnce(desk.db, call, () => Promise.reject(full))).rejects.toBe(full);
    expect(await runOnce(desk.db, call, async () => '{}', 2)).toBe('{}');
  }
});

test('a refused call is carried out when sent again', async () => {
  const call = freshCall();
  await expect(runOnce(desk.db, call, () => Promise.reject(new NotFound()))).rejects.toThrow(NotFound);
  expect(await runOnce(desk.db, call, async () => '{}')).toBe('{}');
});

test('a call sent again while the first is being refused is handled by itself', async () => {
  const call = freshCall();
  let refuse: (error: Error) => void = () => undefined;
  const first = runOnce(
    desk.db,
    call,
    () =>
      new Promise((_resolve, reject) => {
        refuse = reject;
      }),
  );
  const again = runOnce(desk.db, call, async () => '{}');
  setTimeout(() => refuse(new NotFound()), 200);
  await expect(first).rejects.toThrow(NotFound);
  expect(await again).toBe('{}');
});

test('a call refused by a read-only database is carried out when sent again', async () => {
  const call = freshCall();
  const add = async () => {
    await desk.db.transaction().execute(async transaction => {
      await transaction
        .insertInto('idempotency_keys')
        .values({ ...call, path: '/the act', answer: null })
        .execute();
    });
    return '{}';
  };
  const met = runOnce(desk.db, call, async () => {
    await readOnly(desk, true);
    // The first statements meet connections that were hung up on.
    await expect.poll(() => desk.pool.query('show transaction_read_only').then(() => 'asked')).toBe('asked');
    return add();
  });
  // The error of the act, not of the rollback on a connection that is of no more use.
  await expect(met).rejects.toMatchObject({ code: '25006' });
  await readOnly(desk, false);
  const again = () => runOnce(desk.db, call, add).catch(({ code }) => code);
  await expect.poll(again).toBe('{}');
  const kept = await desk.db
    .selectFrom('idempotency_keys')
    .select('answer')
    .where('key', '=', call.key)
    .where('path', '=', call.path)
    .execute();
  expect(kept).toEqual([{ answer: '{}' }]);
});

describe('while all connections are taken', () => {
  /** A database with one connection. */
  async function busyDatabase() {
    const { rows } = await sql<{ database: string }>`select current_database() as database`.execute(desk.db);
    const [{ database } = { database: '' }] = rows;
    const connection = { ...inject('connection'), database };
    const { db, pool, close } = openDatabase({ connection, connections: 1 });
    onTestFinished(close);
    return { db, take: () => pool.connect() };
  }

  test('a call that got no connection was not carried out, and is when sent again', async () => {
    const { db, take } = await busyDatabase();
    const call = freshCall();
    const act = () => sql`select 1`.execute(db).then(() => '{}');
    const taken = await take();
    await expect(runOnce(desk.db, call, act)).rejects.toThrow('timeout exceeded when trying to connect');
    taken.release();
    expect(await runOnce(desk.db, call, act, 2)).toBe('{}');
  });
});
