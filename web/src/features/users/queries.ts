import type { User } from '@rto-desk/contract/endpoints/users';
import type { plainList, QueryOf } from '@rto-desk/contract/list';
import type { userList } from '@rto-desk/contract/user';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Answer, call } from '../../api/call.ts';

const ROOT = 'users';

export const usersPage = (query: QueryOf<typeof userList>) =>
  queryOptions({
    queryKey: [ROOT, 'accounts', query],
    queryFn: ({ signal }) => call('GET /admin/users', { query, signal }),
    placeholderData: keepPreviousData,
  });

export const contactRequests = (query: QueryOf<typeof plainList>) =>
  queryOptions({
    queryKey: [ROOT, 'contact-requests', query],
    queryFn: ({ signal }) => call('GET /admin/contact-requests', { query, signal }),
    placeholderData: keepPreviousData,
  });

export type WrittenLink = Answer<'POST /admin/users/{id}/send-reset-link'>;

/** Writes a link for a new password, to contacts that have just changed only with the own `password`. */
export const writeLink = (id: number, password?: string): Promise<WrittenLink> =>
  call('POST /admin/users/{id}/send-reset-link', {
    params: { id },
    body: password === undefined ? {} : { password },
  });

/** Updates a changed account in its row at once, so that the next edit begins with what was saved. */
export function showUser(client: QueryClient, changed: User): void {
  client.setQueriesData<{ data: User[] }>(
    { queryKey: [ROOT, 'accounts'] },
    page => page && { ...page, data: page.data.map(user => (user.id === changed.id ? changed : user)) },
  );
}

export function refreshUsers(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [ROOT] });
}
