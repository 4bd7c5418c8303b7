import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { approveClaim, rejectClaim } from './decide.ts';
import { endClaim } from './end.ts';
import { claimsPage } from './list.ts';
import { addClaim, ownClaimsPage } from './own.ts';

export function claimRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('POST /claims', async ({ caller, body, words }) => {
      await addClaim(services, caller, body);
      return { message: words.claims.answers.asked };
    }),

    implement('GET /me/claims', ({ caller, query }) => ownClaimsPage(db, caller, query.page)),

    implement('GET /claims', ({ caller, query }) => claimsPage(db, caller, query)),

    implement('POST /claims/{id}/approve', ({ caller, params, body }) =>
      approveClaim(db, caller, params.id, body),
    ),

    implement('POST /claims/{id}/refuse', ({ caller, params, body }) =>
      rejectClaim(db, caller, params.id, body),
    ),

    implement('DELETE /claims/{id}', async ({ caller, params, query, words }) => {
      await endClaim(services, caller, params.id, query.updated_at);
      return { message: words.claims.answers.ended };
    }),
  ];
}
