import type { QueryOf } from '@rto-desk/contract/list';
import type { tokenList } from '@rto-desk/contract/token';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const TOKENS = 'tokens';

export const apiTokens = (query: QueryOf<typeof tokenList>) =>
  queryOptions({
    queryKey: [TOKENS, query],
    queryFn: ({ signal }) => call('GET /admin/tokens', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const tokenScopes = queryOptions({
  queryKey: [TOKENS, 'scopes'],
  queryFn: async ({ signal }) => (await call('GET /admin/tokens/scopes', { signal })).data,
  staleTime: Number.POSITIVE_INFINITY,
});
