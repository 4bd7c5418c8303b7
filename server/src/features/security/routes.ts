import { sql } from 'kysely';
import { Forbidden, Invalid, NotFound } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { confirmSession, endSessionById } from '../../platform/sessions/sessions.ts';
import { within } from '../../scope/within.ts';
import type { Services } from '../../services.ts';
import { lockOwnAccount } from '../accounts/contacts.ts';
import { assertOwnPassword } from '../accounts/own-password.ts';
import { meOf } from '../accounts/queries.ts';
import { assertCode, beginTwoFactor, confirmTwoFactor, endTwoFactor } from '../accounts/two-factor.ts';
import { recordEvent } from '../history/record-event.ts';

export function securityRoutes(services: Services): Route[] {
  const { db, limits } = services;
  const settings = () =>
    db.selectFrom('office_settings').select('two_factor_required').executeTakeFirstOrThrow();

  // unscoped: one's own sessions
  return [
    implement('GET /me/sessions', ({ caller }) =>
      db
        .selectFrom('sessions')
        .select(['id', 'device', 'address', 'created_at', 'last_seen_at'])
        .select(sql<boolean>`token_hash = ${caller.session}`.as('current'))
        .where('user_id', '=', caller.id)
        .where(
          sql<boolean>`expires_at > now() and last_seen_at + make_interval(secs => idle_seconds) > now()`,
        )
        .orderBy('last_seen_at', 'desc')
        .orderBy('id', 'desc')
        .execute(),
    ),

    implement('DELETE /me/sessions/{id}', async ({ caller, params, words }) => {
      await db.transaction().execute(async transaction => {
        if (!(await endSessionById(transaction, caller.id, params.id))) throw new NotFound();
        await recordEvent(transaction, { action: 'signed_out', record: 'users', record_id: caller.id });
      });
      return { message: words.security.signedOut };
    }),

    implement('POST /me/confirm', async ({ caller, body }) => {
      await assertOwnPassword(services, caller.id, body.password);
      await assertCode(services, caller.id, body.code);
      return { confirmed_until: await confirmSession(db, caller.session) };
    }),

    implement('POST /me/two-factor', async ({ caller, body }) => {
      await assertOwnPassword(services, caller.id, body.password);
      // unscoped: one's own account
      const user = await db
        .selectFrom('users')
        .select(['id', 'phone'])
        .where('id', '=', caller.id)
        .executeTakeFirstOrThrow();
      return beginTwoFactor(services, user);
    }),

    implement('POST /me/two-factor/confirm', async ({ caller, body }) => {
      await limits.count('code', String(caller.id));
      return { recovery_codes: await confirmTwoFactor(services, caller, body.code) };
    }),

    implement('POST /me/two-factor/off', async ({ caller, body, words }) => {
      await assertOwnPassword(services, caller.id, body.password);
      await db.transaction().execute(async transaction => {
        await lockOwnAccount(transaction, caller);
        await endTwoFactor(transaction, caller.id);
      });
      return { message: words.security.turnedOff };
    }),

    implement('DELETE /admin/users/{id}/two-factor', async ({ caller, params, words }) => {
      // One's own is turned off with the password.
      if (params.id === caller.id) throw new Forbidden();
      await db.transaction().execute(async transaction => {
        await within(transaction, caller)
          .accounts()
          .select('users.id')
          .where('users.id', '=', params.id)
          .executeTakeFirstOrThrow(() => new NotFound());
        await endTwoFactor(transaction, params.id);
      });
      return { message: words.security.takenOff };
    }),

    implement('GET /admin/security', settings),

    implement('PUT /admin/security', async ({ caller, body }) => {
      // An admin without it would lock themself out with the others.
      if (body.two_factor_required && !(await meOf(services, caller.id)).two_factor) {
        throw new Invalid({ two_factor_required: words => words.security.yoursFirst });
      }
      await db
        .transaction()
        .execute(transaction => transaction.updateTable('office_settings').set(body).execute());
      return settings();
    }),
  ];
}
