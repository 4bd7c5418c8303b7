import { branchOf, type Caller } from '@rto-desk/contract/access';
import type { ClaimState, claimList } from '@rto-desk/contract/claim';
import type { Claim } from '@rto-desk/contract/endpoints/claims';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { QueryOf } from '@rto-desk/contract/list';
import { type RawBuilder, sql } from 'kysely';
import { fatherName } from '../../facts/father-name.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { listPage } from '../../platform/database/paging.ts';
import { NotFound } from '../../platform/errors.ts';
import { rowsWithin } from '../../scope/within.ts';
import { namedBy, offered } from './named.ts';

const PER_PAGE = 15;

/** What came of those that are no longer open. */
const decided: Record<Exclude<ClaimState, 'open'>, RawBuilder<boolean>> = {
  approved: sql`claims.approved_at is not null and claims.ended_at is null`,
  refused: sql`claims.refused_at is not null`,
  ended: sql`claims.approved_at is not null and claims.ended_at is not null`,
};

/** One page of the claims about citizens within reach. Two statements. */
export async function claimsPage(
  db: Queryable,
  caller: Caller,
  { state = 'open', page }: QueryOf<typeof claimList>,
): Promise<Page<Claim>> {
  // unscoped: `claimsWithin` are within reach
  const listed = sql`select 1 from ${claimsWithin(caller, state)}`;
  const order = state === 'open' ? sql`claims.id` : sql`claims.updated_at desc, claims.id desc`;
  return listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    claimRows(db, caller, state, sql`order by ${order} limit ${limit} offset ${offset}`),
  );
}

/** A claim of a state about a citizen within reach. Throws NotFound. */
export async function claimOf(db: Queryable, caller: Caller, id: number, state: ClaimState): Promise<Claim> {
  const [found] = await claimRows(db, caller, state, sql`where claims.id = ${id}`);
  if (found === undefined) throw new NotFound();
  return found;
}

/** Claims of a state as `claims`: open ones that name a citizen within reach, others that were decided about one. */
function claimsWithin(caller: Caller, state: ClaimState) {
  return state === 'open'
    ? // unscoped: what they name is within reach
      sql`(select claims.* from ${offered} where exists (select from ${namedBy(caller)} as named)) as claims`
    : // unscoped: decided about a citizen within reach
      sql`(select claims.* from claims join ${rowsWithin(caller, 'citizens')} on citizens.id = claims.citizen_id
        where ${decided[state]}) as claims`;
}

async function claimRows(
  db: Queryable,
  caller: Caller,
  state: ClaimState,
  rest: RawBuilder<unknown>,
): Promise<Claim[]> {
  // unscoped: who claims and who decided is shown to staff who reach whom it is about
  const { rows } = await sql<Claim>`
    select claims.id, claims.registration_no, claims.licence_no, claims.chassis_last5, claims.dob, claims.reason,
      claims.created_at, claims.updated_at, ${sql.lit(state)} as state, deciders.name as decided_by,
      coalesce(claims.approved_at, claims.refused_at) as decided_at,
      json_build_object('id', users.id, 'name', users.name, 'phone', users.phone,
        'phone_verified', users.phone_verified_at is not null and (users.phone_verified_branch_id is null
          or users.phone_verified_branch_id is not distinct from ${branchOf(caller)}::integer)) as "user",
      ${state === 'open' ? matches(caller) : sql`'[]'::json`} as matches,
      case when about.id is not null then json_build_object('id', about.id, 'name', about.name) end as citizen
    from ${claimsWithin(caller, state)}
    join users on users.id = claims.user_id
    left join users as deciders on deciders.id = claims.decided_by
    left join citizens as about on about.id = claims.citizen_id
    ${rest}`.execute(db);
  return rows;
}

/** What an open claim names, with whose it is and which account keeps that profile. */
function matches(caller: Caller) {
  // unscoped: of citizens within reach; of their account only that there is one
  return sql`(
    select coalesce(json_agg(json_build_object('record', named.record, 'number', named.number,
      'chassis_last5', named.chassis_last5,
      'citizen', json_build_object('id', citizens.id, 'name', citizens.name, 'mobile', citizens.mobile,
        'dob', citizens.dob, 'father_name', ${fatherName}),
      'kept_by', (
        select case when bool_or(keeper.id <> claims.user_id) then 'another' when count(*) > 0 then 'claimant' end
        from users as keeper where keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id)
    ) order by named.record, citizens.id), '[]')
    from ${namedBy(caller)} as named join citizens on citizens.id = named.citizen_id)`;
}
