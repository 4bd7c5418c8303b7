import { z } from 'zod';
import { addableRoles, roles } from '../access.ts';
import { passwordLengths } from '../account.ts';
import { choice, required } from '../fields.ts';
import { plainList } from '../list.ts';
import { contactRequestFields, contactRequestStatuses, userFields, userList } from '../user.ts';
import { fieldsSchema } from '../validation.ts';
import {
  type EndpointTable,
  idParams,
  lastSeen,
  message,
  mobileWarnings,
  optionalId,
  pageOf,
} from './endpoint.ts';
import { listQuery } from './list-query.ts';
import { message as writtenMessage } from './messages.ts';

const user = z
  .object({
    id: z.int(),
    name: z.string(),
    phone: z.string(),
    email: z.string().nullable(),
    phone_verified: z.boolean(),
    email_verified: z.boolean(),
    /** Whether what signs in changed within a day, so that links for a new password go where they went before. */
    reset_held: z.boolean(),
    role: z.enum(roles),
    branch_id: z.int().nullable(),
    branch: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** The holder's own citizen profile. */
    citizen_id: z.int().nullable(),
    primary_citizen: z.object({ id: z.int(), name: z.string(), mobile: z.string() }).nullable(),
    /** What the caller may do with the account; `roles` are those that they may give it. */
    permissions: z.object({ edit: z.boolean(), delete: z.boolean(), roles: z.array(z.enum(roles)) }),
    /** Whether it signs in with a second factor. */
    two_factor: z.boolean(),
    created_at: z.string(),
    updated_at: z.string(),
  })
  .meta({ id: 'User' });
export type User = z.infer<typeof user>;

const contactRequest = z
  .object({
    id: z.int(),
    user: z.object({ id: z.int(), name: z.string(), phone: z.string(), email: z.string().nullable() }),
    /** What is to sign in; null where it stays. */
    phone: z.string().nullable(),
    email: z.string().nullable(),
    proof: z.string(),
    status: z.enum(contactRequestStatuses),
    created_by: z.string().nullable(),
    created_at: z.string(),
    handled_by: z.string().nullable(),
    handled_at: z.string().nullable(),
  })
  .meta({ id: 'ContactRequest' });
export type ContactRequest = z.infer<typeof contactRequest>;

/** Only managers have a branch; for other roles it is cleared. */
const branch = z.object({ branch_id: optionalId });

export const userEndpoints = {
  'GET /admin/users': {
    summary: 'List the accounts in scope, by name',
    audience: 'staff',
    query: listQuery(userList),
    answer: pageOf(user),
  },
  'POST /admin/users': {
    summary: 'Add an account',
    audience: 'staff',
    confirm: 'sometimes',
    body: fieldsSchema({ ...userFields, role: choice(addableRoles, required) })
      .and(branch)
      .and(z.object({ password: z.string().min(passwordLengths.staff).max(passwordLengths.max) })),
    idempotent: true,
    status: 201,
    answer: user.extend(mobileWarnings),
  },
  'PUT /admin/users/{id}': {
    summary: 'Update an account',
    audience: 'staff',
    confirm: 'sometimes',
    params: idParams,
    body: fieldsSchema(userFields).and(branch).and(lastSeen),
    answer: user.extend(mobileWarnings),
  },
  'PATCH /admin/users/{id}/role': {
    summary: "Change an account's role, and the branch that a manager gets with it; its sessions end",
    audience: 'admin',
    confirm: 'always',
    params: idParams,
    body: fieldsSchema({ role: choice(roles, required) })
      .and(branch)
      .and(lastSeen),
    answer: user,
  },
  'DELETE /admin/users/{id}': {
    summary: 'Delete an account; its citizen profiles stay with the office',
    audience: 'admin',
    confirm: 'always',
    params: idParams,
    answer: message,
  },
  'POST /admin/users/{id}/send-reset-link': {
    summary:
      'Send a password reset link by mail or to the mobile of the account; for a day after a change of contacts to the former ones, unless an admin confirms with their own password',
    audience: 'staff',
    confirm: 'sometimes',
    params: idParams,
    body: z.object({ password: z.string().max(1000).optional() }).nullish(),
    answer: message.extend({
      /**
       * The text that a clerk has to send by hand; null where it goes automatically, and for readers who may not see
       * it.
       */
      by_hand: writtenMessage.nullable(),
    }),
  },
  'POST /admin/users/{id}/verify-contact': {
    summary:
      "Confirm that the mobile or e-mail address of an account is its holder's, as seen at the counter",
    audience: 'staff',
    params: idParams,
    /** The number or address itself: what staff have seen is confirmed, and not what it has become meanwhile. */
    body: z.object({ contact: z.string().trim().min(1).max(255) }),
    answer: user,
  },
  'POST /admin/users/{id}/contact-requests': {
    summary: 'Request a login change (mobile or e-mail address); it replaces an open request',
    audience: 'staff',
    params: idParams,
    body: fieldsSchema(contactRequestFields),
    status: 201,
    answer: contactRequest,
  },
  'GET /admin/contact-requests': {
    summary: 'List the login change requests: open ones first, then the newest',
    audience: 'admin',
    query: listQuery(plainList),
    answer: pageOf(contactRequest),
  },
  'POST /admin/contact-requests/{id}/approve': {
    summary: 'Approve a login change request; the account is signed out and its holder notified',
    audience: 'admin',
    confirm: 'sometimes',
    params: idParams,
    answer: contactRequest,
  },
  'POST /admin/contact-requests/{id}/refuse': {
    summary: 'Reject a login change request',
    audience: 'admin',
    params: idParams,
    answer: contactRequest,
  },
  'DELETE /admin/users/{id}/sessions': {
    summary: 'Sign out all devices of an account, such as after losing a phone',
    audience: 'staff',
    params: idParams,
    answer: message,
  },
} satisfies EndpointTable;
