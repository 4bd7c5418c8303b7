import type { historyList } from '@rto-desk/contract/history';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

export type HistoryQuery = QueryOf<typeof historyList>;

export const historyPage = (query: HistoryQuery) =>
  queryOptions({
    queryKey: ['history', query],
    queryFn: ({ signal }) => call('GET /admin/history', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Under the key of the citizen's records, so that every change of them asks for it again. */
export const historyOf = (citizenId: number, page: number) =>
  queryOptions({
    queryKey: recordsKey('history', citizenId, page),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/history', { params: { id: citizenId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
