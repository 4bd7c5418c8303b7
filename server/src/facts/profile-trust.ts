import { branchOf, type Caller, isStaff } from '@rto-desk/contract/access';
import type { ManagedBy } from '@rto-desk/contract/endpoints/citizens';
import type { Proof, UnprovenPerson } from '@rto-desk/contract/endpoints/proof';
import { citizenKinds } from '@rto-desk/contract/kinds/index';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../platform/database/database.ts';
import { IdentityUnproven } from '../platform/errors.ts';
import { within } from '../scope/within.ts';
import { fatherName } from './father-name.ts';

/**
 * Whether a row of `citizens` holds anything that the office has entered: a licence, a vehicle or a vehicle's document.
 * Every document of a vehicle ends some day, so that `expiries` has them all: one look instead of one for each kind.
 */
// unscoped: of the citizen around it
export const holdsOfficeRecords = sql<boolean>`(${sql.join(
  [...citizenKinds.map(({ collection }) => collection), 'vehicles', 'expiries'].map(
    table => sql`exists (select from ${sql.table(table)} as own
      where own.citizen_id = citizens.id and own.origin = 'office')`,
  ),
  sql` or `,
)})`;

/** The accounts that keep a row of `citizens`, as `keeper`. */
// unscoped: of the citizen around it
const keepers = sql`users as keeper where keeper.id = citizens.owner_id or keeper.citizen_id = citizens.id`;

/** Of a keeper: staff, or the very mobile of the profile is verified. Having one of one's own says nothing of whose profile it is. */
const hasVerified = sql<boolean>`(keeper.role <> 'user'
  or keeper.phone = citizens.mobile and keeper.phone_verified_at is not null)`;

/**
 * Of a keeper: the mobile was confirmed by a code, an admin or a manager of the caller's branch; to an admin, of the
 * branch of the citizen. What a manager of another branch has seen is that branch's word alone.
 */
const isOwnWord = (
  caller: Caller,
) => sql<boolean>`(keeper.role <> 'user' or keeper.phone_verified_branch_id is null
  or keeper.phone_verified_branch_id is not distinct from coalesce(${branchOf(caller)}::integer, citizens.branch_id))`;

/** Of all keepers: whether they are verified, as far as the caller is concerned. Null where there is none. */
const keptBy = (
  caller: Caller,
) => sql<ManagedBy | null>`(case when bool_and(${hasVerified} and ${isOwnWord(caller)}) then 'verified'
  when count(*) > 0 then 'unverified' end)`;

/** Of all keepers: the name of the other branch whose word is all that verifies them; else null. */
// unscoped: the names of branches are no secret to staff
const byBranch = (caller: Caller) => sql<string | null>`(case when bool_and(${hasVerified}) then
  min((select name from branches where id = keeper.phone_verified_branch_id)) filter (where not ${isOwnWord(caller)}) end)`;

/** Whether the accounts that keep a row of `citizens` are verified. */
// unscoped: the accounts that keep the citizen around it
export const managedBy = (caller: Caller) =>
  sql<ManagedBy | null>`(select ${keptBy(caller)} from ${keepers})`;

/** The other branch whose word is all that verifies the accounts that keep a row of `citizens`. */
// unscoped: as above
export const verifiedByBranch = (caller: Caller) =>
  sql<string | null>`(select ${byBranch(caller)} from ${keepers})`;

/** Both as answers carry them, the columns of `keeping` to be joined to `citizens` (`leftJoinLateral`). */
// unscoped: as above
export const keeping = (caller: Caller) =>
  sql<{ kept_by: ManagedBy | null; verified_by_branch: string | null }>`(
    select ${keptBy(caller)} as kept_by, ${byBranch(caller)} as verified_by_branch from ${keepers})`.as(
    'keeping',
  );
export const keepingColumns = ['keeping.kept_by', 'keeping.verified_by_branch'] as const;

/**
 * Whether the account that keeps a row of `citizens` may be anyone's: it is unverified, and the office has entered nothing yet.
 * @param kept what `managedBy` says
 */
export const isUntrusted = (kept: RawBuilder<ManagedBy | null>) =>
  sql<boolean>`(case ${kept} when 'unverified' then not ${holdsOfficeRecords} else false end)`;

/**
 * How far a profile is from the office's own: 0 of the office, 1 kept by a verified account alone or by one that is not
 * where the office has entered something, 2 unproven.
 */
export const provenanceRank = (caller: Caller) => sql<number>`(case ${managedBy(caller)}
  when 'verified' then case when ${holdsOfficeRecords} then 0 else 1 end
  when 'unverified' then case when ${holdsOfficeRecords} then 1 else 2 end else 0 end)`;

/** Whether an unverified account keeps it and has named it since staff last saved it: as good as unproven. */
const isNamedByAnybody = (caller: Caller) =>
  sql<boolean>`(${managedBy(caller)} = 'unverified' and citizens.name_by_holder_at is not null)`;

/**
 * Throws IdentityUnproven where an office document is about to go to a profile that its holder has not proved, and staff want
 * to be asked before that: the first document, or any where the name is the holder's word. Confirms the name once staff
 * have seen proof. Without `proof` nothing is asked, so that older clients go on as before. Within a transaction.
 */
export async function assertIdentityProven(
  db: Queryable,
  caller: Caller,
  citizenId: number,
  proof: Proof | null | undefined,
): Promise<void> {
  if (!proof || !isStaff(caller.role)) return;
  const person: UnprovenPerson | undefined = await within(db, caller)
    .citizens()
    .select(['citizens.name', 'citizens.dob', fatherName.as('father_name')])
    .select(verifiedByBranch(caller).as('verified_by_branch'))
    .where('citizens.id', '=', citizenId)
    .where(eb => eb.or([isUntrusted(managedBy(caller)), isNamedByAnybody(caller)]))
    .executeTakeFirst();
  if (person === undefined) return;
  if (proof === 'ask') throw new IdentityUnproven(person);
  // unscoped: found within reach above
  await db
    .updateTable('citizens')
    .set({ name_by_holder_at: null })
    .where('id', '=', citizenId)
    .where('name', '=', person.name)
    .execute();
}
