import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import type { Db, Queryable } from '../../platform/database/database.ts';
import { Invalid, TooMany } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { writeMessage } from '../messages/outbox.ts';
import {
  type AccountContacts,
  changeContacts,
  formerContactsOf,
  isSameEmail,
  lockContacts,
} from './contacts.ts';
import { networkHash, rememberNetwork, unlock } from './lockout.ts';
import { limitSending, verifyPhone } from './verification.ts';

/** How long a link sets a new password, in minutes. */
const LIFETIME = 60;

/**
 * Mails a link that sets a new password to the account of an address; does nothing where there is none. An unverified
 * address gets one only where the account has no verified contact; of several accounts, the first.
 */
export async function mailResetLink(services: Services, email: string): Promise<void> {
  const address = email.toLowerCase();
  // unscoped: the person asking for a link is not signed in
  const user = await services.db
    .selectFrom('users')
    .select(['id', 'email'])
    .where(eb =>
      eb.or([
        eb(sql<string>`lower(email)`, '=', address),
        eb.and([
          eb(sql<string>`lower(unverified_email)`, '=', address),
          eb('email', 'is', null),
          eb('phone_verified_at', 'is', null),
        ]),
      ]),
    )
    .orderBy(sql`email is null`)
    .orderBy('id')
    .executeTakeFirst();
  if (user === undefined) return;
  if (user.email === null) {
    try {
      await limitSending(services, user.id, address);
    } catch (limit) {
      // The caller is not told whether there is an account.
      if (limit instanceof TooMany) return;
      throw limit;
    }
  }
  await services.db
    .transaction()
    .execute(transaction =>
      writeResetLink(transaction, services, null, user.id, { to: user.email ?? email }),
    );
}

/** What decides where a link goes: an address that was typed, and whether an admin has `confirmed` the present contacts. */
interface LinkFor {
  to?: string;
  confirmed?: boolean;
}

/**
 * Where a link for an account goes: to its own address, or to its mobile where it has none. For a day after either has
 * changed it goes where they were before, unless an admin has `confirmed` otherwise.
 */
async function recipientOf(db: Queryable, user: AccountContacts, { to, confirmed = false }: LinkFor) {
  const former = confirmed ? undefined : await formerContactsOf(db, user.id);
  return former?.email ?? former?.phone ?? to ?? user.email ?? user.phone;
}

/**
 * Where a link that staff send would go, if that contact is unverified: links to it are counted.
 * The account has been found within reach.
 */
export async function unverifiedRecipientOf(
  db: Queryable,
  userId: number,
  confirmed: boolean,
): Promise<string | null> {
  const user = await lockContacts(db, userId);
  const recipient = await recipientOf(db, user, { confirmed });
  return recipient === user.phone && user.phone_verified_at === null ? recipient : null;
}

/** Where a link went, and whether a clerk has to send it by hand. */
export interface WrittenLink {
  /** The message that holds it. */
  id: number;
  recipient: string;
  byHand: boolean;
}

/**
 * What a reset link is bound to: changing the account's password, a contact or its role invalidates it. An SQL
 * expression on `users`.
 */
const accountHash = sql<Buffer>`sha256(convert_to(
  jsonb_build_array(password_hash, phone, email, unverified_email, role)::text, 'UTF8'))`;

/** Makes a link that sets a new password of an account that the caller has locked, bound to a contact; an earlier one ends. */
async function makeResetLink(
  db: Queryable,
  appUrl: string,
  userId: number,
  recipient: string,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  // unscoped: the account that the caller has locked
  await db.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  // unscoped: the account that the caller has locked
  await db
    .insertInto('password_resets')
    .columns(['token_hash', 'user_id', 'contact', 'account_hash', 'expires_at'])
    .expression(
      db
        .selectFrom('users')
        .select([
          sql<Buffer>`${hashOf(token)}::bytea`.as('token_hash'),
          'users.id as user_id',
          sql<string>`${recipient}::text`.as('contact'),
          accountHash.as('account_hash'),
          sql<string>`now() + make_interval(mins => ${LIFETIME})`.as('expires_at'),
        ])
        .where('users.id', '=', userId),
    )
    .execute();
  return `${appUrl}/reset-password?${new URLSearchParams({ token, email: recipient })}`;
}

/**
 * Makes a link for an admin who can no longer sign in, run on the server's machine; the history records it. Returns
 * null where no admin has that mobile number.
 */
