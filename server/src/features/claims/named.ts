import type { Caller } from '@rto-desk/contract/access';
import { OFFERED_DAYS, OFFERED_PER_RECORD, OPEN_CLAIMS } from '@rto-desk/contract/claim';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { rowsWithin } from '../../scope/within.ts';

/** What a claim names. */
const number = sql`coalesce(claims.registration_no, claims.licence_no)`;

/** Of a row of `claims`: neither decided nor withdrawn. */
export const isOpen = sql<SqlBool>`(
  claims.approved_at is null and claims.refused_at is null and claims.ended_at is null)`;

/** Of a row of `claims`: it is open and recent enough to be offered. */
const counts = sql<SqlBool>`(${isOpen} and claims.created_at > now() - make_interval(days => ${OFFERED_DAYS}))`;

/** As many open claims as a desk may have, the oldest first, as `claims`: what staff see at once takes bounded time. */
// unscoped: what they name is looked for within reach
const oldest = sql`(
  select claims.* from claims where ${counts} order by claims.created_at, claims.id limit ${OPEN_CLAIMS}) as claims`;

/** Whether the desk has as many open claims as it may have. */
export async function isDeskFull(db: Queryable): Promise<boolean> {
  // unscoped: how many there are, of all branches
  const { rows } = await sql`
    select from claims where ${counts} order by claims.created_at, claims.id
    offset ${OPEN_CLAIMS - 1} limit 1`.execute(db);
  return rows.length > 0;
}

/**
 * The open claims that are offered to staff, as `claims`: of each account the last one for a number, and of each number
 * the first few. The others stay as they were typed, and their claimants are not told.
 */
// unscoped: what they name is looked for within reach
export const offered = sql`(
  select claims.* from (
    select claims.*, row_number() over (partition by ${number} order by claims.id) as place
    from (
      select claims.*, row_number() over (partition by claims.user_id, ${number} order by claims.id desc) as latest
      from ${oldest} join users on users.id = claims.user_id and users.role = 'user') as claims
    where latest = 1) as claims
  where place <= ${OFFERED_PER_RECORD}) as claims`;

/**
 * The office's records that a row of `claims` names, of citizens within reach: `record`, `number`, `chassis_last5` and
 * `citizen_id`. Numbers that need review are not unique, and their index leaves them out.
 */
export function namedBy(caller: Caller): RawBuilder<unknown> {
  const licences = citizenKinds.flatMap(({ slug, collection, number }) =>
    // unscoped: joined with citizens within reach
    number === null
      ? []
      : sql`
      select ${sql.lit(slug)} as record, licence.${sql.ref(number)} as number, null as chassis_last5, citizens.id as citizen_id
      from ${sql.table(collection)} as licence join ${rowsWithin(caller, 'citizens')} on citizens.id = licence.citizen_id
      where licence.origin = 'office' and not licence.needs_review and number_key(licence.${sql.ref(number)}) = claims.licence_no`,
  );
  // unscoped: joined with citizens within reach
  return sql`(
    select 'vehicle' as record, vehicles.registration_no as number, right(number_key(vehicles.chassis_no), 5) as chassis_last5,
      citizens.id as citizen_id
    from vehicles join ${rowsWithin(caller, 'citizens')} on citizens.id = vehicles.citizen_id
    where vehicles.origin = 'office' and not vehicles.needs_review and number_key(vehicles.registration_no) = claims.registration_no
    union all ${sql.join(licences, sql` union all `)})`;
}

/** The open claims that staff have to look at, `since` when each is. */
export function openClaims(caller: Caller): RawBuilder<unknown> {
  // unscoped: what they name is within reach
  return sql`select claims.created_at as since from ${offered} where exists (select from ${namedBy(caller)} as named)`;
}
