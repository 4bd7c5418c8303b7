import { allBelongTo } from '@rto-desk/contract/services';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { countSubmission, honeypotReceipt } from './new-submission.ts';
import { addRequest, REQUEST, requestsPage, setRequestBranch, setRequestStatus } from './queries.ts';

export function requestRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /service-requests', async ({ body, caller, address }) => {
      const { website, query = null, ...submission } = body;
      if (!allBelongTo(submission.category, submission.services)) {
        throw new Invalid({ services: words => words.requests.wrongServices });
      }
      await countSubmission(services, { caller, address, phone: submission.contact_phone });
      if (website) return honeypotReceipt(REQUEST, 'pending');
      return addRequest(db, caller, { ...submission, query });
    }),

    implement('GET /service-requests', ({ caller, query }) => requestsPage(db, caller, query)),

    implement('PATCH /service-requests/{id}/status', ({ caller, params, body }) =>
      setRequestStatus(db, caller, params.id, body.status),
    ),

    implement('PATCH /service-requests/{id}/branch', ({ caller, params, body }) =>
      setRequestBranch(db, caller, params.id, body.branch_id ?? null),
    ),

    implement('GET /my-service-requests', ({ caller, query }) =>
      requestsPage(db, caller, { page: query.page, own: true }),
    ),
  ];
}
