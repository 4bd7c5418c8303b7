import { type Caller, type Role, reachOf } from '@rto-desk/contract/access';
import type { User } from '@rto-desk/contract/endpoints/users';
import { rolesToAdd } from '@rto-desk/contract/user';
import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { refuseStale } from '../../platform/database/stale.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { refuseCommonPassword } from '../../platform/sessions/common-passwords.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endSessionsOf, refuseUnconfirmed, type SignedIn } from '../../platform/sessions/sessions.ts';
import { tellFormerAddress } from '../accounts/address-change.ts';
import { type WrittenLink, writeResetLink } from '../accounts/reset.ts';
import { tell } from '../history/tell.ts';
import { userOf } from './queries.ts';

export interface UserInput {
  name: string;
  phone: string;
  email?: string | null | undefined;
  branch_id?: number | null | undefined;
}

/** Adds an account, which is the branch's of a manager who has one. Throws Invalid for a role that the caller cannot give. */
export async function addUser(
  db: Db,
  caller: SignedIn,
  { password, ...input }: UserInput & { role: Role; password: string },
): Promise<User> {
  if (!rolesToAdd(caller).includes(input.role))
    throw new Invalid({ role: words => words.users.roleNotYours });
  if (input.role !== 'user') refuseUnconfirmed(caller);
  await refuseCommonPassword(password);
  const password_hash = await hashPassword(password);
  const reach = reachOf(caller);
  const { id } = await db.transaction().execute(transaction =>
    transaction
      .insertInto('users')
      .values({
        name: input.name,
        phone: input.phone,
        // What staff set, they have seen.
        phone_verified_at: sql<string>`now()`,
        phone_verified_by: caller.id,
        email: input.email ?? null,
        ...(input.email && { email_verified_at: sql<string>`now()`, email_verified_by: caller.id }),
        role: input.role,
        branch_id: input.role === 'manager' ? (input.branch_id ?? null) : null,
        citizen_id: null,
        added_branch_id: reach.sees === 'branch' ? reach.branch_id : null,
        password_hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return userOf(db, caller, id);
}

/** Changes an account within reach; its holder is told of another e-mail address. Throws NotFound, Forbidden, and Conflict for a stale copy. */
export function changeUser(
  desk: Desk,
  caller: SignedIn,
  id: number,
  { updated_at, branch_id, ...input }: UserInput & { updated_at?: string | null | undefined },
): Promise<User> {
  return desk.db.transaction().execute(async transaction => {
    const current = await lockedToEdit(transaction, caller, id);
    const movesLogin =
      input.phone !== current.phone || (input.email !== undefined && input.email !== current.email);
    if (movesLogin) refuseUnconfirmed(caller);
    refuseStale(updated_at, current);
    const branch = current.role === 'manager' && branch_id !== undefined ? { branch_id } : {};
    await transaction
      .updateTable('users')
      .set({ ...input, ...branch })
      .where('id', '=', id)
      .execute();
    const former = { ...current, citizen_id: current.primary_citizen?.id ?? null };
    await tellFormerAddress(transaction, desk, former, input.email);
    // Somebody whose reach has changed must not go on with the old one; it is read afresh on every call.
    return userOf(transaction, caller, id);
  });
}

/** Changes a role; the account is signed out everywhere. The last admin stays. */
export function changeRole(db: Db, caller: Caller, id: number, role: Role): Promise<User> {
  return db.transaction().execute(async transaction => {
    await holdAdmins(transaction);
    const current = await lockedUser(transaction, caller, id);
    if (!current.permissions.roles.includes(role)) throw new Forbidden();
    if (current.role === 'admin' && role !== 'admin') await refuseLastAdmin(transaction, id);
    await transaction
      .updateTable('users')
      .set({ role, ...(role !== 'manager' && { branch_id: null }) })
      .where('id', '=', id)
      .execute();
    await endSessionsOf(transaction, id);
    return userOf(transaction, caller, id);
  });
}

/** Deletes an account and its sessions; its citizen profiles stay with the office. The last admin stays. */
export function deleteUser(db: Db, caller: Caller, id: number): Promise<void> {
  return db.transaction().execute(async transaction => {
    await holdAdmins(transaction);
    const current = await lockedUser(transaction, caller, id);
    if (!current.permissions.delete) throw new Forbidden();
    if (current.role === 'admin') await refuseLastAdmin(transaction, id);
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
}

/** Sends a link that sets a new password: by mail where there is an address, otherwise to the account's mobile. */
export function sendResetLink(desk: Desk, caller: Caller, id: number): Promise<WrittenLink> {
  return desk.db.transaction().execute(async transaction => {
    await lockedToEdit(transaction, caller, id);
    return writeResetLink(transaction, desk, caller, id);
  });
}

/** Signs an account out on all its devices. Throws NotFound and Forbidden. */
export function signOutUser(db: Db, caller: Caller, id: number): Promise<User> {
  return db.transaction().execute(async transaction => {
    const user = await lockedToEdit(transaction, caller, id);
    await endSessionsOf(transaction, id);
    await tell(transaction, { action: 'signed_out', record: 'users', record_id: id });
    return user;
  });
}

async function lockedToEdit(db: Queryable, caller: Caller, id: number): Promise<User> {
  const user = await lockedUser(db, caller, id);
  if (!user.permissions.edit) throw new Forbidden();
  return user;
}

async function lockedUser(db: Queryable, caller: Caller, id: number): Promise<User> {
  const found = await db.selectFrom('users').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  if (found === undefined) throw new NotFound();
  return userOf(db, caller, id);
}

/** Two admins who demote each other at once wait for one another; the later one finds only themself left, or is none. */
async function holdAdmins(db: Queryable): Promise<void> {
  await db.selectFrom('users').select('id').where('role', '=', 'admin').orderBy('id').forUpdate().execute();
}

async function refuseLastAdmin(db: Queryable, id: number): Promise<void> {
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other === undefined) throw new Conflict(words => words.users.lastAdmin);
}
