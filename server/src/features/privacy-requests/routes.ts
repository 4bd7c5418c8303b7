import { implement, type Route } from '../../platform/http/implement.ts';
import { countChange } from '../../platform/limits.ts';
import type { Services } from '../../services.ts';
import { answerRequest, ownRequestsPage, requestFor, requestOwn, requestsPage } from './requests.ts';

export function privacyRequestRoutes({ db, limits }: Services): Route[] {
  return [
    implement('GET /me/privacy-requests', ({ caller, query }) => ownRequestsPage(db, caller, query)),

    implement('POST /me/privacy-requests', async ({ caller, body }) => {
      // Each is a line of the history.
      await countChange(limits, caller);
      return requestOwn(db, caller, body);
    }),

    implement('POST /citizens/{id}/privacy-requests', ({ caller, params, body }) =>
      requestFor(db, caller, params.id, body),
    ),

    implement('GET /privacy-requests', ({ query }) => requestsPage(db, query)),

    implement('POST /privacy-requests/{id}/answer', ({ caller, params, body }) =>
      answerRequest(db, caller, params.id, body),
    ),
  ];
}
