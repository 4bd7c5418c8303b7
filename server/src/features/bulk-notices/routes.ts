import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { expiryFilter } from '../expiries/filter.ts';
import { bulkNoticeOf, runningNotices } from './progress.ts';
import { stopTelling, tellAll } from './queries.ts';

export function bulkNoticeRoutes(services: Services): Route[] {
  return [
    implement('POST /reports/expiries/notify-all', ({ caller, body }) => {
      const { dry_run, confirm = null, seen = null, documents, ...filters } = body;
      const chosen = { filter: expiryFilter(filters), ...(documents && { documents }) };
      return tellAll(services, caller, { chosen, dry_run, confirm, seen });
    }),
    implement('GET /reports/expiries/notify-all', ({ caller, query }) =>
      runningNotices(services.db, caller, query.page),
    ),
    implement('GET /reports/expiries/notify-all/{id}', ({ caller, params }) =>
      bulkNoticeOf(services.db, caller, params.id),
    ),
    implement('POST /reports/expiries/notify-all/{id}/stop', ({ caller, params }) =>
      stopTelling(services, caller, params.id),
    ),
  ];
}
