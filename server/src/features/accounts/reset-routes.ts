import { setTimeout as pause } from 'node:timers/promises';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { assertNotCommonPassword } from '../../platform/sessions/common-passwords.ts';
import type { Services } from '../../services.ts';
import { fingerprint } from '../messages/outbox.ts';
import { mailResetLink, resetPassword } from './reset.ts';

/** How long asking for a link takes at the least, in milliseconds: longer than writing one does. */
const LEAST = 300;

export function resetRoutes(services: Services): Route[] {
  const { limits } = services;
  return [
    implement('POST /password/forgot', async ({ body, address, words }) => {
      const email = body.email ?? '';
      await limits.count('forgot', address);
      await limits.count('forgotMail', fingerprint(email.toLowerCase()));
      // Takes constant time, so that timing does not reveal who has an account.
      const least = pause(LEAST);
      await mailResetLink(services, email).finally(() => least);
      return { message: words.accounts.linkSent };
    }),

    implement('POST /password/reset', async ({ body, address, words }) => {
      const { email, token, password, password_confirmation } = body;
      if (!token) throw new Invalid({ token: text => text.accounts.missingToken });
      if (password !== password_confirmation) {
        throw new Invalid({ password_confirmation: text => text.validation.passwordsDiffer });
      }
      await assertNotCommonPassword(password);
      await limits.count('forgot', address);
      await resetPassword(services, { email, token, password, address });
      return { message: words.accounts.resetDone };
    }),
  ];
}
