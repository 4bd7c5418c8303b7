import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

/** One page of a citizen's vehicles. */
export const vehiclesPage = (citizenId: number, page: number) =>
  queryOptions({
    queryKey: recordsKey('vehicles', citizenId, page),
    queryFn: ({ signal }) =>
      call('GET /citizens/{id}/vehicles', { params: { id: citizenId }, query: { page }, signal }),
    placeholderData: keepPreviousData,
  });
