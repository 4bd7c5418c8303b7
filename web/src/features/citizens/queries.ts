import type { Citizen } from '@rto-desk/contract/endpoints/citizens';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** What the citizens list is asked for. Empty filters are not sent. */
export interface CitizenFilters {
  q?: string;
  mobile?: string;
  page: number;
  per_page: number;
}

export const citizensPage = (filters: CitizenFilters) =>
  queryOptions({
    queryKey: recordsKey('page', filters),
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

/**
 * After a citizen is deleted. Their page may still stand, hidden, while the next one loads: only lists are asked for
 * again at once, everything else when it is next looked at.
 */
export function forgetCitizen(client: QueryClient, id: Citizen['id']): Promise<void> {
  client.removeQueries({ queryKey: oneCitizen(id).queryKey, type: 'inactive' });
  client.removeQueries({ queryKey: allDetails(id).queryKey, type: 'inactive' });
  void client.invalidateQueries({ queryKey: recordsKey(), refetchType: 'none' });
  return client.invalidateQueries({ queryKey: recordsKey('page') });
}
