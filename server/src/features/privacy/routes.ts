import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
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

export function privacyRoutes({ db }: Services): Route[] {
  return [
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
