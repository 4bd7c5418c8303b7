import { queryOptions } from '@tanstack/react-query';
import { call } from './call.ts';
import { recordsKey } from './records.ts';

/** A citizen with every licence, vehicle and document: for All Details, the sheet, and what else shows several kinds at once. */
export const allDetails = (id: number) =>
  queryOptions({
    queryKey: recordsKey('all-details', id),
    queryFn: ({ signal }) => call('GET /citizens/{id}/all-details', { params: { id }, signal }),
  });
