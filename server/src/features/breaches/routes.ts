import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { addBreach, breachesPage, changeBreach, markBoardNotified, reportOf } from './breaches.ts';
import { addPersons, notifyPersons, personsPage } from './persons.ts';

export function breachRoutes(services: Services): Route[] {
  const { db } = services;
  return [
    implement('GET /admin/breaches', ({ query }) => breachesPage(db, query)),

    implement('POST /admin/breaches', ({ caller, body }) => addBreach(db, caller, body)),

    implement('PATCH /admin/breaches/{id}', ({ params, body }) => changeBreach(db, params.id, body)),

    implement('GET /admin/breaches/{id}/persons', ({ params, query }) => personsPage(db, params.id, query)),

    implement('POST /admin/breaches/{id}/persons', ({ params, body }) => addPersons(db, params.id, body)),

    implement('POST /admin/breaches/{id}/notify', async ({ caller, params, body }) =>
      body.whom === 'board'
        ? { breach: await markBoardNotified(db, caller, params.id), queued: 0, left: 0 }
        : notifyPersons(services, caller, params.id),
    ),

    implement('GET /admin/breaches/{id}/report', ({ params, words }) => reportOf(db, params.id, words)),
  ];
}
