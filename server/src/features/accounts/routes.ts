import type { Desk } from '../../desk.ts';
import { Invalid, Unauthenticated } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { refuseCommonPassword } from '../../platform/sessions/common-passwords.ts';
import { hashPassword } from '../../platform/sessions/passwords.ts';
import { endSession, endSessionsOf, openSession } from '../../platform/sessions/sessions.ts';
import { openOwnProfile } from '../citizens/own-profile.ts';
import { tell } from '../history/tell.ts';
import { tellFormerAddress } from './address-change.ts';
import { refuseWrongPassword } from './own-password.ts';
import { meOf } from './queries.ts';
import { signIn } from './sign-in.ts';

export function accountRoutes(desk: Desk): Route[] {
  const { db, limits } = desk;
  return [
    implement('POST /login', async ({ body, address }) => {
      const { password, code } = body;
      const { id, token } = await signIn(desk, { identifier: identifierOf(body), password, code, address });
      return { token, user: await meOf(db, id) };
    }),

    implement('POST /register', async ({ body, address, words }) => {
      if (body.password_confirmation !== undefined && body.password_confirmation !== body.password) {
        throw new Invalid({ password_confirmation: text => text.validation.passwordsDiffer });
      }
      await refuseCommonPassword(body.password);
      await limits.count('register', address);
      const password_hash = await hashPassword(body.password);
      const { id, token } = await db.transaction().execute(async transaction => {
        const user = await transaction
          .insertInto('users')
          .values({
            name: body.name ?? '',
            phone: body.phone ?? '',
            email: body.email ?? null,
            password_hash,
            branch_id: null,
            citizen_id: null,
          })
          .returning(['id', 'role'])
          .executeTakeFirstOrThrow();
        await openOwnProfile(transaction, user.id, {
          name: body.name ?? '',
          mobile: body.phone ?? '',
          email: body.email ?? null,
        });
        return { id: user.id, token: await openSession(transaction, user) };
      });
      return { message: words.accounts.registered, token, user: await meOf(db, id) };
    }),

    implement('POST /logout', async ({ caller, words }) => {
      await db.transaction().execute(async transaction => {
        await tell(transaction, { action: 'signed_out', record: 'users', record_id: caller.id });
        await endSession(transaction, caller.session);
      });
      return { message: words.accounts.loggedOut };
    }),

    implement('GET /me', ({ caller }) => meOf(db, caller.id)),

    implement('PUT /me', async ({ body, caller }) => {
      await db.transaction().execute(async transaction => {
        const user = await transaction
          .selectFrom('users')
          .select(['id', 'name', 'email', 'phone', 'citizen_id', 'branch_id'])
          .where('id', '=', caller.id)
          .forUpdate()
          .executeTakeFirstOrThrow(() => new Unauthenticated());
        if (body.phone && body.phone !== user.phone) {
          throw new Invalid({ phone: words => words.accounts.phoneChangesElsewhere });
        }
        const { phone: _unchanged, name, ...profile } = { ...body, name: body.name ?? '' };
        await transaction
          .updateTable('users')
          .set({ name, ...(body.email !== undefined && { email: body.email }) })
          .where('id', '=', caller.id)
          .execute();
        await tellFormerAddress(transaction, desk, user, body.email);
        if (user.citizen_id !== null) {
          await transaction
            .updateTable('citizens')
            .set({ name, ...profile })
            .where('id', '=', user.citizen_id)
            .execute();
        } else if (body.dob || body.address || body.father_name) {
          await openOwnProfile(transaction, caller.id, { name, mobile: user.phone, ...profile });
        }
      });
      return meOf(db, caller.id);
    }),

    implement('PUT /me/phone', async ({ body, caller }) => {
      await refuseWrongPassword(desk, caller.id, body.password);
      await db.transaction().execute(transaction =>
        transaction
          .updateTable('users')
          .set({ phone: body.phone ?? '' })
          .where('id', '=', caller.id)
          .execute(),
      );
      return meOf(db, caller.id);
    }),

    implement('PUT /me/password', async ({ body, caller, words }) => {
      await refuseWrongPassword(desk, caller.id, body.current_password, 'current_password');
      if (body.new_password !== body.new_password_confirmation) {
        throw new Invalid({ new_password_confirmation: text => text.validation.passwordsDiffer });
      }
      await refuseCommonPassword(body.new_password, 'new_password');
      const password_hash = await hashPassword(body.new_password);
      await db.transaction().execute(async transaction => {
        await transaction.updateTable('users').set({ password_hash }).where('id', '=', caller.id).execute();
        await endSessionsOf(transaction, caller.id, caller.session);
      });
      return { message: words.accounts.passwordUpdated };
    }),
  ];
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
  return typed.includes('@') ? { email: typed } : { phone: typed.replace(/^\+91|[\s-]/g, '') };
}
