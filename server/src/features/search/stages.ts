import type { Caller } from '@rto-desk/contract/access';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, anySought, contains, numberContains, type Sought } from '../../platform/database/contains.ts';
import type { Database, NumberedRecord } from '../../platform/database/schema.ts';
import { visibleCitizens } from '../citizens/scope.ts';
import { branchesOf, withinReach } from './reach.ts';
import { type Meant, type MeantWords, SHORTEST_PART } from './words.ts';

/** Hits of each type (decisions 5). */
const HITS = 5;

/** So many of the latest records are looked through first. */
const LATEST = 500;

/** Digits of a mobile number: of a whole one no other is a part. */
const MOBILE = 10;

type Condition = RawBuilder<SqlBool>;

/** How near a record is to what was typed. */
interface Stage {
  /** 0 for exactly what was typed; the higher, the further from it. */
  rank: number;
  condition: Condition;
  /** What holds wherever the condition does, for the index alone. */
  sieve?: Sought['sieve'];
  /**
   * How the newest are found: in the order of the records or by an index, whichever PostgreSQL takes; only by the index
   * of the condition, where it would misjudge how many there are; or first among the latest, where nearly every
   * record may be so near or hardly any.
   */
  by?: 'either' | 'index' | 'latest';
}

/** Rows of `(record_id, rank)`: the best few of one record, rank 0 closest to what was typed. */
export function bestCitizens(caller: Caller, typed: string, meant: MeantWords | null): RawBuilder<unknown> {
  const within = sql<SqlBool>`${visibleCitizens(caller)(expressionBuilder<Database, 'citizens'>())}`;
  const latest = latestOf(caller, sql`select * from citizens where true`, 'id', sql`coalesce(branch_id, 0)`);
  const records = { table: 'citizens', id: 'id', within, latest };
  if (meant !== null) return best(records, nameStages(caller, typed, meant));
  const mobile = mobileOf(typed);
  const whole = sql<SqlBool>`mobile = ${mobile}`;
  if (mobile.length >= MOBILE) return best(records, [{ rank: 0, condition: whole }]);
  const sought = numberContains('mobile', mobile, branchesOf(caller));
  return best(records, numberStages(mobile, [whole, sql`mobile ^@ ${mobile}`], sought));
}

/** Whether digits were typed that may be of a mobile number, not of a name. */
export function isMobile(typed: string): boolean {
  return /^[0-9]+$/.test(mobileOf(typed));
}

function mobileOf(typed: string): string {
  return typed.replace(/^\+91|[\s-]/g, '');
}

/** The same of licences or vehicles, by a number as it is compared. */
export function bestNumbers(caller: Caller, record: NumberedRecord, number: string): RawBuilder<unknown> {
  // The partition itself, which takes less planning.
  const table = `${record}_numbers`;
  const all = sql`select * from ${sql.table(table)} where record = ${record}`;
  const latest = latestOf(caller, all, 'record_id', sql`branch_id`);
  const within = sql<SqlBool>`record = ${record} and ${withinReach(caller, table)}`;
  const sought = anySought([
    numberContains('number', number, branchesOf(caller)),
    numberContains('application', number, branchesOf(caller)),
  ]);
  const whole = sql<SqlBool>`(number = ${number} or application = ${number})`;
  const beginning = sql<SqlBool>`(number ^@ ${number} or application ^@ ${number})`;
  const stages = numberStages(number, [whole, beginning], sought);
  return best({ table, id: 'record_id', within, latest }, stages);
}

/**
 * Those whose number it is, then those where it begins with it, then those that contain it. A long part, too, may be in
 * very many: the year that numbers begin with, an office's series.
 */
function numberStages(
  part: string,
  [whole, beginning]: readonly [Condition, Condition],
  { where, sieve }: Sought,
): Stage[] {
  const stages: Stage[] = [
    { rank: 0, condition: whole },
    { rank: 1, condition: beginning },
  ];
  if (part.length >= SHORTEST_PART) stages.push({ rank: 2, condition: where, sieve, by: 'latest' });
  return stages;
}

/** The name itself, its beginning, all words in any order, words that sound alike, words that were misspelt. */
function nameStages(caller: Caller, typed: string, meant: MeantWords): Stage[] {
  const name = typed.toLowerCase();
  const stages: Stage[] = [{ rank: 0, condition: sql`lower(name) = ${name}` }];
  // Several words together are few people's in a branch, where the index has the bearers of each by themselves.
  const by = branchesOf(caller) !== null && /\s/.test(name) ? 'index' : 'latest';
  const containing = bearing(caller, meant.containing);
  const short = name
    .split(/\s+/)
    .filter(part => part.length < SHORTEST_PART)
    .map(part => contains(sql`lower(name)`, part));
  if (containing.length === 0 || isPossible(meant.containing))
    stages.push({ rank: 1, condition: beginning(caller, name, containing), by });
  if (isPossible(meant.containing))
    stages.push({
      rank: 2,
      condition: allOf([...containing, ...short]),
      by: containing.length === 1 ? 'latest' : 'index',
    });
  if (isPossible(meant.sounding))
    stages.push({ rank: 3, condition: allOf(bearing(caller, meant.sounding)), by });
  if (isPossible(meant.misspelt) && meant.misspelt.flat().length > meant.sounding.flat().length)
    stages.push({ rank: 4, condition: allOf(bearing(caller, meant.misspelt)), by });
  return stages;
}

