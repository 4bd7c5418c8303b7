import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import type { Contact } from '@rto-desk/contract/account';
import { numberKey } from '@rto-desk/contract/normalise';
import { letters } from '@rto-desk/contract/words/letters';
import { sql } from 'kysely';
import type { Queryable } from '../../platform/database/database.ts';
import { Conflict, Invalid, RuleViolation } from '../../platform/errors.ts';
import type { SignedIn } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { fingerprint, writeMessage } from '../messages/outbox.ts';
import {
  type AccountContacts,
  changeContacts,
  isSameEmail,
  lockContacts,
  lockOwnAccount,
  phoneVerification,
} from './contacts.ts';

/** How long a code and a link work, in minutes, and how many wrong codes end one. */
const LIFETIME = { phone: 15, email: 24 * 60 } as const;
const MAX_FAILURES = 5;

const channelOf = { phone: 'whatsapp', email: 'mail' } as const satisfies Record<Contact, string>;

/** How a contact is verified here: by what is sent to it, or, without a provider, by staff. */
export function verifiedBy({ messengers }: Pick<Services, 'messengers'>) {
  return {
    phone: messengers.whatsapp === null ? 'staff' : 'code',
    email: messengers.mail === null ? 'staff' : 'link',
  } as const;
}

/**
 * Sends a code to the mobile of the caller's account, or a link to its address, and answers where to. Throws Conflict
 * without a provider, RuleViolation where there is nothing to verify, TooMany after three a day to a contact or ten of an account.
 */
export async function sendVerification(
  services: Services,
  caller: SignedIn,
  contact: Contact,
): Promise<string> {
  if (services.messengers[channelOf[contact]] === null)
    throw new Conflict(words => words.accounts.verifyAtCounter);
  const account = await services.db
    .transaction()
    .execute(transaction => lockContacts(transaction, caller.id));
  const value = unverifiedOf(account, contact);
  await limitSending(services, caller.id, value);
  await services.db.transaction().execute(async transaction => {
    const current = await lockOwnAccount(transaction, caller);
    if (unverifiedOf(current, contact) !== value) throw new Conflict(words => words.users.contactChanged);
    await writeVerification(transaction, services, caller, current, { contact, value });
  });
  return value;
}

/** Counts what is sent to an unverified contact. Throws TooMany. */
export async function limitSending({ limits }: Pick<Services, 'limits'>, userId: number, value: string) {
  await limits.count('verifyAccount', String(userId));
  await limits.count('verifyContact', fingerprint(value.toLowerCase()));
}

function unverifiedOf(account: AccountContacts, contact: Contact): string {
  const value = contact === 'email' ? account.unverified_email : account.phone;
  if (value === null || (contact === 'phone' && account.phone_verified_at !== null)) {
    throw new RuleViolation(words => words.accounts.alreadyVerified);
  }
  return value;
}

async function writeVerification(
  db: Queryable,
  services: Pick<Services, 'appUrl' | 'messengers'>,
  caller: Caller,
  account: AccountContacts,
  { contact, value }: { contact: Contact; value: string },
): Promise<void> {
  const secret =
    contact === 'phone'
      ? String(randomInt(1_000_000)).padStart(6, '0')
      : randomBytes(32).toString('base64url');
  const row = {
    value,
    code_hash: contact === 'phone' ? codeHash(caller.id, secret) : hashOf(secret),
    failures: 0,
    expires_at: sql<string>`now() + make_interval(mins => ${LIFETIME[contact]})`,
  };
  await db
    .insertInto('contact_codes')
    .values({ user_id: caller.id, contact, ...row })
    .onConflict(conflict => conflict.columns(['user_id', 'contact']).doUpdateSet(row))
    .execute();
  const { codeMessage, verifyMail, holder } = letters;
  const body =
    contact === 'phone'
      ? codeMessage(secret)
      : verifyMail.text(`${services.appUrl}/verify-email?${new URLSearchParams({ token: secret })}`);
  await writeMessage(db, services, caller, {
    channel: channelOf[contact],
    purpose: 'verify',
    citizen_id: account.citizen_id,
    user_id: account.id,
    branch_id: account.branch_id,
    recipient: value,
    recipient_name: account.name,
    subject: contact === 'phone' ? null : verifyMail.subject,
    body,
    template: { of: 'message', parameters: [holder, body] },
    dedup_key: null,
  });
}

/** Verifies the mobile by the code that was sent to it. Throws Invalid for a wrong, used or old one. */
export async function confirmPhone(
  { db }: Pick<Services, 'db'>,
  caller: Caller,
  code: string,
): Promise<void> {
  const hash = codeHash(caller.id, numberKey(code));
  const isRight = await db.transaction().execute(async transaction => {
    // unscoped: one's own code
    const sent = await transaction
      .updateTable('contact_codes')
      .set({ failures: sql<number>`failures + (code_hash <> ${hash})::integer` })
      .where('user_id', '=', caller.id)
      .where('contact', '=', 'phone')
      .where('failures', '<', MAX_FAILURES)
      .where('expires_at', '>', sql<string>`now()`)
      .returning(['value', sql<boolean>`code_hash = ${hash}`.as('fits')])
      .executeTakeFirst();
    if (!sent?.fits) return false;
    await forgetCode(transaction, caller.id, 'phone');
    return verifyPhone(transaction, caller.id, sent.value, null);
  });
  if (!isRight) throw new Invalid({ code: words => words.accounts.codeWrong });
}

/**
 * Records that the mobile of an account is its holder's; returns whether it still is the account's. The word of a branch
 * is replaced, that of an admin or a code stays.
 */
export async function verifyPhone(
  db: Queryable,
  userId: number,
  phone: string,
  staff: number | null,
): Promise<boolean> {
  // unscoped: the account that its caller has locked
  const verified = await db
    .updateTable('users')
    .set(phoneVerification(staff))
    .where('id', '=', userId)
    .where('phone', '=', phone)
    .where(eb => eb.or([eb('phone_verified_at', 'is', null), eb('phone_verified_branch_id', 'is not', null)]))
    .returning('id')
    .executeTakeFirst();
  if (verified !== undefined) return true;
  const account = await lockContacts(db, userId);
  return account.phone === phone;
}

/** Verifies the address that a link was mailed to; it signs in from then on. Throws Invalid for a used or old link. */
export async function openEmailLink(
  services: Services,
  token: string,
  caller: { id: number; session: Buffer } | null,
): Promise<void> {
  await services.db.transaction().execute(async transaction => {
    // unscoped: only the holder got the link
    const sent = await transaction
      .deleteFrom('contact_codes')
      .where('contact', '=', 'email')
      .where('code_hash', '=', hashOf(token))
      .returning(['user_id', 'value', sql<boolean>`expires_at > now()`.as('good')])
      .executeTakeFirst();
    if (!sent?.good) throw new Invalid({ token: words => words.accounts.linkUsed });
    const account = await lockContacts(transaction, sent.user_id);
    if (!isSameEmail(account.unverified_email, sent.value)) {
      throw new Invalid({ token: words => words.accounts.linkUsed });
    }
    const session = caller?.id === account.id ? caller.session : null;
    await changeContacts(transaction, services, account, { email: account.unverified_email }, { session });
  });
}

async function forgetCode(db: Queryable, userId: number, contact: Contact): Promise<void> {
  // unscoped: of the account that its caller has locked
  await db.deleteFrom('contact_codes').where('user_id', '=', userId).where('contact', '=', contact).execute();
}

function codeHash(userId: number, code: string): Buffer {
  return hashOf(`${userId} ${code}`);
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
