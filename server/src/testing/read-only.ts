import { inject } from 'vitest';
import { type Connection, executeOn } from './databases.ts';
import type { TestDesk } from './test-desk.ts';

/** How to reach the database of a desk. */
export async function connectionOf({ pool }: Pick<TestDesk, 'pool'>): Promise<Connection> {
  const { rows } = await pool.query<{ database: string }>('select current_database() as database');
  return { ...inject('connection'), database: rows[0]?.database ?? '' };
}

/**
 * Makes the database of a desk one that is only read, as when its server has become another's standby, or one that is written
 * again. What is connected is hung up on where it becomes read-only, and stays as it is where it does not any more.
 */
export async function readOnly(desk: Pick<TestDesk, 'pool'>, isOn: boolean): Promise<void> {
  const connection = await connectionOf(desk);
  const { database } = connection;
  const server = inject('connection');
  await executeOn(
    server,
    `alter database ${database} set default_transaction_read_only = ${isOn ? 'on' : 'off'}`,
  );
  if (isOn)
    await executeOn(
      server,
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
}
