import type { HistoryAction } from '@rto-desk/contract/history';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

export interface HistoryFilter {
  q?: string;
  action?: HistoryAction;
  record?: string;
  from?: string;
  until?: string;
  page: number;
}

export const historyPage = (filter: HistoryFilter) =>
  queryOptions({
    queryKey: ['history', filter],
    queryFn: ({ signal }) => call('GET /admin/history', { query: filter, signal }),
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
