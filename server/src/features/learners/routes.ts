import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { notifyReady } from './notify-ready.ts';
import { learnersPage, setTest } from './queries.ts';

/** From the learner's licence to the driving licence. */
export function learnerRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /jobs/learners', ({ caller, query }) => learnersPage(db, caller, query)),
    implement('PUT /jobs/learners/{id}/test', ({ caller, params, body }) =>
      setTest(db, caller, params.id, body),
    ),
    implement('POST /jobs/learners/tell', ({ caller, body }) => notifyReady(services, caller, body.ll_ids)),
  ];
}
