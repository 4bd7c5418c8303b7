import type { claimList } from '@rto-desk/contract/claim';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { refreshRecords } from '../../api/records.ts';

export const claimsPage = (query: QueryOf<typeof claimList>) =>
  queryOptions({
    queryKey: ['claims', query],
    queryFn: ({ signal }) => call('GET /claims', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const myClaims = (page: number) =>
  queryOptions({
    queryKey: ['claims', 'mine', page],
    queryFn: ({ signal }) => call('GET /me/claims', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** After a claim was made, decided or ended: lists, counts and whom one reaches are asked for again. */
export function refreshClaims(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: ['claims'] });
  void client.invalidateQueries({ queryKey: ['dashboard'] });
  void client.invalidateQueries({ queryKey: ['jobs'] });
  void refreshRecords(client);
}
