import { mobileWarning } from '../../facts/dummy-mobile.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { addRequest, assertServices, REQUEST } from './new-job.ts';
import { countSubmission, honeypotReceipt } from './new-submission.ts';
import { requestsPage, setRequestBranch, setRequestStatus } from './service-requests.ts';

/** Jobs as those see them who ask for a service, and clients that know of four statuses alone. */
export function requestRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /service-requests', async ({ body, caller, address, words }) => {
      const { website, query = null, ...submission } = body;
      assertServices(submission.category, submission.services);
      await countSubmission(services, { caller, address, phone: submission.contact_phone });
      if (website) return honeypotReceipt(REQUEST, 'pending');
      const receipt = await addRequest(db, caller, { ...submission, query });
      return { ...receipt, ...mobileWarning(words, submission.contact_phone) };
    }),

    implement('GET /service-requests', ({ caller, query, words }) => requestsPage(db, caller, words, query)),

    implement('PATCH /service-requests/{id}/status', ({ caller, params, body, words }) =>
      setRequestStatus(db, caller, words, params.id, body),
    ),

    implement('PATCH /service-requests/{id}/branch', ({ caller, params, body, words }) =>
      setRequestBranch(db, caller, words, params.id, body),
    ),

    implement('GET /my-service-requests', ({ caller, query, words }) =>
      requestsPage(db, caller, words, { page: query.page, own: true }),
    ),
  ];
}
