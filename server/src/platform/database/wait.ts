import { setTimeout as after } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { isConnectionLoss } from './connection-loss.ts';
import type { Db } from './database.ts';

/** How long to wait before the database is asked again, in milliseconds. */
const PAUSE = 5_000;

/** The oldest version of PostgreSQL that RTO Desk works with, as `server_version_num` has it. */
const OLDEST = 150_000;

/** Throws an Error with a sentence where a database's version (`server_version_num`, such as 140005) is too old. */
export function assertVersion(version: number): void {
  if (version >= OLDEST) return;
  const [major, oldest] = [version, OLDEST].map(one => Math.floor(one / 10_000));
  throw new Error(
    `DATABASE_URL: the database is PostgreSQL ${major}, and RTO Desk needs ${oldest} or newer: upgrade it first.`,
  );
}

/** A database to which nothing can be written. */
class OnlyReads extends Error {
  constructor() {
    super(
      'The database of DATABASE_URL only reads, as a standby does: name an address that follows the one that is written to.',
    );
  }
}

/**
 * Waits until a database answers and takes what is written: it may be starting, or be about to change places with its standby.
 * Throws what was wrong in the end, and at once what waiting does not mend, such as a wrong password.
 * @param timeout how long, in milliseconds
 * @param onProgress gets a message each time that it is asked again
 */
export async function untilReady(
  db: Db,
  timeout: number,
  onProgress: (message: string) => void,
): Promise<void> {
  const end = Date.now() + timeout;
  for (;;) {
    const wrong = await whatIsWrong(db);
    if (wrong === null) return;
    const left = end - Date.now();
    if (left <= 0 || !mayPass(wrong)) throw wrong;
    const what = wrong instanceof OnlyReads ? 'only reads' : 'does not answer';
    onProgress(
      `The database of DATABASE_URL ${what} yet. It is asked for another ${Math.ceil(left / 1000)} seconds.`,
    );
    await after(Math.min(PAUSE, left));
  }
}

async function whatIsWrong(db: Db): Promise<unknown> {
  try {
    const { rows } = await sql<{ writable: boolean; version: number }>`
      select not current_setting('transaction_read_only')::boolean as writable,
        current_setting('server_version_num')::integer as version`.execute(db);
    const [{ writable, version } = { writable: false, version: OLDEST }] = rows;
    assertVersion(version);
    return writable ? null : new OnlyReads();
  } catch (error) {
    return error;
  }
}

/** It starts or stops (57P03, 57P01), or cannot be reached. */
const mayPass = (error: unknown) =>
  error instanceof pg.DatabaseError
    ? error.code === '57P03' || error.code === '57P01'
    : error instanceof OnlyReads || isConnectionLoss(error);
