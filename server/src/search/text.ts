import { numberKey } from '@rto-desk/contract/fields';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, escaped } from '../platform/database/like.ts';

/** An index of three letters each knows nothing of shorter texts but what begins with them. */
export const SHORTEST_PART = 3;

/** Digits behind a gap from which on they are the last ones of a number: "CG04 1234". */
const LAST_DIGITS = /^[0-9]{3,}$/;

/** Whether a text has anything that can be looked for. */
export const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * That a text contains what was typed, in any case; of one or two letters, that a word begins with it. Nothing that is
 * typed is a wildcard, and what has neither letter nor digit finds nothing.
 * @param column in small letters, each of its parts behind a space
 */
export function hasText(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const text = typed.trim().toLowerCase();
  if (!isSearchable(text)) return sql<SqlBool>`false`;
  return sql<SqlBool>`${column} like ${[...text].length < SHORTEST_PART ? containing(` ${text}`) : containing(text)}`;
}

/**
 * That a number contains what was typed, without spaces and hyphens; that it begins with it, if it is shorter than three;
 * or that it begins with what was typed before the last gap and ends with the digits behind it.
 * @param column as numbers are compared (`number_key`)
 */
export function hasNumber(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const patterns = numberPatterns(typed);
  if (patterns.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    patterns.map(pattern => sql`${column} like ${pattern}`),
    sql` or `,
  )})`;
}

function numberPatterns(typed: string): string[] {
  const key = numberKey(typed);
  if (!isSearchable(key)) return [];
  if ([...key].length < SHORTEST_PART) return [`${escaped(key)}%`];
  const pieces = typed.split(/[\s-]+/).filter(piece => piece !== '');
  const last = pieces.at(-1) ?? '';
  const first = numberKey(pieces.slice(0, -1).join(''));
  return first !== '' && LAST_DIGITS.test(last)
    ? [containing(key), `${escaped(first)}%${last}`]
    : [containing(key)];
}
