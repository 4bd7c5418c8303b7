import { type RawBuilder, sql } from 'kysely';

/** 0 to sides - 1, always the same for the same id and salt. */
export function roll(id: RawBuilder<unknown>, salt: string, sides: number): RawBuilder<number> {
  const seed = [...salt].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 1_000_003, 7);
  return sql`((hashint8extended(${id}, ${sql.lit(seed)}) & 2147483647) % ${sql.lit(sides)})::integer`;
}

/** One of the texts, the early ones more often. */
export function oneOf(texts: readonly string[], id: RawBuilder<unknown>, salt: string): RawBuilder<string> {
  const list = sql.join(texts.map(text => sql.lit(text)));
  return sql<string>`(array[${list}]::text[])[1 + floor(${sql.lit(texts.length)} * power(${roll(id, salt, 10_000)} / 10000::float8, 1.3::float8))::integer]`;
}
