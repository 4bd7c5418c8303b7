import type { ExpiryFilters } from '@rto-desk/contract/endpoints/expiries';
import type { expiryList } from '@rto-desk/contract/expiry-report';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** What of a citizen has expired before today. */
export const expiredDocuments = (citizenId: number) =>
  queryOptions({
    queryKey: recordsKey('expired', citizenId),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/expired-documents', { params: { id: citizenId }, signal }),
  });

/** How many documents the report has, `12`, or `10,000+` where they were not counted to the end. */
export const expiryCount = (filters: ExpiryFilters) =>
  queryOptions({
    queryKey: recordsKey('report-count', filters),
    queryFn: async ({ signal }) => {
      const query = { ...filters, page: 1, per_page: 1 };
      const { total, more } = await call('GET /reports/expiries', { query, signal });
      return more ? `${total.toLocaleString('en-IN')}+` : String(total);
    },
  });

/** A page of the expiry report; a change to any record refreshes it. */
export const expiryReport = (query: QueryOf<typeof expiryList>) =>
  queryOptions({
    queryKey: recordsKey('report', query),
    queryFn: async ({ signal }) => {
      const { data, ...meta } = await call('GET /reports/expiries', { query, signal });
      return { data, meta };
    },
    placeholderData: keepPreviousData,
  });
