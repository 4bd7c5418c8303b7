import type { Caller } from '@rto-desk/contract/access';
import { CLAIM_DAYS, type claimFields } from '@rto-desk/contract/claim';
import type { OwnClaim } from '@rto-desk/contract/endpoints/claims';
import type { Page } from '@rto-desk/contract/endpoints/endpoint';
import type { ValuesOf } from '@rto-desk/contract/fields';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';

import { listPage } from '../../platform/database/paging.ts';
import { Invalid, TooMany } from '../../platform/errors.ts';

import type { Services } from '../../services.ts';
import { isDeskFull } from './named.ts';

const PER_PAGE = 15;
/** In seconds. */
const DAY = 86_400;

type Typed = Partial<ValuesOf<typeof claimFields>>;

/**
 * Stores a claim as typed. Nothing is looked up, so that neither the answer nor its time tells whether there is such a
 * record. Throws Invalid where it names none or two, and TooMany.
 */
export async function addClaim(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  caller: Caller,
  { registration_no = null, licence_no = null, chassis_last5 = null, dob = null }: Typed,
): Promise<void> {
  if ((registration_no === null) === (licence_no === null)) {
    throw new Invalid({ registration_no: words => words.claims.answers.nameOne });
  }
  if (await isDeskFull(db)) throw new TooMany(DAY, false, words => words.claims.answers.deskFull);
  await limits.count('claims', String(caller.id));
  await db
    .transaction()
    .execute(transaction =>
      transaction
        .insertInto('claims')
        .values({ user_id: caller.id, registration_no, licence_no, chassis_last5, dob })
        .execute(),
    );
}

/**
 * The state of a claim that its claimant sees: a function of its age alone until it is approved. Refused, unread and
 * unmatched claims cannot be told apart.
 */
export const stateForClaimant = sql<OwnClaim['state']>`case
  when claims.approved_at is not null and (claims.ended_at is not null or claims.citizen_id is null) then 'ended'
  when claims.approved_at is not null then 'approved'
  when claims.created_at < now() - make_interval(days => ${CLAIM_DAYS}) then 'refused'
  else 'open' end`;

/** What an account has asked for and has not taken back, newest first. */
export function ownClaims(db: Queryable, caller: Caller) {
  // unscoped: one's own
  return db
    .selectFrom('claims')
    .where('claims.user_id', '=', caller.id)
    .where(sql<boolean>`(claims.ended_at is null or claims.approved_at is not null)`);
}

/** One page of them. Two statements. */
export async function ownClaimsPage(db: Queryable, caller: Caller, page: number): Promise<Page<OwnClaim>> {
  const listed = ownClaims(db, caller).select('claims.id');
  const claims = await listPage(db, { page, per_page: PER_PAGE }, listed, ({ offset, limit }) =>
    ownClaims(db, caller)
      // unscoped: whose profile one keeps
      .leftJoin('citizens', join =>
        join
          .onRef('citizens.id', '=', 'claims.citizen_id')
          .on(sql<boolean>`${stateForClaimant} = 'approved'`),
      )
      .select([
        'claims.id',
        'claims.registration_no',
        'claims.licence_no',
        'claims.chassis_last5',
        'claims.dob',
      ])
      .select(['claims.created_at', stateForClaimant.as('state')])
      .select(['citizens.id as citizen_id', 'citizens.name as citizen_name'])
      .orderBy('claims.id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute(),
  );
  const data = claims.data.map(({ citizen_id, citizen_name, ...row }) => ({
    ...row,
    citizen: citizen_id === null || citizen_name === null ? null : { id: citizen_id, name: citizen_name },
  }));
  return { ...claims, data };
}
