import type { Caller } from '@rto-desk/contract/access';
import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import type pg from 'pg';
import type { Queryable } from './database.ts';

/** A query, built with Kysely or written as SQL. */
interface Query<O> {
  compile(db: Queryable): CompiledQuery<O>;
}

/**
 * What a prepared query may depend on. The shape of its values is which of them there are and which are null; of a
 * caller, the role too.
 */
type Value = Caller | Single | Group | null;

/** A single value. */
type Single = number | string | boolean | Buffer | readonly number[] | readonly string[];

/** Several values, each by its name. As many as there happen to be are a group by their places: `{ ...values }`. */
interface Group {
  readonly [name: string | number]: Value;
}

/**
 * How many shapes of a query keep a plan (each takes a connection up to two megabytes); further ones are planned every
 * time.
 */
const SHAPES = 24;

/** Names of prepared statements, by their text. */
const names = new Map<string, string>();

/**
 * A query whose best plan is the same for all values: what is found by a key. It is put together once for each
 * shape of its values, and each connection parses and plans it a few times at most; for such a query both cost more
 * than running it. Not for what searches texts or spans of days, unless the query leaves PostgreSQL only one way to
 * go. While it is put together its values are not known yet: it may only hand them on, a list of keys by `inArray`.
 */
export function preparedQuery<V extends readonly Value[], O>(
  build: (db: Queryable, ...values: V) => Query<O>,
): (db: Queryable, ...values: V) => Promise<O[]> {
  const made = new Map<string, CompiledQuery<O>>();
  const make = (db: Queryable, values: V) => {
    // As far as the query is concerned, the placeholders have the type of the values.
    return build(db, ...(inPlaceOf(values) as unknown as V)).compile(db);
  };
  const keep = (shape: string, compiled: CompiledQuery<O>) => {
    made.set(shape, compiled);
    if (!names.has(compiled.sql)) names.set(compiled.sql, `lookup_${names.size}`);
  };
  return async (db, ...values) => {
    const shape = JSON.stringify(values.map(shapeOf));
    const known = made.get(shape);
    const compiled = known ?? make(db, values);
    if (known === undefined && made.size < SHAPES) keep(shape, compiled);
    const parts = values.flatMap(bindParameters);
    const parameters = compiled.parameters.map(each => (each instanceof Place ? parts[each.position] : each));
    return (await db.executeQuery<O>({ ...compiled, parameters })).rows;
  };
}

/**
 * `= any(keys)`, for the right side of `=`; an empty list matches nothing. The planner is not shown how many keys there
 * are: short lists would look cheaper than a list of any length, and their plans would never be kept.
 */
export function inArray(keys: readonly number[]): RawBuilder<number> {
  return sql<number>`any(array(select unnest(${keys}::integer[])))`;
}

/** A value that the planner does not see, so that no value makes it plan again. */
export function hiddenFromPlanner<T extends Single>(value: T, type: SqlType): RawBuilder<T> {
  return sql<T>`(select ${value}::${sql.raw(type)})`;
}

type SqlType = 'text' | 'text[]' | 'boolean' | 'bigint' | 'date';

/** The configuration for `pg`: with a statement name if the text is one of a prepared query. */
export function toNamedStatement(text: string, values: readonly unknown[]): pg.QueryConfig {
  const name = names.get(text);
  return { text, values: [...values], ...(name !== undefined && { name }) };
}

/** A placeholder for a value that is not known yet. */
class Place {
  readonly position: number;

  constructor(position: number) {
    this.position = position;
  }

  [Symbol.toPrimitive](): never {
    throw new TypeError('A lookup is put together before its values are known');
  }
}

const isCaller = (value: Caller | Group): value is Caller => 'role' in value && 'citizen_id' in value;

const isSingle = (value: Value): value is Single | null =>
  value === null || typeof value !== 'object' || Array.isArray(value) || Buffer.isBuffer(value);

/** The members of an object or array, in order. Those of a caller are always the same. */
function membersOf(value: Caller | Group): Record<string, Value> {
  if (!isCaller(value)) return value;
  const { role: _, id, branch_id, citizen_id } = value;
  return { id, branch_id, citizen_id };
}

/** Flattens a value into bind parameters. */
const bindParameters = (value: Value): (Single | null)[] =>
  isSingle(value) ? [value] : Object.values(membersOf(value)).flatMap(bindParameters);

function shapeOf(value: Value): unknown {
  if (isSingle(value)) return value === null;
  const members = Object.entries(membersOf(value)).map(([name, member]) => [name, shapeOf(member)]);
  return isCaller(value) ? [value.role, members] : members;
}

function inPlaceOf(values: readonly Value[]): unknown[] {
  let position = 0;
  const next = (value: Value): unknown => {
    if (!isSingle(value)) {
      const members = Object.entries(membersOf(value)).map(([name, member]) => [name, next(member)]);
      return { ...(isCaller(value) && { role: value.role }), ...Object.fromEntries(members) };
    }
    const place = new Place(position);
    position += 1;
    return value === null ? null : place;
  };
  return values.map(next);
}
