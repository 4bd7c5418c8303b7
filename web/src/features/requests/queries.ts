import type { inquiryList } from '@rto-desk/contract/document-inquiry';
import type { QueryOf } from '@rto-desk/contract/list';
import type { requestList } from '@rto-desk/contract/service-request';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const requestsPage = (query: QueryOf<typeof requestList>) =>
  queryOptions({
    queryKey: ['requests', query],
    queryFn: ({ signal }) => call('GET /service-requests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const myRequests = (page: number) =>
  queryOptions({
    queryKey: ['requests', 'mine', page],
    queryFn: ({ signal }) => call('GET /my-service-requests', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** What is asked of inquiries begins with it. */
export const inquiriesKey = ['inquiries'];

export const inquiriesPage = (query: QueryOf<typeof inquiryList>) =>
  queryOptions({
    queryKey: [...inquiriesKey, query],
    queryFn: ({ signal }) => call('GET /admin/document-inquiries', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Changes a row and shows it as the server answers it; the page is asked for again where that fails, which another's change may be the reason of. */
export async function changeRow<Row extends { id: number }>(
  client: QueryClient,
  key: QueryKey,
  change: () => Promise<Row>,
): Promise<void> {
  const changed = await change().catch(error => {
    void client.invalidateQueries({ queryKey: key });
    throw error;
  });
  client.setQueryData<{ data: Row[] }>(
    key,
    page => page && { ...page, data: page.data.map(row => (row.id === changed.id ? changed : row)) },
  );
  // Counts elsewhere, and other pages, are asked for when they are next looked at.
  void client.invalidateQueries({ queryKey: [key[0]], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
