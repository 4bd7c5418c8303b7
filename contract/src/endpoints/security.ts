import { z } from 'zod';
import { type EndpointTable, idParams, message } from './endpoint.ts';

const device = z
  .object({
    id: z.int(),
    /** What the browser calls itself (User-Agent), or null. */
    device: z.string().nullable(),
    /** Where it signed in from. */
    address: z.string().nullable(),
    created_at: z.string(),
    last_seen_at: z.string(),
    /** Whether it is the one that asks. */
    current: z.boolean(),
  })
  .meta({ id: 'Device' });
export type Device = z.infer<typeof device>;

const password = z.string().min(1).max(1000);
const code = z.string().trim().min(1).max(40);

const settings = z.object({ two_factor_required: z.boolean() }).meta({ id: 'SecuritySettings' });

export const securityEndpoints = {
  'GET /me/sessions': {
    summary: 'List the devices of the account, last used first',
    audience: 'signedIn',
    answer: z.array(device),
  },
  'DELETE /me/sessions/{id}': {
    summary: 'Sign out a device of the account',
    audience: 'signedIn',
    params: idParams,
    answer: message,
  },
  'POST /me/confirm': {
    summary: 'Confirm the password before a sensitive call',
    audience: 'signedIn',
    withoutSecondFactor: true,
    /** With the code of the authenticator app, or a recovery code, where the account has one. */
    body: z.object({ password, code: z.string().trim().max(40).optional() }),
    answer: z.object({ confirmed_until: z.string() }),
  },
  'POST /me/two-factor': {
    summary: 'Begin to set up an authenticator app; it is active once a code was confirmed',
    audience: 'signedIn',
    withoutSecondFactor: true,
    body: z.object({ password }),
    /** The secret in base32 and the address that an app reads it from, as a QR code or a link. */
    answer: z.object({ secret: z.string(), uri: z.string() }),
  },
  'POST /me/two-factor/confirm': {
    summary: 'Confirm the authenticator app with a code; other devices are signed out',
    audience: 'signedIn',
    withoutSecondFactor: true,
    body: z.object({ code }),
    /** Each signs in once in place of the app, and is shown only now. */
    answer: z.object({ recovery_codes: z.array(z.string()) }),
  },
  'POST /me/two-factor/off': {
    summary: 'Turn two-step login off',
    audience: 'signedIn',
    body: z.object({ password }),
    answer: message,
  },
  'DELETE /admin/users/{id}/two-factor': {
    summary: 'Turn two-step login off for an account whose holder has lost the authenticator app',
    audience: 'admin',
    confirm: 'always',
    params: idParams,
    answer: message,
  },
  'GET /admin/security': {
    summary: 'Get whether staff must use two-step login',
    audience: 'admin',
    answer: settings,
  },
  'PUT /admin/security': {
    summary: 'Set whether staff must use two-step login',
    audience: 'admin',
    confirm: 'always',
    body: settings,
    answer: settings,
  },
} satisfies EndpointTable;
