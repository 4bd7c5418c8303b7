import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { historyOf, historyPage } from './queries.ts';

export function historyRoutes({ db }: Services): Route[] {
  return [
    implement('GET /citizens/{id}/history', ({ caller, params, query }) =>
      historyOf(db, caller, params.id, query.page),
    ),
    implement('GET /admin/history', ({ caller, query }) =>
      historyPage(db, { ...query, hasMoney: caller.desk.money_on }),
    ),
  ];
}
