import { createHash, randomInt } from 'node:crypto';
import { numberKey } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid, RuleViolation } from '../../platform/errors.ts';
import { endSessionsOf, type SignedIn } from '../../platform/sessions/sessions.ts';
import type { Vault } from '../../platform/vault.ts';
import type { Services } from '../../services.ts';
import { recordEvent } from '../history/record-event.ts';
import { lockOwnAccount } from './contacts.ts';

/** The name under which authenticator apps show the account. */
const ISSUER = 'RTO Desk';
/** Seconds that a code stands for; one before and one after are taken too, since clocks differ (RFC 6238, 5.2). */
const PERIOD = 30;
const WINDOW = 1;

/** Begins to set up an app for an account, in place of one that was begun before. Throws RuleViolation where one is in use. */
export async function beginTwoFactor(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  user: { id: number; phone: string },
): Promise<{ secret: string; uri: string }> {
  const secret = new Secret({ size: 20 });
  const sealed = await vault.seal(secret.base32, holderOf(user.id));
  await db
    .insertInto('two_factors')
    .values({ user_id: user.id, sealed, confirmed_at: null })
    .onConflict(conflict =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed })
        // One that is in use is turned off before another is set up.
        .where('two_factors.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirstOrThrow(() => new RuleViolation(words => words.security.alreadyOn));
  return { secret: secret.base32, uri: appOf(secret.base32, user.phone).toString() };
}

/** Finishes setting up by a code of the app; other devices are signed out. Answers the recovery codes. */
export function confirmTwoFactor(
  { db, vault }: Pick<Services, 'db' | 'vault'>,
  user: Pick<SignedIn, 'id' | 'session'>,
  code: string,
): Promise<string[]> {
  return db.transaction().execute(async transaction => {
    await lockOwnAccount(transaction, user);
    // unscoped: one's own second factor
    const begun = await transaction
      .selectFrom('two_factors')
      .select('sealed')
      .where('user_id', '=', user.id)
      .where('confirmed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst();
    const secret = begun?.sealed ? await vault.open(begun.sealed, holderOf(user.id)) : null;
    if (secret === null) throw new Invalid({ code: words => words.security.notBegun });
    const step = stepOf(secret, code);
    if (step === null) throw new Invalid({ code: words => words.security.codeWrong });
    // unscoped: one's own second factor
    await transaction
      .updateTable('two_factors')
      .set({ confirmed_at: sql<string>`now()`, lost_at: null, last_step: step })
      .where('user_id', '=', user.id)
      .execute();
    const codes = Array.from({ length: 10 }, freshRecoveryCode);
    await transaction
      .insertInto('recovery_codes')
      .values(codes.map(recovery => ({ user_id: user.id, code_hash: hashOf(recovery) })))
      .execute();
    await endSessionsOf(transaction, user.id, user.session);
    await notifyTwoFactor(transaction, user.id, true);
    return codes;
  });
}

/** Takes the app and its recovery codes off an account. */
export async function endTwoFactor(db: Queryable, userId: number): Promise<void> {
  // unscoped: of the account that its caller may change
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
  // unscoped: of the account that its caller may change
  const ended = await db
    .deleteFrom('two_factors')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  if (ended?.confirmed_at) await notifyTwoFactor(db, userId, false);
}

/** The associated data of an app's secret: it decrypts for its own account only. */
const holderOf = (userId: number) => `two-factor ${userId}`;

/**
 * Whether a code signs an account in: one of its app that was not used before, or a recovery code, which is used up.
 * True for an account without an app; null where a code is needed and none was given. Where the secret is another key's,
 * recovery codes alone fit.
 */
export async function secondFactorFits(
  db: Queryable,
  vault: Vault,
  userId: number,
  code: string | undefined,
): Promise<boolean | null> {
  // unscoped: of the account that signs in
  const app = await db
    .selectFrom('two_factors')
    .select('sealed')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  if (app === undefined) return true;
  if (!code) return null;
  const secret = app.sealed && (await vault.open(app.sealed, holderOf(userId)));
  const step = secret ? stepOf(secret, code) : null;
  // unscoped: of the account that signs in
  const used =
    step === null
      ? await db
          .deleteFrom('recovery_codes')
          .where('user_id', '=', userId)
          .where('code_hash', '=', hashOf(code))
          .returning('user_id')
          .executeTakeFirst()
      : await db
          .updateTable('two_factors')
          .set({ last_step: step })
          .where('user_id', '=', userId)
          .where('last_step', '<', String(step))
          .returning('user_id')
          .executeTakeFirst();
  return used !== undefined;
}

/**
 * Throws Invalid where the account has a second factor and the code is missing or wrong, and TooMany after too many
 * wrong ones.
 */
export async function assertCode(
  { db, limits, vault }: Pick<Services, 'db' | 'limits' | 'vault'>,
  userId: number,
  code: string | undefined,
): Promise<void> {
  const account = String(userId);
  await limits.inTurn('code', account, async () => {
    await limits.check('code', account);
    const fits = await secondFactorFits(db, vault, userId, code);
    if (fits === null) throw new Invalid({ code: words => words.security.codeNeeded });
    if (fits) return;
    await limits.count('code', account);
    throw new Invalid({ code: words => words.security.codeWrong });
  });
}

function notifyTwoFactor(db: Queryable, userId: number, two_factor: boolean): Promise<void> {
  return recordEvent(db, { action: 'updated', record: 'users', record_id: userId, after: { two_factor } });
}

/** The half minute that a code of a secret stands for, or null for a wrong one. */
function stepOf(secret: string, code: string): number | null {
  const digits = numberKey(code);
  if (!/^\d{6}$/.test(digits)) return null;
  const delta = appOf(secret, '').validate({ token: digits, window: WINDOW });
  return delta === null ? null : Math.floor(Date.now() / 1000 / PERIOD) + delta;
}

function appOf(secret: string, label: string): TOTP {
  return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD });
}

/** Without what is easily misread. */
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

function freshRecoveryCode(): string {
  const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return `${letters.slice(0, 5)}-${letters.slice(5)}`;
}

function hashOf(recovery: string): Buffer {
  return createHash('sha256').update(numberKey(recovery)).digest();
}
