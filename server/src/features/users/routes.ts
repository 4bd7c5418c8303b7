import { maySeeSecrets } from '@rto-desk/contract/access';
import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { messageOf } from '../messages/queries.ts';
import {
  approveContacts,
  contactRequestsPage,
  rejectContacts,
  requestContactChange,
} from './contact-requests.ts';
import { detachAccount } from './detach-account.ts';
import {
  addUser,
  changeRole,
  changeUser,
  deleteUser,
  sendResetLink,
  signOutUser,
  verifyContact,
} from './mutations.ts';
import { usersPage } from './queries.ts';

export function userRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /admin/users', ({ caller, query }) => usersPage(db, caller, query)),
    implement('POST /admin/users', async ({ caller, body, words }) => ({
      ...(await addUser(db, caller, body)),
      ...mobileWarning(words, body.phone),
    })),
    implement('PUT /admin/users/{id}', async ({ caller, params, body, words }) => ({
      ...(await changeUser(services, caller, params.id, body)),
      ...mobileWarning(words, body.phone),
    })),
    implement('PATCH /admin/users/{id}/role', ({ caller, params, body }) =>
      changeRole(db, caller, params.id, body),
    ),
    implement('DELETE /admin/users/{id}', async ({ caller, params, words }) => {
      await deleteUser(db, caller, params.id);
      return { message: words.documents.recordDeleted(words.users.one) };
    }),
    implement('POST /admin/users/{id}/send-reset-link', async ({ caller, params, body, words }) => {
      const { id, recipient, byHand } = await sendResetLink(services, caller, params.id, body?.password);
      const { linkOnItsWay, linkWritten, linkWaits } = words.users;
      if (!byHand) return { message: linkOnItsWay(recipient), by_hand: null };
      // Such messages open an account, and only admins see them.
      if (!maySeeSecrets(caller)) return { message: linkWaits, by_hand: null };
      return { message: linkWritten, by_hand: await messageOf(db, caller, id) };
    }),
    implement('POST /admin/users/{id}/verify-contact', ({ caller, params, body }) =>
      verifyContact(services, caller, params.id, body.contact),
    ),
    implement('POST /admin/users/{id}/contact-requests', ({ caller, params, body }) =>
      requestContactChange(db, caller, params.id, body),
    ),
    implement('GET /admin/contact-requests', ({ query }) => contactRequestsPage(db, query.page)),
    implement('POST /admin/contact-requests/{id}/approve', ({ caller, params }) =>
      approveContacts(services, caller, params.id),
    ),
    implement('POST /admin/contact-requests/{id}/refuse', ({ caller, params }) =>
      rejectContacts(db, caller, params.id),
    ),
    implement('DELETE /citizens/{id}/keeper', ({ caller, params, query }) =>
      detachAccount(services, caller, params.id, query.updated_at),
    ),
    implement('DELETE /admin/users/{id}/sessions', async ({ caller, params, words }) => {
      const { name } = await signOutUser(db, caller, params.id);
      return { message: words.users.signedOut(name) };
    }),
  ];
}
