import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { recordsKey } from '../../api/records.ts';

export const duplicatesPage = (page: number) =>
  queryOptions({
    queryKey: recordsKey('duplicates', page),
    queryFn: ({ signal }) => call('GET /citizens/duplicates', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const sameNumbersPage = (page: number) =>
  queryOptions({
    queryKey: recordsKey('duplicates', 'numbers', page),
    queryFn: ({ signal }) => call('GET /citizens/duplicates/numbers', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

export const mergesPage = (page: number) =>
  queryOptions({
    queryKey: recordsKey('merges', page),
    queryFn: ({ signal }) => call('GET /merges', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** Both of a pair as they stand now. */
export const bothOf = (one: number, other: number) =>
  queryOptions({
    queryKey: recordsKey('duplicates', 'both', one, other),
    queryFn: ({ signal }) =>
      Promise.all([one, other].map(id => call('GET /citizens/{id}', { params: { id }, signal }))),
    staleTime: 0,
    gcTime: 0,
  });
