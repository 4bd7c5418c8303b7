import type { InquiryStatus } from '@rto-desk/contract/document-inquiry';
import type { RequestStatus } from '@rto-desk/contract/service-request';
import { keepPreviousData, type QueryClient, type QueryKey, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import type { Days } from '../../ui/useStatusFilter.ts';

export const requestsPage = (status: RequestStatus | undefined, page: number, days: Days | null = null) =>
  queryOptions({
    queryKey: ['requests', status ?? null, days, page],
    queryFn: ({ signal }) => call('GET /service-requests', { query: { status, page, ...days }, signal }),
    placeholderData: keepPreviousData,
  });

export const myRequests = (page: number) =>
  queryOptions({
    queryKey: ['requests', 'mine', page],
    queryFn: ({ signal }) => call('GET /my-service-requests', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const inquiriesPage = (status: InquiryStatus | undefined, page: number) =>
  queryOptions({
    queryKey: ['inquiries', status ?? null, page],
    queryFn: ({ signal }) => call('GET /admin/document-inquiries', { query: { status, page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Puts a changed row in the place of the old one on the page that shows it. */
export function replaceRow<Row extends { id: number }>(
  client: QueryClient,
  key: QueryKey,
  changed: Row,
): void {
  client.setQueryData<{ data: Row[] }>(
    key,
    page => page && { ...page, data: page.data.map(row => (row.id === changed.id ? changed : row)) },
  );
  // Counts elsewhere, and other pages, are asked for when they are next looked at.
  void client.invalidateQueries({ queryKey: [key[0]], refetchType: 'none' });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
}
