import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { feesFor } from './lines.ts';
import { addRule, changeRule, rulesPage } from './rules.ts';

export function feeRoutes({ db }: Services): Route[] {
  return [
    implement('GET /fees', ({ caller, query, words }) => feesFor(db, caller, query, words.language)),

    implement('GET /admin/fee-rules', ({ query }) => rulesPage(db, query.page)),

    implement('POST /admin/fee-rules', ({ body }) => addRule(db, body)),

    implement('PUT /admin/fee-rules/{code}', ({ params, body }) => changeRule(db, params.code, body)),
  ];
}
