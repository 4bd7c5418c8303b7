import type { Role } from '@rto-desk/contract/access';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

const ROOT = 'users';

export interface UserFilter {
  q?: string;
  role?: Role;
  per_page: number;
  page: number;
}

export const usersPage = (filter: UserFilter) =>
  queryOptions({
    queryKey: [ROOT, filter],
    queryFn: ({ signal }) => call('GET /admin/users', { query: filter, signal }),
    placeholderData: keepPreviousData,
  });

export function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}
