import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../citizens/queries.ts';

/** What of a citizen has expired before today. */
export const expiredDocuments = (citizenId: number) =>
  queryOptions({
    queryKey: recordsKey('expired', citizenId),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/expired-documents', { params: { id: citizenId }, signal }),
  });
