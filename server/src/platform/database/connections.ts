import { sql } from 'kysely';
import type { Db } from './database.ts';

/** For the first process, which serves no calls: deliveries, reminders and the day's backup. */
export const PRIMARY_CONNECTIONS = 8;
/** With fewer, a worker that streams an export could not answer other calls. */
const FEWEST = 2;
/** Left for tools: a backup by hand, `psql`. */
const SPARE = 5;

/** How many connections the database takes from our role, all processes and machines together. */
export async function connectionsAllowed(db: Db): Promise<number> {
  const { rows } = await sql<{ allowed: number }>`
    select least(
      current_setting('max_connections')::integer
        - current_setting('superuser_reserved_connections')::integer
        - coalesce(current_setting('reserved_connections', true)::integer, 0),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database()),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user)) as allowed`.execute(db);
  return rows[0]?.allowed ?? 0;
}

/**
 * The number of workers, and of connections for each: its preference, unless all together and the first process would
 * exceed the limit of this machine.
 * @param most for this machine
 * @param workers the number asked for, or null for one per processor; then fewer will do
 * @throws Error with a sentence for the operator where the connections are too few
 */
export function divideConnections(
  most: number,
  workers: { count: number; areAsked: boolean },
  wanted: number,
): { size: number; connections: number } {
  const fitting = Math.floor((most - PRIMARY_CONNECTIONS) / FEWEST);
  const size = workers.areAsked ? workers.count : Math.max(1, Math.min(workers.count, fitting));
  const connections = Math.min(wanted, Math.floor((most - PRIMARY_CONNECTIONS) / size));
  if (connections >= FEWEST) return { size, connections };
  throw new Error(
    `Of the database's connections ${most} are for this machine, too few for ${size} workers: set fewer WORKERS, ` +
      'or more DATABASE_CONNECTIONS where the database allows them.',
  );
}

/**
 * How many connections one machine may open unless the settings say: of an external database half, so that a second
 * machine finds as many; of its own all but some for tools.
 */
export function maxConnections(allowed: number, isExternal: boolean): number {
  return isExternal ? Math.floor(allowed / 2) : allowed - SPARE;
}
