import type { QueryOf } from '@rto-desk/contract/list';
import type { privacyRequestList } from '@rto-desk/contract/privacy-request';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { work } from '../jobs/queries.ts';

const ROOT = 'privacy-requests';

export const ownRequests = queryOptions({
  queryKey: [ROOT, 'own'],
  queryFn: ({ signal }) => call('GET /me/privacy-requests', { query: { page: 1, per_page: 15 }, signal }),
});

export const privacyRequests = (query: QueryOf<typeof privacyRequestList>) =>
  queryOptions({
    queryKey: [ROOT, query],
    queryFn: ({ signal }) => call('GET /privacy-requests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export function refreshPrivacyRequests(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: work.queryKey });
}
