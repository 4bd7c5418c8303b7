import { setTimeout as wait } from 'node:timers/promises';
import { type SqlBool, sql } from 'kysely';
import pg from 'pg';
import type { Queryable } from '../database/database.ts';
import { CallError, Conflict, Refused } from '../errors.ts';

/** A call with the key under which its sender may send it again. */
export interface IdempotentCall {
  /** Who sends it; 0 for visitors. */
  caller: number;
  path: string;
  /** As its sender made it up; a visitor's holds for their network alone. */
  key: string;
  /** A hash of what is sent. */
  content: string;
}

/** How often to look whether the same call that is at work has been answered, and how many times, in milliseconds. */
const LOOK = { every: 100, times: 50 };

/**
 * Does what a call asks for once, however often it is sent: a second click, or sent again because the answer was lost on
 * its way, gets the answer of the first. What was refused was not done, and may be sent again. Throws Conflict where the
 * first broke off, so that nobody knows whether it was done, and Refused where something else was sent under the key.
 * @param act does it and gives the answer as it is sent
 */
export async function runOnce(
  db: Queryable,
  call: IdempotentCall,
  act: () => Promise<string>,
): Promise<string> {
  if (!(await isFirst(db, call))) return answerOfFirst(db, call);
  const answer = await act().catch(async (error: unknown) => {
    if (wasRefused(error)) await forget(db, call);
    throw error;
  });
  // It is done, whether or not that can be noted: who sends it again without a noted answer is told to look.
  await db
    .updateTable('idempotency_keys')
    .set({ answer })
    .where(isOf(call))
    .execute()
    .catch(() => undefined);
  return answer;
}

/** Lets a call be sent again; where that fails, its sender is told to look. */
async function forget(db: Queryable, call: IdempotentCall): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where(isOf(call))
    .execute()
    .catch(() => undefined);
}

/** Forgets calls that nobody sends again any more. */
export async function forgetIdempotencyKeys(db: Queryable): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', sql<string>`now() - interval '1 day'`)
    .execute();
}

async function isFirst(db: Queryable, call: IdempotentCall): Promise<boolean> {
  const noted = await db
    .insertInto('idempotency_keys')
    .values({ ...call, answer: null })
    .onConflict(conflict => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return noted !== undefined;
}

async function answerOfFirst(db: Queryable, call: IdempotentCall): Promise<string> {
  for (let look = 0; look < LOOK.times; look += 1) {
    const first = await db
      .selectFrom('idempotency_keys')
      .select(['answer', 'content'])
      .where(isOf(call))
      .executeTakeFirst();
    // It was refused meanwhile: the same input would be again.
    if (first === undefined) break;
    if (first.content !== call.content) throw new Refused(words => words.errors.otherContent);
    if (first.answer !== null) return first.answer;
    await wait(LOOK.every);
  }
  throw new Conflict(words => words.errors.sentBefore);
}

/** The condition on the row of a call. */
const isOf = ({ caller, path, key }: IdempotentCall) =>
  sql<SqlBool>`caller = ${caller} and path = ${path} and key = ${key}`;

/**
 * The classes of SQLSTATE by which PostgreSQL refuses what it is given (22, 23) or rolls a transaction back (40, 55).
 * Others, such as one that took too long, may meet what is read after it was kept.
 */
const REFUSED = /^(22|23|40|55)/;

/** Whether it is certain that nothing was done. */
function wasRefused(error: unknown): boolean {
  return error instanceof pg.DatabaseError ? REFUSED.test(error.code ?? '') : error instanceof CallError;
}
