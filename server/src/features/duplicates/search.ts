import { type RawBuilder, sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { groupsAround, isLicence, isShared, pairsIn, sounds } from './alike.ts';

/** Hours from the beginning of a search among all to the next. */
const EVERY = 23;
/** How many people one statement compares with all of the same mobile or birth date. */
const STEP = 1_000;

/**
 * Looks for people who may stand there twice, and keeps the pairs: at each call among those who have come since the last,
 * and once a day among all, by the first machine that gets to it, since people are changed as well.
 * @param step how many people are looked at in one statement
 */
export async function searchPairs(db: Db, step = STEP): Promise<void> {
  await searchNewest(db, step);
  // unscoped: the search covers all people
  const { rows } = await sql<{ began: string; last: number }>`
    insert into pair_searches (began_at) values (now())
    on conflict (singleton) do update set began_at = now()
    where pair_searches.began_at <= now() - make_interval(hours => ${EVERY})
    returning began_at::text as began, (select coalesce(max(id), 0) from citizens) as last`.execute(db);
  const [search] = rows;
  if (search === undefined) return;
  const { began, last } = search;
  await storePairs(db, began, ofLicences);
  for (const walk of walks) {
    for (let after = walk.first; ; ) {
      const until = await endOfStep(db, walk, after, step);
      await storePairs(db, began, groupsOf(walk, after, until ?? walk.last));
      if (until === null) break;
      after = until;
    }
  }
  // unscoped: people changed or deleted since they were found
  await sql`delete from likely_pairs where found_at < ${began}::timestamptz`.execute(db);
  await lookedUntil(db, last);
}

/** Compares people added since the last run, the first ones first; none before the first full search. */
async function searchNewest(db: Db, step: number): Promise<void> {
  // unscoped: the search covers all people
  const { rows } = await sql<{ began: string; after: number; last: number }>`
    select now()::text as began, looked_until as after, coalesce(max(id), looked_until) as last
    from pair_searches left join lateral (
      select id from citizens where id > looked_until order by id limit ${step}) as newest on true
    group by looked_until`.execute(db);
  const [found] = rows;
  if (found === undefined || found.last === found.after) return;
  const { began, after, last } = found;
  // unscoped: the search covers all people
  const newest = sql`(select id, mobile, dob from citizens where id > ${after} and id <= ${last}) as newest`;
  await storePairs(db, began, sql`(${groupsAround(newest, sql`citizens`, sql`searchable_numbers`)})`);
  await lookedUntil(db, last);
}

/** Compares one person who is back, whom neither the pairs that are kept nor the newest people include. */
export async function searchPairsOf(db: Queryable, id: number): Promise<void> {
  // unscoped: the search covers all people
  const one = sql`(select id, mobile, dob from citizens where id = ${id}) as one`;
  await storePairs(db, 'now', sql`(${groupsAround(one, sql`citizens`, sql`searchable_numbers`)})`);
}

async function lookedUntil(db: Db, id: number): Promise<void> {
  await sql`update pair_searches set looked_until = greatest(looked_until, ${id})`.execute(db);
}

/** What people have in common, in the order of an index: its values from after the first up to the last. */
interface Walk {
  reason: 'mobile' | 'dob';
  column: RawBuilder<unknown>;
  first: string;
  last: string;
  isAfter: RawBuilder<unknown>;
  isUntil: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
}

const walks: readonly Walk[] = [
  // As the index of whole mobiles compares them.
  {
    ...{ reason: 'mobile', column: sql`mobile`, first: '', last: '~' },
    ...{ isAfter: sql`mobile ~>~`, isUntil: sql`mobile ~<=~`, order: sql`mobile using ~<~` },
  },
  {
    ...{ reason: 'dob', column: sql`dob`, first: '-infinity', last: 'infinity' },
    ...{ isAfter: sql`dob >`, isUntil: sql`dob <=`, order: sql`dob` },
  },
];

/** Where a step that begins after a value ends, or null where none is left for another. */
async function endOfStep(
  db: Db,
  { column, isAfter, order }: Walk,
  after: string,
  step: number,
): Promise<string | null> {
  // unscoped: the search covers all people
  const { rows } = await sql<{ until: string }>`
    select ${column}::text as until from citizens where ${isAfter} ${after}
    order by ${order} limit 1 offset ${step - 1}`.execute(db);
  return rows[0]?.until ?? null;
}

/** Those who have a mobile or birth date between two values in common, and a name that begins alike. */
function groupsOf({ reason, column, isAfter, isUntil }: Walk, after: string, until: string) {
  // unscoped: the search covers all people
  return sql`(
    select ${sql.lit(reason)} as reason, array_agg(id) as ids from citizens
    where name_known and ${reason === 'mobile' ? sql`not ${isDummy('mobile')}` : sql`true`}
      and ${isAfter} ${after} and ${isUntil} ${until}
    group by ${column}, ${sounds[reason]} having ${isShared})`;
}

// unscoped: the search covers all people
const ofLicences = sql`(
  select 'licence' as reason, array_agg(id) as ids from (
    select distinct record, number, citizen_id as id from searchable_numbers where ${isLicence}) as held
  group by record, number having ${isShared})`;

/**
 * Keeps the pairs in some groups, found by a search that began at a moment; what was found by something that says more
 * stays found by that.
 */
async function storePairs(db: Queryable, began: string, groups: RawBuilder<unknown>): Promise<void> {
  // unscoped: the search covers all people
  await sql`
    insert into likely_pairs (one_id, other_id, reason, found_at)
    select distinct on (one_id, other_id) one_id, other_id, reason, ${began}::timestamptz
    from (with groups as materialized (select * from ${groups} as groups) ${pairsIn(sql`groups`)}) as pairs
    on conflict (one_id, other_id) do update set found_at = excluded.found_at,
      reason = case when likely_pairs.found_at = excluded.found_at then likely_pairs.reason else excluded.reason end`.execute(
    db,
  );
}
