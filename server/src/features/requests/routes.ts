import { belongTo } from '@rto-desk/contract/services';
import type { Desk } from '../../desk.ts';
import { Invalid } from '../../platform/errors.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { countAsking, trapped } from './asking.ts';
import { addRequest, REQUEST, requestsPage, setRequestStatus } from './queries.ts';

export function requestRoutes(desk: Desk): Route[] {
  const { db } = desk;
  return [
    implement('POST /service-requests', async ({ body, caller, address }) => {
      const { website, query = null, ...asked } = body;
      if (!belongTo(asked.category, asked.services)) {
        throw new Invalid({ services: words => words.requests.wrongServices });
      }
      await countAsking(desk, { caller, address, phone: asked.contact_phone });
      if (website) return trapped(REQUEST, 'pending');
      return addRequest(db, caller, { ...asked, query });
    }),

    implement('GET /service-requests', ({ caller, query }) => requestsPage(db, caller, query)),

    implement('PATCH /service-requests/{id}/status', ({ caller, params, body }) =>
      setRequestStatus(db, caller, params.id, body.status),
    ),

    implement('GET /my-service-requests', ({ caller, query }) =>
      requestsPage(db, caller, { page: query.page, own: true }),
    ),
  ];
}
