import type { Caller } from '@rto-desk/contract/access';
import { normalisePlate, numberKey, searchKey, textKey } from '@rto-desk/contract/normalise';
import { vehiclePartsMinimum } from '@rto-desk/contract/search';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { containing, escaped } from '../platform/database/like.ts';
import type { NumberedRecord } from '../platform/database/schema.ts';
import { rowsWithin } from '../scope/within.ts';
import type { Candidates, NameCandidates } from './name-candidates.ts';
import {
  beginning,
  hasMark,
  hasName,
  hasNumber,
  isOfFew,
  MOBILE_DIGITS,
  OWN_NAME,
  SHORTEST_PART,
} from './text.ts';
import { isOfPartEndingWith } from './vehicle-parts.ts';

/** Hits of each type. */
const MAX_RESULTS = 5;

type Condition = RawBuilder<SqlBool>;

/** Rows of `(record_id, rank)`: the best few citizens of a name, rank 0 closest to what was typed. */
export function citizensNamed(
  caller: Caller,
  typed: string,
  candidates: NameCandidates,
): RawBuilder<unknown> {
  const whole = textKey(typed);
  const parts = searchKey(typed).split(' ');
  return bestCitizens(
    caller,
    [
      sql`text_key(name) = ${whole}`,
      sql`text_key(name) like ${`${escaped(whole)}%`}`,
      allOf(parts.map(hasName)),
      hasEachWord(candidates.sounding),
      hasEachWord(candidates.misspelt),
    ],
    parts.length > 1 || candidates.sounding.length > 1,
  );
}

/** The same of a mobile number or its digits. */
export function citizensByMobile(caller: Caller, mobile: string): RawBuilder<unknown> {
  const isWhole = mobile.length >= MOBILE_DIGITS;
  return bestCitizens(
    caller,
    [
      sql`mobile = ${mobile}`,
      isWhole ? NEVER : sql`mobile like ${`${mobile}%`}`,
      isWhole || mobile.length < SHORTEST_PART ? NEVER : sql`mobile like ${containing(mobile)}`,
    ],
    false,
  );
}

/** The same of licences or vehicles by their numbers. */
export function recordsNumbered(caller: Caller, record: NumberedRecord, typed: string): RawBuilder<unknown> {
  const whole = record === 'vehicles' ? normalisePlate(typed) : numberKey(typed);
  const numbers = record === 'vehicles' ? [sql`number`] : [sql`number`, sql`application`];
  const hasIts = record === 'vehicles' ? hasMark : hasNumber;
  const any = (condition: (column: RawBuilder<unknown>) => Condition) => anyOf(numbers.map(condition));
  const rows = rowsWithin(caller, 'searchable_numbers');
  const isOne = sql<SqlBool>`record = ${sql.lit(record)}`;
  const hasParts = record === 'vehicles' && [...whole].length >= vehiclePartsMinimum;
  const order = isOfFew(typed, record) ? sql`record_id + 0 desc` : sql`record_id desc`;
  return bestByRank({ rows, id: 'record_id', isOne, order }, [
    any(column => sql`${column} = ${whole}`),
    any(column => sql`${column} like ${`${escaped(whole)}%`}`),
    any(column => hasIts(column, typed)),
    hasParts ? isOfPartEndingWith(typed) : NEVER,
  ]);
}

/** The rank of what contains the text that was typed. */
export const RANK_OF_A_PART = 2;
/** The rank of a vehicle that is found by the end of its chassis or engine number alone. */
export const RANK_OF_PARTS = 3;

const NEVER: Condition = sql<SqlBool>`false`;

/**
 * @param isJoint whether a name must have several words. PostgreSQL cannot estimate how many names have them all, so it
 * must not scan all citizens from the newest on until five are found, which may be never
 */
function bestCitizens(caller: Caller, stages: readonly Condition[], isJoint: boolean): RawBuilder<unknown> {
  const rows = rowsWithin(caller, 'citizens');
  const order = isJoint ? sql`id + 0 desc` : sql`id desc`;
  return bestByRank({ rows, id: 'id', isOne: sql<SqlBool>`true`, order }, stages);
}

/** That a name has a word of each list. Of several words an index is asked how they begin. */
function hasEachWord(candidates: Candidates): Condition {
  if (candidates.length === 0 || candidates.some(words => words.length === 0)) return NEVER;
  const pattern = (word: string) =>
    candidates.length === 1 ? containing(` ${word}`) : `% ${beginning(word)}%`;
  return allOf(
    candidates.map(words =>
      allOf([
        anyOf([...new Set(words.map(pattern))].map(one => sql`search_text like ${one}`)),
        sql`string_to_array(${OWN_NAME}, ' ') && ${words}::text[]`,
      ]),
    ),
  );
}

interface Records {
  /** Those within reach. */
  rows: RawBuilder<unknown>;
  id: string;
  /** Whether a row is one of the records. */
  isOne: Condition;
  order: RawBuilder<unknown>;
}

/**
 * Stage after stage, each the newest few of which its condition holds and no earlier one. PostgreSQL begins a stage only
 * where the earlier ones have not found enough.
 */
function bestByRank({ rows, id, isOne, order }: Records, stages: readonly Condition[]): RawBuilder<unknown> {
  const lists = stages.flatMap((condition, rank) => {
    if (condition === NEVER) return [];
    const isNew = stages.slice(0, rank).map(earlier => sql<SqlBool>`(${earlier}) is not true`);
    // unscoped: each list is within reach already
    return sql`(
      select ${sql.ref(id)} as record_id, ${sql.lit(rank)} as rank from ${rows}
      where ${allOf([isOne, condition, ...isNew])} order by ${order} limit ${sql.lit(MAX_RESULTS)})`;
  });
  return sql`select * from (${sql.join(lists, sql` union all `)}) as stages limit ${sql.lit(MAX_RESULTS)}`;
}

function allOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`;
}

function anyOf(conditions: readonly Condition[]): Condition {
  return sql<SqlBool>`(${sql.join(conditions, sql` or `)})`;
}
