import type { citizenList } from '@rto-desk/contract/citizen';
import type { QueryOf } from '@rto-desk/contract/list';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

export type CitizenQuery = QueryOf<typeof citizenList>;

/** The list itself: a user with a single profile is redirected from `/citizens` to that profile. */
export const CITIZEN_LIST = '/citizens?page=1';

export const citizensPage = (query: CitizenQuery) =>
  queryOptions({
    queryKey: recordsKey('page', query),
    queryFn: ({ signal }) => call('GET /citizens', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const oneCitizen = (id: number) =>
  queryOptions({
    queryKey: recordsKey('one', id),
    queryFn: ({ signal }) => call('GET /citizens/{id}', { params: { id }, signal }),
  });
