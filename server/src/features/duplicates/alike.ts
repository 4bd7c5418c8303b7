import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import { isDummy } from '../../facts/dummy-mobile.ts';

/** A value shared by more people than this identifies no one: an agent's mobile, a placeholder birth date. */
const SHARED_BY = 30;

/** That people in a group are few enough to be one person's entries. */
export const isShared = sql<boolean>`count(*) between 2 and ${sql.lit(SHARED_BY)}`;

/**
 * The letters of what a given name sounds like that people have in common: of one mobile a few, since a name may be written in
 * many ways; of one birth date, which strangers share, more.
 */
export const sounds = {
  mobile: sql<string>`given_key(name, 2)`,
  dob: sql<string>`given_key(name, 6)`,
} as const;

/** The numbers of licences in `searchable_numbers`. */
export const isLicence = sql<boolean>`record in (${sql.join(citizenKinds.map(({ collection }) => sql.lit(collection)))})`;

/**
 * Who has something in common with some of `newest`, a table with `id`, `mobile` and `dob`: groups of citizens, `reason` and
 * `ids`, among `people` and their `numbers`.
 */
export function groupsAround(
  newest: RawBuilder<unknown>,
  people: RawBuilder<unknown>,
  numbers: RawBuilder<unknown>,
): RawBuilder<unknown> {
  // unscoped: of people whom the caller has limited
  return sql`
    select 'licence' as reason, array_agg(id) as ids from (
      select distinct record, number, citizen_id as id from ${numbers}
      where ${isLicence} and (record, number) in (
        select record, number from searchable_numbers as theirs where citizen_id in (select id from ${newest}))) as held
    group by record, number having ${isShared}
    union all
    select 'mobile', array_agg(id) from ${people} where name_known and ${isDummy('mobile')} is not true and mobile in (select mobile from ${newest})
    group by mobile, ${sounds.mobile} having ${isShared}
    union all
    select 'dob', array_agg(id) from ${people} where name_known and dob in (select dob from ${newest})
    group by dob, ${sounds.dob} having ${isShared}`;
}

/**
 * The pairs in groups of citizens, `reason` and `ids`, who may be one person: `one_id`, `other_id` and `reason`. Of a mobile
 * or a birth date their names sound alike, of a birth date those of their fathers, too.
 */
export function pairsIn(groups: RawBuilder<unknown>): RawBuilder<unknown> {
  // unscoped: of groups that the caller has limited
  return sql`
    select one.id as one_id, other.id as other_id, groups.reason
    from ${groups} as groups cross join lateral (
      select one.id as one_id, other.id as other_id from unnest(ids) as one (id), unnest(ids) as other (id)
      where one.id < other.id) as both_ids
    join citizens as one on one.id = both_ids.one_id join citizens as other on other.id = both_ids.other_id
    where (groups.reason = 'licence' or is_alike(one.name, other.name))
      and (groups.reason <> 'dob' or one.father_name is null or other.father_name is null
        or is_alike(one.father_name, other.father_name))`;
}