/** That a name begins with a text: in a branch, of those there who have such words; else as the index of names has it. */
function beginning(caller: Caller, name: string, containing: readonly Condition[]): Condition {
  return containing.length === 0 || branchesOf(caller) === null
    ? sql<SqlBool>`lower(name) ^@ ${name}`
    : allOf([...containing, sql`lower(name) || '' ^@ ${name}`]);
}

/** Whether there is a word that may be meant for each that was typed. */
function isPossible(words: Meant): boolean {
  return words.length > 0 && words.every(each => each.length > 0);
}

/** Conditions that a name has one of the words that are meant by each typed one, as an index knows it by branch. */
function bearing(caller: Caller, words: Meant): Condition[] {
  const branches = branchesOf(caller);
  // Those at the ends first, which fewer people have than those in the middle: the index goes by the first.
  const [first = [], ...rest] = words;
  const ordered = [rest.pop() ?? [], first, ...rest].filter(each => each.length > 0);
  return ordered.map(each => {
    const known =
      branches === null ? each : branches.flatMap(branch => each.map(word => `${branch}:${word}`));
    return sql<SqlBool>`words_of(name, branch_id) && ${known}::text[]`;
  });
}

/** The records of one type within reach. */
interface Records {
  /** What stands for them in the conditions of the stages. */
  table: string;
  id: string;
  within: RawBuilder<SqlBool>;
  /** The latest `LATEST` of them, read in order. */
  latest: RawBuilder<unknown>;
}

/** The latest records, branch by branch where only some are within reach: each list is read from an index. */
function latestOf(
  caller: Caller,
  all: RawBuilder<unknown>,
  id: string,
  branch: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const order = sql`order by ${sql.ref(id)} desc limit ${LATEST}`;
  const branches = branchesOf(caller);
  if (branches === null) return sql`${all} ${order}`;
  const lists = branches.map(each => sql`(${all} and ${branch} = ${each} ${order})`);
  return sql`select * from (${sql.join(lists, sql` union all `)}) as lists ${order}`;
}

/**
 * Stage after stage until there are enough: what an earlier one finds, a later one leaves out. The stages run in
 * order, so that the far-fetched ones cost nothing where near ones suffice.
 */
function best(records: Records, stages: readonly Stage[]): RawBuilder<unknown> {
  const found = stages.map(({ rank, condition, sieve = null, by = 'either' }, place) => {
    const earlier = stages.slice(0, place).map(stage => sql` and (${stage.condition}) is not true`);
    const left = sql<SqlBool>`${condition}${sql.join(earlier, sql``)}`;
    const stage = ways[by](records, left, sieve === null ? left : allOf([sieve, left]));
    return sql`select record_id, ${sql.lit(rank)} as rank from (${stage}) as stage`;
  });
  return sql`select record_id, rank from (${sql.join(found, sql` union all `)}) as stages limit ${HITS}`;
}

const ways: Record<
  NonNullable<Stage['by']>,
  (records: Records, condition: Condition, inIndex: Condition) => RawBuilder<unknown>
> = {
  either: ({ table, id, within }, condition) => sql`
    select ${sql.ref(id)} as record_id from ${sql.table(table)} where ${within} and ${condition}
    order by record_id desc limit ${HITS}`,

  // Neither in the order of the records nor by their branch.
  index: ({ table, id, within }, _, inIndex) => sql`
    select ${sql.ref(id)} as record_id from ${sql.table(table)} where (${within}) is true and ${inIndex}
    order by ${sql.ref(id)} + 0 desc limit ${HITS}`,

  // What many have is found among the latest; only what few of these have is looked up.
  latest: (records, condition, inIndex) => sql`
    with recent as materialized (
      select ${sql.ref(records.id)} as record_id from (${records.latest}) as ${sql.table(records.table)}
      where ${records.within} and ${condition} order by record_id desc limit ${HITS})
    select record_id from recent where (select count(*) from recent) = ${HITS}
    union all
    (${ways.index(records, condition, sql`${inIndex} and (select count(*) from recent) < ${HITS}`)})`,
};
