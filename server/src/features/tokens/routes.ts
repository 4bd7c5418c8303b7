import { scopes } from '@rto-desk/contract/endpoints/scopes';
import { implement, type Route } from '../../platform/http/implement.ts';
import type { Services } from '../../services.ts';
import { endToken, makeToken, tokensPage } from './tokens.ts';

export function tokenRoutes({ db }: Services): Route[] {
  return [
    implement('GET /admin/tokens', ({ query }) => tokensPage(db, query)),

    implement('GET /admin/tokens/scopes', async () => ({ data: [...scopes] })),

    implement('POST /admin/tokens', ({ caller, body }) => makeToken(db, caller, body)),

    implement('DELETE /admin/tokens/{id}', async ({ params, words }) => {
      await endToken(db, params.id);
      return { message: words.tokens.endedNow };
    }),
  ];
}
