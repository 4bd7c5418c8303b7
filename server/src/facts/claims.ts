import { type SqlBool, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';

/** Of a row of `claims`: approved by staff, and the link has not ended. */
const isInForce = sql<SqlBool>`(claims.approved_at is not null and claims.ended_at is null)`;

/**
 * Whether an account keeps a row of `citizens` by a claim: it reads and adds documents of its own, and the profile itself stays
 * the office's.
 */
// unscoped: of the citizen around it
export const isClaimed = sql<boolean>`exists (
  select from claims where claims.citizen_id = citizens.id and ${isInForce})`;

/** Ends the approved claims of all accounts to a citizen. The caller unlinks the profile. */
export async function endClaims(db: Queryable, citizen: number): Promise<void> {
  // unscoped: the caller has locked the citizen
  await db
    .updateTable('claims')
    .set({ ended_at: sql<string>`now()` })
    .where('citizen_id', '=', citizen)
    .where(isInForce)
    .execute();
}
