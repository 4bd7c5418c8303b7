import { branchOf, type Caller, isStaff, mayAssignBranch } from '@rto-desk/contract/access';
import type { CitizenValues, GuardianValues } from '@rto-desk/contract/citizen';
import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { CHHATTISGARH, districtOf, officeCodeOf } from '@rto-desk/contract/places';
import { sql } from 'kysely';
import { lockProfileAccounts } from '../../facts/lock-accounts.ts';
import { noSuchCitizen } from '../../facts/merged-into.ts';
import { assertNames } from '../../facts/names.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { inOrderOfValues } from '../../platform/database/rows.ts';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { citizenWithin } from '../../scope/conditions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { citizenOf } from './queries.ts';

/** A citizen's values as a form gives them: what is absent stays as it is, null clears. */
export type CitizenInput = Partial<CitizenValues> &
  Pick<CitizenValues, 'name' | 'mobile'> & {
    branch_id?: number | null | undefined;
  };

/**
 * Adds a citizen and returns it; with `is_self` it becomes the caller's own profile, of which there can be one. Throws
 * TooMany when an account has used up its daily allowance.
 */
export async function addCitizen(
  { db, limits }: Pick<Services, 'db' | 'limits'>,
  caller: Caller,
  { is_self, ...input }: CitizenInput & { is_self?: boolean | undefined },
): Promise<Citizen> {
  if (!isStaff(caller.role)) await limits.count('profiles', String(caller.id));
  return db.transaction().execute(async transaction => {
    const id = await insertCitizen(transaction, caller, input);
    if (is_self) await linkOwnProfile(transaction, caller, id);
    return foundCitizen(transaction, is_self ? { ...caller, citizen_id: id } : caller, id);
  });
}

/**
 * Says whether a citizen within reach is reminded. Throws NotFound, Forbidden where the profile is the office's, and Conflict
 * for a stale copy.
 */
export function changeReminders(
  db: Db,
  caller: Caller,
  id: number,
  { off, updated_at }: { off: boolean; updated_at?: string | null | undefined },
): Promise<Citizen> {
  return db.transaction().execute(async transaction => {
    await lockCitizen(transaction, caller, id);
    const current = await foundCitizen(transaction, caller, id);
    if (!current.permissions.edit) throw new Forbidden();
    assertFresh(updated_at, current);
    // unscoped: locked within reach above
    await transaction.updateTable('citizens').set({ reminders_off: off }).where('id', '=', id).execute();
    return foundCitizen(transaction, caller, id);
  });
}

/** Notes who consents for a citizen under 18; what is absent stays. Throws NotFound out of reach, and Conflict for a stale copy. */
export function changeGuardian(
  db: Db,
  caller: Caller,
  id: number,
  { updated_at, ...change }: Partial<GuardianValues> & { updated_at?: string | null | undefined },
): Promise<Citizen> {
  return db.transaction().execute(async transaction => {
    await lockCitizen(transaction, caller, id);
    const current = await foundCitizen(transaction, caller, id);
    assertFresh(updated_at, current);
    const { guardian_name, guardian_relation, guardian_consent_on } = { ...current, ...change };
    // unscoped: locked within reach above
    await transaction
      .updateTable('citizens')
      .set({ guardian_name, guardian_relation, guardian_consent_on })
      .where('id', '=', id)
      .execute();
    return foundCitizen(transaction, caller, id);
  });
}

/** Changes a citizen within reach. Throws NotFound, Forbidden, Invalid, and Conflict for a stale copy. */
export function changeCitizen(
  db: Db,
  caller: Caller,
  id: number,
  { updated_at, ...input }: CitizenInput & { updated_at?: string | null | undefined },
): Promise<Citizen> {
  return db.transaction().execute(async transaction => {
    await lockCitizen(transaction, caller, id);
    const current = await foundCitizen(transaction, caller, id);
    if (!current.permissions.edit) throw new Forbidden();
    assertFresh(updated_at, current);
    assertNames(input, current);
    const { branch_id, ...fields } = inDistrict(input, current);
    // unscoped: locked within reach above
    await transaction
      .updateTable('citizens')
      .set({ ...fields, branch_id: laterBranch(caller, current.branch_id, branch_id) })
      .$if(fields.name !== current.name, query => query.set({ name_known: true }))
      .$if(isStaff(caller.role), query => query.set({ name_by_holder_at: null }))
      .$if(!isStaff(caller.role) && fields.name !== current.name, query =>
        query.set({ name_by_holder_at: sql<string>`now()` }),
      )
      .where('id', '=', id)
      .execute();
    return foundCitizen(transaction, caller, id);
  });
}

