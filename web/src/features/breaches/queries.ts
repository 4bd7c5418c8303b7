import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';
import { work } from '../jobs/queries.ts';

const ROOT = 'breaches';

export const breaches = (page: number) =>
  queryOptions({
    queryKey: [ROOT, page],
    queryFn: ({ signal }) => call('GET /admin/breaches', { query: { page, per_page: 15 }, signal }),
    placeholderData: keepPreviousData,
  });

export const breachReport = (id: number) =>
  queryOptions({
    queryKey: [ROOT, 'report', id],
    queryFn: ({ signal }) => call('GET /admin/breaches/{id}/report', { params: { id }, signal }),
  });

export const breachPersons = (id: number, page: number) =>
  queryOptions({
    queryKey: [ROOT, 'persons', id, page],
    queryFn: ({ signal }) =>
      call('GET /admin/breaches/{id}/persons', { params: { id }, query: { page, per_page: 15 }, signal }),
    placeholderData: keepPreviousData,
  });

/** The accounts of staff whose name has a text. */
export const staffNamed = (q: string) =>
  queryOptions({
    queryKey: [ROOT, 'staff', q],
    queryFn: async ({ signal }) => {
      const { data } = await call('GET /admin/users', { query: { page: 1, per_page: 50, q }, signal });
      return data;
    },
    placeholderData: keepPreviousData,
  });

export function refreshBreaches(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [ROOT] });
  void client.invalidateQueries({ queryKey: work.queryKey });
}
