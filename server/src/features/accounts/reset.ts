import { createHash, randomBytes } from 'node:crypto';
import type { Caller } from '@rto-desk/contract/access';
import { wordsFor } from '@rto-desk/contract/words/languages';
import { sql } from 'kysely';
import type { Desk } from '../../desk.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endSessionsOf } from '../../platform/sessions/sessions.ts';
import { writeMessage } from '../messages/outbox.ts';

/** How long a link sets a new password, in minutes. */
const LIFETIME = 60;

/** Mails a link that sets a new password to the account of an address; does nothing where there is none. */
export function mailResetLink(desk: Desk, email: string): Promise<void> {
  return desk.db.transaction().execute(async transaction => {
    const user = await transaction
      .selectFrom('users')
      .select('id')
      .where(sql<string>`lower(email)`, '=', email.toLowerCase())
      .executeTakeFirst();
    if (user !== undefined) await writeResetLink(transaction, desk, null, user.id);
  });
}

/** Where a link went, and whether somebody has to send it by hand. */
export interface WrittenLink {
  recipient: string;
  byHand: boolean;
}

/**
 * Writes a link that sets a new password to an account's own address, or to its mobile where it has none; an
 * earlier link ends.
 */
export async function writeResetLink(
  db: Queryable,
  desk: Pick<Desk, 'appUrl' | 'messengers'>,
  caller: Caller | null,
  userId: number,
): Promise<WrittenLink> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'phone', 'branch_id', 'citizen_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await db.deleteFrom('password_resets').where('user_id', '=', user.id).execute();
  await db
    .insertInto('password_resets')
    .values({
      token_hash: hashOf(token),
      user_id: user.id,
      expires_at: sql<string>`now() + make_interval(mins => ${LIFETIME})`,
    })
    .execute();
  const link = `${desk.appUrl}/reset-password?${new URLSearchParams({ token, email: user.email ?? user.phone })}`;
  // The text is in both languages, so that it does not matter whose catalogue it comes from.
  const { resetMail } = wordsFor(undefined).accounts;
  const channel = user.email === null ? 'whatsapp' : 'mail';
  const recipient = user.email ?? user.phone;
  await writeMessage(db, desk, caller, {
    channel,
    purpose: 'reset',
    citizen_id: user.citizen_id,
    user_id: user.id,
    branch_id: user.branch_id,
    recipient,
    recipient_name: user.name,
    subject: resetMail.subject,
    body: resetMail.text(user.name, link),
    template: { of: 'reset', parameters: [user.name, link] },
    same_as: null,
  });
  return { recipient, byHand: desk.messengers[channel] === null };
}

/** Sets a new password by the token of a link, once, and signs the account out everywhere. Throws Invalid. */
export async function resetPassword(
  { db }: Pick<Desk, 'db'>,
  { email, token, password }: { email: string; token: string; password: string },
): Promise<void> {
  const password_hash = await hashPassword(password);
  await db.transaction().execute(async transaction => {
    const used = await transaction
      .deleteFrom('password_resets')
      .using('users')
      .whereRef('users.id', '=', 'password_resets.user_id')
      .where('token_hash', '=', hashOf(token))
      .where(sql<string>`coalesce(lower(users.email), users.phone)`, '=', email.toLowerCase())
      .returning(['users.id', sql<boolean>`password_resets.expires_at > now()`.as('good')])
      .executeTakeFirst();
    if (!used?.good) throw new Invalid({ token: words => words.accounts.linkUsed });
    await transaction.updateTable('users').set({ password_hash }).where('id', '=', used.id).execute();
    await endSessionsOf(transaction, used.id);
  });
}

/** Forgets links that nobody can use any more. */
export async function forgetExpiredLinks(db: Desk['db']): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<', sql<string>`now()`).execute();
}

function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}
