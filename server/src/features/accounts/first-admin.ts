import { randomInt } from 'node:crypto';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/database.ts';
import { hashPassword, passwordFits } from '../../platform/sessions/passwords.ts';

/** What the operator needs for the first login; shown once and kept nowhere. */
export interface FirstLogin {
  phone: string;
  password: string;
}

const DEFAULT_PHONE = '9999999999';
/** Without those that look alike in print. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/**
 * Makes an admin where there is none, with a random password unless the settings give one. Answers the login
 * when its password has been made here, so that it can be told; otherwise null.
 */
export async function ensureFirstAdmin(db: Db, given: Config['firstAdmin']): Promise<FirstLogin | null> {
  // unscoped: at the start of the server no one has signed in
  const admin = await db.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirst();
  if (admin !== undefined) return null;
  const password = given.password ?? randomPassword();
  const phone = given.phone ?? DEFAULT_PHONE;
  const made = await db
    .insertInto('users')
    .values({
      name: given.name,
      phone,
      phone_verified_at: new Date().toISOString(),
      email: null,
      password_hash: await hashPassword(password),
      role: 'admin',
      branch_id: null,
      citizen_id: null,
    })
    .onConflict(conflict => conflict.constraint('users_phone_unique').doNothing())
    .returning('id')
    .executeTakeFirst();
  // Another process that starts at the same moment was first.
  if (made === undefined) return null;
  return given.password === null ? { phone, password } : null;
}

/**
 * The sentence that tells an operator that ADMIN_PASSWORD sets no password any more, where it is another one than that of the
 * admin; null otherwise.
 */
export async function ignoredPassword(db: Db, given: Config['firstAdmin']): Promise<string | null> {
  if (given.password === null) return null;
  const phone = given.phone ?? DEFAULT_PHONE;
  // unscoped: at the start of the server no one has signed in
  const admin = await db
    .selectFrom('users')
    .select('password_hash')
    .where('role', '=', 'admin')
    .where('phone', '=', phone)
    .executeTakeFirst();
  if (admin !== undefined && (await passwordFits(admin.password_hash, given.password))) return null;
  return `ADMIN_PASSWORD is ignored, because it counts only until the first admin is made. To set a new password: npm run admin -- --reset ${admin === undefined ? 'MOBILE' : phone}`;
}

/** 16 characters, about 93 bits. */
export function randomPassword(): string {
  return Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
