import type { Caller } from '@rto-desk/contract/access';
import { expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import { allOf, hasNumberKeys, lookedUp, someOf } from '../../platform/database/contains.ts';
import { unseen } from '../../platform/database/lookup.ts';
import type { Database, NumberedRecord } from '../../platform/database/schema.ts';
import { branchesOf, withinReach } from '../../scope/branches.ts';
import { visibleCitizens } from '../../scope/citizens.ts';
import type { Beginning, Lists, Typed, TypedName, TypedNumber, TypedPart, TypedWords } from './typed.ts';

/** Hits of each type (decisions 5). */
const HITS = 5;

/** So many of the latest records are looked through first. */
const LATEST = 500;

type Condition = RawBuilder<SqlBool>;

/** How near a record is to what was typed. */
interface Stage {
  /** 0 for exactly what was typed; the higher, the further from it. */
  rank: number;
  /** What holds of a record that is so near: any of these, each as an index has it. */
  conditions: readonly Condition[];
  /** The same of the latest records. Null where hardly any can be so near: they are not looked through. */
  ofLatest: Condition | null;
  /** Whether anything can be so near at all: a value that the statement looks at before it looks for any. */
  isPossible?: Condition;
}

/** Rows of `(record_id, rank)`: the best few citizens, rank 0 closest to what was typed. */
export function bestCitizens(caller: Caller, { name, wholeMobile, mobile }: Typed): RawBuilder<unknown> {
  const within = sql<SqlBool>`${visibleCitizens(caller)(expressionBuilder<Database, 'citizens'>())}`;
  const latest = latestOf(
    caller,
    sql`select id, branch_id, owner_id, name, mobile from citizens where true`,
    'id',
    sql`coalesce(branch_id, 0)`,
  );
  const stages = [
    ...(name === null ? [] : nameStages(caller, name)),
    ...(wholeMobile === null ? [] : [exactly(sql`mobile = ${unseen(wholeMobile, 'text')}`)]),
    ...(mobile === null ? [] : mobileStages(mobile)),
  ];
  return best({ table: 'citizens', id: 'id', within, latest }, stages);
}

/** The same of licences or vehicles, which may have application numbers or have none. */
export function bestNumbers(
  caller: Caller,
  record: NumberedRecord,
  hasApplication: boolean,
  typed: TypedNumber,
): RawBuilder<unknown> {
  // The partition itself, which takes less planning.
  const table = `${record}_numbers`;
  const all = sql`
    select record_id, citizen_id, branch_id, number, application from ${sql.table(table)}
    where record = ${sql.lit(record)}`;
  const latest = latestOf(caller, all, 'record_id', sql`branch_id`);
  return best(
    { table, id: 'record_id', within: withinReach(caller, table), latest },
    numberStages(typed, hasApplication),
  );
}

const exactly = (...conditions: Condition[]): Stage => ({ rank: 0, conditions, ofLatest: null });

/** Those where a number is what was typed, then those where one begins with it, then those that contain it. */
function numberStages(typed: TypedNumber, hasApplication: boolean): Stage[] {
  const whole = unseen(typed.whole, 'text');
  const pattern = unseen(typed.pattern, 'text');
  const numbers = [
    { column: sql`number`, sieve: hasKeys('number', typed.keys) },
    ...(hasApplication
      ? [{ column: sql`application`, sieve: hasKeys('application', typed.ofApplications) }]
      : []),
  ];
  return [
    exactly(...numbers.map(({ column }) => sql<SqlBool>`${column} = ${whole}`)),
    ...partStages(
      typed,
      numbers.map(({ column }) => beginsWith(column, typed)),
      someOf(numbers.map(({ column }) => sql<SqlBool>`${column} like ${pattern}`)),
      someOf(numbers.map(({ sieve }) => sieve)),
    ),
  ];
}

function mobileStages(typed: TypedPart): Stage[] {
  const contains = sql<SqlBool>`mobile like ${unseen(typed.pattern, 'text')}`;
  return partStages(typed, [beginsWith(sql`mobile`, typed)], contains, hasKeys('mobile', typed.keys));
}

/** Those that begin with a part, then those that contain it: very many, if it is a year or an office's series. */
function partStages(
  { keys, isRare }: TypedPart,
  begins: readonly Condition[],
  contains: Condition,
  sieve: Condition,
): Stage[] {
  const ofLatest = (condition: Condition) => (isRare ? null : condition);
  const beginning: Stage = { rank: 1, conditions: begins, ofLatest: ofLatest(someOf(begins)) };
  if (Object.keys(keys).length === 0) return [beginning];
  const containing = lookedUp({ where: contains, sieve });
  return [beginning, { rank: 2, conditions: [containing], ofLatest: ofLatest(contains) }];
}

/** That a text begins with another, as an index has it whose order is that of bytes. */
function beginsWith(column: RawBuilder<unknown>, { whole, past }: Beginning): Condition {
  return sql<SqlBool>`(${column} ~>=~ ${unseen(whole, 'text')} and ${column} ~<~ ${unseen(past, 'text')})`;
}

const textsOf = (lists: Lists) => Object.values(lists).map(list => unseen(list, 'text[]'));

function hasKeys(of: Parameters<typeof hasNumberKeys>[0], keys: Lists): Condition {
  return hasNumberKeys(of, textsOf(keys));
}

/** The name itself, its beginning, all words in any order, words that sound alike, words that were misspelt. */
function nameStages(caller: Caller, typed: TypedName): Stage[] {
  const { containing, sounding, misspelt } = typed;
  const isBranch = branchesOf(caller) !== null;
  const count = ({ words }: TypedWords) => Object.keys(words).length;
  // Several words together are few people's in a branch, where the index has the bearers of each by themselves.
  const byMany = (words: TypedWords) => !isBranch || count(words) <= 1;
  const begins = beginsWith(sql`lower(name)`, typed);
  const hasParts = sql<SqlBool>`lower(name) like all(${unseen(typed.patterns, 'text[]')}::text[])`;
  const stages: Stage[] = [
    exactly(sql`lower(name) = ${unseen(typed.whole, 'text')}`),
    {
      rank: 1,
      conditions: [begins],
      ofLatest: begins,
      isPossible: unseen(typed.isBeginning, 'boolean'),
    },
  ];
  if (count(containing) > 0)
    stages.push({
      rank: 2,
      conditions: [allOf([bearing(containing), hasParts])],
      ofLatest: count(containing) === 1 ? hasParts : null,
      isPossible: unseen(containing.isPossible, 'boolean'),
    });
  for (const [place, words] of [sounding, misspelt].entries()) {
    if (count(words) === 0) continue;
    stages.push({
      rank: place + 3,
      conditions: [bearing(words)],
      ofLatest: byMany(words) ? bearingNow(words) : null,
      isPossible: unseen(words.isPossible, 'boolean'),
    });
  }
  return stages;
}

/** That a name has one of the words that are meant by each typed one, as an index knows it by branch. */
function bearing({ indexed }: TypedWords): Condition {
  return allOf(textsOf(indexed).map(words => sql<SqlBool>`words_of(name, branch_id) && ${words}`));
}

/** The same of the latest, without the index. */
function bearingNow({ words }: TypedWords): Condition {
  return allOf(textsOf(words).map(each => sql<SqlBool>`string_to_array(lower(name), ' ') && ${each}`));
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
  const order = sql`order by ${sql.ref(id)} desc limit ${sql.lit(LATEST)}`;
  const branches = branchesOf(caller);
  if (branches === null) return sql`${all} ${order}`;
  const lists = branches.map(each => sql`(${all} and ${branch} = ${each} ${order})`);
  return sql`select * from (${sql.join(lists, sql` union all `)}) as lists ${order}`;
}

/**
 * Stage after stage until there are enough. Each step has what was found before it and adds to that, newest first; it
 * looks for nothing where enough was found, so that the far-fetched ones cost nothing where near ones suffice. What many
 * have is found among the latest; the index is asked for what only few of these have.
 */
function best(records: Records, stages: readonly Stage[]): RawBuilder<unknown> {
  const steps = stages.flatMap(stage => {
    const { rank, conditions, ofLatest } = stage;
    const isPossible = stage.isPossible ?? sql<SqlBool>`true`;
    const fromIndex = { rank, isPossible, newest: newestInIndex, conditions };
    return ofLatest === null
      ? [fromIndex]
      : [{ rank, isPossible, newest: newestOfLatest, conditions: [ofLatest] }, fromIndex];
  });
  const reading = steps.map(({ rank, isPossible, newest, conditions }, place) => {
    const before = found(place);
    const isWanted = sql<SqlBool>`${isPossible} and (select count(*) from ${before}) < ${sql.lit(HITS)}
      and ${sql.ref(records.id)} not in (select record_id from ${before})`;
    return sql`${found(place + 1)} as materialized (
      table ${before} union all
      select record_id, ${sql.lit(rank)} from (${newestOfAny(conditions.map(each => newest(records, allOf([each, isWanted]))))}) as step)`;
  });
  return sql`
    with latest as materialized (${records.latest}),
      ${found(0)} (record_id, rank) as materialized (select 0, 0 where false),
      ${sql.join(reading)}
    select record_id, rank from ${found(steps.length)} order by rank, record_id desc limit ${sql.lit(HITS)}`;
}

/** What was found after so many steps. */
const found = (steps: number) => sql.table(`found_${steps}`);

/** The newest of what several statements find, none twice. */
function newestOfAny(each: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  if (each.length === 1) return sql.join(each);
  const lists = each.map(list => sql`(${list})`);
  return sql`
    select record_id from (${sql.join(lists, sql` union `)}) as any_of_them order by record_id desc limit ${sql.lit(HITS)}`;
}

function newestOfLatest({ table, id, within }: Records, condition: Condition) {
  return sql`
    select ${sql.ref(id)} as record_id from latest as ${sql.table(table)}
    where ${within} and ${condition} order by record_id desc limit ${sql.lit(HITS)}`;
}

/** As the index of the condition has them: read neither in their order nor by their branch, and where it can from it alone. */
function newestInIndex({ table, id, within }: Records, condition: Condition) {
  return sql`
    select ${sql.ref(id)} as record_id from ${sql.table(table)}
    where (${within}) is true and ${condition} order by ${sql.ref(id)} + 0 desc limit ${sql.lit(HITS)}`;
}
