import {
  branchOf,
  type Caller,
  isStaff,
  maySetContacts,
  type Role,
  rolesToAdd,
} from '@rto-desk/contract/access';
import type { User } from '@rto-desk/contract/endpoints/users';
import type { Sentence } from '@rto-desk/contract/words/words';
import { sql } from 'kysely';
import { assertNames } from '../../facts/names.ts';
import { assertFresh } from '../../platform/database/assert-fresh.ts';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Conflict, Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { assertNotCommonPassword } from '../../platform/sessions/common-passwords.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { assertPasswordConfirmed, endSessionsOf, type SignedIn } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import {
  type AccountContacts,
  changeContacts,
  isSameEmail,
  lockContacts,
  phoneVerification,
  shownEmail,
} from '../accounts/contacts.ts';
import { assertOwnPassword } from '../accounts/own-password.ts';
import { unverifiedRecipientOf, type WrittenLink, writeResetLink } from '../accounts/reset.ts';
import { limitSending, verifyPhone } from '../accounts/verification.ts';
import { recordEvent } from '../history/record-event.ts';
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
  if (input.role !== 'user') assertPasswordConfirmed(caller);
  assertNames(input, null);
  await assertNotCommonPassword(password);
  const password_hash = await hashPassword(password);
  const { id } = await db.transaction().execute(transaction =>
    transaction
      .insertInto('users')
      .values({
        name: input.name,
        phone: input.phone,
        // What staff set, they have seen.
        ...phoneVerification(caller.id),
        email: input.email ?? null,
        ...(input.email && { email_verified_at: sql<string>`now()`, email_verified_by: caller.id }),
        role: input.role,
        branch_id: input.role === 'manager' ? (input.branch_id ?? null) : null,
        citizen_id: null,
        added_branch_id: branchOf(caller),
        password_hash,
        password_given_at: sql<string>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  return userOf(db, caller, id);
}

/** Changes an account within reach; what signs in is changed by admins alone. Throws NotFound, Forbidden, Invalid, and Conflict for a stale copy. */
export function changeUser(
  services: Services,
  caller: SignedIn,
  id: number,
  { updated_at, branch_id, name, phone, email }: UserInput & { updated_at?: string | null | undefined },
): Promise<User> {
  return services.db.transaction().execute(async transaction => {
    const current = await lockedToEdit(transaction, caller, id);
    assertFresh(updated_at, current);
    assertNames({ name }, current);
    const isMoved = current.role === 'manager' && branch_id !== undefined && branch_id !== current.branch_id;
    // Another branch is another reach, as a role is.
    if (isMoved) assertPasswordConfirmed(caller);
    // unscoped: locked within reach above
    await transaction
      .updateTable('users')
      .set({ name, ...(isMoved && { branch_id }) })
      .where('id', '=', id)
      .execute();
    await releaseUnseenJobs(transaction, caller, id);
    const former = await lockContacts(transaction, id);
    const wanted = { phone, email: isSameEmail(email ?? null, shownEmail(former)) ? undefined : email };
    if (!maySetContacts(caller)) assertSameContacts(former, wanted);
    await setContacts(transaction, services, caller, former, wanted);
    // An account whose reach has changed must not go on with the old one; it is read afresh on every call.
    return userOf(transaction, caller, id);
  });
}

/** What signs in as it is wanted; an `email` that is undefined stays. */
export interface WantedContacts {
  phone?: string;
  email?: string | null | undefined;
}

/** Sets what signs in to an account, by the word of an admin whose password is fresh where anything changes. */
export async function setContacts(
  db: Queryable,
  services: Services,
  caller: SignedIn,
  former: AccountContacts,
  wanted: WantedContacts,
): Promise<void> {
  if ((wanted.phone ?? former.phone) !== former.phone || wanted.email !== undefined)
    assertPasswordConfirmed(caller);
  await changeContacts(db, services, former, wanted, { staff: caller.id });
  if (wanted.email === undefined) return;
  // What its holder typed has been decided upon as well.
  // unscoped: the account that its caller has locked
  await db.updateTable('users').set({ unverified_email: null }).where('id', '=', former.id).execute();
}

/** Otherwise a manager who comes to reach an account could have its links sent to themself. */
function assertSameContacts(former: AccountContacts, { phone, email }: WantedContacts): void {
  const sentence: Sentence = words => words.users.adminSetsContacts;
  if (phone !== former.phone) throw new Invalid({ phone: sentence });
  if (email !== undefined) throw new Invalid({ email: sentence });
}

/**
 * Confirms that a contact of an account within reach is its holder's, as staff have seen. It is named by itself: what it has
 * become meanwhile is not confirmed. Throws NotFound, Forbidden, and Conflict where it is another one now.
 */
export function verifyContact(
  services: Services,
  caller: Caller,
  id: number,
  contact: string,
): Promise<User> {
  return services.db.transaction().execute(async transaction => {
    await lockedToEdit(transaction, caller, id);
    const account = await lockContacts(transaction, id);
    if (isSameEmail(contact, account.unverified_email)) {
      await changeContacts(
        transaction,
        services,
        account,
        { email: account.unverified_email },
        { staff: caller.id },
      );
    } else if (
      !isSameEmail(contact, account.email) &&
      !(await verifyPhone(transaction, id, contact, caller.id))
    ) {
      throw new Conflict(words => words.users.contactChanged, await userOf(transaction, caller, id));
    }
    return userOf(transaction, caller, id);
  });
}

/**
 * Changes a role, and a manager's branch where one is said; the account is signed out everywhere. The last admin stays. Throws
 * Conflict for a stale copy.
 */
export function changeRole(
  db: Db,
  caller: Caller,
  id: number,
  {
    role,
    branch_id,
    updated_at,
  }: { role: Role; branch_id?: number | null | undefined; updated_at?: string | null | undefined },
): Promise<User> {
  return db.transaction().execute(async transaction => {
    await lockAdmins(transaction);
    const current = await lockedUser(transaction, caller, id);
    if (!current.permissions.roles.includes(role)) throw new Forbidden();
    assertFresh(updated_at, current);
    if (current.role === 'admin' && role !== 'admin') await assertNotLastAdmin(transaction, id);
    // unscoped: locked within reach above
    await transaction
      .updateTable('users')
      .set({ role, branch_id: role === 'manager' ? branch_id : null })
      .where('id', '=', id)
      .execute();
    await releaseUnseenJobs(transaction, caller, id);
    await endSessionsOf(transaction, id);
    return userOf(transaction, caller, id);
  });
}

/** Deletes an account and its sessions; its citizen profiles stay with the office. The last admin stays. */
export function deleteUser(db: Db, caller: Caller, id: number): Promise<void> {
  return db.transaction().execute(async transaction => {
    await lockAdmins(transaction);
    const current = await lockedUser(transaction, caller, id);
    if (!current.permissions.delete) throw new Forbidden();
    if (current.role === 'admin') await assertNotLastAdmin(transaction, id);
    // unscoped: locked within reach above
    await transaction.deleteFrom('users').where('id', '=', id).execute();
  });
}

/**
 * Sends a link that sets a new password: by mail where there is an address, otherwise to the account's mobile; to the
 * former ones for a day after they have changed, unless an admin confirms it with their own password. Throws Unconfirmed
 * for the link of another member of staff where the caller has not given their password lately.
 */
export async function sendResetLink(
  services: Services,
  caller: SignedIn,
  id: number,
  password: string | undefined,
): Promise<WrittenLink> {
  const confirmed = maySetContacts(caller) && password !== undefined;
  if (confirmed) await assertOwnPassword(services, caller.id, password);
  // Counted outside of a transaction: the count needs a connection of its own.
  const unverified = await services.db.transaction().execute(async transaction => {
    const user = await lockedToEdit(transaction, caller, id);
    if (isStaff(user.role) && !confirmed) assertPasswordConfirmed(caller);
    return unverifiedRecipientOf(transaction, id, confirmed);
  });
  if (unverified !== null) await limitSending(services, id, unverified);
  return services.db.transaction().execute(async transaction => {
    await lockedToEdit(transaction, caller, id);
    if ((await unverifiedRecipientOf(transaction, id, confirmed)) !== unverified)
      throw new Conflict(words => words.users.contactChanged, await userOf(transaction, caller, id));
    return writeResetLink(transaction, services, caller, id, { confirmed });
  });
}

/** Signs an account out on all its devices. Throws NotFound and Forbidden. */
export function signOutUser(db: Db, caller: Caller, id: number): Promise<User> {
  return db.transaction().execute(async transaction => {
    const user = await lockedToEdit(transaction, caller, id);
    await endSessionsOf(transaction, id);
    await recordEvent(transaction, { action: 'signed_out', record: 'users', record_id: id });
    return user;
  });
}

/** An account within reach that the caller may change, locked. Throws NotFound and Forbidden. */
export async function lockedToEdit(db: Queryable, caller: Caller, id: number): Promise<User> {
  const user = await lockedUser(db, caller, id);
  if (!user.permissions.edit) throw new Forbidden();
  return user;
}

async function lockedUser(db: Queryable, caller: Caller, id: number): Promise<User> {
  const account = within(db, caller).accounts().select('users.id').where('users.id', '=', id);
  const found = await account.forUpdate().executeTakeFirst();
  if (found === undefined) throw new NotFound();
  return userOf(db, caller, id);
}

/**
 * Two admins who demote each other at once wait for one another; the later one finds only themself left, or is none. What
 * other calls write in an admin's name does not wait for this, so that it cannot deadlock with them.
 */
async function lockAdmins(db: Queryable): Promise<void> {
  // unscoped: the admins of the whole office
  await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

async function assertNotLastAdmin(db: Queryable, id: number): Promise<void> {
  // unscoped: the admins of the whole office
  const other = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'admin')
    .where('id', '!=', id)
    .executeTakeFirst();
  if (other === undefined) throw new Conflict(words => words.users.lastAdmin);
}

/**
 * Unassigns the open jobs that an account can no longer see after a change of its role or branch. In the transaction of
 * the change.
 */
async function releaseUnseenJobs(db: Queryable, actor: Caller, account: number): Promise<void> {
  // unscoped: what an account has that its caller has just changed
  await sql`
    with released as (
      update service_requests as jobs set assignee_id = null from users as former
      where former.id = ${account} and jobs.assignee_id = former.id and jobs.status in ('pending', 'contacted')
        and (former.role = 'user' or former.role = 'manager' and former.branch_id <> jobs.branch_id)
      returning jobs.id)
    insert into job_events (job_id, event, actor_id) select id, 'assigned', ${actor.id} from released order by id`.execute(
    db,
  );
}
