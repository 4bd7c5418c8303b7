import type { Desk } from '../../desk.ts';
import { implement, type Route } from '../../platform/http/implement.ts';
import { historyOf, historyPage } from './queries.ts';

export function historyRoutes({ db }: Desk): Route[] {
  return [
    implement('GET /citizens/{id}/history', ({ caller, params, query }) =>
      historyOf(db, caller, params.id, query.page),
    ),
    implement('GET /admin/history', ({ query }) => historyPage(db, query)),
  ];
}
