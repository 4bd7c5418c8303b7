import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'privacy';

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

export const consentsOf = (id: number, page: number) =>
  queryOptions({
    queryKey: [ROOT, 'consents', id, page],
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/consents', { params: { id }, query: { page, per_page: 15 }, signal }),
    placeholderData: keepPreviousData,
  });

export const ownConsents = queryOptions({
  queryKey: [ROOT, 'own-consents'],
  queryFn: ({ signal }) => call('GET /me/consents', { query: { page: 1, per_page: 15 }, signal }),
});

export function refreshPrivacy(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
}
