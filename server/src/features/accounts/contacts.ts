import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Unauthenticated } from '../../platform/errors.ts';
import { assertSessionActive, endSessionsOf, type SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { writeMessage } from '../messages/outbox.ts';

const now = sql<string>`now()`;

/** How an account is reached, as it stands before a change. */
export type AccountContacts = Awaited<ReturnType<typeof lockContacts>>;

/**
 * An account's contacts and what messages to it need, locked until the transaction ends. Throws Unauthenticated where it
 * has been deleted since the call began.
 */
export function lockContacts(db: Queryable, userId: number) {
  // unscoped: one's own account, or one that was found within reach in the same transaction
  return db
    .selectFrom('users')
    .select([
      'id',
      'name',
      'phone',
      'phone_verified_at',
      'email',
      'unverified_email',
      'citizen_id',
      'branch_id',
    ])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => new Unauthenticated());
}

/**
 * The caller's own account, locked before what signs in to it changes. Throws Unauthenticated where the session has
 * ended since the call began: a person signed out meanwhile changes nothing any more.
 */
export async function lockOwnAccount(
  db: Queryable,
  { id, session }: Pick<SignedIn, 'id' | 'session'>,
): Promise<AccountContacts> {
  const account = await lockContacts(db, id);
  await assertSessionActive(db, session);
  return account;
}

/** The address as its holder typed it, verified or not. */
export function shownEmail({ email, unverified_email }: Pick<AccountContacts, 'email' | 'unverified_email'>) {
  return unverified_email ?? email;
}

/** Whether two addresses are the same mailbox; compared without case. */
export function isSameEmail(one: string | null | undefined, other: string | null | undefined): boolean {
  return (one ?? null)?.toLowerCase() === (other ?? null)?.toLowerCase();
}

/** The columns of a mobile that staff have seen to be its holder's, or, for null, a code or link has shown to be. */
export function phoneVerification(staff: number | null) {
  return {
    phone_verified_at: now,
    phone_verified_by: staff,
    phone_verified_branch_id: branchOf(staff),
  };
}

/** The branch of a member of staff; null for admins, managers of all branches and holders themselves. */
// unscoped: of the staff who verify
const branchOf = (staff: number | null) =>
  sql<number | null>`(select branch_id from users as verifier where id = ${staff})`;

/** Who changes contacts: staff, whose word verifies them, or the holder, on the device of a session where known. */
type ChangedBy = { staff: number } | { session: Buffer | null };

/**
 * Changes the contacts that sign in to an account. The former contacts are told, reset links go to them for another
 * day, and sessions end: all but the one in which the holder does it. Adding an address ends none. A new mobile is
 * unverified unless staff set it; `email` must have been verified.
 */
export async function changeContacts(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  former: AccountContacts,
  { phone = former.phone, email = former.email }: { phone?: string; email?: string | null | undefined },
  by: ChangedBy,
): Promise<void> {
  const staff = 'staff' in by ? by.staff : null;
  const isNewPhone = phone !== former.phone;
  const isNewEmail = !isSameEmail(email, former.email);
  if (!isNewPhone && !isNewEmail) return;
  const unverified = { phone_verified_at: null, phone_verified_by: null, phone_verified_branch_id: null };
  // unscoped: the account that its caller has locked
  await db
    .updateTable('users')
    .set({
      ...(isNewPhone && { phone, ...(staff === null ? unverified : phoneVerification(staff)) }),
      ...(isNewEmail && {
        email,
        unverified_email: null,
        email_verified_at: email === null ? null : now,
        email_verified_by: email === null ? null : staff,
      }),
    })
    .where('id', '=', former.id)
    .execute();
  await storeFormerContacts(db, former);
  await notifyFormerContacts(db, services, former);
  if (isNewPhone || former.email !== null) {
    await endSessionsOf(db, former.id, 'session' in by ? by.session : null);
  }
}

/** For how long a link that sets a new password goes to the former contacts, in hours. */
const FORMER_CONTACT_HOURS = 24;

/** Contacts that have changed again within that time are not those that it goes to: the first ones stay. */
async function storeFormerContacts(db: Queryable, former: AccountContacts): Promise<void> {
  const phone = former.phone_verified_at === null ? null : former.phone;
  const expires_at = sql<string>`now() + make_interval(hours => ${FORMER_CONTACT_HOURS})`;
  // unscoped: the account that its caller has locked
  await db
    .updateTable('former_contacts')
    .set({ expires_at })
    .where('user_id', '=', former.id)
    .where('expires_at', '>', now)
    .execute();
  if (phone === null && former.email === null) return;
  const values = { user_id: former.id, phone, email: former.email, expires_at };
  await db
    .insertInto('former_contacts')
    .values(values)
    .onConflict(conflict =>
      conflict.column('user_id').doUpdateSet(values).where('former_contacts.expires_at', '<=', now),
    )
    .execute();
}

/** Where an account was reached before what signs in changed; nothing when that was a day ago. */
export function formerContactsOf(db: Queryable, userId: number) {
  // unscoped: the account that a link or code is for
  return db
    .selectFrom('former_contacts')
    .select(['phone', 'email'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** Forgets contacts that nothing goes to any more. */
export async function forgetFormerContacts(db: Queryable): Promise<void> {
  // unscoped: whatever has expired
  await db.deleteFrom('former_contacts').where('expires_at', '<', now).execute();
  // unscoped: whatever has expired
  await db.deleteFrom('contact_codes').where('expires_at', '<', now).execute();
}

async function notifyFormerContacts(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  former: AccountContacts,
): Promise<void> {
  const { contactsMail } = letters;
  const text = { subject: contactsMail.subject, body: contactsMail.text() };
  if (former.email !== null) await writeSecurityMessage(db, services, former, former.email, text);
  if (former.phone_verified_at !== null) await writeSecurityMessage(db, services, former, former.phone, text);
}

/** Writes to the holder of an account at a verified contact. The text contains nothing that a person typed. */
export async function writeSecurityMessage(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  account: Pick<AccountContacts, 'id' | 'name' | 'citizen_id' | 'branch_id'>,
  recipient: string,
  { subject, body }: { subject: string; body: string },
): Promise<void> {
  await writeMessage(db, services, null, {
    channel: recipient.includes('@') ? 'mail' : 'whatsapp',
    purpose: 'security',
    citizen_id: account.citizen_id,
    user_id: account.id,
    branch_id: account.branch_id,
    recipient,
    recipient_name: account.name,
    subject,
    body,
    template: { of: 'message', parameters: [letters.holder, body] },
    dedup_key: null,
  });
}
