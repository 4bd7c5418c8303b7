import { assertNames } from '../../facts/names.ts';
import { isPhoneTaken } from '../../platform/database/constraints.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { openSession } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { openOwnProfile } from '../citizens/own-profile.ts';
import { networkHash, rememberNetwork } from './lockout.ts';

interface Registration {
  name?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  password: string;
}

/**
 * Opens an account with its citizen profile and signs it in; returns its id and a token. Its contacts are unverified.
 * Only accounts that are opened count towards the limit of an address.
 */
export async function register(
  services: Services,
  address: string,
  { name, phone, email, password }: Registration,
): Promise<{ id: number; token: string }> {
  const { db, limits } = services;
  assertNames({ name }, null);
  await limits.count('register', address);
  const password_hash = await hashPassword(password);
  const profile = { name: name ?? '', mobile: phone ?? '', email: email ?? null };
  try {
    return await db.transaction().execute(async transaction => {
      const user = await transaction
        .insertInto('users')
        .values({
          name: profile.name,
          phone: profile.mobile,
          email: null,
          unverified_email: profile.email,
          password_hash,
          branch_id: null,
          citizen_id: null,
        })
        .returning(['id', 'role'])
        .executeTakeFirstOrThrow();
      await openOwnProfile(transaction, user.id, profile);
      const token = await openSession(transaction, user);
      await rememberNetwork(transaction, user.id, networkHash(services, address));
      return { id: user.id, token };
    });
  } catch (error) {
    if (isPhoneTaken(error)) await limits.uncount('register', address);
    throw error;
  }
}
