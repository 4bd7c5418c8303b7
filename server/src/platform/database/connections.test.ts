import { getPriority } from 'node:os';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { freshDatabase } from '../../testing/databases.ts';
import { deskForTest } from '../../testing/test-desk.ts';
import { connectionsAllowed, divideConnections, maxConnections, PRIMARY_CONNECTIONS } from './connections.ts';
import { openDatabase } from './database.ts';

test('the database says how many connections it takes, less those of its superusers', async () => {
  const desk = await deskForTest();
  const { rows } = await sql<{ all: number; kept: number }>`
    select current_setting('max_connections')::integer as all,
      current_setting('superuser_reserved_connections')::integer as kept`.execute(desk.db);
  const [{ all, kept } = { all: 0, kept: 0 }] = rows;
  expect(kept).toBeGreaterThan(0);
  expect(await connectionsAllowed(desk.db)).toBe(all - kept);

  const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(desk.db);
  await sql`alter database ${sql.id(named[0]?.name ?? '')} connection limit 20`.execute(desk.db);
  expect(await connectionsAllowed(desk.db)).toBe(20);
});

test('a closed database leaves no connection open, although only its pool was asked', async () => {
  const { connection, drop } = await freshDatabase(inject('connection'));
  onTestFinished(drop);
  const { pool, close } = openDatabase({ connection });
  await pool.query('select');
  await close();
  expect([pool.ended, pool.totalCount]).toEqual([true, 0]);
});

test('all processes together stay below what their machine may have, and two machines below what there is', () => {
  for (const allowed of [20, 60, 97, 297]) {
    for (const workers of [2, 3, 8, 16]) {
      for (const isExternal of [true, false]) {
        const most = maxConnections(allowed, isExternal);
        expect(most * (isExternal ? 2 : 1)).toBeLessThanOrEqual(allowed);
        const asked = () => divideConnections(most, { count: workers, areAsked: true }, 6);
        if (most < PRIMARY_CONNECTIONS + 2 * workers) expect(asked).toThrow('set fewer WORKERS');
        else expect(PRIMARY_CONNECTIONS + workers * asked().connections).toBeLessThanOrEqual(most);
        const { size, connections } = divideConnections(most, { count: workers, areAsked: false }, 6);
        expect(PRIMARY_CONNECTIONS + size * connections).toBeLessThanOrEqual(most);
      }
    }
  }
  expect(divideConnections(97, { count: 2, areAsked: false }, 6)).toEqual({ size: 2, connections: 6 });
  expect(divideConnections(12, { count: 8, areAsked: false }, 6)).toEqual({ size: 2, connections: 2 });
});

test('statements of background work have a lower priority than those of calls', async () => {
  const { connection, drop } = await freshDatabase(inject('connection'));
  onTestFinished(drop);
  const priorityOf = async (comesAfterOthers: boolean) => {
    const { pool, close } = openDatabase({ connection, comesAfterOthers });
    onTestFinished(close);
    const { rows } = await pool.query<{ pid: number }>('select pg_backend_pid() as pid');
    return getPriority(rows[0]?.pid);
  };
  expect(await priorityOf(true)).toBeGreaterThan(await priorityOf(false));
});