export function makeAdminResetLink(db: Db, appUrl: string, phone: string): Promise<string | null> {
  return db.transaction().execute(async transaction => {
    // unscoped: by the operator of the machine
    const admin = await transaction
      .selectFrom('users')
      .select(['id', 'phone'])
      .where('role', '=', 'admin')
      .where('phone', '=', phone)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (admin === undefined) return null;
    await recordEvent(transaction, { action: 'reset_link', record: 'users', record_id: admin.id });
    return makeResetLink(transaction, appUrl, admin.id, admin.phone);
  });
}

/** Writes a link that sets a new password; an earlier one ends. */
export async function writeResetLink(
  db: Queryable,
  services: Pick<Services, 'appUrl' | 'messengers'>,
  caller: Caller | null,
  userId: number,
  linkFor: LinkFor,
): Promise<WrittenLink> {
  const user = await lockContacts(db, userId);
  const recipient = await recipientOf(db, user, linkFor);
  const link = await makeResetLink(db, services.appUrl, user.id, recipient);
  const { resetMail, holder } = letters;
  const channel = recipient.includes('@') ? 'mail' : 'whatsapp';
  const id = await writeMessage(db, services, caller, {
    channel,
    purpose: 'reset',
    citizen_id: user.citizen_id,
    user_id: user.id,
    branch_id: user.branch_id,
    recipient,
    recipient_name: user.name,
    subject: resetMail.subject,
    body: resetMail.text(link),
    template: { of: 'reset', parameters: [holder, link] },
    dedup_key: null,
  });
  return { id, recipient, byHand: services.messengers[channel] === null };
}

/**
 * Sets a new password by the token of a link, once, and signs the account out everywhere. Using the link verifies the
 * contact that it was sent to. The account is unlocked, and known at the network where the link was used, so that an
 * attacker cannot lock it again before its holder signs in. Throws Invalid.
 */
export async function resetPassword(
  services: Pick<Services, 'db' | 'limits' | 'messengers' | 'networkKey'>,
  { email, token, password, address }: { email: string; token: string; password: string; address: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  const userId = await services.db.transaction().execute(async transaction => {
    // unscoped: only the holder got the link
    const used = await transaction
      .deleteFrom('password_resets')
      .using('users')
      .whereRef('users.id', '=', 'password_resets.user_id')
      .where('token_hash', '=', hashOf(token))
      .where(sql<string>`lower(contact)`, '=', email.toLowerCase())
      .returning(['users.id', 'contact'])
      .returning(
        sql<boolean>`password_resets.expires_at > now() and account_hash = ${accountHash}`.as('good'),
      )
      .executeTakeFirst();
    if (!used?.good) throw new Invalid({ token: words => words.accounts.linkUsed });
    // unscoped: the account of that link
    await transaction
      .updateTable('users')
      .set({ password_hash, password_given_at: null })
      .where('id', '=', used.id)
      .execute();
    await verifyReached(transaction, services, used.id, used.contact);
    await forgetTypedAddress(transaction, used.id, used.contact);
    await endSessionsOf(transaction, used.id);
    await rememberNetwork(transaction, used.id, networkHash(services, address));
    return used.id;
  });
  await unlock(services, userId);
}

/** A former owner of the password may have typed an address of theirs: only the one that was reached stays. */
async function forgetTypedAddress(db: Queryable, userId: number, reached: string): Promise<void> {
  // unscoped: the account whose link was used
  await db
    .updateTable('users')
    .set({ unverified_email: null })
    .where('id', '=', userId)
    .where(sql<string>`lower(unverified_email)`, '<>', reached.toLowerCase())
    .execute();
}

async function verifyReached(
  db: Queryable,
  services: Pick<Services, 'messengers'>,
  userId: number,
  contact: string,
): Promise<void> {
  const account = await lockContacts(db, userId);
  if (contact === account.phone) await verifyPhone(db, userId, contact, null);
  if (!isSameEmail(contact, account.unverified_email)) return;
  // unscoped: whether the address is taken
  const holder = await db
    .selectFrom('users')
    .select('id')
    .where(sql<string>`lower(email)`, '=', contact.toLowerCase())
    .executeTakeFirst();
  // An address that signs in to another account stays unverified here.
  if (holder === undefined) {
    await changeContacts(db, services, account, { email: account.unverified_email }, { session: null });
  }
}

/** Deletes expired links. */
export async function forgetExpiredLinks(db: Services['db']): Promise<void> {
  // unscoped: whatever has expired
  await db.deleteFrom('password_resets').where('expires_at', '<', sql<string>`now()`).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