/**
 * Deletes a citizen with licences, vehicles and documents in one transaction; their files go with the rows.
 * A linked account stays, without a profile. The rule that only admins delete is the endpoint's. Throws NotFound, and Conflict
 * for a stale copy.
 */
export async function deleteCitizen(
  db: Db,
  caller: Caller,
  id: number,
  lastSeen: string | null | undefined,
): Promise<void> {
  const deleted = await db.transaction().execute(async transaction => {
    await lockProfileAccounts(transaction, [id]);
    await lockCitizen(transaction, caller, id);
    if (lastSeen) assertFresh(lastSeen, await foundCitizen(transaction, caller, id));
    // unscoped: `citizenWithin` limits what is deleted
    return transaction
      .deleteFrom('citizens')
      .where('citizens.id', '=', id)
      .where(citizenWithin(caller))
      .returning('citizens.id')
      .executeTakeFirst();
  });
  if (deleted === undefined) throw new NotFound();
}

type NewCitizen = CitizenInput & { name_known?: boolean };

/**
 * Adds a citizen within a transaction; returns the id. The branch follows the caller or the district. Throws Invalid for a
 * city in Chhattisgarh that is none of its districts.
 */
export async function insertCitizen(db: Queryable, caller: Caller, input: NewCitizen): Promise<number> {
  assertNames(input.name_known === false ? { ...input, name: null } : input, null);
  const [added] = await insertCitizens(db, caller, [inDistrict(input)]);
  if (added === undefined) throw new Error('A citizen was not added');
  return added.id;
}

/** Adds citizens as `insertCitizen` does, in one statement; returns them in their order. */
export async function insertCitizens(
  db: Queryable,
  caller: Caller,
  inputs: readonly NewCitizen[],
): Promise<{ id: number; updated_at: string }[]> {
  if (inputs.length === 0) return [];
  const rows = inputs.map(({ branch_id, ...fields }) => ({
    ...fields,
    branch_id: firstBranch(caller, branch_id ?? null, fields),
    owner_id: isStaff(caller.role) ? null : caller.id,
    created_by: caller.id,
    name_by_holder_at: isStaff(caller.role) ? null : sql<string>`now()`,
  }));
  const added = await db.insertInto('citizens').values(rows).returning(['id', 'updated_at']).execute();
  return inOrderOfValues(added);
}

async function linkOwnProfile(db: Queryable, caller: Caller, citizenId: number): Promise<void> {
  // unscoped: one's own account
  const linked = await db
    .updateTable('users')
    .set({ citizen_id: citizenId })
    .where('id', '=', caller.id)
    .where('citizen_id', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (linked === undefined) throw new Invalid({ is_self: words => words.citizens.hasProfile });
}

async function lockCitizen(db: Queryable, caller: Caller, id: number): Promise<void> {
  const citizens = within(db, caller).citizens().select('citizens.id');
  await citizens.where('citizens.id', '=', id).forUpdate().execute();
}

async function foundCitizen(db: Queryable, caller: Caller, id: number): Promise<Citizen> {
  const citizen = await citizenOf(db, caller, id);
  if (citizen === undefined) throw await noSuchCitizen(db, caller, id);
  return citizen;
}

/** A branch manager's own branch; else the chosen one, if the caller may choose; else that of the district's office. */
function firstBranch(
  caller: Caller,
  chosen: number | null,
  place: Partial<Pick<CitizenValues, 'state' | 'city'>>,
) {
  const branch = branchOf(caller);
  if (branch !== null) return branch;
  if (chosen !== null && mayAssignBranch(caller)) return chosen;
  const code = officeCodeOf(place.state ?? null, place.city ?? null);
  return sql<number | null>`(select id from branches where code = ${code})`;
}

/** Saving an unassigned citizen assigns it to a branch manager's branch; others reassign where they may. */
function laterBranch(
  caller: Caller,
  current: number | null,
  chosen: number | null | undefined,
): number | null {
  const branch = branchOf(caller);
  if (branch !== null) return current ?? branch;
  return chosen === undefined || !mayAssignBranch(caller) ? current : chosen;
}

interface Place {
  state?: string | null | undefined;
  city?: string | null | undefined;
}

/**
 * What is saved of a citizen, with the city as the district is spelt here: in Chhattisgarh the city must be
 * one of the districts. Throws Invalid otherwise.
 */
export function inDistrict<Given extends Place>(given: Given, current: Place = {}): Given {
  const { state, city } = { ...current, ...given };
  if (state !== CHHATTISGARH || !city) return given;
  const district = districtOf(city);
  if (district === null) throw new Invalid({ city: words => words.validation.district });
  return { ...given, city: district };
}
