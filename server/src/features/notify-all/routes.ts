import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { expiryFilter } from '../expiries/filter.ts';
import { notifyAllOf, notifyAllRuns } from './progress.ts';
import { startNotifyAll, stopNotifyAll } from './queries.ts';

export function notifyAllRoutes(services: Services): Route[] {
  return [
    implement('POST /reports/expiries/notify-all', ({ caller, body }) => {
      const { dry_run, confirm = null, seen = null, documents, ...filters } = body;
      const chosen = { filter: expiryFilter(filters), ...(documents && { documents }) };
      return startNotifyAll(services, caller, { chosen, dry_run, confirm, seen });
    }),
    implement('GET /reports/expiries/notify-all', ({ caller, query }) =>
      notifyAllRuns(services.db, caller, query.page),
    ),
    implement('GET /reports/expiries/notify-all/{id}', ({ caller, params }) =>
      notifyAllOf(services.db, caller, params.id),
    ),
    implement('POST /reports/expiries/notify-all/{id}/stop', ({ caller, params }) =>
      stopNotifyAll(services, caller, params.id),
    ),
  ];
}
