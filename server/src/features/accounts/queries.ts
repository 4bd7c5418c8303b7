import type { Me } from '@rto-desk/contract/endpoints/accounts';
import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { fatherName } from '../../facts/father-name.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { preparedQuery } from '../../platform/database/prepared-query.ts';
import { Unauthenticated } from '../../platform/errors.ts';
import { deskInUse, secondFactorDue } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { isKnownNetwork } from './lockout.ts';
import { verifiedBy } from './verification.ts';

/** What signing in needs of an account. */
export interface Credentials {
  id: number;
  role: Me['role'];
  password_hash: string;
  /** Whether staff gave the password and it was not changed in time. */
  password_ended: boolean;
  /** Whether it has signed in lately from the network where it is now asked for. */
  knows_network: boolean;
}

/** How long a password that staff gave signs in, in days. */
const FIRST_PASSWORD = 7;

/** The account that an e-mail address (compared without case) or a mobile number signs in to, from a network (see `networkHash`). */
export async function credentialsOf(
  db: Queryable,
  identifier: { email: string } | { phone: string },
  network: Buffer,
): Promise<Credentials | undefined> {
  // unscoped: before sign-in there is no caller
  const accounts = db
    .selectFrom('users')
    .select(['id', 'role', 'password_hash'])
    .select(
      sql<boolean>`coalesce(password_given_at < now() - make_interval(days => ${FIRST_PASSWORD}), false)`.as(
        'password_ended',
      ),
    )
    .select(isKnownNetwork(network).as('knows_network'));
  return 'email' in identifier
    ? accounts.where(sql<string>`lower(users.email)`, '=', identifier.email.toLowerCase()).executeTakeFirst()
    : accounts.where('phone', '=', identifier.phone).executeTakeFirst();
}

/**
 * Whether an account still has the password that was found, which keeps it until the transaction ends: a session that
 * the old password opened would outlive the change of it, and one of a deleted account cannot be.
 */
export async function lockCredentials(
  db: Queryable,
  { id, password_hash }: Pick<Credentials, 'id' | 'password_hash'>,
): Promise<boolean> {
  // unscoped: before sign-in there is no caller
  const held = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('password_hash', '=', password_hash)
    .forShare()
    .executeTakeFirst();
  return held !== undefined;
}

/** The signed-in person with branch and own citizen profile, in one statement. Throws Unauthenticated where the account is gone. */
export async function meOf(services: Pick<Services, 'db' | 'messengers'>, userId: number): Promise<Me> {
  const [found] = await accountsWithProfile(services.db, userId);
  if (found === undefined) throw new Unauthenticated();
  return { ...found, primary_citizen: found.citizen, verified_by: verifiedBy(services) };
}

/** The address of an account of `users` as its holder typed it, verified or not. */
export const typedEmail = sql<string | null>`coalesce(users.unverified_email, users.email)`;

/** Which of the contacts of an account of `users` are verified, as the answers show them. */
export const verifiedContacts = [
  sql<boolean>`users.phone_verified_at is not null`.as('phone_verified'),
  sql<boolean>`users.email is not null and users.unverified_email is null`.as('email_verified'),
] as const;

/** Whether the account of `users` signs in with a second factor. */
// unscoped: of the account around it
export const hasTwoFactor = sql<boolean>`exists (
  select from two_factors where user_id = users.id and confirmed_at is not null)`;

// unscoped: one's own account and profile
const accountsWithProfile = preparedQuery((db, userId: number) =>
  db
    .selectFrom('users')
    .select(['id', 'name', 'phone', 'role', 'branch_id', 'citizen_id', 'updated_at'])
    .select([typedEmail.as('email'), ...verifiedContacts])
    .select(sql<boolean>`password_given_at is not null`.as('must_change_password'))
    .select(secondFactorDue.as('two_factor_due'))
    .select(deskInUse.as('desk'))
    .select(hasTwoFactor.as('two_factor'))
    .select(eb => [
      jsonObjectFrom(
        eb
          .selectFrom('branches')
          .select(['branches.id', 'branches.name'])
          .whereRef('branches.id', '=', 'users.branch_id'),
      ).as('branch'),
      jsonObjectFrom(
        eb
          .selectFrom('citizens')
          .select([
            'citizens.id',
            'citizens.name',
            'citizens.dob',
            'citizens.address',
            'citizens.mobile',
            'citizens.email',
            'citizens.state',
            'citizens.city',
          ])
          .select(fatherName.as('father_name'))
          .whereRef('citizens.id', '=', 'users.citizen_id'),
      ).as('citizen'),
    ])
    .where('users.id', '=', userId),
);

/** Throws Unauthenticated where the account has been deleted since its call began. */
export async function passwordHashOf(db: Queryable, userId: number): Promise<string> {
  // unscoped: one's own account
  const user = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow(() => new Unauthenticated());
  return user.password_hash;
}
