import type { Caller } from '@rto-desk/contract/access';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { contains } from '../../platform/database/contains.ts';
import { beginning } from '../../platform/database/like.ts';
import type { Database, NumberedRecord } from '../../platform/database/schema.ts';
import { visibleCitizens } from '../citizens/scope.ts';
import type { SoundedWord } from './corrections.ts';
import { withinReach } from './reach.ts';

/** Hits of each type (decisions 5). */
const HITS = 5;
/** Shorter parts have no trigram, and are in nearly everything: they are only looked for at the beginning. */
const SHORTEST_PART = 3;

/** Digits of a mobile number: of a whole one no other is a part. */
const MOBILE = 10;

type Condition = RawBuilder<SqlBool>;

/** Rows of `(record_id, rank)`: the best few of one record, rank 0 closest to what was typed. */
export function bestCitizens(
  caller: Caller,
  typed: string,
  words: readonly SoundedWord[],
): RawBuilder<unknown> {
  const mobile = typed.replace(/^\+91|[\s-]/g, '');
  const stages = /^[0-9]+$/.test(mobile) ? mobileStages(mobile) : nameStages(typed, words);
  const reach = visibleCitizens(caller)(expressionBuilder<Database, 'citizens'>());
  return best(sql`select id as record_id from citizens where ${reach}`, stages);
}

/** The same of licences or vehicles, by a number as it is compared. */
export function bestNumbers(caller: Caller, record: NumberedRecord, number: string): RawBuilder<unknown> {
  const begins = (column: RawBuilder<unknown>) => sql<SqlBool>`${column} like ${beginning(number)}`;
  const stages = [
    sql<SqlBool>`(number = ${number} or application = ${number})`,
    sql<SqlBool>`(${begins(sql`number`)} or ${begins(sql`application`)})`,
  ];
  if (number.length >= SHORTEST_PART) {
    stages.push(sql<SqlBool>`(${contains(sql`number`, number)} or ${contains(sql`application`, number)})`);
  }
  return best(
    sql`select record_id from findable_numbers where record = ${record} and ${withinReach(caller, 'findable_numbers')}`,
    stages,
  );
}

function mobileStages(mobile: string): Condition[] {
  const whole = sql<SqlBool>`mobile = ${mobile}`;
  if (mobile.length >= MOBILE) return [whole];
  const stages = [whole, sql<SqlBool>`mobile like ${beginning(mobile)}`];
  if (mobile.length >= SHORTEST_PART) stages.push(contains(sql`mobile`, mobile));
  return stages;
}

/** The name itself, its beginning, all words in any order, words that sound alike, words that were misspelt. */
function nameStages(typed: string, words: readonly SoundedWord[]): Condition[] {
  const name = typed.toLowerCase();
  const stages = [sql<SqlBool>`lower(name) = ${name}`, sql<SqlBool>`lower(name) like ${beginning(name)}`];
  const parts = name.split(/\s+/);
  if (parts.some(part => part.length >= SHORTEST_PART)) {
    const within = parts.map(part => contains(sql`lower(name)`, part));
    stages.push(sql<SqlBool>`(${sql.join(within, sql` and `)})`);
  }
  if (words.length > 0) {
    stages.push(soundingLike(words.map(({ word }) => [word])));
    if (words.some(({ near }) => near.length > 0))
      stages.push(soundingLike(words.map(({ word, near }) => [word, ...near])));
  }
  return stages;
}

/** Each of the words, or one of those in its place, begins a word of the name. */
function soundingLike(words: readonly (readonly string[])[]): Condition {
  const each = words.map(alternatives => {
    const any = alternatives.map(word => sql`name_key like ${`% ${beginning(word)}`}`);
    return sql`(${sql.join(any, sql` or `)})`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` and `)})`;
}

/**
 * Stage after stage until there are enough: what an earlier one finds, a later one leaves out. The stages run in
 * order, so that the far-fetched ones cost nothing where near ones suffice.
 */
function best(records: RawBuilder<unknown>, stages: readonly Condition[]): RawBuilder<unknown> {
  const ranked = stages.map((stage, rank) => {
    const earlier = stages.slice(0, rank).map(condition => sql` and (${condition}) is not true`);
    return sql`(${records} and ${stage}${sql.join(earlier, sql``)} order by record_id desc limit ${HITS})`;
  });
  const all = ranked.map(
    (stage, rank) => sql`select record_id, ${sql.lit(rank)} as rank from ${stage} as stage`,
  );
  return sql`select record_id, rank from (${sql.join(all, sql` union all `)}) as stages limit ${HITS}`;
}
