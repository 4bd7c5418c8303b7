import { type Caller, isStaff } from '@rto-desk/contract/access';
import type { KeptBy } from '@rto-desk/contract/endpoints/citizens';
import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { Unproven } from '../platform/errors.ts';
import { within } from '../scope/within.ts';
import { fatherName } from './father-name.ts';
import { holdsOfficeRecords } from './office-records.ts';

/**
 * Whether all accounts that keep a row of `citizens` have verified the very mobile on it: having one of one's own says
 * nothing of whose profile it is. Null where none keeps it.
 */
// unscoped: of the citizen around it
export const keptBy = sql<KeptBy | null>`(
  select case when bool_and(keeper.role <> 'user'
      or keeper.phone = citizens.mobile and keeper.phone_verified_at is not null) then 'verified'
    when count(*) > 0 then 'unverified' end
  from users as keeper where keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id)`;

/** Whether whoever keeps it may be anybody: they have not verified its mobile, and the office has entered nothing yet. */
export const isUnproven = sql<boolean>`(case ${keptBy} when 'unverified' then not ${holdsOfficeRecords} else false end)`;

/**
 * How far a profile is from the office's own: 0 of the office, 1 kept by a verified account alone or by one that is not
 * where the office has entered something, 2 unproven.
 */
export const provenanceRank = sql<number>`(case ${keptBy} when 'verified' then case when ${holdsOfficeRecords} then 0 else 1 end
  when 'unverified' then case when ${holdsOfficeRecords} then 1 else 2 end else 0 end)`;

/** Whether whoever keeps it has not verified its mobile and has named it since staff last saved it: as good as unproven. */
const isNamedByAnybody = sql<boolean>`(${keptBy} = 'unverified' and citizens.name_by_holder_at is not null)`;

/**
 * Throws Unproven where a paper of the office is about to go to somebody who may be anybody, and staff want to be asked
 * before that: its first one, or any where the name is the holder's word. That staff have seen proof confirms the name.
 * Whoever sends no `proof` is not asked: clients that know nothing of it go on as before. Within a transaction.
 */
export async function refuseUnproven(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  proof: Proof | null | undefined,
): Promise<void> {
  if (!proof || !isStaff(caller.role)) return;
  const person: UnprovenPerson | undefined = await within(db, caller)
    .citizens()
    .select(['citizens.name', 'citizens.dob', fatherName.as('father_name')])
    .where('citizens.id', '=', citizenId)
    .where(eb => eb.or([isUnproven, isNamedByAnybody]))
    .executeTakeFirst();
  if (person === undefined) return;
  if (proof === 'ask') throw new Unproven(person);
  // unscoped: found within reach above
  await db
    .updateTable('citizens')
    .set({ name_by_holder_at: null })
    .where('id', '=', citizenId)
    .where('name', '=', person.name)
    .execute();
}
