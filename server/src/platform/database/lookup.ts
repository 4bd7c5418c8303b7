import type { Caller } from '@rto-desk/contract/access';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/** A query, built or written. */
interface Query<O> {
  compile(db: Queryable): CompiledQuery<O>;
}

/** What a lookup may depend on. Of a caller, the role and what is null decide which query it is. */
type Value = Caller | number | Buffer | readonly number[];

/** The names of the statements of lookups, by their text. */
const names = new Map<string, string>();

/**
 * A query whose best plan is the same whatever its values: what is found by a key. It is put together once for each
 * shape of its values, and each connection parses and plans it a few times at most; for such a query both cost more
 * than running it. Not for what searches texts or spans of days. While it is put together its values are not known
 * yet: it may only hand them on, a list of keys by `anyOf`.
 */
export function lookup<V extends readonly Value[], O>(
  build: (db: Queryable, ...values: V) => Query<O>,
): (db: Queryable, ...values: V) => Promise<O[]> {
  const made = new Map<string, CompiledQuery<O>>();
  const make = (db: Queryable, values: V) => {
    // What stands for the values has their type as far as a query is concerned.
    const compiled = build(db, ...(inPlaceOf(values) as unknown as V)).compile(db);
    if (!names.has(compiled.sql)) names.set(compiled.sql, `lookup_${names.size}`);
    return compiled;
  };
  return async (db, ...values) => {
    const shape = shapeOf(values);
    const compiled = made.get(shape) ?? make(db, values);
    made.set(shape, compiled);
    const known = values.flatMap(partsOf);
    const parameters = compiled.parameters.map(each => (each instanceof Place ? known[each.position] : each));
    return (await db.executeQuery<O>({ ...compiled, parameters })).rows;
  };
}

/**
 * One of these keys, for the right side of `=`; an empty list is none of them. PostgreSQL is not shown how many there
 * are: short lists would look cheaper than a list of any length, and their lookups would be planned anew each time.
 */
export function anyOf(keys: readonly number[]): RawBuilder<number> {
  return sql<number>`any(array(select unnest(${keys}::integer[])))`;
}

/** A statement as PostgreSQL is asked: by name where it is one of a lookup. */
export function asAsked(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = names.get(text);
  return { text, values: [...values], ...(name !== undefined && { name }) };
}

/** Stands for a value that is not known yet. */
class Place {
  readonly position: number;

  constructor(position: number) {
    this.position = position;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('A lookup is put together before its values are known');
  }
}

const isCaller = (value: Value): value is Caller =>
  typeof value === 'object' && 'role' in value && 'citizen_id' in value;

/** A value as the parameters that it may become. */
const partsOf = (value: Value): unknown[] =>
  isCaller(value) ? [value.id, value.branch_id, value.citizen_id] : [value];

function shapeOf(values: readonly Value[]): string {
  return values
    .filter(isCaller)
    .map(({ role, branch_id, citizen_id }) => `${role} ${branch_id === null} ${citizen_id === null}`)
    .join();
}

function inPlaceOf(values: readonly Value[]): unknown[] {
  let position = 0;
  const next = (value?: unknown) => {
    const place = new Place(position);
    position += 1;
    return value === null ? null : place;
  };
  return values.map(value =>
    isCaller(value)
      ? { role: value.role, id: next(), branch_id: next(value.branch_id), citizen_id: next(value.citizen_id) }
      : next(),
  );
}
