import { implement, type Route } from '../../platform/http/implement.ts';
import { countChange } from '../../platform/limits.ts';
import type { Services } from '../../services.ts';
import {
  consentsPage,
  giveConsent,
  giveOwnConsent,
  ownConsents,
  withdrawConsent,
  withdrawOwnConsent,
} from './consents.ts';
import {
  addNotice,
  changeContact,
  currentNotice,
  giveNotice,
  givenPage,
  noticesPage,
  privacyContact,
  privacySettings,
} from './notices.ts';

export function privacyRoutes(services: Services): Route[] {
  const { db, limits } = services;
  return [
    implement('GET /citizens/{id}/consents', ({ caller, params, query }) =>
      consentsPage(db, caller, params.id, query),
    ),

    implement('POST /citizens/{id}/consents', ({ caller, params, body }) =>
      giveConsent(services, caller, params.id, body),
    ),

    implement('DELETE /consents/{id}', ({ caller, params, words }) =>
      withdrawConsent(services, caller, params.id, words),
    ),

    implement('GET /me/consents', ({ caller, query }) => ownConsents(db, caller, query)),

    implement('POST /me/consents', async ({ caller, body }) => {
      // Each is a line of the history.
      await countChange(limits, caller);
      return giveOwnConsent(services, caller, body.purpose);
    }),

    implement('DELETE /me/consents/{purpose}', async ({ caller, params, words }) => {
      await countChange(limits, caller);
      return withdrawOwnConsent(services, caller, params.purpose, words);
    }),

    implement('GET /privacy-contact', () => privacyContact(db)),

    implement('GET /privacy-notice', () => currentNotice(db)),

    implement('GET /admin/privacy', () => privacySettings(db)),

    implement('PUT /admin/privacy', ({ body }) => changeContact(db, body)),

    implement('GET /admin/privacy-notices', ({ query }) => noticesPage(db, query)),

    implement('POST /admin/privacy-notices', ({ caller, body }) => addNotice(db, caller, body)),

    implement('GET /citizens/{id}/privacy-notices', ({ caller, params, query }) =>
      givenPage(db, caller, params.id, query),
    ),

    implement('POST /citizens/{id}/privacy-notices', ({ caller, params, body }) =>
      giveNotice(db, caller, params.id, body.how),
    ),
  ];
}
