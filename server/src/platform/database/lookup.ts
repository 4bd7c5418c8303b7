import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/** The names of the statements that have looked something up in this process, by their text. */
const names = new Map<string, string>();
/** Far more than there are; statements whose text depends on their values would pass it. */
const MOST = 500;

/** A query, built or written. */
interface Lookup<O> {
  compile(db: Queryable): CompiledQuery<O>;
}

/**
 * Runs a query whose best plan is the same whatever its values: what is found by a key. Each connection parses and
 * plans it a few times at most, which for such a query costs more than running it. Not for what searches texts or
 * spans of days. Lists of keys are given as one value
 * (`anyOf`), so that the text stays the same.
 */
export async function lookUp<O>(db: Queryable, query: Lookup<O>): Promise<O[]> {
  const compiled = query.compile(db);
  if (!names.has(compiled.sql)) {
    if (names.size === MOST) throw new Error('A statement that is looked up with changes its text');
    names.set(compiled.sql, `lookup_${names.size}`);
  }
  return (await db.executeQuery(compiled)).rows;
}

/** The one row that a lookup finds, or undefined. */
export async function lookUpFirst<O>(db: Queryable, query: Lookup<O>): Promise<O | undefined> {
  return (await lookUp(db, query))[0];
}

/** One of these keys, for the right side of `=`; an empty list is none of them. */
export function anyOf(keys: readonly number[]): RawBuilder<number> {
  return sql<number>`any(${keys}::integer[])`;
}

/** A statement as PostgreSQL is asked: by name where it is one of a lookup. */
export function asAsked(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = names.get(text);
  return { text, values: [...values], ...(name !== undefined && { name }) };
}
