import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

/** What the citizens list is asked for. Empty filters are not sent. */
export interface CitizenFilters {
  q?: string;
  mobile?: string;
  page: number;
  per_page: number;
}

/** Everything known of citizens and their records lies under this key, so that one change refreshes it all. */
const ROOT = 'citizens';
/** The key of the answers about one citizen. */
export const recordsKey = (...parts: readonly (string | number)[]) => [ROOT, ...parts] as const;

export const citizensPage = (filters: CitizenFilters) =>
  queryOptions({
    queryKey: [ROOT, 'page', filters],
    queryFn: ({ signal }) => call('GET /citizens', { query: filters, signal }),
    placeholderData: keepPreviousData,
  });

export const oneCitizen = (id: number) =>
  queryOptions({
    queryKey: recordsKey('one', id),
    queryFn: ({ signal }) => call('GET /citizens/{id}', { params: { id }, signal }),
  });

export const allDetails = (id: number) =>
  queryOptions({
    queryKey: recordsKey('all-details', id),
    queryFn: ({ signal }) => call('GET /citizens/{id}/all-details', { params: { id }, signal }),
  });

export const branches = queryOptions({
  queryKey: ['branches'],
  queryFn: ({ signal }) => call('GET /admin/branches', { signal }),
  staleTime: 5 * 60_000,
});

/** After any change to a citizen or a record: lists, counts and details on screen are asked for again. */
export function refreshRecords(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}

/**
 * After a citizen is deleted. Their page may still stand, hidden, while the next one loads: only lists are asked for
 * again at once, everything else when it is next looked at.
 */
export function forgetCitizen(client: QueryClient, id: Citizen['id']): Promise<void> {
  client.removeQueries({ queryKey: oneCitizen(id).queryKey, type: 'inactive' });
  client.removeQueries({ queryKey: allDetails(id).queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey: [ROOT], refetchType: 'none' });
  return client.invalidateQueries({ queryKey: [ROOT, 'page'] });
}
