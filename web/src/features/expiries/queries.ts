import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';
import type { ReportFilter } from './useReportFilter.ts';

/** What of a citizen has expired before today. */
export const expiredDocuments = (citizenId: number) =>
  queryOptions({
    queryKey: recordsKey('expired', citizenId),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/expired-documents', { params: { id: citizenId }, signal }),
  });

/** A page of the expiry report; a change to any record refreshes it. */
export const expiryReport = ({ include_superseded, ...filter }: ReportFilter, page: number) =>
  queryOptions({
    queryKey: recordsKey('report', JSON.stringify({ ...filter, include_superseded }), page),
    queryFn: ({ signal }) =>
      call('GET /reports/expiries', {
        query: { ...filter, include_superseded: include_superseded === '1', page },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
