import { isStaff } from '@rto-desk/contract/access';
import { normaliseMobile, normaliseText } from '@rto-desk/contract/normalise';
import { sql } from 'kysely';
import { isClaimed } from '../../facts/claims.ts';
import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { fatherName } from '../../facts/father-name.ts';
import { assertNames } from '../../facts/names.ts';
import { isPhoneTaken } from '../../platform/database/constraints.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { assertNotCommonPassword } from '../../platform/sessions/common-passwords.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endSession, endSessionsOf } from '../../platform/sessions/sessions.ts';
import type { Services } from '../../services.ts';
import { openOwnProfile } from '../citizens/own-profile.ts';
import { recordEvent } from '../history/record-event.ts';
import { changeContacts, isSameEmail, lockOwnAccount, shownEmail } from './contacts.ts';
import { assertOwnPassword } from './own-password.ts';
import { meOf } from './queries.ts';
import { register } from './register.ts';
import { signIn } from './sign-in.ts';
import { confirmPhone, openEmailLink, sendVerification } from './verification.ts';

export function accountRoutes(services: Services): Route[] {
  const { db, limits } = services;
  return [
    implement('POST /login', async ({ body, address }) => {
      const { password, code } = body;
      const { id, token } = await signIn(services, {
        identifier: identifierOf(body),
        password,
        code,
        address,
      });
      return { token, user: await meOf(services, id) };
    }),

    implement('POST /register', async ({ body, address, words }) => {
      if (body.password_confirmation !== undefined && body.password_confirmation !== body.password) {
        throw new Invalid({ password_confirmation: text => text.validation.passwordsDiffer });
      }
      await assertNotCommonPassword(body.password);
      const { id, token } = await countingRefusals(services, address, () =>
        register(services, address, body),
      );
      const user = await meOf(services, id);
      return { message: words.accounts.registered, token, user, ...mobileWarning(words, user.phone) };
    }),

    implement('POST /logout', async ({ caller, words }) => {
      await db.transaction().execute(async transaction => {
        await recordEvent(transaction, { action: 'signed_out', record: 'users', record_id: caller.id });
        await endSession(transaction, caller.session);
      });
      return { message: words.accounts.loggedOut };
    }),

    implement('GET /me', ({ caller }) => meOf(services, caller.id)),

    implement('PUT /me', async ({ body, caller }) => {
      await db.transaction().execute(async transaction => {
        const user = await lockOwnAccount(transaction, caller);
        if (body.phone && body.phone !== user.phone) {
          throw new Invalid({ phone: words => words.accounts.phoneChangesElsewhere });
        }
        const { phone: _unchanged, name, ...profile } = { ...body, name: body.name ?? '' };
        assertNames({ name, ...profile }, { ...(await ownProfile(transaction, caller)), name: user.name });
        // unscoped: one's own account
        await transaction
          .updateTable('users')
          .set({ name, ...typedAddress(user, body.email) })
          .where('id', '=', caller.id)
          .execute();
        if (body.email === null) {
          await changeContacts(transaction, services, user, { email: null }, caller);
        }
        if (user.citizen_id !== null) {
          // unscoped: one's own profile
          await transaction
            .updateTable('citizens')
            .set({
              name,
              ...profile,
              ...(!isStaff(caller.role) && { name_by_holder_at: changedBy(name) }),
            })
            .where('id', '=', user.citizen_id)
            // What is kept by a claim stays the office's.
            .where(eb => eb.not(isClaimed))
            .execute();
        } else if (body.dob || body.address || body.father_name) {
          await openOwnProfile(transaction, caller.id, { name, mobile: user.phone, ...profile });
        }
      });
      return meOf(services, caller.id);
    }),

    implement('PUT /me/phone', async ({ body, caller, address }) => {
      await assertOwnPassword(services, caller.id, body.password);
      const phone = body.phone ?? '';
      await countingRefusals(services, address, () =>
        db.transaction().execute(async transaction => {
          const user = await lockOwnAccount(transaction, caller);
          await changeContacts(transaction, services, user, { phone }, caller);
        }),
      );
      return meOf(services, caller.id);
    }),

    implement('POST /me/verification', async ({ body, caller, words }) => {
      const recipient = await sendVerification(services, caller, body.contact);
      const { codeSent, verifyLinkSent } = words.accounts;
      return { message: body.contact === 'phone' ? codeSent(recipient) : verifyLinkSent(recipient) };
    }),

    implement('POST /me/verification/confirm', async ({ body, caller }) => {
      await confirmPhone(services, caller, body.code);
      return meOf(services, caller.id);
    }),

    implement('POST /verify-email', async ({ body, caller, address, words }) => {
      await limits.count('forgot', address);
      await openEmailLink(services, body.token, caller);
      return { message: words.accounts.emailVerified };
    }),

    implement('PUT /me/password', async ({ body, caller, words }) => {
      await assertOwnPassword(services, caller.id, body.current_password, 'current_password');
      if (body.new_password !== body.new_password_confirmation) {
        throw new Invalid({ new_password_confirmation: text => text.validation.passwordsDiffer });
      }
      await assertNotCommonPassword(body.new_password, 'new_password');
      const password_hash = await hashPassword(body.new_password);
      await db.transaction().execute(async transaction => {
        await lockOwnAccount(transaction, caller);
        // unscoped: one's own account
        await transaction
          .updateTable('users')
          .set({ password_hash, password_given_at: null })
          .where('id', '=', caller.id)
          .execute();
        await endSessionsOf(transaction, caller.id, caller.session);
      });
      return { message: words.accounts.passwordUpdated };
    }),
  ];
}

/**
 * What a profile does with the address of the account: a new one waits for verification, while the verified one goes
 * on. The answer does not tell whether another account has it.
 */
function typedAddress(
  user: Parameters<typeof shownEmail>[0],
  typed: string | null | undefined,
): { unverified_email?: string | null } {
  if (typed === undefined || isSameEmail(typed, shownEmail(user))) return {};
  return { unverified_email: isSameEmail(typed, user.email) ? null : typed };
}

/**
 * Runs an attempt that is refused where a mobile has an account. An address that learns that too often is stopped;
 * attempts run one after the other, because many at once would all pass.
 */
function countingRefusals<T>({ limits }: Services, address: string, attempt: () => Promise<T>): Promise<T> {
  return limits.inTurn('registerRefused', address, async () => {
    await limits.check('registerRefused', address);
    try {
      return await attempt();
    } catch (error) {
      if (isPhoneTaken(error)) await limits.count('registerRefused', address);
      throw error;
    }
  });
}

/** The field that a client has chosen, else the identifier itself: with an @ it is an e-mail address. */
function identifierOf(body: {
  email?: string | undefined;
  phone?: string | undefined;
  login_identifier?: string | undefined;
}) {
  const typed = body.email || body.phone || body.login_identifier;
  if (!typed)
    throw new Invalid({
      login_identifier: words => words.validation.required(words.fields.login_identifier),
    });
  return typed.includes('@') ? { email: normaliseText(typed) } : { phone: normaliseMobile(typed) };
}

/** A name that its holder changes is no longer the office's word. */
function changedBy(name: string) {
  return sql<string | null>`case when name = ${name} then name_by_holder_at else now() end`;
}

async function ownProfile(db: Queryable, { citizen_id }: { citizen_id: number | null }) {
  // unscoped: one's own profile
  return db
    .selectFrom('citizens')
    .select(fatherName.as('father_name'))
    .where('citizens.id', '=', citizen_id ?? 0)
    .executeTakeFirst();
}
