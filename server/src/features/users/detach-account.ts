import type { Caller } from '@rto-desk/contract/access';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { letters } from '@rto-desk/contract/words/letters';
import { endClaims } from '../../facts/claims.ts';
import { lockProfileAccounts } from '../../facts/lock-accounts.ts';
import { isStale } from '../../platform/database/assert-fresh.ts';
import { Conflict, NotFound } from '../../platform/errors.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { lockContacts, writeSecurityMessage } from '../accounts/contacts.ts';
import { citizenOf } from '../citizens/queries.ts';

/**
 * Takes a citizen within reach from the accounts of users that keep it, and tells each at a verified contact where it has
 * one. Throws NotFound where no such account keeps it, and Conflict for a stale copy or where an account has come this moment.
 */
export function detachAccount(
  { db, messengers }: Pick<Services, 'db' | 'messengers'>,
  caller: Caller,
  id: number,
  lastSeen?: string | null,
): Promise<Citizen> {
  return db.transaction().execute(async transaction => {
    const held = await lockProfileAccounts(transaction, [id]);
    const citizen = await within(transaction, caller)
      .citizens()
      .select(['citizens.owner_id', 'citizens.updated_at'])
      .where('citizens.id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (citizen === undefined) throw new NotFound();
    if (isStale(lastSeen, citizen))
      throw new Conflict(words => words.errors.changedMeanwhile, await citizenOf(transaction, caller, id));
    // unscoped: the accounts of a citizen within reach, of any branch
    const keepers = await transaction
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'user')
      .where(eb => eb.or([eb('id', '=', citizen.owner_id), eb('citizen_id', '=', id)]))
      .orderBy('id')
      .execute();
    if (keepers.length === 0) throw new NotFound();
    if (keepers.some(keeper => !held.has(keeper.id)))
      throw new Conflict(words => words.errors.changedMeanwhile);
    const { keeperMail } = letters;
    for (const keeper of keepers) {
      const account = await lockContacts(transaction, keeper.id);
      const recipient = account.email ?? (account.phone_verified_at === null ? null : account.phone);
      const citizen_id = account.citizen_id === id ? null : account.citizen_id;
      if (citizen_id !== account.citizen_id) {
        // unscoped: locked above
        await transaction.updateTable('users').set({ citizen_id }).where('id', '=', account.id).execute();
      }
      if (recipient === null) continue;
      const text = { subject: keeperMail.subject, body: keeperMail.text() };
      await writeSecurityMessage(transaction, { messengers }, { ...account, citizen_id }, recipient, text);
    }
    // unscoped: locked within reach above
    await transaction.updateTable('citizens').set({ owner_id: null }).where('id', '=', id).execute();
    await endClaims(transaction, id);
    const left = await citizenOf(transaction, caller, id);
    if (left === undefined) throw new NotFound();
    return left;
  });
}
