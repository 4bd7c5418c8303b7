import { mobileDigits, normalisePlate, numberKey, plainSigns, searchKey } from '@rto-desk/contract/normalise';
import { markForm, mayBecomeMark, partsWithoutSeries } from '@rto-desk/contract/registration-mark';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, escaped } from '../platform/database/like.ts';
import type { NumberedRecord } from '../platform/database/schema.ts';

/** An index of three letters each knows nothing of shorter texts but what begins with them. */
export const SHORTEST_PART = 3;

/** Digits of a stored mobile number. */
export const MOBILE_DIGITS = 10;

/** Digits behind a gap from which on they are the last ones of a number: "CG04 1234". */
const LAST_DIGITS = /^[0-9]{3,}$/;

/** Whether a text has anything that can be looked for. */
export const isSearchable = (text: string) => /[\p{L}\p{N}]/u.test(text);

/**
 * That a text contains what was typed, in any spelling; of one or two letters, that a word begins with it. Nothing that is
 * typed is a wildcard, and what has neither letter nor digit finds nothing.
 * @param column as texts are compared (`text_key`), each of its parts behind a space
 */
export function hasText(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const text = searchKey(typed);
  if (!isSearchable(text)) return sql<SqlBool>`false`;
  if ([...text].length < SHORTEST_PART) return sql<SqlBool>`${column} like ${containing(` ${text}`)}`;
  const words = text.split(' ');
  if (words.length === 1) return sql<SqlBool>`${column} like ${containing(text)}`;
  return sql<SqlBool>`(${column} like ${beginnings(words)} and strpos(${column}, ${text}) > 0)`;
}

/**
 * A pattern of how each word begins, for the index alone: asked for all letters of several words, it takes twice as long to
 * find hardly fewer texts.
 */
function beginnings(words: readonly string[]): string {
  return `%${words.map(beginning).join(' ')}%`;
}

/** The part of such a pattern for one word. */
export function beginning(word: string): string {
  const start = [...word].slice(0, SHORTEST_PART).join('');
  return start === word ? escaped(word) : `${escaped(start)}%`;
}

/** A person's own name as it is compared, behind a space: the first part of their text. To make it anew from the name takes longer. */
export const OWN_NAME = sql`split_part(search_text, U&'\\001F', 1)`;

/**
 * That a person's own name contains what was typed. An index knows their text, which has their father's name as well. The name is looked
 * into by `strpos`: of two `like` with the same word PostgreSQL multiplies the chances, and expects far too few people.
 */
export function hasName(typed: string): RawBuilder<SqlBool> {
  const text = searchKey(typed);
  const part = [...text].length < SHORTEST_PART ? ` ${text}` : text;
  return sql<SqlBool>`(${hasText(sql`search_text`, typed)} and strpos(${OWN_NAME}, ${part}) > 0)`;
}

/** The same of any of several texts; empty ones and those that are compared as one are left out. */
export function hasTextIn(column: RawBuilder<unknown>, typed: readonly string[]): RawBuilder<SqlBool> {
  const keys = [...new Set(typed.map(searchKey))].filter(key => key !== '');
  if (keys.length === 0) return sql<SqlBool>`false`;
  return sql<SqlBool>`(${sql.join(
    keys.map(key => hasText(column, key)),
    sql` or `,
  )})`;
}

/**
 * That a text with numbers in it, such as the subject of a letter, contains what was typed, in any spelling of a name, a
 * number, a mobile or a registration mark.
 * @param column as texts are compared (`text_key`), each of its parts behind a space
 */
export function hasTextOrNumber(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const text = hasTextIn(column, [typed, plainSigns(typed), numberKey(typed), mobileDigits(typed)]);
  const mark = normalisePlate(typed);
  if (markForm(mark) === null) return text;
  // Its parts, however they are divided there.
  const parts = mark.toLowerCase().match(/[a-z]+|[0-9]+/g) ?? [];
  return sql<SqlBool>`(${text} or ${column} ~ ${parts.join('[^a-z0-9]*')})`;
}

/**
 * That a number contains what was typed, without spaces and hyphens; that it begins with it, if it is shorter than three;
 * or that it begins with what was typed before the last gap and ends with the digits behind it.
 * @param column as numbers are compared (`number_key`)
 */
export function hasNumber(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  return hasAny(column, numberPatterns(typed));
}

/** The same of a registration mark, which may also be typed without its series: `CG041234` like `CG04 1234`. */
export function hasMark(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const parts = partsWithoutSeries(numberKey(typed).replace(/[^A-Z0-9]/g, ''));
  const inOne = parts === null ? [] : [`${parts.office}%${parts.end}`];
  return hasAny(column, [...numberPatterns(typed), ...inOne]);
}

function hasAny(column: RawBuilder<unknown>, patterns: readonly string[]): RawBuilder<SqlBool> {
  if (patterns.length === 0) return sql<SqlBool>`false`;
  const likes = [...new Set(patterns)].map(pattern => sql`${column} like ${pattern}`);
  return sql<SqlBool>`(${sql.join(likes, sql` or `)})`;
}

/**
 * Whether few numbers of a kind contain what was typed, which PostgreSQL cannot tell: where one of the thousand that it knows
 * happens to contain it, it expects one in a thousand and goes through the list in search of them. Of marks three digits are enough. Of other
 * numbers four, none of them those of a year or the zeros before a serial, which thousands share.
 */
export function isOfFew(typed: string, record: NumberedRecord): boolean {
  const key = numberKey(typed);
  if (record === 'vehicles') return /[0-9]{3}/.test(key);
  return key.split(/19|20|00/).some(part => /[0-9]{4}/.test(part));
}

function numberPatterns(typed: string): string[] {
  const key = numberKey(typed);
  if (!isSearchable(key)) return [];
  if ([...key].length < SHORTEST_PART) return [`${escaped(key)}%`];
  const pieces = plainSigns(typed)
    .split(/[\s-]+/)
    .filter(piece => piece !== '');
  const last = pieces.at(-1) ?? '';
  const first = numberKey(pieces.slice(0, -1).join(''));
  const bare = key.replace(/[^A-Z0-9]/g, '');
  return [
    containing(key),
    ...(first !== '' && LAST_DIGITS.test(last) ? [`${escaped(first)}%${last}`] : []),
    // A mark is stored without what is written between its parts.
    ...(bare !== key && bare.length >= SHORTEST_PART && mayBecomeMark(bare) ? [containing(bare)] : []),
  ];
}

/** That a mobile number is what was typed, contains these digits, or begins with them behind a 0 or 91. */
export function hasMobile(column: RawBuilder<unknown>, typed: string): RawBuilder<SqlBool> {
  const digits = mobileDigits(typed);
  // Of as many digits as a stored number has, an index knows the very one.
  if (digits.length === MOBILE_DIGITS) return sql<SqlBool>`${column} = ${digits}`;
  const behind = /^(?:0|91)([0-9]+)$/.exec(digits)?.[1];
  if (behind === undefined) return hasNumber(column, digits);
  return sql<SqlBool>`(${hasNumber(column, digits)} or ${column} like ${`${behind}%`})`;
}
