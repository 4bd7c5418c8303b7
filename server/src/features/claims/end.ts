import { type Caller, isStaff } from '@rto-desk/contract/access';
import { sql } from 'kysely';
import { endClaims } from '../../facts/claims.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFound } from '../../platform/errors.ts';
import type { Services } from '../../services.ts';
import { lockContacts } from '../accounts/contacts.ts';
import { detachAccount } from '../users/detach-account.ts';
import { claimOf } from './list.ts';

/**
 * Ends the link that an approved claim has made: the profile is the office's alone again, and what the account has added
 * stays there as its word. An account ends its own, or takes a claim back that is not approved; staff end those of citizens
 * within reach, and the account is told. Throws NotFound.
 */
export async function endClaim(
  services: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<void> {
  if (!isStaff(caller.role)) return endOwnClaim(services.db, caller, id);
  const claim = await claimOf(services.db, caller, id, 'approved');
  assertFresh(lastSeen, claim);
  const { citizen } = claim;
  if (citizen === null) throw new NotFound();
  await detachAccount(services, caller, citizen.id);
}

function endOwnClaim(db: Db, caller: Caller, id: number): Promise<void> {
  return db.transaction().execute(async transaction => {
    // A merge of the profile locks the account as well, and the claim goes along.
    await lockContacts(transaction, caller.id);
    // unscoped: one's own
    const own = transaction
      .selectFrom('claims')
      .select(['id', 'citizen_id', 'approved_at'])
      .where('id', '=', id)
      .where('user_id', '=', caller.id)
      .where('ended_at', 'is', null);
    const claim = await own.executeTakeFirstOrThrow(() => new NotFound());
    if (claim.approved_at !== null && claim.citizen_id !== null) {
      // unscoped: one's own account, and the profile that it keeps
      await transaction
        .updateTable('users')
        .set({ citizen_id: null })
        .where('id', '=', caller.id)
        .where('citizen_id', '=', claim.citizen_id)
        .execute();
      // unscoped: the profile that one keeps
      await transaction
        .updateTable('citizens')
        .set({ owner_id: null })
        .where('id', '=', claim.citizen_id)
        .where('owner_id', '=', caller.id)
        .execute();
      await endClaims(transaction, claim.citizen_id);
      return;
    }
    // unscoped: one's own. Staff may have approved it meanwhile, which ends nothing.
    const { numUpdatedRows } = await transaction
      .updateTable('claims')
      .set({ ended_at: sql<string>`now()` })
      .where('id', '=', id)
      .where('approved_at', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new NotFound();
  });
}
