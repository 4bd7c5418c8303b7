import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'privacy';

export const privacyContact = queryOptions({
  queryKey: [ROOT, 'contact'],
  queryFn: ({ signal }) => call('GET /privacy-contact', { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

export const currentNotice = queryOptions({
  queryKey: [ROOT, 'notice'],
  queryFn: ({ signal }) => call('GET /privacy-notice', { signal }),
});

export const privacySettings = queryOptions({
  queryKey: [ROOT, 'settings'],
  queryFn: ({ signal }) => call('GET /admin/privacy', { signal }),
});

export const privacyNotices = (page: number) =>
  queryOptions({
    queryKey: [ROOT, 'notices', page],
    queryFn: ({ signal }) => call('GET /admin/privacy-notices', { query: { page, per_page: 15 }, signal }),
    placeholderData: keepPreviousData,
  });

export const noticesGiven = (id: number, page: number) =>
  queryOptions({
    queryKey: [ROOT, 'given', id, page],
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/privacy-notices', { params: { id }, query: { page, per_page: 15 }, signal }),
    placeholderData: keepPreviousData,
  });

export function refreshPrivacy(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
}
