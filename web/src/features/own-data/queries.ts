import type { QueryOf } from '@rto-desk/contract/list';
import type { deletionList } from '@rto-desk/contract/own-data';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'deletion-requests';

export const ownDeletionRequest = queryOptions({
  queryKey: ['own-deletion-request'],
  queryFn: ({ signal }) => call('GET /me/deletion', { signal }),
});

export const deletionRequests = (query: QueryOf<typeof deletionList>) =>
  queryOptions({
    queryKey: [ROOT, query],
    queryFn: ({ signal }) => call('GET /admin/deletion-requests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export function refreshRequests(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}
